"""What the screen of a day finds out about others: pars that were worked out ahead."""

from typing import Any

from shell.in_node import address, run

OPENED = f"""
  globalThis.document = {{ querySelector: () => ({{}}), body: {{ append() {{}} }}, importNode() {{}} }};
  globalThis.fetch = async () => ({{ ok: true, text: async () => "" }});
  globalThis.DOMParser = class {{
    parseFromString = () => ({{ documentElement: {{ localName: "svg", setAttribute() {{}} }} }});
  }};
  const {{ openBook }} = await import({address("after/book.js")});
  const played = (date) => ({{
    ...{{ id: date, updated: 1 }},
    summary: {{
      ...{{ game: "card", seats: [{{ mind: "" }}, {{ mind: "bold" }}], conceded: null, waiting: "match" }},
      ...{{ result: {{ totals: [50, 40], winners: [0] }}, day: {{ date, on: date }} }},
    }},
  }});
  const par = (date, margin) => ({{ date, totals: [margin, 0], margin }});
  let state = {{ screen: "day", part: "2026-11-24", matches: null, shelf: [], statistics: null, reckoning: null }};
  state.pars = given.known;
  const shell = {{ get: () => state, update: (part) => (state = {{ ...state, ...part }}) }};
  const asked = [];
  const statistics = {{ games: [], pars: [par("2026-11-23", -20)] }};
  const live = {{
    refresh: async () => shell.update({{ matches: given.days.map(played) }}),
    reckon: async () => (asked.push("all"), shell.update({{ statistics }})),
  }};
  const engine = {{ ask: async ({{ date }}) => (asked.push(date), {{ ok: true, par: par(date, 5) }}) }};
  await openBook({{ store: shell, engine, live }}, "day");
  const margins = (pars) => Object.fromEntries(Object.entries(pars).map(([date, {{ margin }}]) => [date, margin]));
  return {{ asked, shown: margins(state.pars), kept: margins(store.readPars()) }};
"""


def opened(*days: str, known: tuple[str, ...] = ()) -> Any:
    """The screen of 24 November, where the deals of these days were played."""
    return run(OPENED, days=days, known={date: {"totals": [1, 0], "margin": 1} for date in known})


def test_the_calendar_knows_par_of_days_that_nobody_has_looked_at() -> None:
    found = opened("2026-11-23", "2026-11-24")
    assert found["shown"] == found["kept"] == {"2026-11-23": -20, "2026-11-24": 5}
    assert sorted(found["asked"]) == ["2026-11-24", "all"]


def test_nothing_is_reckoned_where_the_pars_of_all_days_are_known() -> None:
    assert opened("2026-11-23", "2026-11-24", known=("2026-11-23", "2026-11-24"))["asked"] == []
    assert opened("2026-11-24")["asked"] == ["2026-11-24"]
