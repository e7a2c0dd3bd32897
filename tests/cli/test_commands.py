"""The other commands: what they print, what they refuse, in which language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from discovery import COMPILED, __version__, cli
from discovery.compiled import VARIABLE
from discovery.core.errors import Code, StoreError
from discovery.core.registry import family_keys
from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n import LANGUAGES
from discovery.lab.speed import MEASURES, SpeedResult
from discovery.server.config.settings import Limits
from tests.cli.conftest import Run

SOURCE = Path(__file__).parents[2] / "src" / "discovery"
COMMANDS = [
    ["play"],
    ["replay"],
    ["simulate"],
    ["tournament"],
    ["calibrate"],
    ["bench"],
    ["serve"],
    ["deck"],
    ["deck", "check"],
    ["rules"],
    ["admin"],
    ["admin", "list"],
    ["admin", "close"],
    ["admin", "backup"],
    ["admin", "restore"],
    ["version"],
]


def prehistory() -> str:
    return files("discovery.evolution.cards.data").joinpath("prehistory.csv").read_text("utf-8")


def ids(language: str) -> set[str]:
    files = [SOURCE / "i18n" / language / "cli.ftl", *SOURCE.glob(f"*/texts/{language}/terminal.ftl")]
    texts = (file.read_text(encoding="utf-8") for file in files)
    return {found for text in texts for found in re.findall(r"^(cli-\S+) =", text, re.MULTILINE)}


def test_both_languages_say_the_same() -> None:
    assert ids("en") == ids("fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_help_is_in_words(run: Run, command: list[str], language: str) -> None:
    done = run(*command, "--help", "--language", language)

    assert done.status == 0
    assert "cli-" not in done.out


def test_help_follows_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    assert "rejouer une partie" in run("--help").out


@pytest.mark.parametrize(
    "command",
    [[], ["dance"], ["replay"], ["replay", "a", "b"], ["simulate", "--games", "0"],
     ["simulate", "--games", "x"], ["simulate", "--workers", "99"],
     ["tournament", "--seat-numbers", "1"], ["calibrate", "--seat-numbers", "2,,3"],
     ["serve", "--port", "70000"], ["serve", "--base-path", "x"],
     ["serve", "--abandon-days", "nan"], ["serve", "--limit", "sockets"], ["serve", "--limit", "moves=3"],
     ["serve", "--limit", "tables=0"], ["serve", "--allow-host", "http://cards.example"],
     ["serve", "--deck-bytes", "-1"], ["serve", "--deck-cards", "257"],
     ["deck"], ["play", "--language", "la"], ["replay", "--js", "x"]],
    ids=" ".join,
)  # fmt: skip
def test_a_misused_command_line_is_status_two(run: Run, command: list[str]) -> None:
    done = run(*command)

    assert done.status == 2
    assert "Traceback" not in done.err
    assert done.err.startswith("usage: discovery")


def test_version(run: Run) -> None:
    assert run("--version").out == f"discovery {__version__}\n"
    assert __version__ in run("version").out
    assert f"engine: {'compiled' if COMPILED else 'plain Python'}" in run("version").out


@pytest.mark.parametrize(("language", "words"), [("en", "prerequisites"), ("fr", "prérequis")])
def test_a_rule(run: Run, language: str, words: str) -> None:
    done = run("rules", "c01", "--language", language)

    assert done.status == 0
    assert done.out.startswith("C01 · ")
    assert words in done.out


def test_all_rules_have_their_titles(run: Run) -> None:
    assert len(re.findall(r"^  [A-Z]\d\d · \S", run("rules").out, re.MULTILINE)) > 100


def test_no_such_rule(run: Run) -> None:
    done = run("rules", "Z99")

    assert (done.status, done.err) == (
        1,
        "discovery: bad-value: “Z99” is not a value that can be used here.\n",
    )


def test_a_sound_deck(run: Run) -> None:
    done = run("deck", "check", "-", typed=prehistory())

    assert (done.status, done.err) == (0, "")
    assert done.out == "- is sound: 54 cards, 6 eras, up to 9 seats.\n"


@pytest.mark.parametrize(("language", "seats"), [
    ("en", "up to one seat (2 in games without a pool, such as Classic Simple)."),
    ("de", "bis zu einem Platz (2 in Spielen ohne Auslage wie Classic Simple)."),
    ("fr", "jusqu’à une place (2 dans les jeux sans réserve, comme Classic Simple)."),
])  # fmt: skip
def test_S01_a_small_deck_seats_more_where_there_is_no_pool(
    run: Run, language: str, seats: str, tmp_path: Path
) -> None:
    small = str(tmp_path / "small.csv")
    run("deck", "new", small, "--from", "prehistory", "--eras", "2", "--cards", "6")
    done = run("deck", "check", small, "--language", language)

    assert done.out.splitlines()[0].endswith(seats)


def test_a_sound_deck_as_an_object(run: Run) -> None:
    done = run("deck", "check", "-", "--json", typed=prehistory())

    alone = {"cards": 54, "eras": 6, "seats": 9, "seats_without_pool": 0}
    together = {"before": 0, "all_cards": 54, "all_eras": 6, "all_seats": 9}
    assert done.json == {"sound": True, "faults": [], "warnings": [], **alone, **together}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_deck_with_line_and_reason(run: Run, language: str) -> None:
    text = prehistory().replace("\nfire,2,2,science,homo-erectus,", "\nfire,2,2,magic,homo-erectus,")
    text = text.replace("\nbarter,2,3,", "\nbarter,two,3,")

    done = run("deck", "check", "-", "--json", "--language", language, typed=text)

    faults = {(fault["line"], fault["code"]) for fault in done.json["faults"]}
    lines = text.splitlines()
    fire = next(number for number, line in enumerate(lines, 1) if line.startswith("fire,"))
    assert done.status == 1
    assert {(fire, "deck-family"), (fire + 1, "deck-field")} <= faults
    assert len(done.err.splitlines()) == len(done.json["faults"])
    assert "{" not in done.err
    assert not re.search(r": error-", done.err)


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"", "deck-column"), (b"\xff\xfe", "not-text"), (b"x" * 3_000_000, "too-large"),
     (b"id,era\n", "deck-column")],
)  # fmt: skip
def test_what_is_no_deck(run: Run, data: bytes, code: str) -> None:
    done = run("deck", "check", "-", typed=data)

    assert done.status == 1
    assert f": {code}: " in done.err


def test_a_deck_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    done = run("deck", "check", tmp_path / "no.csv", "--json")

    assert (done.status, done.json["error"]["code"]) == (1, "no-file")


def test_serve_passes_its_options_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[object] = []
    monkeypatch.setattr("discovery.server.run.serve", lambda *given: seen.extend(given))

    more = ["--limit", "sockets=400", "--limit", "tables=90", "--allow-host", "cards.example"]
    more += ["--deck-bytes", "0", "--deck-cards", "60"]
    done = run(
        "serve", "--port", "0", "--host", "127.0.0.1", "--data", tmp_path, "--base-path", "/cards/", *more
    )

    settings = seen[0]
    assert done.status == 0
    assert (getattr(settings, "port"), getattr(settings, "data")) == (0, tmp_path)  # noqa: B009
    assert getattr(settings, "base_path") == "/cards"  # noqa: B009
    assert getattr(settings, "limits") == Limits(  # noqa: B009
        sockets=400, tables_per_hour=90, deck_bytes=0, deck_cards=60
    )
    assert getattr(settings, "allow_hosts") == ("cards.example",)  # noqa: B009
    assert seen[1] == "en"


@pytest.mark.parametrize(
    ("given", "kept", "readers"),
    [
        ([], "", ""),
        ([], "0", ""),
        ([], "1", "127.0.0.0/8,::1"),
        ([], "10.0.0.7", "10.0.0.7"),
        (["--metrics"], "", "127.0.0.0/8,::1"),
        (["--metrics", "10.0.0.7,192.168.0.0/16"], "1", "10.0.0.7,192.168.0.0/16"),
    ],
)
def test_who_may_read_the_numbers(
    run: Run, monkeypatch: pytest.MonkeyPatch, given: list[str], kept: str, readers: str
) -> None:
    seen: list[object] = []
    monkeypatch.setattr("discovery.server.run.serve", lambda *given: seen.extend(given))
    monkeypatch.setenv("DISCOVERY_METRICS", kept)
    assert run("serve", *given).status == 0
    assert getattr(seen[0], "metrics") == readers  # noqa: B009


def test_a_busy_port_is_said_in_words(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def busy(*_: object) -> None:
        raise StoreError(Code.PORT_BUSY, port="8000")

    monkeypatch.setattr("discovery.server.run.serve", busy)
    done = run("serve", "--data", tmp_path)

    assert done.status == 1
    assert done.err.startswith("discovery: port-busy: Port 8000 is already in use.")


def test_ctrl_c_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("discovery.server.run.serve", interrupted)

    assert run("serve", "--data", tmp_path).status == cli.INTERRUPTED


def test_bench_prints_the_keys_of_the_contract(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "1")
    monkeypatch.setattr("discovery.lab.speed.measure.__defaults__", ("explore", 1, 0.001))
    done = run("bench", "--game", "explore", "--json")

    assert list(done.json) == ["game", "compiled", "seats", *MEASURES, "two_processes", "pure"]
    assert (done.json["game"], done.json["compiled"], done.json["seats"]) == ("explore", False, 3)
    assert all(done.json[key] > 0 for key in MEASURES)
    assert done.json["pure"] is None


def test_bench_measures_every_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a compiled engine it tells how many times as fast the plain one is."""
    figures = dict.fromkeys(MEASURES, 50.0)

    def measured(game: str, *, progress: object, deck: object) -> SpeedResult:
        return SpeedResult(game, True, figures, 1.9, figures)

    monkeypatch.setattr("discovery.cli.commands.bench.measure", measured)
    told = run("bench").out

    assert re.findall(r"^([\w ]+) with 3 seats, .* \(compiled\)$", told, re.MULTILINE) == [
        game.replace("-", " ").title() for game in GAMES
    ]
    assert told.count("times plain Python") == len(GAMES)
    assert told.count("Two parallel processes do 1.90 times the work of one.") == len(GAMES)


def test_admin_on_an_empty_directory(run: Run, tmp_path: Path) -> None:
    done = run("admin", "list", "--data", tmp_path)

    assert done.status == 1
    assert done.err.startswith("discovery: no-file: ")


def test_versions_come_as_json(run: Run) -> None:
    told = run("version", "--json").json
    assert set(told) == {"version", "format", "rules", "compiled"}
    assert set(told["rules"]) == set(family_keys())
