"""What a wheel holds besides the sources: the built web client, and compiled modules if asked for.

The client is built with Node wherever its sources are, unless what was built of them is newer;
without Node it is left out, and one line says so. An archive of the sources brings it along.

``TISCHRUNDE_COMPILED=1`` compiles the rules and the loop that plays them out with mypyc, in a
directory of its own: an extension left in the source tree would hide every later change of the
source beside it. ``MYPYC_OPT_LEVEL``, 3 if it is not set, trades the compiler's time for that of
the build.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_NODE = 20
"""The first version of Node that builds the client."""
_COMPILE = """
import sys
from pathlib import Path
sys.path.insert(0, {root!r})
from hatch_build import in_order
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify({arguments!r}, opt_level={opt_level!r}, debug_level="0")
for path in Path("build").rglob("*.c"):
    path.write_text(in_order(path.read_text("utf-8")), "utf-8")
setup(ext_modules=extensions)
"""
_EITHER = re.compile(r"\(Py_TYPE\((\w+)\) == \w+\)(?: \|\| \(Py_TYPE\(\1\) == \w+\))+")


class Build(BuildHookInterface):  # type: ignore[type-arg]
    """Adds what is not a source to a wheel, and the built client to an archive of the sources."""

    def dependencies(self) -> list[str]:
        """Return what the build needs to be installed: the compiler, if it compiles."""
        return list(self.config["compiler"]) if self._compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile the modules; what runs from its sources needs neither."""
        if version == "editable":
            return
        if (missing := WebClient(Path(self.root)).build()) is not None:
            self.app.display_warning(f"The web client is left out: {missing}")
        if self._compiles:
            self._scratch = tempfile.TemporaryDirectory(prefix="tischrunde-compiled-")
            built = self._compile(Path(self._scratch.name))
            build_data["force_include"].update(
                {
                    str(path): str(path.relative_to(built))
                    for path in sorted(built.rglob("*.*"))
                    if path.is_file()
                }
            )
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear up."""
        if hasattr(self, "_scratch"):
            self._scratch.cleanup()

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("TISCHRUNDE_COMPILED") == "1"

    def _compile(self, directory: Path) -> Path:
        shutil.copytree(Path(self.root, "src"), directory / "src")
        modules = [f"tischrunde/{module}.py" for module in self.config["compiled"]]
        for module in modules:
            # What a package promises leads mypy through the whole library; none of it is compiled.
            (directory / "src" / module).with_name("__init__.py").write_text("", "utf-8")
        arguments = ["--strict", "--python-version", "3.11", *modules]
        program = _COMPILE.format(
            root=self.root, arguments=arguments, opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3")
        )
        built = directory / "built"
        subprocess.run(  # noqa: S603 - our own sources
            [
                *(sys.executable, "-c", program),
                *("build_ext", "--build-lib", str(built), "--build-temp", str(directory / "temp")),
            ],
            cwd=directory / "src",
            # setuptools takes these in place of the flags Python itself was built with.
            env={**os.environ, "CFLAGS": self.config["cflags"]},
            check=True,
            stdout=sys.stderr,
        )
        return built


def in_order(source: str) -> str:
    """Return C that asks for the type of a value in the order of the types' names.

    mypyc leaves the order of classes of the same name, one in each game, to where they lie in its
    memory, so the same sources would not always come to the same bytes.
    """
    return _EITHER.sub(lambda found: " || ".join(sorted(found[0].split(" || "))), source)


class WebClient:
    """The client's sources and what is built of them."""

    def __init__(self, root: Path) -> None:
        self._sources = root / "web"
        self._texts = root / "src" / "tischrunde" / "texts"
        self._built = root / "src" / "tischrunde" / "web" / "index.html"

    def build(self) -> str | None:
        """Build the client if it has to be; return why that cannot be done, if so."""
        if not self._is_stale():
            return None
        npm = shutil.which("npm")
        if npm is None or (version := _node_version()) is None:
            return "Node was not found."
        if version < _NODE:
            return f"Node {version} is too old, it wants {_NODE} or later."
        for arguments in (("ci", "--no-audit", "--no-fund"), ("run", "build")):
            subprocess.run(  # noqa: S603 - our own client
                [npm, "--prefix", str(self._sources), *arguments], check=True, stdout=sys.stderr
            )
        return None

    def _is_stale(self) -> bool:
        if not (self._sources / "package.json").exists():
            return False  # an archive of the sources, with what was built of them
        if not self._built.exists():
            return True
        built = self._built.stat().st_mtime_ns
        return any(path.stat().st_mtime_ns > built for path in self._inputs())

    def _inputs(self) -> Iterator[Path]:
        """Yield the files and folders the client is built of; a folder is newer without a file."""
        yield from (path for path in self._sources.iterdir() if path.is_file())
        for name in ("cards", "public", "scripts", "src"):
            yield from (self._sources / name).rglob("*")
        yield from self._texts.rglob("*.ftl")


def _node_version() -> int | None:
    node = shutil.which("node")
    if node is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else None
