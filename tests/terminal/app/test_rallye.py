"""A turn of the rally game, by keys and by mouse."""

import pytest

from tests.client.node import run
from tests.terminal.app.screens import ATTACK, EXTENSION, GOAL, RALLYE, THREE
from tests.terminal.app.seated import seated
from tests.terminal.app.tables import posed
from tischrunde.terminal.app.sheet import Sheet

HOLDING = "fx-schmid 2; A: roll; B: roll stop; attack: stop>A; turn: 2; 1: {card} 25 25; 2: 50 50"


@pytest.mark.parametrize("keys", [("2",), ("right", "right"), ("tab", "down"), ("left", "right")])
def test_a_card_is_chosen_by_number_and_by_arrows_and_laid_with_enter(
    keys: tuple[str, ...],
) -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            assert "[ 50 km ]" in await igel.press(*keys)
            assert "225/700 km" in await igel.press("enter")
            assert "Du fährst 50 km" in igel.words

    run(test())


def test_a_card_is_chosen_and_laid_with_the_mouse() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            assert "[ 50 km ]" in await igel.click("50 km")
            assert "225/700 km" in await igel.click("„50 km“ legen")

    run(test())


def test_a_card_stays_chosen_until_it_is_let_go() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            await igel.press("2")
            assert "[ 50 km ]" in await igel.press("2")
            assert "[ 50 km ]" not in await igel.press("escape")
            await igel.press("enter", "9")
            assert "175/700 km" in igel.words

    run(test())


def test_a_blocked_card_says_why_with_its_rule_and_clause() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            assert "„Reifenpanne“: Warum nicht?" in await igel.press("4")
            await igel.press("enter")
            said = igel.sheet
            assert "Bei Dachs liegt schon „Stop“." in said
            assert "Eine Angriffskarte liegt nie direkt auf einer anderen Angriffskarte." in said
            assert "[fx-schmid/never-attack-on-attack]" in said
            assert "fx-schmid/" not in await igel.press("enter")

    run(test())


def test_d_throws_the_chosen_card_away() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            await igel.press("d")
            assert "Ablagestapel: 25 km" in igel.words
            assert "Ablagestapel: ▲ Stop" in await igel.press("3", "d")

    run(test())


def test_an_attack_on_one_of_several_asks_whom() -> None:
    async def test() -> None:
        async with seated(posed(THREE)) as igel:
            await igel.press("4", "enter")
            assert "▶ 1 „Stop“ gegen Dachs 2 „Stop“ gegen Uhu" in igel.sheet
            assert "gegen Uhu" not in await igel.press("escape")
            await igel.press("enter", "down", "enter")
            await igel.sees("Du spielst „Stop“ gegen Uhu")

    run(test())


def test_out_of_turn_a_card_waits() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            await igel.press("1", "enter")
            await igel.press("1", "enter")
            assert "Dachs ist dran. Warte, bis du dran bist." in igel.sheet

    run(test())


@pytest.mark.parametrize(("card", "held"), [("right-of-way", True), ("100", False)])
def test_whoever_is_attacked_is_asked_the_same_whatever_they_hold(card: str, *, held: bool) -> None:
    async def test() -> None:
        async with seated(posed(HOLDING.format(card=card))) as igel:
            await igel.until(lambda: isinstance(igel.app.screen, Sheet))
            assert "1 Blitz-Aktion: auf den Angriff antworten 2 Den Angriff hinnehmen" in igel.sheet
            await igel.press("1")
            if held:
                await igel.sees("Blitz-Aktion! Du legst „Vorfahrt“ quer.")
            else:
                await igel.sees("Das geht gerade nicht", "Dafür brauchst du „Vorfahrt“")
                assert "Antworten" in igel.words
                await igel.press("enter", "2")
                await igel.sees("Du bist dran")

    run(test())


def test_a_question_put_away_can_be_answered_later() -> None:
    async def test() -> None:
        async with seated(posed(HOLDING.format(card="100"))) as igel:
            await igel.until(lambda: isinstance(igel.app.screen, Sheet))
            assert "Antworten" in await igel.press("escape")
            await igel.click("Antworten")
            assert "Den Angriff hinnehmen" in igel.words

    run(test())


def test_whoever_reaches_the_goal_is_asked_whether_to_go_on() -> None:
    async def test() -> None:
        async with seated(posed(EXTENSION)) as igel:
            await igel.press("3", "enter")
            await igel.sees("1 Bis 1000 km verlängern", "2 ")
            await igel.press("1")
            await igel.sees("700/1000 km")

    run(test())


def test_after_a_round_its_score_is_shown() -> None:
    async def test() -> None:
        async with seated(posed(GOAL)) as igel:
            await igel.press("right", "enter", "2")
            await igel.sees("Wertung", "Kilometer 700 75", "Runde 1 1700 75")
            assert "Runde 1 1700" not in await igel.press("enter")
            assert "Runde 2" in igel.words
            assert "Runde 1 1700 75" in await igel.press("s")

    run(test())


def test_a_hint_tells_its_reason_and_can_be_taken() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            await igel.press("h")
            await igel.sees("„50 km“ legen", "+ du kommst voran", "So spielen")
            assert "So spielen" not in await igel.press("2")
            assert "175/700 km" in igel.words
            await igel.press("h")
            await igel.sees("So spielen")
            await igel.press("1")
            await igel.sees("225/700 km")

    run(test())


def test_partners_are_asked_one_after_the_other() -> None:
    async def test() -> None:
        async with seated(posed(ATTACK, people=2)) as both:
            await both.sees("Gib den Bildschirm an Dachs weiter")
            await both.press("enter")
            await both.sees("1 Blitzreaktion: auf den Angriff antworten")

    run(test())


def test_a_safety_is_not_thrown_away_by_mistake() -> None:
    async def test() -> None:
        async with seated(posed(RALLYE)) as igel:
            await igel.press("6", "d")
            assert "Trotzdem ablegen" in igel.sheet
            await igel.press("enter")
            assert "Vorfahrt" in igel.part("#hand")
            await igel.press("6", "d", "2")
            await igel.until(lambda: "Vorfahrt" not in igel.part("#hand"))

    run(test())
