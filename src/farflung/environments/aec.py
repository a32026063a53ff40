"""A game as an environment of PettingZoo (https://pettingzoo.farama.org): seats take turns as the rules ask them."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

import farflung
from farflung.engine.match import Match
from farflung.engine.title import SetupError
from farflung.environments.actions import Actions
from farflung.environments.encoder import Encoder

MOST = 1e6  # no number of a game is larger


class FarflungEnv(AECEnv[str, dict[str, Any], int | None]):
    """One seat after another answers what the rules ask it.

    An observation is a dictionary: `observation` are the numbers of `Encoder`, `action_mask` says which of the numbered
    `Actions` answer the question (all 0 for seats that are not asked). A reward comes at the end: 1 shared by the
    winners, and where scores are counted instead (`rewards="scores"`) the seat's score.
    """

    def __init__(
        self,
        title: str,
        seats: int = 2,
        *,
        edition: str = "",
        options: dict[str, str] | None = None,
        parameters: dict[str, int] | None = None,
        rewards: str = "winners",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if rewards not in ("winners", "scores"):
            raise SetupError(f"rewards are 'winners' or 'scores', not '{rewards}'")
        self.metadata = {"name": f"farflung_{title}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._rewards = rewards
        self._title, self._seats, self._edition = title, seats, edition
        self._options, self._parameters = options, parameters
        self.match = self._new_match(0)
        self.actions = Actions(self.match.title, self.match.setup)
        self.encoder = Encoder(self.match.title, self.match.setup)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-MOST, MOST, (len(self.encoder),), numpy.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }

    def _new_match(self, seed: int | None) -> Match:
        return farflung.new_match(
            self._title, self._seats, seed, edition=self._edition, options=self._options, parameters=self._parameters
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object every time, as PettingZoo wants it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object every time, as PettingZoo wants it."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed its luck can be repeated."""
        self.match = self._new_match(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        question = self.match.question
        return self.possible_agents[question.seat] if question else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do."""
        seat = self.possible_agents.index(agent)
        observation = numpy.zeros(len(self.encoder), numpy.float32)
        where, what = self.encoder.sparse(self.match, seat)
        observation[where] = what
        mask = numpy.zeros(len(self.actions), numpy.int8)
        question = self.match.question
        if question and question.seat == seat:
            mask[self.actions.legal(question)] = 1
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's answer; what no rule allows is refused (`IllegalAnswer`)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no answer")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.answer(self.actions.codes[action])
        if self.match.over:
            self._end()
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def _end(self) -> None:
        title, game = self.match.title, self.match.game
        if self._rewards == "scores":
            totals = [float(total) for total in title.scores(game)[: self._seats]]
        else:
            winners = title.winners(game)
            totals = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self._seats)]
        self.rewards = dict(zip(self.possible_agents, totals, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Where the game stands, in a line."""
        return repr(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
