"""The table drawn in a terminal, as a seat or a spectator sees it."""
