"""What the library promises is there, is described, can be imported alone, and is all there is."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from tests.promised_names import PUBLIC, description, home, imported, promised

ROOT = Path(__file__).parents[1]
LAZY = ("tischrunde.bots", "tischrunde.games", "tischrunde.rallye", "tischrunde.uno")
PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
TABLES = re.findall(
    r"(Both games|`tischrunde\.\w+`) ha(?:s|ve)(?: besides)?\n\n((?:\|.*\n)+)", PAGE
)
GAMES = ("tischrunde.rallye", "tischrunde.uno")

ALONE = """
import sys

package, *names = sys.argv[1:]
for name in names:
    for module in [module for module in sys.modules if module.partition(".")[0] == "tischrunde"]:
        del sys.modules[module]
    exec(f"from {package} import {name}")
"""
"""Imports each name as if nothing of ours had been imported before."""


def on_the_page(package: str) -> list[str]:
    wanted = {f"`{package}`", "Both games"} if package in GAMES else {f"`{package}`"}
    rows = [row for whose, table in TABLES if whose in wanted for row in table.splitlines()]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


@pytest.mark.parametrize("package", PUBLIC)
def test_every_name_is_described(package: str) -> None:
    for name in promised(package):
        where = home(package, name)
        words = description(where, name)
        assert words, f"{where}.{name} has no description"


@pytest.mark.parametrize("package", PUBLIC)
def test_every_name_can_be_imported_alone(package: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own package
        [sys.executable, "-W", "error", "-c", ALONE, package, *promised(package)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("package", PUBLIC)
def test_a_name_is_the_one_the_type_checker_sees(package: str) -> None:
    surface = import_module(package)
    seen = imported(package)
    for name in promised(package):
        assert getattr(surface, name) is getattr(import_module(seen[name]), name)


@pytest.mark.parametrize("package", LAZY)
def test_nothing_else_is_offered(package: str) -> None:
    surface = import_module(package)
    assert dir(surface) == sorted(promised(package))
    assert imported(package).keys() - {"TYPE_CHECKING", "lazy_exports"} == set(promised(package))
    with pytest.raises(AttributeError, match=f"module '{package}' has no attribute 'nonsense'"):
        surface.nonsense  # noqa: B018 - it is looked for


@pytest.mark.parametrize("package", PUBLIC)
def test_no_name_is_that_of_a_module(package: str) -> None:
    """Whoever imported the module would find it in the place of the name."""
    modules = {module.name for module in iter_modules(import_module(package).__path__)}
    assert not modules.intersection(promised(package))


@pytest.mark.parametrize("package", LAZY)
def test_a_package_imports_none_of_its_modules(package: str) -> None:
    listed = f"import sys, {package}; print(*sys.modules)"
    done = subprocess.run(  # noqa: S603 - our own package
        [sys.executable, "-c", listed], check=True, capture_output=True, text=True
    )
    assert {name for name in done.stdout.split() if name.startswith("tischrunde")} == {
        "tischrunde",
        "tischrunde.core",
        "tischrunde.core.lazy_exports",
        package,
    }


@pytest.mark.parametrize("package", PUBLIC)
def test_the_page_names_what_is_promised(package: str) -> None:
    assert sorted(on_the_page(package)) == sorted(promised(package))


@pytest.mark.parametrize("package", GAMES)
def test_what_the_page_says_of_positions_and_rules_is_there(package: str) -> None:
    game = import_module(package)
    (of_positions,) = re.findall(r"Of a `Position`,(.*?)are promised", PAGE, re.DOTALL)
    (of_rules,) = re.findall(r"`Rules\(edition, players\)`, with (.*?)\.\n", PAGE, re.DOTALL)
    for words, kind, count in ((of_positions, game.Position, 11), (of_rules, game.Rules, 5)):
        names = re.findall(r"`(\w+)`", words)
        assert len(names) == count
        assert [name for name in names if not hasattr(kind, name)] == []
