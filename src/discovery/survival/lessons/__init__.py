"""The lessons of the survival game (``play.lessons``)."""

from pathlib import Path

SHIPPED = Path(__file__).with_name("shipped.lessons")
