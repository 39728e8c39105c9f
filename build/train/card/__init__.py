"""How the players of the card game are trained."""
