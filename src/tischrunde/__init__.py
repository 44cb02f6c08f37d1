"""Tischrunde: card games exactly as your own box says."""
