"""How the players of the board game are trained."""
