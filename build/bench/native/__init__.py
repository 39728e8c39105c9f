"""What is timed without a browser, much of it by a command of its own: the engine, minds, reviews, records."""
