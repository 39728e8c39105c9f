"""The bill of materials of a release: everything that comes with the site is in it, as the lock files have it."""

import json
import re
from pathlib import Path

import pytest

from build.package import bill
from build.site import licences


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("a site", "utf-8")
    return tmp_path


def test_what_is_shipped_is_named_and_what_only_builds_is_told_apart(site: Path) -> None:
    made = bill.bill(site)
    required = {each["name"]: each for each in made["components"] if each["scope"] == "required"}
    works = {name for work, *_ in licences.WORKS for name in work.lower().split(", ")}
    named = {"material for mkdocs": "mkdocs-material", "piazzolla": "@fontsource/piazzolla"}
    named["vazirmatn"] = "@fontsource/vazirmatn"
    assert {named.get(work, work) for work in works} <= set(required)
    assert {each["name"] for each in made["components"]} - set(required) >= {"esbuild", "pytest", "playwright"}
    assert made["dependencies"][0]["dependsOn"] == [each["bom-ref"] for each in required.values()]
    locked = json.loads((bill.ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert required["pyodide"]["version"] == locked["node_modules/pyodide"]["version"]
    assert [each["name"] for each in required.values() if "licenses" not in each] == []


def test_each_thing_has_a_name_of_its_own_and_whole_hashes(site: Path) -> None:
    components = bill.bill(site)["components"]
    names = [each["bom-ref"] for each in components]
    assert len(names) == len(set(names)) > 100
    lengths = {"SHA-256": 64, "SHA-384": 96, "SHA-512": 128}
    for each in components:
        assert re.fullmatch(r"pkg:(npm|pypi|generic)/[\w%./-]+@[\w.+-]+", each["purl"]), each["purl"]
        for digest in each.get("hashes", []):
            assert len(digest["content"]) == lengths[digest["alg"]]


def test_the_same_site_gives_the_same_bill_and_another_one_another(site: Path) -> None:
    first = bill.bill(site)
    assert bill.bill(site) == first
    (site / "index.html").write_text("another", "utf-8")
    assert bill.bill(site)["serialNumber"] != first["serialNumber"]


def test_a_bill_is_only_of_a_site_that_is_there(
    site: Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bill.main([str(site)]) == 0
    assert json.loads(capsys.readouterr().out) == bill.bill(site)
    empty = tmp_path_factory.mktemp("empty")
    assert [bill.main([str(empty)]), bill.main([str(empty / "none")]), bill.main([])] == [2, 2, 2]
    told = capsys.readouterr()
    hint = "holds no site: python3 build site writes one into dist/site"
    usage = "Say which site: python3 -m build.package.bill SITE"
    assert (told.out, told.err.splitlines()) == ("", [f"{empty} {hint}", f"{empty}/none {hint}", usage])
