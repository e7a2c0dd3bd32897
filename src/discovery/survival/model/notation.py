"""Moves in notation, both ways.

A space is told by column and row (``move 0,-1``), a tile by its centre. A project is told by the id of its
item in ``craft``, and with ``project-`` before it wherever an item could be meant. Dice are told as they
show:
``roll = 7,11`` is a grey 7 and a red 11.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.core.errors import Code, InvalidInput
from discovery.core.protocol import NO_OUTCOME
from discovery.survival.content.tables import DAMAGES, RESOURCES
from discovery.survival.model import codes
from discovery.survival.model.codes import CHARACTER, ITEM_PIECE, PROJECT_PIECE, TOKEN, WORDS
from discovery.survival.model.coding import argument_of, coded, extra_of, word_of
from discovery.survival.model.setup import STROKES

if TYPE_CHECKING:
    from discovery.survival.model.setup import Setup

FACES = 12
WATERS = {0: "", codes.WITH_DIRTY: " with dirty", codes.WITH_CLEANED: " with dirty medicine"}
"""The part of a rest in the notation about dirty water (rule XC08)."""
BARE = (
    codes.RELIGHT, codes.INVESTIGATE, codes.FIGHT, codes.END, codes.PROPOSE, codes.ACCEPT, codes.DECLINE,
    codes.CANCEL, codes.SURVEY, codes.LET, codes.ROLL, codes.WOOD, codes.STONE, codes.POISON, codes.SALVAGE,
    codes.DONE, codes.SUFFER, codes.LEAVE, codes.CLOSED,
)  # fmt: skip
"""Words that stand alone."""
SPACED = (codes.MOVE, codes.FLEE, codes.TURN)
TILED = (codes.EXPLORE, codes.SCOUT)
SEATED = (codes.TRADE, codes.ATTACK, codes.HELP, codes.NAME)
NUMBERED = (codes.COOK, codes.TAKE, codes.VOTE)
PIECED = (codes.GIVE, codes.ASK, codes.DROP)
LINKED = {codes.HAND: "to", codes.SHARE: "to", codes.LOOT: "from"}
DICE = ("grey", "red")
ROUTES = ("a", "b")


@dataclass(frozen=True, slots=True)
class Move:
    """A move as a value. What a kind of move does not say is empty: ``piece``, ``card``, ``to`` (a seat's
    name),
    ``space`` (column and row), ``number``, ``with_`` (dirty water, medicine, a resource saved, a bonus)."""

    kind: str
    space: tuple[int, int] | None = None
    piece: str = ""
    card: str = ""
    to: str = ""
    number: int = 0
    with_: str = ""


class Notation:
    """The words of one game: ids of its pieces, names of its seats."""

    def __init__(self, setup: Setup, names: tuple[str, ...]) -> None:
        self._names = names
        self._ground = setup.ground
        content = setup.content
        self._items = [item.id for item in content.items]
        self._characters = [character.id for character in content.characters]
        self._projects = [project.id.removeprefix("project-") for project in content.projects]
        self._supports = [support.id for support in content.supports]
        self._strokes = [f"{self._holder(stroke.holder)} {STROKES[stroke.kind]}" for stroke in setup.strokes]
        self._pieces = (
            dict(enumerate(RESOURCES))
            | {ITEM_PIECE + number: word for number, word in enumerate(self._items)}
            | {PROJECT_PIECE + number: f"project-{word}" for number, word in enumerate(self._projects)}
        )
        self._numbers = {word: number for number, word in self._pieces.items()}
        self._holders = {self._holder(number): number for number in range(len(self._items))}
        self._holders |= {word: CHARACTER + number for number, word in enumerate(self._characters)}

        self._lists: dict[int, Sequence[str]] = {
            codes.CHOOSE: self._characters, codes.SUPPORT: self._supports, codes.BONUS: self._strokes,
            codes.ESCAPE: ROUTES, codes.AGAIN: DICE, codes.MEND: DAMAGES,
        }  # fmt: skip
        self._lists |= dict.fromkeys(SEATED, names)

    def _holder(self, number: int) -> str:
        return self._characters[number - CHARACTER] if number >= CHARACTER else self._items[number]

    def piece(self, number: int) -> str:
        """The id of a resource, item or project."""
        return self._pieces[number]

    def space(self, number: int) -> str:
        """A space as column and row."""
        return f"{self._ground.columns[number]},{self._ground.rows[number]}"

    # ---- writing -----------------------------------------------------------------------------------

    def text(self, move: int, outcome: int = NO_OUTCOME) -> str:
        """The move in notation, with its dice behind ``=`` if an outcome is given."""
        said = " ".join(part for part in (WORDS[word_of(move)], self._rest(move)) if part)
        if outcome == NO_OUTCOME:
            return said
        if word_of(move) == codes.ROLL and outcome >= FACES:
            return f"{said} = {(outcome - FACES) // FACES + 1},{(outcome - FACES) % FACES + 1}"
        return f"{said} = {outcome + 1}"

    def _rest(self, move: int) -> str:
        """The part of a move's text after its word."""
        word, argument, extra = word_of(move), argument_of(move), extra_of(move)
        if word in BARE:
            return ""
        if word in self._lists:
            return self._lists[word][argument]
        if word in SPACED or word in TILED:
            return self.space(argument * 7 if word in TILED else argument)
        if word in NUMBERED:
            return str(argument)
        if word in PIECED:
            return self._pieces[argument]
        if word in LINKED:
            return f"{self._pieces[argument]} {LINKED[word]} {self._names[extra]}"
        return self._with_more(word, argument, extra)

    def _with_more(self, word: int, argument: int, extra: int) -> str:
        """Words that say more than one thing."""
        if word == codes.COLLECT:
            return "" if argument == TOKEN else RESOURCES[argument]
        if word == codes.CRAFT:
            return self._craft(argument, extra)
        if word == codes.REST:
            dirty = WATERS[extra & codes.WITH_CLEANED]
            return DAMAGES[argument] + dirty + self._for(extra >> codes.REST_SEAT)
        if word == codes.USE:
            return self._holder(argument) + self._for(extra)
        if word == codes.DELIVER:
            return self._pieces[argument] + ("" if argument >= ITEM_PIECE else f" {extra}")
        return RESOURCES[argument] + (" medicine" if extra else "")

    def _craft(self, project: int, extra: int) -> str:
        second = " by 2" if extra & codes.BY_SECOND else ""
        return (
            self._projects[project] + second + (f" less {RESOURCES[(extra >> 1) - 1]}" if extra >> 1 else "")
        )

    def _for(self, seat: int) -> str:
        return f" for {self._names[seat - 1]}" if seat else ""

    def decode(self, move: int) -> Move:
        """The move as a value."""
        word, argument, extra = word_of(move), argument_of(move), extra_of(move)
        kind = WORDS[word]
        if word in SPACED or word in TILED:
            place = argument * 7 if word in TILED else argument
            return Move(kind, space=(self._ground.columns[place], self._ground.rows[place]))
        if word in SEATED:
            return Move(kind, to=self._names[argument])
        if word in NUMBERED:
            return Move(kind, number=argument)
        if word in PIECED or word in LINKED:
            return Move(kind, piece=self._pieces[argument], to=self._names[extra] if word in LINKED else "")
        return self._decode_more(kind, word, argument, extra)

    def _decode_more(self, kind: str, word: int, argument: int, extra: int) -> Move:
        if word == codes.DELIVER:
            return Move(kind, piece=self._pieces[argument], number=extra)
        if word == codes.USE:
            return Move(kind, card=self._holder(argument), to=self._names[extra - 1] if extra else "")
        if word == codes.REST:
            seat, dirty = extra >> codes.REST_SEAT, WATERS[extra & codes.WITH_CLEANED]
            to = self._names[seat - 1] if seat else ""
            return Move(kind, card=DAMAGES[argument], to=to, with_=dirty.removeprefix(" with "))
        if word == codes.CRAFT:
            saved = RESOURCES[(extra >> 1) - 1] if extra >> 1 else ""
            return Move(
                kind, card=self._projects[argument], number=1 + (extra & codes.BY_SECOND), with_=saved
            )
        if word == codes.PAY:
            return Move(kind, piece=RESOURCES[argument], with_="medicine" if extra else "")
        return Move(kind, card=self._rest(coded(word, argument, extra)))

    # ---- reading -----------------------------------------------------------------------------------

    def parse(self, text: str) -> tuple[int, int]:
        """A move and its outcome. ``InvalidInput`` UNKNOWN_MOVE."""
        said, mark, dice = (part.strip() for part in text.partition("="))
        word, _, rest = said.partition(" ")
        try:
            move = self._read(WORDS.index(word), rest.strip())
            return move, _outcome(dice) if mark else NO_OUTCOME
        except (KeyError, ValueError, IndexError):
            raise InvalidInput(Code.UNKNOWN_MOVE, given=text[:60]) from None

    def _read(self, word: int, rest: str) -> int:
        if word in BARE:
            if rest:
                raise ValueError
            return coded(word)
        if word in self._lists:
            return coded(word, self._lists[word].index(rest))
        if word in SPACED or word in TILED:
            space = self._space(rest)
            if word in TILED and space % 7:
                raise ValueError
            return coded(word, space // 7 if word in TILED else space)
        if word in NUMBERED:
            return coded(word, _number(rest))
        if word in PIECED:
            return coded(word, self._numbers[rest])
        if word in LINKED:
            piece, _, name = rest.partition(f" {LINKED[word]} ")
            return coded(word, self._numbers[piece.strip()], self._names.index(name.strip()))
        return self._read_more(word, rest)

    def _read_more(self, word: int, rest: str) -> int:
        if word == codes.COLLECT:
            return coded(word, RESOURCES.index(rest) if rest else TOKEN)
        if word == codes.CRAFT:
            return self._read_craft(rest)
        if word == codes.DELIVER:
            name, _, number = rest.partition(" ")
            return coded(word, self._numbers[name], _number(number) if number else 1)
        if word == codes.PAY:
            name, medicine = _split(rest, " ", "medicine")
            return coded(word, RESOURCES.index(name), codes.WITH_MEDICINE if medicine else 0)
        name, _, other = rest.partition(" for ")
        seat = self._names.index(other) + 1 if other else 0
        if word == codes.USE:
            return coded(word, self._holders[name], seat)
        damage, mark, water = name.partition(" with ")
        kind = {known: number for number, known in WATERS.items()}[mark + water]
        return coded(word, DAMAGES.index(damage), seat << codes.REST_SEAT | kind)

    def _read_craft(self, rest: str) -> int:
        rest, _, saved = rest.partition(" less ")
        name, second = _split(rest, " by ", "2")
        extra = (RESOURCES.index(saved) + 1 << 1 if saved else 0) | (codes.BY_SECOND if second else 0)
        return coded(codes.CRAFT, self._projects.index(name), extra)

    def _space(self, text: str) -> int:
        column, _, row = text.partition(",")
        return self._ground.number[(int(column), int(row))]


def _split(text: str, mark: str, word: str) -> tuple[str, bool]:
    """The text before ``mark``, and whether ``word`` follows it; anything else is an error."""
    before, _, behind = text.partition(mark)
    if behind not in ("", word):
        raise ValueError
    return before, bool(behind)


def _number(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 3:
        raise ValueError
    return int(text)


def _outcome(text: str) -> int:
    """One die is 0 to 11; two dice follow, grey first."""
    dice = [_number(part.strip()) for part in text.split(",")]
    if not 1 <= len(dice) <= 2 or not all(1 <= die <= FACES for die in dice):
        raise ValueError
    return dice[0] - 1 if len(dice) == 1 else FACES + (dice[0] - 1) * FACES + dice[1] - 1
