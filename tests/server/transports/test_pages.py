"""The HTTP side: what can be asked, the door's headers on everything, errors in words."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from starlette.routing import Route

from discovery.core.registry import families
from discovery.evolution.cards.data import load_deck
from discovery.play.records import Record, write
from discovery.server.config.settings import Limits
from discovery.server.protocol import (
    Catalogue,
    Checked,
    DeckTexts,
    Fault,
    Replay,
    RuleBook,
    SeatPlan,
    TablePlan,
)
from discovery.server.transports import http
from discovery.server.transports.app import routes
from discovery.server.transports.guard import HEADERS
from tests.support.server import drills
from tests.support.server.harness import PROGRAM, Served, plan, play_to_the_end, serving

pytestmark = pytest.mark.anyio


def record(**given: object) -> Record:
    """A game of one seat that has just been dealt."""
    order = tuple(card.id for card in load_deck("prehistory").cards)
    return Record(**{"game": "intro", "seats": ("Ann",), "order": order, **given})  # type: ignore[arg-type]


async def refusal(served: Served, path: str, content: bytes, **headers: str) -> tuple[int, Fault]:
    answer = await served.web.post(path, content=content, headers=headers)
    return answer.status_code, msgspec.json.decode(answer.content, type=Fault)


async def test_the_catalogue_lists_what_can_be_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("api/catalogue")
        catalogue = msgspec.json.decode(answer.content, type=Catalogue)
        assert [game.key for game in catalogue.games][:3] == ["intro", "memory", "explore"]
        assert [game.points for game in catalogue.games][:3] == [False, False, True]
        cards, survival = catalogue.families
        assert (survival.key, survival.usual, survival.advises) == ("discover", "discover:beacon", True)
        assert (cards.usual, cards.advises) == ("explore", True)
        bots = {game.key: (game.bots, game.shelf) for game in catalogue.games}
        assert bots["explore"] == (["bot", "bot+"], "newest")
        assert bots["classic-simple"] == (["virtual"], "first")
        offered = {game.key: game.presets for game in catalogue.games}
        assert offered["classic-simple"].lengths == [3, 6, 12]
        assert (offered["classic-simple"].lengths_rule, offered["classic-simple"].turn_seconds) == ("S01", 60)
        assert (offered["explore"].lengths, offered["explore"].turn_seconds) == ([], 0)
        assert "first" in cards.programs
        [deck] = [deck for deck in catalogue.decks if deck.id == "prehistory"]
        assert (len(deck.cards), len(deck.eras), deck.max_seats) == (54, 6, 9)
        assert all(card.leads_to for card in deck.cards if card.era < 6)
        assert {option.value for option in catalogue.options} == {"", "count", "range", "seat"}


async def test_what_cards_tell_comes_apart_from_the_catalogue(tmp_path: Path) -> None:
    """The texts are most of what is printed, and nobody reads them first."""
    async with serving(tmp_path) as served:
        offered = msgspec.json.decode((await served.web.get("api/catalogue")).content)
        assert all("text" not in card for card in offered["decks"][0]["cards"])
        deck = load_deck("prehistory")
        for language in ("en", "fr"):
            answer = await served.web.get(f"api/decks/prehistory/{language}")
            told = msgspec.json.decode(answer.content, type=DeckTexts).texts
            assert told == {card.id: card.texts[language] for card in deck.cards}
            assert all(told.values())
        for path in ("prehistory/xx", "tarot/en", "/en"):
            assert (await served.web.get(f"api/decks/{path}")).status_code == 404


async def test_Y01_the_assets_of_cards_come_with_their_texts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        told = msgspec.json.decode((await served.web.get("api/decks/prehistory/de")).content, type=DeckTexts)
        assert told.traits == {card.id: card.asset for card in load_deck("prehistory").cards}
        assert (told.traits["spear"], told.traits["fire"]) == ("raid 2", "guard")


async def test_B13_cards_of_antiquity_tell_where_they_were_made_beside_those_of_prehistory(
    tmp_path: Path,
) -> None:
    """With either deck the cards that count as placed can be read, too."""
    both = load_deck("prehistory+antiquity").cards
    async with serving(tmp_path) as served:
        for deck in ("antiquity", "prehistory%2Bantiquity", "prehistory+antiquity"):
            told = msgspec.json.decode((await served.web.get(f"api/decks/{deck}/fr")).content, type=DeckTexts)
            assert told.texts == {card.id: card.texts["fr"] for card in both}
            assert told.places == {card.id: card.places["fr"] for card in both if card.era > 6}


async def test_the_rule_book_in_both_languages(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        books = [
            msgspec.json.decode((await served.web.get(f"api/rules/{language}")).content, type=RuleBook)
            for language in ("en", "fr")
        ]
        numbers = [[rule.number for section in book.sections for rule in section.rules] for book in books]
        assert numbers[0] == numbers[1]
        assert {"C01", "XC01"} <= set(numbers[0])
        for book, known in zip(books, numbers, strict=True):
            offered = [game for family in families() for game in family.games]
            assert sorted(one.game for one in book.games) == sorted(offered)
            cited = [rule for one in book.games for found in one.differences for rule in found.rules]
            assert cited
            assert set(cited) <= set(known)
        assert (await served.web.get("api/rules/xx")).status_code == 404


@pytest.mark.parametrize(
    ("planned", "code"),
    [
        (plan("me", "me", "bot", "bot+"), None),
        (plan(*["me"] * 10), "seat-count"),
        (plan("me", game="chess"), "unknown-game"),
        (plan("me", deck="tarot"), "unknown-deck"),
        (plan("me", options=["flying"]), "unknown-option"),
        (plan("me", options=["bot"]), "unknown-option"),
        (plan("me", game="intro", options=["series+"]), "option-excluded"),
        (plan("me", options=["series+", "series+"]), "option-twice"),
        (plan("me", "program nobody"), "unknown-player"),
        (plan("bot", "bot+"), "no-decider"),
    ],
)
async def test_a_setup_is_checked_and_refused_with_the_reason(
    tmp_path: Path, planned: TablePlan, code: str | None
) -> None:
    async with serving(tmp_path) as served:
        body = msgspec.json.encode(planned)
        answer = await served.web.post("api/setups", content=body)
        checked = msgspec.json.decode(answer.content, type=Checked)
        fault = checked.fault
        assert (fault and fault.code) == code
        assert fault is None or fault.code != "no-decider" or fault.rule == "", "no rule of a book says so"
        made = await served.web.post("api/tables", content=body)
        assert made.status_code == (422 if code else 201)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        msgspec.json.encode(plan(*["me"] * 13)),
    ],
)
async def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path, body: bytes) -> None:
    async with serving(tmp_path) as served:
        status, fault = await refusal(served, "api/tables", body)
        assert (status, fault.code) == (400, "bad-command")


async def test_a_body_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(deck_bytes=0)) as served:
        assert (await refusal(served, "api/tables", b"x" * 70_000))[0] == 413
        assert (await refusal(served, "api/replays", b"x" * 300_000))[0] == 413
    async with serving(tmp_path) as served:  # a plan may bring a deck file, which JSON makes longer
        assert (await refusal(served, "api/tables", b"x" * 400_000))[0] == 413
        assert (await refusal(served, "api/decks?game=intro", b"x" * 140_000))[0] == 413
        assert (await refusal(served, "api/replays", b"x" * 1_100_000))[0] == 413  # a record carries its deck


async def test_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(tables_per_hour=1)) as served:
        await served.create(plan("me"))
        status, fault = await refusal(served, "api/tables", msgspec.json.encode(plan("me")))
        assert (status, fault.code) == (429, "too-many")


async def test_an_endless_name_is_refused_with_the_limit(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        planned = plan("me Ann")
        planned.seats = [SeatPlan("me", "N" * 200)]
        await served.create(planned)
        for length in (201, 10_000):
            planned.seats = [SeatPlan("me", "N" * length)]
            status, fault = await refusal(served, "api/tables", msgspec.json.encode(planned))
            assert (status, fault.code) == (422, "bad-name")
            assert "30" in fault.message
            assert len(fault.message) < 200


async def test_hostile_names_become_plain_ones(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        names = ["<img src=x onerror=alert(1)>", "\u202eevil\x00\x1b[31m", 'a,b=c:d"#', "💥", " . "]
        planned = plan(*["me"] * 5)
        planned.seats = [SeatPlan("me", name) for name in names]
        created = await served.create(planned)
        async with await served.sit(created.seats[0].token) as ann:
            assert ann.update is not None
            shown = [seat.name for seat in ann.update.table.seats]
        assert shown == ["Player", "evil31m", "abcd", "Player 2", "Player 3"]


async def test_the_record_and_the_replay_come_only_after_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", game="intro"), stack)
        for what in ("record", "replay"):
            early = await served.web.get(f"api/tables/{created.table}/{what}", params={"language": "fr"})
            fault = msgspec.json.decode(early.content, type=Fault)
            assert (early.status_code, fault.code) == (409, "not-over")
            assert fault.message == "La partie n’est pas encore terminée."
            assert (await served.web.get(f"api/tables/nowhere/{what}")).status_code == 404

        await play_to_the_end(players, lambda legal: legal[0])

        text = (await served.web.get(f"api/tables/{created.table}/record")).text
        answer = await served.web.get(f"api/tables/{created.table}/replay")
        replay = msgspec.json.decode(answer.content, type=Replay)
        assert replay.record == text
        assert replay.frames[0].line == ""
        assert replay.frames[-1].position.phase == "over"
        assert all(seat.cards is not None for seat in replay.frames[1].position.seats)
        opened = await served.web.post("api/replays", content=text.encode())
        assert opened.content == answer.content


async def test_a_record_from_outside_is_shown_or_refused_with_its_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        text = write(record())
        answer = await served.web.post("api/replays", content=text.encode())
        replay = msgspec.json.decode(answer.content, type=Replay)
        assert len(replay.frames) == 1
        assert replay.frames[0].position.legal
        status, fault = await refusal(served, "api/replays", (text + "Ann: place terracotta\n").encode())
        assert (status, fault.line) == (200, text.count("\n") + 1)
        assert fault.code in {"missing-prerequisite", "out-of-reach"}
        for broken in (b"", b"\xff\xfe", b"# nothing", text.replace("intro", "chess").encode()):
            status, fault = await refusal(served, "api/replays", broken)
            assert (status, fault.code != "", fault.message != "") == (200, True, True)


async def test_a_replay_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(replay_seconds=0.0)) as served:
        status, fault = await refusal(served, "api/replays", write(record()).encode())
        assert (status, fault.code) == (200, "too-large")


async def test_records_from_outside_have_a_budget(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(replays_per_hour=1)) as served:
        await refusal(served, "api/replays", b"")
        assert (await refusal(served, "api/replays", b""))[0] == 429


def addresses(served: Served, static: Path) -> Iterator[str]:
    """Every route there is, and some that are not."""
    for route in routes(served.registry, static):
        if isinstance(route, Route):
            yield route.path.replace("{table}", "nowhere").replace("{language}", "en").lstrip("/")
    yield from ("", "index.html", "assets/client-1.js", "nothing", "../discovery.sqlite", "assets/../../x")


async def test_every_answer_carries_the_headers_of_the_door(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "client-1.js").write_text("1")
    async with serving(tmp_path, static=static) as served:
        for address in addresses(served, static):
            for method in ("GET", "POST", "DELETE", "OPTIONS"):
                for headers in ({}, {"Origin": "https://elsewhere.example"}):
                    answer = await served.web.request(method, address, headers=headers, content=b"{}")
                    assert answer.status_code < 500, (method, address)
                    assert HEADERS.items() <= dict(answer.headers).items(), (method, address)
                    assert "server" not in answer.headers
        assert (await served.web.get("")).headers["cache-control"] == "no-cache"
        assert "immutable" in (await served.web.get("assets/client-1.js")).headers["cache-control"]
        assert (await served.web.get("health")).headers["cache-control"] == "no-store"
        assert (await served.web.get("nothing")).json()["code"] == "no-file"


async def test_unsafe_requests_of_foreign_pages_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        own = served.address.rstrip("/")
        body = msgspec.json.encode(plan("me"))
        for origin in (
            "https://elsewhere.example",
            "null",
            own + "1",
            "http://127.0.0.1",
            "file://",
            "http://[",
            own + "@x",
        ):
            status, fault = await refusal(served, "api/tables", body, Origin=origin)
            assert (status, fault.code) == (403, "foreign-origin"), origin
        del served.web.headers["X-Discovery"]
        assert (await refusal(served, "api/tables", body))[0] == 403
        assert (await served.web.post("api/tables", content=body, headers={"Origin": own})).status_code == 201
        assert PROGRAM == {"X-Discovery": "1"}


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        ("fr", "fr"),
        ("fr-CA,en;q=0.5", "fr"),
        ("de,en;q=0.1,fr;q=0.2", "de"),
        ("de-AT,fr;q=0.5", "de"),
        ("tlh,en;q=0.1,fr;q=0.2", "fr"),
        ("tlh", "en"),
        (";;=,q=x", "en"),
        ("", "en"),
    ],
)
async def test_errors_come_in_the_language_that_is_asked_for(tmp_path: Path, asked: str, heard: str) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("api/tables/nowhere/record", headers={"Accept-Language": asked})
        sentences = {
            "en": "There is no such table.",
            "fr": "Cette table n’existe pas.",
            "de": "Diesen Tisch gibt es nicht.",
        }
        assert answer.json()["message"].startswith(sentences[heard])


async def test_a_fault_inside_is_explained_in_words_and_shows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> object:
        raise ZeroDivisionError("secret")

    async with serving(tmp_path) as served:
        monkeypatch.setattr(http, "rule_book", broken)
        answer = await served.web.get("api/rules/en")
        assert answer.status_code == 500
        assert answer.json()["code"] == "internal"
        assert "secret" not in answer.text
        assert HEADERS.items() <= dict(answer.headers).items()


async def test_everything_works_below_a_base_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>here")
    async with serving(tmp_path, static=static, base_path="/table") as served, AsyncExitStack() as stack:
        assert served.address.endswith("/table/")
        assert "here" in (await served.web.get("")).text
        _, [ann] = await served.started(plan("me"), stack)
        assert await ann.my_turn()
        root = served.address.removesuffix("/table/")
        into = await served.web.get(root + "/table")
        assert (into.status_code, into.headers["location"]) == (307, "table/")
        assert (await served.web.get(root + "/health")).status_code == 404


async def test_many_pages_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answers = await asyncio.gather(*(served.create(plan("me")) for _ in range(30)))
        assert len({created.table for created in answers}) == 30
        assert served.registry.context.store.commits < 30


async def answer_to(served: Served, said: bytes) -> tuple[int, dict[str, str]]:
    """The status and the headers of an answer to what no client library would say."""
    async with drills.wire(drills.Target.of(served.address)) as line:
        await line.send(said)
        head = (await line.answer()).decode("latin-1").split("\r\n")
    fields = (field.partition(": ") for field in head[1:] if field)
    return int(head[0].split()[1]), {name.lower(): value for name, _, value in fields}


async def test_answers_that_no_application_gives_carry_the_headers_too(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    async with serving(tmp_path, static=static) as served:
        target = drills.Target.of(served.address)
        foreign = drills.upgrade(target).replace(b"X-Discovery: 1", b"Origin: http://elsewhere.example")
        for said, status in (
            (b"nonsense\r\n\r\n", 400),
            (foreign, 403),
            (foreign.replace(f"Host: {target.host_header}".encode(), b"Host: elsewhere.example"), 421),
            (drills.upgrade(target, "nowhere"), 403),
            (drills.upgrade(target).replace(b"-Key", b"-Lock"), 400),
        ):
            answered, headers = await answer_to(served, said)
            assert answered == status, said
            assert HEADERS.items() <= headers.items(), said


async def test_only_names_of_this_server_are_answered(tmp_path: Path) -> None:
    """A page of anywhere may point its own name here; browsers then send that name."""
    async with serving(tmp_path, allow_hosts=("Cards.Example.org",)) as served:
        port = drills.Target.of(served.address).port
        body = msgspec.json.encode(plan("me"))
        for host in (
            "localhost",
            f"127.0.0.1:{port}",
            "[::1]:80",
            "192.0.2.7",
            "cards.example.org:443",
            "a.localhost",
        ):
            own = {"Host": host, "Origin": f"http://{host}"}
            assert (await served.web.post("api/tables", content=body, headers=own)).status_code == 201, host
        for host in (
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "example.org",
            "[::1",
        ):
            own = {"Host": host, "Origin": f"http://{host}", "Accept-Language": "fr"}
            for answer in (
                await served.web.post("api/tables", content=body, headers=own),
                await served.web.get("api/catalogue", headers=own),
            ):
                assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host"), host
                assert "--allow-host" in answer.json()["message"]


async def test_hidden_files_of_the_client_have_no_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / ".git").mkdir(parents=True)
    for name in (".stamp", ".git/config", "index.html"):
        (static / name).write_text("here")
    async with serving(tmp_path, static=static) as served:
        for path in (".stamp", ".git/config", "%2estamp"):
            assert (await served.web.get(path)).status_code == 404, path
        assert (await served.web.get("index.html")).status_code == 200
