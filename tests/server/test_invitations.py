"""The link to a table as a picture: readable, self-contained, for those who may have it."""

import re
from xml.etree import ElementTree as ET

import pytest
import segno

from tests.server.running_server import RunningServer

SPACE = "{http://www.w3.org/2000/svg}"


def squares(svg: str) -> list[str]:
    """Return the dark squares of a picture, row by row, as its one path draws them."""
    size = int(ET.fromstring(svg).attrib["viewBox"].split()[-1])  # noqa: S314 - of our server
    rows = [[" "] * size for _ in range(size)]
    path = ET.fromstring(svg).findall(f"{SPACE}path")[-1].attrib["d"]  # noqa: S314
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        steps = [float(number) for number in numbers.split()]
        if command == "h":
            for column in range(int(x), int(x + steps[0])):
                rows[int(y)][column] = "#"
            x += steps[0]
        else:
            x, y = (steps[0], steps[1]) if command == "M" else (x + steps[0], y + steps[1])
    return ["".join(row) for row in rows]


def drawn(link: str) -> list[str]:
    made = segno.make(link, error="m", micro=False)
    return ["".join("#" if dark else " " for dark in row) for row in made.matrix_iter(border=4)]


@pytest.mark.parametrize("public", [True, False])
def test_whoever_sits_there_or_knows_the_code_has_the_whole_link(
    family: RunningServer,
    public: bool,  # noqa: FBT001 - a parameter
) -> None:
    igel = family.guest("Igel")
    opened = family.table(igel, public=public)
    path = f"/api/tables/{opened['table']}/invitation.svg"
    for answer in (
        family.ask("GET", path, token=igel),
        family.ask("GET", path, code=opened["code"]),
    ):
        assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
        assert squares(answer.text) == drawn(opened["link"])


def test_whoever_only_watches_has_a_link_without_the_code(family: RunningServer) -> None:
    opened = family.table(family.guest("Igel"), public=True)
    answer = family.ask("GET", f"/api/tables/{opened['table']}/invitation.svg")
    assert squares(answer.text) == drawn(opened["link"].partition("#")[0])


def test_nobody_else_has_one(family: RunningServer) -> None:
    opened = family.table(family.guest("Igel"))
    path = f"/api/tables/{opened['table']}/invitation.svg"
    for token in ("", family.guest("Wolf")):
        answer = family.ask("GET", path, token=token, code="drei-alte-autos")
        assert (answer.status, answer.said["code"]) == (404, "no-such-table")


def test_it_is_dark_on_light_and_asks_for_nothing_else(family: RunningServer) -> None:
    igel = family.guest("Igel")
    table = family.table(igel)["table"]
    svg = family.ask("GET", f"/api/tables/{table}/invitation.svg", token=igel).text
    ground, code = ET.fromstring(svg).findall(f"{SPACE}path")  # noqa: S314
    assert (ground.attrib["fill"], code.attrib["stroke"]) == ("#fff", "#000")
    assert "href" not in svg
    assert "script" not in svg
