"""Move numbers: ``code << 16 | argument``; bits 24 and up are kept for a spot on a plane."""

from __future__ import annotations

WORDS = ("place", "replay", "exchange", "give", "discard", "call", "end", "pass", "steal", "leave")
PLACE, REPLAY, EXCHANGE, GIVE, DISCARD, CALL, END, PASS, STEAL, LEAVE = range(len(WORDS))

SHIFT = 16
ARGUMENT = 0xFFFF
LIMIT = len(WORDS) << SHIFT
LEAVE_TABLE = LEAVE << SHIFT
"""Leaving for good (R01): any seat may, at any time; it is no choice of play and so never listed as legal."""
