"""What the forge reads: workflows with few rights that run only pinned code, forms that it accepts, the container."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORGE = ROOT / ".github"
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (FORGE / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
KINDS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}


def read(path: Path) -> dict[Any, Any]:
    value = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(value, dict)
    return value


def jobs(path: Path) -> dict[str, dict[str, Any]]:
    return dict(read(path)["jobs"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_read_and_says_what_it_may_beside(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"]["contents"] == "read"
    assert workflow[True], "on"  # YAML reads `on` as true
    for name, job in jobs(path).items():
        assert job["steps"], name
        assert set(job) <= {"runs-on", "container", "needs", "environment", "permissions", "strategy", "steps"}


def test_who_can_publish_runs_nothing_of_its_own_and_only_what_is_pinned() -> None:
    """A step beside the token of trusted publishing could publish anything."""
    (publisher,) = [job for job in jobs(FORGE / "workflows" / "release.yml").values() if "id-token" in str(job)]
    assert publisher["permissions"] == {"id-token": "write"}
    assert [step for step in publisher["steps"] if "run" in step] == []
    others = [step["uses"] for step in publisher["steps"] if not step["uses"].startswith("actions/")]
    assert others
    assert [name for name in others if not re.search(r"@[0-9a-f]{40}$", name)] == []


def test_a_release_holds_package_and_site_and_follows_publishing() -> None:
    found = jobs(FORGE / "workflows" / "release.yml")
    steps = "\n".join(step.get("run", "") for job in found.values() for step in job["steps"])
    for needed in (
        "build.package.release",
        "build site",
        "build file",
        "hatchling build",
        "zip ",
        "gh release create",
        "release/*.html",
        "build.package.bill dist/site",
        "release/*.cdx.json",
    ):
        assert needed in steps
    assert (found["publish"]["needs"], found["release"]["needs"]) == ("build", "publish")


def test_every_lock_file_is_audited() -> None:
    """When it changes, and now and then besides."""
    workflow = read(FORGE / "workflows" / "audit.yml")
    assert workflow[True]["schedule"]
    locks = {path.relative_to(ROOT / "build").as_posix() for path in (ROOT / "build").rglob("*.lock")}
    assert set(workflow["jobs"]["python"]["strategy"]["matrix"]["lock"]) == locks
    steps = [step.get("run", "") for job in workflow["jobs"].values() for step in job["steps"]]
    assert any("npm audit" in step and "--omit=dev" in step for step in steps)
    assert any("pip-audit --require-hashes" in step for step in steps)
    assert [step for step in steps if "pip install" in step and "--require-hashes" not in step] == []


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_is_one_that_the_forge_accepts(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = form["body"]
    assert {field["type"] for field in fields} <= KINDS
    names = [field["id"] for field in fields if field["type"] != "markdown"]
    assert len(names) == len(set(names)) > 0
    for field in fields:
        assert field["attributes"]["label"]
        if field["type"] in ("dropdown", "checkboxes"):
            assert field["attributes"]["options"]


def test_the_container_has_the_versions_that_the_workflows_test() -> None:
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
    recipe = (ROOT / ".devcontainer" / container["build"]["dockerfile"]).read_text("utf-8")
    setup = [step for step in jobs(FORGE / "workflows" / "pages.yml")["publish"]["steps"] if "with" in step]
    asked = {name: str(value) for step in setup for name, value in step["with"].items() if name.endswith("-version")}
    assert f"FROM python:{asked['python-version']}-" in recipe
    assert f"FROM node:{asked['node-version']}-" in recipe
    assert container["forwardPorts"] == [8000]


def test_files_that_the_texts_name_are_there() -> None:
    """CONTRIBUTING, SECURITY and the template of pull requests send people to files: they exist."""
    for name in ("CONTRIBUTING.md", "PULL_REQUEST_TEMPLATE.md", "SECURITY.md"):
        text = (FORGE / name).read_text("utf-8")
        named = re.findall(r"`((?:\.github|lostcities|web|build|tests)/[\w./-]+|README\.md)`", text)
        assert named
        assert [path for path in named if not (ROOT / path).exists() and "node_modules" not in path] == []


def test_every_step_from_elsewhere_is_pinned_by_its_commit() -> None:
    used = [
        line.strip()
        for path in (FORGE / "workflows").glob("*.yml")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\buses: [^.]", line)
    ]
    assert used
    assert [line for line in used if not re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line)] == []
