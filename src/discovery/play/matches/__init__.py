"""Matches over several games: terms, the fold over their games, and the file that holds them."""

from discovery.play.matches.head import Head
from discovery.play.matches.match import Event, Joined, Left, Match, Stopped, finished_game
from discovery.play.matches.next_game import next_game
from discovery.play.matches.reading import read, read_bytes
from discovery.play.matches.standings import Column, Finished, Standings, StandingsLine
from discovery.play.matches.terms import Terms, terms_of
from discovery.play.matches.writing import write

__all__ = [
    "Column",
    "Event",
    "Finished",
    "Head",
    "Joined",
    "Left",
    "Match",
    "Standings",
    "StandingsLine",
    "Stopped",
    "Terms",
    "finished_game",
    "next_game",
    "read",
    "read_bytes",
    "terms_of",
    "write",
]
