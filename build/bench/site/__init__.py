"""How large the site is, how it starts, what it keeps, and its tables in other pages."""
