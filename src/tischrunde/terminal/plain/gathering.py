"""Before the deal: what a table waits for."""

from tischrunde import texts
from tischrunde.core.game import Seat
from tischrunde.terminal.places.scene import Scene


def awaited(scene: Scene, viewer: Seat | None, language: str) -> str:
    """Return what a table waits for: for people, as long as seats are free, or for who deals."""
    if None in scene.chairs:
        return texts.say("plain", "table-open", language, link=scene.link or "")
    if scene.host is None or scene.may_deal(viewer):
        return texts.say("plain", "table-ready", language)
    return texts.say("plain", "table-ready-others", language, name=scene.names[scene.host])
