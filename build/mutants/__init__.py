"""`python3 build mutants`: breaks the engine in small ways and sees what its tests notice."""
