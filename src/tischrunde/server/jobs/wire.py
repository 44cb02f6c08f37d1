"""Jobs as few bytes."""

from typing import Final

import msgspec

from tischrunde.core.game import Seat
from tischrunde.server.ports import Job

_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(tuple[str, int, Seat])


def write_job(job: Job) -> bytes:
    """Return a job as bytes."""
    return _encoder.encode((job.table, job.version, job.seat))


def read_job(data: bytes) -> Job | None:
    """Return the job that bytes stand for; None if they stand for none, as of another version."""
    try:
        return Job(*_decoder.decode(data))
    except msgspec.DecodeError:
        return None
