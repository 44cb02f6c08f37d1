"""PettingZoo: every seat of a table is an agent."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from tischrunde.core.game import Seat
from tischrunde.core.turns import ENDED, REFUSED
from tischrunde.envs.episode import ILLEGAL, Episode
from tischrunde.envs.render import RENDER_MODES, drawn, show
from tischrunde.envs.spaces import actions, masked_observations

Observation = dict[str, Any]
"""``observation`` and ``action_mask``, each an array of signed bytes."""


def env(  # noqa: PLR0913 - what a table is made of
    game: str,
    edition: str | None = None,
    players: int = 2,
    *,
    match: bool = False,
    render_mode: str | None = None,
    lang: str = "en",
) -> "TableEnv":
    """Return a table; ``edition`` may be any rule set, with ``match`` an episode is a match."""
    episode = Episode(game, edition, players, whole_match=match)
    return TableEnv(episode, render_mode=render_mode, lang=lang)


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table whose seats are asked one after the other; see docs/environments.md."""

    def __init__(self, episode: Episode, *, render_mode: str | None, lang: str) -> None:
        super().__init__()
        self.metadata = {
            "name": f"tischrunde_{episode.game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.episode = episode
        self.render_mode = render_mode
        self.lang = lang
        self._watched = render_mode == "human"
        self.possible_agents = [f"seat_{seat}" for seat in episode.seats]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.observation_spaces = {a: masked_observations(episode) for a in self.possible_agents}
        self.action_spaces = {agent: actions(episode) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._take_up()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent observes, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return what an agent chooses from, the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin an episode; a seed repeats the same sequence of episodes."""
        seat = self.episode.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._paid = False
        self._take_up()
        self.agent_selection = self.possible_agents[seat]
        if self._watched:
            self.render()

    def step(self, action: Any) -> None:  # noqa: ANN401 - a number, or None once it is over
        """Play an action of the selected agent; one that may not be chosen ends the episode."""
        if self._paid and not self._take_pay(action):
            return
        number = action if type(action) is int else int(action)
        seat = self._play(number)
        if seat < 0:
            seat = self._settle(seat, number)
        self.agent_selection = self.possible_agents[seat]
        if self._watched:
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and its mask: all 0 unless it is selected."""
        seat, row, mask = self._eyes[agent]
        self._look(seat)
        return {"observation": row(), "action_mask": mask()}

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 - PettingZoo has it so
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return everything about the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def legal_actions(self) -> list[int]:
        """Return what the selected agent may choose: the places of the ones in its mask."""
        return self._turns.actions

    def move_of(self, agent: str, action: int) -> Any | None:  # noqa: ANN401 - of any game
        """Return the move an action of an agent stands for; None for passing."""
        return self.episode.move_of(self._seat_of[agent], action)

    def action_of(self, agent: str, move: Any | None) -> int:  # noqa: ANN401 - of any game
        """Return the action of an agent that stands for a move, or with None for passing."""
        return self.episode.action_of(self._seat_of[agent], move)

    def render(self) -> str | None:
        """Return the table as the selected agent sees it, or print it where people look on."""
        seen = (self.episode, self._seat_of[self.agent_selection], self.possible_agents, self.lang)
        if self.render_mode == "ansi":
            return drawn(*seen)
        if self.render_mode == "human":
            show(*seen)
        return None

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _take_up(self) -> None:
        """Cache what every step needs of the present round."""
        self._play = self.episode.turns.play
        self._turns = self.episode.turns
        self._look = self._turns.look
        self._eyes = {
            agent: (seat, row.copy, mask.copy)
            for (agent, seat), (row, mask) in zip(
                self._seat_of.items(), self.episode.views, strict=True
            )
        }

    def _take_pay(self, action: int | None) -> bool:
        """Clear rewards that were returned; return whether the selected agent goes on."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return False
        self._clear_rewards()
        self._cumulative_rewards[self.agent_selection] = 0.0
        return True

    def _settle(self, outcome: int, action: int) -> Seat:
        """Pay for a round that is over, or for an illegal action; return who is selected next."""
        seat = ENDED
        if outcome == REFUSED:
            self._punish(action)
        else:
            rewards, seat = self.episode.go_on()
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self._take_up()
        self._accumulate_rewards()
        self._paid = True
        if seat != ENDED:
            return seat
        self.terminations = dict.fromkeys(self.agents, True)
        if outcome == ENDED:
            self.infos = {a: self.episode.result(s) for a, s in self._seat_of.items()}
        return 0

    def _punish(self, action: int) -> None:
        agent = self.agent_selection
        self.infos[agent] = {"refusal": self.episode.refusal(self._seat_of[agent], action)}
        self.episode.turns.stop()
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
