"""Lazy exports: a package has names whose modules are imported when they are first used.

Importing any module of a package runs its ``__init__``, and whoever needs one module should not pay
for all that the package exports.
"""

from collections.abc import Callable, Mapping
from typing import Any


def lazy_exports(
    namespace: dict[str, Any], names: Mapping[str, tuple[str, ...]]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return ``__getattr__`` and ``__dir__`` of a package, given its globals and names by module.

    A name that was fetched once stays in the namespace.
    """
    homes = {name: module for module, group in names.items() for name in group}

    def fetch(name: str) -> Any:  # noqa: ANN401 - whatever the package promises
        home = homes.get(name)
        if home is None:
            raise AttributeError(f"module {namespace['__name__']!r} has no attribute {name!r}")
        value = namespace[name] = getattr(__import__(home, fromlist=(name,)), name)
        return value

    def promised() -> list[str]:
        return sorted(homes)

    return fetch, promised
