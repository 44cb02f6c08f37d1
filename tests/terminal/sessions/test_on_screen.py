"""At a server's table with the same screens as at home, by keys alone."""

import pytest

from tests.client.node import run
from tests.server.running_server import RunningServer
from tests.terminal.app.seated import seated
from tests.terminal.app.test_matches import ENDLESS, act, is_asked
from tests.terminal.sessions.session_factory import opened_at
from tischrunde.terminal.app.sheet import Sheet
from tischrunde.terminal.sessions.guests import Guests
from tischrunde.terminal.sessions.join import join


@pytest.mark.parametrize("game", ["rallye", "uno"])
def test_a_match_is_dealt_and_played_to_its_end(
    server: RunningServer, guests: Guests, game: str
) -> None:
    async def test() -> None:
        opened = await opened_at(server, game, bots=["easy"])
        session = await join(opened.link, "Igel", guests=guests)
        async with seated(session) as igel:
            await igel.sees("Alle sitzen. Es kann losgehen.", "Bommel", "⏎ Karten austeilen")
            await igel.press("enter")
            for _ in range(ENDLESS):
                await igel.until(lambda: is_asked(igel))
                if isinstance(igel.app.screen, Sheet) and "Noch eine Partie" in igel.sheet:
                    break
                await act(igel)
            assert session.scene.state == "over"
            assert "Die Partie geht mit" in igel.sheet
            assert "Fair gemischt: Zusage, dein Zufall" in igel.sheet

    run(test(), seconds=600)


def test_whoever_watches_is_told_so_and_is_not_asked_to_play_again(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "rallye", bots=["easy"])
        player = await join(opened.link, "Igel", guests=guests)
        await player.start()
        session = await join(opened.link, "", watch=True, guests=guests)
        async with seated(session) as uhu:
            await uhu.sees("Du schaust zu.")
            await uhu.press("h")
            await uhu.sees("keine Tipps")
            await uhu.press("q")
            await uhu.sees("Du schaust nur zu")
        await player.close()

    run(test())
