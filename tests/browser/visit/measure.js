// What is wrong with the measures of what the page shows just now, as sentences; read by test_layout.py.
({ card }) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (which) => [...document.querySelectorAll(which)].filter(seen);
  const name = (element) => {
    const said = element.getAttribute("aria-label") ?? element.textContent;
    return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${said.trim().slice(0, 40)}"`;
  };
  const wrong = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} px wide on a screen of ${clientWidth}`);
  for (const each of all("button, a.button, a.tool, [role=button], label:has(input)")) {
    const { width, height, left, right } = each.getBoundingClientRect();
    if (!width || each.matches(".pick, .link, .under, .round-link")) continue;
    const least = each.matches(".primary") ? 44 : 24;
    if (width < least || height < least)
      wrong.push(`${name(each)} is ${width.toFixed(0)} by ${height.toFixed(0)} px, less than ${least}`);
    // A row of lines may be longer than the screen: it scrolls.
    if ((left < -1 || right > innerWidth + 1) && !each.closest(".lines"))
      wrong.push(`${name(each)} reaches over the screen's edge: ${left.toFixed(0)} to ${right.toFixed(0)}`);
  }
  // By their places in the fan before it is bent: each lies over the far end of the one before.
  const held = all(".held");
  held.forEach((each, at) => {
    const next = held[at + 1];
    const free =
      next && next.offsetTop === each.offsetTop
        ? Math.abs(next.offsetLeft - each.offsetLeft)
        : each.querySelector(".pick").offsetWidth;
    if (free < card)
      wrong.push(`card ${at + 1} of the hand shows ${free.toFixed(1)} px of its width, less than ${card}`);
  });
  for (const each of all(".portrait")) {
    const { width, height } = each.getBoundingClientRect();
    if (Math.abs(width - height) > 1)
      wrong.push(`${name(each)} is out of shape: ${width.toFixed(0)} by ${height.toFixed(0)} px`);
  }
  for (const pile of all(".pile:has(.take)")) {
    const [label, rank] = [".take .label", ".rank"].map((which) => pile.querySelector(which).getBoundingClientRect());
    const hidden =
      Math.min(rank.right, label.right) - Math.max(rank.left, label.left) > rank.width / 3 &&
      Math.min(rank.bottom, label.bottom) - Math.max(rank.top, label.top) > rank.height / 4;
    if (hidden) wrong.push(`${name(pile.querySelector(".take"))} hides the card that it takes`);
  }
  for (const each of all(
    "h1:not(.unseen), h2, .button span, .tool, .name, .label, .left, .sum .score, .count, .suit-name, dt, dd, legend",
  )) {
    const style = getComputedStyle(each);
    const clips = style.overflowX !== "visible" && style.textOverflow !== "ellipsis";
    if (clips && each.scrollWidth > each.clientWidth + 1 && !each.matches(".unseen"))
      wrong.push(`${name(each)} is cut: ${each.scrollWidth} px of text in ${each.clientWidth}`);
  }
  return wrong;
};
