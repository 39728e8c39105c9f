"""Faults that a person may meet with, done to the page on purpose."""
