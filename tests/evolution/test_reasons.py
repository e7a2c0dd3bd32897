"""Each refusal is a whole sentence in both languages and cites a rule that the book has."""

from __future__ import annotations

from functools import cache

import pytest

from discovery.core.errors import InvalidSetup
from discovery.core.protocol import Refusal
from discovery.evolution.cards.deckfile import find_faults
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from discovery.evolution.views.explain import refuse
from discovery.i18n import LANGUAGES, sentence
from discovery.i18n.rulebook import book
from tests.evolution.test_deckfile import SMALL
from tests.support.engine.playing import decisions, seats_of
from tests.support.testing.rounds import times

BOOK = book("discovery.evolution.rulebook")


@cache
def refusals() -> dict[tuple[str, str], Refusal]:
    """One refusal for each code and rule that random games come upon, somebody having left."""
    found: dict[tuple[str, str], Refusal] = {}
    for seed in range(times(20)):
        game = new_game("explore" if seed % 2 else "intro", seats_of(["", "", "", "=bot"]))
        leave = game.parse("leave")[0]
        for number, decision in enumerate(decisions(game, seed)):
            state = decision.state.copy()
            if number % 3 == 0:
                game.play(state, (state.turn + 1) % 3, leave)
            collect(game, state, found)
        collect(game, decision.state, found)
    return found


def collect(game: DiscoveryGame, state: State, found: dict[tuple[str, str], Refusal]) -> None:
    for seat in range(len(game.seats)):
        for move in game.all_moves():
            if reason := game.explain(state, seat, move):
                found.setdefault((reason.code, reason.rule), reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence(language: str) -> None:
    names = {card.id: card.names[language] for card in new_game("intro", ["A"]).deck.cards}
    for reason in refusals().values():
        told = sentence(language, refuse(reason), names)
        assert told[0].isupper() or told[0] in "“«„", told
        assert told.endswith((".", "!", "?")), told
        assert "{" not in told, told
        assert "error-" not in told, told


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    found = refusals()

    assert {rule for _, rule in found} <= set(BOOK.numbers)
    assert len({code for code, _ in found}) >= 18


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [
    (0, []), (10, []), (1, ["series+"]), (1, ["go"]), (1, ["bot"]),
])  # fmt: skip
def test_a_refused_set_up_is_a_whole_sentence(language: str, seats: int, options: list[str]) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game("intro", [f"P{number}" for number in range(seats)], options=options)
    told = sentence(language, refused.value)

    assert "{" not in told
    assert "error-" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("old", "new"), [
    ("id,era", "ident,era"), ("food,a b", "magic,a b"), ("d,2,2", "c,2,2"), ("d,2,2", "d,2,1"),
    ("a b,C", "x,C"), ("a,1,1,food,,", "a,1,1,food,c,"), ("tools,a,D", "tools,d,D"), ("a b,C", "a,C"),
    ("tools,a,D", "tools,,D"), ("d,2,2", "d,3,2"),
])  # fmt: skip
def test_each_fault_of_a_deck_is_a_whole_sentence(language: str, old: str, new: str) -> None:
    faults = find_faults(SMALL.replace(old, new))

    assert faults
    for fault in faults:
        told = sentence(language, fault)
        assert "{" not in told, told
        assert "error-" not in told, told
        assert fault.rule in ("", *BOOK.numbers)
