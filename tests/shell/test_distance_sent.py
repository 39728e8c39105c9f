"""Which message counts as sent: the one that was handed on, whatever lies on the table by then."""

from typing import Any

import in_node
import pytest
from test_distance_beside import PAGE, module

SHARED = f"""
  {PAGE}
  const asked = [];
  app.engine = {{
    on() {{}},
    matches: async () => [],
    ask: async (message) => {{
      asked.push(message.number);
      return {{ ok: true }};
    }},
  }};
  app.live = {{ look() {{}} }};
  let shut;
  const share = () => new Promise((resolve) => (shut = resolve));
  Object.defineProperty(globalThis, "navigator", {{ value: {{ share }} }});
  state.afar = given.shared;
  const {{ makeDesk }} = {module("desk.js")};
  makeDesk(app).act("share");
  state.afar = given.lies;
  shut();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return [asked, state.desk?.told?.key ?? ""];
"""


def lies(match: str, number: int) -> dict[str, Any]:
    """A match at a distance on the table, with an own message that is not sent."""
    return {"id": f"d-{match}", "number": number, "text": f"message {number} of {match}", "sent": False}


@pytest.mark.parametrize("meanwhile", [lies("another", 5), lies("one", 7), None])
def test_a_message_that_has_come_to_the_table_while_the_share_sheet_was_open_does_not_count_as_sent(
    meanwhile: dict[str, Any] | None,
) -> None:
    assert in_node.run(SHARED, shared=lies("one", 5), lies=meanwhile) == [[], ""]


def test_a_message_that_was_shared_counts_as_sent() -> None:
    assert in_node.run(SHARED, shared=lies("one", 5), lies=lies("one", 5)) == [[5], "post-sent"]
