"""Gymnasium: one seat learns, bots have the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from tischrunde.bots.bot import Bot
from tischrunde.bots.levels import seat_bot
from tischrunde.bots.names import LEVELS
from tischrunde.core.game import Seat
from tischrunde.core.shuffle import Stream
from tischrunde.core.turns import ENDED, REFUSED
from tischrunde.envs.episode import ILLEGAL, Episode, Row
from tischrunde.envs.render import RENDER_MODES, drawn, show
from tischrunde.envs.spaces import actions, observations


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """A table at which one seat learns; see docs/environments.md.

    ``opponents`` is the level of all bots, or one level for each of them, from the learner's left.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as its base

    def __init__(  # noqa: PLR0913 - what a table is made of
        self,
        game: str,
        edition: str | None = None,
        players: int = 2,
        opponents: str | Sequence[str] = "medium",
        seat: Seat = 0,
        *,
        match: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.episode = Episode(game, edition, players, whole_match=match)
        self.levels = _levels(opponents, players - 1)
        if seat not in self.episode.seats:
            raise ValueError(f"no seat {seat} at a table of {players}")
        self.seat = seat
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = observations(self.episode)
        self.action_space = actions(self.episode)
        self._bots: dict[Seat, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin an episode and let the bots play until the learner is asked."""
        super().reset(seed=seed, options=options)
        while True:
            asked = self.episode.deal(seed)
            self._bots = self._seat_bots()
            _, asked = self._play_on(asked)
            if asked != ENDED:
                break
            seed = None
        return self._told({})

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Play an action, then let the bots play until the learner is asked again.

        One that may not be chosen ends the episode with a reward of -1 and the clause against it.
        """
        outcome = self.episode.turns.play(int(action))
        if outcome == REFUSED:
            refusal = {"refusal": self.episode.refusal(self.seat, int(action))}
            self.episode.turns.stop()
            observation, info = self._told(refusal)
            return observation, ILLEGAL, True, False, info
        reward, asked = self._play_on(outcome)
        result = self.episode.result(self.seat) if asked == ENDED else {}
        observation, info = self._told(result)
        return observation, reward, asked == ENDED, False, info

    def action_masks(self) -> Row:
        """Return one number for each action: 1 if the learner may choose it now."""
        return self.episode.seen(self.seat)[1]

    def render(self) -> Any:  # noqa: ANN401 - Gymnasium has it so
        """Return the table as the learner sees it, or print it where people look on."""
        names = [f"seat_{seat}" for seat in self.episode.seats]
        if self.render_mode == "ansi":
            return drawn(self.episode, self.seat, names, self.lang)
        if self.render_mode == "human":
            show(self.episode, self.seat, names, self.lang)
        return None

    def _play_on(self, asked: int) -> tuple[float, int]:
        """Let the bots play; return the learner's reward, and its seat or ENDED."""
        reward = 0.0
        while True:
            if asked == ENDED:
                rewards, asked = self.episode.go_on()
                reward += rewards[self.seat]
            if asked in (self.seat, ENDED):
                return reward, asked
            asked = self.episode.turns.play(self._bot_action(asked))

    def _bot_action(self, seat: Seat) -> int:
        match = self.episode.match
        legal = match.legal(seat)
        bot = self._bots[seat]
        if seat in match.waiting:
            return self.episode.action_of(seat, bot.choose(match.view(seat), legal))
        return self.episode.action_of(seat, bot.interject(match.view(seat), legal))

    def _seat_bots(self) -> dict[Seat, Bot]:
        """Return a bot for every other seat, seeded by the episode."""
        bots: dict[Seat, Bot] = {}
        episode = self.episode
        for steps, level in enumerate(self.levels, start=1):
            seat = (self.seat + steps) % episode.players
            chance = Stream(episode.seed, f"bot {seat}").below(1 << 31)
            bots[seat] = seat_bot(episode.game.id, episode.match.rules, level, chance)
        return bots

    def _told(self, info: dict[str, Any]) -> tuple[Row, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        row, mask = self.episode.seen(self.seat)
        return row, {**info, "action_mask": mask}


def _levels(opponents: str | Sequence[str], count: int) -> tuple[str, ...]:
    levels = (opponents,) * count if isinstance(opponents, str) else tuple(opponents)
    if len(levels) != count or not set(levels) <= set(LEVELS):
        raise ValueError(f"{count} opponents wanted, each one of {', '.join(LEVELS)}")
    return levels
