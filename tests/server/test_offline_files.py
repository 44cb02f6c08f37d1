"""What makes the client an app: the manifest, its icons, and the service worker."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running_server import RunningServer, running_server

PUBLIC = Path(__file__).parents[2] / "web" / "public"
WORKER = "const engine = `%ENGINE%`;\n"


@pytest.fixture(scope="module", params=["", "/spiele"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[RunningServer]:
    """A server at the root, and one under a sub-path that a proxy takes off."""
    web = tmp_path_factory.mktemp("web")
    (web / "icons").mkdir()
    for name in ("index", "start", "table"):
        link = '<link rel="manifest" href="./manifest.webmanifest">'
        (web / f"{name}.html").write_text(f'<html data-engine="">{link}</html>')
    (web / "service-worker.js").write_text(WORKER)
    (web / "service-worker.js.br").write_bytes(b"of the file before the engine was put in")
    for name in ("manifest.webmanifest", "icons/icon-192.png"):
        (web / name).write_bytes((PUBLIC / name).read_bytes())
    options = ["--base-path", request.param] if request.param else []
    with running_server(tmp_path_factory.mktemp("data"), *options, web=web) as running:
        yield running


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/icon-192.png", "image/png"),
        ("/service-worker.js", "text/javascript; charset=utf-8"),
    ],
)
def test_they_are_of_their_kind_and_asked_for_again(
    server: RunningServer, path: str, kind: str
) -> None:
    answer = server.ask("GET", path)
    assert answer.status == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"


def test_pages_may_have_both(server: RunningServer) -> None:
    policy = server.ask("GET", "/").headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy


def test_the_service_worker_knows_the_engine_of_the_pages(server: RunningServer) -> None:
    named = re.search('data-engine="([^"]+)"', server.ask("GET", "/").text)
    assert named
    packed = {"accept-encoding": "br"}
    for headers in ({}, packed):
        answer = server.ask("GET", "/service-worker.js", headers=headers)
        assert answer.text == WORKER.replace("%ENGINE%", named[1])
    assert server.ask("GET", f"/{named[1]}").status == 200


def test_all_the_manifest_names_exists() -> None:
    manifest = (PUBLIC / "manifest.webmanifest").read_text("utf-8")
    icons = re.findall(r'"src": "\./([^"]+)"', manifest)
    assert len(icons) == 4
    assert all((PUBLIC / icon).is_file() for icon in icons)
