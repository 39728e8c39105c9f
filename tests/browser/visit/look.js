// What a visitor can see on the page just now, as plain data; read by visitor.py in every browser. It looks at the page
// and at nothing behind it: what is not drawn is not told. `ready` says that it is the visitor's turn to do something;
// `mark` is another one as soon as something has happened at the table. Asked for only what is `worth` it by its screen
// and whether it is ready, nothing else is looked at: to read all that the page says takes a browser long.
(worth) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const all = (which) => [...document.querySelectorAll(which)].filter(seen);
  const texts = (which) => all(which).map((element) => element.innerText.trim());
  const table = all("#table .table")[0] ?? null;
  const main = all("#table main, #shell main").find((each) => !each.closest("[inert]")) ?? null;
  const screen = main ? main.classList[main.classList.length > 1 && main.classList[0] === "page" ? 1 : 0] : "";
  const phase = table ? (/phase-(\w+)/.exec(table.className)?.[1] ?? "") : "";
  const mine = Boolean(table?.querySelector(".turn.mine"));
  const ready =
    all("[data-act=pass]").length > 0 || screen === "curtain" || screen === "score-sheet" || (mine && phase !== "over");
  if (worth && !worth({ screen, ready })) return null;
  const chosen = all(".held.chosen .pick")[0];
  const dialog = document.querySelector("dialog[open]");
  const log = [...document.querySelectorAll(".log li")].map((line) => line.textContent);
  const hand = all(".pick").map((card) => card.dataset.card);
  const seat = Number(table?.querySelector(".person.own")?.dataset.seat ?? -1);
  const heading = texts("h1").join();
  return {
    mark: JSON.stringify([screen, phase, mine, seat, hand, log, heading]),
    screen,
    game: /game-(\w+)/.exec(main?.className ?? "")?.[1] ?? "",
    phase,
    mine,
    passing: Boolean(table?.querySelector("[data-act=pass]")),
    seat,
    hand,
    names: all(".pick").map((card) => card.getAttribute("aria-label")),
    chosen: chosen ? chosen.dataset.card : "",
    targets: all("[data-move]:is(button, [role=button])").map((each) => ({
      move: each.dataset.move,
      act: each.dataset.act,
      discard: each.matches(".discard"),
      card: each.closest(".pile")?.querySelector(".stand [data-card]")?.dataset.card ?? "",
      says: each.getAttribute("aria-label") ?? each.innerText,
    })),
    deck: all(".stock .count")[0]?.innerText ?? "",
    turn: texts(".turn .title").join(),
    log,
    scores: texts(".person .tally, .person .board-tally"),
    notice: texts(".table .notice p").join(" "),
    slips: texts(".slip p"),
    dialog: dialog ? dialog.innerText : "",
    heading,
    words: document.body.innerText,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    focus: document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.innerText ?? "",
    ready,
  };
};
