"""The people of a sentence, as arguments of messages."""

from tischrunde.core.game import Party, Seat
from tischrunde.texts import party_words
from tischrunde.texts.company import Company


def who(seat: Seat, company: Company) -> dict[str, str]:
    """Return a seat as the subject of a sentence: whether it is you, and the name if not."""
    return {"you": "yes" if seat == company.seat else "no", "name": company.names[seat]}


def whom(party: Party, company: Company, language: str) -> dict[str, str]:
    """Return a party as the object of a sentence: you, you all, or others by their names."""
    own = "team" if company.is_team(party) else "you"
    return {
        "whom": own if company.is_own(party) else "others",
        "party": party_words(party, language, company),
    }
