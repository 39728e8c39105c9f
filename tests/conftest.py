"""Lets the tests run from a plain checkout: the package and the helpers beside the tests can be imported."""

import sys
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS.parent), str(TESTS)]

# A busy machine must not fail a test for being slow: what has to be fast is measured by the bench.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
