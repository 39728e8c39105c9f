"""`python3 build train`: the computer players' nets, from nothing, by playing themselves."""
