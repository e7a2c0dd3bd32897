"""The view of a viewer, and positions that look the same to them."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.protocol import SPECTATOR, Chooser, Event
from examples.hexwalk import state as words
from examples.hexwalk.playing import has_won
from examples.hexwalk.state import PHASES, WINDOW, Outcome, State, View, Window


def view(state: State, viewer: int, actors: int, legal: tuple[int, ...], result: Outcome | None) -> View:
    """The view of a position for ``viewer``: what they may know."""
    known = state.seen[viewer] if viewer != SPECTATOR else _known_to_all(state)
    return View(
        seat=viewer,
        legal=legal,
        actors=actors,
        tokens=tuple(_shown(token, known) for token in state.tokens),
        places=tuple(state.places),
        held=tuple(tuple(_shown(token, known) for token in row) for row in state.held),
        turn=state.turn,
        turn_number=state.turns,
        steps=state.steps,
        phase=PHASES[state.phase],
        resting=state.resting,
        left=state.left,
        looked=state.looked,
        window=window(state, viewer),
        result=result,
    )


def _known_to_all(state: State) -> int:
    known = -1
    for seen in state.seen:
        known &= seen
    return known


def window(state: State, viewer: int) -> Window | None:
    """The open window as ``viewer`` sees it."""
    if state.phase != WINDOW:
        return None
    asked = viewer != SPECTATOR and state.waiting & BIT[viewer] != 0
    return Window(state.turn, state.places[state.turn], state.asked, asked)


def redeal(state: State, viewer: int, random: Chooser) -> State:
    """Shuffle the tokens that ``viewer`` does not know, so that no other active seat would already have
    won."""
    known = state.seen[viewer] if viewer != SPECTATOR else _known_to_all(state)
    while True:
        twin = state.copy()
        hidden = [token for row in (state.tokens, *state.held) for token in row if _is_hidden(token, known)]
        random.shuffle(hidden)
        _rename(twin, known, hidden)
        for seat in range(len(state.places)):
            if seat != viewer:
                twin.seen[seat] = _seen_anew(state, twin, seat)
        won = [seat for seat in range(len(twin.held)) if has_won(twin, seat)]
        if won == [seat for seat in state.winners if state.reason == 0]:
            return twin


def hidden_permutation(state: State, viewer: int, random: Chooser) -> dict[int, int]:
    """The tokens that ``viewer`` does not know, each with the one that lies there after a re-deal."""
    twin = redeal(state, viewer, random)
    before = [token for row in (state.tokens, *state.held) for token in row if token >= 0]
    now = [token for row in (twin.tokens, *twin.held) for token in row if token >= 0]
    return dict(zip(before, now, strict=True))


def _seen_anew(state: State, twin: State, seat: int) -> int:
    """The tokens that a seat knows after a swap: those at the same places."""
    seen = 0
    for before, now in zip((state.tokens, *state.held), (twin.tokens, *twin.held), strict=True):
        for old, new in zip(before, now, strict=True):
            if old >= 0 and state.seen[seat] & BIT[old]:
                seen |= BIT[new]
    return seen


def masked(event: Event) -> Event:
    """An event as seats other than its own may know it."""
    return event.masked() if event.kind in (words.LOOKED, words.TOOK) else event


def _is_hidden(token: int, known: int) -> bool:
    return token >= 0 and not known & BIT[token]


def _shown(token: int, known: int) -> int:
    return words.HIDDEN if _is_hidden(token, known) else token


def _rename(twin: State, known: int, hidden: list[int]) -> None:
    """Put ``hidden`` tokens where the viewer does not know them."""
    fresh = iter(hidden)
    for row in (twin.tokens, *twin.held):
        row[:] = [next(fresh) if _is_hidden(token, known) else token for token in row]
