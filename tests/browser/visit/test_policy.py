"""The content security policy holds on the page: nothing leaves for another host, nothing foreign runs. (In the worker:
tests/browser/test_policy_in_worker.py.)
"""

import pytest
from visitor import Visit

FOREIGN = "http://127.0.0.1:9/elsewhere"


def test_a_foreign_fetch_is_refused_from_the_page_and_from_a_worker_that_it_starts(visit: Visit) -> None:
    visitor = visit(faults=("Content Security Policy", "Refused to", "violates"))
    broken = visitor.page.evaluate(
        """async (address) => {
          const broken = new Promise((resolve) =>
            document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective)));
          const answer = await fetch(address).then(() => "went out", () => "refused");
          return [answer, await broken];
        }""",
        FOREIGN,
    )
    assert broken == ["refused", "connect-src"]
    inside = visitor.page.evaluate(
        """(address) => new Promise((resolve) => {
          const code = `
            self.addEventListener("securitypolicyviolation", (event) => postMessage(event.effectiveDirective));
            fetch(${JSON.stringify(address)}).catch(() => {});`;
          const worker = new Worker(URL.createObjectURL(new Blob([code], {type: "text/javascript"})), {type: "module"});
          worker.onmessage = ({data}) => resolve(data);
        })""",
        FOREIGN,
    )
    assert inside == "connect-src"


def test_no_script_of_the_page_s_text_runs_and_no_style_of_it_counts(visit: Visit) -> None:
    visitor = visit(faults=("Content Security Policy", "Refused to", "violates"))
    ran = visitor.page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          const style = document.createElement("div");
          style.setAttribute("style", "position: fixed");
          document.body.append(script, style);
          return [window.ran ?? false, getComputedStyle(style).position];
        }"""
    )
    assert ran == [False, "static"]


@pytest.mark.first
def test_a_whole_visit_asks_no_other_host_for_anything(visit: Visit) -> None:
    visitor = visit(offline=True)
    asked: list[str] = []
    visitor.page.context.on("request", lambda request: asked.append(request.url))
    visitor.set_out()
    visitor.play()
    for part in ("#rules", "#settings", "#about", "#matches", "#setup"):
        visitor.go(part)
    own = (visitor.address, f"blob:{visitor.address.split('/games')[0]}/")
    assert asked
    assert [address for address in asked if not address.startswith(own)] == []
