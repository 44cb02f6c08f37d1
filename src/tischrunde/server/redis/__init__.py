"""How nodes reach each other over Redis: connections, rows published and heard."""
