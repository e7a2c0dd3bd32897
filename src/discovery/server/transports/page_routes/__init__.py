"""What pages beside a table ask of the server over HTTP."""
