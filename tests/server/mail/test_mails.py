"""Mails to people who are away, through a real mail server on this machine: to whom, when, how often, and
that they say nothing they must not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from discovery.server.config.settings import DAY, HOUR, MINUTE
from discovery.server.mail import mailing
from discovery.server.protocol import Created, Leave, Reissue
from discovery.store.tables import mail_addresses, mails
from tests.support.deadlines import reached
from tests.support.hand_clock import Clock
from tests.support.server.harness import Player, Served, fresh_id, plan, serving, web_client
from tests.support.server.mail_server import MailHost, mail_host, text_of, token_of
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio

BO = "bo@example.org"
NEVER: dict[str, Any] = {"begins": 0, "ends": 0, "zone": "UTC"}


@pytest.fixture
def host() -> Iterator[MailHost]:
    with mail_host() as found:
        yield found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds are made by the tests alone."""
    monkeypatch.setattr(mailing, "ROUND_SECONDS", 1e9)


def let(host: MailHost, clock: Clock) -> dict[str, Any]:
    """The settings of a server that hands its mails to this one."""
    return {
        "timepiece": clock.timepiece,
        "mail": host.url,
        "mail_from": "Discovery <table@cards.example.org>",
        "address": "https://cards.example.org/",
        "unload_seconds": 1e9,
        "sweep_seconds": 1e9,
    }


async def look(served: Served) -> None:
    """A round of every process: tables that nobody has in memory are one's work."""
    for process in served.processes:
        mail = process.registry.context.mail
        assert mail is not None
        await mail.round(process.registry)


async def want(
    served: Served, token: str, address: str = BO, quiet: Any = None, language: str = "en"
) -> httpx.Response:
    body = {"token": token, "address": address, "quiet": quiet or NEVER}
    return await served.web.post("api/mail", json=body, headers={"accept-language": language})


async def settings(served: Served, token: str, wish: str, quiet: Any = None) -> httpx.Response:
    return await served.web.post("api/mail/settings", json={"token": token, "wish": wish, "quiet": quiet})


async def confirmed(served: Served, host: MailHost, token: str, quiet: Any = None) -> str:
    """A seat whose mails go to Bo; what the links of these mails show."""
    assert (await want(served, token, quiet=quiet)).status_code == 200
    await look(served)
    shown = token_of(host.next())
    answer = await settings(served, shown, "confirm")
    assert answer.json()["confirmed"]
    return shown


async def away(served: Served, stack: AsyncExitStack) -> tuple[Created, Player]:
    """A table where one of two is away, whose seat is the first one listed; and who is there, whose turn it
    is."""
    created, players = await served.started(plan("me Ann", "me Bo"), stack)
    gone = next(number for number, player in enumerate(players) if not player.legal)
    there = players[1 - gone]
    await players[gone].line.close()
    await there.until(lambda seen: not seen.table.seats[gone].present)
    created.seats.sort(key=lambda one: one.seat != gone)
    return created, there


async def end(player: Player) -> None:
    """The only player leaves, which ends the game."""
    await player.ask(Leave(fresh_id()))
    await player.until(lambda seen: seen.table.status == "over")


async def gone(served: Served, player: Player) -> None:
    """Close a connection; returns when the server has noticed."""
    await player.line.close()
    await reached(lambda: not any(live.audience.connections for live in served.registry.live_tables()))


async def pass_on(player: Player) -> None:
    """Play until it is somebody else's turn."""
    while player.legal:
        answer = await player.play(next((m for m in player.legal if m.startswith("end")), player.legal[0]))
        await player.caught_up(answer.seq)  # type: ignore[union-attr]


async def kept(served: Served) -> tuple[int, int]:
    """How many addresses and mails are stored."""
    store = served.registry.context.store
    counts = [await store.rows(select(func.count()).select_from(table)) for table in (mail_addresses, mails)]
    return counts[0][0][0], counts[1][0][0]


async def test_nothing_is_sent_before_the_address_is_confirmed(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        assert (await want(served, created.seats[0].token)).json()["address"] == "b…@example.org"
        await pass_on(there)
        clock.pass_by(HOUR)
        await look(served)
        await look(served)
        asked = host.next()
        assert "want mails" in asked["subject"]
        assert host.received.empty()


async def test_a_turn_is_told_once_until_they_have_been_there(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await confirmed(served, host, created.seats[0].token)
        await look(served)
        clock.pass_by(HOUR)
        await look(served)
        assert host.received.empty(), "it is not their turn"
        await pass_on(there)
        await look(served)
        assert host.next()["subject"] == "Your turn: Explore"
        for _ in range(3):
            clock.pass_by(HOUR)
            await look(served)
        assert host.received.empty()

        back = await served.sit(created.seats[0].token)
        await look(served)
        await back.line.close()
        await there.until(lambda seen: not all(seat.present for seat in seen.table.seats))
        await look(served)
        clock.pass_by(4 * MINUTE)
        await look(served)
        assert host.received.empty(), "they have only just gone"
        clock.pass_by(2 * MINUTE)
        await look(served)
        assert host.next()["subject"] == "Your turn: Explore"


async def test_a_short_visit_between_two_looks_counts(tmp_path: Path, host: MailHost, clock: Clock) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await confirmed(served, host, created.seats[0].token)
        await look(served)
        await pass_on(there)
        clock.pass_by(HOUR)
        await look(served)
        host.next()
        clock.pass_by(MINUTE)
        back = await served.sit(created.seats[0].token)
        await back.line.close()
        await there.until(lambda seen: not all(seat.present for seat in seen.table.seats))
        for _ in range(3):
            await look(served)
            clock.pass_by(6 * MINUTE)
        assert host.next()["subject"] == "Your turn: Explore"


async def test_who_is_there_gets_no_mail(tmp_path: Path, host: MailHost, clock: Clock) -> None:
    """Neither of their turn nor of the end that they see."""
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        await confirmed(served, host, created.seats[0].token)
        for _ in range(2):
            clock.pass_by(HOUR)
            await look(served)
        await end(ann)
        await look(served)
        await ann.line.close()
        for _ in range(2):
            clock.pass_by(HOUR)
            await look(served)
        assert host.received.empty()


async def test_a_turn_is_told_after_a_restart(tmp_path: Path, host: MailHost, clock: Clock) -> None:
    """What is to be told follows from the table, so a crash loses none."""
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await confirmed(served, host, created.seats[0].token)
        await pass_on(there)
    async with serving(tmp_path, **let(host, clock)) as served:
        await look(served)
        assert host.received.empty()
        clock.pass_by(6 * MINUTE)
        await look(served)
        assert host.next()["subject"] == "Your turn: Explore"


async def test_the_end_of_a_game_is_told_and_then_the_address_is_forgotten(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        await confirmed(served, host, created.seats[0].token)
        await end(ann)
        await gone(served, ann)
        await look(served)
        clock.pass_by(HOUR)
        await look(served)
        assert host.next()["subject"] == "Game over: Explore"
        clock.pass_by(8 * DAY)
        mail = served.registry.context.mail
        assert mail is not None
        await mail._forget()
        assert await kept(served) == (0, 0)
    assert host.received.empty()


async def test_after_long_absence_one_mail_tells_of_all_tables(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        shown = ""
        for _ in range(2):
            created, there = await away(served, stack)
            shown = await confirmed(served, host, created.seats[0].token)
            await pass_on(there)
        await look(served)
        clock.pass_by(HOUR)
        await look(served)
        assert [host.next()["subject"] for _ in range(2)] == ["Your turn: Explore"] * 2
        mail = served.registry.context.mail
        assert mail is not None
        for days in (1, 3, 1):
            clock.pass_by(days * DAY)
            await mail._digest()
            await look(served)
        letter = host.next()
        assert letter["subject"] == "2 tables are still waiting for you"
        assert text_of(letter).count("– Explore") == 2
        assert host.received.empty(), "once a week"

        assert (await one_click(served, letter)).status_code == 200
        assert await kept(served) == (0, 0), "it was about all of them"
        assert (await settings(served, shown, "look")).json()["code"] == "foreign-token"


async def one_click(served: Served, letter: EmailMessage) -> httpx.Response:
    """What a mail program does when its reader wants no more of these: it knows no page and has no
    cookies."""
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = letter["List-Unsubscribe"].strip("<>").replace("https://cards.example.org/", served.address)
    async with web_client(headers={}) as program:
        return await program.post(address, data={"List-Unsubscribe": "One-Click"})


async def test_one_press_in_a_mail_program_ends_them(tmp_path: Path, host: MailHost, clock: Clock) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await want(served, created.seats[0].token)
        await look(served)
        asked = host.next()
        await settings(served, token_of(asked), "confirm")
        async with web_client(headers={}) as filter_of_mail:
            link = asked["List-Unsubscribe"].strip("<>").replace("https://cards.example.org/", served.address)
            looked = await filter_of_mail.get(link)
        assert (looked.status_code, await kept(served)) == (303, (1, 1)), "following a link changes nothing"
        assert looked.headers["location"] == f"/#/mail/{token_of(asked)}"

        assert (await one_click(served, asked)).status_code == 200
        assert await kept(served) == (0, 0)
        assert (await one_click(served, asked)).status_code == 200, "twice is no fault"
        await pass_on(there)
        clock.pass_by(HOUR)
        await look(served)
        assert host.received.empty()


async def test_only_its_own_address_can_be_stopped_without_a_page(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, _ = await away(served, stack)
        shown = await confirmed(served, host, created.seats[0].token)
        async with web_client(served.address, {}) as stranger:
            for token in ("x", shown[:-1] + ("A" if shown[-1] != "A" else "B"), "é" * 48):
                assert (await stranger.post(f"api/mail/off/{token}")).status_code == 200
            elsewhere = await stranger.post("api/mail/settings", json={"token": shown, "wish": "all"})
        assert elsewhere.status_code == 403
        assert (await kept(served))[0] == 1


async def test_mails_wait_for_the_end_of_quiet_hours_and_are_sent_if_still_true(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    """It is 23:13 in Paris."""
    quiet = {"begins": 22, "ends": 7, "zone": "Europe/Paris"}
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await confirmed(served, host, created.seats[0].token, quiet)
        await pass_on(there)
        await look(served)
        for hours in (1, 6):
            clock.pass_by(hours * HOUR)
            await look(served)
        assert host.received.empty(), "06:13"
        clock.pass_by(HOUR)
        await look(served)
        assert host.next()["subject"] == "Your turn: Explore"


async def test_a_turn_that_was_taken_in_quiet_hours_is_not_told(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    quiet = {"begins": 22, "ends": 7, "zone": "Europe/Paris"}
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await confirmed(served, host, created.seats[0].token, quiet)
        await pass_on(there)
        await look(served)
        clock.pass_by(HOUR)
        await look(served)
        assert (await kept(served))[1] == 2
        async with await served.sit(created.seats[0].token) as back:
            await back.my_turn()
            await pass_on(back)
        clock.pass_by(9 * HOUR)
        await look(served)
        assert host.received.empty()


async def test_quiet_hours_and_the_address_can_be_changed_without_typing_it_again(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served:
        created = await served.create(plan("me Ann", "open"))
        token = created.seats[0].token
        shown = await confirmed(served, host, token)
        quiet = {"begins": 20, "ends": 8, "zone": "Europe/Berlin"}
        assert (await settings(served, shown, "quiet", quiet)).json()["quiet"] == quiet
        asked = await served.web.post("api/mail/seat", json={"token": token})
        assert asked.json() == {"address": "b…@example.org", "confirmed": True, "quiet": quiet}
        same = await want(served, token, address="b…@example.org")
        assert same.json() == {"address": "b…@example.org", "confirmed": True, "quiet": NEVER}
        wrong = await want(served, token, quiet={**quiet, "zone": "Nowhere/At_All"})
        assert wrong.json()["code"] == "unknown-zone"
        await look(served)
        assert host.received.empty()
        assert (await want(served, token, address="")).json()["address"] == ""
        assert await kept(served) == (0, 0)


async def test_a_new_link_forgets_the_address(tmp_path: Path, host: MailHost, clock: Clock) -> None:
    async with serving(tmp_path, **let(host, clock)) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo"), stack)
        await confirmed(served, host, created.seats[1].token)
        owner = await stack.enter_async_context(await served.sit(table=created.table, host=created.host))
        await owner.ask(Reissue(fresh_id(), created.seats[1].seat))
        assert await kept(served) == (0, 0)


@pytest.mark.parametrize("at_recipient", [True, False])
async def test_an_address_that_is_refused_for_good_is_forgotten(
    tmp_path: Path, host: MailHost, clock: Clock, at_recipient: bool
) -> None:
    host.at_recipient = at_recipient
    host.answers.append("550 5.1.1 no such user")
    async with serving(tmp_path, **let(host, clock)) as served:
        created = await served.create(plan("me Ann", "open"))
        await want(served, created.seats[0].token)
        await look(served)
        assert await kept(served) == (0, 0)


async def test_a_mail_that_cannot_be_sent_now_is_sent_later_and_given_up_in_the_end(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    host.answers += ["451 4.7.1 later"] * 2
    async with serving(tmp_path, **let(host, clock)) as served:
        created = await served.create(plan("me Ann", "open"))
        await want(served, created.seats[0].token)
        for minutes in (0, 4, 2, 14, 2):
            clock.pass_by(minutes * MINUTE)
            await look(served)
        assert host.received.qsize() == 1
        assert host.answers == []
        host.answers += ["451 4.7.1 later"] * 20
        await want(served, created.seats[0].token, "cem@example.org")
        for _ in range(12):
            await look(served)
            clock.pass_by(DAY)
        assert 20 - len(host.answers) == mailing.TRIES


async def test_a_mail_server_that_is_away_loses_nothing(tmp_path: Path, host: MailHost, clock: Clock) -> None:
    nowhere = {**let(host, clock), "mail": "smtp://127.0.0.1:9"}
    async with serving(tmp_path, **nowhere) as served:
        created = await served.create(plan("me Ann", "open"))
        await want(served, created.seats[0].token)
        await look(served)
    clock.pass_by(HOUR)
    async with serving(tmp_path, **let(host, clock)) as served:
        await look(served)
        assert "want mails" in host.next()["subject"]


async def test_a_process_that_died_while_sending_leaves_the_mail_to_another(
    tmp_path: Path, host: MailHost, clock: Clock
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served:
        for _ in range(2):  # the server's own first round comes before the second at the latest
            await look(served)
        created = await served.create(plan("me Ann", "open"))
        await want(served, created.seats[0].token)
        until = served.registry.context.now() + mailing.CLAIMED
        await served.registry.context.store.write(update(mails).values(until=until))
        await look(served)
        assert host.received.empty()
        clock.pass_by(mailing.CLAIMED / 1000 + 1)
        await look(served)
        assert host.received.qsize() == 1


async def test_nobody_is_flooded(tmp_path: Path, host: MailHost, clock: Clock) -> None:
    async with serving(tmp_path, **let(host, clock)) as served:
        created = await served.create(plan("me Ann", "open"))
        token = created.seats[0].token
        codes = [(await want(served, token, f"{name}@example.org")).status_code for name in "aAaA"]
        assert codes == [200, 200, 200, 429]
        others = [(await want(served, token, f"x{number}@example.org")).status_code for number in range(20)]
        assert set(others) == {200, 429}


NO_ADDRESSES = (
    *("bo", "bo@", "@example.org", "bo@example", "b o@example.org", "<bo@example.org>", "bö@example.org"),
    *("a@b@example.org", "bo@example.org\r\nBcc: x@example.org", "a" * 300 + "@example.org"),
)


@pytest.mark.parametrize("typed", NO_ADDRESSES)
async def test_what_is_no_address_is_refused(
    tmp_path: Path, host: MailHost, clock: Clock, typed: str
) -> None:
    async with serving(tmp_path, **let(host, clock)) as served:
        created = await served.create(plan("me Ann", "open"))
        answer = await want(served, created.seats[0].token, typed)
        assert answer.status_code == 422
        assert answer.json()["code"] == "bad-mail-address"
        for foreign in (created.host, created.join, "nothing"):
            assert (await want(served, foreign)).status_code == 403


async def test_a_server_without_a_mail_server_has_nothing_of_this(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "open"))
        assert (await want(served, created.seats[0].token)).status_code == 404
        assert (await served.web.get("api/catalogue")).json()["mail"] is False


@pytest.mark.parametrize("language", ["en", *rarely("fr", "de")])
async def test_mails_say_nothing_but_the_game(
    tmp_path: Path, host: MailHost, clock: Clock, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No names, cards, links of seats or ids of tables, in text, HTML and headers; and no addresses in the
    log."""
    async with serving(tmp_path, log="json", **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        await want(served, created.seats[0].token, language=language)
        await look(served)
        letters = [host.next()]
        shown = token_of(letters[0])
        await settings(served, shown, "confirm")
        await pass_on(there)
        await look(served)
        clock.pass_by(HOUR)
        await look(served)
        letters.append(host.next())
        await gone(served, there)
        alone, [ann] = await served.started(plan("me Ann"), stack)
        await want(served, alone.seats[0].token, language=language)
        await look(served)
        await settings(served, token_of(host.next()), "confirm")
        await end(ann)
        await gone(served, ann)
        for _ in range(2):
            clock.pass_by(HOUR)
            await look(served)
        letters.append(host.next())
        assert there.update is not None
        links = [created.table, created.host, *(one.token for one in created.seats), alone.table, alone.host]
        hidden = [*links, alone.seats[0].token, "Ann", "fire", "hand-axe"]
        for letter in letters:
            assert letter.get_content_type() == "multipart/alternative"
            html = letter.get_body(("html",))
            assert html is not None
            assert f'<html lang="{language}">' in html.get_content()
            whole = "\n".join([str(letter.items()), text_of(letter), html.get_content()])
            assert [word for word in hidden if word in whole] == []
            assert "https://cards.example.org/#/" in whole
            assert "src=" not in whole, "nothing is loaded from anywhere"
        assert len({letter["Message-ID"] for letter in letters}) == 3
    told = capsys.readouterr()
    assert BO not in told.out + told.err
    assert shown not in told.out + told.err
