"""The day of an event is the one that this device's clock said then, with its year where that is another."""

import os
import subprocess
from pathlib import Path

import pytest

JS = Path(__file__).parents[2] / "web" / "js"
DATED = (JS / "screens" / "book" / "dated.js").as_uri()
WORDS = (JS / "shell" / "words" / "words.js").as_uri()
ASK = f"""
import {{ dated }} from "{DATED}";
const words = {{ lang: "en", calendar: (day) => day.toISOString().slice(0, 10) }};
console.log(dated(Date.UTC(2026, 2, 6, 1, 14), words));
"""
# How a date is said on another day: the clock stands at a moment of November 2026.
SAY = f"""
const Now = Date;
globalThis.Date = class extends Now {{
  constructor(...given) {{ super(...(given.length ? given : [Now.UTC(2026, 10, 28, 12)])); }}
}};
const {{ dateWords }} = await import("{DATED}");
const {{ makeWords }} = await import("{WORDS}");
const [language, digits, date, form] = process.argv.slice(1);
console.log(dateWords(date, makeWords(language, digits, []), form));
"""


@pytest.mark.parametrize(
    ("zone", "day"), [("America/New_York", "2026-03-05"), ("UTC", "2026-03-06"), ("Pacific/Kiritimati", "2026-03-06")]
)
def test_a_moment_is_of_the_day_that_it_is_here(zone: str, day: str) -> None:
    assert node(ASK, zone=zone) == day


def node(script: str, *given: str, zone: str = "UTC") -> str:
    """What a script prints."""
    command = ["node", "--input-type=module", "--eval", script, "--", *given]
    ran = subprocess.run(command, env={**os.environ, "TZ": zone}, capture_output=True, text=True, check=True)
    return ran.stdout.strip()


@pytest.mark.parametrize(
    ("language", "digits", "date", "form", "said"),
    [
        ("en", "native", "2026-03-05", "day", "March 5"),
        ("en", "native", "2025-11-29", "day", "November 29, 2025"),
        ("en", "native", "2025-11-29", "weekday", "Saturday, November 29, 2025"),
        ("es", "native", "2025-11-29", "weekday", "sábado, 29 de noviembre de 2025"),
        ("ru", "native", "2025-11-29", "day", "29 ноября 2025 \u0433."),
        ("ru", "native", "2025-11-29", "weekday", "суббота, 29 ноября 2025 \u0433."),
        ("fa", "native", "2025-11-29", "weekday", "شنبه ۸ آذر ۱۴۰۴"),
        ("fa", "latin", "2025-11-29", "day", "8 آذر 1404"),
        ("fa", "native", "2026-03-20", "day", "۲۹ اسفند ۱۴۰۴"),
        ("fa", "native", "2026-03-21", "day", "۱ فروردین"),
    ],
)
def test_a_date_of_another_year_is_said_with_it(language: str, digits: str, date: str, form: str, said: str) -> None:
    """The year begins where the language's calendar begins it."""
    assert node(SAY, language, digits, date, form) == said
