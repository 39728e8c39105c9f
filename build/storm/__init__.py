"""`python3 build storm`: a campaign of faults against the page, each told by a seed that repeats it.

A kind of fault is a module of kinds/ with one function, `strike(trial)`: it brings a page into some state, does the
harm, and then holds everything against what was there before. What it needs of the tests (browsers, visitors, the
words of each language) it takes from there, so that both see the page with the same eyes.
"""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[2] / "tests"
# After everything else: no name of the tests is to stand in the way of another module.
sys.path += [str(TESTS / "browser" / "visit"), str(TESTS / "browser"), str(TESTS)]
