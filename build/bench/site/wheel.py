"""What our wheel costs at each start, in three ways: imported from as it is (what the worker does), unpacked first, and
installed through micropip.
"""

from pathlib import Path

from playwright.sync_api import Browser

from build.bench.figures import Figure, middle
from build.bench.pages import Pages

RUNS = 3
WORTH = 150
"""Milliseconds: if micropip costs more than this, it is left to the wheels that people add."""
TRIAL = """async ({bare, wheel, micropip, name}) => {
  const {loadPyodide} = await import(bare + "pyodide.mjs");
  const unpack = async (address) => {
    const packed = (await fetch(address)).body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(packed).arrayBuffer();
  };
  const [bytes, installer] = [await unpack(wheel), await unpack(micropip)];
  const timed = async (work) => {
    const python = await loadPyodide({indexURL: bare});
    const began = performance.now();
    await work(python);
    python.pyimport("lostcities.bridge");
    return performance.now() - began;
  };
  const whole = await timed((python) => {
    python.FS.writeFile("/lib/" + name, new Uint8Array(bytes));
    python.pyimport("sys").path.append("/lib/" + name);
  });
  const unpacked = await timed((python) => python.unpackArchive(bytes, "wheel"));
  const installed = await timed(async (python) => {
    python.unpackArchive(installer, "wheel");
    python.FS.writeFile("/tmp/" + name, new Uint8Array(bytes));
    await python.pyimport("micropip").install("emfs:/tmp/" + name);
  });
  return {whole, unpacked, installed};
}"""


def figures(browser: Browser, pages: Pages) -> list[Figure]:
    """Each way, each time in a fresh interpreter with the stock library, so that only the way differs."""
    site = pages.folder / "site" / "python"
    [packed] = site.glob("lostcities-*.whl.gz")
    [micropip] = site.glob("micropip-*.whl.gz")
    files = {
        "bare": pages.bare,
        "wheel": f"{pages.site}python/{packed.name}",
        "micropip": f"{pages.site}python/{micropip.name}",
        "name": wheel_name(packed),
    }
    times = []
    page = browser.new_page()
    # A page of the same origin without the site's policy, which would block the way in which the bare files are loaded.
    page.goto(f"{pages.bare}pyodide-lock.json")
    for _ in range(RUNS):
        times.append(page.evaluate(TRIAL, files))
    page.close()
    whole, unpacked, installed = (middle([time[way] for time in times]) for way in ("whole", "unpacked", "installed"))
    told = "too much for each start" if installed - whole > WORTH else "would do at each start"
    return [
        Figure("our wheel imported from as it is", whole, " ms"),
        Figure("our wheel unpacked and imported", unpacked, " ms"),
        Figure("our wheel through micropip and imported", installed, " ms", note=told),
    ]


def wheel_name(packed: Path) -> str:
    """lostcities-0.1.0-cp314-none-any-1f2e3d4c.whl.gz -> lostcities-0.1.0-cp314-none-any.whl"""
    return "-".join(packed.name.split("-")[:5]) + ".whl"
