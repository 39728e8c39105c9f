"""The rooms of web/css: at the top the sheets that are asked for, below them their parts, all of them in use."""

import re
from pathlib import Path

CSS = Path(__file__).parents[2] / "web" / "css"


def imported(sheet: Path) -> list[Path]:
    """What a sheet is made of, in order: the sheets that it imports, with theirs, and itself."""
    names = re.findall(r'^@import "([^"]+)";$', sheet.read_text("utf-8"), re.MULTILINE)
    return [part for name in names for part in imported((sheet.parent / name).resolve(strict=True))] + [sheet]


def test_every_part_is_in_a_sheet_that_is_asked_for() -> None:
    used = {part for sheet in CSS.glob("*.css") for part in imported(sheet)}
    assert sorted(set(CSS.rglob("*.css")) - used) == []


def test_no_sheet_has_a_part_twice() -> None:
    """Of two imports of one part the first would not count, and its rules would apply later than they read."""
    twice = {
        sheet.name: [part.name for part in set(parts) if parts.count(part) > 1]
        for sheet in CSS.glob("*.css")
        for parts in [imported(sheet)]
        if len(set(parts)) < len(parts)
    }
    assert twice == {}


def test_a_sheet_that_imports_has_no_rules_of_its_own() -> None:
    """So a list of parts is all there is to the order in which rules apply."""
    mixed = []
    for sheet in CSS.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        kinds = {line.startswith("@import ") for line in text.splitlines() if line.strip()}
        if len(kinds) > 1:
            mixed.append(sheet.name)
    assert mixed == []


def bare(sheets: set[Path]) -> set[str]:
    """The classes that these sheets style wherever they stand, not only inside something else."""
    rules = (re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL) for sheet in sheets)
    selectors = (each.strip() for text in rules for head in re.findall(r"([^{}]+)\{", text) for each in head.split(","))
    return {found[1] for each in selectors if (found := re.fullmatch(r"\.([\w-]+)(?:::?[\w-]+)?", each))}


def test_screens_of_matches_at_a_distance_share_no_class_with_what_is_fetched_besides() -> None:
    """Their sheet comes late, and so do those of the games: for a class in both, the last to come wins."""
    own = set(imported(CSS / "distance.css"))
    home = set(imported(CSS / "main.css"))
    games = {sheet for sheet in CSS.rglob("*.css") if sheet.parent.name != "learn"} - own - home
    assert bare(own) & bare(games) == set()
