## Why an entry of the score pad cannot be

impossible-no-such-seat = There is no such seat at your table.
impossible-below-nothing = Less than nothing cannot be left in a hand.
impossible-hand-disagrees = The same hand was told in another way too, and that makes { $count }.
impossible-too-many-cards = The box has only { $count } cards of “{ $card }”, for all hands together.
impossible-too-many-face-values = All number cards of the box together make only { $count }.
impossible-too-many-symbols = The box has only { $count } action cards, for all hands together.
impossible-too-many-wilds = The box has only { $count } wilds, for all hands together.
impossible-too-many-points = All cards of the box together are worth only { $count } points.
impossible-not-with-these-cards = The box has no cards that make the hand of { $seat }, with what the others hold.
impossible-out-with-cards = { $seat } still holds cards and so has not gone out.
impossible-empty-but-not-out = { $seat } holds no card: whoever lays the last card ends the round, so only one hand can be empty.
impossible-nobody-out = Somebody went out: without that the round ends only when all cards are in the hands and none can be drawn.
