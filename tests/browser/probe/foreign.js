// Runs in a worker started as the engine starts its own: tries to reach another host, and to run text as code.
self.onmessage = async ({ data }) => {
  const fetched = await fetch(data).then(
    () => "reached",
    () => "refused",
  );
  let evaluated = "ran";
  try {
    new Function("return 1")();
  } catch {
    evaluated = "refused";
  }
  self.postMessage({ fetched, evaluated });
};
