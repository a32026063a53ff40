"""The server: HTTP, WebSocket, accounts and storage around tables. docs/server.md is for operators."""
