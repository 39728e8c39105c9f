// Which words on the table cannot be read, as sentences: cut off by what holds them, over the screen's edge, or one
// upon another. Read by test_sizes.py, and of pictures in other pages by test_drawn.py. Words that end in dots where
// they are too long (names), that scroll, that fold and are opened by a press (helps.js sees to that), or that lie on
// cards are left out.
() => {
  const SLACK = 1.5;
  const stage = document.querySelector(".stage, #stage");
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const wrong = [];
  const words = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const holder = walker.currentNode.parentElement;
    if (!text || !holder || !seen(holder) || holder.closest(".unseen, .card, .lines, [popover]:not(:popover-open)"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!boxes.length) continue;
    let [left, top, right, bottom] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ];
    // A line's box is higher than its letters.
    const air = Math.min(bottom - top, parseFloat(getComputedStyle(holder).fontSize) * 1.6) * 0.2;
    [top, bottom] = [top + air, bottom - air];
    let dots = false;
    let hidden = false;
    for (let each = holder; each && each !== stage.parentElement; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (textOverflow === "ellipsis") {
        dots = true;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (
        each.matches(".people") ||
        ((overflowY === "auto" || each.matches(".said")) && each.scrollHeight > each.clientHeight + 1)
      )
        hidden = true;
      if (clipPath.startsWith("inset(50%")) hidden = true;
      if (dots) continue;
      // A word that wraps out of sight altogether makes room for one that matters more.
      if (overflowY !== "visible" && (top > box.bottom - SLACK || bottom < box.top + SLACK)) hidden = true;
      if (overflowX !== "visible" && (left < box.left - SLACK || right > box.right + SLACK) && !hidden)
        wrong.push(
          `"${text}" in .${holder.className} is cut: ${left.toFixed(0)} to ${right.toFixed(0)}` +
            ` in .${each.className.split(" ")[0]} of ${box.left.toFixed(0)} to ${box.right.toFixed(0)}`,
        );
      if (overflowY !== "visible" && (top < box.top - SLACK || bottom > box.bottom + SLACK) && !hidden)
        wrong.push(
          `"${text}" in .${holder.className} is cut: from ${top.toFixed(0)} down to ${bottom.toFixed(0)}` +
            ` in .${each.className.split(" ")[0]} of ${box.top.toFixed(0)} to ${box.bottom.toFixed(0)}`,
        );
    }
    if (
      !dots &&
      !hidden &&
      (left < -SLACK ||
        right > innerWidth + SLACK ||
        top < -SLACK ||
        bottom > Math.max(innerHeight, document.documentElement.scrollHeight) + SLACK)
    )
      wrong.push(`"${text}" in .${holder.className} is over the screen's edge`);
    if (!hidden) words.push({ text, holder, left, top, right, bottom });
  }
  // What lies over the table for a moment covers it on purpose.
  const over = (holder) =>
    holder.closest(".target, .notice, .begin, .lane-head, .log.open, .deck, .reason, .seat-sheet");
  const flat = words
    .filter(({ holder }) => !over(holder))
    .map((each) => ({ ...each, what: `"${each.text}" in .${each.holder.className || each.holder.tagName}` }));
  for (const icon of stage.querySelectorAll(".tool, .likeness, .backs, .deck")) {
    if (!seen(icon) || over(icon)) continue;
    const { left, top, right, bottom } = (icon.querySelector(".icon") ?? icon).getBoundingClientRect();
    if (right - left > 2) flat.push({ what: `.${icon.className}`, holder: icon, left, top, right, bottom });
  }
  flat.forEach((one, at) => {
    for (const other of flat.slice(at + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (
        wide > 2 &&
        high > 2 &&
        !one.holder.contains(other.holder) &&
        !other.holder.contains(one.holder) &&
        !(one.holder.closest(".seat-mark") || other.holder.closest(".seat-mark, .explorer"))
      )
        wrong.push(`${one.what} and ${other.what} lie upon one another by ${wide.toFixed(0)} by ${high.toFixed(0)} px`);
    }
  });
  return [...new Set(wrong)];
};
