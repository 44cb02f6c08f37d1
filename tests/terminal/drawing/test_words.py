"""The words of the table are the same in all three languages."""

import pytest

from tests.test_texts import variables
from tischrunde import texts


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    assert variables("terminal", language) == variables("terminal", "en")
