"""The compiled build: mypyc on the rules and the loop that plays them out.

It is made by one switch, ``HATCH_BUILD_HOOK_ENABLE_CUSTOM=1``, in a directory of its own: an
extension left in the source tree would hide every later change of the source beside it.
``MYPYC_OPT_LEVEL``, 3 if it is not set, trades the compiler's time for that of the build.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_BUILD = """
from mypyc.build import mypycify
from setuptools import setup
setup(ext_modules=mypycify({arguments!r}, opt_level={opt_level!r}, debug_level="0"))
"""


class CompiledBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile the modules that pyproject.toml names and tell the wheel where they lie."""
        self._scratch = tempfile.TemporaryDirectory(prefix="tischrunde-compiled-")
        directory = Path(self._scratch.name)
        shutil.copytree(Path(self.root, "src"), directory / "src")
        modules = [f"tischrunde/{module}.py" for module in self.config["modules"]]
        for module in modules:
            # What a package promises leads mypy through the whole library; none of it is compiled.
            (directory / "src" / module).with_name("__init__.py").write_text("", "utf-8")
        arguments = ["--strict", "--python-version", "3.11", *modules]
        program = _BUILD.format(
            arguments=arguments, opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3")
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
        build_data["force_include"].update(
            {
                str(path): str(path.relative_to(built))
                for path in built.rglob("*.*")
                if path.is_file()
            }
        )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear up."""
        self._scratch.cleanup()
