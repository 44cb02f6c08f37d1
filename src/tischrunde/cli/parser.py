"""The command line: argparse, with help, examples and mistakes in the user's language."""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final, NoReturn

from tischrunde import texts
from tischrunde.cli.commands import COMMANDS, Say, load
from tischrunde.cli.console import Mistake, say, width, wrapped
from tischrunde.terminal.troubles import nearest

_SAID: Final = {
    "missing": re.compile(r"the following arguments are required: (?P<names>.+)"),
    "missing-one-of": re.compile(r"one of the arguments (?P<names>.+) is required"),
    "missing-value": re.compile(r"argument (?P<name>.+?): expected .*argument"),
    "not-together": re.compile(r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)"),
    "takes-no-value": re.compile(r"argument (?P<name>.+?): ignored explicit argument .*"),
}
"""The errors of argparse that have texts of ours, as patterns."""

_HELP: Final = ("-h", "--help")
_INDENT: Final = 26
_LANGUAGE: Final = "lang"
"""The help of this option names its default itself: the system's language."""


def command_line(lang: str, arguments: Iterable[str]) -> "Parser":
    """Return a parser of the commands that are named, or of all where none is or help is wanted.

    Only those named are imported and know their arguments.
    """
    named = set(arguments)
    listed = not named.isdisjoint(_HELP) or named.isdisjoint(COMMANDS)
    parser = Parser(lang=lang, prog="tischrunde", description=texts.say("help", "about", lang))
    parser.add_argument("--version", action=_Version, nargs=0, help=parser.say("version"))
    commands = parser.add_subparsers(dest="command", metavar=parser.say("word-command"))
    for name in COMMANDS:
        if not listed and name not in named:
            continue
        words = parser.say(name)
        command = commands.add_parser(
            name, lang=lang, command=name, help=words, description=f"{words[0].upper()}{words[1:]}."
        )
        if name in named:
            load(name).arguments(command, command.say)
    return parser


class Parser(argparse.ArgumentParser):
    """A parser in the user's language that raises mistakes instead of exiting."""

    def __init__(self, *, lang: str, command: str = "", **given: Any) -> None:  # noqa: ANN401 - argparse's own
        self.lang = lang
        self.command = command
        super().__init__(
            **given,
            add_help=False,
            allow_abbrev=False,
            formatter_class=partial(_HelpPage, self.say),
        )
        self._positionals.title = self.say("positionals" if command else "commands")
        self._optionals.title = self.say("options")
        self.add_argument(*_HELP, action="help", help=self.say("help"))
        self.add_argument(
            "--lang",
            choices=texts.LANGUAGES,
            default=lang,
            help=self.say("lang"),
            metavar=self.say("word-language"),
        )

    def say(self, message: str) -> str:
        """Return words of the help."""
        return texts.say("help", message, self.lang)

    def format_help(self) -> str:
        """Return the help, examples last."""
        self.description = "\n".join(wrapped(self.description or "", ""))
        self.epilog = "\n".join(_examples(self.command, self.lang))
        return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # noqa: ANN401 - argparse's own
        """Parse the arguments: none may be left over, and choices bind defaults too."""
        options, unknown = super().parse_known_args(args, namespace)
        for action in self._actions:
            usual = getattr(options, action.dest, None)
            if action.choices and action.option_strings and usual is not None:
                self._check_value(action, usual)
        if unknown:
            raise self._surplus(unknown[0].partition("=")[0])
        return options, unknown

    def error(self, message: str) -> NoReturn:
        """Raise an error of argparse in our words."""
        for mistake, pattern in _SAID.items():
            if found := pattern.fullmatch(message):
                raise self._mistake(mistake, **found.groupdict())
        raise self._mistake("misunderstood", words=message)

    def _surplus(self, word: str) -> Mistake:
        if not word.startswith("-"):
            return self._mistake("too-much", value=word)
        return self._guessed("no-such-option", word, self._option_string_actions)

    def _check_value(self, action: argparse.Action, value: Any) -> None:  # noqa: ANN401 - argparse's own
        if action.choices is None or value in action.choices:
            return
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - has no public name
            raise self._guessed("no-such-command", value, COMMANDS)
        known = list(action.choices)
        raise self._guessed(
            "no-such-choice", value, known, name=_name(action), choices=", ".join(known)
        )

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:  # noqa: ANN401 - argparse's own
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError:
            kind = getattr(action.type, "__name__", "")
            raise self._mistake(f"no-{kind}", name=_name(action), value=arg_string) from None

    def _guessed(self, message: str, word: str, known: Iterable[str], **args: str) -> Mistake:
        guess = nearest(word, known)
        if guess is None:
            return self._mistake(f"{message}-at-all", value=word, **args)
        return self._mistake(message, value=word, nearest=guess, **args)

    def _mistake(self, message: str, **args: str) -> Mistake:
        return Mistake(say(message, self.lang, **{"command": self.prog, **args}))


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print the version that is installed."""
        from importlib.metadata import version  # noqa: PLC0415 - few ask

        sys.stdout.write(f"{parser.prog} {version('tischrunde')}\n")
        parser.exit()


def _name(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


class _HelpPage(argparse.RawDescriptionHelpFormatter):
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
            or action.dest == _LANGUAGE
            or usual in (None, False, "", argparse.SUPPRESS)
        ):
            return action.help
        return f"{action.help} ({self._say('else')} %(default)s)"

    def _format_action(self, action: argparse.Action) -> str:
        """Return the lines of an argument; the list of commands has no line above it."""
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - has no public name
            return "".join(map(super()._format_action, action._get_subactions()))  # noqa: SLF001
        return super()._format_action(action)


@cache
def known_examples() -> dict[str, list[tuple[str, str]]]:
    """Return captions and command lines by command, those of the whole program under ''.

    The tests run them all.
    """
    source = files(__package__).joinpath("examples.toml").read_text("utf-8")
    return {
        command: [(caption, line) for caption, line in listed]
        for command, listed in tomllib.loads(source).items()
    }


def _examples(command: str, lang: str) -> Iterator[str]:
    """Yield the examples of a command, each with its caption."""
    yield texts.say("examples", "title", lang)
    for caption, line in known_examples()[command]:
        yield f"  {line}"
        yield f"      {texts.say('examples', caption, lang)}"
