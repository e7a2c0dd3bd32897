"""This engine's own contenders: Explore with three seats, in the build that the process runs."""

from __future__ import annotations

from bench.cycle import move_by_move
from bench.serving import API, CYCLE, GAMES, PLAYOUTS, Contender, keep_to_one_core, serve
from discovery import COMPILED
from discovery.core.errors import MissingExtra
from discovery.lab.bench import Bench


def main() -> None:
    """Offer each way of driving the engine."""
    keep_to_one_core()
    bench = Bench("explore")
    name = f"discovery explore, {'compiled' if COMPILED else 'plain Python'}"
    offered = [
        Contender(f"{name}, play-outs", PLAYOUTS, bench.inside),
        Contender(f"{name}, whole games", GAMES, bench.moves_of_a_game),
        Contender(f"{name}, API", API, bench.api),
    ]
    serve([*offered, *environments(name)], [])


def environments(name: str) -> list[Contender]:
    """The same game as an environment, where PettingZoo is installed."""
    try:
        from discovery.lab.environments import zoo
        from discovery.lab.environments.setting import VERSION
    except MissingExtra:
        return []
    played = move_by_move(zoo.aec(f"discovery/explore-v{VERSION}", seats=3))
    return [Contender(f"{name}, PettingZoo", CYCLE, played)]


if __name__ == "__main__":
    main()
