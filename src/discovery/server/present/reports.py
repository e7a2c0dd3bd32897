"""A seat's knowledge of a game, for a report: made from what the seat is sent, and from nothing else."""

from __future__ import annotations

from msgspec import UNSET

from discovery.core.errors import Code, TableError
from discovery.core.protocol import SPECTATOR
from discovery.core.registry import family_of
from discovery.server.present.setups import code_of
from discovery.server.present.update import Presenter, viewer_of
from discovery.server.protocol import Seen
from discovery.server.tables.planning import setup_of
from discovery.server.tables.table import Table


def seen_by(table: Table, seat: int) -> Seen:
    """All that the holder of a seat's link, or a spectator (-1), may know. ``TableError(NOT_STARTED)``."""
    if table.running_game is None:
        raise TableError(Code.NOT_STARTED)
    viewer, game, spec = viewer_of(table, seat), table.running_game.game, table.running_game.game.spec
    family, plan = family_of(game.name), table.plan
    shown = Presenter(table, []).known_steps(viewer)
    return Seen(
        game=game.name,
        rules=spec.rules or family.rules_version,
        deck=family.decks.key_of(spec.deck),
        options=list(spec.options),
        seats=list(spec.seats),
        teams=list(spec.teams),
        setup=code_of(setup_of(plan)) if plan.deck_file is UNSET else "",
        seat="" if viewer == SPECTATOR else game.seats[viewer],
        status=table.status,
        step=len(shown) and shown[-1].seq,
        events=[
            event.fields()
            for one in shown
            for event in game.observe(table.running_game.state, one.events, viewer)
        ],
        legal=[] if viewer == SPECTATOR else [game.text(move) for move in table.running_game.legal[viewer]],
    )
