"""That a server is out of reach is announced once, and so is that it is back."""

from dataclasses import replace

import pytest

from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.new_match import fresh
from tischrunde.terminal.teller import Teller


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_connection_that_is_gone_and_back_is_told(language: str) -> None:
    record = fresh(GAMES["uno"], GAMES["uno"].house.read("uno-carabiner"), ("Ida", "Ben"), ("", ""))
    there = replace(LocalSession(record, 0).scene, events=())
    gone = replace(there, connected=False)
    teller = Teller(language)
    for scene in (there, gone, gone, there):
        teller.hear(scene, [0])
    lost, back = (texts.say("plain", f"connection-{word}", language) for word in ("lost", "back"))
    assert teller.tell(0) == [lost, back]


def test_one_is_told_of_the_own_chair_as_you_and_of_others_by_name() -> None:
    record = fresh(GAMES["uno"], GAMES["uno"].house.read("uno-carabiner"), ("Ida", "Ben"), ("", ""))
    there = replace(LocalSession(record, 0).scene, events=())
    stood_in = replace(there, chairs=tuple(replace(c, stood_in=True) for c in there.chairs if c))
    risen = replace(there, chairs=(there.chairs[0], None))
    teller = Teller("de")
    for scene in (there, stood_in, there, risen):
        teller.hear(scene, [0])
    assert teller.tell(0) == [
        "Für dich spielt jetzt ein Bot.",
        "Für Ben spielt jetzt ein Bot.",
        "Du spielst wieder selbst.",
        "Ben spielt wieder selbst.",
        "Ben ist aufgestanden.",
    ]
