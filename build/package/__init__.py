"""What hatchling asks when it builds the package."""
