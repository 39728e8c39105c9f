"""What beginners are told: the voice of a guided match, and the first lesson."""
