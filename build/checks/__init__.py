"""`python3 build test` and its kin."""
