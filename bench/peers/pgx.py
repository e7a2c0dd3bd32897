"""Pgx on the processor: a batch of games steps together inside one compiled loop of JAX, at random."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench.serving import GAMES, Contender, keep_to_one_core, serve

BATCHES = {"sparrow_mahjong": 64, "backgammon": 64, "leduc_holdem": 4096}
"""Games played at once: the fastest of 64, 512 and 4096 on a processor."""
STEPS = 64


def stepping(name: str, batch: int) -> Callable[[], float]:
    """Each call plays ``STEPS`` decisions in every game; a finished game is dealt again and continues."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        key, state = carried
        key, choosing, dealing = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype("float32"))
        action = jax.random.categorical(choosing, odds, axis=-1)
        return (key, step(state, action, jax.random.split(dealing, batch))), None

    many = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=STEPS)[0])
    key = jax.random.PRNGKey(1)
    carried = (key, jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)))

    def play() -> float:
        nonlocal carried
        carried = jax.block_until_ready(many(carried))
        return STEPS * batch

    return play


def main() -> None:
    """Serve every game as a contender, at its batch size."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    keep_to_one_core()
    offered = [
        Contender(f"pgx {name}, {batch} at once", GAMES, stepping(name, batch))
        for name, batch in BATCHES.items()
    ]
    serve(offered, ["pgx", "jax"])


if __name__ == "__main__":
    main()
