"""Players against players, compiled: `python3 build duel`, and the README's tables by `python3 build strength`."""
