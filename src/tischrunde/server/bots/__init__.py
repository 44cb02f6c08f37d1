"""How bots are asked: by the node that wrote a row, through a queue, in separate processes."""
