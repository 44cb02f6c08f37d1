"""The command ``tischrunde``."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tischrunde import texts
from tischrunde.bots.hints import BUDGET
from tischrunde.cli.arena import arena
from tischrunde.cli.asking import Mistake, Unverified
from tischrunde.cli.backup import backup
from tischrunde.cli.editions import editions
from tischrunde.cli.hint import hint
from tischrunde.cli.replay import replay
from tischrunde.cli.rules import rules
from tischrunde.cli.serve import serve, take_flags, worker
from tischrunde.cli.simulate import simulate
from tischrunde.cli.verify import verify
from tischrunde.cli.why import why
from tischrunde.games.catalogue import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without "→" still shows the rest
    options = _parser(_language(arguments)).parse_args(arguments)
    try:
        for line in options.run(options):
            print(line)
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 2
    except Unverified:
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _language(arguments: Sequence[str]) -> str:
    """Return the language to speak before the arguments are read: asked for, or the system's."""
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--lang", choices=texts.LANGUAGES)
    try:
        asked = first.parse_known_args(arguments)[0].lang
    except SystemExit:  # the full parser says what is wrong
        asked = None
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return asked or (system if system in texts.LANGUAGES else "de")


def _parser(lang: str) -> argparse.ArgumentParser:
    def say(message: str) -> str:
        return texts.say("cli", message, lang)

    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=texts.LANGUAGES, default=lang, help=say("help-lang"))
    edition = argparse.ArgumentParser(add_help=False)
    edition.add_argument("game", choices=GAMES, help=say("help-game"))
    edition.add_argument("--edition", metavar="EDITION", help=say("help-edition"))

    parser = argparse.ArgumentParser(prog="tischrunde", description=say("about"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("editions", parents=[common], help=say("help-editions"))
    command.set_defaults(run=editions)

    command = commands.add_parser("rules", parents=[common, edition], help=say("help-rules"))
    command.set_defaults(run=rules)

    command = commands.add_parser("simulate", parents=[common, edition], help=say("help-simulate"))
    command.add_argument("--players", type=int, default=2, help=say("help-players"))
    command.add_argument("--rounds", type=_at_least_one, default=1000, help=say("help-rounds"))
    command.add_argument("--seed", type=int, default=1, help=say("help-seed"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=simulate)

    command = commands.add_parser("arena", parents=[common, edition], help=say("help-arena"))
    command.add_argument("--bots", required=True, metavar="A,B", help=say("help-bots"))
    command.add_argument("--players", type=int, default=2, help=say("help-players"))
    length = command.add_mutually_exclusive_group(required=True)
    for name, at in (
        ("rounds", length),
        ("matches", length),
        ("budget-rollouts", command),
        ("workers", command),
    ):
        words = say(f"help-arena-{name}")
        at.add_argument(f"--{name}", type=_at_least_one, metavar="N", help=words)
    command.add_argument("--seed", type=int, default=1, help=say("help-seed"))
    command.add_argument("--sprt", action="store_true", help=say("help-sprt"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=arena)

    command = commands.add_parser("why", parents=[common], help=say("help-why"))
    command.add_argument("position", metavar="POSITION", help=say("help-position"))
    command.add_argument("--seat", type=int, help=say("help-seat"))
    command.set_defaults(run=why)

    command = commands.add_parser("hint", parents=[common], help=say("help-hint"))
    _take_hint_arguments(command, say)

    _add_server_commands(commands, common, say)

    command = commands.add_parser("replay", parents=[common], help=say("help-replay"))
    command.add_argument("file", metavar="FILE", help=say("help-record"))
    command.add_argument("--seat", type=int, metavar="N", help=say("help-replay-seat"))
    command.add_argument("--at", type=int, metavar="MOVE", help=say("help-at"))
    command.add_argument("--step", action="store_true", help=say("help-step"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=replay)

    command = commands.add_parser("verify", parents=[common], help=say("help-verify"))
    command.add_argument("files", metavar="FILE", nargs="+", help=say("help-record"))
    command.add_argument("--commitment", metavar="HEX", help=say("help-commitment"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=verify)
    return parser


def _add_server_commands(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    common: argparse.ArgumentParser,
    say: Callable[[str], str],
) -> None:
    for name, run in (("serve", serve), ("worker", worker)):
        command = commands.add_parser(name, parents=[common], help=say(f"help-{name}"))
        take_flags(command, say)
        command.set_defaults(run=run)

    command = commands.add_parser("backup", parents=[common], help=say("help-backup"))
    command.add_argument("file", metavar="FILE", type=Path, help=say("help-backup-file"))
    take_flags(command, say, "data", "database")
    command.set_defaults(run=backup)


def _take_hint_arguments(command: argparse.ArgumentParser, say: Callable[[str], str]) -> None:
    command.add_argument("position", metavar="POSITION", help=say("help-hint-position"))
    command.add_argument("--at", type=int, metavar="MOVE", help=say("help-hint-at"))
    command.add_argument("--seat", type=int, metavar="N", help=say("help-hint-seat"))
    for name, usual in (("moves", 3), ("rollouts", BUDGET.rollouts)):
        words = say(f"help-hint-{name}")
        command.add_argument(
            f"--{name}", type=_at_least_one, default=usual, metavar="N", help=words
        )
    command.add_argument("--seed", type=int, default=1, help=say("help-hint-seed"))
    command.add_argument("--json", action="store_true", help=say("help-json"))
    command.set_defaults(run=hint)


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number
