"""What happens is told so that gains read as gains, and damage as one says it."""

from __future__ import annotations

import io

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.protocol import Event
from discovery.i18n import translate
from discovery.survival.content.tables import DAMAGES
from discovery.survival.model import events
from discovery.survival.terminal.text_game import SurvivalText
from tests.support.survival.table import Table

GAINED = {
    "en": ("Ann: +3 stamina.", "Ann: −2 stamina."),
    "de": ("Ann: +3 Ausdauer.", "Ann: −2 Ausdauer."),
    "fr": ("Ann\u202f: endurance +3.", "Ann\u202f: endurance −2."),
}


def told(language: str, *happened: Event) -> list[str]:
    return SurvivalText(Terminal(language, io.StringIO(), io.StringIO()), Table().game).narrate(happened)


@pytest.mark.parametrize("language", GAINED)
def test_XL02_stamina_that_is_won_or_lost_has_a_sign(language: str) -> None:
    won, lost = Event(events.STAMINA, 0, number=3), Event(events.STAMINA, 0, number=-2)
    assert tuple(told(language, won, lost)) == GAINED[language]


@pytest.mark.parametrize(
    ("language", "damage", "suffered", "healed"),
    [
        ("en", "wound", "Ann suffers a wound.", "Ann is healed of a wound."),
        ("en", "thirst", "Ann suffers thirst.", "Ann is healed of thirst."),
        ("de", "wound", "Ann erleidet eine Wunde.", "Ann wird von einer Wunde geheilt."),
        ("de", "thirst", "Ann erleidet Durst.", "Ann wird von Durst geheilt."),
        ("fr", "wound", "Ann subit une blessure.", "Ann guérit d’une blessure."),
        ("fr", "thirst", "Ann subit\u202f: soif.", "Ann guérit\u202f: soif."),
    ],
)
def test_XG04_one_suffers_a_wound_but_thirst(language: str, damage: str, suffered: str, healed: str) -> None:
    kind = DAMAGES.index(damage)
    hurt, cured = Event(events.HURT, 0, kind, number=1), Event(events.HEALED, 0, kind, 1, 1)
    assert told(language, hurt, cured) == [suffered, healed]


@pytest.mark.parametrize(
    ("message", "damage", "said"),
    [
        ("discover-log-hurt", "wound", "You suffer a wound."),
        ("discover-log-hurt", "hunger", "You suffer hunger."),
        ("discover-log-healed", "wound", "You are healed of a wound."),
        ("discover-effect-hurt", "wound", "suffer a wound"),
        ("discover-effect-heal", "", "heal wound"),
    ],
)
def test_the_page_says_it_alike(message: str, damage: str, said: str) -> None:
    piece = damage or "wound"
    assert translate("en", message, who="me", piece=piece, damage=damage) == said
