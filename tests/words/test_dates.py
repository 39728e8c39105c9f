"""The day on which something happened is the day that this device's clock said then."""

import os
import subprocess
from pathlib import Path

import pytest

DATED = (Path(__file__).parents[2] / "web" / "js" / "screens" / "book" / "dated.js").as_uri()
ASK = f"""
import {{ dated }} from "{DATED}";
const words = {{ calendar: (day) => day.toISOString().slice(0, 10) }};
console.log(dated(Date.UTC(2026, 2, 6, 1, 14), words));
"""


@pytest.mark.parametrize(
    ("zone", "day"), [("America/New_York", "2026-03-05"), ("UTC", "2026-03-06"), ("Pacific/Kiritimati", "2026-03-06")]
)
def test_a_moment_is_of_the_day_that_it_is_here(zone: str, day: str) -> None:
    command = ["node", "--input-type=module", "--eval", ASK]
    ran = subprocess.run(command, env={**os.environ, "TZ": zone}, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == day
