"""The laws of a content: each card by itself, then the tables held against each other, then the quests.

A later group is asked only when the one before finds nothing: its faults would be consequences.
"""

from __future__ import annotations

from discovery.core.errors import InvalidDeck
from discovery.survival.content.contentfile import Tables
from discovery.survival.content.laws.cards import check_cards
from discovery.survival.content.laws.desk import Desk
from discovery.survival.content.laws.ground import check_ground
from discovery.survival.content.laws.names import check_names
from discovery.survival.content.laws.quests import check_quests
from discovery.survival.content.laws.sentences import check_sentences
from discovery.survival.content.tables import Content


def card_faults(content: Content, tables: Tables) -> list[InvalidDeck]:
    """The faults of single rows whose cells can be read: steps, figures, sentences."""
    desk = Desk(content, tables)
    check_sentences(desk)
    check_cards(desk)
    return desk.faults


def whole_faults(content: Content, tables: Tables) -> list[InvalidDeck]:
    """The faults that rows have together although each is sound by itself."""
    desk = Desk(content, tables)
    for check in (check_names, check_ground, check_quests):
        check(desk)
        if desk.faults:
            break
    return desk.faults
