### UNO in English.

## Cards

card-red-0 = Red 0
card-red-1 = Red 1
card-red-2 = Red 2
card-red-3 = Red 3
card-red-4 = Red 4
card-red-5 = Red 5
card-red-6 = Red 6
card-red-7 = Red 7
card-red-8 = Red 8
card-red-9 = Red 9
card-red-skip = Red skip
card-red-reverse = Red reverse
card-red-draw-two = Red draw two
card-yellow-0 = Yellow 0
card-yellow-1 = Yellow 1
card-yellow-2 = Yellow 2
card-yellow-3 = Yellow 3
card-yellow-4 = Yellow 4
card-yellow-5 = Yellow 5
card-yellow-6 = Yellow 6
card-yellow-7 = Yellow 7
card-yellow-8 = Yellow 8
card-yellow-9 = Yellow 9
card-yellow-skip = Yellow skip
card-yellow-reverse = Yellow reverse
card-yellow-draw-two = Yellow draw two
card-green-0 = Green 0
card-green-1 = Green 1
card-green-2 = Green 2
card-green-3 = Green 3
card-green-4 = Green 4
card-green-5 = Green 5
card-green-6 = Green 6
card-green-7 = Green 7
card-green-8 = Green 8
card-green-9 = Green 9
card-green-skip = Green skip
card-green-reverse = Green reverse
card-green-draw-two = Green draw two
card-blue-0 = Blue 0
card-blue-1 = Blue 1
card-blue-2 = Blue 2
card-blue-3 = Blue 3
card-blue-4 = Blue 4
card-blue-5 = Blue 5
card-blue-6 = Blue 6
card-blue-7 = Blue 7
card-blue-8 = Blue 8
card-blue-9 = Blue 9
card-blue-skip = Blue skip
card-blue-reverse = Blue reverse
card-blue-draw-two = Blue draw two
card-wild = Wild
card-wild-draw-four = Wild draw four

## Colours

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

## Why a move is refused: what is so, and what helps

refusal-round-over = This round is over. You cannot lay any more cards.
refusal-not-your-turn = It is { $seat }’s turn. Wait for yours.
refusal-card-not-held = “{ $card }” is not in your hand.
refusal-no-match = “{ $card }” does not go on “{ $top }”: you need { $colour }, the same number or the same symbol. Otherwise draw a card.
refusal-no-match-after-wild = The colour chosen is { $colour }, and “{ $card }” has another. Lay { $colour } or a wild, otherwise draw a card.
refusal-only-the-drawn-card = After drawing you may only lay the card you drew.
refusal-already-drawn = You have already drawn this turn. Lay the drawn card or keep it.
refusal-nothing-drawn = You can only keep a card you have just drawn. Lay a card or draw one.
refusal-colour-needed = “{ $card }” needs a colour. Choose one.
refusal-no-colour-here = “{ $card }” takes no colour now.
refusal-colour-open = The starting card is a wild: choose the colour first.
refusal-no-colour-to-name = There is no colour to choose.
refusal-challenge-open = Decide about the wild draw four first: challenge it, or draw four cards.
refusal-no-challenge-open = There is no wild draw four for you to decide about.
refusal-nothing-to-call = Calling “Uno” counts only when you come down to one card and have not called yet.
refusal-nobody-to-catch = There is nobody to catch there: “Uno” has been called, or the next turn has begun.
refusal-no-swap-open = There are no hands to swap.
refusal-stack-open = There are cards for you to draw. Pass them on with a card of the same kind, or draw them.
refusal-must-play-drawn = You agreed that a drawn card must be laid if it fits. “{ $card }” fits.
refusal-not-identical = You may only jump in with the very same card, here “{ $card }”.
refusal-swap-open = First choose whom you swap hands with after your seven.
refusal-no-such-seat = You cannot swap with this seat.
refusal-bluff = You play without bluffs: you still hold { $colour }, so you may not lay the wild draw four.

## Why house rules are refused

house-no-such-edition = There is no edition called “{ $field }”.
house-no-such-revision = There is no revision { $revision } of the edition “{ $field }” here. It takes a newer version of Tischrunde.
house-unknown-house-rule = There is no house rule called “{ $field }”.
house-wrong-value = This value does not fit the house rule “{ $field }”.
house-stacked-fours-cannot-be-challenged = Nobody can challenge a wild draw four that was passed on. Play without bluffing then, too.
house-teams-are-never-two-players = Teams are never just two players, so the rule for two does nothing.

## Why a text of a position cannot be read

unreadable-no-such-card = Column { $column }: there is no card “{ $words }”. Cards are called red-7, blue-skip, wild or wild-draw-four, for example.
unreadable-no-such-seat = Column { $column }: there is no seat “{ $words }” at this table.
unreadable-no-such-table = An edition and a number of players come first, for example “uno-carabiner 3”, not “{ $words }”.
unreadable-no-question = It does not say what is asked: after the position write a question mark, the seat and the move, as in “? 1: red-7”.
unreadable-no-such-colour = Column { $column }: “{ $words }” is no colour. Colours are called red, yellow, green and blue.
unreadable-no-such-direction = Column { $column }: play goes left or right, not “{ $words }”.
unreadable-no-number = Column { $column }: “{ $words }” is no number.
unreadable-no-top-card = A card must lie on the discard pile ({ $words }, column { $column }).
unreadable-unexpected = Column { $column }: “{ $words }” does not belong here.
unreadable-not-by-these-rules = Column { $column }: it never comes to that by these rules (“{ $words }”).
unreadable-drawn-not-held = Column { $column }: the drawn card “{ $words }” must be in the hand.
unreadable-too-many = Column { $column }: there are not that many cards “{ $words }” in the deck.

## Lines of the score sheet

line-numbers = Others’ number cards
line-symbols = Others’ action cards
line-wilds = Others’ wilds
line-face-values = Others’ face values
line-hand-points = Others’ cards
line-own-numbers = Own number cards
line-own-symbols = Own action cards
line-own-wilds = Own wilds
line-own-face-values = Own face values
line-own-hand-points = Own cards

## Chapters of the rulebook

chapter-setup = Cards, players, dealing
chapter-turn = The turn
chapter-action = Action cards
chapter-challenge = Challenging
chapter-call = Calling “Uno”
chapter-end = The end of a round
chapter-score = Points
chapter-match = The match
chapter-house = House rules (none applies unless you agree on it)
ruling = How we read it: { $text }
silent = The rulebook does not say. We play: { $text }

## Editions

edition-uno-carabiner = UNO pocket edition (with a carabiner)
title = UNO
scoring = Number cards count their face value.
