"""This engine's own contenders: Explore with three seats, in the build that the process runs."""

from __future__ import annotations

from bench.serving import API, GAMES, PLAYOUTS, Contender, keep_to_one_core, serve
from discovery import COMPILED
from discovery.lab.bench import Bench


def main() -> None:
    """Offer each way to be driven."""
    keep_to_one_core()
    bench = Bench("explore")
    name = f"discovery explore, {'compiled' if COMPILED else 'plain Python'}"
    offered = [
        Contender(f"{name}, play-outs", PLAYOUTS, bench.inside),
        Contender(f"{name}, whole games", GAMES, bench.moves_of_a_game),
        Contender(f"{name}, API", API, bench.api),
    ]
    serve(offered, [])


if __name__ == "__main__":
    main()
