// Runs in a page before its own scripts: `wakes` has what it has asked to be woken by and has not been yet, with the
// milliseconds after which. A page without any does nothing until somebody does.
() => {
  const wakes = (window.wakes = new Map());
  const asks = {
    setTimeout: "clearTimeout",
    setInterval: "clearInterval",
    requestAnimationFrame: "cancelAnimationFrame",
    requestIdleCallback: "cancelIdleCallback",
  };
  for (const [ask, forget] of Object.entries(asks)) {
    const [asked, forgot] = [window[ask], window[forget]];
    window[ask] = (does, ...rest) => {
      const woken = (...given) => {
        if (ask !== "setInterval") wakes.delete(`${ask} ${id}`);
        return does(...given);
      };
      const id = asked.call(window, woken, ...rest);
      wakes.set(`${ask} ${id}`, typeof rest[0] === "number" ? rest[0] : 0);
      return id;
    };
    window[forget] = (id) => {
      wakes.delete(`${ask} ${id}`);
      forgot.call(window, id);
    };
  }
};
