"""The line protocol: programs of anybody's making play, one JSON object a line. See docs/line-protocol.md."""
