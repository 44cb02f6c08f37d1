"""Which texts every store can keep."""


def refuse_unwritable(*fields: object) -> None:
    """Raise ValueError if among them is a text with a zero or half a surrogate pair in it.

    PostgreSQL takes neither, and in a batch one such row would take all others down with it.
    """
    whole = "".join([field for field in fields if isinstance(field, str)])
    if not whole.isascii():
        whole.encode()
    if "\0" in whole:
        raise ValueError("text with a zero in it cannot be kept")
