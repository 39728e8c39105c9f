"""The documentation: a site beside the game, made of pages here, of texts that live beside the code, and docstrings."""
