"""What goes over the socket, as AsyncAPI 3.0."""

from typing import Any, Final, get_args

from tischrunde.protocol.frames import ACTIONS, MAX_BYTES, PROTOCOL, FromClient, FromServer
from tischrunde.protocol.routes import SOCKET
from tischrunde.protocol.schemas import PLACE, Json, prose, schemas

_CHANNEL: Final = "socket"


def asyncapi() -> Json:
    """Return the document, in which the application is the server."""
    frames = (*get_args(FromClient), *get_args(FromServer))
    _, components = schemas(frames)
    components["Do"]["properties"]["do"]["enum"] = list(ACTIONS)
    messages = {_tag(frame): {"$ref": f"#/components/messages/{_tag(frame)}"} for frame in frames}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tischrunde",
            "version": str(PROTOCOL),
            "description": (
                "Tables as they happen. One JSON object a frame; `t` says which. Times are"
                f" milliseconds since 1970. A client's frame has at most {MAX_BYTES} bytes; frames"
                " may get new fields, and what nobody knows is passed over. What goes over plain"
                " HTTP: `openapi.json`."
            ),
            "license": {"name": "MPL-2.0"},
        },
        "defaultContentType": "application/json",
        "channels": {
            _CHANNEL: {
                "address": SOCKET,
                "title": "The socket",
                "description": "A WebSocket with text frames.",
                "messages": messages,
                "bindings": {"ws": {"method": "GET", "query": _QUERY}},
            }
        },
        "operations": {
            "listen": _operation("receive", "What clients say.", FromClient),
            "tell": _operation("send", "What the server says.", FromServer),
        },
        "components": {
            "messages": {_tag(frame): _message(frame) for frame in frames},
            "schemas": components,
        },
    }


_QUERY: Final[Json] = {
    "type": "object",
    "properties": {
        "table": {
            "type": "string",
            "description": (
                "The table the socket is for, so that a proxy can lead all who sit there to the"
                " same node; it means nothing to the server."
            ),
        }
    },
}


def _operation(action: str, summary: str, frames: object) -> Json:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{_CHANNEL}"},
        "summary": summary,
        "messages": [
            {"$ref": f"#/channels/{_CHANNEL}/messages/{_tag(frame)}"} for frame in get_args(frames)
        ],
    }


def _message(frame: type[Any]) -> Json:
    summary, *_ = prose(frame.__doc__ or "").split("\n\n")
    return {
        "name": _tag(frame),
        "title": frame.__name__,
        "summary": summary,
        "payload": {"$ref": PLACE + frame.__name__},
    }


def _tag(frame: type[Any]) -> str:
    tag: str = frame.__struct_config__.tag
    return tag
