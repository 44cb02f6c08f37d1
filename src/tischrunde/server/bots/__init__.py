"""How bots are asked: by whoever wrote a row, through a queue, in processes of their own."""
