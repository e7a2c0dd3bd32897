"""Hints: the best moves and why, from what the seat knows and from nothing else."""

from __future__ import annotations

from random import Random

import pytest

from discovery.core.bits import BIT, members
from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.players.advice import ChoiceValue, Consultation, MoveHint, Reason
from discovery.core.protocol import NO_OUTCOME, NOBODY, Event
from discovery.engines.advice import consult, hints_of, weighed_of
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots import create
from discovery.evolution.bots.advice.choice_value import weigh
from discovery.evolution.bots.advice.hints import MOST, distinct, hints, in_order
from discovery.evolution.bots.advice.reasons import in_common, reasons
from discovery.evolution.bots.greedy.odds import can_stand, held_by_others, position_of
from discovery.evolution.bots.search.rank_moves import RatedMove
from discovery.evolution.family import FAMILY
from discovery.evolution.flow.stepping import clockwise_first
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes, event_kinds
from discovery.evolution.model.phases import WINDOW
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View

FEW = 12
"""Iterations: what is tested does not depend on how well a search plays."""
TABLES = [
    ("intro", ()),
    ("explore", ("series+",)),
    ("memory", ()),
    ("select", ()),
    ("connect", ()),
    ("fusion", ()),
    ("explore", ("jokers=4", "stop", "trump+")),
]
OPEN_TABLES: list[tuple[str, tuple[str, ...]]] = [
    ("explore", ()),
    ("explore", ("series+",)),
    ("select", ()),
    ("connect", ()),
]


class Told:
    """A running game, and what every seat has observed of it."""

    def __init__(self, name: str, options: tuple[str, ...] = (), seed: int = 5) -> None:
        self.game: DiscoveryGame = new_game(name, ["Ann", "Bo", "Cem"], options=options)
        self.random = Random(seed)
        self.state: State = self.game.deal(self.game.shuffle(self.random))
        self.observed: list[list[Event]] = [[] for _ in self.game.seats]
        self.programs = [create("greedy", name, self.game.seats, options=options, seed=1) for _ in range(3)]

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        return clockwise_first(self.state) if self.state.waiting else self.state.actor

    def play(self, move: int) -> None:
        cards = self.game.outcomes(self.state, move)
        outcome = self.random.choice(cards) if cards else NO_OUTCOME
        self._note(self.game.play(self.state, self.seat, move, outcome))
        while (due := self.game.due(self.state)) is not None:
            outcome = draw(self.game, self.state, due[1], self.random)
            self._note(self.game.play(self.state, *due, outcome))

    def go_on(self, decisions: int) -> None:
        """Programs play some decisions, but never the last one."""
        for _ in range(decisions):
            view = self.game.view(self.state, self.seat)
            before = self.state.copy(), [list(observed) for observed in self.observed]
            self.play(self.programs[self.seat].decide(view))
            if self.game.result(self.state) is not None:
                self.state, self.observed = before
                return

    def _note(self, happened: list[Event]) -> None:
        for seat, observed in enumerate(self.observed):
            observed.extend(self.game.observe(self.state, happened, seat))

    def hints(self, state: State | None = None) -> tuple[MoveHint, ...]:
        view = self.game.view(state or self.state, self.seat)
        return hints(self.game, view, self.observed[self.seat], iterations=FEW, random=Random(3))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("decisions", [0, 7, 40, 90])
def test_hints_are_two_different_moves_that_may_be_played(
    table: tuple[str, tuple[str, ...]], decisions: int
) -> None:
    told = Told(*table)
    told.go_on(decisions)
    legal = told.game.legal(told.state, told.seat)
    found = told.hints()
    moves = [hint.move for hint in found]
    assert set(moves) <= set(legal)
    assert len(set(moves)) == len(moves) <= MOST
    assert all(0.0 <= hint.value <= 1.0 for hint in found)
    assert found[0].value == max(hint.value for hint in found)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("decisions", [3, 20, 60])
def test_tables_that_differ_in_hidden_cards_alone_give_the_same_hints(
    table: tuple[str, tuple[str, ...]], decisions: int
) -> None:
    """The twin has every card that the seat cannot see dealt again."""
    told = Told(*table)
    told.go_on(decisions)
    twin = told.game.redeal(told.state, told.seat, Random(9))
    assert told.game.view(twin, told.seat) == told.game.view(told.state, told.seat)
    assert told.hints(twin) == told.hints()


def test_what_was_asked_comes_back_from_another_process_as_it_was() -> None:
    told = Told("explore")
    told.go_on(12)
    view, observed = told.game.view(told.state, told.seat), tuple(told.observed[told.seat])
    asked = Consultation(view, observed, FEW, "a seed")
    expected = hints(told.game, view, observed, iterations=FEW, random=Random("a seed"))
    assert hints_of(consult(told.game, FAMILY.players, asked)) == expected

    move = view.legal[-1]
    weighed = weigh(told.game, view, observed, move, iterations=FEW, random=Random("a seed"))
    assert (
        weighed_of(consult(told.game, FAMILY.players, Consultation(view, observed, FEW, "a seed", move)))
        == weighed
    )


# ---- reasons ---------------------------------------------------------------------------------------


def why(told: Told, move: int) -> dict[str, Reason]:
    view = told.game.view(told.state, told.seat)
    found = reasons(told.game, view, told.observed[told.seat], move, Random(1))
    return {reason.code: reason for reason in found}


def names(told: Told, reason: Reason) -> set[str]:
    return {told.game.setup.ids[card] for card in reason.cards}


def placements(told: Told) -> list[int]:
    legal = told.game.legal(told.state, told.seat)
    return [move for move in legal if codes.code_of(move) in (codes.PLACE, codes.REPLAY)]


def really(told: Told, move: int, kind: int) -> list[int]:
    """What the engine tells of the seat when the move is played where the cards really lie."""
    happened = told.game.play(told.state.copy(), told.seat, move)
    return [event.number for event in happened if event.kind == kind and event.seat == told.seat]


@pytest.mark.parametrize(
    "table", [("explore", ()), ("explore", ("series+",)), ("select", ()), ("connect", ())]
)
@pytest.mark.parametrize("seed", range(4))
def test_I02_points_and_trumps_are_those_that_the_engine_gives(
    table: tuple[str, tuple[str, ...]], seed: int
) -> None:
    told = Told(*table, seed=seed)
    compared = 0
    for _ in range(8):
        told.go_on(5)
        for move in placements(told)[:2]:
            found = why(told, move)
            assert found["points"].number == sum(really(told, move, event_kinds.SCORED))
            assert ("opens" in found) == bool(really(told, move, event_kinds.OPENED))
            assert ("closes" in found) == bool(really(told, move, event_kinds.CLOSED))
            compared += 1
    assert compared


def first_position() -> Told:
    """Ann holds band, australopithecus, hunting, fire and language; gathering, nomadism, homo-habilis,
    homo-erectus and hide lie in the pool (B03, B04)."""
    told = Told("explore")
    told.game = new_game("explore", ["Ann", "Bo"])
    told.state = told.game.deal(list(range(told.game.setup.card_count)))
    told.observed = [[], []]
    return told


def parsed(told: Told, move: str) -> int:
    return told.game.parse(move)[0]


def test_the_chance_of_a_call_is_counted_over_enough_deals() -> None:
    """H16: compared with ten times as many deals, in calls that may go either way. Where Stop is not in play
    the order of the eras in the stack makes nearly every call that is offered sure (E16)."""
    apart: list[float] = []
    for told in (Told("fusion", seed=seed) for seed in range(8)):
        for _ in range(20):
            told.go_on(2)
            view = told.game.view(told.state, told.seat)
            calls = [move for move in view.legal if codes.code_of(move) == codes.CALL]
            for move in calls:
                if len(apart) < 12 and 0.1 < _share_that_finds(told, view, move, 30) < 0.9:
                    true = _share_that_finds(told, view, move, 1000)
                    apart.append(abs(why(told, move)["chance"].number / 100 - true))

    assert len(apart) > 5
    assert max(apart) < 0.12
    assert sum(apart) / len(apart) < 0.05


def _share_that_finds(told: Told, view: View, move: int, deals: int) -> float:
    imagination, dice = CardDeterminizer(told.game.setup, view, tuple(told.observed[told.seat])), Dice(9)
    found = 0
    for _ in range(deals):
        state = imagination.deal(dice)
        happened = told.game.play(state, told.seat, move)
        if state.phase == WINDOW:
            happened += told.game.play(state, NOBODY, codes.CLOSE_WINDOW)
        found += any(event.kind == event_kinds.CALLED and event.other >= 0 for event in happened)
    return found / deals


def test_a_hint_names_a_card_that_follows_and_one_lost_to_the_others() -> None:
    told = first_position()
    found = why(told, parsed(told, "place gathering"))
    assert "homo-habilis" in names(told, found["goes-on"])
    assert names(told, found["takes"]) == {"gathering"}
    assert "takes" not in why(told, parsed(told, "place band"))


def test_B02_a_hint_names_a_card_in_another_hand_that_becomes_possible() -> None:
    """All cards of the first era are dealt, and Ann does not see where Pebble tool lies."""
    told = first_position()
    assert names(told, why(told, parsed(told, "place australopithecus"))["holders"]) == {"pebble-tool"}
    assert "holders" not in why(told, parsed(told, "place gathering"))


def test_a_hint_to_end_the_turn_names_what_the_others_may_place_then() -> None:
    told = first_position()
    told.play(parsed(told, "place gathering"))
    assert names(told, why(told, parsed(told, "end"))["open"]) >= {"homo-habilis"}


def test_E11_a_call_is_shown_with_its_chance() -> None:
    told = Told("explore", seed=2)
    for _ in range(60):
        told.go_on(1)
        view = told.game.view(told.state, told.seat)
        chances = held_by_others(position_of(told.game.setup, view), told.seat)
        for move in view.legal:
            if codes.code_of(move) == codes.CALL:
                sure = chances.get(move & codes.ARGUMENT, 0.0)
                number = why(told, move)["chance"].number
                assert number == 100 if sure >= 1 else number < 100
                return
    pytest.fail("nobody could call")


def test_H16_a_stop_is_called_false_or_not_by_what_the_seat_knows() -> None:
    told = Told("memory", seed=1)
    heard = set()
    for _ in range(60):
        told.go_on(1)
        view = told.game.view(told.state, told.seat)
        window = view.window
        if window is not None and window.contestable:
            false = not can_stand(position_of(told.game.setup, view), told.seat)
            found = why(told, codes.STOP << codes.SHIFT)
            assert ("false" in found, "stands" in found) == (false, not false)
            heard.add(false)
    assert heard


def test_H01_a_card_that_lacks_something_is_called_a_bluff() -> None:
    told = Told("memory", seed=1)
    while told.game.view(told.state, told.seat).phase == "window":
        told.play(codes.LET_PASS)
    view = told.game.view(told.state, told.seat)
    setup = told.game.setup
    for move in placements(told):
        lacking = setup.needs[move & codes.ARGUMENT] & ~position_of(setup, view).present
        found = why(told, move)
        assert ("bluff" in found) == bool(lacking)
        if lacking:
            assert set(found["bluff"].cards) == set(members(lacking))


@pytest.mark.parametrize("seed", range(3))
def test_C01_what_can_follow_has_all_that_it_needs_also_where_false_cards_may_be_placed(seed: int) -> None:
    told, compared = Told("memory", seed=seed), 0
    while compared < 6:
        told.go_on(3)
        setup = told.game.setup
        before = position_of(setup, told.game.view(told.state, told.seat)).present
        for move in placements(told)[:3]:
            card = move & codes.ARGUMENT
            for follower in why(told, move).get("goes-on", Reason("")).cards:
                assert not setup.needs[follower] & ~(before | BIT[card])
                compared += 1


@pytest.mark.parametrize("seed", range(3))
def test_G06_without_points_the_cards_that_are_left_are_counted(seed: int) -> None:
    told = Told("intro", seed=seed)
    told.go_on(4)
    for move in placements(told):
        hand = told.game.view(told.state, told.seat).hand
        left = why(told, move).get("cards-left")
        assert (left.number if left else None) == (len(hand) - 1 if move & codes.ARGUMENT in hand else None)


def test_only_reasons_common_to_all_positions_are_shown() -> None:
    one = [Reason("goes-on", (1, 2)), Reason("points", number=1), Reason("wins")]
    two = [Reason("points", number=1), Reason("goes-on", (2, 3))]
    assert in_common([one, two]) == [Reason("goes-on", (2,)), Reason("points", number=1)]
    assert in_common([one, [Reason("goes-on", (3,)), Reason("points", number=4)]]) == []


def test_the_search_orders_what_chance_could_have_ordered() -> None:
    close, apart = in_order([1, 2], [0.5, 0.52], 100), in_order([1, 2], [0.5, 0.9], 100)
    assert close == [(1, 0.5), (2, 0.5)]
    assert apart == [(2, 0.9), (1, 0.5)]
    assert in_order([1], [0.4], 100) == [(1, 0.4)]


def test_spots_of_one_card_are_one_hint() -> None:
    here, there = (codes.PLACE << codes.SHIFT | 4 | codes.at(spot) for spot in (1, 2))
    elsewhere = codes.END << codes.SHIFT
    rated = [RatedMove(here, 0.5, 9), RatedMove(there, 0.5, 8), RatedMove(elsewhere, 0.1, 1)]
    assert [one.move for one in distinct(rated)] == [here, elsewhere]


# ---- what a choice was worth -----------------------------------------------------------------------


def last_choice(seed: int) -> tuple[Told, int]:
    """The last position of a game, and the move with which it was won."""
    told = Told("intro", seed=seed)
    told.go_on(1000)
    return told, told.programs[told.seat].decide(told.game.view(told.state, told.seat))


def test_G06_the_move_that_wins_is_the_hint_and_any_other_choice_gives_something_away() -> None:
    told, winning = last_choice(20)
    assert "wins" in why(told, winning)
    best, other = told.hints()
    assert (best.move, best.value) == (winning, 1.0)

    def weighed(move: int) -> ChoiceValue:
        view, observed = told.game.view(told.state, told.seat), told.observed[told.seat]
        return weigh(told.game, view, observed, move, iterations=60, random=Random(4))

    assert weighed(winning) == ChoiceValue(winning, 1.0, 1.0)
    lost = weighed(other.move)
    assert lost.best == winning
    assert lost.chosen_value < lost.best_value == 1.0
