"""`python3 build COMMAND` as a person types it: help, mistakes, what is missing, and the local server."""

import argparse
import ast
import errno
import importlib
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from build import commands, local_server, tool_env
from build.checks import quick
from build.checks import run as check_runner
from build.learn import diagrams
from build.site import builder as site_builder
from build.site import embed_parts

ROOT = tool_env.ROOT


def build(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "build", *arguments]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


def test_help_names_every_command() -> None:
    ran = build("--help")
    assert ran.returncode == 0
    for command in ("play", "site", "file", "docs", "test", "mutants", "bench", "wire", "strength", "train", "duel"):
        assert f"\n    {command} " in ran.stdout


def test_help_of_the_check_is_given_before_anything_is_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        commands.arguments(["test", "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert "--quick" in told
    assert "go to pytest" in told
    _, onward = commands.arguments(["test", "tests/engine", "-k", "wager", "-q"])
    assert onward == ["tests/engine", "-k", "wager", "-q"]


@pytest.mark.parametrize("arguments", [(), ("fly",), ("site", "--fast"), ("play", "--port", "many")])
def test_a_mistyped_command_is_told_in_a_line(arguments: tuple[str, ...]) -> None:
    ran = build(*arguments)
    assert ran.returncode == 2
    assert "error:" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("storm --kinds bogus", "there is no kind bogus; the kinds are first_visit, "),
        ("storm --repeat bad", "bad is no fault: a fault is written SEED:KIND:N"),
        ("storm --repeat a:webkit_window:1", "webkit_window cannot be driven in chromium"),
        ("storm --native --repeat bad", "bad is no fault: a fault is written SEED:KIND:N"),
        ("storm --native --kinds clocks", "there is no kind clocks with --native; the kinds are messages, "),
        ("storm --report /dev/null/x.md", "/dev/null/x.md cannot be written (Not a directory)"),
        ("strength --against nobody --games card", 'no player of card is called "nobody"; there are '),
        ("days --first 9999-12-31", "so many days from 9999-12-31 on go beyond 9999-12-31"),
    ],
)
def test_what_there_is_not_is_told_in_a_sentence(line: str, said: str) -> None:
    options, _ = commands.arguments(line.split())
    module = runpy.run_path(str(ROOT / "build" / "__main__.py"))["module_of"](options) or "build.storm.run"
    with pytest.raises(tool_env.Missing) as told:
        importlib.import_module(module).main(options)
    assert str(told.value).startswith(said)


def test_a_folder_for_weights_that_cannot_be_is_told_before_hours_of_training() -> None:
    options, _ = commands.arguments(["train", "card", "--out", "/dev/null/x"])
    module_of = runpy.run_path(str(ROOT / "build" / "__main__.py"))["module_of"]
    with pytest.raises(tool_env.Missing, match=r"^/dev/null/x cannot be written \(Not a directory\)$"):
        module_of(options)


def test_an_older_python_is_told_which_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main = ROOT / "build" / "__main__.py"
    ast.parse(main.read_text("utf-8"), feature_version=(3, 7))  # else it could not be told
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(main))
    assert (ended.value.code, capsys.readouterr().err) == (
        2,
        "Python 3.11 or newer is needed: apt-get install python3\n",
    )


def test_the_quick_check_says_what_it_leaves_out() -> None:
    ran = build("test", "--quick", "-n0", "-k", "no_test_sleeps")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (left_out,) = (line for line in ran.stdout.splitlines() if line.startswith("tests/ "))
    assert {"browser", "minds", "build"} <= set(left_out.removeprefix("tests/ ").split(", "))
    assert re.match(r"1 passed.* in [\d.]+s", ran.stdout.splitlines()[-1])


@pytest.mark.parametrize(
    ("arguments", "looked_at"),
    [
        (["-k", "wager"], [*quick.paths(ROOT / "tests"), "-k", "wager"]),
        (["-k", "build"], [*quick.paths(ROOT / "tests"), "-k", "build"]),
        (["-n0", "tests/engine"], ["-n0", "tests/engine"]),
        (
            ["tests/house/test_tools.py::test_tool_finds_nothing"],
            ["tests/house/test_tools.py::test_tool_finds_nothing"],
        ),
    ],
)
def test_the_quick_check_of_a_path_is_of_that_alone(
    arguments: list[str], looked_at: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    monkeypatch.setattr(check_runner, "pytest", lambda onward: given.extend(onward) or 0)
    assert check_runner.check_quickly(arguments) == 0
    assert given[given.index("build.checks.quick") + 1 :] == looked_at


def test_the_quick_check_of_a_path_says_nothing_of_the_others() -> None:
    ran = build("test", "--quick", "-n0", "tests/build/test_wire.py")
    assert (ran.returncode, ran.stdout.count("\ntests/ ")) == (0, 0), ran.stdout + ran.stderr
    assert "left out by the quick check" in ran.stdout


def test_the_quick_check_looks_at_nothing_in_a_browser() -> None:
    ran = build("test", "--quick", "-n0", "--collect-only", "-q", "-k", "tree or no_test_sleeps")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "test_waiting.py" in ran.stdout  # else nothing was collected at all
    assert "test_tree.py" not in ran.stdout


def test_a_second_build_of_the_same_sources_does_nothing() -> None:
    site_builder.build_if_stale()
    before = (site_builder.SITE / "sw.js").stat().st_mtime_ns
    ran = build("site")
    assert (ran.returncode, ran.stderr) == (0, "dist/site is up to date\n")
    assert (site_builder.SITE / "sw.js").stat().st_mtime_ns == before


def test_a_machine_without_node_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(tool_env.Missing, match="install the packages nodejs and npm"):
        tool_env.prepare_node()


def test_an_old_node_is_told_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.19.0\n", "ascii")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(tool_env.Missing, match=r"Node 20\.19 or newer is needed and this is v18\.19\.0"):
        tool_env.prepare_node()


def test_missing_browsers_are_named_where_they_may_not_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool_env, "BROWSER_FILES", ["/nowhere/chromium"])
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(tool_env.Missing, match="apt-get install -y --no-install-recommends chromium firefox-esr"):
        tool_env.prepare_browsers()


def test_training_a_policy_says_how_pytorch_is_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(tool_env.Missing, match=r"needs PyTorch.*: \.cache/train/bin/python -m pip install torch"):
        tool_env.need_torch()


def test_a_set_up_command_that_fails_shows_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(tool_env.Missing, match="is the network reachable"):
        tool_env.call([sys.executable, "-c", "print('no route'); exit(1)"], "failed; is the network reachable?")
    assert "no route" in capsys.readouterr().err


def test_a_port_in_use_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    server = local_server.serve(ROOT / "web")
    try:
        assert local_server.play(server.server_port, open_browser=False) == 2
    finally:
        server.end()
    assert "choose another with --port" in capsys.readouterr().err


def test_a_system_that_cannot_build_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool_env, "os", SimpleNamespace(name="nt"))
    with pytest.raises(tool_env.Missing, match="WSL"):
        tool_env.prepare_python(tool_env.VENV)


def test_a_mac_that_the_tools_have_no_wheels_for_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool_env, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(tool_env, "os", SimpleNamespace(name="posix", uname=lambda: SimpleNamespace(machine="x86_64")))
    with pytest.raises(tool_env.Missing, match="Apple silicon"):
        tool_env.prepare_python(tool_env.VENV)


@pytest.mark.parametrize("wrong", [site_builder.SiteError, embed_parts.EmbedError, diagrams.DiagramError])
def test_what_is_wrong_with_the_sources_is_told_in_a_sentence(
    wrong: type[Exception], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def build() -> None:
        raise wrong("web/somewhere: a word")

    monkeypatch.setattr(site_builder, "build_if_stale", build)
    run = runpy.run_path(str(ROOT / "build" / "__main__.py"))["run"]
    assert run(argparse.Namespace(command="site"), []) == 1
    assert capsys.readouterr().err == "web/somewhere: a word\n"


@pytest.mark.parametrize(
    ("command", "made"), [("site", "site"), ("file", "site"), ("docs", "site/docs"), ("play", "site")]
)
def test_where_the_site_cannot_be_written_a_sentence_says_so(
    command: str, made: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plain file stands where the folder would be; of a full disk the next test."""
    (tmp_path / "dist").touch()
    monkeypatch.setattr(site_builder, "SITE", tmp_path / "dist" / "site")
    options, _ = commands.arguments([command])
    run = runpy.run_path(str(ROOT / "build" / "__main__.py"))["run"]
    with pytest.raises(tool_env.Missing) as told:
        run(options, [])
    assert str(told.value) == f"{tmp_path}/dist/{made} cannot be built (Not a directory: '{tmp_path}/dist/site')"


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "No space left on device"),
        (OSError(errno.EFBIG, "File too large", "one", None, "other"), "File too large: 'one' -> 'other'"),
        (shutil.Error([("a", "b", "[Errno 28] No space left: 'b'"), ("c", "d", "too")]), "No space left: 'b'"),
        (shutil.Error("'a' and 'b' are the same file"), "'a' and 'b' are the same file"),
    ],
)
def test_a_full_disk_is_told_with_the_file_that_it_had_no_room_for(trouble: OSError, told: str) -> None:
    with pytest.raises(tool_env.Missing) as missing, tool_env.making(Path("dist/site")):
        raise trouble
    assert str(missing.value) == f"dist/site cannot be built ({told})"


def test_what_the_system_refuses_to_node_is_told_without_its_trace() -> None:
    script = "require('node:fs/promises').readFile('/nowhere/at.all')"
    with pytest.raises(OSError, match=r"^no such file or directory, open '/nowhere/at\.all'$"):
        site_builder.printed(["node", "-e", script])
    with pytest.raises(site_builder.SiteError, match="SyntaxError"):
        site_builder.printed(["node", "-e", "?"])


INTERRUPTED = """
import argparse, ctypes, runpy, signal, sys, types
def main(options):
    print("begun")
    ctypes.CFUNCTYPE(None)(lambda: signal.raise_signal(signal.SIGINT))()
    print("went on")
    return 0
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may have it ignored
sys.modules["compiling"] = types.SimpleNamespace(main=main)
run_module = runpy.run_path("build/__main__.py")["run_module"]
sys.exit(run_module("compiling", argparse.Namespace(command=sys.argv[1])))
"""
"""The keyboard's interrupt in a function that a compiled library calls back, as numba's compiler does."""


@pytest.mark.parametrize("command", ["train", "duel"])
def test_an_interrupt_in_the_middle_of_the_compiler_ends_the_command(command: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "begun\n", "")
