"""What the browser keeps on a device: its tables, pads, files, and what is to be sent.

The engine makes all of it, through the door by which the worker of the page calls it; the stores
and their keys are those of ``web/src/device/logs.ts``, and a test there holds them against it.
"""

import json
import re
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tests.builds.matches import Evening
from tests.frozen import pad_samples
from tests.releases.database import new_pad
from tests.releases.outcomes import TUNED
from tests.releases.stored import Plain, as_stored
from tischrunde.engine import calls
from tischrunde.games.catalogue import game_of

LOGS: Final = Path(__file__).parents[2] / "web" / "src" / "device" / "logs.ts"
BOT: Final = {"bot": "easy"}
PEOPLE: Final = tuple({"name": name, "shape": "circle"} for name in ("Ida", "Oma", "Chloé"))
TABLES: Final[Sequence[tuple[str, Sequence[Mapping[str, str]], int | None]]] = (
    ("fx-schmid,target=300", (PEOPLE[0], BOT), None),
    ("uno-carabiner,teams,target=60", (PEOPLE[0], BOT, BOT, BOT), None),
    ("schmidt,no-exact-goal", PEOPLE, 30),
    ("uno-carabiner", PEOPLE[:2], 12),
    ("schmidt,target=500 2; A: roll 100; B: roll; 1: stop 25 75; turn: 1", (PEOPLE[0], BOT), 2),
)
"""By which rules, or from which position; who sits there, and how many rows after the deal.

None plays to the end.
"""
PADS: Final = (("winning-moves", 4), ("uno-carabiner", 2))
"""The first is shared, and its last events are not sent yet."""
UNSENT: Final = 3
FILE: Final = ("auto-rallye,target=300", (PEOPLE[0], BOT))
"""A match that came as a file."""
PAGE_KEY: Final = re.compile(r"createObjectStore\('(\w+)', \{ keyPath: (.+?) \}\)")


def call(name: str, **given: Any) -> Any:
    """Ask the engine as a page does."""
    answer = json.loads(calls.call(json.dumps({"call": name, "with": given})))
    assert "ok" in answer, answer
    return answer["ok"]


# ── what is kept ──────────────────────────────────────────────────────────────────────────────


def device() -> Plain:
    """Return what a device keeps, by its stores, and what comes of it."""
    stores = _kept()
    return {"database": _database(stores), "outcomes": told(stores)}


def _database(stores: Mapping[str, list[Plain]]) -> Plain:
    """Return a database as the page of this version makes it, with what is in it."""
    text = LOGS.read_text("utf-8")
    version = re.search(r"^const VERSION = (\d+)$", text, re.MULTILINE)
    keys = {name: json.loads(key.replace("'", '"')) for name, key in PAGE_KEY.findall(text)}
    if version is None or keys.keys() != stores.keys():
        raise ValueError(f"{LOGS} has other stores: {[*keys]}")
    made = {name: {"keyPath": key, "values": stores[name]} for name, key in keys.items()}
    return {"version": int(version[1]), "stores": made}


def _kept() -> dict[str, list[Plain]]:
    tables = [_table(number, *how) for number, how in enumerate(TABLES, 1)]
    pads = [new_pad(*which).log for which in PADS]
    shared = pads[0]["opened"]["id"]
    share = {"pad": shared, "code": "igel-lampe-wolke", "mine": True, "ended": False}
    unsent = [{"pad": shared, "id": event["id"]} for event in pads[0]["written"][-UNSENT:]]
    text = _record(FILE[0], FILE[1])
    recorded = call("record-summary", text=text)
    return {
        "tables": [table for table, _ in tables],
        "rows": [row for _, rows in tables for row in rows],
        "pads": [_pad(log) for log in pads],
        "events": [event for log in pads for event in log["written"]],
        "shares": [share],
        "outbox": unsent,
        "summaries": [
            {
                "key": f"pad {shared}",
                "at": _last(pads[0]),
                "summary": call("pad-summary", log=pads[0]),
            },
            {"key": f"file {recorded['id']}", "at": 0, "summary": recorded},
        ],
        "records": [{"id": recorded["id"], "text": text}],
    }


def _wanted(rules: str, seats: Sequence[Mapping[str, str]]) -> Plain:
    game = game_of(rules)
    assert game is not None
    begins = {"position": rules} if ";" in rules else {"rules": rules}
    asked = {"game": game.id, "rules": "", "pace": "relaxed", "hints": True, "seats": [*seats]}
    return asked | begins


def _table(
    number: int, rules: str, seats: Sequence[Mapping[str, str]], rows: int | None
) -> tuple[Plain, list[Plain]]:
    secret = bytes([number]) * 32
    wanted = _wanted(rules, seats)
    evening = Evening(wanted, secret)
    for _ in islice(evening.play(), rows):
        pass
    table = call("load", secret=secret.hex(), rows=evening.log)
    standing = call("standing", table=table)
    return {
        "id": table,
        "secret": secret.hex(),
        "wanted": wanted,
        "standing": standing,
    }, evening.log


def _record(rules: str, seats: Sequence[Mapping[str, str]]) -> str:
    evening = Evening(_wanted(rules, seats), bytes([99]) * 32)
    for _ in evening.play():
        pass
    return evening.table.record()


def _pad(log: Plain) -> Plain:
    view = call("pad-view", log=log, language="de")
    shown = {key: view[key] for key in ("names", "members", "totals", "winners", "counted")}
    return {
        "id": log["opened"]["id"],
        "opened": log["opened"],
        "standing": {**shown, "at": _last(log)},
    }


def _last(log: Plain) -> int:
    at: int = max(each["at"] for each in (log["opened"], *log["written"]))
    return at


# ── what comes of it ──────────────────────────────────────────────────────────────────────────


def told(stores: Mapping[str, Sequence[Plain]]) -> Plain:
    """Return what a page shows of what is kept: its tables, pads, files and statistics."""
    pads = {pad["id"]: _log(pad, stores["events"]) for pad in stores["pads"]}
    summaries = [
        *(call("pad-summary", log=log) for log in pads.values()),
        *(call("record-summary", text=record["text"]) for record in stores["records"]),
    ]
    tables = stores["tables"]
    shown = {
        "tables": {table["id"]: _of_table(table, stores["rows"]) for table in tables},
        "pads": {each: _of_pad(log) for each, log in pads.items()},
        "summaries": summaries,
        "statistics": call("statistics", matches=summaries),
        "listed": {
            "tables": _newest_first({t["id"]: t["standing"]["sitting"]["at"] for t in tables}),
            "pads": _newest_first({pad["id"]: pad["standing"]["at"] for pad in stores["pads"]}),
        },
    }
    content: Plain = as_stored(shown)
    return content


def _newest_first(times: Mapping[str, int]) -> list[str]:
    return sorted(times, key=lambda each: -times[each])


def _of_table(table: Plain, rows: Sequence[Plain]) -> Plain:
    log = sorted(
        (row for row in rows if row["table"] == table["id"]), key=lambda row: row["version"]
    )
    call("load", secret=table["secret"], rows=log)
    at = {"table": table["id"]}
    record = call("record", **at)
    views = [call("show", **at, seat=seat)["view"] for seat in range(len(table["wanted"]["seats"]))]
    verdict = call("verify", text=record, language="de")
    due = call("due", **at, now=log[-1]["at"])
    found = {
        "standing": call("standing", **at),
        "views": [{key: view[key] for key in view if key not in TUNED} for view in views],
        "record": record,
        "checks": [[check["id"], check["right"]] for check in verdict["checks"]],
        "goes_on_by_itself": due is not None,
    }
    call("drop", **at)
    return found


def _log(pad: Plain, events: Sequence[Plain]) -> Plain:
    """Return the log of a pad as the page reads it, its events by their ids."""
    written = [event for event in events if event["pad"] == pad["id"]]
    return {"opened": pad["opened"], "written": sorted(written, key=lambda event: event["id"])}


def _of_pad(log: Plain) -> Plain:
    verdict = call("pad-verify", text=(file := call("pad-to-file", log=log)), language="de")
    return {"shown": pad_samples.shown(log), "file": file, "verified": verdict["verified"]}
