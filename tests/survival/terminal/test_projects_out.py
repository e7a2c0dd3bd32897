"""What the terminal draws of the survival game."""

from __future__ import annotations

import io

from discovery.cli.terminal import Terminal
from discovery.survival.terminal.text_game import SurvivalText
from tests.support.survival.table import Table


def drawn(table: Table, seat: int) -> list[str]:
    """The lines that a seat sees."""
    out = io.StringIO()
    SurvivalText(Terminal("en", out, io.StringIO(), {}), table.game).draw(table.game.view(table.state, seat))
    return out.getvalue().splitlines()


def test_XG02_projects_of_the_dead_are_told_to_everybody() -> None:
    """They lie open, as all does that is not hidden (XT02)."""
    table = Table()
    table.hand("Bo", "flare")
    assert not any("flare" in line for line in drawn(table, 0))
    table.run("hurt me wound 4", "Bo")
    assert "Projects out of the game: Signal flare" in drawn(table, 0)
