"""The steps from one schema to the next; they only ever add.

Nodes of two versions run side by side while one replaces the other, and the new one changes the
schema when it starts. So a step may add tables, indexes, and columns that may be empty or have a
default. Nothing that the version before reads or writes is taken away, renamed or given another
meaning; it goes in a later version, when no node knows it any more. A node that finds steps it
does not know leaves them as they are.

A step is a file in ``versions``, written by hand; a test holds the last one to ``schema.py``.
"""
