"""The door of a worker in the browser: one call is one text in and one text out.

The worker keeps logs and watches the time; here is what only the engine knows.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import Unreadable
from tischrunde.engine import cases, lessons, pads
from tischrunde.engine.device import DeviceTable, Plain, open_table, replay_record, verify
from tischrunde.engine.expert import case_hint, case_odds, record_hint, view_hint, view_odds
from tischrunde.engine.search import search_entries
from tischrunde.engine.statistics import statistics, summary_of_pad, summary_of_record
from tischrunde.engine.table_setup import SetupDenied
from tischrunde.engine.viewer import error_fields
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.encoder import plain
from tischrunde.games.manual import manual
from tischrunde.games.replay import Untrue
from tischrunde.pad.commands import Denied as PadDenied
from tischrunde.table.denial import Denial

_tables: dict[str, DeviceTable] = {}


def call(text: str) -> str:
    """Do what is asked for by its name, and return its answer as JSON.

    An answer is ``ok``; or ``error`` with the fields of a refusal, if what was asked cannot be.
    """
    asked = json.loads(text)
    try:
        answer = {"ok": _CALLS[asked["call"]](**asked["with"])}
    except SetupDenied as denied:
        answer = {"error": error_fields(denied.denial, 0)}
    except HouseRulesRefused as refused:
        answer = {"error": error_fields(Denial("refused-rules", refused.refusal), 0)}
    except PadDenied as denied:
        answer = {"error": {"code": f"pad-{denied.code}"}}
    except Unreadable:
        answer = {"error": {"code": "no-record"}}
    except Untrue:
        answer = {"error": {"code": "untrue-record"}}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _open(wanted: Mapping[str, Any], secret: str, at: int, date: str) -> list[Plain]:
    return open_table(wanted, bytes.fromhex(secret), at, date)


def _load(secret: str, rows: list[Plain]) -> str:
    """Fold a log; the table is held until it is dropped."""
    table = rows[0]["table"]
    _tables[table] = DeviceTable(bytes.fromhex(secret), rows)
    return str(table)


def _drop(table: str) -> None:
    _tables.pop(table, None)


def _at_a_table(deed: Callable[..., Any]) -> Callable[..., Any]:
    return lambda table, **given: deed(_tables[table], **given)


def _verify(text: str, language: str) -> Plain:
    return verify(text.encode(), language)


def _manual(rules: str, language: str) -> Plain | None:
    """Return the manual of a rule set, its pictures as views a board can show."""
    game = game_of(rules) or next(iter(GAMES.values()))
    made = manual(game, game.house.read(rules), language)
    return None if made is None else plain(game, made)


_CALLS: Final[Mapping[str, Callable[..., Any]]] = {
    "open": _open,
    "load": _load,
    "drop": _drop,
    "show": _at_a_table(DeviceTable.show),
    "judge": _at_a_table(DeviceTable.judge),
    "apply": _at_a_table(DeviceTable.apply),
    "due": _at_a_table(DeviceTable.due),
    "proceed": _at_a_table(DeviceTable.proceed),
    "hint": _at_a_table(DeviceTable.hint),
    "odds": _at_a_table(DeviceTable.odds),
    "hands": _at_a_table(DeviceTable.hands),
    "standing": _at_a_table(DeviceTable.standing),
    "record": _at_a_table(DeviceTable.record),
    "replay": replay_record,
    "verify": _verify,
    "manual": _manual,
    "pad-open": pads.open_pad,
    "pad-view": pads.view,
    "pad-write": pads.write,
    "pad-decide": pads.decide,
    "pad-undo": pads.undo,
    "pad-join": pads.join,
    "pad-to-file": pads.to_file,
    "pad-from-file": pads.from_file,
    "pad-verify": pads.verify,
    "pad-summary": summary_of_pad,
    "record-summary": summary_of_record,
    "statistics": statistics,
    "case-templates": cases.case_templates,
    "case-questions": cases.case_questions,
    "case-laid": cases.case_laid,
    "case-asked": cases.case_asked,
    "case-hint": case_hint,
    "case-odds": case_odds,
    "search-entries": search_entries,
    "record-hint": record_hint,
    "view-hint": view_hint,
    "view-odds": view_odds,
    "lesson-list": lessons.lesson_list,
    "lesson-open": lessons.lesson_open,
    "lesson-play": lessons.lesson_play,
}
