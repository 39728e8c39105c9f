// Keeps every word of the workers, as text, in `heard`: run before anything of the page does.
() => {
  const Real = Worker;
  window.heard = [];
  window.Worker = class extends Real {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
    }
  };
};
