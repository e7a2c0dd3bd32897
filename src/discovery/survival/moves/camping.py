"""Cooking, fires, crafting, resting, using cards (rules XC13 to XC16, XC20, XC21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.content import rows
from discovery.survival.flow import needs, placing, programs
from discovery.survival.model import codes, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import CHARACTER
from discovery.survival.model.coding import argument_of, coded, extra_of
from discovery.survival.model.emit import emit
from discovery.survival.model.setup import COOKS, FIRST_TOKENS, HOLDERS
from discovery.survival.model.state import NONE
from discovery.survival.moves.kind import Kind, act, is_beside, pieces_of, short_of
from discovery.survival.moves.refusals import (
    HAS_IT,
    LEGAL,
    NO_COLD_FIRE,
    NO_CURE,
    NO_LIT_FIRE,
    NO_MEAT,
    NO_PRICE,
    NO_PROJECT,
    NO_RECIPE,
    NO_SUCH_CARD,
    NO_WOOD,
    NOT_HURT,
    NOT_TOGETHER,
    NOTHING_TO_GAIN,
    PAYS_LESS,
    USED_TODAY,
    WOUNDS_NEED_CARDS,
)

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

FOOD, MEAT, WATER, DIRTY, WOOD, MEDICINE = 0, 1, 2, 3, 4, 7
THIRST = 1


class Cook(Kind):
    """Meat becomes food at a lit fire, any amount."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot cook: no lit fire, too little meat, too little stamina."""
        if not (state.lit & BIT[state.pos[seat]] or queries.flags_of(state, seat) & COOKS):
            return NO_LIT_FIRE
        if not 1 <= argument_of(move) <= state.goods[seat * 9 + MEAT]:
            return NO_MEAT
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each possible number of pieces of meat."""
        for number in range(1, state.goods[seat * 9 + MEAT] + 1):
            self.offer(state, seat, coded(self.word, number), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Turn the meat into food, for 1 stamina."""
        number = argument_of(move)
        act(state, seat, 1)
        state.goods[seat * 9 + MEAT] -= number
        state.goods[seat * 9 + FOOD] += number
        emit(state, told.COOKED, seat, -1, -1, number)


class Relight(Kind):
    """A burnt-out fire burns again, for one wood."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot relight the fire: no cold fire here, no wood, too little stamina."""
        if not state.fires & ~state.lit & BIT[state.pos[seat]]:
            return NO_COLD_FIRE
        return short_of(state, seat, 1) if state.goods[seat * 9 + WOOD] else NO_WOOD

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the fire in the seat's space."""
        self.offer(state, seat, coded(self.word), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Light the fire, for 1 wood and 1 stamina."""
        act(state, seat, 1)
        table.pay(state, seat, WOOD, 1)
        table.light(state, state.pos[seat])


class Craft(Kind):
    """An item for the resources of a project, of one's hand or in play."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot craft the item: no project, has the item, cannot pay, or could pay less."""
        setup, project = state.setup, argument_of(move)
        if project >= len(setup.project_item) or not (state.hands[seat] | state.in_play) & BIT[project]:
            return NO_PROJECT
        if state.held[seat] & BIT[setup.project_item[project]]:
            return HAS_IT
        if not setup.full_price and _can_save(state, seat, project, extra_of(move)):
            return PAYS_LESS
        if not _can_pay(state, seat, project, extra_of(move)):
            return NO_RECIPE
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each recipe of the projects in hand and in play, with each resource to save on."""
        setup, has = state.setup, pieces_of(state, seat)
        saves = queries.total(state, seat, setup.craft) > 0
        projects = state.hands[seat] | state.in_play
        while projects:
            project = lowest(projects)
            projects &= projects - 1
            for recipe in (0, codes.BY_SECOND):
                wanted = setup.recipe_goods[project * 2 + recipe]
                lacking = wanted & ~has
                if wanted and not (lacking & (lacking - 1) if saves else lacking):
                    self._by(state, seat, project, recipe, wanted if saves else 0, buffer)

    def _by(self, state: State, seat: int, project: int, recipe: int, saved: int, buffer: MoveBuffer) -> None:
        """Add the ways to craft by a recipe: for the full price, or one of the resources ``saved``."""
        self.offer(state, seat, coded(self.word, project, recipe), buffer)
        while saved:
            extra = recipe | lowest(saved) + 1 << 1
            saved &= saved - 1
            self.offer(state, seat, coded(self.word, project, extra), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Pay for the recipe and 1 stamina, take the item, and replace a project of the hand."""
        setup, project, extra = state.setup, argument_of(move), extra_of(move)
        act(state, seat, 1)
        recipe = setup.recipes[project][extra & codes.BY_SECOND]
        saved = (extra >> 1) - 1
        for resource in range(9):
            amount = recipe[resource] - (_saving(state, seat, recipe, saved) if resource == saved else 0)
            if amount:
                table.pay(state, seat, resource, amount)
        item = setup.project_item[project]
        emit(state, told.CRAFTED, seat, item, project, extra & codes.BY_SECOND)
        table.take_item(state, seat, item)
        if state.hands[seat] & BIT[project]:
            state.hands[seat] &= ~BIT[project]
            state.in_play |= BIT[project]
            table.draw_project(state, seat)


def _saving(state: State, seat: int, recipe: tuple[int, ...], saved: int) -> int:
    """How much of the saved resource need not be paid: what the bonus gives, but one object is always
    paid."""
    return min(recipe[saved], queries.total(state, seat, state.setup.craft), sum(recipe) - 1)


def _can_save(state: State, seat: int, project: int, extra: int) -> bool:
    """Whether a seat that would pay the full price can pay less of a resource of the recipe."""
    if extra > codes.BY_SECOND or not queries.total(state, seat, state.setup.craft):
        return False
    for resource in range(9):  # noqa: SIM110 - a generator has no place in a compiled function
        if _can_pay(state, seat, project, extra | resource + 1 << 1):
            return True
    return False


def _can_pay(state: State, seat: int, project: int, extra: int) -> bool:
    recipe = state.setup.recipes[project][extra & codes.BY_SECOND]
    saved = (extra >> 1) - 1
    if not recipe or saved > 8 or (saved >= 0 and _saving(state, seat, recipe, saved) <= 0):
        return False
    for resource in range(9):
        owed = recipe[resource] - (_saving(state, seat, recipe, saved) if resource == saved else 0)
        if state.goods[seat * 9 + resource] < owed:
            return False
    return True


class Rest(Kind):
    """One damage of oneself or a neighbour healed for its resource."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot heal the damage: patient elsewhere or not hurt, no cure, too little stamina."""
        damage, extra = argument_of(move), extra_of(move)
        other = (extra >> codes.REST_SEAT) - 1
        if other >= 0 and not is_beside(state, seat, other):
            return NOT_TOGETHER
        patient = seat if other < 0 else other
        if damage > 3 or not state.damage[patient * 4 + damage]:
            return NOT_HURT
        resource = _cure(state, damage, extra)
        if state.setup.cure[damage] < 0:
            return WOUNDS_NEED_CARDS
        if resource < 0 or not state.goods[seat * 9 + resource]:
            return NO_CURE
        if extra & codes.WITH_CLEANED == codes.WITH_CLEANED and not needs.can_clean(state, seat, patient):
            return NO_CURE
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each damage of the seat and its neighbours, thirst also with dirty water."""
        for patient in range(state.setup.seats):
            if not queries.hurts(state, patient) or (patient != seat and not is_beside(state, seat, patient)):
                continue
            whom = (0 if patient == seat else patient + 1) << codes.REST_SEAT
            for damage in range(4):
                if state.damage[patient * 4 + damage]:
                    self.offer(state, seat, coded(self.word, damage, whom), buffer)
            if state.damage[patient * 4 + THIRST] and state.goods[seat * 9 + DIRTY]:
                self.offer(state, seat, coded(self.word, THIRST, whom | codes.WITH_DIRTY), buffer)
                self.offer(state, seat, coded(self.word, THIRST, whom | codes.WITH_CLEANED), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Heal the patient, for the cure and 1 stamina."""
        damage, extra = argument_of(move), extra_of(move)
        patient = seat if extra >> codes.REST_SEAT == 0 else (extra >> codes.REST_SEAT) - 1
        act(state, seat, 1)
        table.pay(state, seat, _cure(state, damage, extra), 1)
        table.heal(state, patient, damage, seat)
        if extra & codes.WITH_CLEANED == codes.WITH_CLEANED:
            table.pay(state, seat, MEDICINE, 1)
        elif extra & codes.WITH_DIRTY:
            needs.drink(state, patient)


def _cure(state: State, damage: int, extra: int) -> int:
    """The resource that a rest spends; ``NONE`` for dirty water against anything but thirst."""
    if extra & codes.WITH_DIRTY:
        return DIRTY if damage == THIRST else NONE
    return state.setup.cure[damage]


class Use(Kind):
    """A card that is used, once a day, for the stamina printed on it."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot use the card: not held, used today, of no effect, or too expensive."""
        setup, holder, other = state.setup, argument_of(move), extra_of(move) - 1
        if holder >= HOLDERS or not state.held[seat] & BIT[holder] or setup.use_cost[holder] < 0:
            return NO_SUCH_CARD
        if state.used[seat] & BIT[holder]:
            return USED_TODAY
        program = setup.use_program[holder]
        names_somebody = setup.whom[program] == rows.CHOICE
        if other >= 0 and not (names_somebody and is_beside(state, seat, other)):
            return NOT_TOGETHER
        if state.stamina[seat] >= setup.use_cost[holder]:
            refusal = self._of_program(state, seat, program, seat if other < 0 else other)
            if refusal != LEGAL:
                return refusal
        return short_of(state, seat, setup.use_cost[holder])

    def _of_program(self, state: State, seat: int, program: int, patient: int) -> int:
        """Why the first step of a use cannot be done, or would do nothing."""
        setup = state.setup
        operation, a = setup.operation[program], setup.a[program]
        if operation == rows.PAY and not programs.payable(state, seat, program):
            return NO_PRICE
        if operation == rows.CHOOSE:
            second = setup.a[program + 1]
            if not (programs.payable(state, seat, program + 2) or programs.payable(state, seat, second)):
                return NO_PRICE
        if operation == rows.HEAL:
            hurt = queries.hurts(state, patient) if a == rows.ANY else state.damage[patient * 4 + a]
            return LEGAL if hurt else NOT_HURT
        return LEGAL if self._has_effect(state, seat, operation, a) else NOTHING_TO_GAIN

    def _has_effect(self, state: State, seat: int, operation: int, a: int) -> bool:
        setup, space = state.setup, state.pos[seat]
        if operation == rows.REVEAL:
            return placing.nearest_slots(state, seat) != 0
        if operation == rows.TURN:
            return placing.near_tokens(state, seat) != 0
        if operation == rows.PUT:
            pile = FIRST_TOKENS + a
            left = state.tops[pile] < setup.pile_start[pile] + setup.pile_size[pile]
            return left and state.token[space] == NONE
        if operation == rows.FIRES and a == rows.LIT:
            room = state.fires & BIT[space] != 0 or placing.fires_left(state)
            return room and not state.lit & BIT[space]
        return True

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each usable card, and each neighbour it can be used on."""
        setup, held = state.setup, state.held[seat]
        while held:
            holder = lowest(held)
            held &= held - 1
            if setup.use_cost[holder] < 0:
                continue
            self.offer(state, seat, coded(self.word, holder), buffer)
            if setup.whom[setup.use_program[holder]] == rows.CHOICE:
                for other in range(setup.seats):
                    if is_beside(state, seat, other):
                        self.offer(state, seat, coded(self.word, holder, other + 1), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Pay the card's stamina, mark it as used, and start its program."""
        setup, holder, other = state.setup, argument_of(move), extra_of(move) - 1
        act(state, seat, setup.use_cost[holder])
        state.used[seat] |= BIT[holder]
        emit(state, told.USED, seat, holder, other)
        if holder < CHARACTER and setup.use_spent[holder]:
            table.lose_item(state, seat, holder)
        programs.start(state, setup.use_program[holder], seat, seat if other < 0 else other)
