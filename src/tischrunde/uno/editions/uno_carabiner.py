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
            "own-numbers": "alternative-scoring",
            "own-symbols": "alternative-scoring",
            "own-wilds": "alternative-scoring",
        },
    ),
)
