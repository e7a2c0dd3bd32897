"""Whether a deck is judged alike whatever the seed: `python -m bench.deck_verdicts [DECK] [--seeds 20]`.

Prehistory must be called like Prehistory in 19 of 20 seeds; this takes some minutes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial

from discovery.core.workshop.balance import BalanceQuestion
from discovery.evolution.cards.data import load_deck
from discovery.evolution.workshop.balance.provider import CardBalance
from discovery.lab.experiment.running import run
from discovery.lab.parallel import Workers


def main() -> None:
    """Ask with every seed, and print the measures that are not met."""
    parser = argparse.ArgumentParser(prog="python -m bench.deck_verdicts", description=__doc__)
    parser.add_argument("deck", nargs="?", default="prehistory")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--games", type=int, default=800)
    given = parser.parse_args()
    balance, question = CardBalance(), BalanceQuestion(load_deck(given.deck), most=given.games)
    unmet = Counter[str]()
    good = 0
    for seed in range(given.seeds):
        ended = partial(balance.settled, question)
        results = run(balance.cells(question), f"seed {seed}", ended, Workers(0))
        found = balance.unmet(question, results)
        good += not found
        unmet.update(found)
        print(seed, ", ".join(found) or "like Prehistory", flush=True)
    print(f"{good} of {given.seeds} seeds like Prehistory; not met: {dict(unmet)}")


if __name__ == "__main__":
    main()
