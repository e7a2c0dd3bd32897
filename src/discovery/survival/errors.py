"""The codes of errors that only this game has; ``core.errors`` has those of every game."""

from __future__ import annotations

from enum import StrEnum


class SurvivalCode(StrEnum):
    """Each code has a sentence ``error-CODE`` in both languages."""

    # moves
    NO_STAMINA = "no-stamina"
    TOO_FAR = "too-far"
    NOT_DISCOVERED = "not-discovered"
    ALREADY_DISCOVERED = "already-discovered"
    NOTHING_HERE = "nothing-here"
    NO_FIRE = "no-fire"
    NO_RESOURCE = "no-resource"
    NO_PROJECT = "no-project"
    HAS_IT = "has-it"
    NOT_TOGETHER = "not-together"
    NO_LANDMARK = "no-landmark"
    INVESTIGATED = "investigated"
    NOT_HURT = "not-hurt"
    WOUNDS_NEED_CARDS = "wounds-need-cards"
    USED_TODAY = "used-today"
    FULL_HANDS = "full-hands"
    NOT_THIS_STAGE = "not-this-stage"
    NOT_THE_PLACE = "not-the-place"
    TOO_EARLY = "too-early"
    CANNOT_PAY = "cannot-pay"
    NOT_LETHAL_FLIGHT = "not-lethal-flight"
    ENEMY_THERE = "enemy-there"
    NO_SUPPORTER = "no-supporter"
    PEACEFUL = "peaceful"
    NOTHING_OFFERED = "nothing-offered"
    KEEP_QUEST_ITEM = "keep-quest-item"
    NO_SUCH_CARD = "no-such-card"
    NOTHING_TO_GAIN = "nothing-to-gain"
    # set-ups
    TOO_FEW_SEATS = "too-few-seats"
    # content
    TABLE_MISSING = "table-missing"
    COLUMN_MISSING = "content-column-missing"
    BAD_FIGURE = "bad-figure"
    BAD_ID = "bad-id"
    BAD_STEPS = "bad-steps"
    UNKNOWN_WORD = "unknown-word"
