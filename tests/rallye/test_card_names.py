"""What each rulebook calls its cards, piles and rounds."""

from tests.clauses import shows
from tischrunde import texts
from tischrunde.rallye.cards import HAZARDS, REMEDIES, SAFETIES, Card


def label(edition: str, card: Card) -> str:
    return texts.card_name("rallye", card.slug, edition, "de")


def labels(edition: str, cards: tuple[Card, ...]) -> str:
    return ", ".join(label(edition, card) for card in cards)


def terms(edition: str, ids: str) -> str:
    return ", ".join(texts.term("rallye", term_id, edition, "de") for term_id in ids.split())


PILES = "battle-pile speed-pile discard-pile stock"
GROUPS = "group-distance group-hazard group-remedy group-safety"


@shows("fx-schmid/own-names", "auto-rallye/own-names", "schmidt/own-names")
def test_the_older_books_share_one_name_for_each_card(edition: str) -> None:
    assert labels(edition, HAZARDS) == (
        "Stop, Geschwindigkeitsbegrenzung, Motorpanne, Reifenpanne, Leerer Tank"
    )
    assert labels(edition, REMEDIES) == (
        "Freie Fahrt, Ende der Geschwindigkeitsbegrenzung, "
        "Selbsthilfe, Reservereifen, Reservekanister"
    )
    service = "Rallyeservice" if edition == "fx-schmid" else "Rallye-Service"
    assert labels(edition, SAFETIES) == f"Vorfahrt, Werkstatt, {service}, Tankstelle"


@shows("winning-moves/own-names")
def test_winning_moves_renames_cards_and_makes_the_workshop_a_remedy() -> None:
    assert labels("winning-moves", HAZARDS) == (
        "Stop, Geschwindigkeitsbegrenzung, Blechschaden, Reifenpanne, Leerer Tank"
    )
    assert labels("winning-moves", REMEDIES) == (
        "Grüne Welle, Ende Geschwindigkeitsbegrenzung, Werkstatt, Ersatzreifen, Benzin"
    )
    assert labels("winning-moves", SAFETIES) == (
        "Vorfahrt, Fahrer-Training, Pannensichere Reifen, Tankstelle"
    )


@shows("fx-schmid/own-names")
def test_fx_schmid_speaks_of_attacks_defences_and_action_trumps() -> None:
    assert terms("fx-schmid", GROUPS) == (
        "Kilometerkarten, Angriffskarten, Verteidigungskarten, Aktions-Trumpfkarten"
    )
    assert terms("fx-schmid", PILES) == "Kampfstapel, Geschwindigkeitsstapel, Ablagestapel, Talon"
    assert terms("fx-schmid", "round match coup-fourre") == (
        "Rallye, Rallye-Meisterschaft, Blitz-Aktion"
    )


@shows("auto-rallye/own-names")
def test_auto_rallye_speaks_of_stretches_obstacles_help_and_trumps() -> None:
    assert terms("auto-rallye", GROUPS) == (
        "Streckenkarten, Hinderniskarten, Hilfekarten, Trumpfkarten"
    )
    assert terms("auto-rallye", "battle-pile discard-pile stock coup-fourre") == (
        "Aktionsstapel, Ablagestapel, Kartenstapel, Blitzreaktion"
    )


@shows("schmidt/own-names")
def test_schmidt_speaks_of_kilometres_obstacles_help_and_trumps() -> None:
    assert terms("schmidt", GROUPS) == "Kilometerkarten, Hinderniskarten, Hilfekarten, Trumpfkarten"
    assert terms("schmidt", PILES) == "Aktionsstapel, Geschwindigkeitsstapel, Ablagestapel, Talon"
    assert terms("schmidt", "coup-fourre") == "Blitz-Reaktion"


@shows("winning-moves/own-names")
def test_winning_moves_drives_stages_of_a_rally() -> None:
    assert terms("winning-moves", "stock round match coup-fourre") == (
        "Abnahmestapel, Etappe, Rallye, Blitzaktion"
    )
    assert terms("winning-moves", "group-speed unplaced late-win") == (
        "Geschwindigkeitskarten, Schneider, Krönung"
    )
