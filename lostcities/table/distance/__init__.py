"""A match between two devices, at this device's table. Packed apart from the rest (lostcities/whole.py)."""
