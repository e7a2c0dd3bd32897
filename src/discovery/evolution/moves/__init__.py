"""Kinds of move: one small class each, offered by phase."""
