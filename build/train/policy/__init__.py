"""`python3 build train policy`: policies that play at sight, trained by policy gradient in very many rounds at once."""
