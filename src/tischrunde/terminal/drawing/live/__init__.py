"""The table while it is played at: as much of it as the window has room for."""
