"""How the players of the two decks are trained."""
