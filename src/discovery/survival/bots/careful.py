"""``careful``: rules of thumb, no search. It decides on one position imagined from its view and reads nothing
there that its seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.core.dice import Dice
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.bots.aims import Aim, aims
from discovery.survival.bots.answers import FOOD, MEAT, MEDICINE, WATER, answer
from discovery.survival.flow.reach import Reach
from discovery.survival.model import codes, phases, queries
from discovery.survival.model.codes import argument_of, coded, word_of
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.core.protocol import Chooser, Event
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State
    from discovery.survival.views.view import View

CHARACTERS = ("double", "carry", "grey", "cook", "cost", "craft", "explore")
"""The bonuses by which a character is chosen, the best first."""


class Careful:
    """A player by rules of thumb."""

    def __init__(self, game: SurvivalGame, random: Chooser) -> None:
        self._setup = game.setup
        self._random = random

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """One of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = SurvivalDeterminizer(self._setup, view).deal(Dice(self._random.randrange(1 << 30)))
        return choose(state, view.seat, view.legal)


def choose(state: State, seat: int, legal: tuple[int, ...]) -> int:
    """The move of ``seat`` in a position of which it reads only what its seat may know."""
    if state.phase == phases.CHOOSING:
        return min(legal, key=lambda move: _rank(state, argument_of(move)))
    if state.phase != phases.DAY:
        return answer(state, seat, legal)
    return at_once(state, seat, legal) or onwards(state, seat, legal)


def _rank(state: State, character: int) -> int:
    bonuses = [bonus.name for bonus in state.setup.content.characters[character].bonuses]
    return min((CHARACTERS.index(name) for name in bonuses if name in CHARACTERS), default=len(CHARACTERS))


def at_once(state: State, seat: int, legal: tuple[int, ...]) -> int:
    """What is worth doing where one stands, before any step; 0 for nothing."""
    by_word: dict[int, list[int]] = {}
    for move in legal:
        by_word.setdefault(word_of(move), []).append(move)
    if codes.ESCAPE in by_word:
        return by_word[codes.ESCAPE][0]
    if state.fresh & BIT[seat] and coded(codes.COLLECT, codes.TOKEN) in legal and is_welcome(state, seat):
        return coded(codes.COLLECT, codes.TOKEN)
    for rule in (_give, _deliver, _heal, _craft):
        move = rule(state, seat, by_word)
        if move:
            return move
    for word in (codes.SURVEY, codes.INVESTIGATE):
        if word in by_word:
            return by_word[word][0]
    if codes.COOK in by_word:
        return max(by_word[codes.COOK], key=argument_of)
    return 0


def is_welcome(state: State, seat: int) -> bool:
    """Whether the token of one's space is worth taking: not a track when one is hurt, not with full hands."""
    token = state.token[state.pos[seat]]
    klass = state.setup.token_class[state.setup.piece_number[token]]
    if klass == 3:
        return queries.hurts(state, seat) < 2
    return queries.load(state, seat) < queries.limit(state, seat)


def _give(state: State, seat: int, by_word: dict[int, list[int]]) -> int:
    """Food and water for whoever has none, out of plenty."""
    own = state.goods[seat * 9 : seat * 9 + 9]
    for move in by_word.get(codes.HAND, ()):
        piece, other = argument_of(move), codes.extra_of(move)
        if piece in (FOOD, WATER) and own[piece] > 2 and state.goods[other * 9 + piece] == 0:
            return move
    return 0


def _deliver(state: State, seat: int, by_word: dict[int, list[int]]) -> int:
    """Everything that can be delivered, but not the food for the next night."""
    best, most = 0, 0
    for move in by_word.get(codes.DELIVER, ()):
        piece, number = argument_of(move), codes.extra_of(move)
        spare = state.goods[seat * 9 + piece] - 1 if piece in (FOOD, WATER) else number
        if number <= spare and number > most:
            best, most = move, number
    return best


def _heal(state: State, seat: int, by_word: dict[int, list[int]]) -> int:
    """Rests and healing cards: at two damage always, before that out of plenty."""
    for word in (codes.USE, codes.REST):
        for move in by_word.get(word, ()):
            if word == codes.USE and not _is_healing(state, argument_of(move)):
                continue
            patient = _patient(seat, word, move)
            cure = NONE if word == codes.USE else state.setup.content.rest[argument_of(move)]
            cured_with_plenty = cure == MEDICINE or (cure >= 0 and state.goods[seat * 9 + cure] > 2)
            if queries.hurts(state, patient) >= 2 or cured_with_plenty:
                return move
    return 0


def _patient(seat: int, word: int, move: int) -> int:
    extra = codes.extra_of(move) if word == codes.USE else codes.extra_of(move) >> codes.REST_SEAT
    return extra - 1 if extra else seat


def _is_healing(state: State, holder: int) -> bool:
    from discovery.survival.content.rows import HEAL

    return state.setup.operation[state.setup.use_program[holder]] == HEAL


def _craft(state: State, seat: int, by_word: dict[int, list[int]]) -> int:
    """What the stage asks for; else what helps, out of what is not needed for the stage."""
    setup = state.setup
    wanted = {task.item for task in setup.tasks if task.stage == state.stage and task.item != NONE}
    held_back = 0
    for task in setup.tasks:
        if task.stage == state.stage and task.kind == 2:
            held_back |= task.wanted
    for move in by_word.get(codes.CRAFT, ()):
        if setup.project_item[argument_of(move)] in wanted:
            return move
    for move in by_word.get(codes.CRAFT, ()):
        recipe = setup.recipes[argument_of(move)][codes.extra_of(move) & codes.BY_SECOND]
        used = sum(BIT[resource] for resource in range(9) if recipe[resource])
        item = setup.project_item[argument_of(move)]
        helps = setup.strokes_of[item] or setup.carry[item] or setup.flags[item]
        if helps and not used & held_back & ~BIT[MEAT]:
            return move
    return 0


def onwards(state: State, seat: int, legal: tuple[int, ...]) -> int:
    """The next step towards the best aim for its price; the end of the turn if none is worth it."""
    reach = Reach(state, seat, queries.enemy_spaces(state))
    best: Aim | None = None
    for aim in aims(state, seat, reach):
        if best is None or aim.ratio > best.ratio:
            best = aim
    if best is None:
        return coded(codes.END)
    if best.space == state.pos[seat]:
        return best.move if best.move in legal else coded(codes.END)
    step = coded(codes.MOVE, reach.first_step(best.space))
    return step if step in legal else coded(codes.END)
