"""Nobody acts, sees or joins where they may not."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running_server import RunningServer, look_on, seat_at
from tischrunde.protocol.close_codes import POLICY
from tischrunde.server.codes import WORDS, words_in
from tischrunde.texts import LANGUAGES


@pytest.fixture
def table_for_two(family: RunningServer) -> tuple[dict[str, Any], str, str]:
    """A private table for two, both seated: the hedgehog and the wolf."""
    hedgehog, wolf = family.guest("Igel"), family.guest("Wolf")
    opened = family.table(hedgehog)
    seat_at(family, opened["table"], wolf, code=opened["code"])
    return opened, hedgehog, wolf


def test_nobody_plays_for_another_seat(
    family: RunningServer, table_for_two: tuple[dict[str, Any], str, str]
) -> None:
    opened, hedgehog, wolf = table_for_two
    with family.socket(hedgehog) as line, family.socket(wolf) as other:
        line.say(t="do", k="1", table=opened["table"], do="start")
        line.until("ack", k="1")
        shown = look_on(line, opened["table"])
        on_turn = shown["view"]["match"]["round"]["on_turn"]
        waiting, idle = (line, other) if on_turn == 0 else (other, line)
        view = look_on(waiting, opened["table"])
        move = view["view"]["match"]["round"]["legal"][0]
        idle.say(t="play", k="2", table=opened["table"], base=view["v"], move=move)
        refused = idle.until("err", k="2")
        assert refused["code"] == "refused"
        assert refused["clause"].startswith("fx-schmid/")
        waiting.say(t="play", k="3", table=opened["table"], base=view["v"], move=move)
        assert waiting.until("ev", k="3")["v"] == view["v"] + 1


def test_without_a_seat_nothing_is_played(
    family: RunningServer, table_for_two: tuple[dict[str, Any], str, str]
) -> None:
    opened, _, _ = table_for_two
    for token in ("", family.guest("Fuchs")):
        with family.socket(token) as line:
            for frame in ({"t": "play", "base": 99, "move": "roll"}, {"t": "do", "do": "start"}):
                line.say(**frame, k="1", table=opened["table"])
                assert line.until("err", k="1")["code"] == "not-your-seat"


def test_a_private_table_is_neither_seen_nor_joined_without_its_code(
    family: RunningServer, table_for_two: tuple[dict[str, Any], str, str]
) -> None:
    opened, _, _ = table_for_two
    fox = family.guest("Fuchs")
    table = opened["table"]
    for code in ("", "falsch-falsch-falsch"):
        assert family.ask("GET", f"/api/tables/{table}", token=fox, code=code).status == 404
        assert family.ask("GET", f"/api/tables/{table}/record", code=code).status == 404
        with family.socket(fox) as line:
            assert look_on(line, table, code=code)["t"] == "gone"
    empty = family.table(family.guest("Uhu"))
    refused = family.ask("POST", f"/api/tables/{empty['table']}/seats", {"code": "x"}, fox)
    assert (refused.status, refused.said["code"]) == (404, "no-such-table")
    assert seat_at(family, empty["table"], fox, code=empty["code"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_any_language_let_in(family: RunningServer, language: str) -> None:
    opened = family.table(family.guest("Igel"))
    table = opened["table"]
    places = [WORDS.index(word) for word in opened["code"].split("-")]
    said = " ".join(words_in(language)[place] for place in places).title()
    found = family.ask("GET", "/api/codes", code=said).said
    assert (found["table"], found["link"]) == (table, opened["link"])
    assert family.ask("GET", f"/api/tables/{table}", code=said).status == 200
    with family.socket() as line:
        assert look_on(line, table, code=said)["t"] == "snap"
    assert seat_at(family, table, family.guest("Wolf"), code=said) == 1


def test_private_tables_are_not_on_the_board(family: RunningServer) -> None:
    private = family.table(family.guest())
    public = family.table(family.guest(), public=True)
    board = [each["table"] for each in family.ask("GET", "/api/tables").said["tables"]]
    assert public["table"] in board
    assert private["table"] not in board


def test_every_seat_sees_a_hand_of_its_own_and_spectators_none(
    family: RunningServer, table_for_two: tuple[dict[str, Any], str, str]
) -> None:
    opened, hedgehog, wolf = table_for_two
    with family.socket(hedgehog) as first, family.socket(wolf) as second:
        first.say(t="do", k="1", table=opened["table"], do="start")
        first.until("ack", k="1")
        views = [look_on(line, opened["table"])["view"] for line in (first, second)]
        with family.socket() as third:
            watched = look_on(third, opened["table"], code=opened["code"])["view"]
    assert [view["seat"] for view in (*views, watched)] == [0, 1, None]
    hands = [view["match"]["round"]["hand"] for view in views]
    assert sorted(map(len, hands)) == [6, 7]
    assert watched["match"]["round"]["hand"] == []
    assert watched["secret"] is None
    assert watched["code"] is None


def test_forged_tokens_are_nobodys(family: RunningServer) -> None:
    token = family.guest()
    for forged in (token[:-1] + ("A" if token[-1] != "A" else "B"), "x", token + "x", "ä" * 8):
        quoted = forged.encode().decode("latin-1")
        answer = family.ask("GET", "/api/me", headers={"authorization": f"Bearer {quoted}"})
        assert (answer.status, answer.said["code"]) == (401, "not-known")
        with family.socket() as line:
            assert line.hear()["t"] == "welcome"
            line.say(t="hello", token=forged)
            assert line.hear() == {"t": "err", "code": "not-known"}


def test_a_device_that_logged_out_is_not_known_any_more(family: RunningServer) -> None:
    token = family.guest()
    assert family.ask("GET", "/api/me", token=token).status == 200
    assert family.ask("POST", "/api/me/logout", token=token).status == 204
    assert family.ask("GET", "/api/me", token=token).status == 401


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/me/logout"), ("DELETE", "/api/me")])
def test_whoever_is_not_known_any_more_is_hung_up_on_at_every_node_and_nobody_else(
    nodes: tuple[RunningServer, RunningServer], method: str, path: str
) -> None:
    here, there = nodes
    hedgehog, wolf = here.guest("Igel"), here.guest("Wolf")
    with there.socket(hedgehog) as line, there.socket(wolf) as other:
        assert line.hear()["t"] == other.hear()["t"] == "welcome"
        assert here.ask(method, path, token=hedgehog).status == 204
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == POLICY
        other.say(t="ping")
        assert other.hear()["t"] == "pong"


def test_a_second_hello_as_somebody_else_ends_what_the_first_one_saw(
    family: RunningServer, table_for_two: tuple[dict[str, Any], str, str]
) -> None:
    opened, hedgehog, _ = table_for_two
    table = opened["table"]
    marten = family.guest("Marder")
    with family.socket(hedgehog) as line, family.socket(hedgehog) as own:
        assert look_on(line, table)["view"]["seat"] == look_on(own, table)["view"]["seat"] == 0
        line.say(t="hello", token=hedgehog)
        line.until("welcome")
        own.say(t="do", k="1", table=table, do="start")
        own.until("ev", k="1")
        line.until("ev", table=table)  # said twice by the same guest, a hello changes nothing
        line.say(t="hello", token=marten)
        line.until("welcome")
        own.say(t="do", k="2", table=table, do="leave")
        own.until("ev", k="2")
        line.say(t="ping")
        heard = []
        while (frame := line.hear())["t"] != "pong":
            heard.append(frame)
        assert [frame for frame in heard if frame.get("table") == table] == []
        assert look_on(line, table)["t"] == "gone"
        assert look_on(line, table, code=opened["code"])["view"]["seat"] is None


def test_a_seat_token_works_once_and_only_at_its_table(
    family: RunningServer, table_for_two: tuple[dict[str, Any], str, str]
) -> None:
    opened, hedgehog, _ = table_for_two
    granted = family.ask("POST", f"/api/tables/{opened['table']}/tokens", token=hedgehog).said
    phone, thief = family.guest("Igel"), family.guest("Marder")
    elsewhere = family.table(family.guest())
    claims = "/api/tables/{}/claims"
    wrong = family.ask(
        "POST", claims.format(elsewhere["table"]), {"token": granted["token"]}, thief
    )
    assert (wrong.status, wrong.said["code"]) == (404, "no-such-token")
    forged = granted["token"][:-2] + "zz"
    assert (
        family.ask("POST", claims.format(opened["table"]), {"token": forged}, thief).status == 404
    )
    taken = family.ask("POST", claims.format(opened["table"]), {"token": granted["token"]}, phone)
    assert (taken.status, taken.said["seat"]) == (201, 0)
    again = family.ask("POST", claims.format(opened["table"]), {"token": granted["token"]}, thief)
    assert (again.status, again.said["code"]) == (404, "no-such-token")
    with family.socket(phone) as line:
        assert look_on(line, opened["table"])["view"]["seat"] == 0


def test_whoever_gave_up_a_seat_does_not_see_the_hand_of_whoever_takes_it(
    family: RunningServer,
) -> None:
    hedgehog, wolf, fox = (family.guest(name) for name in ("Igel", "Wolf", "Fuchs"))
    opened = family.table(hedgehog)
    table, code = opened["table"], opened["code"]
    seat_at(family, table, wolf, code=code)
    with family.socket(wolf) as line:
        look_on(line, table)
        assert family.ask("DELETE", f"/api/tables/{table}/seats/1", token=wolf).status == 204
        assert line.until("gone")["table"] == table
        seat_at(family, table, fox, code=code)
        with family.socket(hedgehog) as host:
            host.say(t="do", k="1", table=table, do="start")
            host.until("ack", k="1")
        line.say(t="ping")
        assert line.hear()["t"] == "pong"  # and nothing of the table before it


def test_programs_sit_only_where_they_are_allowed(family: RunningServer) -> None:
    program = family.guest("Rechner", program=True)
    for allowed in (False, True):
        opened = family.table(family.guest(), programs=allowed)
        body = {"code": opened["code"]}
        answer = family.ask("POST", f"/api/tables/{opened['table']}/seats", body, program)
        assert answer.status == (201 if allowed else 403)


def test_only_the_host_lets_bots_sit_and_sends_them_away(family: RunningServer) -> None:
    hedgehog, wolf = family.guest("Igel"), family.guest("Wolf")
    opened = family.table(hedgehog, players=3)
    seats = f"/api/tables/{opened['table']}/seats"
    body = {"code": opened["code"], "bot": "easy"}
    assert family.ask("POST", seats, body, wolf).said["code"] == "not-the-host"
    assert family.ask("POST", seats, body, hedgehog).said["seat"] == 1
    assert family.ask("DELETE", f"{seats}/1", token=wolf).said["code"] == "not-your-seat"
    assert family.ask("DELETE", f"{seats}/1", token=hedgehog).status == 204


def test_nobody_says_anything_before_hello(family: RunningServer) -> None:
    with family.socket() as line:
        line.hear()
    with family.bare_socket() as line:
        line.say(t="ping")
        assert line.hear()["code"] == "say-hello"


def test_no_command_bears_a_name_the_server_gives(
    family: RunningServer, table_for_two: tuple[dict[str, Any], str, str]
) -> None:
    """Otherwise a player could make the clock, or a bot, believe that it had acted already."""
    opened, hedgehog, _ = table_for_two
    with family.socket(hedgehog) as line:
        for key in ("clock 3 1700000000000", "bot 3 plays", "a\0b", "ä", ""):
            line.say(t="do", k=key, table=opened["table"], do="start")
            assert line.until("err")["code"] == "malformed"


def test_brackets_within_brackets_are_malformed(family: RunningServer) -> None:
    deep = "[" * 3000
    with family.socket() as line:
        line.connection.send(f'{{"t":"ping","x":{deep}')
        assert line.until("err")["code"] == "malformed"
    answer = family.ask("POST", "/api/guests", f'{{"x":{deep}'.encode())
    assert (answer.status, answer.said["code"]) == (400, "malformed")


def test_a_shape_is_a_word_and_nothing_after_it(family: RunningServer) -> None:
    body = {"name": "Igel", "shape": "circle\n"}
    assert family.ask("POST", "/api/guests", body).said["code"] == "malformed"


def test_whatever_is_refused_is_counted(family: RunningServer) -> None:
    family.ask("GET", "/api/codes", code="nichts")
    with family.socket() as line:
        line.say(t="play", k="", table="", base=0, move="")
        line.until("err")
    metrics = family.ask("GET", "/metrics").text
    assert 'tischrunde_denials_total{code="no-such-table"}' in metrics
    assert 'tischrunde_denials_total{code="malformed"}' in metrics
