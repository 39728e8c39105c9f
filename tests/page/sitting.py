"""A seat at a table in play without an engine: sample tables and conversations, and what was asked of the engine."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FIXTURES = Path(__file__).parents[1] / "fixtures"
VIEWS = FIXTURES / "views"
Sit = Callable[..., Page]


def view(name: str) -> dict[str, Any]:
    table: dict[str, Any] = json.loads((VIEWS / f"{name}.json").read_text("utf-8"))
    return table


def conversation(name: str) -> list[dict[str, Any]]:
    """Requests and replies of the bridge, which its own tests are held against too."""
    pairs: list[dict[str, Any]] = json.loads((FIXTURES / "messages" / f"{name}.json").read_text("utf-8"))
    return pairs


def told(name: str, waiting: str) -> dict[str, Any]:
    """The table of a conversation with the bridge when it waits for that."""
    tables = [pair["reply"]["table"] for pair in conversation(name) if pair["reply"].get("table")]
    return next(table for table in tables if table["waiting"] == waiting)


ANSWERED = """async () => {
  await Promise.allSettled([...waits]);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  return asked;
}"""


def asked(page: Page) -> list[dict[str, Any]]:
    """What was asked of the engine, once that is answered and the page has been drawn a few times since."""
    messages: list[dict[str, Any]] = page.evaluate(ANSWERED)
    return messages
