"""What the lock files ask of a machine is what README.md asks of it."""

import re
from importlib.metadata import distribution

from packaging.specifiers import SpecifierSet

from build import tool_env

LOWEST = "3.11.0"


def locked() -> list[str]:
    """The packages of the private environment."""
    text = tool_env.LOCKS[tool_env.VENV].read_text("utf-8")
    return re.findall(r"^([\w.-]+)==", text, re.MULTILINE)


def test_every_locked_package_takes_the_first_python_that_the_readme_names() -> None:
    """Debian 12 has 3.11.2; whoever locks the versions has a later one, which takes what 3.11.2 refuses."""
    names = locked()
    assert len(names) > 50
    asked = {name: distribution(name).metadata.get("Requires-Python", "") for name in names}
    assert {name: said for name, said in asked.items() if LOWEST not in SpecifierSet(said)} == {}
