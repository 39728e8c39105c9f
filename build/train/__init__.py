"""`python3 build train`: trains the computer players' nets from nothing, by self-play."""
