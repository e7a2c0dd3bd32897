"""The verdicts as a page that stands by itself: no script, no font and no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from discovery.core.languages import in_language
from discovery.core.terminal import Screen
from discovery.core.workshop.samples import Results
from discovery.evolution.cards.data import key_of
from discovery.evolution.cards.deck import Deck
from discovery.evolution.workshop.balance import drawing, report
from discovery.evolution.workshop.balance.cards import CardFigures, figures
from discovery.evolution.workshop.balance.estimates import Usual, estimate
from discovery.evolution.workshop.balance.plans import RANDOM
from discovery.evolution.workshop.balance.verdicts import MeasureVerdict

STEP = 5
"""Turns to a bar of the lengths."""
STYLE = """body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}
body{background:#fff}h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}
svg{display:block;width:100%;max-width:34rem;height:auto;margin:.5rem 0 1rem}
ul{padding:0;list-style:none}li{margin:.5rem 0;padding-left:1.5rem;text-indent:-1.5rem}
.mark{display:inline-block;width:1.5rem;text-indent:0}
.wide{overflow-x:auto}.wide svg{min-width:46rem;max-width:none}
@media print{.wide svg{min-width:0}}
.unmet{font-weight:bold}.mark{font-family:monospace}"""
MARKS = {"met": "✓", "low": "✗", "high": "✗", "open": "?"}


def page(
    screen: Screen, deck: Deck, results: Results, verdicts: Sequence[MeasureVerdict], usual: Usual
) -> str:
    """The whole page, in the screen's language."""
    language = screen.language
    model, own = usual.name.get(language, ""), screen.text("page-this")
    title = screen.text(
        "balance-title", deck=in_language(deck.names, language) or deck.id, key=key_of(deck), model=model
    )
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p><strong>{escape(report.summary(screen, verdicts, usual))}</strong></p>",
        _heading(screen, "verdicts"),
        *_verdicts(screen, deck, verdicts, usual),
        *(f"<p>{escape(line)}</p>" for line in report.plain_figures(screen, deck, results)),
        _heading(screen, "lengths"),
        *_lengths(screen, results, usual, (own, model)),
        *_shares(screen, results, usual, (own, model), "seats", "seat-", 1.0),
        *_shares(screen, results, usual, (own, model), "dead", "dead-", 0.6),
        *_of_cards(screen, deck, figures(deck, results)),
        *_shares(screen, results, usual, (own, model), "eras", "opens-", 1.0),
    ]
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head = f"<head>{meta}<title>{escape(title)}</title><style>{STYLE}</style></head>"
    begin = f'<!doctype html><html lang="{language}">{head}<body><main>'
    return "\n".join([begin, *body, "</main></body></html>", ""])


def _heading(screen: Screen, name: str) -> str:
    return f"<h2>{escape(screen.text(f'page-{name}'))}</h2>"


def _verdicts(screen: Screen, deck: Deck, verdicts: Sequence[MeasureVerdict], usual: Usual) -> Iterator[str]:
    """The sentences of the terminal's report; a mark with words tells how each measure stands."""
    yield "<ul>"
    for sentence, status in report.marked(screen, deck, verdicts, usual):
        said = escape(screen.text(f"page-{'unmet' if status in ('low', 'high') else status}"))
        mark = f'<span class="mark" role="img" aria-label="{said}" title="{said}">{MARKS[status]}</span>'
        kind = "unmet" if status in ("low", "high") else "other"
        yield f'<li class="{kind}">{mark}{escape(sentence)}</li>'
    yield "</ul>"


def _tables(results: Results) -> list[str]:
    return [key for key in results if key.endswith(f"/{RANDOM}")]


def _title(screen: Screen, key: str) -> str:
    game, seats, _ = key.split("/")
    return screen.text("balance-table", game=screen.game(game), seats=int(seats))


def _lengths(screen: Screen, results: Results, usual: Usual, names: tuple[str, str]) -> Iterator[str]:
    for key in _tables(results):
        counts = results[key].sides[0].counts
        own = {int(name[1]): number for name, number in counts.items() if name[0] == "length"}
        known = usual.lengths.get(key, {})
        yield drawing.histogram(_title(screen, key), own, known, names, screen.text("page-turns"), STEP)


def _shares(
    screen: Screen,
    results: Results,
    usual: Usual,
    names: tuple[str, str],
    title: str,
    prefix: str,
    most: float,
) -> Iterator[str]:
    """A row for each table and each value of that kind; nothing where no table is compared in it."""
    rows: list[drawing.Dot] = []
    for key in _tables(results):
        for name in sorted(results[key].sides[0].values):
            share = estimate(key, results[key], name, usual) if name.startswith(prefix) else None
            if share is not None:
                label = f"{_title(screen, key)} · {name.removeprefix(prefix)}"
                text = screen.text("percent", number=screen.number(100 * share.value, 1))
                rows.append((label, text, share.value, share.low(), share.high(), share.usual))
    if rows:
        yield _heading(screen, title)
        yield drawing.dots(screen.text(f"page-{title}"), rows, names, most)


def _of_cards(screen: Screen, deck: Deck, cards: Sequence[CardFigures]) -> Iterator[str]:
    names = [in_language(card.names, screen.language) or card.id for card in deck.cards]
    places, eras = deck.index(), deck.eras()
    longest = max(card.wait for card in cards) or 1.0
    heaviest = max(card.burden for card in cards) or 1.0
    orders = {era: [card.id for card in deck.cards if card.era == era] for era in eras}
    leaves: list[drawing.Leaf] = [
        (
            names[card.card],
            eras.index(printed.era),
            orders[printed.era].index(printed.id),
            card.wait / longest,
            card.burden / heaviest,
            tuple(places[need] for need in printed.prerequisites if need in places),
        )
        for card, printed in zip(cards, deck.cards, strict=True)
    ]
    yield _heading(screen, "tree")
    yield f"<p>{escape(screen.text('page-tree-told'))}</p>"
    title = escape(screen.text("page-tree"), {'"': "&quot;"})
    yield f'<div class="wide" role="region" tabindex="0" aria-label="{title}">'
    yield drawing.tree(screen.text("page-tree"), leaves)
    yield "</div>"
    yield _heading(screen, "lift")
    rows = [
        (names[card.card], _points(screen, card.lift), card.lift, 2.58 * card.lift_error, card.named)
        if card.lifts
        else (names[card.card], "–", 0.0, 0.0, False)
        for card in sorted(cards, key=lambda card: (not card.lifts, -card.lift))
    ]
    yield drawing.signed(screen.text("page-lift"), rows)


def _points(screen: Screen, share: float) -> str:
    """Hundredths with their sign; a minus is as wide as a plus."""
    sign = "+" if share >= 0 else "\N{MINUS SIGN}"
    return f"{sign}{screen.number(100 * abs(share), 1)}"
