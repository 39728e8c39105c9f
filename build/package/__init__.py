"""What packaging and releasing need: a hook for hatchling, a release's notes, its bill of materials."""
