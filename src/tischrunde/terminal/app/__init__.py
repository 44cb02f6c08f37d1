"""The table as a program for the terminal: keys and mouse, any size of window."""
