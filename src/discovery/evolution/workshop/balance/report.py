"""The verdicts in words: a sentence for each, with its number, interval and advice; and as an object."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, isfinite

from discovery.core.errors import Argument
from discovery.core.languages import in_language
from discovery.core.terminal import Screen
from discovery.core.workshop.samples import Results
from discovery.evolution.cards.data import key_of
from discovery.evolution.cards.deck import Deck
from discovery.evolution.workshop.balance.cards import figures
from discovery.evolution.workshop.balance.estimates import Usual, pooled
from discovery.evolution.workshop.balance.plans import GREEDY, RANDOM
from discovery.evolution.workshop.balance.verdicts import MEASURES, MeasureVerdict
from discovery.evolution.workshop.tree_text import ancestors

SHARES = ("seats", "standstill", "skill", "dead", "lift", "plane-spotless", "eras", "used")
"""Measures that are told in hundredths."""
WORST = 5
"""Cards that are listed."""


def report(
    screen: Screen, deck: Deck, results: Results, verdicts: Sequence[MeasureVerdict], usual: Usual
) -> Iterator[str]:
    """The lines: the whole in a sentence, a line or more for each measure, what is only told."""
    yield screen.text(
        "balance-title",
        deck=in_language(deck.names, screen.language) or deck.id,
        key=key_of(deck),
        **_model(screen, usual),
    )
    yield summary(screen, verdicts, usual)
    yield ""
    yield from (f"  {sentence}" for sentence in sentences(screen, deck, verdicts, usual))
    yield ""
    yield from (f"  {sentence}" for sentence in plain_figures(screen, deck, results))


def summary(screen: Screen, verdicts: Sequence[MeasureVerdict], usual: Usual) -> str:
    """Whether the deck plays as usual."""
    unmet = {verdict.measure for verdict in verdicts if verdict.unmet}
    undecided = {verdict.measure for verdict in verdicts if verdict.status == "open"} - unmet
    return screen.text("balance-whole", unmet=len(unmet), open=len(undecided), **_model(screen, usual))


def _model(screen: Screen, usual: Usual) -> dict[str, Argument]:
    return {"model": usual.name.get(screen.language, "")}


def sentences(screen: Screen, deck: Deck, verdicts: Sequence[MeasureVerdict], usual: Usual) -> Iterator[str]:
    """The sentences of ``marked``, without their marks."""
    yield from (words for words, _ in marked(screen, deck, verdicts, usual))


def marked(
    screen: Screen, deck: Deck, verdicts: Sequence[MeasureVerdict], usual: Usual
) -> Iterator[tuple[str, str]]:
    """Of each measure, in words and with its status: every verdict that is not met; if all are met, the one
    nearest to its limit; and the tables where it is not settled."""
    for measure in MEASURES:
        own = [verdict for verdict in verdicts if verdict.measure == measure]
        unmet = [verdict for verdict in own if verdict.unmet]
        undecided = [verdict for verdict in own if verdict.status == "open"]
        for verdict in unmet:
            yield sentence(screen, deck, verdict, usual), verdict.status
        if own and not unmet and not undecided:
            yield sentence(screen, deck, max(own, key=_nearness), usual), "met"
        if undecided:
            where = list(dict.fromkeys(_table(screen, verdict) for verdict in undecided))
            name = screen.text(f"balance-name-{measure}")
            numbers = _numbers(screen, max(undecided, key=_nearness))
            yield screen.text("balance-open", measure=name, tables=", ".join(where), **numbers), "open"


def _nearness(verdict: MeasureVerdict) -> float:
    """How near a value is to the limit that it keeps."""
    low, high = verdict.limits
    room = [limit - verdict.usual for limit in (low, high) if isfinite(limit)]
    return max(((verdict.value - verdict.usual) / one for one in room if one), default=0.0)


def sentence(screen: Screen, deck: Deck, verdict: MeasureVerdict, usual: Usual) -> str:
    """The sentence that words a verdict."""
    given: dict[str, Argument] = {
        "table": _table(screen, verdict),
        "part": verdict.part,
        "card": deck.cards[verdict.card].id if verdict.card >= 0 else "",
        **_model(screen, usual),
        **_numbers(screen, verdict),
    }
    if verdict.card >= 0:
        given |= _about(deck, verdict.card)
    return screen.text(f"balance-{verdict.measure}-{verdict.status}", **given)


def _about(deck: Deck, number: int) -> dict[str, Argument]:
    """Cards that an advice names: what the card needs, and what waits for it."""
    card = deck.cards[number]
    waiting = deck.successors(card.id)
    return {
        "which": " ".join(waiting),
        "waiting": len(waiting),
        "missing": " ".join(card.prerequisites),
        "needs": len(card.prerequisites),
    }


def _table(screen: Screen, verdict: MeasureVerdict) -> str:
    if not verdict.game:
        return screen.text("balance-all-tables")
    table = screen.text("balance-table", game=screen.game(verdict.game), seats=verdict.seats)
    return screen.text("balance-table-greedy", table=table) if verdict.kind == GREEDY else table


def _numbers(screen: Screen, verdict: MeasureVerdict) -> dict[str, Argument]:
    factor = 100 if verdict.measure in SHARES else 1
    numbers = {
        "value": verdict.value,
        "low": verdict.low,
        "high": verdict.high,
        "usual": verdict.usual,
    }
    if verdict.measure in SHARES and verdict.measure != "lift":
        most = 1.0 if verdict.measure != "used" else inf
        numbers = {name: min(most, max(0.0, value)) for name, value in numbers.items()}
    arguments: dict[str, Argument] = {
        name: screen.number(factor * value, 1) for name, value in numbers.items()
    }
    more = {"times": 1, "holds": 1, "turns": 1, "placed": 100}
    arguments |= {
        name: screen.number(times * verdict.more[name], 1)
        for name, times in more.items()
        if name in verdict.more
    }
    return arguments | {"named": int(verdict.more.get("named", 0))}


def plain_figures(screen: Screen, deck: Deck, results: Results) -> Iterator[str]:
    """The lines without a verdict: points, worst bottlenecks, cards that wait long, ancestors by era."""
    number, games = screen.number, sum(measured.games for measured in results.values())
    for key, measured in results.items():
        game, seats, kind = key.split("/")
        sums = measured.sides[0]
        if kind == GREEDY and sums.of("points").n:
            shares = {name: number(100 * sums.of(name).mean, 0) for name in ("close", "tie")}
            values = {
                name: number(sums.of(name).mean, 1) for name in ("points", "margin", "lead-changes", "turns")
            }
            given: dict[str, Argument] = {
                name.replace("-", ""): value for name, value in (values | shares).items()
            }
            given["spread"] = number(sums.of("points").spread, 1)
            given["isclose"] = int(sums.of("close").mean >= 1 / 2)
            table = screen.text("balance-table", game=screen.game(game), seats=int(seats))
            yield screen.text("balance-points", table=table, **given)
    cards = figures(deck, results)
    worst = sorted(cards, key=lambda card: -card.burden)[:WORST]
    yield screen.text("balance-bottlenecks", which=" ".join(deck.cards[card.card].id for card in worst))
    long = [deck.cards[card.card].id for card in cards if card.waits_low > 2]
    if long:
        yield screen.text("balance-waiters", which=" ".join(long), count=len(long))
    named = [deck.cards[card.card].id for card in cards if card.named]
    if named:
        yield screen.text("balance-lifts", which=" ".join(named), count=len(named))
    means = " · ".join(f"{era} ({number(mean, 1)})" for era, mean in ancestors_by_era(deck).items())
    yield screen.text("balance-ancestors", means=means)
    yield screen.text("balance-games", games=games, random=pooled(results, RANDOM).games)


def ancestors_by_era(deck: Deck) -> dict[int, float]:
    """The mean number of ancestors of a card, by era."""
    whole = deck.whole()
    means = {}
    for era in deck.eras():
        counts = [len(ancestors(whole, card)) for card in deck.cards if card.era == era]
        means[era] = sum(counts) / len(counts)
    return means


def as_object(
    screen: Screen, deck: Deck, results: Results, verdicts: Sequence[MeasureVerdict], usual: Usual
) -> dict[str, object]:
    """For ``--json``: every verdict with its sentence, the figures of every card and the values by table."""
    cards = figures(deck, results)
    return {
        "deck": key_of(deck),
        "model": dict(usual.name),
        "games": sum(measured.games for measured in results.values()),
        "unmet": list(dict.fromkeys(verdict.measure for verdict in verdicts if verdict.unmet)),
        "open": list(dict.fromkeys(verdict.measure for verdict in verdicts if verdict.status == "open")),
        "verdicts": [_verdict_object(screen, deck, verdict, usual) for verdict in verdicts],
        "cards": [
            {
                "id": deck.cards[card.card].id,
                "wait": _four(card.wait),
                "times_era": _four(card.waits),
                "holds": _four(card.holds),
                "holds_for": _four(card.turns),
                "placed": _four(card.placed),
                "lift": _four(card.lift),
                "lift_error": _four(card.lift_error),
                "named": card.named,
            }
            for card in cards
        ],
        "ancestors": {str(era): _four(mean) for era, mean in ancestors_by_era(deck).items()},
        "tables": {
            key: {
                name: {"mean": _four(one.mean), "spread": _four(one.spread), "games": one.n}
                for name, one in sorted(measured.sides[0].values.items())
            }
            for key, measured in results.items()
        },
    }


def _verdict_object(screen: Screen, deck: Deck, verdict: MeasureVerdict, usual: Usual) -> dict[str, object]:
    limits = [_four(limit) if isfinite(limit) else None for limit in verdict.limits]
    card = deck.cards[verdict.card].id if verdict.card >= 0 else None
    words = "" if verdict.status == "open" else sentence(screen, deck, verdict, usual)
    return {
        "measure": verdict.measure,
        "status": {"low": "unmet", "high": "unmet"}.get(verdict.status, verdict.status),
        "value": _four(verdict.value),
        "interval": [_four(verdict.low), _four(verdict.high)],
        "usual": _four(verdict.usual),
        "limits": limits,
        "game": verdict.game or None,
        "seats": verdict.seats or None,
        "players": verdict.kind if verdict.game else None,
        "part": verdict.part or None,
        "card": card,
        "message": words,
    }


def _four(value: float) -> float:
    return round(value, 4)
