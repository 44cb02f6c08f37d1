"""Whatever is not done is explained."""

import re

import pytest

from tischrunde import texts
from tischrunde.core.refusal import Refusal
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.sessions.session import Denied
from tischrunde.texts.company import Company

OWN_WORDS = ("malformed", "not-found")
"""Of these a server speaks as of pages."""
COMPANY = Company("uno", "uno-carabiner", ("Ida", "Ben"), ((0,), (1,)), 0)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_denial_of_a_table_or_a_server_has_words(language: str) -> None:
    for resource, group in (("table", "denial"), ("server", "problem")):
        for code in re.findall(
            rf"^{group}-(\S+) =(?!.*\$)", texts.fluent.source(resource, language), re.MULTILINE
        ):
            words = denial_words(Denied(code), COMPANY, language)
            here = code in OWN_WORDS
            assert (words == texts.say(resource, f"{group}-{code}", language)) != here


def test_a_refusal_names_people_and_no_clause() -> None:
    refusal = Refusal("not-your-turn", "uno-carabiner/turn", {"seat": 1})
    words = denial_words(Denied("refused", refusal), COMPANY, "de")
    assert words == "Ben ist dran. Warte, bis du dran bist."


def test_what_nobody_knows_is_named_at_least() -> None:
    assert "wet-paint" in denial_words(Denied("wet-paint"), COMPANY, "en")
