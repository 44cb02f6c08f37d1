"""What there is to read: games to choose from, with all a start page needs, and rulebooks."""

import gzip
import json
from typing import Any, get_args

import pytest

from tests.engine.test_calls import ok
from tests.server.running_server import RunningServer
from tischrunde import texts
from tischrunde.core.house import HouseRulesRefused
from tischrunde.games.catalogue import GAMES
from tischrunde.games.manual import manual
from tischrunde.games.register import house_register, register
from tischrunde.protocol.library import Language
from tischrunde.protocol.rest import LONGEST_RULES
from tischrunde.uno.edition import Stacking


@pytest.fixture(scope="module")
def games(family: RunningServer) -> dict[str, Any]:
    said: dict[str, Any] = family.ask("GET", "/api/games").said["games"]
    return said


def line_up(game: dict[str, Any], edition: str, players: int) -> dict[str, Any]:
    ups = game["editions"][edition]["line_ups"]
    found: dict[str, Any] = next(each for each in ups if each["players"] == players)
    return found


def test_every_edition_tells_how_it_is_played(games: dict[str, Any]) -> None:
    assert set(games) == set(GAMES)
    for game in GAMES.values():
        assert list(games[game.id]["editions"]) == list(game.editions)
        for name, edition in game.editions.items():
            listed = games[game.id]["editions"][name]
            assert listed["players"] == list(edition.player_counts)
            assert [each["players"] for each in listed["line_ups"]] == listed["players"]
            assert listed["target"] == edition.target


def test_few_drive_for_themselves_and_less_far(games: dict[str, Any]) -> None:
    two, four = (line_up(games["rallye"], "fx-schmid", players) for players in (2, 4))
    assert two == {"players": 2, "members": [[0], [1]], "deck": 101, "hand": 6, "goal": 700}
    teams = [[0, 2], [1, 3]]
    assert four == {"players": 4, "members": teams, "deck": 106, "hand": 6, "goal": 1000}


def test_of_six_two_or_three_drive_together(games: dict[str, Any]) -> None:
    assert line_up(games["rallye"], "fx-schmid", 6)["members"] == [[0, 2, 4], [1, 3, 5]]
    assert line_up(games["rallye"], "auto-rallye", 6)["members"] == [[0, 3], [1, 4], [2, 5]]


def test_uno_has_no_goal_to_drive_to(games: dict[str, Any]) -> None:
    ten = line_up(games["uno"], "uno-carabiner", 10)
    alone = [[seat] for seat in range(10)]
    assert ten == {"players": 10, "members": alone, "deck": 108, "hand": 7, "goal": None}
    assert games["uno"]["editions"]["uno-carabiner"]["target"] == 500


def test_house_rules_tell_what_is_printed_and_what_may_be_chosen(games: dict[str, Any]) -> None:
    rules = {each["field"]: each for each in games["uno"]["editions"]["uno-carabiner"]["house"]}
    assert rules["stacking"] == {
        "field": "stacking",
        "clause": "house/stacking",
        "kind": "choice",
        "value": "none",
        "choices": [choice.value for choice in Stacking],
        "least": None,
        "most": None,
        "line_ups": [],
    }
    assert (rules["bluffing"]["kind"], rules["bluffing"]["value"]) == ("switch", True)
    assert (rules["target"]["kind"], rules["target"]["value"]) == ("number", 500)
    assert rules["target"]["choices"] == []


def test_a_switch_that_makes_teams_tells_who_then_plays_with_whom(games: dict[str, Any]) -> None:
    rules = games["uno"]["editions"]["uno-carabiner"]["house"]
    turned = {each["field"]: each["line_ups"] for each in rules if each["line_ups"]}
    in_teams = GAMES["uno"].house.read("uno-carabiner,teams")
    listed = [(each["players"], len(each["members"])) for each in turned.pop("teams")]
    assert listed == [(count, in_teams.parties(count)) for count in in_teams.player_counts]
    assert not turned


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("uno-carabiner", None),
        ("uno-carabiner,stacking=twos-and-fours,no-bluffing", None),
        ("uno-carabiner,stacking=twos-and-fours", "stacked-fours-cannot-be-challenged"),
        ("uno-carabiner,teams,reverse-skips-with-two", "teams-are-never-two-players"),
        ("fx-schmid,all-safeties-points=100", "four-safeties-below-four-times-one"),
        ("fx-schmid,jump-in", "unknown-house-rule"),
    ],
)
def test_rules_that_contradict_each_other_are_told_before_a_table_is_opened(
    family: RunningServer, rules: str, reason: str | None
) -> None:
    answer = family.ask("GET", f"/api/agreements/{rules}")
    if reason is None:
        assert answer.status == 204
    else:
        assert (answer.said["code"], answer.said["reason"]) == ("refused-rules", reason)


def test_rules_of_no_edition_are_no_agreement(family: RunningServer) -> None:
    assert family.ask("GET", "/api/agreements/mau-mau,teams").said["code"] == "no-such-edition"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_number_is_taken_from_its_least_to_its_most_and_no_further(
    games: dict[str, Any], game: Any
) -> None:
    for name, edition in game.editions.items():
        numbers = [rule for rule in games[game.id]["editions"][name]["house"] if rule["most"]]
        assert {rule["field"] for rule in numbers} == {
            field for field in game.house.rules if type(getattr(edition, field)) is int
        }
        for rule in numbers:
            inside = (rule["least"], rule["most"])
            outside = (rule["least"] - 1, rule["most"] + 1)
            assert not any(is_out_of_range(game, edition, rule, value) for value in inside)
            assert all(is_out_of_range(game, edition, rule, value) for value in outside)


def is_out_of_range(game: Any, edition: Any, rule: dict[str, Any], value: int) -> bool:
    try:
        game.house.agreed(edition, {rule["field"]: value})
    except HouseRulesRefused as refused:
        return refused.refusal.reason == "wrong-value"
    return False


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_rule_set_put_together_from_it_is_one(games: dict[str, Any], game: Any) -> None:
    for name in game.editions:
        for rule in games[game.id]["editions"][name]["house"]:
            value = another(rule)
            understood = read_alone(game, f"{name},{written(rule, value)}", rule["field"])
            assert understood in (value, CONTRADICTS)
        for preset, changes in games[game.id]["presets"].items():
            agreed = game.house.read(f"{name},{preset}")
            assert {field: plain_of(agreed, field) for field in changes} == changes


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_longest_rule_set_is_short_enough(games: dict[str, Any], game: Any) -> None:
    for name in game.editions:
        rules = games[game.id]["editions"][name]["house"]
        words = [written(rule, longest(rule)) for rule in rules]
        assert len(",".join([name, *words])) <= LONGEST_RULES


CONTRADICTS = {
    "limit-shares-the-battle-pile",
    "no-chain-to-draw-in",
    "nothing-without-the-extension",
    "safeties-always-play-again",
}
"""Some rules cannot be changed alone."""


def read_alone(game: Any, rules: str, field: str) -> Any:
    """Return the value of a field in a rule set, or why it cannot be had without others."""
    try:
        return plain_of(game.house.read(rules), field)
    except HouseRulesRefused as refused:
        return CONTRADICTS if refused.refusal.reason in CONTRADICTS else refused.refusal


def another(rule: dict[str, Any]) -> Any:
    """Return a value of a house rule that is not the printed one."""
    if rule["kind"] == "switch":
        return not rule["value"]
    if rule["kind"] == "number":
        return rule["value"] + 1
    return next(choice for choice in rule["choices"] if choice != rule["value"])


def longest(rule: dict[str, Any]) -> Any:
    if rule["kind"] == "choice":
        return max(rule["choices"], key=len)
    return False if rule["kind"] == "switch" else 99_999


def written(rule: dict[str, Any], value: Any) -> str:
    field = rule["field"].replace("_", "-")
    if rule["kind"] == "switch":
        return field if value else f"no-{field}"
    return f"{field}={value}"


def plain_of(edition: Any, field: str) -> Any:
    value = getattr(edition, field)
    return getattr(value, "value", value)


def test_it_is_packed_and_not_sent_twice(family: RunningServer) -> None:
    plain = family.ask("GET", "/api/games")
    packed = family.ask("GET", "/api/games", headers={"accept-encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed.body)) == plain.said
    asked = {"if-none-match": plain.headers["etag"]}
    assert family.ask("GET", "/api/games", headers=asked).status == 304


EDITIONS = [(game.id, name) for game in GAMES.values() for name in game.editions]


def rulebook(server: RunningServer, edition: str, language: str = "de") -> dict[str, Any]:
    said: dict[str, Any] = server.ask("GET", f"/api/rules/{edition}?lang={language}").said
    return said


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_rulebook_has_every_clause_card_and_line(
    family: RunningServer, game: str, edition: str, language: str
) -> None:
    book = rulebook(family, edition, language)
    assert (book["game"], book["edition"]) == (game, edition)
    assert book["title"] == texts.say(game, f"edition-{edition}", language)
    listed = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    own = [clause.id for clause in register(game) if clause.book == edition]
    house = [clause.id for clause in house_register(game)]
    assert sorted(rule["clause"] for rule in listed) == sorted([*own, *house])
    assert all(rule["says"] or rule["ruling"] for rule in listed)
    assert book["chapters"][-1]["kind"] == "house"
    assert [rule["clause"] for rule in book["chapters"][-1]["rules"]] == house
    printed = GAMES[game].editions[edition]
    assert {card["card"]: card["count"] for card in book["cards"]} == {
        card.slug: count for card, count in printed.deck.items()
    }
    table = {line["line"]: line["points"] for line in book["scoring"]}
    assert table == GAMES[game].scoring_table(printed)
    assert {line["clause"] for line in book["scoring"]} <= set(own)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_its_clauses_stand_under_the_headings_of_the_manual(
    family: RunningServer, game: str, edition: str
) -> None:
    made = manual(GAMES[game], GAMES[game].editions[edition], "fr")
    assert made is not None
    headed = {chapter.id: chapter for chapter in made.chapters}
    *chapters, _ = rulebook(family, edition, "fr")["chapters"]
    kinds = [chapter["kind"] for chapter in chapters]
    assert kinds == [kind for kind in headed if kind in kinds]
    for chapter in chapters:
        heading = headed[chapter["kind"]]
        assert chapter["title"] == heading.title
        assert {rule["clause"] for rule in chapter["rules"]} <= set(heading.clauses)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_manual_is_as_the_engine_makes_it(
    family: RunningServer, game: str, edition: str, language: str
) -> None:
    answer = family.ask("GET", f"/api/manuals/{edition}?lang={language}")
    assert answer.said == ok("manual", rules=edition, language=language)
    assert (answer.said["game"], answer.said["rules"]) == (game, edition)
    assert answer.headers["cache-control"] == "public, no-cache"


def test_cards_have_the_names_of_their_box_and_a_group(family: RunningServer) -> None:
    cards = {card["card"]: card for card in rulebook(family, "winning-moves")["cards"]}
    assert cards["accident"] == {
        "card": "accident",
        "name": "Blechschaden",
        "count": 3,
        "group": "hazard",
    }
    groups = {card["card"]: card["group"] for card in rulebook(family, "uno-carabiner")["cards"]}
    assert [groups[card] for card in ("red-0", "blue-skip", "wild-draw-four")] == [
        "numbers",
        "symbols",
        "wilds",
    ]


def test_a_rulebook_is_german_unless_said_and_kept_for_an_hour(family: RunningServer) -> None:
    answer = family.ask("GET", "/api/rules/schmidt")
    assert answer.said == rulebook(family, "schmidt", "de") != rulebook(family, "schmidt", "en")
    assert answer.headers["cache-control"] == "public, no-cache"
    asked = {"if-none-match": answer.headers["etag"]}
    assert family.ask("GET", "/api/rules/schmidt", headers=asked).status == 304


def test_there_are_no_other_rulebooks_and_manuals(family: RunningServer) -> None:
    assert get_args(Language) == texts.LANGUAGES
    answer = family.ask("GET", "/api/rules/monopoly")
    assert (answer.status, answer.said["code"]) == (404, "no-such-edition")
    answer = family.ask("GET", "/api/manuals/schmidt,exact-goal")
    assert (answer.status, answer.said["code"]) == (404, "no-such-edition")
    answer = family.ask("GET", "/api/rules/schmidt?lang=la")
    assert (answer.status, answer.said["code"]) == (400, "malformed")
