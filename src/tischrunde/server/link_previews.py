"""What messengers show of a link before anybody opens it: Open Graph tags, without anything secret.

A link's code stands behind the ``#``, which no server is told: a preview knows the game, no more.
"""

import html
import re
from typing import Final

from starlette.datastructures import Headers

from tischrunde.server.settings import Settings
from tischrunde.texts import say

PICTURES: Final = "/previews"
"""The path of the pictures: one for each game, and one for all."""

_SIZE_PX: Final = (1200, 630)
_HOST: Final = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?", re.IGNORECASE | re.ASCII)


def origin_of(settings: Settings, headers: Headers) -> str:
    """Return how others reach the server: messengers want whole addresses of pictures.

    At home it is called by the name in the request.
    """
    host = headers.get("host", "")
    if settings.called and _HOST.fullmatch(host):
        return f"http://{host}"
    return settings.public_url


def preview_tags(game: str | None, language: str, pictures: str) -> str:
    """Return the tags for a table of a game, or for any other page.

    ``pictures`` is the address of the folder with the pictures.
    """
    title, text = _words(game, language)
    width, height = _SIZE_PX
    tags = {
        "og:type": "website",
        "og:site_name": say("web", "title", language),
        "og:title": title,
        "og:description": text,
        "og:image": f"{pictures}/{game or 'all'}.jpg",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    lines = [
        f'<meta name="description" content="{html.escape(text)}">',
        *(f'<meta property="{name}" content="{html.escape(tags[name])}">' for name in tags),
        '<meta name="twitter:card" content="summary_large_image">',
    ]
    return "".join(f"{line}\n" for line in lines)


def _words(game: str | None, language: str) -> tuple[str, str]:
    kind = "any" if game is None else game
    title = say("previews", f"preview-{kind}-title", language)
    return title, say("previews", f"preview-{kind}-text", language)
