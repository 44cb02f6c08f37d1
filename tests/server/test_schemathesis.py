"""The server answers every request as its OpenAPI document says."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.conftest import PATIENT
from tests.server.running_server import RunningServer, running_server
from tischrunde.protocol.openapi import openapi

pytestmark = pytest.mark.xdist_group("schemathesis")

EXAMPLES = 25 if os.environ.get("LONG") else 6
"""Number of random requests for each route, beside those that cover its schema."""
ENDING = ("forget", "log_out")
"""After these a token is nobody's."""

SCHEMA = schemathesis.pytest.from_fixture("schema")
"""What is asked is made up when a test runs: made up when it is collected, every worker would."""

BOUNDED = settings(
    max_examples=EXAMPLES,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Api:
    """A server, a guest it knows and a table that is there."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.token = server.guest("Igel")
        self.table = server.table(self.token, players=3, bots=["easy"], public=True)["table"]

    def ask(self, case: Any, *, known: bool, real: bool) -> None:
        """Ask as generated, of a real table if that is wanted, and judge the answer."""
        if real:
            case.path_parameters.update(
                {"table": self.table} if "table" in case.path_parameters else {}
            )
        if isinstance(case.body, dict):
            case.body = _whole(case.body)
        ending = case.operation.definition.raw["operationId"] in ENDING
        token = self.server.guest("Wolf") if ending and known else self.token
        headers = {"Authorization": f"Bearer {token}"} if known else {}
        # Beside a token that holds, generated cookies are no reason to send anybody away.
        left_out = [schemathesis.checks.ignored_auth] if known else []
        if real:  # what was wrong with the path is right now
            left_out.append(schemathesis.checks.negative_data_rejection)
        case.call_and_validate(base_url=self.server.url, headers=headers, excluded_checks=left_out)


def _whole(value: Any) -> Any:
    """To JSON Schema 9.0 is a whole number, to the server it is none."""
    if isinstance(value, dict):
        return {name: _whole(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@pytest.fixture(scope="module")
def schema() -> Any:
    return schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("schema")
    with running_server(folder, *PATIENT, log=folder / "log") as server:
        yield Api(server)
    assert "Traceback" not in (folder / "log").read_text()


@SCHEMA.parametrize()
@BOUNDED
def test_strangers_are_answered_as_documented(case: Any, api: Api) -> None:
    api.ask(case, known=False, real=False)


@SCHEMA.parametrize()
@BOUNDED
def test_guests_are_answered_as_documented(case: Any, api: Api) -> None:
    api.ask(case, known=True, real=False)


@SCHEMA.parametrize()
@BOUNDED
def test_guests_at_a_table_are_answered_as_documented(case: Any, api: Api) -> None:
    api.ask(case, known=True, real=True)
