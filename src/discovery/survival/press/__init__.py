"""The survival game on paper: what is on its sheets, made from the tables of a content."""
