"""Score pads in a terminal: what is asked, and how it is said."""
