"""What the device remembers: settings by version, nothing overwritten that could not be read, refusals borne."""

import json

from shell.in_node import run

READ = "return store.readSettings();"


def kept(value: object, version: object = 1) -> dict[str, str]:
    return {"lostcities.settings": json.dumps({"version": version, "value": value})}


def test_a_new_device_has_every_setting_at_its_default() -> None:
    read = run(READ)
    assert read["aside"] is False
    assert read["settings"] == {
        "language": "",
        "digits": "native",
        "theme": "system",
        "contrast": "system",
        "animation": "normal",
        "confirm": False,
        "sort": "suit",
        "discards": "top",
        "totals": "own",
        "sound": False,
        "haptics": True,
        "awake": True,
        "tips": True,
        "tipped": "",
    }


def test_settings_are_read_back_as_they_were_written() -> None:
    change = "store.writeSettings({...store.readSettings().settings, language: 'fa', sound: true});"
    settings = run(f"{change} {READ}")["settings"]
    assert (settings["language"], settings["sound"], settings["animation"]) == ("fa", True, "normal")


def test_a_value_that_is_not_offered_falls_back_alone() -> None:
    settings = run(READ, storage=kept({"theme": "dark", "animation": "furious", "language": 7, "unheard": 1}))[
        "settings"
    ]
    assert (settings["theme"], settings["animation"], settings["language"]) == ("dark", "normal", "")
    assert "unheard" not in settings


def test_settings_of_a_newer_version_are_set_aside_untouched() -> None:
    newer = kept({"theme": "ultraviolet"}, version=2)
    body = "const read = store.readSettings(); return {...read, kept: Object.fromEntries(kept)};"
    read = run(body, storage=newer)
    assert read["aside"] is True
    assert read["settings"]["theme"] == "system"
    assert read["kept"]["lostcities.settings.aside"] == newer["lostcities.settings"]


def test_what_is_set_aside_overwrites_nothing_that_was_before() -> None:
    earlier = {"lostcities.settings.aside": "{an earlier one"}
    body = "store.readSettings(); store.readSettings(); return Object.fromEntries(kept);"
    left = run(body, storage={"lostcities.settings": "{theme:", **earlier})
    assert left["lostcities.settings.aside"] == "{an earlier one"
    assert left["lostcities.settings.aside-2"] == "{theme:"
    assert "lostcities.settings.aside-3" not in left  # the same text once


def test_settings_that_are_no_json_are_set_aside_too() -> None:
    assert run(READ, storage={"lostcities.settings": "{theme:"})["aside"] is True


def test_where_storage_is_forbidden_wishes_last_as_long_as_the_page() -> None:
    body = "store.writeSettings({...store.readSettings().settings, theme: 'dark'}); store.writeLast('m-1');"
    read = run(f"{body} return [store.readSettings().settings.theme, store.readLast()];", forbidden=True)
    assert read == ["dark", "m-1"]


def test_forgetting_leaves_nothing_of_ours_and_everything_of_others() -> None:
    body = "store.writeLast('m-1'); store.writeSetup({}); store.forget(); return Object.fromEntries(kept);"
    assert run(body, storage={"neighbour": "1", **kept({}, version=9)}) == {"neighbour": "1"}


def test_how_far_a_guided_match_has_come_is_remembered_and_nonsense_is_none() -> None:
    read = "return store.readGuide();"
    new = {"match": "", "seen": [], "done": False}
    assert run(read) == new
    odd = json.dumps({"version": 1, "value": {"match": 5, "seen": ["a", 7], "done": "yes"}})
    assert run(read, storage={"lostcities.guide": odd}) == {**new, "seen": ["a"]}
    kept_well = {"match": "m-1", "seen": ["guide-draw"], "done": True}
    assert run(f"store.writeGuide({json.dumps(kept_well)}); {read}") == kept_well
