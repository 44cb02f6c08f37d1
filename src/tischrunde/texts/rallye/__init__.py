"""The rally game in words."""
