"""How bots are asked: within one process, or over a stream of Redis."""
