"""Files that are replaced whole: nobody ever finds one half written."""

import os
import secrets
import shutil
from contextlib import suppress
from pathlib import Path


def replace_file(text: str, path: Path) -> None:
    """Write to a temporary file beside it and rename that once it is on the disk.

    The target of a symbolic link is replaced; permissions stay as they were.
    """
    path = path.resolve()
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())  # or a power cut could leave the new name and no text
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
