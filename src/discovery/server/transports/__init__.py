"""HTTP and WebSocket, bounded and guarded."""
