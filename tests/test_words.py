"""The words of the code itself: constants, docstrings, names of modules and classes; file sizes."""

import ast
import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    path
    for folder in ("src/tischrunde", "tests", "bench")
    for path in (ROOT / folder).rglob("*.py")
)
WEB_SOURCES = sorted(
    path
    for folder in ("web/src", "web/e2e", "web/cards", "web/scripts", "tests/third_game/web")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".ts", ".svelte", ".mjs", ".css"} and path.name != "generated.ts"
)
RIDDLE = re.compile(r"\b[Ss]o (many|long|often|much)\b")
UNITS = {
    r"(Maximum number of s|S)econds\b": "_S",
    r"(Maximum number of m|M)illiseconds\b": "_MS",
    r"Microseconds\b": "_US",
    r"(Maximum n|N)umber of bytes\b": "_BYTES",
}
"""How the docstring of a constant begins, and how its name then ends."""
DURATION = re.compile(
    r"(TIMEOUT|DELAY|WITHIN|PATIENCE|INTERVAL|PAUSE|RETRY|RESEND|SWEEP|PERIOD|AGE|SECONDS|MINUTES?|HOURS?)$"
)
"""How a name ends that is a length of time and does not say in which unit."""


def docstrings(tree: ast.Module) -> Iterator[str]:
    """Return what stands in a module as a text of its own: docstrings, of constants too."""
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Expr) else None
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield text.value


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Return the constants of a module that have a docstring, with it."""
    for node, following in zip(tree.body, tree.body[1:], strict=False):
        if not isinstance(following, ast.Expr) or not isinstance(following.value, ast.Constant):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else ()
        target = node.target if isinstance(node, ast.AnnAssign) else next(iter(targets), None)
        if isinstance(target, ast.Name) and target.id.isupper():
            yield target.id, str(following.value.value)


def numbers(tree: ast.Module) -> Iterator[str]:
    """Return the constants of a module that are numbers."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            parts = (ast.BinOp, ast.operator, ast.Constant)
            plain = all(isinstance(part, parts) for part in ast.walk(node.value))
            values = [part for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
            if isinstance(target, ast.Name) and plain and isinstance(values[0].value, int | float):
                yield target.id


def faults(source: str) -> list[str]:
    """Return what is wrong with the words of a module."""
    tree = ast.parse(source)
    riddles = [text for text in docstrings(tree) if RIDDLE.search(text)]
    unitless = [
        name
        for name, text in constants(tree)
        for begins, ends in UNITS.items()
        if re.match(begins, text) and not name.endswith(ends)
    ]
    timeless = [name for name in numbers(tree) if DURATION.search(name) and "_PER_" not in name]
    return riddles + unitless + timeless


def test_words_are_plain_and_units_are_named() -> None:
    found = {path.relative_to(ROOT): faults(path.read_text("utf-8")) for path in SOURCES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "source",
    [
        'WAIT: Final = 3\n"""So many seconds somebody waits."""',
        'WAIT_MS: Final = 3\n"""Seconds somebody waits."""',
        'ROOM = 3\n"""Maximum number of bytes that wait."""',
        'def wait():\n    """Wait so long."""',
        "READY_WITHIN: Final = 24 * 3600",
    ],
)
def test_other_words_are_found(source: str) -> None:
    assert len(faults(source)) == 1


WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
WEB_NUMBER = re.compile(r"\bconst ([A-Z][A-Z_]*) = [\d.(]")
WEB_CONSTANT = re.compile(r"/\*\* ([^\n]*) \*/\n *(?:export )?const ([A-Z][A-Z_]*)\b")
"""A constant of the web client, and the comment of one line above it."""


def web_faults(source: str) -> list[str]:
    """Return what is wrong with the words of a file of the web client."""
    riddles = [text for text in WEB_COMMENT.findall(source) if RIDDLE.search(text)]
    unitless = [
        name
        for text, name in WEB_CONSTANT.findall(source)
        for begins, ends in UNITS.items()
        if re.match(begins, text) and not name.endswith(ends)
    ]
    return (
        riddles + unitless + [name for name in WEB_NUMBER.findall(source) if DURATION.search(name)]
    )


def test_words_of_the_web_client_are_plain_and_units_are_named() -> None:
    assert len(WEB_SOURCES) > 300
    found = {path.relative_to(ROOT): web_faults(path.read_text("utf-8")) for path in WEB_SOURCES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "source",
    [
        "/** So many cards are seen. */\nconst MAX_SEEN = 5",
        "<!-- Waits so long. -->",
        "wait() // so often",
        "/** Milliseconds until it closes. */\nexport const SHOWN = 2500",
        "const READY_WITHIN = 120_000 * PATIENCE",
        "  const TIMEOUT = 6000",
    ],
)
def test_other_words_of_the_web_client_are_found(source: str) -> None:
    assert len(web_faults(source)) == 1


def glossary() -> list[str]:
    """Return what the words of the project are in the code."""
    return re.findall(r"\| `([\w.]+)` \|", (ROOT / "docs" / "glossary.md").read_text("utf-8"))


def test_every_word_of_the_glossary_is_in_the_code() -> None:
    named = glossary()
    assert len(named) > 40
    for name in named:
        module, _, thing = f"tischrunde.{name}".rpartition(".")
        assert hasattr(importlib.import_module(module), thing), name


# ── modules: one noun, one thing, and no crumbs ───────────────────────────────────────────────

PACKAGE = ROOT / "src" / "tischrunde"
MODULES = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path.read_text("utf-8")
    for path in sorted(PACKAGE.rglob("*.py"))
}
"""The source of every module, by its dotted name."""

NOUNS = {"drawing", "scoring", "seating"}
"""What ends like a gerund and is a thing."""
VERSIONS = "tischrunde.server.store.migrations.versions."
"""Alembic's files: a step that was taken keeps its name."""
MAX_CRUMB_LINES = 20


def layer(module: str) -> str:
    """Return the layer of a module; what bots know of a game is the game's own."""
    _, first, *rest = module.split(".")
    return f"{first}.{rest[0]}" if first == "bots" and len(rest) > 1 else first


def classes_named_twice(modules: Mapping[str, str]) -> list[str]:
    """Return the names that two classes of one layer have."""
    found = Counter(
        f"{layer(module)}: {node.name}"
        for module, source in modules.items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    )
    return [name for name, times in found.items() if times > 1]


def gerunds(modules: Iterable[str]) -> list[str]:
    """Return the modules and packages that are named by what is done there."""
    ours = (module for module in modules if not module.startswith(VERSIONS))
    names = {part for module in ours for part in module.split(".")}
    last_words = {name: name.rpartition("_")[2] for name in names}
    return sorted(
        name for name, word in last_words.items() if word.endswith("ing") and word not in NOUNS
    )


def imported(source: str) -> Iterator[str]:
    """Return all that a module imports, by dotted names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def crumbs(modules: Mapping[str, str]) -> list[str]:
    """Return the small modules that only one other imports: they belong to it."""
    importers = Counter(name for source in modules.values() for name in {*imported(source)})
    return [
        module
        for module, source in modules.items()
        if importers[module] == 1
        and len(source.splitlines()) <= MAX_CRUMB_LINES
        and not any(other.startswith(f"{module}.") for other in modules)
    ]


def test_no_class_name_is_there_twice_in_a_layer() -> None:
    assert classes_named_twice(MODULES) == []


def test_modules_are_things() -> None:
    assert gerunds(MODULES) == []


def test_small_modules_have_several_importers() -> None:
    assert crumbs(MODULES) == []


def test_the_same_class_name_twice_is_found() -> None:
    one, other = "class Live: ...", "def f():\n    class Live: ..."
    assert classes_named_twice({"t.server.a": one, "t.server.b.c": other}) == ["server: Live"]
    assert classes_named_twice({"t.server.a": one, "t.client.b": other}) == []
    assert classes_named_twice({"t.bots.uno.a": one, "t.bots.rallye.a": other}) == []
    assert classes_named_twice({"t.bots.uno.a": one, "t.bots.uno.b": other}) == ["bots.uno: Live"]


def test_a_gerund_is_found() -> None:
    assert gerunds(["t.server.serving"]) == ["serving"]
    assert gerunds(["t.telling.words", "t.table.view_reading"]) == ["telling", "view_reading"]
    assert gerunds(["t.uno.scoring", f"{VERSIONS}r0003_hosting", "t.uno.winning_moves"]) == []


def test_a_crumb_is_found() -> None:
    crumb = {"t.a": "X = 1", "t.b": "from t.a import X"}
    assert crumbs(crumb) == ["t.a"]
    assert crumbs({**crumb, "t.b": "from t import a"}) == ["t.a"]
    assert crumbs({**crumb, "t.b": "def f():\n    import t.a"}) == ["t.a"]
    assert crumbs({**crumb, "t.c": "from t.a import X"}) == []
    assert crumbs({**crumb, "t.a": "X = 1\n" * (MAX_CRUMB_LINES + 1)}) == []
    assert crumbs({**crumb, "t.a.c": "Y = 1"}) == []


# ── files: short enough to read in one go ─────────────────────────────────────────────────────

FOLDERS = ("src/tischrunde", "tests", "bench", "web/cards", "web/e2e", "web/scripts", "web/src")
ENDINGS = ("*.py", "*.ts", "*.svelte")
MAX_FILE_LINES = 420
LONG = {
    "src/tischrunde/rallye/position.py",  # one class each: the reason stands there
    "src/tischrunde/uno/position.py",
    "web/src/protocol/generated.ts",
}


def test_files_are_short() -> None:
    files = [
        path for folder in FOLDERS for ending in ENDINGS for path in (ROOT / folder).rglob(ending)
    ]
    long = {
        path.relative_to(ROOT).as_posix()
        for path in files
        if len(path.read_text("utf-8").splitlines()) > MAX_FILE_LINES
    }
    assert long - LONG == set()
