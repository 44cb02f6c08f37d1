"""One table: who sits at it, at what pace it plays, what was done there, who may see what."""
