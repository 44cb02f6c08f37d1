"""Matches of bots against each other, and what they show."""
