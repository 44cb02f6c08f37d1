"""Examples of every command: shown by its help, and run by the tests."""

from collections.abc import Iterator
from typing import Final

from tischrunde import texts

EXAMPLES: Final = {
    "": (
        ("play-rallye", "tischrunde play rallye"),
        ("join", "tischrunde join https://example.org/t/7gk2#drei-kluge-igel"),
        ("rules", "tischrunde rules uno"),
    ),
    "play": (
        ("play-rallye", "tischrunde play rallye"),
        ("play-uno", "tischrunde play uno --players 4 --bots strong --name Ida"),
        ("play-resume", "tischrunde play --resume evening.tisch"),
    ),
    "join": (
        ("join", "tischrunde join https://example.org/t/7gk2#drei-kluge-igel"),
        ("join-words", "tischrunde join drei-kluge-igel --server http://localhost:8000"),
    ),
    "rules": (
        ("rules", "tischrunde rules uno"),
        ("edition", "tischrunde rules rallye --edition winning-moves"),
        ("house", "tischrunde rules uno --edition uno-carabiner,family"),
    ),
    "editions": (
        ("editions", "tischrunde editions"),
        ("json", "tischrunde editions --json"),
    ),
    "why": (
        ("why-rallye", 'tischrunde why "schmidt 2; A: roll 200 speed-limit; 1: 100 50 stop"'),
        ("why-uno", 'tischrunde why "uno-carabiner 2; 1: red-7 blue-1; discards: red-3"'),
    ),
    "hint": (
        ("hint", 'tischrunde hint "schmidt 2; A: roll stop; B: roll 75; 1: roll 200 25 accident"'),
        ("hint-at", "tischrunde hint match.tisch --at 40"),
    ),
    "replay": (
        ("replay", "tischrunde replay match.tisch"),
        ("replay-at", "tischrunde replay match.tisch --at 40 --seat 1"),
        ("replay-step", "tischrunde replay match.tisch --step"),
    ),
    "verify": (
        ("verify", "tischrunde verify match.tisch"),
        ("json", "tischrunde verify match.tisch --json"),
    ),
    "serve": (
        ("serve", "tischrunde serve"),
        ("serve-port", "tischrunde serve --host 127.0.0.1 --port 9000 --data tables"),
    ),
    "worker": (
        (
            "worker",
            "tischrunde worker --redis redis://localhost --database postgresql:///tischrunde",
        ),
    ),
    "backup": (("backup", "tischrunde backup copy.db --data tables"),),
    "broken": (("broken", "tischrunde broken --data tables"),),
    "admin": (
        ("admin-guests", "tischrunde admin guests Ida --data tables"),
        ("admin-shut", "tischrunde admin shut --reason holidays --data tables"),
        ("admin-audit", "tischrunde admin audit --data tables"),
    ),
    "arena": (
        ("arena", "tischrunde arena rallye --bots medium,easy --rounds 20"),
        ("arena-sprt", "tischrunde arena uno --bots easy,random --rounds 200 --sprt"),
    ),
    "simulate": (
        ("simulate", "tischrunde simulate rallye --edition schmidt --players 4 --rounds 100"),
        ("json", "tischrunde simulate uno --rounds 100 --json"),
    ),
    "completion": (
        ("completion-bash", "tischrunde completion bash"),
        ("completion-zsh", "tischrunde completion zsh"),
        ("completion-fish", "tischrunde completion fish"),
    ),
}
"""Of each command, and of the whole without any: what is shown, and how one asks for it."""


def examples(command: str, lang: str) -> Iterator[str]:
    """Yield the examples of a command, each under what it shows."""
    yield texts.say("examples", "title", lang)
    for caption, line in EXAMPLES[command]:
        yield f"  {line}"
        yield f"      {texts.say('examples', caption, lang)}"
