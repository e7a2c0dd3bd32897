"""``discovery replay FILE [--json]``: the final position of a record."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace

from discovery.cli.decks import deck_given
from discovery.cli.files import read_bytes, shown
from discovery.cli.terminal import Terminal
from discovery.core.errors import DiscoveryError
from discovery.evolution.cards.data import DECKS, load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.terminal.position_json import as_object, choices, settled
from discovery.play.records import Replayed, replay
from discovery.play.records import read_bytes as record_of
from discovery.play.records.reading import MAX_BYTES


def run(options: Namespace, terminal: Terminal) -> int:
    """Replay and print; 1 for a record that cannot be read or that the rules refuse."""
    deck = deck_given(options)
    try:
        replayed = replay(record_of(read_bytes(options.file, MAX_BYTES)), deck)
    except DiscoveryError as error:
        speaker = replace(terminal, names=card_names(terminal.language, deck))
        speaker.fail(error, options.json, shown(options.file))
        return 1
    if options.json:
        terminal.show(as_object(replayed.game, replayed.state))
    else:
        _draw(replayed, terminal)
    return 0


def card_names(language: str, own: Deck | None) -> dict[str, str]:
    """The names of the cards that a record may tell of, by id."""
    decks = [load_deck(deck) for deck in DECKS] if own is None else [own]
    return {card: name for deck in decks for card, name in deck.card_names(language).items()}


def _draw(replayed: Replayed, terminal: Terminal) -> None:
    from discovery.evolution.terminal.draw import draw, scene_of_state

    game, state = replayed.game, replayed.state
    draw(terminal, game, scene_of_state(game, settled(game, state)))
    for name, moves in choices(game, state).items():
        terminal.say("legal", seat=name, moves=", ".join(moves))
