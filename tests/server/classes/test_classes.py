"""A class over HTTP: pupils join by a code, play, are paused, go on to another round; nothing is left."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from discovery.i18n import translate
from discovery.server.classes.lesson import MOST_PUPILS
from discovery.server.config.settings import Limits
from discovery.server.protocol import WIRE, Accepted, ForkWanted, Goodbye, Hello, Refused, SeatPlan, TablePlan
from discovery.store.group_tables import class_games, classes, pupils
from discovery.store.tables import events, games, leases, secrets, wishes
from tests.support.data_servers import Postgres
from tests.support.server.harness import Player, Served, serving

pytestmark = pytest.mark.anyio

OPEN = SeatPlan("open")


def plan(seats: int = 2, **given: Any) -> TablePlan:
    return TablePlan("explore", "prehistory", [], [OPEN] * seats, **given)


async def post(served: Served, path: str, language: str = "en", **body: Any) -> Any:
    """What the server answers to a question about classes."""
    answer = await served.web.post(f"api/classes{path}", json=body, headers={"accept-language": language})
    return json.loads(answer.content)


async def new_class(served: Served, made: TablePlan | None = None, talk: bool = False) -> Any:
    wanted = plan() if made is None else made
    seats = [{"kind": seat.kind, "name": seat.name, "program": seat.program} for seat in wanted.seats]
    body = {"game": wanted.game, "deck": wanted.deck, "options": wanted.options, "seats": seats}
    return await post(served, "", plan=body, talk=talk)


async def joined(served: Served, made: Any, count: int, language: str = "en") -> list[Any]:
    return [await post(served, "/join", language, code=made["code"]) for _ in range(count)]


async def place(served: Served, pupil: Any) -> Any:
    return await post(served, "/pupil", token=pupil["token"])


async def sitting(served: Served, stack: AsyncExitStack, pupil: Any) -> Player:
    return await stack.enter_async_context(await served.sit(pupil["token"]))


async def one_who_decides(players: list[Player]) -> Player:
    """The player whose turn it is, at a table where all of them sit."""
    for player in players:
        assert player.update is not None
        assert player.update.position is not None
        if player.update.position.legal:
            return player
    raise AssertionError("nobody decides")


async def rows(served: Served, table: Any) -> int:
    found = await served.registry.context.store.rows(select(func.count()).select_from(table))
    return int(found[0][0])


async def test_pupils_join_by_a_code_and_are_seated_as_they_come(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await new_class(served)
        first, second, third = await joined(served, made, 3)
        assert len({one["name"] for one in (first, second, third)}) == 3
        assert await place(served, second) == {
            "name": second["name"],
            "board": 1,
            "companions": [first["name"]],
            "table": "",
            "over": False,
        }
        board = json.loads((await served.web.get(f"api/classes/{made['id']}")).content)
        assert board["waiting"] == [
            {"board": 1, "names": [first["name"], second["name"]]},
            {"board": 2, "names": [third["name"]]},
        ]
        assert (board["code"], board["pupils"], board["tables"]) == (made["code"], 3, [])


async def test_a_code_is_read_however_it_is_typed_and_wrong_ones_are_counted(tmp_path: Path) -> None:
    limits = Limits(wrong_codes_per_hour=3)
    async with serving(tmp_path, limits=limits) as served:
        made = await new_class(served)
        typed = f" {made['code'][:3].lower()}-{made['code'][3:]} "
        assert "token" in await post(served, "/join", code=typed)
        wrong = [(await post(served, "/join", code="AAAA"))["code"] for _ in range(3)]
        assert wrong == ["no-such-class"] * 3
        assert (await post(served, "/join", code=made["code"]))["code"] == "too-many"


async def test_names_are_animals_in_the_language_of_each_pupil(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await new_class(served)
        names = {
            language: {one["name"] for one in await joined(served, made, 5, language)}
            for language in ("fr", "de")
        }
        assert len(names["fr"] | names["de"]) == 10
        for language, given in names.items():
            assert given <= set(translate(language, "class-animals").split(", "))


async def test_a_class_has_an_end_of_its_places(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await new_class(served)
        await joined(served, made, MOST_PUPILS)
        assert (await post(served, "/join", code=made["code"]))["code"] == "class-full"


async def test_the_games_begin_together_and_programs_keep_free_seats_until_somebody_comes(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        pupil, other, alone = await joined(served, made, 3)
        taught = await post(served, "/start", token=made["token"])
        full, half = taught["board"]["tables"]
        assert {seat["name"] for seat in full["seats"]} == {pupil["name"], other["name"]}
        [kept] = [seat for seat in half["seats"] if seat["program"]]
        assert kept["name"] not in {pupil["name"], other["name"], alone["name"]}
        assert (await place(served, alone))["table"] == half["table"]

        [late] = await joined(served, made, 1)
        assert late["name"] == kept["name"]
        player = await sitting(served, stack, late)
        seen = await player.until(lambda update: not any(seat.kept for seat in update.table.seats))
        assert late["name"] in [seat.name for seat in seen.table.seats]

        [later] = await joined(served, made, 1)
        assert (await place(served, later))["table"] == ""
        assert (await place(served, later))["board"] == 3


async def test_a_pupil_comes_back_and_on_another_device_by_the_same_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        [pupil, _] = await joined(served, made, 2)
        await post(served, "/start", token=made["token"])
        seats = set()
        for _ in range(2):
            player = await sitting(served, stack, pupil)
            assert player.update is not None
            seats |= {seat.name for seat in player.update.table.seats if seat.present}
        assert seats == {pupil["name"]}


async def test_pupils_tell_nobody_anything_unless_the_teacher_lets_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        for talk in (False, True):
            made = await new_class(served, talk=talk)
            [pupil, _] = await joined(served, made, 2)
            await post(served, "/start", token=made["token"])
            player = await sitting(served, stack, pupil)
            assert player.update is not None
            assert player.update.table.talk is not None
            assert (player.update.table.talk.quiet, player.update.table.talk.chat) == (not talk, False)


async def test_a_paused_table_refuses_moves_until_it_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        pupils = await joined(served, made, 2)
        await post(served, "/start", token=made["token"])
        players = [await sitting(served, stack, one) for one in pupils]
        taught = await post(served, "/pause", token=made["token"], paused=True)
        assert [table["paused"] for table in taught["board"]["tables"]] == [True]
        for player in players:
            await player.until(lambda update: update.table.paused)
        decider = await one_who_decides(players)
        refused = await decider.play(decider.legal[0])
        assert isinstance(refused, Refused)
        assert refused.fault.code == "table-paused"
        await post(served, "/pause", token=made["token"], paused=False, board=1)
        await decider.until(lambda update: not update.table.paused)
        assert isinstance(await decider.play(decider.legal[0]), Accepted)


async def test_the_teacher_seats_renames_and_removes_those_who_wait(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await new_class(served)
        await joined(served, made, 4)
        token = made["token"]
        assert (await post(served, "/move", token=token, pupil=1, board=2))["code"] == "seat-taken"
        await post(served, "/move", token=token, pupil=1, board=0)
        await post(served, "/rename", token=token, pupil=1, name="Fox <b>")
        taught = await post(served, "/remove", token=token, pupil=2)
        assert [(one["number"], one["board"]) for one in taught["pupils"]] == [(1, 3), (3, 2), (4, 2)]
        assert taught["pupils"][0]["name"] == "Fox"
        await post(served, "/start", token=token)
        for path in ("/move", "/rename"):
            assert (await post(served, path, token=token, pupil=1))["code"] == "pupil-plays"
        assert (await post(served, "/move", token=token, pupil=77))["code"] == "no-such-pupil"


async def left_with(player: Player) -> str:
    """Why somebody had to go who does not come back by the same secret."""
    goodbye = await player.hear(Goodbye)
    assert not goodbye.again
    return goodbye.fault.code


async def test_a_pupil_gets_a_new_link_and_the_old_one_stops(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        pupils = await joined(served, made, 2)
        await post(served, "/start", token=made["token"])
        lost, other = [await sitting(served, stack, pupil) for pupil in pupils]
        assert other.update is not None

        renewed = await post(served, "/link", token=made["token"], pupil=1)
        assert renewed["name"] == pupils[0]["name"]
        assert renewed["token"] != pupils[0]["token"]
        assert await left_with(lost) == "foreign-token"
        assert (await place(served, pupils[0]))["code"] == "foreign-token"
        assert (await place(served, renewed))["name"] == pupils[0]["name"]

        players = [await sitting(served, stack, renewed), other]
        decider = await one_who_decides(players)
        assert isinstance(await decider.play(decider.legal[0]), Accepted)
        assert (await post(served, "/link", token=made["token"], pupil=9))["code"] == "no-such-pupil"
        assert (await post(served, "/link", token=pupils[1]["token"], pupil=1))["code"] == "foreign-token"


async def test_a_link_that_is_renewed_before_the_game_opens_the_seat_in_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        pupils = await joined(served, made, 2)
        renewed = await post(served, "/link", token=made["token"], pupil=1)
        await post(served, "/start", token=made["token"])
        player = await sitting(served, stack, renewed)
        assert player.update is not None
        assert (await place(served, pupils[0]))["code"] == "foreign-token"


async def test_a_program_plays_on_for_a_pupil_who_is_taken_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        pupils = await joined(served, made, 2)
        await post(served, "/start", token=made["token"])
        gone, stays = [await sitting(served, stack, pupil) for pupil in pupils]
        taught = await post(served, "/remove", token=made["token"], pupil=1)
        assert [one["name"] for one in taught["pupils"]] == [pupils[1]["name"]]
        assert await left_with(gone) == "foreign-token"
        assert (await place(served, pupils[0]))["code"] == "foreign-token"

        seen = await stays.until(lambda now: any(seat.kind == "program" for seat in now.table.seats))
        [seat] = [seat for seat in seen.table.seats if seat.kind == "program"]
        assert seat.name == pupils[0]["name"]
        assert await stays.my_turn()
        await post(served, "/round", token=made["token"])
        [waiting] = (await post(served, "/lesson", token=made["token"]))["board"]["waiting"]
        assert waiting["names"] == [pupils[1]["name"]]


async def test_in_the_next_round_everybody_comes_to_a_new_table_by_the_same_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        pupils = await joined(served, made, 3)
        before = (await post(served, "/start", token=made["token"]))["board"]["tables"]
        player = await sitting(served, stack, pupils[0])
        taught = await post(served, "/round", token=made["token"])
        assert taught["board"]["round"] == 2
        assert sorted(len(one["names"]) for one in taught["board"]["waiting"]) == [1, 2]
        await player.until(lambda update: update.table.status == "closed")
        after = (await post(served, "/start", token=made["token"]))["board"]["tables"]
        goodbye = await player.hear(Goodbye)
        assert (goodbye.fault.code, goodbye.again) == ("next-game", True)
        again = await sitting(served, stack, pupils[0])
        assert again.update is not None
        assert again.update.table.id in {one["table"] for one in after}
        assert not {one["table"] for one in after} & {one["table"] for one in before}


async def test_when_the_lesson_is_over_nobody_joins_and_games_are_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await new_class(served)
        await joined(served, made, 2)
        await post(served, "/start", token=made["token"])
        taught = await post(served, "/end", token=made["token"])
        assert [one["status"] for one in taught["board"]["tables"]] == ["closed"]
        assert (await post(served, "/join", code=made["code"]))["code"] == "class-over"
        assert (await post(served, "/round", token=made["token"]))["code"] == "class-over"


async def test_only_the_teacher_teaches(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await new_class(served)
        [pupil] = await joined(served, made, 1)
        for path in ("lesson", "start", "round", "end", "erase"):
            assert (await post(served, f"/{path}", token=pupil["token"]))["code"] == "foreign-token"
        assert (await post(served, "/pause", token=pupil["token"], paused=True))["code"] == "foreign-token"
        assert (await served.web.get(f"api/classes/{made['code']}")).status_code == 404


async def test_a_host_may_have_no_classes(tmp_path: Path) -> None:
    async with serving(tmp_path, classes=False) as served:
        assert (await new_class(served))["code"] == "no-file"


async def test_whoever_plays_when_a_class_is_erased_is_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served)
        [pupil, _] = await joined(served, made, 2)
        await post(served, "/start", token=made["token"])
        player = await sitting(served, stack, pupil)
        assert await post(served, "/erase", token=made["token"]) == {"erased": True}
        goodbye = await player.hear(Goodbye)
        assert goodbye.fault.code in ("table-gone", "table-moved")
        back = await stack.enter_async_context(await served.connect())
        await back.say(Hello(WIRE, pupil["token"], "", "", 0, "en"))
        assert (await back.hear(Goodbye)).fault.code == "foreign-token"
        for table in (classes, class_games, pupils, games, events, secrets, wishes):
            assert await rows(served, table) == 0


@pytest.mark.sqlite
async def test_nothing_of_an_erased_class_stands_in_any_file(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await new_class(served)
        pupils_there = await joined(served, made, 5)
        tables = (await post(served, "/start", token=made["token"]))["board"]["tables"]
        kept = await new_class(served)
        words = [made["id"], made["code"], *(one["table"] for one in tables)]
        words += [seat["name"] for one in tables for seat in one["seats"]]
        files = list(tmp_path.glob("*.sqlite*"))
        assert {one["name"] for one in pupils_there} <= set(words)
        assert all(_stands(files, word) for word in words)
        await post(served, "/erase", token=made["token"])
        assert [word for word in words if _stands(files, word)] == []
        assert _stands(files, kept["code"])


def _stands(files: list[Path], word: str) -> bool:
    return any(word.encode() in file.read_bytes() for file in files)


async def test_a_class_is_erased_by_itself_when_its_days_are_over(tmp_path: Path) -> None:
    async with serving(tmp_path, class_days=3, trust_clock_seconds=0) as served:
        made = await new_class(served)
        await joined(served, made, 2)
        await post(served, "/start", token=made["token"])
        await served.registry.sweep()
        assert await rows(served, classes) == 1
        store = served.registry.context.store
        await store.write(update(classes).values(until=served.registry.context.now()))
        await served.registry.sweep()
        assert [await rows(served, table) for table in (classes, pupils, games, events)] == [0] * 4


async def test_another_process_shows_pauses_and_erases_the_tables_that_one_has(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.database()
    async with (
        serving(tmp_path / "one", database=url) as one,
        serving(tmp_path / "two", database=url) as two,
        AsyncExitStack() as stack,
    ):
        made = await new_class(one)
        pupils_there = [*await joined(one, made, 1), *await joined(two, made, 1)]
        assert len({pupil["name"] for pupil in pupils_there}) == 2
        await post(one, "/start", token=made["token"])
        player = await sitting(one, stack, pupils_there[0])
        seen = json.loads((await two.web.get(f"api/classes/{made['id']}")).content)
        assert [seat["name"] for seat in seen["tables"][0]["seats"] if seat["here"]] == [
            pupils_there[0]["name"]
        ]
        await post(two, "/pause", token=made["token"], paused=True)
        await player.until(lambda update: update.table.paused)
        await post(two, "/erase", token=made["token"])
        assert (await player.hear(Goodbye)).fault.code in ("table-moved", "no-such-table")
        for table in (classes, class_games, pupils, games, events, secrets, wishes, leases):
            assert await rows(one, table) == 0


async def test_a_game_that_branched_off_is_erased_with_the_class(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        made = await new_class(served, plan(1))
        [pupil] = await joined(served, made, 1)
        await post(served, "/start", token=made["token"])
        player = await sitting(served, stack, pupil)
        while moves := await player.my_turn():
            assert isinstance(await player.play(moves[-1]), Accepted)
        assert player.update is not None
        forked = ForkWanted(1, [SeatPlan("me", "Otter")], player.update.table.id)
        answer = await served.web.post("api/forks", content=msgspec.json.encode(forked))
        assert answer.status_code == 201, answer.text
        assert await rows(served, games) == 2
        await post(served, "/erase", token=made["token"])
        assert await rows(served, games) == 0
