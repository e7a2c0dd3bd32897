"""``careful``: rules of thumb, no search. It decides on one position imagined from its view and reads nothing
there that its seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.core.dice import Dice
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.bots.cooperation import COMPANY, calls, companion, gift, in_parts, parting
from discovery.survival.bots.objectives import Objective, best_aim
from discovery.survival.bots.reactions import FOOD, MEAT, MEDICINE, WATER, answer
from discovery.survival.bots.rivalry import blow, spoils
from discovery.survival.content.rows import HEAL
from discovery.survival.flow.reach import Reach
from discovery.survival.model import codes, phases, queries
from discovery.survival.model.coding import argument_of, coded, extra_of, word_of
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import DELIVER
from discovery.survival.moves.move_buffer import MoveBuffer

if TYPE_CHECKING:
    from discovery.core.protocol import Chooser, Event
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State
    from discovery.survival.views.view import View

CHARACTERS = ("double", "carry", "grey", "cook", "cost", "craft", "explore")
"""The bonuses by which a character is chosen, the best first."""
NOTHING = 0
"""No move of a day has this number."""
TRACK = 3
PLENTY = 2
"""Of more than this a survivor heals freely."""


class Careful:
    """A player by rules of thumb."""

    def __init__(self, game: SurvivalGame, random: Chooser, helping: bool = True) -> None:
        """One that is not ``helping`` does nothing for the others."""
        self._setup = game.setup
        self._random = random
        self._helping = helping

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The best of ``view.legal`` by heuristics, on a position consistent with the view."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = SurvivalDeterminizer(self._setup, view).deal(Dice(self._random.randrange(1 << 30)))
        buffer = MoveBuffer()
        buffer.fill(view.legal)
        return choose(state, view.seat, buffer, self._helping)


def choose(state: State, seat: int, buffer: MoveBuffer, helping: bool = True) -> int:
    """The move of ``seat`` among those found, in a position of which it reads only what its seat may know.

    One that is not ``helping`` gives nothing, supports nobody, and seeks no company.
    """
    helping = helping and not state.setup.rivalry
    if state.phase == phases.CHOOSING:
        return _character(state, buffer)
    if state.phase != phases.DAY:
        return answer(state, seat, buffer, helping)
    move = at_once(state, seat, buffer, helping)
    return onwards(state, seat, buffer, helping) if move == NOTHING else move


def _character(state: State, buffer: MoveBuffer) -> int:
    """The character with the best bonus, the first one of several."""
    best, least = buffer.moves[0], len(CHARACTERS) + 1
    for place in range(buffer.count):
        rank = _rank(state, argument_of(buffer.moves[place]))
        if rank < least:
            best, least = buffer.moves[place], rank
    return best


def _rank(state: State, character: int) -> int:
    bonuses = [bonus.name for bonus in state.setup.content.characters[character].bonuses]
    return min([CHARACTERS.index(name) for name in bonuses if name in CHARACTERS], default=len(CHARACTERS))


def at_once(state: State, seat: int, buffer: MoveBuffer, helping: bool) -> int:
    """The move worth making where one stands, before any step; ``NOTHING`` if nothing is."""
    move = buffer.first(codes.ESCAPE)
    if move != NONE:
        return (parting(state, seat, buffer) if helping else NOTHING) or move
    move = blow(state, seat, buffer) if state.setup.rivalry else NOTHING
    if move != NOTHING:
        return move
    token = coded(codes.COLLECT, codes.TOKEN)
    if state.fresh & BIT[seat] and buffer.has(token) and is_welcome(state, seat):
        return token
    move = _for_the_group(state, seat, buffer, helping)
    if move == NOTHING:
        move = max(NOTHING, spoils(state, seat, buffer))
    if move == NOTHING:
        move = _heal(state, seat, buffer, helping)
    if move == NOTHING:
        move = _craft(state, seat, buffer)
    if move == NOTHING:
        move = max(NOTHING, buffer.first(codes.SURVEY), buffer.first(codes.INVESTIGATE))
    return _cook(buffer) if move == NOTHING else move


def _for_the_group(state: State, seat: int, buffer: MoveBuffer, helping: bool) -> int:
    """A gift, or a delivery; ``NOTHING`` if there is neither to make."""
    move = gift(state, seat, buffer) if helping else NOTHING
    if move == NOTHING:
        move = _deliver(state, seat, buffer)
        if helping and move != NOTHING:
            move = in_parts(state, seat, move)
    return move


def is_welcome(state: State, seat: int) -> bool:
    """Whether the token of one's space is worth taking: not a track when one is hurt, not with full hands."""
    token = state.token[state.pos[seat]]
    klass = state.setup.token_class[state.setup.piece_number[token]]
    if klass == TRACK:
        return queries.hurts(state, seat) < 2
    return queries.load(state, seat) < queries.limit(state, seat)


def _cook(buffer: MoveBuffer) -> int:
    """All the meat that can be cooked."""
    best = NOTHING
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) == codes.COOK and (best == NOTHING or argument_of(move) > argument_of(best)):
            best = move
    return best


def _deliver(state: State, seat: int, buffer: MoveBuffer) -> int:
    """Everything that can be delivered, but not the food for the next night."""
    best, most = NOTHING, 0
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.DELIVER:
            continue
        piece, number = argument_of(move), extra_of(move)
        spare = state.goods[seat * 9 + piece] - 1 if piece in (FOOD, WATER) else number
        if number <= spare and number > most:
            best, most = move, number
    return best


def _heal(state: State, seat: int, buffer: MoveBuffer, helping: bool) -> int:
    """Healing cards and rests: at two damage always, before that out of plenty."""
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.USE or not _is_healing(state, argument_of(move)):
            continue
        patient = extra_of(move) - 1 if extra_of(move) else seat
        if patient != seat and not helping:
            continue
        if queries.hurts(state, patient) >= 2:
            return move
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.REST:
            continue
        other = extra_of(move) >> codes.REST_SEAT
        if other and not helping:
            continue
        cure = state.setup.cure[argument_of(move)]
        freely = cure == MEDICINE or (cure >= 0 and state.goods[seat * 9 + cure] > PLENTY)
        if freely or queries.hurts(state, other - 1 if other else seat) >= 2:
            return move
    return NOTHING


def _is_healing(state: State, holder: int) -> bool:
    return state.setup.operation[state.setup.use_program[holder]] == HEAL


def _craft(state: State, seat: int, buffer: MoveBuffer) -> int:
    """A craft that the stage requires; else a helpful one, made from parts that the stage does not need."""
    if buffer.first(codes.CRAFT) == NONE:
        return NOTHING
    setup = state.setup
    wanted = held_back = 0
    for task in setup.tasks:
        if task.stage == state.stage and task.item != NONE:
            wanted |= BIT[task.item]
        if task.stage == state.stage and task.kind == DELIVER:
            held_back |= task.wanted
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) == codes.CRAFT and wanted & BIT[setup.project_item[argument_of(move)]]:
            return move
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.CRAFT:
            continue
        project = argument_of(move)
        item = setup.project_item[project]
        used = setup.recipe_goods[project * 2 + (extra_of(move) & codes.BY_SECOND)]
        helps = setup.strokes_of[item] != 0 or setup.carry[item] != 0 or setup.flags[item] != 0
        if helps and not used & held_back & ~BIT[MEAT]:
            return move
    return NOTHING


def onwards(state: State, seat: int, buffer: MoveBuffer, helping: bool) -> int:
    """The next step to the best aim, or the end of the turn if nothing is worth it."""
    reach = Reach(state, seat, queries.enemy_spaces(state))
    best = heading(state, seat, reach, helping)
    if best is None:
        return coded(codes.END)
    step = best.move
    if best.space != state.pos[seat]:
        step = coded(codes.MOVE, reach.first_step(best.space))
    return step if buffer.has(step) else coded(codes.END)


def heading(state: State, seat: int, reach: Reach, helping: bool) -> Objective | None:
    """The best aim for its price, or a companion for the night; ``None`` if there is neither."""
    best = best_aim(state, seat, reach, helping)
    fellow = companion(state, seat, reach) if helping else NONE
    if fellow == NONE:
        return best
    cost = reach.costs[fellow]
    if best is None or calls(state, seat, fellow, cost, best.space, best.cost, best.ratio):
        return Objective(fellow, coded(codes.END), COMPANY, cost)
    return best
