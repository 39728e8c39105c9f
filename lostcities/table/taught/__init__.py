"""What is said to beginners: the voice of a guided match, and the first lesson."""
