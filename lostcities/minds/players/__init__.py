"""The players themselves, a module each. What several of them think with lies in the folder above."""
