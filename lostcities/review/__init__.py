"""A finished record told apart: what luck gave, what each turn cost, and what is left of the result without luck."""
