"""A first lesson played along its script, by whoever learns."""

from collections.abc import Iterator
from typing import Any

from bridge.asking import NILS, Page

from lostcities.lessons.primer import primer_of

YOU = {"name": "You"}


def begun(game: str) -> Page:
    """A page at the first lesson of a game."""
    page = Page()
    page.ask("new", game=game, options={}, seats=[YOU, {**NILS, "mind": "novice"}], primer=True)
    return page


def follow(page: Page, choose: Any = lambda scene: scene.expect) -> Iterator[dict[str, Any]]:
    """The lesson to its score sheet: the table at each of its scenes, as `choose` has the learner play."""
    while (table := page.wait())["waiting"] == "person":
        primer = table["primer"]
        yield table
        if primer["reads"]:
            page.ask("on", ply=table["ply"])
            continue
        scene = primer_of(table["game"]).scenes[primer["step"]]  # type: ignore[union-attr]
        legal = {move["move"] for move in table["view"]["moves"]}
        page.play(next(move for move in choose(scene) if move in legal))
