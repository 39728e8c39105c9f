"""What builds, checks, measures and trains: the rooms behind `python3 build COMMAND` (__main__.py)."""
