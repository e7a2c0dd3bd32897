"""A live table over real sockets: order, durability, coming back, being refused."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.play.records import read
from discovery.play.replay import replay
from discovery.server.protocol import (
    Accepted,
    Close,
    Leave,
    Play,
    Refused,
    Reissue,
    Reissued,
    Rename,
    Start,
    Substitute,
)
from discovery.store.rows import HOST
from tests.support.server.harness import (
    fresh_id,
    hello,
    last_words,
    plan,
    play_some,
    play_to_the_end,
    serving,
)

pytestmark = pytest.mark.anyio


async def test_a_whole_game_between_two_people_ends_with_a_record_that_replays(tmp_path: Path) -> None:
    chosen = random.Random(5)
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", "bot Cem"), stack)
        await play_to_the_end(players, chosen.choice)
        for player in players:
            await player.until(lambda seen: seen.table.status == "over")

        answer = await served.web.get(f"api/tables/{created.table}/record")

        record = read(answer.text)
        assert record.seats == ("Ann", "Bo", "Cem=bot")
        replayed = replay(record)
        outcome = replayed.game.result(replayed.state)
        position = players[0].update.position if players[0].update is not None else None
        assert outcome is not None
        assert position is not None
        assert [rank.seat for rank in position.ranking if rank.winner] == list(outcome.winners)
        assert [rank.total for rank in position.ranking] == [score for _, score in record.scores or ()]


async def test_two_tabs_of_one_seat_stay_in_step(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [first] = await served.started(plan("me Ann", "bot Bo"), stack)
        second = await stack.enter_async_context(await served.sit(created.seats[0].token))

        await first.play((await first.my_turn())[0])

        assert first.update is not None
        seq = first.update.seq
        update = await second.until(lambda seen: seen.seq == seq)
        assert update.position == first.update.position


async def test_a_returning_client_gets_exactly_the_missing_steps(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        for _ in range(4):
            await ann.play((await ann.my_turn())[0])
        assert ann.update is not None
        have = ann.update.seq - 2

        back = await stack.enter_async_context(await served.sit(created.seats[0].token, have=have))
        anew = await stack.enter_async_context(await served.sit(created.seats[0].token))

        assert back.update is not None
        assert not back.update.fresh
        assert [step.seq for step in back.update.steps] == [have + 1, have + 2]
        assert anew.update is not None
        assert anew.update.fresh
        assert [step.seq for step in anew.update.steps] == list(range(1, ann.update.seq + 1))
        assert anew.update.position == back.update.position


async def test_who_claims_to_know_more_than_there_is_gets_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann"), stack)
        back = await stack.enter_async_context(await served.sit(created.seats[0].token, have=999))
        assert back.update is not None
        assert back.update.fresh


async def test_a_resent_command_counts_once_also_after_a_new_start_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        assert ann.update is not None
        command = Play("the-same", ann.update.seq, (await ann.my_turn())[0])
        answers = [await ann.ask(command) for _ in range(3)]
        back = await stack.enter_async_context(await served.sit(created.seats[0].token))
        answers.append(await back.ask(command))
        seq = back.update.seq if back.update is not None else 0
    async with serving(tmp_path) as served, await served.sit(created.seats[0].token) as later:
        answers.append(await later.ask(command))
        assert later.update is not None
        assert later.update.seq == seq
    assert answers == [Accepted("the-same", seq)] * 5


async def test_the_game_is_exactly_there_after_a_new_start_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        await play_some(players, 12, random.Random(3).choice)
        before = players[0].update
    async with serving(tmp_path) as served, await served.sit(created.seats[0].token) as ann:
        assert before is not None
        assert ann.update is not None
        assert ann.update.position == before.position
        assert ann.update.steps[-1].seq == before.seq


async def test_a_stale_command_is_refused_and_one_whose_decision_still_stands_is_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        legal = await ann.my_turn()
        assert ann.update is not None
        seen = ann.update.seq
        assert isinstance(await ann.play(legal[0], seq=seen), Accepted)

        refused = await ann.play("end", seq=seen)

        assert isinstance(refused, Refused)
        assert refused.fault.code == "stale"
        assert (await bo.until(lambda update: update.seq > seen)).seq == seen + 1


async def test_a_command_sent_before_an_event_that_is_none_of_its_business_counts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, _] = await served.started(plan("me Ann", "me Bo"), stack)
        legal = await ann.my_turn()
        assert ann.update is not None
        seen = ann.update.seq
        answer = await ann.ask(Reissue(fresh_id(), created.seats[1].seat))
        assert isinstance(answer, Reissued)
        await ann.until(lambda update: update.seq == seen + 1)

        assert isinstance(await ann.play(legal[0], seq=seen), Accepted)


async def test_an_illegal_move_is_refused_with_its_rule_and_the_cards_by_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann"), stack)
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, language="fr"))
        answer = await ann.play("place terracotta")
        assert isinstance(answer, Refused)
        assert answer.fault.code in {"missing-prerequisite", "out-of-reach"}
        assert answer.fault.rule
        assert "Terre cuite" in answer.fault.message
        unknown = await ann.play("place bicycle")
        assert isinstance(unknown, Refused)
        assert unknown.fault.code == "unknown-card"


async def test_explain_says_for_each_move_why_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann"), stack)
        legal = await ann.my_turn()
        explained = await ann.explain(legal[0], "replay fire", "nonsense")
        codes = [verdict.code if verdict else None for verdict in explained.verdicts]
        assert codes == [None, "no-trump", "unknown-move"]


@pytest.mark.parametrize("move", ["leave", "end = fire", "exchange Nobody", ""])
async def test_what_is_no_move_of_a_player_is_refused(tmp_path: Path, move: str) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann"), stack)
        assert isinstance(await ann.play(move), Refused)


async def test_an_open_seat_is_taken_under_a_clean_name_and_the_host_starts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        guest = await stack.enter_async_context(await served.sit(created.seats[1].token))

        early = await ann.ask(Start(fresh_id()))
        foreign = await guest.ask(Start(fresh_id()))
        await guest.ask(Rename(fresh_id(), "  <b>anna</b>\u202e "))
        update = await ann.until(lambda seen: seen.table.seats[1].taken)

        assert isinstance(early, Refused)
        assert early.fault.code == "seats-open"
        assert isinstance(foreign, Refused)
        assert foreign.fault.code == "not-host"
        assert update.table.seats[1].name == "anna"
        await guest.ask(Rename(fresh_id(), "ANN"))
        update = await ann.until(lambda seen: seen.table.seats[1].name != "anna")
        assert update.table.seats[1].name == "ANN 2"
        assert isinstance(await ann.ask(Start(fresh_id())), Accepted)
        late = await guest.ask(Rename(fresh_id(), "Zoe"))
        assert isinstance(late, Refused)
        assert late.fault.code == "already-started"


async def test_a_seat_that_nobody_took_goes_to_a_program(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, host=created.host))
        unknown = await ann.ask(Substitute(fresh_id(), 1, "nobody"))
        assert isinstance(unknown, Refused)
        assert unknown.fault.code == "unknown-player"
        assert isinstance(await ann.ask(Substitute(fresh_id(), 1, "first")), Accepted)
        assert isinstance(await ann.ask(Start(fresh_id())), Accepted)
        update = await ann.until(lambda seen: seen.position is not None)
        assert (update.table.seats[1].name, update.table.seats[1].kind) == ("First", "program")
        await ann.play("pass")
        assert await ann.my_turn()


async def test_nobody_is_replaced_by_a_program_while_present(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        present = await ann.ask(Substitute(fresh_id(), 1, "first"))
        assert isinstance(present, Refused)
        assert present.fault.code == "seat-taken"
        await bo.line.close()
        await ann.until(lambda seen: not seen.table.seats[1].present)
        assert isinstance(await ann.ask(Substitute(fresh_id(), 1, "first")), Accepted)


async def test_a_player_who_leaves_discards_the_hand_and_then_watches(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo, _] = await served.started(plan("me Ann", "me Bo", "me Cem"), stack)
        assert isinstance(await bo.ask(Leave(fresh_id())), Accepted)
        update = await ann.until(lambda seen: seen.table.seats[1].left)
        assert update.position is not None
        assert update.position.seats[1].hand == 0
        assert len(update.position.seats[1].discard) == 5
        assert update.position.viewer == 0
        again = await bo.ask(Leave(fresh_id()))
        assert isinstance(again, Refused)
        assert again.fault.code == "not-seated"
        back = await stack.enter_async_context(await served.sit(created.seats[1].token))
        assert back.update is not None
        assert back.update.position is not None
        assert back.update.position.viewer == -1


async def test_a_program_takes_over_for_who_leaves_where_the_table_chose_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann, bo] = await served.started(plan("me Ann", "me Bo", leaving="program"), stack)
        await bo.ask(Leave(fresh_id()))
        await ann.play("pass")
        assert await ann.my_turn()
        watching = await bo.until(lambda seen: seen.position is not None and seen.position.viewer == -1)
        assert watching.position is not None
        assert watching.position.seats[1].cards is None
        assert watching.table.seats[1].kind == "program"


async def test_a_new_link_kills_the_old_one_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        answer = await ann.ask(Reissue("again", 1))
        same = await ann.ask(Reissue("again", 1))
        assert isinstance(answer, Reissued)
        assert answer == same
        goodbye = await last_words(bo)
        assert goodbye == ("foreign-token", False)
        async with await served.connect() as old:
            await old.say(hello(created.seats[1].token))
            assert await last_words(old) == ("foreign-token", False)
        back = await stack.enter_async_context(await served.sit(answer.token))
        assert back.update is not None
        assert back.update.position is not None
        assert back.update.position.viewer == 1


async def test_the_host_closes_the_table_and_nothing_continues(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo"), stack)
        foreign = await bo.ask(Close(fresh_id()))
        assert isinstance(foreign, Refused)
        await ann.ask(Close(fresh_id()))
        update = await bo.until(lambda seen: seen.table.status == "closed")
        assert update.position is not None
        assert update.position.legal == []
        refused = await ann.play("pass")
        assert isinstance(refused, Refused)
        assert refused.fault.code == "table-closed"
        assert (await served.web.get(f"api/tables/{created.table}/record")).status_code == 409


async def test_the_host_s_own_secret_can_be_replaced_and_the_old_one_is_dead_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        token = created.seats[0].token
        ann = await stack.enter_async_context(await served.sit(token, host=created.host))
        thief = await stack.enter_async_context(await served.sit(table=created.table, host=created.host))
        guest = await stack.enter_async_context(await served.sit(created.seats[1].token))
        refused = await guest.ask(Reissue(fresh_id(), HOST))
        assert isinstance(refused, Refused)
        assert refused.fault.code == "not-host"

        answer = await ann.ask(Reissue(fresh_id(), HOST))

        assert isinstance(answer, Reissued)
        assert answer.seat == HOST
        assert await last_words(thief) == ("foreign-token", False)
        late = await stack.enter_async_context(await served.connect())
        await late.say(hello(table=created.table, host=created.host))
        assert await last_words(late) == ("foreign-token", False)
        again = await stack.enter_async_context(await served.sit(token, host=answer.token))
        assert isinstance(await again.ask(Close(fresh_id())), Accepted)
