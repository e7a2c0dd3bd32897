"""The lessons of the card games (``play.lessons``)."""

from pathlib import Path

SHIPPED = Path(__file__).with_name("shipped.lessons")
