"""What is timed without a browser, mostly also by commands of their own: the engine, minds, reviews, records."""
