"""The plane: cells and piles, links between cards, and where a card may lie (sections K, L, M)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.bits import mask_of, members
from discovery.evolution.board.plane import NO_CARD, NOWHERE, ORIGIN, RADIUS, Plane, coordinates_of, spot_at
from discovery.evolution.board.spots import FREELY, Anywhere, Linked, Piles, SpotConditions, SpotRule
from tests.support.engine.slow_plane import (
    DECK,
    JOKERS,
    LINKS,
    NUMBER,
    PRINTED,
    RULES,
    Cell,
    SlowPlane,
    borders,
    cells,
    names,
    touches,
    twins,
)
from tests.support.testing.rounds import times

DISCOVERIES = mask_of(range(PRINTED))
JOKER = JOKERS[0]
steps = st.integers(-2 * RADIUS, 2 * RADIUS)
seeds = st.integers(0, 2**32)


def board(lying: dict[Cell, str]) -> Plane:
    """A plane with these cards, laid in this order."""
    plane = Plane(LINKS)
    for (x, y), name in lying.items():
        plane.lay(NUMBER[name], spot_at(x, y))
    return plane


def places(rule: SpotRule, plane: Plane, card: str, terms: SpotConditions = FREELY) -> set[Cell]:
    return cells(rule.spots(plane, NUMBER[card], terms))


def rebuilt(slow: SlowPlane) -> Plane:
    """The same cards in the same cells, laid cell by cell."""
    plane = Plane(LINKS)
    for cell in sorted(slow.piles, reverse=True):
        for card in slow.piles[cell]:
            plane.lay(card, spot_at(*cell), slow.stands.get(card, -1))
    return plane


# Cells


@given(steps, steps)
def test_a_spot_tells_its_cell(x: int, y: int) -> None:
    if abs(x) + abs(y) > RADIUS:
        assert spot_at(x, y) == NOWHERE
    else:
        assert coordinates_of(spot_at(x, y)) == (x, y)


def test_no_two_cells_have_the_same_spot() -> None:
    every = [(x, y) for x in range(-RADIUS, RADIUS + 1) for y in range(-RADIUS, RADIUS + 1)]
    spots = [spot for cell in every if (spot := spot_at(*cell)) != NOWHERE]

    assert len(set(spots)) == len(spots) == 2 * RADIUS * (RADIUS + 1) + 1
    assert spot_at(0, 0) == ORIGIN


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_straight_row_of_63_cards_is_not_stopped_and_nothing_lies_beyond_the_rim(step: Cell) -> None:
    plane = Plane(LINKS)
    for card in range(60):
        cell = (step[0] * card, step[1] * card)
        assert card == 0 or cell in cells(plane.edge[: plane.edges]), "K04: the board has no end"
        plane.lay(card, spot_at(*cell))
    for card in range(3):
        plane.lift(card)
        plane.lay(card, spot_at(step[0] * (60 + card), step[1] * (60 + card)))

    tip = (step[0] * RADIUS, step[1] * RADIUS)
    assert plane.spot[2] == spot_at(*tip)
    assert borders(tip).isdisjoint(cells(plane.edge[: plane.edges]))
    assert LINKS.plus[1] & mask_of([2])
    assert Linked().spots(plane, 1, SpotConditions(last=2)) == []
    assert all(plane.touching(spot_at(x, y)) == 0 for x, y in cells_at_the_rim() if (x, y) not in near(tip))


def near(cell: Cell) -> set[Cell]:
    return {cell} | {one for two in touches(cell) for one in touches(two)}


def cells_at_the_rim() -> list[Cell]:
    return [(x, sign * (RADIUS - abs(x))) for x in range(-RADIUS, RADIUS + 1) for sign in (1, -1)]


# The plane


@settings(max_examples=times(200))
@given(seeds)
def test_a_plane_holds_what_was_laid_lifted_and_swapped(seed: int) -> None:
    both = twins(seed)
    plane, slow = both.plane, both.slow

    assert cells(plane.edge[: plane.edges]) == slow.edge()
    assert set(members(plane.tops)) == {pile[-1] for pile in slow.piles.values()}
    assert set(members(plane.jokers)) == set(slow.stands)
    for card in range(LINKS.cards):
        lies = card in slow.laid()
        cell = slow.cell_of(card) if lies else (0, 0)
        pile = [NO_CARD, *slow.piles[cell]] if lies else [NO_CARD, card]
        assert plane.spot[card] == (spot_at(*cell) if lies else NOWHERE)
        assert plane.level[card] == pile.index(card) - 1
        assert plane.under[card] == pile[pile.index(card) - 1]


@given(seeds)
def test_bordering_is_by_a_side_and_touching_also_by_a_corner_of_visible_cards(seed: int) -> None:
    """K04, K13, M03."""
    both = twins(seed)

    for cell in both.slow.edge() | set(both.slow.piles):
        top = both.slow.top(cell)
        assert both.plane.top_at(spot_at(*cell)) == (NO_CARD if top is None else top)
        assert members(both.plane.bordering(spot_at(*cell))) == sorted(both.slow.seen(borders(cell)))
        assert members(both.plane.touching(spot_at(*cell))) == sorted(both.slow.seen(touches(cell)))


@given(seeds)
def test_how_a_board_came_about_does_not_matter(seed: int) -> None:
    both = twins(seed)
    other = rebuilt(both.slow)

    assert other.key() == both.plane.key()
    for name in Plane.__slots__:
        assert held(other, name) == held(both.plane, name), name


@given(seeds)
def test_a_copy_holds_everything_and_goes_its_own_way(seed: int) -> None:
    both = twins(seed)
    twin, before = both.plane.copy(), both.plane.key()
    for name in Plane.__slots__:
        assert held(twin, name) == held(both.plane, name), name

    both.lay()
    both.lift()
    both.swap()

    assert twin.key() == before
    for name in Plane.__slots__:
        assert held(twin, name) == held(rebuilt_from(twin), name), name


def held(plane: Plane, name: str) -> object:
    """What a slot holds; the cells at the edge in an order that means nothing."""
    if name in {"edge", "fit"}:
        return dict(zip(plane.edge[: plane.edges], plane.fit[: plane.edges], strict=True))
    return getattr(plane, name)


def rebuilt_from(plane: Plane) -> Plane:
    slow = SlowPlane()
    for card in sorted(range(LINKS.cards), key=plane.level.__getitem__):
        if plane.spot[card] != NOWHERE:
            stands = plane.stands[card - PRINTED] if card >= PRINTED else -1
            slow.lay(card, coordinates_of(plane.spot[card]), stands)
    return rebuilt(slow)


@pytest.mark.parametrize("change", ["another cell", "another order", "another Joker's card"])
def test_any_difference_makes_another_board(change: str) -> None:
    one, other = Plane(LINKS), Plane(LINKS)
    one.lay(0, ORIGIN)
    one.lay(1, ORIGIN)
    one.lay(JOKER, spot_at(0, 1), stands=5)
    first, second = (1, 0) if change == "another order" else (0, 1)
    other.lay(first, ORIGIN)
    other.lay(second, ORIGIN)
    where = spot_at(1, 0) if change == "another cell" else spot_at(0, 1)
    other.lay(JOKER, where, stands=6 if change == "another Joker's card" else 5)

    assert one.key() != other.key()


def test_a_wrong_card_leaves_its_cell_and_may_split_the_board() -> None:
    """M12."""
    plane = board({(0, 0): "gathering", (1, 0): "band", (2, 0): "scavenging"})

    plane.lift(NUMBER["band"])

    assert plane.top_at(spot_at(1, 0)) == NO_CARD
    assert cells(plane.edge[: plane.edges]) == borders((0, 0)) | borders((2, 0))


def test_when_the_only_card_leaves_the_next_is_the_first_again() -> None:
    plane = board({(0, 0): "gathering"})

    plane.lift(NUMBER["gathering"])

    assert plane.key() == Plane(LINKS).key()
    assert plane.edges == 0
    assert places(Piles(), plane, "fire") == {(0, 0)}


def test_the_real_card_takes_the_joker_s_cell_even_under_another_card() -> None:
    """N06, K17."""
    plane = board({(0, 0): "gathering"})
    plane.lay(JOKER, spot_at(1, 0), stands=NUMBER["band"])
    plane.lay(NUMBER["scavenging"], spot_at(1, 0))
    assert plane.stand_in(NUMBER["band"]) == JOKER

    plane.swap(JOKER, NUMBER["band"])

    assert plane.under[NUMBER["scavenging"]] == NUMBER["band"]
    assert plane.spot[JOKER] == NOWHERE
    assert plane.stand_in(NUMBER["band"]) == NO_CARD
    assert plane.key() == board_of_three().key()


def board_of_three() -> Plane:
    plane = board({(0, 0): "gathering", (1, 0): "band"})
    plane.lay(NUMBER["scavenging"], spot_at(1, 0))
    return plane


# Links


@pytest.mark.parametrize("joker", [False, True])
def test_links_of_every_two_cards(joker: bool) -> None:
    """K05, K09, K17: the tables against the printed cards."""
    slow = SlowPlane()
    table = LINKS.kin if joker else LINKS.plus
    for card in range(PRINTED):
        others = [other for other in range(PRINTED) if other != card]
        assert members(table[card]) == [other for other in others if slow.link_plus(card, other, joker)]
        for other in others:
            assert LINKS.points(card, mask_of([other]), joker) == slow.strong(card, other, joker)


def test_family_and_prerequisite_together_give_two_points() -> None:
    """K09."""
    card, other = next(
        (card, other)
        for card in range(PRINTED)
        for other in members(LINKS.family[card] & LINKS.lineage[card])
    )

    assert LINKS.points(card, mask_of([other])) == 2


@given(seeds)
def test_the_link_bonus_counts_strong_links_with_what_the_card_touches(seed: int) -> None:
    """K07, K08, M03; a Joker has no family (K17)."""
    both = twins(seed)

    for cell in both.slow.edge() | set(both.slow.piles):
        spot, top = spot_at(*cell), both.slow.top(cell)
        for joker in (False, True):
            for card in both.absent(joker)[::5]:
                assert both.plane.bonus(card, spot, joker) == both.slow.bonus(card, cell, joker)
        if top is not None:
            assert both.plane.bonus(top, spot) == both.slow.bonus(top, cell, top >= PRINTED)


# Where a card may lie


@pytest.mark.parametrize("rule", RULES, ids=repr)
@given(seeds)
def test_spots_are_those_of_the_rule(rule: SpotRule, seed: int) -> None:
    """K02, K13 to K15, K17, L03, L04, M02: every card, any last card, any closed and closing eras."""
    both = twins(seed)
    for _ in range(3):
        terms = both.terms()
        absent = both.absent(terms.joker)
        wanted = {card: both.slow.spots(rule, card, terms) for card in absent}
        for card, where in wanted.items():
            spots = rule.spots(both.plane, card, terms)
            assert spots == sorted(spot_at(*cell) for cell in where)
        can = mask_of(card for card, where in wanted.items() if where)
        some = mask_of(absent[::3])
        assert rule.placeable(both.plane, mask_of(absent), terms) == can
        assert rule.placeable(both.plane, some, terms) == can & some


@given(seeds)
def test_asking_changes_nothing(seed: int) -> None:
    both = twins(seed)
    before, rows, kin_rows = both.plane.copy(), LINKS.rows[:], LINKS.kin_rows[:]
    for rule in RULES:
        terms = both.terms()
        rule.placeable(both.plane, DISCOVERIES, terms)
        rule.spots(both.plane, 0, terms)

    for name in Plane.__slots__:
        assert held(both.plane, name) == held(before, name), name
    assert (LINKS.rows, LINKS.kin_rows) == (rows, kin_rows), "tables are shared by all games"


@pytest.mark.parametrize("rule", RULES, ids=repr)
def test_the_first_card_lies_at_the_origin(rule: SpotRule) -> None:
    """K03, L03, M02."""
    assert places(rule, Plane(LINKS), "fire", SpotConditions(last=3)) == {(0, 0)}
    assert rule.placeable(Plane(LINKS), DISCOVERIES) == DISCOVERIES


def test_connect_wants_a_link_with_every_bordering_card() -> None:
    """K02: of two cards that do not go together, no third may border only the wrong one."""
    card = NUMBER["gathering"]
    stranger = next(other for other in range(PRINTED) if not LINKS.plus[card] & mask_of([other, card]))
    plane = board({(0, 0): "gathering"})

    assert places(Linked(), plane, DECK.cards[stranger].id) == set()
    assert places(Anywhere(), plane, DECK.cards[stranger].id) == borders((0, 0))
    assert places(Linked(), plane, "band") == borders((0, 0)), "the same era"
    assert "band" in names(Linked().placeable(plane, DISCOVERIES))


def test_from_a_turn_s_second_card_on_it_borders_the_last_one() -> None:
    """K02, condition 4; free placement has no such condition (L03)."""
    plane = board({(0, 0): "gathering", (1, 0): "band"})
    terms = SpotConditions(last=NUMBER["band"])

    assert places(Linked(), plane, "scavenging", terms) == {(2, 0), (1, 1), (1, -1)}
    assert places(Anywhere(), plane, "scavenging", terms) == cells(plane.edge[: plane.edges])


def test_covering_the_last_card_is_not_bordering_it() -> None:
    """K13, L04: only Connect asks for the last card."""
    plane = board({(0, 0): "gathering", (1, 0): "band"})
    terms = SpotConditions(last=NUMBER["band"], coverable=LINKS.era_cards[1])

    assert (1, 0) not in places(Linked(covers=True), plane, "scavenging", terms)
    assert (0, 0) in places(Linked(covers=True), plane, "scavenging", terms)
    assert {(0, 0), (1, 0)} <= places(Anywhere(covers=True), plane, "scavenging", terms)


def test_the_card_that_closes_an_era_may_itself_cover_one_of_it() -> None:
    """K15."""
    plane = board({(0, 0): "gathering", (1, 0): "band"})
    closing = SpotConditions(closers=mask_of([NUMBER["scavenging"]]))

    assert (0, 0) not in places(Anywhere(covers=True), plane, "scavenging")
    assert {(0, 0), (1, 0)} <= places(Anywhere(covers=True), plane, "scavenging", closing)
    assert (0, 0) not in places(Anywhere(covers=True), plane, "fire", closing)


def test_a_closing_card_may_have_no_spot_but_on_top_of_another() -> None:
    """K02, K15: the last card is surrounded, so only covering a neighbour borders it."""
    first_era = [DECK.cards[card].id for card in members(LINKS.era_cards[1])]
    *around, card = first_era[:6]
    plane = board(dict(zip([(0, 0), *sorted(borders((0, 0)))], around, strict=True)))
    last, bit = NUMBER[around[0]], mask_of([NUMBER[card]])

    assert Linked(covers=True).placeable(plane, DISCOVERIES, SpotConditions(last=last)) == 0
    assert Linked(covers=True).placeable(plane, DISCOVERIES, SpotConditions(last=last, closers=bit)) == bit
    assert Linked().placeable(plane, DISCOVERIES, SpotConditions(last=last, closers=bit)) == 0
    assert places(Linked(covers=True), plane, card, SpotConditions(last=last, closers=bit)) == borders((0, 0))


def test_a_lonely_card_cannot_be_covered_by_strata_but_is_a_pile_of_fusion() -> None:
    """K13: the covering card borders another one. M02: any pile is a spot."""
    plane = board({(0, 0): "gathering"})
    terms = SpotConditions(coverable=DISCOVERIES)

    assert places(Anywhere(covers=True), plane, "band", terms) == borders((0, 0))
    assert places(Piles(), plane, "band", terms) == borders((0, 0)) | {(0, 0)}


def test_the_real_card_goes_on_its_joker_s_cell_and_nowhere_else() -> None:
    """K17: conditions 2 to 4 are waived."""
    plane = board({(0, 0): "gathering", (1, 0): "band"})
    plane.lay(JOKER, spot_at(-1, 0), stands=NUMBER["scavenging"])
    terms = SpotConditions(last=NUMBER["band"])

    for rule in RULES:
        assert places(rule, plane, "scavenging", terms) == {(-1, 0)}
        assert "scavenging" in names(rule.placeable(plane, DISCOVERIES, terms))
