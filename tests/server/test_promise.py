"""Nobody's entropy is taken before the server has shown what it is bound to."""

from msgspec.structs import fields

from tests.server.running_server import RunningServer
from tischrunde.protocol.routes import ROUTES

ENTROPY = "4 2 6"


def test_only_a_table_that_can_be_seen_takes_entropy() -> None:
    """A commitment that comes with the answer comes too late: the server knows all by then."""
    taking = [
        route.path
        for route in ROUTES
        if route.body and "entropy" in {field.name for field in fields(route.body)}
    ]
    assert taking == ["/api/tables/{table}/seats"]


def test_whoever_opens_a_table_is_shown_its_promise_first_and_adds_then(
    family: RunningServer,
) -> None:
    hedgehog = family.guest("Igel")
    body = {"game": "uno", "rules": "uno-carabiner", "players": 2, "bots": ["easy"]}
    for early in ({"entropy": ENTROPY}, {"sit": True, "entropy": ENTROPY}, {"sit": True}):
        refused = family.ask("POST", "/api/tables", body | early, hedgehog)
        assert (refused.status, refused.said["code"]) == (400, "malformed")
    opened = family.ask("POST", "/api/tables", body, hedgehog).said
    table = f"/api/tables/{opened['table']}"
    shown = family.ask("GET", table, token=hedgehog, code=opened["code"]).said["view"]
    assert shown["commitment"] == opened["commitment"]
    assert [chair and chair["kind"] for chair in shown["chairs"]] == [None, "bot"]
    wish = {"code": opened["code"], "entropy": ENTROPY}
    assert family.ask("POST", f"{table}/seats", wish, hedgehog).said["seat"] == 0
    with family.socket(hedgehog) as line:
        line.say(t="do", k="1", table=opened["table"], do="start")
        line.until("ack", k="1")
    begun = family.ask("GET", table, token=hedgehog).said["view"]
    assert begun["commitment"] == opened["commitment"]
    assert f"\nentropy 1: {ENTROPY}\n" in begun["terms"]
