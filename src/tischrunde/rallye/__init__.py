"""The car-rally game: the rules of four printed editions, complete in this folder."""
