"""Setting up a game: a set-up as a value and as a short code, and which options can be combined."""

from discovery.play.setups.code import decode, encode
from discovery.play.setups.game_setup import GameSetup, TableSettings

__all__ = ["GameSetup", "TableSettings", "decode", "encode"]
