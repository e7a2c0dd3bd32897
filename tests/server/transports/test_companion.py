"""Games with real cards, told to a server that keeps nothing of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.play.records import read
from discovery.play.replay import replay
from discovery.server.config.settings import Limits
from discovery.server.protocol import Catalogue, Fault, PaperInfo, PaperWanted
from tests.support.own_deck import garden
from tests.support.paper import told
from tests.support.server.harness import Served, serving
from tests.support.testing.positions import card_position

pytestmark = pytest.mark.anyio


async def tell(served: Served, body: Any, language: str = "en") -> Any:
    return await served.web.post(
        "api/companion", content=msgspec.json.encode(body), headers={"accept-language": language}
    )


async def table(served: Served, wanted: PaperWanted) -> PaperInfo:
    answer = await tell(served, wanted)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PaperInfo)


async def refusal(served: Served, wanted: Any, language: str = "en") -> tuple[int, Fault]:
    answer = await tell(served, wanted, language)
    return answer.status_code, msgspec.json.decode(answer.content, type=Fault)


async def test_the_catalogue_says_which_games_can_be_followed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("api/catalogue")
        games = msgspec.json.decode(answer.content, type=Catalogue).games

    assert {game.key for game in games if game.paper} == {"intro", "explore"}


async def test_a_game_is_followed_to_its_record(tmp_path: Path) -> None:
    game = told("explore", 2, 3).paper
    async with serving(tmp_path) as served:
        begun = await table(served, PaperWanted("explore", list(game.seats), []))
        ended = await table(served, PaperWanted("explore", list(game.seats), list(game.log)))

    assert (begun.asked, [seat.hand for seat in begun.seats]) == ("pool", [5, 5])
    assert ended.over
    assert card_position(replay(read(ended.record))).state.points[: len(ended.seats)] == [
        seat.points for seat in ended.seats
    ]


async def test_the_record_of_a_game_on_a_deck_of_ones_own_carries_the_deck(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        wanted = PaperWanted("intro", ["Ana", "Ben"], [], file=garden())
        log = wanted.log
        while not (now := await table(served, wanted)).over:
            words = {choice.word: choice.what for choice in now.choices}
            if now.asked == "pool":
                log.append(f"pool {now.unseen[0]}")
            elif words.get("place"):
                log.append(f"place {words['place'][0]}")
            else:
                log.append("end" if "end" in words else "pass")
        placed = card_position(replay(read(now.record))).state.tree
        assert placed.bit_count() == len(now.tree)


async def test_a_refusal_says_why_in_the_language_of_the_reader(tmp_path: Path) -> None:
    begun = PaperWanted("intro", ["Ana", "Ben"], [])
    async with serving(tmp_path) as served:
        status, fault = await refusal(served, msgspec.structs.replace(begun, log=["pool sedentism"]), "fr")
        assert (status, fault.code, fault.rule) == (422, "paper-entry", "B02")
        assert "sedentism" in fault.message
        assert (await refusal(served, msgspec.structs.replace(begun, game="memory")))[1].code == "paper-game"
        assert (await refusal(served, msgspec.structs.replace(begun, game="discover:beacon")))[
            1
        ].code == "paper-game"
        assert (await refusal(served, msgspec.structs.replace(begun, game="chess")))[1].code == "paper-game"
        assert (await refusal(served, msgspec.structs.replace(begun, deck="tarot")))[1].code == "unknown-deck"
        assert (await refusal(served, msgspec.structs.replace(begun, seats=["Ana", "Ana"])))[
            1
        ].code == "bad-name"
        assert (await refusal(served, {"game": "intro"}))[0] == 400


async def test_what_is_too_long_or_too_much_is_refused(tmp_path: Path) -> None:
    wanted = PaperWanted("intro", ["Ana", "Ben"], ["end"] * 801)
    async with serving(tmp_path, limits=Limits(deck_bytes=0)) as served:
        assert (await refusal(served, wanted))[0] == 400
        assert (await refusal(served, msgspec.structs.replace(wanted, log=["x" * 161])))[0] == 400
        own = msgspec.structs.replace(wanted, log=[], file=garden())
        assert (await refusal(served, own))[1].code == "no-own-decks"
        huge = {"game": "intro", "seats": ["x" * 300_000], "log": []}
        assert (await refusal(served, huge))[0] == 413
