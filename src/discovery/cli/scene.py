"""A table drawn for a terminal, from a position or from what one seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from discovery.bits import BIT, members
from discovery.cli.position import points
from discovery.cli.terminal import Terminal
from discovery.evolution.decks import load_families
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.sight import View
from discovery.evolution.state import State
from discovery.protocol import Outcome

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
    """A seat: ``hand`` is ``None`` where only the number of its cards, ``size``, is known."""

    name: str
    kind: str
    hand: tuple[int, ...] | None
    size: int
    discard: tuple[int, ...]
    points: int | None
    trumps: int
    left: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """What is drawn. ``turn`` is -1 when the game is over."""

    tree: tuple[int, ...]
    pool: tuple[int, ...]
    stack: int
    seats: tuple[SeatScene, ...]
    turn: int
    result: Outcome | None


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
        )
        for seat, name in enumerate(game.seats)
    )
    turn = -1 if result else state.turn
    tree, pool = state.in_order(state.tree), state.in_order(state.pool)
    return Scene(tuple(tree), tuple(pool), len(state.stack), seats, turn, result)


def scene_of_view(game: DiscoveryGame, view: View) -> Scene:
    """What the seat of ``view`` sees."""
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
        )
        for seat, name in enumerate(game.seats)
    )
    return Scene(view.tree, view.pool, view.stack, seats, view.turn, None)


def draw(terminal: Terminal, game: DiscoveryGame, scene: Scene) -> None:
    """The tree by era, the pool, the seats, and whose turn it is or who has won."""
    console, artist = terminal.console(), Artist(terminal, game)
    console.print(artist.tree(scene.tree))
    pool = artist.cards(scene.pool)
    console.print(Text.assemble((terminal.text("pool"), "bold"), "  ", pool))
    terminal.say("stack", cards=scene.stack)
    console.print(artist.seats(scene))
    if scene.result is None:
        terminal.say("turn", seat=game.seats[scene.turn])
    else:
        terminal.say(
            "over",
            winners=", ".join(game.seats[seat] for seat in scene.result.winners),
            count=len(scene.result.winners),
            reason=terminal.text(f"reason-{scene.result.reason}"),
        )


class Artist:
    """Draws cards and tables in one language."""

    def __init__(self, terminal: Terminal, game: DiscoveryGame) -> None:
        self.terminal = terminal
        self.game = game

    def label(self, card: int) -> str:
        """The card's name, with its id where the name does not show it."""
        printed = self.game.deck.cards[card]
        name = printed.names.get(self.terminal.language, printed.id)
        plain = name.lower().replace(". ", "-").replace(" ", "-")
        return name if plain == printed.id else f"{name} ({printed.id})"

    def cards(self, cards: Sequence[int]) -> Text:
        """Cards side by side, each in the colour of its family."""
        line = Text()
        for place, card in enumerate(cards):
            family = self.game.deck.cards[card].family
            line.append(" · " if place else "")
            line.append(self.label(card), style=FAMILY_COLOURS.get(family, ""))
        return line if cards else Text("–")

    def hand(self, cards: Sequence[int]) -> Text:
        """One's own hand."""
        return Text.assemble((self.terminal.text("heading-hand"), "bold"), "  ", self.cards(cards))

    def details(self, card: int, tree: int) -> list[str]:
        """What is printed on a card; prerequisites that lie in ``tree`` are ticked."""
        printed, text = self.game.deck.cards[card], self.terminal.text
        language = self.terminal.language
        family = next(f.names[language] for f in load_families() if f.id == printed.family)
        needs = [
            f"{self.label(c)} {'✓' if tree & BIT[c] else '✗'}" for c in members(self.game.setup.needs[card])
        ]
        leads = [self.label(other) for other in self.game.setup.leads[card]]
        name = printed.names.get(language, printed.id)
        return [
            text("play-card", name=name, id=printed.id, era=printed.era, number=printed.order, family=family),
            text("play-needs", cards=", ".join(needs) or "–"),
            text("play-leads", cards=", ".join(leads) or "–"),
            printed.texts.get(language, ""),
        ]

    def tree(self, cards: Sequence[int]) -> Table:
        """A row an era: how many of its cards lie there, and which."""
        table = Table(title=self.terminal.text("tree"), show_header=False, title_justify="left", expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for era in self.game.deck.eras():
            row = [card for card in cards if self.game.setup.era[card] == era]
            size = self.game.setup.era_cards[era].bit_count()
            name = self.game.deck.era_names.get(era, {}).get(self.terminal.language, "")
            table.add_row(f"{era} {name}".strip(), f"{len(row)}/{size}", self.cards(row))
        return table

    def seats(self, scene: Scene) -> Table:
        """A row a seat."""
        text = self.terminal.text
        scored = scene.seats[0].points is not None
        headings = ["seat", "hand", "discard", "trumps", *(["points"] if scored else [])]
        table = Table(*(text(f"heading-{heading}") for heading in headings), expand=True)
        for number, seat in enumerate(scene.seats):
            name = f"{seat.name} ({seat.kind})" if seat.kind else seat.name
            name = f"{name} ({text('has-left')})" if seat.left else name
            hand = Text(str(seat.size)) if seat.hand is None else self.cards(seat.hand)
            row = [Text(name, "bold" if number == scene.turn else ""), hand, self.cards(seat.discard)]
            row.append(Text(str(seat.trumps)))
            table.add_row(*row, *([Text(str(seat.points))] if scored else []))
        return table
