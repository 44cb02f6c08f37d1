"""The notice of a table, and how it comes to be as the table is now."""

from dataclasses import replace

from tischrunde.server.keeping import KEPT_MS
from tischrunde.server.ports import Store
from tischrunde.server.tables import Live


async def repost(store: Store, live: Live) -> None:
    """Pin up the notice of a table anew, if the table is no longer what it says."""
    table = live.table
    state, free = table.state, len(table.free)
    if live.posted == (state, free):
        return
    notice = await store.notice(table.id)
    if notice is not None and (notice.state, notice.free) != (state, free):
        expires, code = table.at + KEPT_MS[state], table.opened.code
        await store.post(replace(notice, code=code, free=free, state=state, expires=expires))
    live.posted = (state, free)


async def prolong(store: Store, live: Live, now: int) -> bool:
    """Let the notice of a running match hang on if it was played since; return whether it does."""
    table = live.table
    notice = await store.notice(table.id)
    expires = table.at + KEPT_MS[table.state]
    if notice is None or table.state != "playing" or expires <= now:
        return False
    return await store.post(
        replace(notice, state=table.state, free=len(table.free), expires=expires)
    )
