"""What can be set about a server, by flags or by the environment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs; zero configuration is a family at home.

    ``public_url`` is how others reach it: links begin with it, and no page of another origin may
    speak to the server. At home (``called``) it has the name in the request. ``base_path`` is the
    sub-path it is served under behind a proxy. ``patience`` scales the limits on messages and
    requests. ``redis_prefix`` begins all names in Redis: servers that share one and nothing else
    each have their own. ``further_databases`` are those, by name, in which shards of tables may lie
    besides ``database``.
    """

    data: Path
    database: str
    redis: str | None = None
    redis_prefix: str = "tischrunde"
    key_file: Path | None = None
    host: str = "0.0.0.0"  # noqa: S104 - families play over their own network
    port: int = 8000
    public_url: str = ""
    called: bool = True
    base_path: str = ""
    trusted_proxies: str = "127.0.0.1"
    bots: int = 1
    log_level: str = "info"
    log_format: str = "text"
    drain: float = 10.0
    patience: float = 1.0
    further_databases: Mapping[str, str] = field(default_factory=dict)

    @property
    def secure(self) -> bool:
        """Whether players reach the server over TLS."""
        return self.public_url.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the cookie: browsers guard this prefix, but only over TLS."""
        return "__Host-tischrunde" if self.secure else "tischrunde"
