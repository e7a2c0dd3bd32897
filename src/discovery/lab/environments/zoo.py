"""PettingZoo: the agents of a table one after another (``aec``), or those asked together (``parallel``)."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from discovery.core.dice import Dice
from discovery.lab.environments.episode import EncodedGame, Episode
from discovery.lab.environments.extras import extra
from discovery.lab.environments.setting import setting
from discovery.lab.environments.spaces import Observed, Spaces

with extra("lab"):
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv

_SYSTEM = SystemRandom()
ANSI = "ansi"


def aec(
    name: str,
    seats: int | Sequence[str] = 2,
    *,
    options: Sequence[str] = (),
    teams: Sequence[Sequence[int]] = (),
    deck: object = "",
    reward: str = "",
    render_mode: str | None = None,
) -> OneByOne:
    """``aec("discovery/explore-v3", 3)``. ``InvalidSetup`` for a combination that is not allowed."""
    return OneByOne(
        EncodedGame(setting(name, seats, options=options, teams=teams, deck=deck, reward=reward)), render_mode
    )


def parallel(
    name: str,
    seats: int | Sequence[str] = 2,
    *,
    options: Sequence[str] = (),
    teams: Sequence[Sequence[int]] = (),
    deck: object = "",
    reward: str = "",
    render_mode: str | None = None,
) -> Together:
    """``parallel("discovery/select-v3", 3)``. ``InvalidSetup`` for a combination that is not allowed."""
    return Together(
        EncodedGame(setting(name, seats, options=options, teams=teams, deck=deck, reward=reward)), render_mode
    )


class Zoo:
    """The base of both forms: the agents (``player_0`` sits first), their spaces, chance.

    An observation is ``{"observation": vector, "action_mask": choices}``. An agent that makes an illegal
    choice gets -1, and the game is over for all.
    """

    def __init__(self, encoded: EncodedGame, render_mode: str | None, choices: int) -> None:
        self.encoded = encoded
        self.render_mode = render_mode
        self.metadata: dict[str, object] = {"name": encoded.setting.name, "render_modes": [ANSI]}
        self.possible_agents = [f"player_{seat}" for seat in encoded.agents]
        self.agents: list[str] = []
        self.seat_of = dict(zip(self.possible_agents, encoded.agents, strict=True))
        self.agent_at = {seat: agent for agent, seat in self.seat_of.items()}
        self.spaces = Spaces(encoded)
        self.observation_spaces = {agent: self.spaces.observation(choices) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(choices) for agent in self.possible_agents}
        self.episode: Episode | None = None
        self._dice = Dice(_SYSTEM.getrandbits(64))

    def observation_space(self, agent: str) -> Dict:
        """A space that is equal for all agents; each has its own object, to be seeded separately."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The indices of an agent's choices."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """The moves so far, in notation, one a line."""
        return "\n".join(self.episode.lines) if self.episode is not None else ""

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _deal(self, seed: int | None) -> Episode:
        if seed is not None:
            self._dice = Dice(seed)
        self.agents = self.possible_agents[:]
        episode = self.encoded.deal(self._dice)
        episode.draw(self._dice)
        return episode


class OneByOne(Zoo, AECEnv[str, Observed, int]):
    """The agents one after another; of several asked together, the next one clockwise from the seat that
    acted."""

    def __init__(self, encoded: EncodedGame, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        Zoo.__init__(self, encoded, render_mode, encoded.encoding.count)

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game. A seed starts chance afresh; without one it goes on."""
        self.episode = self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observed:
        """The agent's observation, and its legal choices if it is the one to choose."""
        assert self.episode is not None
        seat = self.seat_of[agent]
        legal = self.episode.legal(seat) if seat == self.episode.seat else []
        return self.spaces.observed(self.episode, seat, legal, self.encoded.encoding.count)

    def step(self, action: int | None) -> None:
        """One choice of ``agent_selection``."""
        agent, episode = self.agent_selection, self.episode
        assert episode is not None
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.seat_of[agent]
        if action is None or int(action) not in episode.legal(seat):
            episode.forfeit(seat)
        else:
            episode.choose(seat, int(action), self._dice)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        assert self.episode is not None
        if not self.episode.over:
            self.agent_selection = self.agent_at[self.episode.seat]
            return
        returns = self.episode.returns()
        for agent in self.agents:
            self.rewards[agent] = returns[self.seat_of[agent]]
            self.terminations[agent] = True


class Together(Zoo, ParallelEnv[str, Observed, int]):
    """All agents at each step. An agent that is not asked may only wait, which is the last index. The
    choices of those asked are taken clockwise from the seat that acted, each as long as it is still asked."""

    def __init__(self, encoded: EncodedGame, render_mode: str | None = None) -> None:
        self.wait = encoded.encoding.count
        Zoo.__init__(self, encoded, render_mode, self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, object]]]:
        """Deal a new game. A seed starts chance afresh; without one it goes on."""
        self.episode = self._deal(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, object]],
    ]:
        """One choice of every agent; an agent that is not named waits."""
        episode, agents = self.episode, self.agents
        assert episode is not None
        offered = {agent: self._legal(self.seat_of[agent]) for agent in agents}
        wrong = [agent for agent in agents if int(actions.get(agent, self.wait)) not in offered[agent]]
        if wrong:
            episode.forfeit(self.seat_of[wrong[0]])
        else:
            self._take(episode, actions)
        observed = self._observed()
        returns = episode.returns()
        rewards = {agent: returns[self.seat_of[agent]] for agent in agents}
        terminated = dict.fromkeys(agents, episode.over)
        if episode.over:
            self.agents = []
        return observed, rewards, terminated, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _take(self, episode: Episode, actions: dict[str, int]) -> None:
        """Take the choices; an answer that closes a window makes the remaining ones void."""
        waiting = episode.actors
        first = waiting.index(episode.seat)
        question = episode.question
        for seat in waiting[first:] + waiting[:first]:
            if seat in episode.actors and episode.question == question:
                episode.choose(seat, int(actions[self.agent_at[seat]]), self._dice)

    def _legal(self, seat: int) -> list[int]:
        assert self.episode is not None
        return self.episode.legal(seat) or [self.wait]

    def _observed(self) -> dict[str, Observed]:
        assert self.episode is not None
        seats = [(agent, self.seat_of[agent]) for agent in self.agents]
        return {
            agent: self.spaces.observed(self.episode, seat, self._legal(seat), self.wait + 1)
            for agent, seat in seats
        }
