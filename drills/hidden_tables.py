"""Tables for the drill ``hidden`` that are not simply played on: one of a shared deal, one of the survival
game, two with something taken back, and one that waits in the list of open tables."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from discovery.play.deals import Deal
from discovery.play.setups.game_setup import GameSetup
from discovery.server.present.setups import plan_for
from discovery.server.protocol import (
    Accepted,
    AnswerUndo,
    Created,
    DealAsked,
    Hint,
    Hinted,
    Refused,
    SeatPlan,
    Show,
    TablePlan,
    Undo,
)
from discovery.server.protocol.page_messages.moderation import ReportMade
from discovery.server.tables import history
from discovery.server.tables.history import Entry, Moved
from drills.crowd import Crowd, Person
from drills.servers import Server
from tests.support.server.folded_tables import fold, running
from tests.support.server.harness import Player, fresh_id
from tests.support.server.hidden.survivors import known
from tests.support.testing.positions import survival_position

DEAL = Deal(GameSetup("explore", seats=("me", "me")), "7QXM2N5R3T")
WAITING = Deal(GameSetup("explore", seats=("me", "open")), "4HWD8K2PZC")
NAMES = ("P0", "P1")
SURVIVAL_MOVES = 6


async def set_up(server: Server, crowd: Crowd) -> Created:
    """Seat people at these tables, who do a few things there; returns the table that waits for somebody."""
    for agreed in (True, False):
        people = await _seated(server, crowd, TablePlan("explore", "prehistory", [], _everybody()))
        await _take_back(people, agreed)
    await _play(await _seated(server, crowd, _shared(DEAL, *_everybody())), crowd.dice, 3)
    expedition = TablePlan("discover:beacon", "lands-3", [], _everybody())
    await _play(await _seated(server, crowd, expedition), crowd.dice, SURVIVAL_MOVES)
    waiting = await server.served.create(_shared(WAITING, SeatPlan("me", NAMES[0]), SeatPlan("open", "")))
    await (await _listed(server, waiting)).line.close()
    return waiting


def _everybody() -> list[SeatPlan]:
    return [SeatPlan("me", name) for name in NAMES]


def _shared(deal: Deal, *seats: SeatPlan) -> TablePlan:
    return msgspec.structs.replace(plan_for(deal.setup, "en"), seats=list(seats), deal=deal.code)


async def _seated(server: Server, crowd: Crowd, plan: TablePlan) -> list[Person]:
    await crowd.start(server.served, await server.served.create(plan))
    return crowd.people[-len(plan.seats) :]


async def _play(people: list[Person], dice: Random, most: int) -> None:
    """Whoever may play does, at random, so many times."""
    for _ in range(most):
        await _move(people, dice)


async def _move(people: list[Person], dice: Random) -> Person:
    """Somebody plays a move that can be played; everybody has heard of it."""
    moving = next(person for person in people if _player(person).legal)
    answer = await _player(moving).play(dice.choice(_player(moving).legal))
    assert isinstance(answer, Accepted), answer
    for person in people:
        await _player(person).caught_up(answer.seq)
    return moving


async def _take_back(people: list[Person], agreed: bool) -> None:
    """Two moves are played, and the second one is taken back; where the other is asked, they agree or not. A
    request that stood open would end at another moment in each twin."""
    dice = Random(int(agreed))
    await _move(people, dice)
    moving = await _move(people, dice)
    update = _player(moving).update
    assert update is not None
    asked = await _player(moving).ask(Undo(fresh_id(), update.seq, ask=True))
    assert isinstance(asked, Accepted), asked
    other = next(person for person in people if person is not moving)
    seen = await _player(other).caught_up(asked.seq)
    if seen.table.undo.request is not None:
        assert isinstance(await _player(other).ask(AnswerUndo(fresh_id(), agreed)), Accepted)


def _player(person: Person) -> Player:
    assert person.player is not None
    return person.player


async def _listed(server: Server, waiting: Created) -> Player:
    """The host at the table that waits, which is in the list while they sit there."""
    host = await server.served.sit(waiting.seats[0].token, host=waiting.host)
    await host.ask(Show(fresh_id(), True))
    return host


# ---- what is told there ------------------------------------------------------------------------------------


async def lobby(server: Server, waiting: Created) -> list[bytes]:
    """What the list of open tables says, and its table to the host and to somebody who may sit down there."""
    host = await server.served.sit(waiting.seats[0].token, host=waiting.host)
    page = await server.web.get("api/lobby")
    assert waiting.table in page.text
    guest = await server.served.sit(table=waiting.table)
    frames = [*host.frames, *guest.frames]
    for player in (host, guest):
        await player.line.close()
    return [page.content, *map(str.encode, frames)]


async def beside(server: Server, table: str, token: str) -> list[bytes]:
    """What a viewer is told when they ask for a hint, for how a shared deal ended elsewhere, and whether
    somebody reads reports; and what a report of theirs is answered."""
    report = ReportMade(0, NAMES[0], "other", "", token)
    pages = [
        await server.web.post(
            f"api/deals/{DEAL.code}", content=msgspec.json.encode(DealAsked([token] * bool(token)))
        ),
        await server.web.get(f"api/tables/{table}/reports"),
        await server.web.post(f"api/tables/{table}/reports", content=msgspec.json.encode(report)),
    ]
    told = [b"%d %b" % (page.status_code, page.content) for page in pages]
    return [*told, *(await _hinted(server, token) if token else [])]


async def _hinted(server: Server, token: str) -> list[bytes]:
    """The hint for a seat, or why there is none."""
    player = await server.served.sit(token)
    await player.say(Hint("hint"))
    while not isinstance(answer := await player.next(), Hinted | Refused):
        pass
    await player.line.close()
    return [msgspec.json.encode(answer)]


# ---- pieces that nobody has seen ---------------------------------------------------------------------------


def survival_pairs(rows: list[tuple[int, str]], viewer: int, dice: Random) -> Iterator[tuple[str, str]]:
    """Pairs of different pieces of one pile of the survival game that no move names and that a viewer has
    never known the place of."""
    payloads = [history.decode(payload) for _, payload in rows]
    entries = [Entry(seq, 1_000 * seq, payload) for (seq, _), payload in zip(rows, payloads, strict=True)]
    seen: set[int] = set()
    for end in range(1, len(entries) + 1):
        table = fold("t", entries[:end])
        if table.running_game is not None:
            told = [event for step in table.step_events for event in step.events]
            seen |= known(survival_position(running(table)).state, viewer, told)
    setup = survival_position(running(fold("t", entries))).game.setup
    moves = " ".join(payload.text for payload in payloads if isinstance(payload, Moved))
    for start, size in sorted(
        zip(setup.pile_start, setup.pile_size, strict=True), key=lambda _: dice.random()
    ):
        hidden = [
            one for one in range(start, start + size) if one not in seen and setup.pieces[one] not in moves
        ]
        pairs = [(one, other) for one in hidden for other in hidden]
        for one, other in dice.sample(pairs, len(pairs)):
            if setup.piece_number[one] != setup.piece_number[other]:
                yield setup.pieces[one], setup.pieces[other]
