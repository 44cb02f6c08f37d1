"""The catalogue: which games there are, and their rules as people read them."""
