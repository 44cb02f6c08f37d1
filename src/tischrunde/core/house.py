"""House rules: fields of an edition that a family agreed to change, and their short text form.

A rule set is an edition and what was changed, as one word to share: ``fx-schmid,most-200s=3`` or
``schmidt,no-extension``. A switch stands alone, or with ``no-`` if it is off. The revision of the
edition is kept beside it, by default the newest; ``schmidt@1`` has it in the word itself.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final, Generic, TypeAlias, TypeVar

from tischrunde.core.edition import Edition
from tischrunde.core.refusal import Refusal

HouseValue: TypeAlias = bool | int | Enum
Changes: TypeAlias = Mapping[str, HouseValue]
EditionT = TypeVar("EditionT", bound=Edition)

_REVISION: Final = re.compile("[1-9][0-9]{0,3}", re.ASCII)
_MAX_DIGITS: Final = 6
MOST: Final = 10**_MAX_DIGITS - 1
"""Maximum value of a number in the rules."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A field that may be changed: its clause, and the refusals and score lines it decides.

    ``impossible`` are the reasons it decides why an entry of the score pad cannot be. A number is
    at least ``least``.
    """

    clause: str
    refusals: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    impossible: tuple[str, ...] = ()
    least: int = 0


class HouseRulesRefused(ValueError):  # noqa: N818 - what happened has a name of its own
    """House rules that cannot be played together, or at all."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"house rules refused: {refusal.reason} {dict(refusal.args)}")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class HouseRules(Generic[EditionT]):
    """The house rules of a game.

    ``editions`` are the newest revisions; ``earlier`` those that tables and records may still be
    played by. ``contradiction`` returns the reason and the field why changed fields cannot be
    played, if so; ``presets`` are changes with a name.
    """

    editions: Mapping[str, EditionT]
    rules: Mapping[str, HouseRule]
    contradiction: Callable[[EditionT, Changes], tuple[str, str] | None]
    presets: Mapping[str, Changes]
    earlier: tuple[EditionT, ...] = ()

    def printed(self, name: str, revision: int | None = None) -> EditionT:
        """Return an edition without house rules, by default in the newest revision."""
        newest = self.editions.get(name)
        if newest is None:
            raise HouseRulesRefused(Refusal("no-such-edition", "house/agreed", {"field": name}))
        for edition in (newest, *self.earlier):
            if edition.id == name and revision in (None, edition.revision):
                return edition
        raise _unknown(name, str(revision))

    def agreed(self, edition: EditionT, changes: Changes) -> EditionT:
        """Return the edition as changed by a family; what cannot be played raises.

        Only what then differs from the printed book rests on a house clause.
        """
        for field, value in changes.items():
            self._check(edition, field, value)
        printed = self.printed(edition.id, edition.revision)
        changed = replace(edition, **dict(changes))  # type: ignore[arg-type] # checked above
        differs = self._differences(changed)
        if found := self.contradiction(changed, differs):
            raise self._refused(*found)
        rules = {field: rule for field, rule in self.rules.items() if field in differs}
        basis = {field: (rule.clause,) for field, rule in rules.items()}
        refusals = {key: rule.clause for rule in rules.values() for key in rule.refusals}
        lines = {key: rule.clause for rule in rules.values() for key in rule.lines}
        impossible = {key: rule.clause for rule in rules.values() for key in rule.impossible}
        return replace(
            changed,
            basis=MappingProxyType({**printed.basis, **basis}),
            refusals=MappingProxyType({**printed.refusals, **refusals}),
            lines=MappingProxyType({**printed.lines, **lines}),
            impossible=MappingProxyType({**printed.impossible, **impossible}),
        )

    def read(self, text: str, revision: int | None = None) -> EditionT:
        """Return the rule set that a text stands for, by default in the newest revision."""
        name, *words = text.split(",")
        edition = self.printed(name, revision)
        changes: dict[str, HouseValue] = {}
        for word in words:
            known = word in self.presets
            changes |= self.presets[word] if known else self._read_change(edition, word)
        return self.agreed(edition, changes)

    def write(self, edition: EditionT) -> str:
        """Return a rule set as text, in the order of the rules.

        An edition of no catalogue is its own printed book.
        """
        words = [_write_change(*change) for change in self._differences(edition).items()]
        return ",".join([edition.id, *words])

    def read_revised(self, text: str) -> EditionT:
        """Return the rule set that a text stands for, which may name an earlier revision."""
        name, comma, words = text.partition(",")
        name, at, revision = name.partition("@")
        if at and not _REVISION.fullmatch(revision):
            raise _unknown(name, revision)
        return self.read(f"{name}{comma}{words}", int(revision) if at else None)

    def write_revised(self, edition: EditionT) -> str:
        """Return a rule set as text that names its revision if it is not the newest."""
        name, comma, words = self.write(edition).partition(",")
        newest = self.editions.get(edition.id, edition).revision
        revision = "" if edition.revision == newest else f"@{edition.revision}"
        return f"{name}{revision}{comma}{words}"

    def _differences(self, edition: EditionT) -> Changes:
        """Return what differs from the printed book, in the order of the rules."""
        known = edition.id in self.editions
        printed = self.printed(edition.id, edition.revision) if known else edition
        return {
            field: getattr(edition, field)
            for field in self.rules
            if getattr(edition, field) != getattr(printed, field)
        }

    def _read_change(self, edition: EditionT, word: str) -> Changes:
        name, equals, written = word.partition("=")
        field = name.replace("-", "_")
        if not equals and field.startswith("no_") and field not in self.rules:
            return {field.removeprefix("no_"): False}
        if not equals:
            return {field: True}
        known = getattr(edition, field, None) if field in self.rules else None
        if isinstance(known, Enum) and written in [choice.value for choice in type(known)]:
            return {field: type(known)(written)}
        if written.isascii() and written.isdecimal() and len(written) <= _MAX_DIGITS:
            return {field: int(written)}
        raise self._refused("wrong-value", field)

    def _check(self, edition: EditionT, field: str, value: HouseValue) -> None:
        rule = self.rules.get(field)
        fits = (
            rule is not None
            and type(value) is type(getattr(edition, field))
            and (not isinstance(value, int) or rule.least <= value <= MOST)
        )
        if not fits:
            raise self._refused("wrong-value", field)

    def _refused(self, reason: str, field: str) -> HouseRulesRefused:
        if field not in self.rules:
            return HouseRulesRefused(
                Refusal("unknown-house-rule", "house/agreed", {"field": field})
            )
        return HouseRulesRefused(Refusal(reason, self.rules[field].clause, {"field": field}))


def _unknown(name: str, revision: str) -> HouseRulesRefused:
    args = {"field": name, "revision": revision}
    return HouseRulesRefused(Refusal("no-such-revision", "house/agreed", args))


def _write_change(field: str, value: HouseValue) -> str:
    name = field.replace("_", "-")
    if isinstance(value, bool):
        return name if value else f"no-{name}"
    return f"{name}={value.value if isinstance(value, Enum) else value}"
