"""The pages that teach the rules, and the pictures of positions in them and in frames."""
