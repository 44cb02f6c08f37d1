"""How nodes hear of rows: within one process, or over Redis."""
