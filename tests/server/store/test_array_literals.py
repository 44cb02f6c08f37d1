"""Arrays as PostgreSQL reads them from a text: whatever a row holds comes back."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import asyncpg
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests import needs
from tests.requirements import POSTGRES
from tischrunde.server.store.postgres_log import text_array

Ask: TypeAlias = Callable[[str, str], Any]

TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\0"))
STRANGE = [
    "",
    "NULL",
    "null",
    '"',
    "\\",
    '","',
    "{}",
    "{a,b}",
    " ",
    "\n",
    "'",
    "ä\u2028",
    "a",
    '\\\\"',
]


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    with asyncio.Runner() as runner:
        connection = runner.run(asyncpg.connect(f"{needs.service(POSTGRES)}/postgres"))
        yield lambda statement, value: runner.run(connection.fetchval(statement, value))
        runner.run(connection.close())


@given(st.lists(st.sampled_from(STRANGE) | TEXTS))
@example(STRANGE)
@example(["a", "b"])
@example([])
def test_texts_come_back(ask: Ask, texts: list[str]) -> None:
    assert ask("SELECT $1::text::text[]", text_array(texts)) == texts
