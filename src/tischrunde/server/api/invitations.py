"""Invitations: the link to a table as a picture that telephones read."""

import io
from functools import lru_cache
from typing import Final

import segno

from tischrunde.server.api.request import Request
from tischrunde.server.api.table_access import TableAccess

_QUIET_SQUARES: Final = 4
"""Number of light squares around the code: readers need them."""
_MAX_CACHED: Final = 256
"""Maximum number of pictures kept: a lobby asks often, and drawing one takes a while."""


class InvitationRoutes:
    """Answers requests for invitations."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access

    async def invitation(self, request: Request) -> str:
        """Return the link to a table as a picture, with its code for those who may know it."""
        table = (await self._access.watched(request)).table
        guest = None if request.guest is None else request.guest.id
        code = table.opened.code
        known = request.code == code or table.seat_of(guest) is not None
        return picture(self._access.link(table.id, code if known else ""))


@lru_cache(maxsize=_MAX_CACHED)
def picture(link: str) -> str:
    """Return a link as a code for telephones to read, in SVG."""
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture,
        kind="svg",
        border=_QUIET_SQUARES,
        dark="#000",
        light="#fff",
        xmldecl=False,
        omitsize=True,
        svgclass=None,
        lineclass=None,
        nl=False,
    )
    return picture.getvalue().decode()
