"""Typed words and printed numbers of a language."""

from __future__ import annotations

import io

import pytest

from discovery.cli.dialogue import Dialogue
from discovery.cli.standing_orders import StandingOrders
from discovery.cli.terminal import Terminal
from discovery.core.protocol import Event
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model import event_kinds
from discovery.evolution.model.state import State
from discovery.evolution.terminal.hint_text import in_words
from discovery.evolution.terminal.input_parser import InputParser
from discovery.evolution.terminal.narrate import lately
from discovery.evolution.terminal.text_game import CardText
from discovery.play.records import read
from discovery.play.replay import replay
from tests.cli.conftest import Run
from tests.support.example_records import record
from tests.support.rules.positions import Table
from tests.support.testing.positions import card_position


class Screen(io.StringIO):
    """Somebody looks at it, or types on it."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("placer feu", "place fire"),
        ("poser feu", "place fire"),
        ("Placer feu", "place fire"),
        ("rejouer feu", "replay fire"),
        ("défausser feu", "discard fire"),
        ("defausser feu", "discard fire"),
        ("appeler mythe", "call myth"),
        ("donner feu", "give fire"),
        ("échanger Bo", "exchange Bo"),
        ("voler Bo", "steal Bo"),
        ("finir", "end"),
        ("passer", "pass"),
    ],
)
def test_the_words_of_the_page_are_those_of_the_terminal(typed: str, meant: str) -> None:
    game = new_game("explore", ["Ann", "Bo"])
    legal = [game.parse(move)[0] for move in ("place gathering", "pass", "end")]

    assert game.text(InputParser(game, "fr").move(typed, legal)) == meant


def test_short_forms_of_english_words_stay_cards() -> None:
    game = new_game("explore", ["Ann", "Bo"])
    legal = [game.parse(move)[0] for move in ("place fire", "end")]

    assert game.text(InputParser(game, "en").move("fi", legal)) == "place fire"
    assert game.text(InputParser(game, "en").move("finish", legal)) == "end"


def test_commands_in_french(run: Run) -> None:
    typed = "aide\npourquoi poser mythe\nrègle C01\nsauter\nsauver\nquitter\nplace nothing\n"

    done = run("play", "--seed", "5", "--language", "fr", typed=typed)

    for words in (
        "pourquoi COUP",
        "(règle\u00a0A07)",
        "C01 · ",
        "Tapez ? pour de l’aide.\n",
        "Impossible d’écrire",
    ):
        assert words.replace("\u00a0", " ") in done.out.replace("\u00a0", " ")
    assert "«\u202fsauter\u202f» n’est pas un coup. Tapez ? pour de l’aide." in done.out
    assert "Partie interrompue" in done.out
    assert "nothing" not in done.out


def at_the_end_of_a_turn(typed: str, monkeypatch: pytest.MonkeyPatch, screen: bool) -> tuple[list[str], str]:
    """What a person plays with a trump in hand, and what is said."""
    game, state = card_position(replay(read(record("Ann: place gathering"))))
    state.trumps = 1
    keyboard = (Screen if screen else io.StringIO)(typed)
    monkeypatch.setattr("sys.stdin", keyboard)
    monkeypatch.setattr("builtins.input", lambda _: keyboard.readline().rstrip("\n"))
    return ask(game, state)


def ask(game: DiscoveryGame, state: State) -> tuple[list[str], str]:
    """The move of the seat whose turn it is, and what is said before."""
    out = io.StringIO()
    names = {card.id: card.names["en"] for card in game.deck.cards}
    screen = Terminal("en", out, out, names)
    shown = CardText(screen, game)
    dialogue = Dialogue(
        screen, game, state, shown,
        observed=lambda _: (), save=lambda _: None, admit=lambda name: game.joined(state, name),
        orders=StandingOrders(screen), hints=True,
    )  # fmt: skip
    return [game.text(dialogue.ask(state.turn))], out.getvalue()


def test_an_unused_trump_is_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played, said = at_the_end_of_a_turn("end\nmoves\nend\nend\n", monkeypatch, screen=True)

    assert played == ["end"]
    assert said.count("Your trump is lost") == 2


def test_nobody_is_asked_through_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    played, said = at_the_end_of_a_turn("end\n", monkeypatch, screen=False)

    assert played == ["end"]
    assert "is lost" not in said


def test_I04_a_card_that_could_be_placed_is_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().deal(
        game="explore", hand="scavenging myth", tree="band gathering australopithecus pebble-tool barter"
    )
    keyboard = Screen("end\nend\n")
    monkeypatch.setattr("sys.stdin", keyboard)
    monkeypatch.setattr("builtins.input", lambda _: keyboard.readline().rstrip("\n"))

    played, said = ask(table.game, table.state)

    assert played == ["end"]
    assert (
        said.count("You could place Scavenging (+1). Ending the turn now costs you a card to discard.") == 1
    )


def typed_through_a_pipe(table: Table, typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    (move,), said = ask(table.game, table.state)
    return move, said


@pytest.mark.parametrize(
    ("typed", "listed", "meant"),
    [
        ("place h\n2\n", "1 place hand-axe   2 place hide", "place hide"),
        ("joker as ho\n2\n", "1 joker as homo-habilis   2 joker as homo-erectus", "joker as homo-erectus"),
        ("place h\nmoves\n1\n", "1 place hand-axe   2 place hide", "place hand-axe"),
    ],
)
def test_a_number_chooses_among_what_was_listed(
    typed: str, listed: str, meant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table().deal(
        game="explore",
        options="jokers=2 stop",
        hand="hide hand-axe joker-1",
        tree="band gathering pebble-tool australopithecus barter",
    )
    move, said = typed_through_a_pipe(table, typed, monkeypatch)
    assert "Which one? Type its number." in said
    assert listed in said
    assert move == meant


def test_K05_a_number_chooses_a_spot(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().deal(game="connect", hand="scavenging myth", cells="band 0,0 gathering 1,0")
    move, said = typed_through_a_pipe(table, "scavenging\n2\n", monkeypatch)
    second = next(part for part in said.split("   ") if part.startswith("2 place scavenging at "))
    assert second.split(" (+")[0] == f"2 {move}"


def test_a_number_answers_why(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().deal(
        game="explore", hand="scavenging myth", tree="band gathering australopithecus pebble-tool barter"
    )
    _, said = typed_through_a_pipe(table, "why place me\n1\nend\n", monkeypatch)
    assert "cannot be placed yet" in said or "out of reach" in said or "cannot reach" in said


def test_what_happened_lately_begins_with_ones_last_turn() -> None:
    begin = [Event(event_kinds.TURN, seat, number=number) for number, seat in enumerate([0, 1, 0, 1, 0], 1)]
    passed = [Event(event_kinds.PASSED, event.seat) for event in begin]
    seen = [event for pair in zip(begin, passed, strict=True) for event in pair]
    assert lately(seen, 0) == seen[4:]
    assert lately(seen[:-2], 0) == seen[4:-2]
    assert lately(seen[:2], 0) == seen[:2]


def test_numbers_are_written_as_the_language_does(run: Run) -> None:
    arguments = ["simulate", "--games", "2", "--seed", "x", "--seats", "greedy,random"]

    french, english = (run(*arguments, "--language", language).out for language in ("fr", "en"))

    assert "100,0\u202f%" in french
    assert "100.0%" in english
    assert "." not in french.split("┡")[1].split("└")[0]


def test_a_narrow_table_breaks_no_number(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    done = run("simulate", "--games", "2", "--seed", "x", "--language", "fr")

    rows = [line for line in done.out.splitlines() if line.startswith("│")]
    assert len(rows) == 2
    assert all(row.endswith("│") and row.count("%") == 1 for row in rows)


def test_lines_are_not_broken_at_no_break_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    out = Screen()

    Terminal("fr", out, out).line("Voici des mots «\u202fpuis d’autres\u202f» (règle\u00a0A07)")

    assert "«\u202fpuis" in out.getvalue()
    assert "(règle\u00a0A07)" in out.getvalue()
    assert max(map(len, out.getvalue().splitlines())) <= 20


@pytest.mark.parametrize(("points", "tied"), [((1, 9, 8, 0), True), ((1, 9, 0, 0), False)])
def test_G10_the_end_says_when_fewer_cards_decided(points: tuple[int, ...], tied: bool) -> None:
    """G10: Bo and Cem are level after the count; Cem has fewer cards left."""
    table = Table().deal(
        game="explore", seats="Ann, Bo, Cem, Dan", hand="fire", hands={"Bo": "tent dog", "Cem": "myth"},
        tree="band", stack="",
    )  # fmt: skip
    table.give_points(*points)
    table.play("end", "discard fire")
    out = Screen()
    screen = Terminal("en", out, out, {card.id: card.names["en"] for card in table.game.deck.cards})

    CardText(screen, table.game).draw_all(table.state)

    assert table.winners == (["Cem"] if tied else ["Bo"])
    assert ("The points are equal" in out.getvalue()) is tied


@pytest.mark.parametrize(
    ("game", "words"),
    [("classic-memory", "Discard Fire, draw and rob"), ("classic-simple", "Discard Fire")],
)
def test_S11_a_discard_of_the_whole_turn_is_called_by_what_goes_with_it(game: str, words: str) -> None:
    playing = new_game(game, ["Ann", "Bo"])
    screen = Terminal("en", io.StringIO(), io.StringIO(), {"fire": "Fire"})

    assert in_words(screen, playing, playing.parse("discard fire")[0]) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Use Feast of Gathering",
                "Use Raid 1 of Flint on Bo",
                "Use Loot of Hide on Guard of Fire",
            ],
        ),
        ("fr", ["Utiliser Festin (Gathering)"]),
    ],
)
def test_Y05_a_move_names_the_asset_that_it_uses(language: str, words: list[str]) -> None:
    playing = new_game("explore", ["Ann", "Bo"], options=["battle"])
    names = {"gathering": "Gathering", "pebble-tool": "Flint", "hide": "Hide", "fire": "Fire"}
    screen = Terminal(language, io.StringIO(), io.StringIO(), names)
    moves = ("use gathering", "use pebble-tool on Bo", "use hide on fire")

    said = [in_words(screen, playing, playing.parse(move)[0]) for move in moves]
    assert said[: len(words)] == words
