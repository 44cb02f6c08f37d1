"""The server behind uvicorn: its connections, and the way it starts and stops."""
