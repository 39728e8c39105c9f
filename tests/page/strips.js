// What is wrong with the numbers and signs on the strips that show of cards which others overlap: cut at the foot, or
// smaller than can be read. Of a number its ink is measured, for its line is higher than it.
() => {
  const pen = document.createElement("canvas").getContext("2d");

  /** How far down the digits in this element reach. */
  const foot = (each) => {
    const drawn = each.querySelector("svg");
    if (drawn) return drawn.getBoundingClientRect().bottom;
    const line = document.createElement("span");
    line.style.display = "inline-block";
    each.append(line);
    const base = line.getBoundingClientRect().bottom;
    line.remove();
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(each);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return base + pen.measureText(each.textContent).actualBoundingBoxDescent;
  };

  const all = [...document.querySelectorAll(".slot:not(.last) :is(.rank, .suit)")].filter(
    (each) => each.checkVisibility() && !/[A-Z]/.test(each.textContent), // letters have tails
  );
  const wrong = all.flatMap((each) => {
    const name = `${each.closest("[data-zone]").dataset.zone} ${each.className} ${each.textContent}`;
    const under = foot(each) - each.closest(".slot").getBoundingClientRect().bottom;
    const size = Number.parseFloat(getComputedStyle(each).fontSize);
    return [
      ...(under > 0.5 ? [`${name} is cut by ${under.toFixed(1)}`] : []),
      ...(size < 14 ? [`${name} is ${size.toFixed(1)} high`] : []),
    ];
  });
  return [all.length, wrong];
};
