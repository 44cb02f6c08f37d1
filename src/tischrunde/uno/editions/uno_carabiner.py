"""UNO: the sheet of the German pocket box with a carabiner."""

from typing import Final

from tischrunde.core.edition import cited, citing
from tischrunde.uno.edition import Edition, counts

UNO_CARABINER: Final = Edition(
    id="uno-carabiner",
    revision=1,
    target=500,
    deck=counts(),
    basis=cited(
        "uno-carabiner",
        deck="deck",
        fewest_players="players",
        most_players="players",
        stacking="draw-two last-card-other-actions",
        draw_until_playable="draw-if-none drawn-not-played",
        must_play_drawn="draw-if-none",
        reverse_skips_with_two="reverse",
        jump_in="first-player",
        seven_zero="match",
        bluffing="wild-draw-four-condition challenge",
        teams="players",
        everybody_keeps_points="score alternative-scoring",
        symbol_points="score",
        wild_points="score",
        target="match-500",
    ),
    refusals=citing(
        "uno-carabiner",
        {
            "round-over": "going-out",
            "not-your-turn": "first-player",
            "card-not-held": "match",
            "no-match": "match",
            "no-match-after-wild": "match-after-wild",
            "only-the-drawn-card": "may-hold-back",
            "already-drawn": "drawn-not-played",
            "nothing-drawn": "may-hold-back",
            "colour-needed": "wild",
            "no-colour-here": "match",
            "colour-open": "wild-turned-up",
            "no-colour-to-name": "wild",
            "challenge-open": "challenge",
            "no-challenge-open": "challenge",
            "nothing-to-call": "call-uno",
            "nobody-to-catch": "caught",
            "no-swap-open": "match",
        },
    ),
    lines=citing(
        "uno-carabiner",
        {
            "numbers": "score",
            "symbols": "score",
            "wilds": "score",
            "face-values": "score",
            "hand-points": "score",
            "own-numbers": "alternative-scoring",
            "own-symbols": "alternative-scoring",
            "own-wilds": "alternative-scoring",
            "own-face-values": "alternative-scoring",
            "own-hand-points": "alternative-scoring",
        },
    ),
    impossible=citing(
        "uno-carabiner",
        {
            "no-such-seat": "players",
            "below-nothing": "score",
            "hand-disagrees": "score",
            "too-many-cards": "deck",
            "too-many-face-values": "deck",
            "too-many-symbols": "deck",
            "too-many-wilds": "deck",
            "too-many-points": "deck",
            "not-with-these-cards": "deck",
            "out-with-cards": "going-out",
            "empty-but-not-out": "going-out",
            "nobody-out": "reshuffle",
        },
    ),
)
"""The sheet of the pocket box with a carabiner, in its newest revision."""
