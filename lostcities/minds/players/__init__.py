"""The players themselves, a module each; what several of them think with lies beside this room."""
