"""The server: tables by link, durable before they answer, the same on every node."""
