"""UNO in a terminal."""
