"""The documentation: a site beside the game, of pages here, the texts that live beside the code, and docstrings."""
