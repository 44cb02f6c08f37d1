"""An edition's manual: how one learns it, in words and pictures of tables.

The pictures are positions, and what a caption claims of one is asked of the rules while the manual
is made: what may be laid, what may not and why, what lies there after a move.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.core.notation import PARTIES
from tischrunde.core.refusal import IllegalMove
from tischrunde.core.round import Round
from tischrunde.games.manual_facts import facts
from tischrunde.games.manual_outline import (
    Fact,
    Outline,
    OutlinedChapter,
    OutlinedPart,
    OutlinedScene,
    holds,
    outline,
)
from tischrunde.games.register import house_register, register
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at, move_words


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences, and the clauses they tell."""

    words: str
    clauses: tuple[str, ...]
    kind: Literal["paragraph"] = "paragraph"


@dataclass(frozen=True, slots=True)
class Cell:
    """Words of a table, and the card they name, if they name one."""

    words: str
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of equal length under a head, and the clauses they tell."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    clauses: tuple[str, ...]
    kind: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Claim:
    """A move that may be played; with a reason, one that may not."""

    move: str
    words: str
    reason: str | None = None
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment at a table as its seat sees it, with a caption and what follows from the rules."""

    caption: str
    view: MatchView[Any]
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of a table, or a story of several."""

    id: str
    position: str
    names: tuple[str, ...]
    scenes: tuple[Scene, ...]
    clauses: tuple[str, ...]
    kind: Literal["figure"] = "figure"


@dataclass(frozen=True, slots=True)
class ManualChapter:
    """A chapter; ``first`` ones suffice for the first round.

    ``clauses`` are all that stand under its heading.
    """

    id: str
    title: str
    first: bool
    parts: tuple[Paragraph | Table | Figure, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Manual:
    """How one learns an edition, with the house rules that are agreed."""

    game: str
    rules: str
    title: str
    chapters: tuple[ManualChapter, ...]


class FalseClaim(ValueError):  # noqa: N818 - what happened has a name of its own
    """A caption claims what the rules do not say."""


_HEADS: Final = {
    "cards": ("count", "card"),
    "effects": ("card", "effect"),
    "together": ("attack", "remedy", "safety"),
    "line-ups": ("players", "line-up"),
    "points": ("line", "points"),
}


def manual(game: CardGame, edition: Any, language: str) -> Manual | None:  # noqa: ANN401 - of any game
    """Return the manual of a rule set in a language, or None if the game has none.

    A caption that is not true raises ``FalseClaim``.
    """
    found = outline(game.id)
    if found is None:
        return None
    return _Writer(game, edition, language, found).manual()


class _Writer:
    """Writes the manual of one rule set in one language."""

    def __init__(self, game: CardGame, edition: Any, language: str, found: Outline) -> None:  # noqa: ANN401
        self.game = game
        self.edition = edition
        self.language = language
        self.outline = found
        self.facts: Mapping[str, Fact] = facts(game, edition, language, found.terms)
        self.known = {clause.id for clause in (*register(game.id), *house_register(game.id))}

    def manual(self) -> Manual:
        game = self.game
        return Manual(
            game=game.id,
            rules=game.house.write(self.edition),
            title=texts.say(game.id, f"edition-{self.edition.id}", self.language),
            chapters=tuple(
                self._chapter(chapter)
                for chapter in self.outline.chapters
                if holds(chapter.when, self.facts)
            ),
        )

    def _chapter(self, chapter: OutlinedChapter) -> ManualChapter:
        parts = [part for part in chapter.parts if holds(part.when, self.facts)]
        written = tuple(made for part in parts for made in self._part(part))
        told = [clause for part in written for clause in part.clauses]
        return ManualChapter(
            id=chapter.id,
            title=self._say(f"chapter-{chapter.id}"),
            first=chapter.first,
            parts=written,
            clauses=tuple(dict.fromkeys([*told, *self._clauses(chapter.clauses)])),
        )

    def _part(self, part: OutlinedPart) -> Iterator[Paragraph | Table | Figure]:
        clauses = self._clauses(part.clauses)
        if part.figure is not None:
            yield self._figure(part, clauses)
        elif part.table is not None:
            yield self._table(part, clauses)
        elif part.say is not None:
            yield Paragraph(self._say(part.say), clauses)

    def _say(self, message: str, **args: Fact) -> str:
        resource = f"manual-{self.game.id}"
        return texts.say(resource, message, self.language, **{**self.facts, **args})

    def _clauses(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return clauses by their names without the book, as far as this book has them."""
        ids = (name if "/" in name else f"{self.edition.id}/{name}" for name in names)
        return tuple(clause for clause in ids if clause in self.known)

    # ── tables ────────────────────────────────────────────────────────────────────────────────

    def _table(self, part: OutlinedPart, clauses: tuple[str, ...]) -> Table:
        rows: dict[str, Any] = {
            "cards": self._cards,
            "effects": self._effects,
            "together": self._together,
            "line-ups": self._line_ups,
            "points": self._points,
        }
        kind = part.table or ""
        return Table(
            title="" if part.say is None else self._say(part.say),
            head=tuple(texts.say("manual", f"head-{name}", self.language) for name in _HEADS[kind]),
            rows=tuple(rows[kind](part)),
            clauses=clauses,
        )

    def _card(self, slug: str) -> Cell:
        return Cell(texts.card_name(self.game.id, slug, self.edition.id, self.language), slug)

    def _cards(self, part: OutlinedPart) -> Iterator[tuple[Cell, ...]]:
        for card, count in self.edition.deck.items():
            if card.group.value in part.groups:
                yield Cell(f"{count} ×"), self._card(card.slug)

    def _effects(self, part: OutlinedPart) -> Iterator[tuple[Cell, ...]]:
        for slug, message in part.rows:
            yield Cell(self._say(f"{message}-name"), slug), Cell(self._say(message))

    def _together(self, part: OutlinedPart) -> Iterator[tuple[Cell, ...]]:
        for row in part.rows:
            yield tuple(self._counted(slug) for slug in row)

    def _counted(self, slug: str) -> Cell:
        count, cell = self.facts[f"count-{slug}"], self._card(slug)
        return cell if count == 1 else Cell(f"{count} × {cell.words}", slug)

    def _line_ups(self, _: OutlinedPart) -> Iterator[tuple[Cell, ...]]:
        for players in self.edition.player_counts:
            line_up = self.game.line_up(self.edition, players)
            words = self._say(
                "line-up",
                players=players,
                parties=len(line_up.members),
                members=len(line_up.members[0]),
                goal=str(line_up.goal),
                cards=line_up.deck,
            )
            many = texts.say("manual", "players", self.language, players=players)
            yield Cell(many), Cell(words)

    def _points(self, _: OutlinedPart) -> Iterator[tuple[Cell, ...]]:
        for line, points in self.game.scoring_table(self.edition).items():
            name = texts.say(self.game.id, f"line-{line}", self.language, edition=self.edition.id)
            yield Cell(name), Cell(str(points))

    # ── figures ───────────────────────────────────────────────────────────────────────────────

    def _figure(self, part: OutlinedPart, clauses: tuple[str, ...]) -> Figure:
        position = f"{self.game.house.write_revised(self.edition)} {part.position}"
        shown = self.game.read_round(position)
        words = texts.say("manual", "names", self.language).split()
        names = tuple(words[: shown.position.rules.players])
        scenes = tuple(self._scene(part, scene, shown, names) for scene in part.scenes)
        return Figure(part.figure or "", position, names, scenes, clauses)

    def _scene(
        self,
        part: OutlinedPart,
        scene: OutlinedScene,
        shown: Round[Any, Any, Any, Any],
        names: tuple[str, ...],
    ) -> Scene:
        """Return the next moment of a figure, its round played on to there."""
        place = f"{self.game.house.write(self.edition)}, {part.figure}, {scene.caption}"
        for text in scene.play:
            try:
                shown.play(*self._move(text))
            except IllegalMove as error:
                raise FalseClaim(f"{place}: {text} is refused, {error.refusal.reason}") from None
        _check_state(self.game, scene, shown, place)
        if scene.only:
            self._check_only(scene, shown, place)
        view = _match_view(self.edition.target, shown, scene.seat)
        company = company_at(self.game.id, view, names)
        claims = (
            *(self._allowed(text, shown, company, place) for text in scene.may),
            *(self._refused(*claim, shown, company, place) for claim in scene.may_not.items()),
        )
        return Scene(self._say(scene.caption), view, claims)

    def _check_only(
        self, scene: OutlinedScene, shown: Round[Any, Any, Any, Any], place: str
    ) -> None:
        """Refuse a caption that leaves out what its seats may play as well."""
        for seat in {self._move(text)[0] for text in scene.may}:
            for move in shown.legal(seat):
                text = f"{seat + 1} {self.game.write_move(move)}"
                if text not in scene.may:
                    raise FalseClaim(f"{place}: {text} is allowed too")

    def _move(self, text: str) -> tuple[int, Any]:
        seat, _, move = text.partition(" ")
        return int(seat) - 1, self.game.read_move(move)

    def _allowed(
        self, text: str, shown: Round[Any, Any, Any, Any], company: Company, place: str
    ) -> Claim:
        seat, move = self._move(text)
        if move not in shown.legal(seat):
            raise FalseClaim(f"{place}: {text} is refused")
        return Claim(text, self._move_words(move, company))

    def _refused(
        self, text: str, reason: str, shown: Round[Any, Any, Any, Any], company: Company, place: str
    ) -> Claim:
        seat, move = self._move(text)
        refusal = shown.refusal(seat, move)
        if refusal is None or refusal.reason != reason:
            found = "allowed" if refusal is None else f"refused as {refusal.reason}"
            raise FalseClaim(f"{place}: {text} is {found}, not refused as {reason}")
        why = texts.explain(self.game.id, refusal, self.edition.id, self.language, company=company)
        return Claim(text, self._move_words(move, company), why, refusal.clause)

    def _move_words(self, move: Any, company: Company) -> str:  # noqa: ANN401 - of any game
        return move_words(self.game.id, move, self.edition.id, self.language, company)


def _check_state(
    game: CardGame, scene: OutlinedScene, shown: Round[Any, Any, Any, Any], place: str
) -> None:
    """Refuse a caption with a position that is not there, or score lines nobody earned."""
    written = {part.strip() for part in game.write_position(shown.position).split(";")[1:]}
    for part in scene.after:
        if part not in written:
            raise FalseClaim(f"{place}: no {part!r} in {sorted(written)}")
    for party, lines in scene.lines.items():
        found = tuple(line.id for line in shown.sheets[0][PARTIES.index(party)].lines)
        if found != lines:
            raise FalseClaim(f"{place}: {party} scores {found}, not {lines}")


def _match_view(target: int, shown: Round[Any, Any, Any, Any], seat: int) -> MatchView[Any]:
    """Return a round as a board is sent it: the first of a match."""
    parties = shown.position.rules.parties
    totals = tuple(sheet.total for sheet in shown.sheets[0]) if shown.sheets else (0,) * parties
    return MatchView(
        number=1,
        target=target,
        totals=totals,
        sheets=shown.sheets,
        winners=frozenset(),
        round=shown.view(seat),
    )
