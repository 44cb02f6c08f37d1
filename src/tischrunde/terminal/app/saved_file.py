"""The file a match is saved in."""

from pathlib import Path

from tischrunde.terminal.app.seat_state import SeatState
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.sessions.saved_match import Unkept, beside, free_path, save, saved_words
from tischrunde.terminal.sessions.session import Denied


class SavedFile:
    """Saves a match, if need be under a new name; ``words`` say how that went.

    ``named`` is whether a file was named for it.
    """

    def __init__(self, path: Path | None) -> None:
        self.named = path is not None
        self.words = ""
        self._path = path

    async def save(self, state: SeatState) -> bool:
        """Save the match to its file, or to one beside it; return whether that was done."""
        try:
            record = await state.session.record()
        except Denied as no:
            self.words = denial_words(no, state.company, state.language)
            return False
        path = self._path or free_path(state.scene.game)
        told = []
        for each in (path, beside(path)):
            try:
                save(record, each, state.language)
            except Unkept as no:
                told.append(str(no))
            else:
                self._path = each
                self.words = " ".join([*told, saved_words(state.scene, each, state.language)])
                return True
        self.words = told[0]
        return False
