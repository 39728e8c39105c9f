"""Where Python fails at what a service asks of it, the page hears that first, so that it asks the next worker again."""

from pathlib import Path

from worker_in_node import run

FAILS = """
  let broken = false;
  const whole = globalThis.python();
  const Failing = (reckon) => {
    const { handle } = whole.pyimport("lostcities.bridge").Bridge(reckon);
    const failing = (text) => {
      if (broken) throw new Error("Python has failed");
      return handle(text);
    };
    return { handle: Object.assign(failing, { destroy() {} }) };
  };
  globalThis.python = () => ({ ...whole, pyimport: () => ({ Bridge: Failing }) });
  const window = await opened();
  const seats = [{ name: "Ada" }, { name: "Tilda", mind: "careful" }];
  const { table } = await window.ask({ do: "new", game: "card", options: {}, seats, starts: 0 });
  await until(() => heard.some(({ kind }) => kind === "saved"));
  heard.length = 0;
  broken = true;
  void window.wants({ kind: "open", match: table.id });
  await until(() => heard.some(({ kind }) => kind === "crashed"));
  await turned();
  return heard.map(({ kind }) => kind);
"""


def test_what_a_service_asked_of_it_stays_open(tmp_path: Path) -> None:
    assert run(tmp_path, FAILS) == ["crashed"]
