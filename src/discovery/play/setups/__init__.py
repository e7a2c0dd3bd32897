"""Setting up a game: a set-up as a value and as a short code, and which options can be combined."""

from discovery.play.setups.code import decode, encode
from discovery.play.setups.value import Conduct, GameSetup

__all__ = ["Conduct", "GameSetup", "decode", "encode"]
