"""Matches at tables: the next table, one link for all games, interruptions, the file (R07, S28 to S32)."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from discovery.play.matches import read
from discovery.server.protocol import (
    Accepted,
    Close,
    Created,
    Fault,
    Leave,
    MatchPlan,
    MatchSheet,
    Refused,
)
from tests.support.server.harness import fresh_id, hello, last_words, plan, play_to_the_end, serving
from tests.support.server.match_tables import (
    chooser,
    follow,
    post,
    seats_again,
    sheet,
    short,
    tokens_of,
)

pytestmark = pytest.mark.anyio


async def test_S28_three_games_with_the_same_links(tmp_path: Path) -> None:
    choose = chooser()
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo", "virtual Vi"), stack)
        links, table = tokens_of(created, "Ann", "Bo"), created.table
        for number in (1, 2, 3):
            before = await sheet(served, table)
            assert (before.number, before.games, before.over) == (number, number - 1, False)
            await play_to_the_end(players, choose)
            now = await sheet(served, table)
            assert (now.games, now.over) == (number, number == 3)
            assert sum(line.balance for line in now.lines) == -now.pot
            if number < 3:
                table = await follow(served, table, links["Ann"])
                for player in players:
                    assert await last_words(player) == ("next-game", True)
                players = list((await seats_again(served, stack, links)).values())
                info = players[0].update.table if players[0].update is not None else None
                assert info is not None
                assert info.match is not None
                assert (info.match.number, info.match.games) == (number + 1, 3)
                assert [seat.name for seat in info.seats] == now.seats

        answer = await post(served, f"api/tables/{table}/next", links["Ann"])
        assert isinstance(answer, Fault)
        assert answer.code == "match-over"
        file = await served.web.get(f"api/tables/{table}/match-file")
        match = read(file.text)
        assert match.standings.over
        assert [line.balance for line in match.standings.lines] == [
            line.balance for line in (await sheet(served, table)).lines
        ]


async def test_a_server_that_stops_between_two_games_loses_nothing(tmp_path: Path) -> None:
    choose = chooser()
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        await play_to_the_end(players, choose)
        before = await sheet(served, created.table)
    links = tokens_of(created, "Ann", "Bo")

    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        assert await sheet(served, created.table) == before
        second = await follow(served, created.table, links["Bo"])
        assert await follow(served, created.table, links["Bo"]) == second
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        again = await seats_again(served, stack, links)
        info = again["Ann"].update.table if again["Ann"].update is not None else None
        assert info is not None
        assert info.id == second
        old = await stack.enter_async_context(await served.sit(table=created.table))
        assert old.update is not None
        assert old.update.table.match is not None
        assert old.update.table.match.next == second


async def test_a_link_of_another_match_opens_nothing_and_loses_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        other = await served.create(short("me Cem", "me Dan"))
        await play_to_the_end(players, chooser())

        answer = await post(served, f"api/tables/{created.table}/next", other.seats[0].token)
        assert isinstance(answer, Fault)
        assert answer.code == "foreign-token"
        stranger = await stack.enter_async_context(await served.connect())
        await stranger.say(hello(token=other.seats[0].token, table=created.table))
        assert await last_words(stranger) == ("foreign-token", False)
        assert (await sheet(served, created.table)).games == 1
        assert await follow(served, created.table, created.seats[0].token)


async def test_a_host_without_a_seat_watches_on_and_finds_the_next_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        watching = await stack.enter_async_context(await served.sit(table=created.table, host=created.host))
        await play_to_the_end(players, chooser())
        second = await follow(served, created.table, created.host)

        seen = await watching.until(
            lambda seen: seen.table.match is not None and seen.table.match.next == second
        )
        assert seen.table.id == created.table
        old = await stack.enter_async_context(await served.sit(table=created.table, host=created.host))
        assert isinstance(await old.ask(Close(fresh_id())), Refused)
        host = await stack.enter_async_context(await served.sit(table=second, host=created.host))
        assert isinstance(await host.ask(Close(fresh_id())), Accepted)


async def test_the_check_of_a_setup_says_what_a_standard_handicap_is_kept_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.post("api/setups", content=msgspec.json.encode(short("me Ann", "me Bo")))

        assert answer.json()["kept"] == "classic-simple 27 2"


async def test_nothing_follows_a_running_game_and_its_sheet_knows_nothing_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(short("me Ann", "me Bo"), stack)

        answer = await post(served, f"api/tables/{created.table}/next", created.seats[0].token)
        assert isinstance(answer, Fault)
        assert answer.code == "not-over"
        now = await sheet(served, created.table)
        assert (now.games, now.pot, now.seats) == (0, 0, ["Ann", "Bo"])
        file = await served.web.get(f"api/tables/{created.table}/match-file")
        assert "Order" not in file.text
        assert file.status_code == 200


async def test_R07_an_abandoned_game_is_played_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo"), stack)
        links = tokens_of(created, "Ann", "Bo")
        assert isinstance(await players[0].ask(Close(fresh_id())), Accepted)

        second = await follow(served, created.table, links["Bo"])
        again = await seats_again(served, stack, links)
        info = again["Ann"].update.table if again["Ann"].update is not None else None
        assert info is not None
        assert info.match is not None
        assert (info.match.number, [seat.name for seat in info.seats]) == (1, ["Ann", "Bo"])
        for player in again.values():
            await player.ask(Leave(fresh_id()))
        assert (await sheet(served, second)).games == 0
        third = await follow(served, second, links["Ann"])
        assert (await sheet(served, third)).number == 1


async def test_S31_somebody_leaves_between_two_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo", "me Cem"), stack)
        await play_to_the_end(players, chooser())
        links = tokens_of(created, "Ann", "Bo", "Cem")

        assert isinstance(await players[1].ask(Leave(fresh_id())), Accepted)
        now = await sheet(served, created.table)
        assert sorted(now.seats) == ["Ann", "Cem"]
        assert [line.here for line in now.lines] == [True, False, True]
        second = await follow(served, created.table, links["Ann"])
        assert "\n-: leaves Bo\n" in (await served.web.get(f"api/tables/{second}/match-file")).text
        watching = await stack.enter_async_context(await served.sit(links["Bo"]))
        assert watching.update is not None
        assert watching.update.table.id == created.table


async def test_a_single_game_cannot_be_left_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, players = await served.started(short("me Ann", "me Bo", match=UNSET), stack)
        await play_to_the_end(players, chooser())

        answer = await players[0].ask(Leave(fresh_id()))
        assert isinstance(answer, Refused)
        assert answer.fault.code == "game-over"


async def test_a_single_game_becomes_a_match_when_it_is_played_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", "program first"), stack)
        await play_to_the_end(players, chooser())
        assert (await served.web.get(f"api/tables/{created.table}/match")).status_code == 404

        refused = await post(served, f"api/tables/{created.table}/next", created.seats[1].token)
        assert isinstance(refused, Fault)
        assert refused.code == "not-host"
        second = await follow(served, created.table, created.host)
        now = await sheet(served, second)
        assert (now.number, now.games, now.target) == (2, 1, 0)
        assert now.seats[0] == "Bo"  # B05: the deal moves on
        assert [line.kind for line in now.lines] == ["", "", "first"]
        host = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        assert isinstance(await host.ask(Close(fresh_id())), Accepted)


async def test_S30_a_championship_draws_its_champion_and_brings_its_teams(tmp_path: Path) -> None:
    terms = MatchPlan(games=2, championship=True)
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(
            short("me Ann", "me Bo", "me Cem", "virtual Vi", match=terms), stack
        )
        champion = (await sheet(served, created.table)).champion
        info = players[0].update.table if players[0].update is not None else None
        assert info is not None
        names = [{info.seats[seat].name for seat in team} for team in info.teams]
        assert {champion, "Vi"} in names
        assert len(names) == 2

        await play_to_the_end(players, chooser())
        second = await follow(served, created.table, created.seats[0].token)
        now = await sheet(served, second)
        assert any({now.champion, "Vi"} == {*team.split("+")} for team in now.teams)


async def test_S32_agreed_handicaps_follow_their_seats(tmp_path: Path) -> None:
    terms = MatchPlan(games=2, handicap=True, handicaps=[3, 0, -2])
    async with serving(tmp_path, random.Random(4)) as served, AsyncExitStack() as stack:
        created, _ = await served.started(short("me Ann", "me Bo", "me Cem", match=terms), stack)
        now = await sheet(served, created.table)

        assert {line.name: line.handicap for line in now.lines} == {"Ann": 3, "Bo": 0, "Cem": -2}
        assert now.kept == "classic-simple 27 3"


async def test_S30_the_players_stop(tmp_path: Path) -> None:
    terms = MatchPlan(stakes=1)
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo", match=terms), stack)
        path = f"api/tables/{created.table}/end-match"
        early = await post(served, path, created.host)
        assert isinstance(early, Fault)
        assert early.code == "not-over"
        await play_to_the_end(players, chooser())

        ended = await served.web.post(path, json={"token": created.seats[1].token})
        assert msgspec.json.decode(ended.content, type=MatchSheet).over
        answer = await post(served, f"api/tables/{created.table}/next", created.host)
        assert isinstance(answer, Fault)
        assert answer.code == "match-over"
    async with serving(tmp_path) as served:
        assert (await sheet(served, created.table)).over
        assert (await served.web.get(f"api/tables/{created.table}/match-file")).text.endswith("\n-: stops\n")


async def test_a_match_goes_on_at_another_server(tmp_path: Path) -> None:
    choose = chooser()
    async with serving(tmp_path / "one") as served, AsyncExitStack() as stack:
        created, players = await served.started(short("me Ann", "me Bo", "virtual Vi"), stack)
        await play_to_the_end(players, choose)
        text = (await served.web.get(f"api/tables/{created.table}/match-file")).text

    async with serving(tmp_path / "two") as served, AsyncExitStack() as stack:
        answer = await served.web.post("api/matches", content=text)
        taken = msgspec.json.decode(answer.content, type=Created)
        first = await sheet(served, taken.table)
        assert (first.number, first.games) == (2, 1)
        names = [name for name in first.seats if name != "Vi"]
        players = list((await seats_again(served, stack, tokens_of(taken, *names))).values())
        await play_to_the_end(players, choose)
        whole = (await served.web.get(f"api/tables/{taken.table}/match-file")).text
        assert whole.startswith(text[: text.index("[Standings")])
        assert read(whole).standings.games == 2
        third = await follow(served, taken.table, taken.host)
        assert (await sheet(served, third)).number == 3


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "no-match"), ('[Match "1"]\n', "missing-header"), ("x" * 1_100_000, "too-large")],
)  # fmt: skip
async def test_a_file_that_is_no_match_is_refused(tmp_path: Path, text: str, code: str) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.post("api/matches", content=text)

        assert msgspec.json.decode(answer.content, type=Fault).code == code


@pytest.mark.parametrize(
    ("match", "given", "code"),
    [
        (MatchPlan(championship=True, stakes=1), {}, "match-terms"),
        (MatchPlan(championship=True), {"teams": [[0], [1]]}, "match-terms"),
        (MatchPlan(handicap=True), {"game": "intro", "options": []}, "match-term-excluded"),
        (MatchPlan(handicaps=[1]), {}, "bad-command"),
    ],
)  # fmt: skip
async def test_terms_that_cannot_be(
    tmp_path: Path, match: MatchPlan, given: dict[str, Any], code: str
) -> None:
    wanted = msgspec.structs.replace(short("me Ann", "me Bo", match=match), **given)
    async with serving(tmp_path) as served:
        answer = await served.web.post("api/tables", content=msgspec.json.encode(wanted))

        assert msgspec.json.decode(answer.content, type=Fault).code == code
