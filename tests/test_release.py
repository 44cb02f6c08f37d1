"""What a release is made of: the version, the build of the wheel, the lists of its contents."""

import importlib.util
import os
import re
from pathlib import Path
from types import ModuleType

import pytest

from tests import sbom

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def hatch_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone whose client was built after everything else."""
    for name in ("web/package.json", "web/src/main.ts", "src/tischrunde/texts/de/web.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("source")
        os.utime(tmp_path / name, (1_000, 1_000))
    for folder in ("cards", "public", "scripts"):
        (tmp_path / "web" / folder).mkdir()
        os.utime(tmp_path / "web" / folder, (1_000, 1_000))
    built = tmp_path / "src" / "tischrunde" / "web" / "index.html"
    built.parent.mkdir()
    built.write_text("built")
    os.utime(built, (2_000, 2_000))
    return tmp_path


@pytest.fixture
def without_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))


def test_types_are_asked_for_in_one_order(hatch_build: ModuleType) -> None:
    one = "if (likely((Py_TYPE(x) == CPyType_uno___A) || (Py_TYPE(x) == CPyType_rallye___A)))"
    other = "if (likely((Py_TYPE(x) == CPyType_rallye___A) || (Py_TYPE(x) == CPyType_uno___A)))"
    assert hatch_build.in_order(one) == hatch_build.in_order(other) == other
    apart = "(Py_TYPE(y) == CPyType_b) || (Py_TYPE(x) == CPyType_a)"
    assert hatch_build.in_order(apart) == apart


@pytest.mark.usefixtures("without_node")
class TestTheWebClientInAWheel:
    def test_is_left_as_it_was_built(self, hatch_build: ModuleType, clone: Path) -> None:
        assert hatch_build.WebClient(clone).build() is None

    @pytest.mark.parametrize(
        "newer", ["web/package.json", "web/src/main.ts", "src/tischrunde/texts/de/web.ftl"]
    )
    def test_is_built_anew_when_a_source_is_newer(
        self, hatch_build: ModuleType, clone: Path, newer: str
    ) -> None:
        os.utime(clone / newer, (3_000, 3_000))
        assert hatch_build.WebClient(clone).build() == "Node was not found."

    def test_is_left_out_without_node(self, hatch_build: ModuleType, clone: Path) -> None:
        (clone / "src" / "tischrunde" / "web" / "index.html").unlink()
        assert hatch_build.WebClient(clone).build() == "Node was not found."

    def test_comes_with_an_archive_of_the_sources(
        self, hatch_build: ModuleType, clone: Path
    ) -> None:
        (clone / "web" / "package.json").unlink()
        os.utime(clone / "web" / "src" / "main.ts", (3_000, 3_000))
        assert hatch_build.WebClient(clone).build() is None


def test_an_old_node_is_named(
    hatch_build: ModuleType, clone: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (clone / "src" / "tischrunde" / "web" / "index.html").unlink()
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, says in (("node", "v18.20.4"), ("npm", "10.0.0")):
        (programs / name).write_text(f"#!/bin/sh\necho {says}\n")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    assert hatch_build.WebClient(clone).build() == "Node 18 is too old, it wants 20 or later."


def test_the_version_stands_in_one_place() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    found = re.search(r'^version = "(.+)"$', project, re.MULTILINE)
    assert found is not None
    places = [*ROOT.glob("*"), *ROOT.glob("src/tischrunde/**/*.py"), *ROOT.glob("deploy/*")]
    naming = {
        path.relative_to(ROOT).as_posix()
        for path in places
        if path.is_file() and found[1] in path.read_text("utf-8", errors="ignore")
    }
    # The lock of uv repeats it by itself; a changelog tells of what was released.
    assert naming - {"uv.lock", "CHANGELOG.md"} == {"pyproject.toml"}


def test_a_list_that_leaves_out_a_package_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sbom, "locked_python", lambda: {"rich 15.1", "msgspec 0.20"})
    monkeypatch.setattr(sbom, "locked_web", lambda: {"@fluent/bundle 0.19.1"})
    listed = '{"name": "rich", "version": "15.1"}'
    (tmp_path / "web.cdx.json").write_text(
        '{"components": [{"group": "@fluent", "name": "bundle", "version": "0.19.1"}]}'
    )
    (tmp_path / "python.cdx.json").write_text(f'{{"components": [{listed}]}}')
    assert sbom.main(tmp_path) == 1
    assert "python.cdx.json: 1 packages, 1 of them not as locked msgspec 0.20" in (
        capsys.readouterr().out
    )
    whole = f'{listed}, {{"name": "msgspec", "version": "0.20"}}'
    (tmp_path / "python.cdx.json").write_text(f'{{"components": [{whole}]}}')
    assert sbom.main(tmp_path) == 0
