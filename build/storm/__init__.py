"""A campaign of faults: what a person may meet with is done to the page on purpose, and what comes of it is counted."""

PATIENCE = 60.0  # s that the page has to do what it should
