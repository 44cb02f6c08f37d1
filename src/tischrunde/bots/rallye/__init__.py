"""Bots for the rally game."""
