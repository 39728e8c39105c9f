"""A person's own player is let into the set-up: the question stays until it sits there."""

from typing import Any

from shell.in_node import address, run

AGREED = f"""
  const {{ ownPlayerActs }} = await import({address("acts/own_player.js")});
  const seats = ["", "bold"].map((mind) => ({{ mind, name: "" }}));
  let state = {{ setup: {{ game: "card", games: {{ card: {{ seats }} }} }}, dialog: null }};
  const shell = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  const told = [];
  let fetched;
  const own = new Promise((resolve, reject) => (fetched = {{ resolve, reject }}));
  const acts = ownPlayerActs({{ store: shell, own: () => own, news: ({{ key }}) => told.push(key) }});
  const next = () => new Promise((resolve) => setTimeout(resolve));
  const element = {{ files: [new File(["..."], "bot.py")], value: "", dataset: {{ seat: "1" }} }};
  acts["own-choose"](element);
  while (!state.dialog) await next();
  const agreed = acts["own-yes"]();
  await next();
  const asked = state.dialog?.key ?? "";
  if (given.lost) fetched.reject(new Error("lost"));
  else fetched.resolve({{ give: async () => given.mind }});
  const amiss = await agreed.then(() => "", ({{ message }}) => message);
  return {{ asked, dialog: state.dialog, amiss, told, seated: state.setup.games.card.seats[1].mind }};
"""


def agreed(mind: str = "own:bot.py", lost: bool = False) -> Any:
    return run(AGREED, mind=mind, lost=lost)


def test_the_question_stays_until_the_player_sits_there() -> None:
    found = {"asked": "own-ask", "dialog": None, "amiss": "", "told": [], "seated": "own:bot.py"}
    assert agreed() == found


def test_the_question_goes_too_where_another_has_the_name_or_nothing_could_be_fetched() -> None:
    stays = {"asked": "own-ask", "dialog": None, "seated": "bold"}
    assert agreed(mind="") == {**stays, "amiss": "", "told": ["own-same-name"]}
    assert agreed(lost=True) == {**stays, "amiss": "lost", "told": []}
