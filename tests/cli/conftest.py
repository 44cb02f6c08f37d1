"""Every command of these tests speaks German on a terminal of 90 columns, unless told otherwise."""

import pytest


@pytest.fixture(autouse=True)
def no_language_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "90")
    monkeypatch.setenv("NO_COLOR", "1")
