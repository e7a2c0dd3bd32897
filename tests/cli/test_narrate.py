"""What the terminal tells of contested calls (rules H02, H07, H08), in the order in which people acted."""

from __future__ import annotations

import io

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.protocol import SPECTATOR
from discovery.evolution.terminal.narrate import Narrator
from tests.support.rules.positions import Table

CALLED = {
    "right": {
        "en": [
            "Ann calls Sculpture.",
            "Cem says Stop to Ann.",
            "Cem’s Stop was right: Sculpture could not be called.",
        ],
        "fr": [
            "Ann appelle Sculpture.",
            "Cem dit Stop à Ann.",
            "Cem a dit Stop à raison\u202f: on ne pouvait pas appeler Sculpture.",
        ],
    },
    "wrong": {
        "en": [
            "Ann calls Nomadism.",
            "Cem says Stop to Ann.",
            "Cem’s Stop was wrong: Nomadism could be called.",
            "Ann places Nomadism, which Bo had to give up.",
        ],
        "fr": [
            "Ann appelle Nomadisme.",
            "Cem dit Stop à Ann.",
            "Cem a dit Stop à tort\u202f: on pouvait appeler Nomadisme.",
            "Ann place Nomadisme, carte cédée par Bo.",
        ],
    },
}


def told(table: Table, language: str, *lines: str) -> list[str]:
    names = {card.id: card.names[language] for card in table.game.deck.cards}
    teller = Narrator(Terminal(language, io.StringIO(), io.StringIO(), names), table.game)
    sentences = []
    for line in lines:
        table.play(line)
        sentences += teller.narrate(table.game.observe(table.state, table.happened, SPECTATOR))
    return sentences


@pytest.fixture
def table() -> Table:
    return Table().deal(
        game="explore",
        options="stop",
        hand="fire myth",
        hands={"Bo": "nomadism dog tent", "Cem": "ochre numbers tribe"},
        tree="band gathering australopithecus pebble-tool barter",
        trumps=1,
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_H07_a_rightly_stopped_call_stands_before_the_stop(table: Table, language: str) -> None:
    sentences = told(table, language, "call sculpture", "Cem: stop")
    assert sentences[:3] == CALLED["right"][language]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_H08_a_wrongly_stopped_call_is_narrated_once(table: Table, language: str) -> None:
    sentences = told(table, language, "call nomadism", "Cem: stop", "Cem: discard ochre")
    wanted = CALLED["wrong"][language]
    assert [one for one in sentences if one in wanted] == wanted
    assert sum("Nomadism" in one for one in sentences) == 3
