"""A table drawn for a terminal, from a position or from what one seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from discovery.core.bits import BIT, members
from discovery.core.languages import in_language
from discovery.core.terminal import Screen
from discovery.evolution.board.plane import NOWHERE, Plane, coordinates_of
from discovery.evolution.cards.data import load_families
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.outcome import Outcome
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.terminal.position_json import points
from discovery.evolution.views.view import View

NARROW = 60
"""Columns of a terminal below which a table has no room for several columns of names."""
CELL = 10
"""Columns that a card's name needs in a cell of a plane, its frame included."""
FAMILY_COLOURS = {
    "food": "green",
    "techniques": "yellow",
    "culture": "magenta",
    "tools": "red",
    "science": "cyan",
    "society": "blue",
    "movement": "bright_black",
}


@dataclass(frozen=True, slots=True)
class SeatScene:
    """A seat: ``hand`` is ``None`` where only the number of its cards, ``size``, is known, ``ready`` where no
    assets are used."""

    name: str
    kind: str
    hand: tuple[int, ...] | None
    size: int
    discard: tuple[int, ...]
    points: int | None
    trumps: int
    left: bool
    selection: tuple[int, ...] | None = None
    ready: tuple[int, ...] | None = None
    safe: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A position to draw. ``turn`` is -1 when the game is over. In a pile game ``top`` is the visible card
    and ``tree`` is not drawn; ``plane`` has (card, x, y, level) of what lies in sight on a plane. ``side`` is
    how many cards the side pile has left, ``spied`` what the viewer sees of the stack or of another hand
    (Y14).
    """

    tree: tuple[int, ...]
    pool: tuple[int, ...]
    stack: int
    seats: tuple[SeatScene, ...]
    turn: int
    result: Outcome | None
    piled: bool = False
    top: int = NO_CARD
    plane: tuple[tuple[int, int, int, int], ...] | None = None
    side: int = 0
    spied: tuple[int, ...] = ()


def scene_of_state(game: DiscoveryGame, state: State) -> Scene:
    """All that lies on the table, open or not."""
    won, result = points(game, state), game.result(state)
    seats = tuple(
        SeatScene(
            name=name,
            kind=game.setup.virtual_kinds[seat],
            hand=tuple(state.in_order(state.hands[seat])),
            size=state.hands[seat].bit_count(),
            discard=tuple(state.in_order(state.discards[seat])),
            points=won[seat],
            trumps=state.trumps if seat == state.turn else 0,
            left=bool(state.left & BIT[seat]),
            selection=None if game.setup.rounds is None else tuple(state.in_order(state.selection(seat))),
            ready=None if state.assets is None else state.assets.ready_of(seat),
            safe=state.assets is not None and bool(state.assets.safe & BIT[seat]),
        )
        for seat, name in enumerate(game.seats)
    )
    turn = -1 if result else state.turn
    tree, pool = state.in_order(state.tree), state.in_order(state.pool)
    plane = None if state.plane is None else _lying(state.plane, tree)
    return Scene(
        tuple(tree), tuple(pool), len(state.stack), seats, turn, result, plane=plane, side=state.side
    )


def _lying(plane: Plane, cards: list[int]) -> tuple[tuple[int, int, int, int], ...]:
    visible = [card for card in cards if plane.spot[card] != NOWHERE]
    return tuple((card, *coordinates_of(plane.spot[card]), plane.level[card]) for card in visible)


def scene_of_view(game: DiscoveryGame, view: View) -> Scene:
    """The scene as the seat of ``view`` sees it."""
    seats = tuple(
        SeatScene(
            name=name,
            kind=view.bots[seat],
            hand=view.hand if seat == view.seat else None,
            size=view.hands[seat],
            discard=view.discards[seat],
            points=view.points[seat] if view.points else None,
            trumps=view.trumps if seat == view.turn else 0,
            left=bool(view.left & BIT[seat]),
            selection=view.selections[seat] if view.selections is not None else None,
            ready=None if view.course.assets is None else view.course.assets.ready_of(seat),
            safe=view.course.assets is not None and bool(view.course.assets.safe & BIT[seat]),
        )
        for seat, name in enumerate(game.seats)
    )
    return Scene(
        *(view.tree, view.pool, view.stack, seats, view.turn, None),
        *(view.piled, view.top, view.plane, view.side, view.spied),
    )


def draw(screen: Screen, game: DiscoveryGame, scene: Scene) -> None:
    """The tree by era, the pool, the seats, and whose turn it is or who has won."""
    console, artist = screen.console(), Artist(screen, game)
    if scene.plane is not None:
        console.print(artist.plane(scene.plane))
    elif scene.piled:
        top = (scene.top,) if scene.top != NO_CARD else ()
        console.print(Text.assemble((screen.text("pile"), "bold"), "  ", artist.cards(top)))
    else:
        console.print(artist.tree(scene.tree))
    if game.rules.dealing.pool:
        pool = artist.cards(scene.pool)
        console.print(Text.assemble((screen.text("pool"), "bold"), "  ", pool))
    screen.say("stack", cards=scene.stack)
    _draw_side_pile(screen, artist, scene)
    if scene.spied:
        line = Text.assemble((screen.text("spied"), "bold"), "  ", artist.cards(scene.spied))
        console.print(line)
    console.print(artist.seats(scene))
    if scene.result is None:
        screen.say("turn", seat=game.seats[scene.turn])
    else:
        screen.say(
            "over",
            winners=", ".join(game.seats[seat] for seat in scene.result.winners),
            count=len(scene.result.winners),
            reason=screen.text(f"reason-{scene.result.reason}"),
        )
        if decided_by_cards(game, scene):
            screen.say("tie")


def _draw_side_pile(screen: Screen, artist: Artist, scene: Scene) -> None:
    """How many cards the side pile has left, and on a plane those that lie beside it (S29)."""
    setup = artist.game.setup
    if not setup.side_cards:
        return
    screen.say("side-pile", cards=scene.side)
    beside = [card for card in scene.tree if setup.side_cards & BIT[card]]
    if scene.plane is not None and beside:
        line = Text.assemble((screen.text("beside"), "bold"), "  ", artist.cards(beside))
        screen.console().print(line)


def decided_by_cards(game: DiscoveryGame, scene: Scene) -> bool:
    """Whether the winners have as many points as another side, which has more cards left (G10)."""
    if scene.result is None or scene.result.scores is None or not scene.result.winners:
        return False
    scores = scene.result.scores
    totals = [sum(scores[mate] for mate in members(mates)) for mates in game.setup.mates_of[: len(scores)]]
    best = totals[scene.result.winners[0]]
    others = [seat for seat in range(len(scores)) if seat not in scene.result.winners]
    return any(totals[seat] == best and not scene.seats[seat].left for seat in others)


class Artist:
    """Draws cards and tables in one language."""

    def __init__(self, screen: Screen, game: DiscoveryGame) -> None:
        self.screen = screen
        self.game = game
        self.width = screen.console().width
        self.narrow = self.width < NARROW

    def label(self, card: int) -> str:
        """The card's name, with its id where the name does not show it."""
        if card >= self.game.setup.printed:
            number = card - self.game.setup.printed + 1
            return self.screen.text("joker", number=number)
        printed = self.game.setup.deck.cards[card]
        name = in_language(printed.names, self.screen.language) or printed.id
        plain = name.lower().replace(". ", "-").replace(" ", "-")
        return name if plain == printed.id else f"{name} ({printed.id})"

    def cards(self, cards: Sequence[int]) -> Text:
        """Cards side by side, each in the colour of its family."""
        line = Text()
        for place, card in enumerate(cards):
            printed = self.game.setup.printed
            family = self.game.setup.deck.cards[card].family if card < printed else ""
            line.append(" · " if place else "")
            line.append(self.label(card), style=FAMILY_COLOURS.get(family, ""))
        return line if cards else Text("–")

    def hand(self, cards: Sequence[int]) -> Text:
        """The line with the cards of the viewer's hand."""
        return Text.assemble((self.screen.text("heading-hand"), "bold"), "  ", self.cards(cards))

    def details(self, card: int, tree: int) -> list[str]:
        """The printed text of a card; prerequisites that lie in ``tree`` are ticked."""
        text = self.screen.text
        if card >= self.game.setup.printed:
            return [self.label(card), text("joker-told")]
        printed = self.game.setup.deck.cards[card]
        language = self.screen.language
        family = next(in_language(f.names, language) for f in load_families() if f.id == printed.family)
        needs = [
            f"{self.label(c)} {'✓' if tree & BIT[c] else '✗'}" for c in members(self.game.setup.needs[card])
        ]
        leads = [self.label(other) for other in members(self.game.setup.leads[card])]
        name = in_language(printed.names, language) or printed.id
        asset = [text("asset", asset=printed.asset.replace(" ", "-"))] if self.game.setup.assets else []
        return [
            text("play-card", name=name, id=printed.id, era=printed.era, number=printed.order, family=family),
            text("play-needs", cards=", ".join(needs) or "–"),
            text("play-leads", cards=", ".join(leads) or "–"),
            *asset,
            in_language(printed.texts, language),
        ]

    def tree(self, cards: Sequence[int]) -> Table:
        """A row for each era in play: how many of its cards lie there, and which (B12)."""
        table = self._table(title=self.screen.text("tree"), title_justify="left", show_header=False)
        if not self.narrow:
            table.add_column(no_wrap=True)
            table.add_column(no_wrap=True)
            table.add_column(ratio=1)
        for era, printed in enumerate(self.game.setup.era_cards):
            if not printed:
                continue
            row = [card for card in cards if self.game.setup.era[card] == era]
            size = printed.bit_count()
            name = in_language(self.game.setup.deck.era_names.get(era, {}), self.screen.language)
            heading, count = f"{era} {name}".strip(), f"{len(row)}/{size}"
            if self.narrow:
                table.add_row(Text.assemble((f"{heading}  {count}\n", "bold"), self.cards(row)))
            else:
                table.add_row(heading, count, self.cards(row))
        return table

    def plane(self, cards: Sequence[tuple[int, int, int, int]]) -> Table:
        """Columns and rows of the plane, the visible card of each cell with the height of its pile; where the
        screen has no room for the columns, the cells of a row one below the other."""
        table = Table(title=self.screen.text("plane"), title_justify="left", show_lines=True)
        tops: dict[tuple[int, int], tuple[int, int]] = {}
        for card, x, y, level in cards:
            if level >= tops.get((x, y), (0, -1))[1]:
                tops[x, y] = card, level
        xs = [x for x, _ in tops] or [0]
        columns = range(min(xs), max(xs) + 1)
        listed = CELL * (len(columns) + 1) > self.width
        table.add_column("")
        for heading in [f"{columns[0]} … {columns[-1]}"] if listed else map(str, columns):
            table.add_column(heading, max_width=None if listed else 14, overflow="fold")
        for y in sorted({y for _, y in tops}, reverse=True):
            row = [self._pile(*tops.get((x, y), (NO_CARD, 0))) for x in columns]
            if listed:
                lying = (Text(f"{x}: ") + cell for x, cell in zip(columns, row, strict=True) if cell)
                row = [Text("\n").join(lying)]
            table.add_row(str(y), *row)
        return table

    def _pile(self, card: int, level: int) -> Text:
        """The visible card of a cell, with the height of its pile where others lie below it."""
        height = f" ({level + 1})" if level else ""
        return Text() if card == NO_CARD else self.cards((card,)) + Text(height)

    def seats(self, scene: Scene) -> Table:
        """A row a seat; what a game does not have has no column, and no line on a narrow screen."""
        shown = {
            "seat": True,
            "hand": True,
            "selection": any(seat.selection for seat in scene.seats),
            "discard": True,
            "trumps": not self.game.setup.classic,  # the first edition has none (S03)
            "ready": scene.seats[0].ready is not None,
            "points": scene.seats[0].points is not None,
        }
        headings = [heading for heading, there in shown.items() if there]
        words = {heading: self.screen.text(f"heading-{heading}") for heading in headings}
        table = self._table(show_header=not self.narrow)
        for heading in () if self.narrow else words.values():
            table.add_column(heading, overflow="fold")
        for number, seat in enumerate(scene.seats):
            cells = self._seat(seat, number == scene.turn)
            if self.narrow:
                lines = (Text.assemble(words[heading], "  ", cells[heading]) for heading in headings[1:])
                table.add_row(Text("\n").join((cells["seat"], *lines)))
            else:
                table.add_row(*(cells[heading] for heading in headings))
        return table

    def _table(self, **style: Any) -> Table:
        """A table over the whole width; on a narrow screen its rows are blocks of lines."""
        return Table(expand=True, show_lines=self.narrow, **style)

    def _seat(self, seat: SeatScene, acting: bool) -> dict[str, Text]:
        name = f"{seat.name} ({seat.kind})" if seat.kind else seat.name
        name = f"{name} ({self.screen.text('has-left')})" if seat.left else name
        name = f"{name} ({self.screen.text('is-safe')})" if seat.safe else name
        return {
            "seat": Text(name, "bold" if acting else ""),
            "hand": Text(str(seat.size)) if seat.hand is None else self.cards(seat.hand),
            "selection": self.cards(seat.selection or ()),
            "discard": self.cards(seat.discard),
            "trumps": Text(str(seat.trumps)),
            "ready": self.cards(seat.ready or ()),
            "points": Text(str(seat.points)),
        }
