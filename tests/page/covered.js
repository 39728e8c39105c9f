// What the notice on a table lies over of all that is read or pressed there, as markup; read by test_sizes.py.
() => {
  const box = (element) => element.getBoundingClientRect();
  const said = box(document.querySelector(".notice"));
  const read = ".sum, .card, .pile, .name, .tally, .title, .step, .stock, .pick, .tool:not(.shut), .lines";
  const shared = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const under = [...document.querySelectorAll(read)].filter(
    (each) => each.checkVisibility() && Math.min(...shared(said, box(each))) > 1,
  );
  const [width, height] = shared(said, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const out = width < said.width || height < said.height ? ["it reaches over the edge of the screen"] : [];
  return [...out, ...under.map((each) => each.outerHTML.slice(0, 80))];
};
