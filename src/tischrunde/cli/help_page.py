"""How the help of a command is laid out."""

import argparse
from typing import Any, Final

from tischrunde.cli.commands import Say
from tischrunde.cli.console import width

_INDENT: Final = 26
_SPOKEN: Final = "lang"
"""The help of this option names its default itself: the system's language."""


class HelpPage(argparse.RawDescriptionHelpFormatter):
    """Help in the user's language, with the default of every option."""

    def __init__(self, say: Say, prog: str) -> None:
        super().__init__(prog, max_help_position=_INDENT, width=width() - 2)
        self._say = say

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401 - argparse's own
        """Begin the help in the user's language too."""
        super().add_usage(usage, actions, groups, self._say("usage") if prefix is None else prefix)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        usual = action.default
        if (
            action.help is None
            or action.dest == _SPOKEN
            or usual in (None, False, "", argparse.SUPPRESS)
        ):
            return action.help
        return f"{action.help} ({self._say('else')} %(default)s)"

    def _format_action(self, action: argparse.Action) -> str:
        """Return the lines of an argument; the list of commands has no line above it."""
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - has no public name
            return "".join(map(super()._format_action, action._get_subactions()))  # noqa: SLF001
        return super()._format_action(action)
