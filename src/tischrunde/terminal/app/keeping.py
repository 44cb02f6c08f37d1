"""The file a match is kept in."""

from pathlib import Path

from tischrunde.terminal.app.sitting import Sitting
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.places.place import Denied
from tischrunde.terminal.places.saving import Unkept, beside, free_path, save, saved_words


class Keeping:
    """Saves a match, the first time perhaps under a name of its own; ``words`` say what came of it.

    ``named`` is whether a file was named for it.
    """

    def __init__(self, path: Path | None) -> None:
        self.named = path is not None
        self.words = ""
        self._path = path

    async def save(self, sitting: Sitting) -> bool:
        """Write the match into its file, or one beside it, and return whether that was done."""
        try:
            record = await sitting.place.record()
        except Denied as no:
            self.words = denial_words(no, sitting.company, sitting.language)
            return False
        path = self._path or free_path(sitting.scene.game)
        told = []
        for each in (path, beside(path)):
            try:
                save(record, each, sitting.language)
            except Unkept as no:
                told.append(str(no))
            else:
                self._path = each
                self.words = " ".join([*told, saved_words(sitting.scene, each, sitting.language)])
                return True
        self.words = told[0]
        return False
