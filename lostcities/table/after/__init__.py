"""After the match, or beside it: gone through, reviewed, played on from a turn, sent as a link, par."""
