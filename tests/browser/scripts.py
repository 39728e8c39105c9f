"""Scripts for a page, each in a file of its own: one function, after a comment that says what it does.

The formatter ends each with a semicolon; here it is removed, so that the function can be called.
"""

from pathlib import Path

HERE = Path(__file__).parent


def script(path: str) -> str:
    """The function in a file of this folder (`visit/look.js`) or of one beside it (`../page/covered.js`)."""
    lines = (HERE / path).read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("//")).removesuffix(";")


TIME_FIRST = """{
    const now = performance.now.bind(performance);
    let asked = false;
    performance.now = () => {
        asked = true;
        return now();
    };
    window.Worker = class extends Worker {
        constructor(...how) {
            window.timeFirst ??= asked;
            super(...how);
        }
    };
}"""
"""For a page's start: `timeFirst` tells whether the page had asked for the time before it made its first worker."""
