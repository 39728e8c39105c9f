// How wide the field and the hand are while a match is gone through, how many cards lie open at the head, and what is
// out of its place. Read by test_through_at_sizes.py.
() => {
  const OVER = 1; // px
  const LEAST = 14; // px of a card that can be read: its rank
  const wrong = [];
  const box = (each) => each.getBoundingClientRect();
  const seen = (which) => [...document.querySelectorAll(which)].filter((each) => each.checkVisibility());
  const within = (inner, outer) =>
    Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
  const upon = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > OVER &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > OVER;
  const stage = box(document.querySelector(".stage"));
  for (const each of seen(".field, .hand, .open-hand, .person.other, .turn, .beside, .stock, .above"))
    if (each.offsetWidth > 1 && within(box(each), stage) > OVER) wrong.push(`.${each.className} is out of the stage`);
  const [hand] = seen(".open-hand");
  if (hand) {
    for (const each of seen(".field, .hand, .turn, .since, .stock, .story, .person.other"))
      if (upon(box(each), box(hand))) wrong.push(`.${each.className} and the open hand lie upon one another`);
    const cards = [...hand.children].map(box);
    cards.forEach((card, at) => {
      if (Math.max(box(hand).left - card.left, card.right - box(hand).right) > OVER)
        wrong.push(`card ${at + 1} of the open hand is cut`);
      if (card.width < LEAST) wrong.push(`card ${at + 1} of the open hand is ${card.width.toFixed(1)} px wide`);
    });
    if (box(hand).height < LEAST) wrong.push(`the open hand is ${box(hand).height.toFixed(1)} px high`);
  }
  const numbers = seen(".board-axis span > b").map(box);
  numbers.forEach((one, at) => {
    if (numbers.slice(at + 1).some((other) => upon(one, other))) wrong.push(`number ${at + 1} lies upon another`);
  });
  for (const each of seen(".turn .title"))
    if (each.scrollWidth > each.clientWidth + OVER) wrong.push(`"${each.textContent}" is cut`);
  const widths = Object.fromEntries(["field", "hand"].map((which) => [which, box(seen(`.table .${which}`)[0]).width]));
  return { wrong, widths, cards: hand?.children.length ?? 0 };
};
