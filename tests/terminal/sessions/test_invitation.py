"""Whatever somebody may paste leads to the table it means, or nowhere."""

import pytest

from tischrunde.terminal.sessions.invitation import Invitation, read_invitation
from tischrunde.terminal.sessions.session import Denied

HOUSE = "http://localhost:8000"
CODE = "igel-lampe-wolke"
TABLE = "0123456789abcdef"

MEANT = {
    f"{HOUSE}/t/{TABLE}#{CODE}": Invitation(HOUSE, TABLE, CODE),
    f"{HOUSE}/t/{TABLE}": Invitation(HOUSE, TABLE),
    f"{HOUSE}/t/{TABLE}/": Invitation(HOUSE, TABLE),
    f"{HOUSE}/t/{TABLE} igel lampe wolke": Invitation(HOUSE, TABLE, CODE),
    f"{HOUSE}/t/{TABLE}#claim=1.abc": Invitation(HOUSE, TABLE, claim="1.abc"),
    f"{HOUSE}/r/{TABLE}?seat=1&move=12#{CODE}": Invitation(HOUSE, TABLE, CODE),
    f"{HOUSE}/spiele/t/{TABLE}#{CODE}": Invitation(f"{HOUSE}/spiele", TABLE, CODE),
    f"{HOUSE}/t/t/t/{TABLE}#{CODE}": Invitation(f"{HOUSE}/t/t", TABLE, CODE),
    f"  <{HOUSE}/t/{TABLE}#{CODE}>. ": Invitation(HOUSE, TABLE, CODE),
    f"„{HOUSE}/t/{TABLE}#{CODE}“": Invitation(HOUSE, TABLE, CODE),
    f"{HOUSE}/t/{TABLE}#igel%2Dlampe-wolke": Invitation(HOUSE, TABLE, CODE),
    f"HTTPS://Spiele.example/t/{TABLE}": Invitation("https://Spiele.example", TABLE),
    f"localhost:8000/t/{TABLE}": Invitation(HOUSE, TABLE),
    f"192.168.1.7/t/{TABLE}": Invitation("http://192.168.1.7", TABLE),
    f"[::1]:8000/t/{TABLE}": Invitation("http://[::1]:8000", TABLE),
    f"spiele.example/t/{TABLE}#{CODE}": Invitation("https://spiele.example", TABLE, CODE),
    f"{HOUSE} {CODE}": Invitation(HOUSE, code=CODE),
    f"{HOUSE}/ Igel Lampe Wolke": Invitation(HOUSE, code="Igel-Lampe-Wolke"),
    f"{HOUSE}#{CODE}": Invitation(HOUSE, code=CODE),
    f"localhost {CODE}": Invitation("http://localhost", code=CODE),
    f"{HOUSE}/spiele/ {CODE}": Invitation(f"{HOUSE}/spiele", code=CODE),
}
BESIDE = {
    (CODE, HOUSE): Invitation(HOUSE, code=CODE),
    ("Igel, Lampe, Wolke", HOUSE): Invitation(HOUSE, code="Igel,-Lampe,-Wolke"),
    (CODE, "localhost:8000/"): Invitation(HOUSE, code=CODE),
    (CODE, f"{HOUSE}/spiele/"): Invitation(f"{HOUSE}/spiele", code=CODE),
    (f"{HOUSE}/t/{TABLE}", "http://other.example"): Invitation(HOUSE, TABLE),
}
NOWHERE = ["", "   ", HOUSE, f"{HOUSE}/rules/fx-schmid", CODE, "ftp://localhost/t/1"]
NOWHERE += ["http:///t/1", "http://localhost:zehn/t/1", "http://[::1/t/1", "http://localhost/t/"]


@pytest.mark.parametrize("said", MEANT)
def test_a_link_leads_to_its_table(said: str) -> None:
    assert read_invitation(said) == MEANT[said]


@pytest.mark.parametrize(("said", "server"), BESIDE)
def test_a_code_leads_to_a_table_of_the_server_named_beside(said: str, server: str) -> None:
    assert read_invitation(said, server) == BESIDE[said, server]


@pytest.mark.parametrize("said", NOWHERE)
def test_what_leads_to_no_table_is_denied(said: str) -> None:
    with pytest.raises(Denied, match="unfit-link"):
        read_invitation(said)
