"""The position: what a copy holds, what makes two positions the same, and which laws the audit watches."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from discovery import COMPILED
from discovery.core.bits import BIT, WIDTH, lowest
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.actions import Action
from discovery.evolution.model.frames import Frame
from discovery.evolution.model.phases import CALLED, GIVE
from discovery.evolution.model.places import discarder, holder_of, holders, newest
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.variants.battle.flow import assets_of
from discovery.evolution.variants.battle.state import MARKERS, AssetState
from discovery.evolution.variants.classic.state import ClassicState
from discovery.evolution.variants.flash.state import FlashState
from discovery.evolution.variants.jokers.state import JokerState
from discovery.evolution.variants.objection.flow import objection_of
from discovery.evolution.variants.objection.state import ObjectionState
from discovery.evolution.variants.rounds.state import RoundState
from discovery.evolution.variants.virtual_players.flips import Flips

GAME = new_game("intro", ["A", "B", "C=bot"])
LISTS = ("hands", "discards", "points", "stamp")
SHARED = ("setup", "order")
PARTS = ("assets", "classic", "flash", "jokers", "plane", "round")
"""What this game has not."""
OTHERWISE: dict[str, object] = {
    "finishing": True,
    "action": Action(0, 0),
    "flips": Flips(1),
    "frames": (Frame(0),),
    "searched_spots": (1,),
}


def fresh() -> State:
    """A position in the middle of a game, with something in every place."""
    state = GAME.deal(range(54))
    for line in ("end", "pass", "place gathering", "place homo-habilis"):
        if (move := GAME.parse(line)[0]) in GAME.legal(state, state.turn):
            GAME.play(state, state.turn, move)
    return state


def test_a_copy_holds_everything_and_shares_no_list() -> None:
    state = fresh()
    twin = state.copy()

    for name in State.__slots__:
        assert getattr(twin, name) == getattr(state, name), name
    for name in LISTS:
        assert getattr(twin, name) is not getattr(state, name), name
    assert twin.setup is state.setup
    assert COMPILED or twin.order is state.order, "only an array is a part of its object"


def test_nobody_listens_to_a_copy() -> None:
    state = fresh()
    state.events = []

    assert state.copy().events is None


@pytest.mark.parametrize(
    "name", sorted({*State.__slots__} - {*LISTS, *SHARED, *PARTS, "events", "clock", "amended"})
)
def test_a_difference_in_any_field_makes_another_position(name: str) -> None:
    one, other = fresh(), fresh()
    value = getattr(one, name)
    setattr(other, name, OTHERWISE[name] if name in OTHERWISE else value ^ 1)

    assert one.key() != other.key()


def test_planes_and_selections_make_another_position() -> None:
    for game, line in (("connect", "place gathering at 0,0"), ("select", "select band")):
        playing = new_game(game, ["A", "B"])
        one, other = playing.deal(range(54)), playing.deal(range(54))
        assert one.key() == other.key()
        playing.play(one, 0, playing.parse(line)[0])
        assert one.copy().key() == one.key() != other.key()


IN_FLASH = new_game("intro", ["A", "B"], options=["flash", "jokers=2"])
IN_ROUNDS = new_game("select", ["A", "B"])
CLASSIC = new_game("classic-simple", ["A", "B"])
WITH_ASSETS = new_game("explore", ["A", "B"], options=["battle"])
OBJECTING = new_game("classic-simple", ["A", "B"], options=["objection"])


@pytest.mark.parametrize(("game", "part", "field", "value"), [
    (IN_FLASH, "flash", "said_mask", 1),
    (IN_FLASH, "flash", "successor", 1),
    (IN_FLASH, "flash", "must_continue", 1),
    (IN_FLASH, "jokers", "stands", (3, -1)),
    (IN_FLASH, "jokers", "stood", 8),
    (IN_FLASH, "jokers", "aside", 1 << 54),
    (IN_ROUNDS, "round", "leader", 1),
    (IN_ROUNDS, "round", "passed_mask", 1),
    (IN_ROUNDS, "round", "number", 7),
    (CLASSIC, "classic", "finalist", 1),
    (CLASSIC, "classic", "out", 1),
    (CLASSIC, "classic", "last_turns", 1),
    (CLASSIC, "classic", "spent", 1),
    (CLASSIC, "classic", "harvesting", 1),
    (CLASSIC, "classic", "fresh", 1),
    (CLASSIC, "classic", "checked", 1),
    (CLASSIC, "classic", "buried", [1] + [0] * 8),
])  # fmt: skip
def test_what_an_option_adds_is_copied_and_makes_another_position(
    game: DiscoveryGame, part: str, field: str, value: object
) -> None:
    one = game.deal(range(game.setup.card_count))
    other = one.copy()
    assert one.key() == other.key()

    setattr(getattr(other, part), field, value)

    assert one.key() != other.key() == other.copy().key()


@pytest.mark.parametrize(("field", "value"), [
    ("laid", 1),
    ("before", 1),
    ("placer", 1),
    ("unfounded", 1),
    ("members", 1),
    ("worth", [3] + [0] * 127),
])  # fmt: skip
def test_what_late_objection_adds_is_copied_and_makes_another_position(field: str, value: object) -> None:
    """S34: what a card brought counts as long as it can be objected to."""
    one = OBJECTING.deal(range(54))
    objection_of(one).before = 1 if field == "worth" else 0
    other = one.copy()
    assert one.key() == other.key()

    setattr(objection_of(other), field, value)

    assert one.key() != other.key() == other.copy().key()


@pytest.mark.parametrize(("field", "value"), [
    ("older", [3] + [-1] * 8),
    ("newer", [3] + [-1] * 8),
    ("spied", [30] + [0] * 8),
    ("safe", 1),
    ("won", 1),
    ("captured", 1),
    ("used", 1),
    ("wanted", 1),
    ("aim", 1),
    ("doing", 1),
    ("series_used", 1),
])  # fmt: skip
def test_what_assets_add_is_copied_and_makes_another_position(field: str, value: object) -> None:
    one = WITH_ASSETS.deal(range(54))
    other = one.copy()
    assert one.key() == other.key()

    setattr(assets_of(other), field, value)

    assert one.key() != other.key() == other.copy().key()


def test_Y06_a_seat_has_as_many_ready_cards_as_markers() -> None:
    part = assets_of(WITH_ASSETS.deal(range(54)))

    assert [part.put(0, card) for card in range(MARKERS + 1)] == [-1] * MARKERS + [0]
    assert part.ready_of(0) == tuple(range(1, MARKERS + 1))


def test_every_field_of_a_part_is_looked_at() -> None:
    """The test above has them all, but for what makes no other position."""
    parts = ((FlashState, 3), (JokerState, 3), (RoundState, 3), (ClassicState, 9), (ObjectionState, 6))

    for part, looked_at in (*parts, (AssetState, 11)):
        unseen = {"first", "selections", "table"} & set(part.__slots__)
        assert len(part.__slots__) == looked_at + len(unseen), part


def test_orders_make_another_position_and_clocks_do_not() -> None:
    one, other = fresh(), fresh()
    first, second = one.in_order(one.hands[0])[:2]
    other.stamp = [stamp + 7 for stamp in other.stamp]
    other.clock += 7
    assert one.key() == other.key()

    swapped = list(other.stamp)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    other.stamp = swapped
    assert one.key() != other.key()
    other = fresh()
    other.order = padded(other.order[: other.top] + other.stack[::-1], WIDTH)
    assert one.key() != other.key()


def in_stack(state: State) -> int:
    return BIT[state.stack[0]]


def _set(name: str, change: Callable[[State], object]) -> Callable[[State], None]:
    return lambda state: setattr(state, name, change(state))


@pytest.mark.parametrize(("law", "break_it"), [
    ("exactly one place", _set("pool", lambda state: state.pool | in_stack(state))),
    ("exactly one place", _set("top", lambda state: state.top + 1)),
    ("without its prerequisites", _set("tree", lambda state: state.tree | in_stack(state))),
    ("are ready", _set("ready", lambda state: state.ready & (state.ready - 1))),
    ("what shows", _set("shown", lambda state: state.shown | in_stack(state))),
    ("trumps are held", _set("trumps", lambda state: 1)),
    ("an exchange is owed", _set("owed_card", lambda state: lowest(state.hands[0]))),
    ("an exchange is owed", _set("phase", lambda state: GIVE)),
    ("an exchange is owed", _set("phase", lambda state: CALLED)),
    ("a window stands", _set("action", lambda state: Action(0, 0))),
    ("has not left", _set("left", lambda state: BIT[state.turn])),
    ("hold no cards", _set("left", lambda state: BIT[(state.turn + 1) % 2])),
    ("no seat has points", _set("points", lambda state: padded([1], MAX_SEATS))),
])  # fmt: skip
def test_the_audit_names_a_broken_law(law: str, break_it: Callable[[State], None]) -> None:
    state = fresh()
    assert GAME.audit(state) == []
    break_it(state)

    assert any(law in broken for broken in GAME.audit(state))


def test_small_questions_to_the_table() -> None:
    state = fresh()
    card = state.in_order(state.hands[1])[-1]

    assert newest(state, state.hands[1]) == card
    assert holder_of(state, card) == 1
    assert discarder(state, card) == NO_CARD
    assert holders(state, 1) == 0b101
