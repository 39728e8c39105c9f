"""`python3 build bench`: the figures of the page and of the engine, with their targets."""
