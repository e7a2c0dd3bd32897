"""The survival game on a screen of text."""
