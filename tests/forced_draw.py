"""After how long the table makes the only draw there is, as the page's own script says."""

import re
from pathlib import Path

PLAY = Path(__file__).parents[1] / "web" / "js" / "play"
(FORCED,) = (
    int(found)
    for path in sorted(PLAY.glob("*.js"))
    for found in re.findall(r"^(?:export )?const FORCED = (\d+);", path.read_text("utf-8"), re.MULTILINE)
)
"""Milliseconds."""
