"""A picture of the table in a terminal, for the README."""

import asyncio
import re
from typing import Final

from tischrunde.bots.levels import seat_bot
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.app.app import TischrundeApp
from tischrunde.terminal.match_setup import Asker
from tischrunde.terminal.sessions.local import LocalSession, resumed
from tischrunde.terminal.sessions.new_match import fresh
from tischrunde.terminal.sessions.session import Session

SEED: Final = b"Sonntag 18"
TURNS: Final = 17
FONTS: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def screen_picture() -> str:
    """Return the SVG of a rally after some turns of a bot's, a card chosen."""
    return asyncio.run(_played())


async def _played() -> str:
    game = GAMES["rallye"]
    terms = fresh(game, game.editions["winning-moves"], ("Igel", "Wolf"), ("", "medium"), SEED)
    place, rules = LocalSession(terms, 0), resumed(terms).match.rules

    async def begin(_: Asker) -> Session:
        return place

    app = TischrundeApp(begin, "de")
    async with app.run_test(size=(120, 40)) as pilot:
        for turn in range(TURNS):
            await _until_asked(place)
            view = place.scene.views[0]
            bot = seat_bot("rallye", rules, "medium", turn)
            await place.play(0, bot.choose(view, view.round.legal))
        await _until_asked(place)
        await pilot.pause()
        await pilot.press("right")
        await pilot.pause()
        return FONTS.sub("", app.export_screenshot(title="tischrunde play rallye"))


async def _until_asked(place: Session) -> None:
    while 0 not in place.scene.waiting:  # noqa: ASYNC110 - the app follows the table, not we
        await asyncio.sleep(0.01)
