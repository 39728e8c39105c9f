"""A match of two devices at this one's table. Packed apart from the rest (lostcities/whole.py)."""
