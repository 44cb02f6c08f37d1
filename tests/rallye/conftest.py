"""What tests of the rally game ask for."""

import pytest


@pytest.fixture
def clause(request: pytest.FixtureRequest, edition: str) -> str:
    """The clause that the test shows of the edition it runs for."""
    marked = [shown for mark in request.node.iter_markers("clause") for shown in mark.args]
    (clause,) = (shown for shown in marked if shown.startswith(f"{edition}/"))
    return str(clause)
