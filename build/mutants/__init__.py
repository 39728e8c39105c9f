"""`python3 build mutants`: what the tests of the engine would notice, as it is broken in small ways."""
