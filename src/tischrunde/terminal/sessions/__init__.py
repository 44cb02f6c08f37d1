"""Where one sits: at a table at home, or at one of a server; it is played the same way."""
