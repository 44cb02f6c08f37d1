"""Bots for UNO."""
