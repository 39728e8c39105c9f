"""`python3 build storm`: a campaign of faults against the page, each named by a seed that repeats it.

A kind of fault is a module of kinds/ with a function `strike(trial)`, which brings a page into some state, does the
harm, and then compares everything with what was there before. Browsers, visitors and the words of each language are
those of the tests, so that both see the page with the same eyes.
"""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[2] / "tests"
# At the end, so that no name in the tests hides another module.
sys.path += [str(TESTS / "browser" / "visit"), str(TESTS / "browser"), str(TESTS)]
