// What of the board's steps is out of place: explorers or tiles out of their step or upon one another, and the sizes
// that its tiles have, in tenths of a pixel. Read by test_sizes.py.
() => {
  const [OUT, OVER] = [1, 3]; // px
  const wrong = [];
  const sizes = new Set();
  for (const step of document.querySelectorAll(".board-step")) {
    const room = step.getBoundingClientRect();
    const lie = [...step.querySelectorAll(".explorer, .tile")].map((each) => [each, each.getBoundingClientRect()]);
    for (const [each, box] of lie) {
      if (each.matches(".tile")) sizes.add(Math.round(10 * box.width));
      const out = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom);
      if (out > OUT) wrong.push(`.${each.className} is out of ${step.dataset.zone} by ${out.toFixed(1)} px`);
    }
    lie.forEach(([one, a], at) => {
      for (const [other, b] of lie.slice(at + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > OVER && high > OVER)
          wrong.push(`.${one.className} and .${other.className} lie upon one another on ${step.dataset.zone}`);
      }
    });
  }
  return { wrong, sizes: [...sizes] };
};
