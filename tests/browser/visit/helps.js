// What helps at a table and lies over what it speaks of, as sentences; read by test_help.py and
// tests/page/test_sizes.py.
// A notice lies over nothing that is read or pressed; the words on targets and the lantern lie on no tile or explorer,
// and what draws from the deck not on how many cards are left.
() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (which) => [...document.querySelectorAll(`.stage ${which}`)].filter(seen);
  const name = (element) => `.${[...element.classList].join(".")} "${element.textContent.trim().slice(0, 24)}"`;

  // What of an element is in sight: what scrolls or is cropped shows less than its box, and a line of words may fill
  // less than it has.
  const written = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  // What an element leaves in sight of what lies in it, and what is in sight of each: asked for once, for many lie in
  // the same.
  const frames = new Map();
  const frame = (element) => {
    if (!element || element.matches(".stage"))
      return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    if (!frames.has(element)) {
      const around = frame(element.parentElement);
      const open = getComputedStyle(element).overflowY === "visible";
      frames.set(element, open ? around : cut(around, element.getBoundingClientRect()));
    }
    return frames.get(element);
  };
  const boxes = new Map();
  const box = (element) => {
    if (!boxes.has(element)) {
      const own = element.matches(".left *") ? written(element) : element.getBoundingClientRect();
      boxes.set(element, cut(own, frame(element.parentElement)));
    }
    return boxes.get(element);
  };
  // Whether the lower one is seen is asked last: of most it makes no difference, and to ask takes longer than to
  // measure.
  const over = (one, other) => {
    const [a, b] = [box(one), box(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return (
      wide > 1.5 &&
      high > 1.5 &&
      seen(other) &&
      `${name(one)} lies on ${name(other)} by ${wide.toFixed(0)} by ${high.toFixed(0)}`
    );
  };
  const laid = (upper, which, apart = "") => {
    if (!upper.length) return [];
    const lower = [...document.querySelectorAll(`.stage ${which}`)].filter((each) => !apart || !each.closest(apart));
    return upper.flatMap((one) => lower.filter((other) => !one.contains(other)).map((other) => over(one, other)));
  };

  const notices = all(".notice");
  const wrong = notices.length === 1 ? [] : [`there are ${notices.length} notices`];
  const lowest = Math.max(innerHeight, document.documentElement.scrollHeight); // where the page scrolls
  for (const each of notices) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > lowest + 1)
      wrong.push(`${name(each)} reaches over the screen's edge`);
    const said = each.querySelector(".said");
    const { overflowY } = getComputedStyle(said);
    const folded = overflowY === "hidden" && said.scrollHeight > said.clientHeight + 2;
    const text = said.firstElementChild.getBoundingClientRect();
    if (each.matches(".question") && (folded || text.top < top - 1 || text.bottom > bottom + 1))
      wrong.push(`${name(each)} is not seen to its end, and is to be answered`);
    if (folded && !seen(each.querySelector(".more"))) wrong.push(`${name(each)} is folded and cannot be opened`);
  }
  const read = ".card, .chip, .tile, .explorer, .stand, .sum .score, .person .name, .title, .step, .stock, .pick";
  const pieces = ".board-paths :is(.tile:not(.taken), .explorer)";
  return [
    ...wrong,
    ...laid(notices, `:is(${read}, .tool:not(.shut))`, ".notice, .log"),
    ...laid(all(":is(.board-step > .target .label, .lane-head .label, .begin > .target)"), pieces, ".begin"),
    ...laid(all(".board-paths .lantern"), pieces, ".begin"),
    ...laid(all(".deck .label"), ".stock .left :is(.count, .long, .short, .each)"),
    ...laid(all(".hand .lantern"), ":is(.turn :is(.title, .mark, .step.now .short), .person.own .tally)"),
  ].filter(Boolean);
};
