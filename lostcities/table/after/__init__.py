"""After the match, or beside it: replaying, reviewing, playing on from a turn, sending as a link, par."""
