"""The short text form of rule sets, for the house rules of both games."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import agreements
from tischrunde.core.house import HouseRules, HouseRulesRefused
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.house import HOUSE as RALLYE
from tischrunde.uno.edition import Stacking
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.house import HOUSE as UNO
from tischrunde.uno.match import Match

HOUSES: Final[Mapping[str, HouseRules[Any]]] = {"rallye": RALLYE, "uno": UNO}
both_games = pytest.mark.parametrize("game", HOUSES)


def house_of(text: str) -> HouseRules[Any]:
    return UNO if text.startswith("uno-") else RALLYE


def refused(house: HouseRules[Any], text: str) -> tuple[str, str]:
    """Return the reason and the clause by which a text is refused."""
    with pytest.raises(HouseRulesRefused) as caught:
        house.read(text)
    return caught.value.refusal.reason, caught.value.refusal.clause


# ── writing and reading ───────────────────────────────────────────────────────────────────────


@both_games
@given(data=st.data())
def test_what_was_agreed_survives_writing_and_reading(game: str, data: st.DataObject) -> None:
    house = HOUSES[game]
    edition, changes = data.draw(agreements(house))
    agreed = house.agreed(edition, changes)
    again = house.read(house.write(agreed))
    assert {field: getattr(again, field) for field in changes} == changes
    assert again == agreed


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("stock-points=100", "stock-award=before"),
        ("unplaced-points=100", "unplaced-award=winner"),
        ("extension-points=100", "no-failed-extension-pays-opponents"),
    ],
)
def test_the_order_of_agreement_decides_no_citation(one: str, other: str) -> None:
    assert RALLYE.read(f"fx-schmid,{one},{other}") == RALLYE.read(f"fx-schmid,{other},{one}")


@both_games
@given(data=st.data())
def test_the_order_of_the_words_does_not_matter(game: str, data: st.DataObject) -> None:
    house = HOUSES[game]
    edition, changes = data.draw(agreements(house))
    text = house.write(house.agreed(edition, changes))
    name, *words = text.split(",")
    shuffled = ",".join([name, *data.draw(st.permutations(words))])
    assert house.write(house.read(shuffled)) == text


@both_games
@given(data=st.data())
def test_only_what_differs_from_the_box_is_written(game: str, data: st.DataObject) -> None:
    house = HOUSES[game]
    edition, changes = data.draw(agreements(house))
    name, *words = house.write(house.agreed(edition, changes)).split(",")
    written = [word.partition("=")[0].replace("-", "_") for word in words]
    order = [field for field in house.rules if field in changes]
    assert name == edition.id
    assert [field if field in order else field.removeprefix("no_") for field in written] == order


@both_games
@given(data=st.data())
def test_any_text_is_read_or_refused(game: str, data: st.DataObject) -> None:
    house = HOUSES[game]
    names = [field.replace("_", "-") for field in house.rules]
    name = st.sampled_from([*names, *house.presets, "deck", "no", ""])
    form = st.sampled_from(["{}", "no-{}", "{}=0", "{}=12", "{}=-1", "{}=twos", "{}=none", "{}="])
    words = st.builds(lambda form, name: form.format(name), form, name) | st.text(max_size=8)
    text = ",".join([data.draw(st.sampled_from(list(house.editions))), *data.draw(st.lists(words))])
    with suppress(HouseRulesRefused):
        written = house.write(house.read(text))
        assert house.write(house.read(written)) == written


@both_games
def test_an_edition_without_changes_is_its_name(game: str) -> None:
    house = HOUSES[game]
    for name, edition in house.editions.items():
        assert house.write(edition) == name
        assert house.read(name) == house.read(f"{name},printed") == edition


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("uno-carabiner,target=500,no-jump-in,stacking=none", "uno-carabiner"),
        ("uno-carabiner,target=0200", "uno-carabiner,target=200"),
        (
            "uno-carabiner,target=300,teams,no-bluffing,stacking=twos",
            "uno-carabiner,stacking=twos,no-bluffing,teams,target=300",
        ),
        (
            "uno-carabiner,family",
            "uno-carabiner,must-play-drawn,reverse-skips-with-two,no-bluffing",
        ),
        (
            "uno-carabiner,family,no-must-play-drawn,bluffing",
            "uno-carabiner,reverse-skips-with-two",
        ),
        (
            "uno-carabiner,wild",
            (
                "uno-carabiner,stacking=twos-and-fours,draw-until-playable,"
                "reverse-skips-with-two,jump-in,seven-zero,no-bluffing"
            ),
        ),
        ("uno-carabiner,target=200,target=300", "uno-carabiner,target=300"),
        (
            "fx-schmid,no-200s-points=50,under-right-of-way=nothing,no-exact-goal",
            "fx-schmid,no-exact-goal,under-right-of-way=nothing,no-200s-points=50",
        ),
        ("schmidt,target=2000,no-extension", "schmidt,no-extension,target=2000"),
        (
            "auto-rallye,extension-points=300,extension",
            "auto-rallye,extension,extension-points=300",
        ),
    ],
)
def test_a_rule_set_is_written_in_the_order_of_the_rules(text: str, written: str) -> None:
    house = house_of(text)
    assert house.write(house.read(text)) == written


# ── revisions ─────────────────────────────────────────────────────────────────────────────────

FIRST: Final = RALLYE.editions["schmidt"]
SECOND: Final = replace(FIRST, revision=FIRST.revision + 1, most_200s=3)
CORRECTED: Final = replace(RALLYE, editions={"schmidt": SECOND}, earlier=(FIRST,))


@pytest.mark.parametrize("edition", [FIRST, SECOND], ids=lambda edition: str(edition.revision))
def test_a_rule_set_differs_from_the_book_in_its_own_revision(edition: Edition) -> None:
    revision = edition.revision
    assert CORRECTED.read("schmidt", revision) == edition
    assert CORRECTED.write(edition) == "schmidt"
    ours = CORRECTED.read("schmidt,most-200s=4", revision)
    assert (ours.revision, ours.most_200s) == (revision, 4)
    assert CORRECTED.write(ours) == "schmidt,most-200s=4"
    assert CORRECTED.agreed(ours, {"most_200s": edition.most_200s}) == edition


def test_a_rule_set_is_of_the_newest_revision_unless_said() -> None:
    assert CORRECTED.read("schmidt") == SECOND
    assert CORRECTED.write(CORRECTED.agreed(FIRST, {"most_200s": 3})) == "schmidt,most-200s=3"
    assert CORRECTED.write(CORRECTED.agreed(SECOND, {"most_200s": 3})) == "schmidt"


def test_a_word_may_name_an_earlier_revision() -> None:
    at = FIRST.revision
    assert CORRECTED.read_revised(f"schmidt@{at}") == FIRST
    assert CORRECTED.read_revised(f"schmidt@{at + 1}") == SECOND
    ours = CORRECTED.read_revised(f"schmidt@{at},most-200s=4")
    assert CORRECTED.write_revised(ours) == f"schmidt@{at},most-200s=4"
    assert CORRECTED.write_revised(SECOND) == "schmidt"


@pytest.mark.parametrize("revision", ["", "0", "01", "99", "10000", "x", "-1", "\u0661"])
def test_there_is_no_other_revision(revision: str) -> None:
    with pytest.raises(HouseRulesRefused) as caught:
        CORRECTED.read_revised(f"schmidt@{revision}")
    assert caught.value.refusal.reason == "no-such-revision"
    assert caught.value.refusal.args["revision"] == revision


# ── what is refused ───────────────────────────────────────────────────────────────────────────


@both_games
@pytest.mark.parametrize("text", ["", "no-such-box", "no-such-box,target=200", "target=200"])
def test_an_edition_must_be_known(game: str, text: str) -> None:
    assert refused(HOUSES[game], text) == ("no-such-edition", "house/agreed")


def test_the_editions_of_one_game_are_not_those_of_the_other() -> None:
    assert refused(UNO, "fx-schmid") == ("no-such-edition", "house/agreed")
    assert refused(RALLYE, "uno-carabiner") == ("no-such-edition", "house/agreed")


@both_games
@pytest.mark.parametrize(
    "word",
    [
        *("", "no-", "=", "deck", "deck=1", "id=x", "no-target-practice", "flying-cards"),
        *("flying-cards=1", "flying-cards=yes", "no-printed", "player-counts=3", "TARGET=200"),
        " target=200",
    ],
)
def test_only_listed_rules_can_be_changed(game: str, word: str) -> None:
    house = HOUSES[game]
    name = next(iter(house.editions))
    assert refused(house, f"{name},{word}") == ("unknown-house-rule", "house/agreed")


@both_games
@pytest.mark.parametrize(
    "word",
    [
        *("target", "no-target", "target=", "target=0", "target=-5", "target=many", "target=1.5"),
        *("target=²", "target=٣", "target=none", f"target={'9' * 5000}"),
    ],
    ids=lambda word: word[:12],
)
def test_the_target_is_a_number_from_one_on(game: str, word: str) -> None:
    house = HOUSES[game]
    name = next(iter(house.editions))
    assert refused(house, f"{name},{word}") == ("wrong-value", "house/target")


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("uno-carabiner,jump-in=1", "house/jump-in"),
        ("uno-carabiner,teams=yes", "house/teams"),
        ("uno-carabiner,stacking", "house/stacking"),
        ("uno-carabiner,no-stacking", "house/stacking"),
        ("uno-carabiner,stacking=2", "house/stacking"),
        ("uno-carabiner,stacking=fours", "house/stacking"),
        ("fx-schmid,extension=0", "house/extension"),
        ("fx-schmid,most-200s", "house/most-200s"),
        ("fx-schmid,no-200s-points", "house/points"),
        ("fx-schmid,stock-award=nothing", "house/stock-award"),
        ("fx-schmid,under-right-of-way=none", "house/under-right-of-way"),
    ],
)
def test_a_rule_takes_only_values_of_its_kind(text: str, clause: str) -> None:
    assert refused(house_of(text), text) == ("wrong-value", clause)


@pytest.mark.parametrize(
    ("text", "reason", "clause"),
    [
        (
            "uno-carabiner,stacking=twos-and-fours",
            "stacked-fours-cannot-be-challenged",
            "house/stacking",
        ),
        (
            "uno-carabiner,wild,bluffing",
            "stacked-fours-cannot-be-challenged",
            "house/stacking",
        ),
        (
            "uno-carabiner,family,teams",
            "teams-are-never-two-players",
            "house/reverse-skips-with-two",
        ),
        (
            "auto-rallye,no-limit-needs-green",
            "limit-shares-the-battle-pile",
            "house/limit-needs-green",
        ),
        (
            "fx-schmid,no-coup-fourre-chain",
            "safeties-always-play-again",
            "house/coup-fourre-chain",
        ),
        (
            "fx-schmid,safety-points=200",
            "four-safeties-below-four-times-one",
            "house/points",
        ),
        (
            "schmidt,no-extension,extension-points=300",
            "nothing-without-the-extension",
            "house/points",
        ),
    ],
)
def test_rules_that_contradict_each_other_are_refused(text: str, reason: str, clause: str) -> None:
    assert refused(house_of(text), text) == (reason, clause)


# ── rules with a name ─────────────────────────────────────────────────────────────────────────


def test_a_preset_is_the_changes_it_names() -> None:
    wild = UNO.read("uno-carabiner,wild")
    assert wild == UNO.agreed(UNO_CARABINER, UNO.presets["wild"])
    assert wild.stacking is Stacking.TWOS_AND_FOURS
    assert UNO.presets.keys() == {"printed", "family", "wild"}


@pytest.mark.parametrize("preset", UNO.presets)
@pytest.mark.parametrize("players", [2, 4])
def test_every_preset_of_uno_can_be_played(preset: str, players: int) -> None:
    match, random = Match(UNO.read(f"uno-carabiner,{preset}"), players, b"preset"), Random(preset)
    while not match.over:
        moves = [(seat, move) for seat in range(players) for move in match.legal(seat)]
        match.play(*random.choice(moves))
    assert match.winners
