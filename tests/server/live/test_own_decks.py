"""A table that brings a deck of its own: its file is checked, kept with the table, and given back."""

from __future__ import annotations

import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from discovery.cli import main
from discovery.core.errors import DiscoveryError
from discovery.core.registry import family_of
from discovery.evolution.cards.data import key_of
from discovery.evolution.cards.deck import Deck
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.cards.sheet import MAX_CARDS
from discovery.evolution.variants.catalogue import GAMES
from discovery.i18n import LANGUAGES
from discovery.server.config.settings import Limits
from discovery.server.present.own_decks import deck_checked, own_deck_info
from discovery.server.present.replays import replay
from discovery.server.protocol import (
    DeckChecked,
    Fault,
    Hint,
    Hinted,
    Join,
    MatchPlan,
    OwnDeck,
    Replay,
    Seated,
    Start,
    TablePlan,
)
from discovery.server.tables.own_decks import deck_of, own_deck_of
from tests.support.own_deck import garden, meadow
from tests.support.server.folded_tables import by_chance, dealt
from tests.support.server.harness import Served, analysed, fresh_id, plan, play_some, play_to_the_end, serving

pytestmark = pytest.mark.anyio

KEY = key_of(read_deck(garden()))
HEADS = len(garden().splitlines()) - 24


def brought(
    *seats: str, text: str = garden(), deck: str = KEY, game: str = "intro", **more: Any
) -> TablePlan:
    return plan(*seats, game=game, deck=deck, deck_file=text, **more)


def mended(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


async def check(served: Served, data: bytes, **headers: str) -> DeckChecked | Fault:
    answer = await served.web.post("api/decks?game=intro", content=data, headers=headers)
    if answer.status_code == 200:
        return msgspec.json.decode(answer.content, type=DeckChecked)
    return msgspec.json.decode(answer.content, type=Fault)


def chooser(seed: int = 3) -> Any:
    return random.Random(seed).choice


# ---- checking --------------------------------------------------------------------------------------


async def test_a_sound_file_can_be_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        found = await check(served, garden().encode())

        assert isinstance(found, DeckChecked)
        assert found.faults == []
        [deck] = found.decks
        assert (deck.id, deck.name, len(deck.cards)) == (KEY, {"en": "Garden", "fr": "Jardin"}, 24)


async def test_B13_a_file_that_builds_on_a_deck_can_be_played_alone_and_together(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        found = await check(served, meadow().encode())

        assert isinstance(found, DeckChecked)
        assert found.faults == []
        assert [(deck.id.partition("@")[0], deck.first) for deck in found.decks] == [
            ("meadow", 7),
            ("prehistory+meadow", 1),
        ]
        for deck in found.decks:
            created = await served.create(brought("me Ann", text=meadow(), deck=deck.id))
            assert len((await served.registry.table(created.table)).plan.deck) <= 120


BAD = {
    "no columns": ("fire,1,1\n", "deck-column", 1),
    "empty": ("", "deck-column", 1),
    "no such family": (mended(garden(), "seed-1,1,1,food", "seed-1,1,1,magic"), "deck-family", HEADS + 1),
    "unknown prerequisite": (mended(garden(), "seed-1 seed-2", "seed-99"), "unknown-card", HEADS + 13),
    "no such deck below": (mended(garden(), "# id", "# builds_on: nowhere\n# id"), "deck-base-unknown", 1),
    "on itself": (
        mended(garden(), "# id: garden", "# builds_on: garden\n# id: garden"),
        "deck-base-circle",
        1,
    ),
    "id of no deck": (mended(garden(), "# id: garden", "# id: The Garden"), "deck-field", 1),
    "a twin": (mended(garden(), "seed-2,1,2", "seed-1,1,2"), "deck-duplicate", HEADS + 2),
    "uneven eras": (
        mended(garden(), "tree-12,2,12,tools,seed-12 seed-1,Tree 12,Arbre 12\n", ""),
        "deck-era-size",
        HEADS + 23,
    ),
    "quotes that never close": (mended(garden(), "Seed 3", '"Seed 3'), "deck-field", HEADS + 3),
    "a name over two lines": (mended(garden(), "Seed 3", '"Seed\n3"'), "deck-line-break", HEADS + 4),
    "turned text": (mended(garden(), "Seed 3", "Seed\u202e3"), "deck-field", HEADS + 3),
    "nothing to be seen": (mended(garden(), "Seed 3", "\u200b"), "deck-field", HEADS + 3),
    "a name of marks": (mended(garden(), "Seed 3", "..."), "deck-field", HEADS + 3),
    "a letter under a tower": (mended(garden(), "Seed 3", "S" + "\u0301" * 9), "deck-field", HEADS + 3),
    "a turned deck": (mended(garden(), "name_en: Garden", "name_en: Gar\u2067den"), "deck-field", 2),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BAD)
async def test_a_fault_has_its_line(tmp_path: Path, name: str, language: str) -> None:
    text, code, line = BAD[name]
    found = deck_checked("intro", text, Limits(), language)

    assert found.decks == []
    assert (code, line) in [(fault.code, fault.line) for fault in found.faults]
    for fault in found.faults:
        assert fault.message.isprintable() or "\u202f" in fault.message
        assert "\u202e" not in fault.message
        assert "\u200b" not in fault.message


async def test_every_fault_is_listed(tmp_path: Path) -> None:
    text = mended(mended(garden(), "seed-1,1,1,food", "seed-1,1,1,magic"), "Tree 5", "")
    async with serving(tmp_path) as served:
        found = await check(served, text.encode())

        assert isinstance(found, DeckChecked)
        assert [fault.line for fault in found.faults] == [HEADS + 1, HEADS + 17]


async def test_what_is_no_text_has_a_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        found = await check(served, garden().encode() + b"\n\xff\xfe")

        assert isinstance(found, DeckChecked)
        assert [(fault.code, fault.line) for fault in found.faults] == [("not-text", HEADS + 26)]


async def test_a_file_is_not_read_beyond_its_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(deck_bytes=1000)) as served:
        found = await check(served, garden().encode())
        assert isinstance(found, Fault)
        assert found.code == "too-large"
        answer = await served.web.post("api/tables", content=msgspec.json.encode(brought("me Ann")))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_too_many_cards_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(deck_cards=20)) as served:
        found = await check(served, garden().encode())
        assert isinstance(found, DeckChecked)
        assert [fault.code for fault in found.faults] == ["too-large"]
        answer = await served.web.post("api/tables", content=msgspec.json.encode(brought("me Ann")))
        assert answer.json()["code"] == "too-large"


async def test_bad_rows_are_counted_too() -> None:
    """A file of nothing but faults is as short as a deck may be: it cannot fill a page with them."""
    found = deck_checked("intro", garden() + "a,b\n" * 5000, Limits(), "en")

    assert len(found.faults) < 15 * MAX_CARDS
    assert "too-large" in {fault.code for fault in found.faults}


async def test_a_host_can_do_without_decks_of_guests(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(deck_bytes=0)) as served:
        found = await check(served, garden().encode())
        assert isinstance(found, Fault)
        assert found.code == "no-own-decks"
        answer = await served.web.post("api/tables", content=msgspec.json.encode(brought("me Ann")))
        assert answer.json()["code"] == "no-own-decks"
        catalogue = (await served.web.get("api/catalogue")).json()
        assert [family["deck_bytes"] for family in catalogue["families"]] == [0, 0]


async def test_a_plan_has_to_name_the_deck_in_its_file(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for deck in ("prehistory", "garden", "garden@0000000000000000"):
            answer = await served.web.post(
                "api/tables", content=msgspec.json.encode(brought("me Ann", deck=deck))
            )
            assert answer.json()["code"] == "wrong-deck"
        alone = await served.web.post("api/tables", content=msgspec.json.encode(plan("me Ann", deck=KEY)))
        assert alone.json()["code"] == "deck-needed"


async def test_a_deck_with_the_id_of_a_deck_of_the_project_is_another_deck(tmp_path: Path) -> None:
    text = mended(garden(), "# id: garden", "# id: prehistory")
    async with serving(tmp_path) as served:
        found = await check(served, text.encode())
        assert isinstance(found, DeckChecked)
        [deck] = found.decks
        assert deck.id.startswith("prehistory@")
        created = await served.create(brought("me Ann", text=text, deck=deck.id))
        other = await served.create(plan("me Ann"))
        tables = [await served.registry.table(one.table) for one in (created, other)]
        decks = [deck_of(table.plan) for table in tables]
        assert [len(deck.cards) for deck in decks if isinstance(deck, Deck)] == [24, 54]


async def test_a_setup_with_a_deck_of_its_own_has_no_code(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.post("api/setups", content=msgspec.json.encode(brought("me Ann", "me Bo")))
        found = answer.json()

        assert (found["fault"], found["code"]) == (None, "")
        assert (found["most_seats"], found["seats_rule"], found["kept"]) == (3, "B09", "intro 24 2")
        many = msgspec.json.encode(brought("me Ann", "me Bo", "me Cem", "me Dan"))
        assert (await served.web.post("api/setups", content=many)).json()["fault"]["code"] == "deck-too-small"


# ---- playing ---------------------------------------------------------------------------------------


async def test_equal_files_share_one_deck_in_memory(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        created = [await served.create(brought("me Ann")) for _ in range(2)]
        first, second = [deck_of((await served.registry.table(one.table)).plan) for one in created]

        assert first is second


async def test_whoever_sees_the_table_gets_its_file_and_its_cards(tmp_path: Path) -> None:
    text = "\ufeff" + mended(garden(), "Seed 1,", '"Seed, ""one""",')
    key = key_of(read_deck(text))
    async with serving(tmp_path) as served:
        created = await served.create(brought("me Ann", "open", text=text, deck=key))
        answer = await served.web.get(f"api/tables/{created.table}/deck")
        assert (answer.status_code, answer.content) == (200, text.encode())
        assert answer.headers["content-disposition"] == 'attachment; filename="garden.csv"'
        assert answer.headers["content-type"].startswith("text/csv")
        assert answer.headers["x-content-type-options"] == "nosniff"
        answer = await served.web.get(f"api/tables/{created.table}/cards")
        cards = msgspec.json.decode(answer.content, type=OwnDeck)
        assert cards.deck.id == key
        assert cards.deck.cards[0].name["en"] == 'Seed, "one"'
        assert set(cards.texts) == set(LANGUAGES)

        plain = await served.create(plan("me Ann"))
        for path in ("deck", "cards"):
            answer = await served.web.get(f"api/tables/{plain.table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-deck-here")
            assert (await served.web.get(f"api/tables/nowhere/{path}")).status_code == 404


def test_Y01_the_column_of_assets_reaches_whoever_sees_the_cards() -> None:
    part = family_of("explore").present
    assert part is not None
    first, *others = garden().splitlines()[HEADS:]
    column = [f"{garden().splitlines()[HEADS - 1]},asset", f"{first},raid 2", *[f"{row}," for row in others]]
    file = "\n".join([*garden().splitlines()[: HEADS - 1], *column])
    for texts in own_deck_info(part, read_deck(file)).texts.values():
        assert texts.traits == {"seed-1": "raid 2"}


async def test_a_game_outlives_its_server_and_its_record_is_replayed_with_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    choose = chooser()
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(brought("me Ann", "me Bo", "bot Cem"), stack)
        await play_some(players, 3, choose)
        before = players[0].update
        assert before is not None
        assert before.table.deck == KEY

    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        players = [await stack.enter_async_context(await served.sit(one.token)) for one in created.seats]
        assert players[0].update is not None
        assert players[0].update.position == before.position
        await play_to_the_end(players, choose)
        shown = msgspec.json.decode(
            (await served.web.get(f"api/tables/{created.table}/replay")).content, type=Replay
        )
        assert (shown.deck, len(shown.frames) > 5) == (KEY, True)
        assert shown.own_deck is not None
        record = (await served.web.get(f"api/tables/{created.table}/record")).text
        assert (await served.web.get(f"api/tables/{created.table}/deck")).text == garden()

        alone = (await served.web.post("api/replays", content=record.encode())).json()
        assert (alone["code"], alone["line"]) == ("deck-needed", 4)
        both = await served.web.post("api/replays", json={"file": record, "deck": garden()})
        again = msgspec.json.decode(both.content, type=Replay)
        assert again.frames == shown.frames
        carrying = (await served.web.get(f"api/tables/{created.table}/record?deck=1")).text
        assert (await served.web.post("api/replays", content=carrying.encode())).json()[
            "frames"
        ] == both.json()["frames"]
        twisted = carrying.replace("seed-12 seed-1,", "seed-12 seed-2,").encode()
        assert (await served.web.post("api/replays", content=twisted)).json()["code"] == "wrong-deck"
        other = (await served.web.post("api/replays", json={"file": record, "deck": meadow()})).json()
        assert other["code"] == "wrong-deck"
        faulty = mended(garden(), "Seed 3", "")
        unsound = (await served.web.post("api/replays", json={"file": record, "deck": faulty})).json()
        assert (unsound["code"], unsound["line"]) == ("deck-field", HEADS + 3)

    path, deck = tmp_path / "game.record", tmp_path / "garden.csv"
    path.write_text(record, encoding="utf-8")
    deck.write_text(garden(), encoding="utf-8")
    assert main(["replay", str(path), "--deck", str(deck)]) == 0
    assert "Seed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_with_it(game: str) -> None:
    chance = random.Random(4)
    virtual = "virtual Vi" if GAMES[game].classic else "bot Cem"
    table = by_chance(dealt(brought("me Ann", "me Bo", virtual, game=game), chance), chance, 5_000)

    assert table.status == "over"
    found = replay(table.record(), 60.0, own_deck_of(table.plan))
    assert found.deck == KEY


async def test_programs_sit_hint_and_analyse_in_their_own_processes(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, makers="", analysis_iterations=1, hint_iterations=20) as served,
        AsyncExitStack() as stack,
    ):
        created, players = await served.started(
            brought("me Ann", "program greedy", game="explore", text=meadow(), deck=key_of_meadow()), stack
        )
        [ann] = players
        await ann.my_turn()
        await ann.say(Hint(fresh_id()))
        hinted = await ann.hear(Hinted)
        assert hinted.hints
        assert {hint.move for hint in hinted.hints} <= set(ann.legal)
        await play_to_the_end(players, chooser())
        record = (await served.web.get(f"api/tables/{created.table}/record")).text
        assert "# time" not in record
        found = await analysed(served, created.table, lambda found: found.done == found.of > 0)
        assert found.decisions


def key_of_meadow() -> str:
    return next(
        str(deck.id) for deck in deck_checked("explore", meadow(), Limits(), "en").decks if "+" in deck.id
    )


async def test_S28_a_match_goes_on_with_the_same_deck_also_from_its_file(tmp_path: Path) -> None:
    choose = chooser()
    match = MatchPlan(games=3, handicap=True)
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        first = brought("me Ann", "me Bo", game="classic-simple", match=match)
        created, players = await served.started(first, stack)
        await play_to_the_end(players, choose)
        sheet = (await served.web.get(f"api/tables/{created.table}/match")).json()
        assert sheet["kept"] == "classic-simple 24 2"
        token = created.seats[0].token
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        answer = await served.web.post(f"api/tables/{created.table}/next", json={"token": token})
        second = answer.json()["table"]
        assert (await served.web.get(f"api/tables/{second}/deck")).text == garden()
        players = [await stack.enter_async_context(await served.sit(one.token)) for one in created.seats]
        await play_to_the_end(players, choose)
        assert (await served.web.get(f"api/tables/{second}/match")).json()["games"] == 2
        file = (await served.web.get(f"api/tables/{second}/match-file")).text

        alone = await served.web.post("api/matches", content=file.encode())
        assert alone.json()["code"] == "deck-needed"
        taken = await served.web.post("api/matches", json={"file": file, "deck": garden()})
        assert taken.status_code == 201, taken.text
        third = taken.json()
        sheet = (await served.web.get(f"api/tables/{third['table']}/match")).json()
        assert (sheet["games"], sheet["number"]) == (2, 3)
        assert (await served.web.get(f"api/tables/{third['table']}/deck")).text == garden()
        tokens = [one["token"] for one in third["seats"]]
        players = [await stack.enter_async_context(await served.sit(one)) for one in tokens]
        await play_to_the_end(players, choose)
        sheet = (await served.web.get(f"api/tables/{third['table']}/match")).json()
        assert (sheet["games"], sheet["over"]) == (3, True)


async def test_R02_somebody_joins_a_game_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table = brought("me Ann", "me Bo", game="classic-simple", joining=True)
        created, players = await served.started(table, stack)
        guest = await stack.enter_async_context(await served.sit(table=created.table))
        await guest.ask(Join(fresh_id(), "Dan"))
        token = (await guest.hear(Seated)).token
        links = [*(one.token for one in created.seats), token]
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        players = [await stack.enter_async_context(await served.sit(one)) for one in links]
        await play_to_the_end(players, chooser())
        shown = (await served.web.get(f"api/tables/{created.table}/replay")).json()
        assert shown["deck"] == KEY
        record = (await served.web.get(f"api/tables/{created.table}/record")).text
        assert "join Dan" in record
        again = await served.web.post("api/replays", json={"file": record, "deck": garden()})
        assert again.json()["frames"] == shown["frames"]


async def test_nothing_hidden_comes_with_the_cards(tmp_path: Path) -> None:
    """What is printed is the same before and after the deal, and in the order of the file's numbers."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(brought("me Ann", "me Bo", watching="end", game="memory"))
        before = (await served.web.get(f"api/tables/{created.table}/cards")).content
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        await ann.ask(Start(fresh_id()))
        await ann.until(lambda seen: seen.position is not None)
        assert (await served.web.get(f"api/tables/{created.table}/cards")).content == before
        assert [card["id"] for card in json.loads(before)["deck"]["cards"]][:3] == [
            "seed-1",
            "seed-2",
            "seed-3",
        ]


# ---- whatever somebody sends -----------------------------------------------------------------------

PARTS = [
    *garden().splitlines(keepends=True),
    "#",
    ":",
    ",",
    '"',
    "\r",
    "\x00",
    "# builds_on: garden\n",
    "\u2028",
    " " * 90,
]


@given(st.lists(st.sampled_from(PARTS) | st.text(max_size=8), max_size=40).map("".join))
@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_is_a_deck_or_has_faults(text: str) -> None:
    try:
        found = deck_checked("explore", text, Limits(), "fr")
    except DiscoveryError:
        return
    assert bool(found.faults) != bool(found.decks)
    assert all(0 <= fault.line <= len(text.splitlines()) + 1 for fault in found.faults)


async def test_any_bytes_are_answered_in_words(tmp_path: Path) -> None:
    chance = random.Random(11)
    sound = garden().encode()
    async with serving(tmp_path, limits=Limits(replays_per_hour=1000)) as served:
        for _ in range(60):
            data = bytearray(sound)
            for _ in range(chance.randrange(1, 12)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            found = await check(served, bytes(data))
            assert isinstance(found, DeckChecked)
            assert bool(found.faults) != bool(found.decks)
        for body in (b"", b"\x00" * 100, b"[" * 60_000, b'{"game": "intro", "deck_file": "\\ud800"}'):
            assert isinstance(await check(served, body), DeckChecked)
            assert (await served.web.post("api/tables", content=body)).status_code == 400


@pytest.mark.parametrize(
    "text",
    [
        "#a:x" + " " * 120_000 + "x",
        "# id:" + " \t" * 60_000,
        garden() + "," * 120_000,
        garden() + "\n" * 120_000,
        garden() + '"' * 120_001,
        garden() + "a-" * 60_000,
        "id,era,order,family,prerequisites,name_en,name_fr\n" + "a,1,1,food," + "a-" * 50_000 + ",A,A",
        "#\n" * 60_000,
    ],
)
def test_the_longest_files_take_time_in_proportion(text: str) -> None:
    """Each would take minutes if a look-up went over the text again for each of its signs."""
    found = deck_checked("intro", text, Limits(), "en")
    assert len(found.faults) <= 2000
