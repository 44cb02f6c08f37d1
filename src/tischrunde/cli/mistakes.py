"""What a command cannot do, in a sentence that says what to do instead."""

from tischrunde import texts


class Mistake(Exception):  # noqa: N818 - told to the user as it is
    """Something the user asked for that cannot be done."""


class Unverified(Exception):  # noqa: N818 - the words have been said
    """A record that is not true."""


def say(message: str, lang: str, **args: str | int) -> str:
    """Return what is wrong, in a language."""
    return texts.say("mistakes", message, lang, **args)
