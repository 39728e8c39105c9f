"""The documentation: a site beside the game, made of pages here, texts that live beside the code, and docstrings."""
