"""A machine on which something is missing, without it and as the gate sees it."""

import pytest

from tests import doctor, needs
from tests.requirements import POSTGRES, REDIS, REQUIREMENTS

NOWHERE = "redis://127.0.0.1:1"


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide all services and all programs."""
    for service in (POSTGRES, REDIS):
        monkeypatch.setenv(service.setting, NOWHERE)
    monkeypatch.setattr("tests.requirements.found", lambda _: None)


@pytest.mark.usefixtures("nothing_installed")
@pytest.mark.parametrize("name", ["PostgreSQL", "Redis", "tmux", "zsh"])
def test_whoever_needs_what_is_missing_is_skipped_and_told_how_to_get_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GATE", raising=False)
    with pytest.raises(pytest.skip.Exception) as skipped:
        needs.need(name)
    (remedy,) = needs.remedies([str(skipped.value)])
    assert REQUIREMENTS[name].remedy() in remedy


@pytest.mark.usefixtures("nothing_installed")
@pytest.mark.parametrize("name", ["PostgreSQL", "Redis", "tmux"])
def test_in_the_gate_they_fail(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GATE", "1")
    with pytest.raises(pytest.fail.Exception, match="the gate skips nothing"):
        needs.need(name)


@pytest.mark.usefixtures("nothing_installed")
def test_the_doctor_tells_of_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.main() == 0
    printed = capsys.readouterr().out
    for name, requirement in REQUIREMENTS.items():
        assert f" {name} " in printed
        assert not requirement.missing() or requirement.remedy() in printed
    assert "MISSING  Redis" in printed


def test_without_uv_nothing_can_be_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    assert doctor.main() == 1
    assert "uv is 0.0" in capsys.readouterr().out
