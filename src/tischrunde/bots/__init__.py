"""Players that choose from a view; none of them ever sees a game."""
