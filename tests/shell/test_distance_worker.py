"""What the worker does for matches at a distance, by itself in Node with the true bridge: nothing that can go to the
other device is told before it is kept, and no line of such a match lies beside another that the other side never heard
of.
"""

from pathlib import Path

import pytest
from worker_in_node import run

MEET = """
  const ada = await opened();
  const ben = await opened();
  const accepted = await accepts(ben, afar(await invites(ada)).text);
  const dealt = await takes(ada, afar(accepted).text);
  const told = { ada: dealt, ben: await takes(ben, afar(dealt).text) };
  if (afar(told.ben).waits !== "yours") told.ada = await takes(ada, afar(told.ben).text);
  const [mover, whose] = afar(told.ben).waits === "yours" ? [ben, told.ben] : [ada, told.ada];
"""
"""The two with their cards in hand; it is the mover's turn, at the table that it was told."""
HELD = """
  const letGo = holdUp();
  heard.length = stalled = 0;
  const reply = asks();
  await until(() => stalled);
  await turned();
  const early = heard.map(({ kind }) => kind);
  letGo();
  await reply;
  return [early, heard.map(({ kind }) => kind)];
"""


@pytest.mark.parametrize("wish", ["play", "concede"])
def test_a_turn_at_a_distance_and_giving_up_are_kept_before_the_page_knows(wish: str, tmp_path: Path) -> None:
    asks = """
      const { ply, view: { moves: [{ move }] } } = whose.table;
      const { seat } = afar(whose);
      const asks = () => mover.ask(given.wish === "play" ? { do: "play", ply, move } : { do: "concede", seat });
    """
    assert run(tmp_path, MEET + asks + HELD, wish=wish) == [[], ["saved", "reply"]]


def test_a_turn_at_one_device_is_told_before_it_is_kept(tmp_path: Path) -> None:
    asks = """
      const window = await opened();
      const seats = [{ name: "Ada" }, { name: "Tilda", mind: "careful" }];
      const { table } = await window.ask({ do: "new", game: "card", options: {}, seats, starts: 0 });
      await until(() => heard.some(({ kind }) => kind === "saved"));
      const asks = () => window.ask({ do: "play", ply: table.ply, move: table.view.moves[0].move });
    """
    assert run(tmp_path, asks + HELD)[0] == ["reply"]
