"""A game in the terminal, typed through a pipe."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from discovery.cli import hint_text
from discovery.core.errors import InvalidInput
from discovery.core.players.advice import Consultation, MoveHint
from discovery.core.terminal import Ambiguous
from discovery.evolution.game import new_game
from discovery.evolution.terminal.input_parser import InputParser
from discovery.i18n import LANGUAGES
from discovery.play.deals import closed, new_deal
from discovery.play.records import read
from discovery.play.replay import replay
from discovery.play.setups import GameSetup, TableSettings, encode
from tests.cli.conftest import Run
from tests.support.server.outsiders import Obedient, documented
from tests.support.testing.names import ONE_NAME

FIRST_MOVES = "1\n" * 300


@pytest.mark.parametrize("game", ["intro", "explore"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(run: Run, tmp_path: Path, game: str, language: str) -> None:
    file = tmp_path / "game.record"
    arguments = ["--seed", "5", "--seats", "you,greedy,bot", "--save", str(file), "--language", language]

    done = run("play", "--game", game, *arguments, typed=FIRST_MOVES)

    assert done.status == 0
    assert str(file) in done.out.replace("\n", "")
    assert "cli-" not in done.out
    replayed = replay(read(file.read_text(encoding="utf-8")))
    assert replayed.game.result(replayed.state) is not None


@pytest.mark.parametrize(
    ("game", "eras"), [("explore", "1-3"), ("classic-simple", "1-3"), ("explore", "2-5")]
)
def test_B12_a_game_with_fewer_eras_shows_those_in_play(run: Run, game: str, eras: str) -> None:
    done = run("play", "--game", game, "--options", f"eras={eras}", "--seed", "5", typed="quit\n")

    assert done.status == 0
    rows = [line.split()[1] for line in done.out.splitlines() if line.startswith("│") and "/9" in line]
    assert rows == [str(era) for era in range(int(eras[0]), int(eras[-1]) + 1)]


def test_the_same_seed_deals_the_same(run: Run) -> None:
    twice = [run("play", "--seed", "8", typed=FIRST_MOVES).out for _ in range(2)]

    assert twice[0] == twice[1]


def test_what_can_be_typed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "so far.record"
    questions = "?\nmoves\ntable\nwhy place myth\nwhy end\ncard fire\nrule C01\n"
    typed = f"{questions}save {file}\nsave\nnonsense\nplace h\nquit\n"

    done = run("play", "--seed", "5", typed=typed)

    assert done.status == 0
    for words in ("rule of the rule book", "A07 · ", "This move is possible.", "Leads to: Cooking", "C01 · "):
        assert words in done.out
    assert "“nonsense” is not a move." in done.out
    assert "Which one?" in done.out
    assert "Stopped before the end." in done.out
    assert read(file.read_text(encoding="utf-8")).game == "explore"


@pytest.mark.parametrize(
    ("language", "word", "worth"), [("en", "hint", "winning"), ("fr", "conseil", "gagner")]
)
def test_a_hint_tells_moves_and_reasons_and_plays_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, word: str, worth: str
) -> None:
    monkeypatch.setattr(hint_text, "ITERATIONS", 8)
    done = run("play", "--seed", "5", "--language", language, typed=f"{word}\n{word}\nquit\n")

    assert done.status == 0
    assert worth in done.out
    assert "(place " in done.out
    assert "hint-" not in done.out
    first, second = done.out.split("> ")[1:3]
    assert first.splitlines()[:4] == second.splitlines()[:4]


@pytest.mark.parametrize(("language", "worth"), [("en", "% of the most honours"), ("de", "Ehrenpunkte")])
def test_a_hint_of_the_survival_game_tells_the_share_of_the_honours(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, worth: str
) -> None:
    monkeypatch.setattr(hint_text, "ITERATIONS", 8)
    game = ["--game", "discover:beacon", "--seats", "you", "--seed", "5", "--language", language]
    done = run("play", *game, typed="1\nhint\nquit\n")

    assert done.status == 0
    assert worth in done.out
    assert not any(word in done.out for word in ("cli-", "discover-hint", "winning", "den Sieg"))


@pytest.mark.parametrize(
    ("numbers", "sentences"),
    [
        ([60, 40], ["best", "next"]),
        ([60, 60], ["best", "alike"]),
        ([60], ["best"]),
        ([0, 0], ["decided", "alike"]),
        ([100, 100], ["decided", "alike"]),
        ([100, 60], ["best", "next"]),
    ],
)
def test_a_hint_compares_with_the_best_as_their_figures_do(numbers: list[int], sentences: list[str]) -> None:
    assert [hint_text.compared(numbers, place) for place in range(len(numbers))] == sentences


def test_at_a_decided_end_a_hint_tells_no_figure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def hopeless(_: object, asked: Consultation) -> list[MoveHint]:
        return [MoveHint(move, 0.0, ()) for move in asked.view.legal[:2]]

    family = SimpleNamespace(players=SimpleNamespace(hints=hopeless))
    monkeypatch.setattr(hint_text, "family_of", lambda name: family)
    told = run("play", "--seed", "5", typed="hint\nquit\n").out.split("> ")[1]

    assert "No move seems to change the outcome any more." in told
    assert "It looks about as good." in told
    assert "%" not in told


def test_the_usual_opponent_is_the_one_of_the_page(run: Run) -> None:
    assert "Level 3" in run("play", "--seed", "5", typed="quit\n").out


def test_a_table_can_do_without_hints(run: Run) -> None:
    code = encode(GameSetup("explore", seats=("me", "program:greedy"), conduct=TableSettings(hints=False)))

    for without in (["--no-hints"], ["--setup", code]):
        assert "This table plays without hints." in run("play", *without, typed="hint\nquit\n").out


def test_the_end_of_the_input_stops_the_game(run: Run) -> None:
    done = run("play", typed="")

    assert done.status == 0
    assert "Stopped before the end." in done.out


def test_a_record_can_be_kept_after_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.record"

    run("play", "--seed", "5", typed=FIRST_MOVES + f"save {file}\n")

    assert read(file.read_text(encoding="utf-8")).winners


def test_a_place_that_cannot_be_written_to_loses_nothing(run: Run, tmp_path: Path) -> None:
    done = run("play", "--seed", "5", typed=f"save {tmp_path}/no/such/place\nquit\n")

    assert "could not be written" in done.out


@pytest.mark.parametrize(
    ("seats", "code"),
    [("greedy,bot", "no-person"), ("you,nobody", "unknown-player"), ("", "unknown-player")],
)
def test_seats_that_cannot_play(run: Run, seats: str, code: str) -> None:
    done = run("play", "--seats", seats)

    assert (done.status, done.err.split(": ")[1]) == (1, code)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place fire", "place fire"),
        ("PLACE Fire", "place fire"),
        ("place feu", "place fire"),
        ("feu", "place fire"),
        ("place homo-e", "place homo-erectus"),
        ("homo erectus", "place homo-erectus"),
        ("1", "place gathering"),
        ("e", "end"),
        ("pl sépult", "place burial"),
        ("exchange B", "exchange Bo"),
        ("call myth", "call myth"),
        ("end", "end"),
    ],
)
def test_short_forms(typed: str, meant: str) -> None:
    game = new_game("explore", ["Ann", "Bo"])
    legal = [game.parse(move)[0] for move in ("place gathering", "place band", "pass", "end")]

    assert game.text(InputParser(game, "fr").move(typed, legal)) == meant


@pytest.mark.parametrize(
    "typed", ["", "99", "0", "dance", "end now", "place", "place telephone", "exchange Cem", "place é"]
)
def test_what_cannot_be_understood(typed: str) -> None:
    game = new_game("explore", ["Ann", "Bo"])

    with pytest.raises((InvalidInput, Ambiguous)):
        InputParser(game, "en").move(typed, [game.parse("place gathering")[0], game.parse("end")[0]])


def test_seats_have_names_and_programs_go_by_theirs_in_the_readers_language(run: Run, tmp_path: Path) -> None:
    names = []
    for language in LANGUAGES:
        file = tmp_path / f"{language}.record"
        arguments = ["--seats", "Me=you,level-2,level-2,Bo=level-1,bot", "--language", language]
        run("play", "--save", file, *arguments, typed="")
        names.append(sorted(name.partition("=")[0] for name in read(file.read_text(encoding="utf-8")).seats))
    assert names == [
        ["Bo", "Bot", "Level 2", "Level 2 B", "Me"],
        ["Bo", "Bot", "Me", "Stufe 2", "Stufe 2 B"],
        ["Bo", "Bot", "Me", "Niveau 2", "Niveau 2 B"],
    ]


@pytest.mark.parametrize(("name", "apart"), ONE_NAME)
def test_a_terminal_knows_one_form_of_a_name(run: Run, tmp_path: Path, name: str, apart: str) -> None:
    file = tmp_path / "game.record"
    words = ("--game", "classic-simple", "--seats", f"{apart}=you,{name}=greedy", "--save", file)

    done = run("play", *words, typed=f"join {apart}\nquit\n")

    assert f"“{name}” cannot be a name" in done.out
    assert sorted(read(file.read_text(encoding="utf-8")).seats) == [name, f"{name} 2"]


def test_R02_who_joins_in_the_terminal_has_a_clean_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ("--game", "classic-simple", "--seed", "5", "--seats", "Ann=you,greedy", "--save", file)

    run("play", *words, typed="join Zoe\u0308  L\u2019Ami\nquit\n")

    assert "join Zo\u00eb L'Ami" in [line.move for line in read(file.read_text(encoding="utf-8")).lines]


@pytest.mark.parametrize(("name", "code"), [("<b>", "bad-name"), ("\u0410nna", "mixed-name")])
def test_a_name_that_no_seat_takes(run: Run, name: str, code: str) -> None:
    done = run("play", "--seats", f"{name}=you,greedy")

    assert (done.status, done.err.split(": ")[1]) == (1, code)


def test_an_outside_program_plays_in_the_terminal(run: Run, tmp_path: Path) -> None:
    file, record = tmp_path / "thirty.py", tmp_path / "game.record"
    file.write_text(documented(), encoding="utf-8")

    done = run(
        "play", "--program", f"mine={file}", "--seats", "you,Bo=mine", "--save", record, typed=FIRST_MOVES
    )

    assert done.status == 0
    lines = read(record.read_text(encoding="utf-8")).lines
    assert any(line.seat == "Bo" and line.move.startswith("place") for line in lines)
    assert "does not answer" not in done.out


@pytest.mark.parametrize(
    ("program", "status", "code"),
    [
        ("mine=no-such-program-anywhere", 1, "not-starting"),
        ("mine={python} -c pass", 1, "not-starting"),
        ("greedy={python}", 1, "bad-name"),
        ("you={python}", 2, "bad-value"),
        ("mine", 2, "bad-value"),
        ("Mine={python}", 2, "bad-value"),
    ],
)
def test_an_outside_program_that_cannot_play(run: Run, program: str, status: int, code: str) -> None:
    command = program.replace("{python}", sys.executable)
    done = run("play", "--program", command, "--seats", "you,mine" if status == 1 else "you,bot")

    assert (done.status, done.err.splitlines()[-1].split(": ")[1]) == (status, code)


def test_an_opponent_without_an_answer_is_played_for_by_the_rules(run: Run, tmp_path: Path) -> None:
    program = Obedient(tmp_path, [["die"]])
    record = tmp_path / "game.record"

    done = run(
        "play",
        "--program",
        f"mine={program.file}",
        "--seats",
        "you,mine",
        "--save",
        record,
        typed=FIRST_MOVES,
    )

    assert done.out.count("does not answer") == 1
    assert read(record.read_text(encoding="utf-8")).winners


@pytest.mark.parametrize("language", ["en", "fr"])
def test_S11_a_discard_says_what_goes_with_it(run: Run, language: str) -> None:
    told = {"en": "After a discard you draw a card", "fr": "Après une défausse, vous piochez une carte"}
    words = ("--options", "eras=1-3", "--seats", "you", "--seed", "5", "--language", language)
    with_it, without = (
        run("play", "--game", game, *words, typed="moves\nquit\n").out.replace("\n", " ")
        for game in ("classic-memory", "classic-simple")
    )

    assert told[language] in with_it
    assert "(" + {"en": "rule", "fr": "règle"}[language] + " S11)" in with_it
    assert told[language] not in without


def test_R02_somebody_joins_in_the_terminal(run: Run, tmp_path: Path) -> None:
    """R02, S33: everybody gives a card, the newcomer plays on, and the record replays."""
    file = tmp_path / "game.record"
    arguments = ["--seed", "5", "--seats", "Ann=you,greedy,virtual", "--save", str(file)]

    done = run("play", "--game", "classic-simple", *arguments, typed="join Dan\n" + FIRST_MOVES)

    assert done.status == 0
    assert "Dan joins the game" in done.out
    assert "Dan >" in done.out
    found = read(file.read_text(encoding="utf-8"))
    assert ("-", "join Dan") in [(line.seat, line.move) for line in found.lines]
    assert "Dan" in dict(found.scores or ())
    seats = replay(found).game.seats
    assert seats.index("Dan") + 1 == seats.index("Ann")

    shown = run("replay", "--steps", str(file))
    assert (shown.status, "-: join Dan" in shown.out) == (0, True)


@pytest.mark.parametrize(
    ("game", "typed", "reason"),
    [
        ("explore", "join Dan", "Nobody can join this game while it runs. (rule R02)"),
        ("classic-simple", "join Ann", "“Ann” cannot be a name"),
        ("classic-simple", "join", "“” cannot be a name"),
        ("classic-simple", "join D\u0430n", "Type each word in one script."),
    ],
)
def test_R02_who_cannot_join_is_told_why(run: Run, game: str, typed: str, reason: str) -> None:
    done = run("play", "--game", game, "--seed", "5", "--seats", "Ann=you,greedy", typed=f"{typed}\nquit\n")

    assert done.status == 0
    assert reason in done.out


# ---- deals that others play, too -------------------------------------------------------------------


def test_a_deal_is_the_same_for_all(run: Run, tmp_path: Path) -> None:
    deal = new_deal(closed(GameSetup("explore", seats=("me", "program:greedy"))), Random(1))
    files = [tmp_path / "one.record", tmp_path / "two.record"]
    outs = [run("play", "--deal", deal.code, "--save", file, typed="quit\n").out for file in files]
    records = [read(file.read_text(encoding="utf-8")) for file in files]

    assert all(deal.code in out for out in outs)
    assert records[0].order == records[1].order
    assert records[0].commitment == deal.key().commitment


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_deal_tells_its_code(run: Run, language: str) -> None:
    setup = GameSetup("intro", seats=("me", "bot"))
    done = run("play", "--deal", "new", "--setup", encode(setup), "--language", language, typed="quit\n")
    assert f"--deal {encode(closed(setup))}." in done.out.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_others_may_watch_is_refused_as_its_server_alone_knows_it(
    run: Run, language: str
) -> None:
    code = new_deal(GameSetup("intro", seats=("me", "bot")), Random(1)).code
    done = run("play", "--deal", code, "--language", language)
    assert done.status != 0
    assert code in done.err.replace("\n", " ")


def test_a_deal_has_its_own_setup(run: Run) -> None:
    for flags in (("--game", "intro"), ("--seed", "1"), ("--setup", encode(GameSetup("intro")))):
        done = run("play", "--deal", "today", *flags)
        assert done.status != 0
        assert "--deal" in done.err
