"""The line protocol: programs in any language play, one JSON object per line. See docs/line-protocol.md."""
