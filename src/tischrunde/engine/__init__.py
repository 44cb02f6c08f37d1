"""The engine of a table: all that needs no server, with plain data in and out.

Servers keep it beside a database and sockets; a browser keeps it on the device.
"""
