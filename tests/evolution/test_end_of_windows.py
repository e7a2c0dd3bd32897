"""Which answer in a window counts, and what is then played (H02, N02, Q02, Q03)."""

from __future__ import annotations

from discovery.core.protocol import NOBODY
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import codes

GAME: DiscoveryGame = new_game("explore", ["Ann", "Bo", "Cem", "Dee"], "prehistory", ["stop", "flash"])
OPEN = GAME.deal(list(range(GAME.setup.card_count)))
CLOSED = (NOBODY, codes.CLOSE_WINDOW)
LET, STOP, INTERRUPT, BIS, ME = codes.LET, codes.STOP, codes.INTERRUPT, codes.BIS, codes.ME
Answer = tuple[int, int, int]


def said(seat: int, word: int, at: int) -> Answer:
    return seat, word << codes.SHIFT, at


def end(*answers: Answer) -> list[tuple[int, int]]:
    """What is played; the answers stand clockwise from the seat that acted, which is seat 0."""
    return GAME.end_window(OPEN, answers)


def test_H02_the_first_stop_clockwise_counts_although_another_was_quicker() -> None:
    assert end(said(1, LET, 50), said(2, STOP, 4000), said(3, STOP, 100)) == [(2, STOP << codes.SHIFT)]


def test_N02_an_interruption_counts_only_where_nobody_stops() -> None:
    interruption = said(1, INTERRUPT, 100)
    assert end(interruption, said(3, STOP, 4000)) == [(3, STOP << codes.SHIFT)]
    assert end(interruption) == [(1, INTERRUPT << codes.SHIFT)]


def test_Q02_bis_comes_before_every_me_and_after_interruptions() -> None:
    me, bis = said(1, ME, 10), said(0, BIS, 4000)
    assert end(me, bis) == [(0, BIS << codes.SHIFT), CLOSED]
    assert end(me, said(2, INTERRUPT, 20), bis) == [(2, INTERRUPT << codes.SHIFT)]


def test_Q03_the_first_me_counts_and_equal_times_count_clockwise() -> None:
    assert end(said(1, ME, 300), said(3, ME, 200)) == [(3, ME << codes.SHIFT), CLOSED]
    assert end(said(2, ME, 200), said(3, ME, 200)) == [(2, ME << codes.SHIFT), CLOSED]


def test_H02_where_all_let_it_pass_the_window_closes() -> None:
    assert end(said(1, LET, 1), said(2, LET, 1)) == [CLOSED]
    assert end() == [CLOSED]


def test_Q03_once_bis_or_me_was_played_nothing_else_counts() -> None:
    state = OPEN.copy()
    assert state.flash is not None
    state.flash.said_mask = 1 << 2
    assert GAME.end_window(state, [said(1, STOP, 1)]) == [CLOSED]


def test_S34_every_objection_counts_but_a_second_one_to_the_same_card() -> None:
    """S34: the window stays open behind them, as long as there is something left to object to."""
    game = new_game("classic-simple", ["Ann", "Bo", "Cem", "Dee"], options=["objection"])
    state = game.deal(list(range(54)))
    for line in ("place gathering", "place australopithecus", "end", "draw 2"):
        game.play(state, 0, game.parse(line)[0])
    one, other = (game.parse(f"object {card}")[0] for card in ("gathering", "australopithecus"))

    assert game.end_window(state, [(2, codes.LET_PASS, 1), (3, one, 2)]) == [(3, one)]
    both = [(2, other, 9), (3, one, 2)]
    assert game.end_window(state, both) == [(2, other), (3, one)]
    assert game.end_window(state, [(2, other, 9), (3, other, 2)]) == [(2, other)]
    assert game.end_window(state, []) == [CLOSED]
    assert game.reaction(one) == "object"
