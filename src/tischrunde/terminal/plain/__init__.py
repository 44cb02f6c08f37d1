"""The table in plain words: for screen readers, for pipes, and for terminals that only write."""
