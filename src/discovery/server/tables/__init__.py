"""A table as a fold over its events: pure, without waiting, random draws or storage."""
