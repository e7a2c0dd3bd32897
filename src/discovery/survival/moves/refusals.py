"""Why a move can be refused: numbers for the engine, each with its code and rule."""

from __future__ import annotations

from discovery.core.errors import Code
from discovery.survival.errors import SurvivalCode
from discovery.survival.model import phases

LEGAL = 0
NO_STAMINA, TOO_FAR, NOT_DISCOVERED, ALREADY_DISCOVERED, NOTHING_TOKEN, NOTHING_LYING = range(1, 7)
NO_LIT_FIRE, NO_COLD_FIRE, NO_MEAT, NO_WOOD, NO_PROJECT, NO_RECIPE, HAS_IT = range(7, 14)
NOT_TOGETHER, NO_LANDMARK, INVESTIGATED, NOT_HURT, WOUNDS_NEED_CARDS, NO_CURE, NO_SUCH_CARD = range(14, 21)
USED_TODAY, NOTHING_TO_GAIN, NO_PRICE, FULL_HANDS, NOT_THIS_STAGE, NOT_THE_PLACE, TOO_EARLY = range(21, 28)
NO_FARE, NOT_LETHAL_FLIGHT, NO_SUPPORTER, PEACEFUL, NOTHING_OFFERED, KEEP_QUEST_ITEM, NO_ENEMY = range(28, 35)
NOT_NOW, NO_MODIFIER, NOT_OFFERED, NOT_READY, NO_PIECE, NO_FLIGHT, HIDDEN_HAND = range(35, 42)
ENEMY_THERE, NOT_DEALT, NO_BONUS, USED_IN_FIGHT, OUT_OF_REACH, PAYS_LESS = range(42, 48)

REFUSALS: tuple[tuple[str, str], ...] = (
    ("", ""),
    (SurvivalCode.NO_STAMINA, "XC01"),
    (SurvivalCode.TOO_FAR, "XC10"),
    (SurvivalCode.NOT_DISCOVERED, "XE02"),
    (SurvivalCode.ALREADY_DISCOVERED, "XC12"),
    (SurvivalCode.NOTHING_HERE, "XC04"),
    (SurvivalCode.NOTHING_HERE, "XJ09"),
    (SurvivalCode.NO_FIRE, "XC13"),
    (SurvivalCode.NO_FIRE, "XC14"),
    (SurvivalCode.NO_RESOURCE, "XC13"),
    (SurvivalCode.NO_RESOURCE, "XC14"),
    (SurvivalCode.NO_PROJECT, "XC15"),
    (SurvivalCode.NO_RESOURCE, "XC15"),
    (SurvivalCode.HAS_IT, "XC22"),
    (SurvivalCode.NOT_TOGETHER, "XC18"),
    (SurvivalCode.NO_LANDMARK, "XC19"),
    (SurvivalCode.INVESTIGATED, "XC19"),
    (SurvivalCode.NOT_HURT, "XC20"),
    (SurvivalCode.WOUNDS_NEED_CARDS, "XC20"),
    (SurvivalCode.NO_RESOURCE, "XC20"),
    (SurvivalCode.NO_SUCH_CARD, "XC21"),
    (SurvivalCode.USED_TODAY, "XC21"),
    (SurvivalCode.NOTHING_TO_GAIN, "XC21"),
    (SurvivalCode.CANNOT_PAY, "XC21"),
    (SurvivalCode.FULL_HANDS, "XC09"),
    (SurvivalCode.NOT_THIS_STAGE, "XP01"),
    (SurvivalCode.NOT_THE_PLACE, "XP03"),
    (SurvivalCode.TOO_EARLY, "XP07"),
    (SurvivalCode.CANNOT_PAY, "XP07"),
    (SurvivalCode.NOT_LETHAL_FLIGHT, "XF12"),
    (SurvivalCode.NO_SUPPORTER, "XO05"),
    (SurvivalCode.PEACEFUL, "XR01"),
    (SurvivalCode.NOTHING_OFFERED, "XQ01"),
    (SurvivalCode.KEEP_QUEST_ITEM, "XC09"),
    (SurvivalCode.NOTHING_HERE, "XO02"),
    (Code.NOT_NOW, "XC01"),
    (SurvivalCode.NO_RESOURCE, "XF03"),
    (SurvivalCode.CANNOT_PAY, "XK03"),
    (SurvivalCode.USED_TODAY, "XF13"),
    (SurvivalCode.NO_RESOURCE, "XQ03"),
    (SurvivalCode.NO_SUCH_CARD, "XF12"),
    (SurvivalCode.NO_PROJECT, "XT02"),
    (SurvivalCode.ENEMY_THERE, "XF12"),
    (SurvivalCode.NO_SUCH_CARD, "XB08"),
    (SurvivalCode.NO_SUCH_CARD, "XF04"),
    (SurvivalCode.USED_TODAY, "XF04"),
    (SurvivalCode.TOO_FAR, "XF13"),
    (SurvivalCode.PAYS_LESS, "XC15"),
)

DECIDED = {
    phases.CHOOSING: "XB08",
    phases.TRADING: "XQ01",
    phases.BARGAIN: "XQ01",
    phases.SUPPORTING: "XF13",
    phases.ROLLING: "XO06",
    phases.MODIFYING: "XF02",
    phases.GUARDING: "XR02",
    phases.HELPING: "XO04",
    phases.SHARING: "XO05",
    phases.NEEDS: "XL06",
    phases.VOTING: "XD01",
    phases.NAMING: "XL07",
    phases.BARTERING: "XQ04",
    phases.DROPPING: "XC09",
    phases.TURNING: "XJ04",
    phases.FINISHED: "XS01",
}
"""The rule of what is decided in a phase, told to a seat that tries something else; otherwise it is that of
the turn."""
