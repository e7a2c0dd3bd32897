"""Setting up a game: a set-up as a value and as a short code, what goes with what, the book's advice."""

from discovery.play.setups.code import decode, encode
from discovery.play.setups.value import Conduct, GameSetup

__all__ = ["Conduct", "GameSetup", "decode", "encode"]
