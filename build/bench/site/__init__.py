"""The site's size, its start, the memory that it holds, and its tables in other pages."""
