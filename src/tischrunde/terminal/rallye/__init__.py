"""The rally game in a terminal."""
