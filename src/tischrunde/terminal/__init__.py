"""Tables in a terminal: drawn, played at with keys and mouse, or in plain words."""
