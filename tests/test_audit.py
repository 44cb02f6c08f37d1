"""An advisory fails the audit, a silent service does not."""

import json

import pytest

from tests import audit

SOUND = {"name": "rich", "version": "15.1", "vulns": []}
UNSOUND = {"name": "h", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}
UNKNOWN = {"name": "rich", "skip_reason": "not found"}
BROKEN = {"vite": {"range": "<9", "severity": "high", "fixAvailable": True}}


@pytest.mark.parametrize(
    ("said", "advisories"),
    [
        ({"dependencies": [SOUND, UNKNOWN]}, []),
        ({"dependencies": [SOUND, UNSOUND]}, ["h 1: PYSEC-1, mended in ['2']"]),
        ({"dependencies": [UNKNOWN]}, None),
        ({}, None),
    ],
)
def test_what_pip_audit_says(said: object, advisories: list[str] | None) -> None:
    assert audit.advisories_of_pip(json.dumps(said)) == advisories


@pytest.mark.parametrize(
    ("said", "advisories"),
    [
        ({"vulnerabilities": {}}, []),
        ({"vulnerabilities": BROKEN}, ["vite <9: high, can be mended: True"]),
        ({"message": "405 Method Not Allowed", "statusCode": 405}, None),
    ],
)
def test_what_npm_says(said: object, advisories: list[str] | None) -> None:
    assert audit.advisories_of_npm(json.dumps(said)) == advisories


@pytest.mark.parametrize(
    ("npm", "code"),
    [("", 0), ('{"vulnerabilities": {}}', 0), (json.dumps({"vulnerabilities": BROKEN}), 1)],
)
def test_only_advisories_fail_it(
    npm: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "_ask_about_python", lambda: audit.Answer("", "nobody answers"))
    monkeypatch.setattr(audit, "_ask", lambda _: audit.Answer(npm, ""))
    assert audit.main() == code
    assert "Python: the advisories cannot be asked for. nobody answers" in capsys.readouterr().out
