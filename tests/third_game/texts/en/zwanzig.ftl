### Zwanzig in English.

## Cards

card-one = One
card-two = Two
card-three = Three
card-four = Four
card-five = Five
card-six = Six
card-seven = Seven
card-eight = Eight
card-nine = Nine
card-ten = Ten
card-eleven = Eleven
card-twelve = Twelve
card-thirteen = Thirteen
card-fourteen = Fourteen
card-fifteen = Fifteen
card-sixteen = Sixteen
card-seventeen = Seventeen
card-eighteen = Eighteen
card-nineteen = Nineteen
card-twenty = Twenty

## Why a move is refused: what is so, and what helps

refusal-round-over = This round is over, nothing more is laid.
refusal-not-your-turn = It is { $seat }’s turn. Wait for yours.
refusal-card-not-held = “{ $card }” is not in your hand.
refusal-too-far = “{ $card }” is too far from “{ $top }”: they may differ by { $reach } at most.
refusal-card-fits = One of your cards fits, “{ $card }” for example. Lay it.
refusal-nothing-to-draw = The stock is empty. You can only pass.
refusal-stock-not-empty = There are cards in the stock. Draw one.

## Why house rules are refused

house-no-such-edition = There is no edition called “{ $field }”.
house-no-such-revision = There is no revision { $revision } of the edition “{ $field }” here.
house-unknown-house-rule = There is no house rule called “{ $field }”.
house-wrong-value = This value does not fit the house rule “{ $field }”.

## Why a text of a position cannot be read

unreadable-no-such-card = Column { $column }: there is no card “{ $words }”. Cards are called one to twenty.
unreadable-no-such-seat = Column { $column }: there is no seat “{ $words }” at this table.
unreadable-no-such-table = An edition and a number of players come first, for example “zwanzig-tin 3”, not “{ $words }”.
unreadable-no-number = Column { $column }: nobody can have passed “{ $words }” times.
unreadable-no-top-card = A card must lie open ({ $words }, column { $column }).
unreadable-unexpected = Column { $column }: “{ $words }” does not belong here.
unreadable-too-many = Column { $column }: there is only one “{ $words }”.

## Moves, and what bots say for them

move-lay = Lay “{ $card }”
move-draw = Draw
move-pass = Pass
reason-goes-out = lays your last card
reason-leaves-near-cards = cards of yours still fit after it

## Lines of the score sheet

line-left = Others’ cards

## Chapters of the rulebook

chapter-setup = Cards, players, dealing
chapter-turn = The turn
chapter-stuck = When nothing fits
chapter-end = The end of a round
chapter-score = Points
chapter-match = The match
chapter-house = House rules (none holds unless agreed)
ruling = Our ruling: { $text }
silent = The sheet is silent. We play: { $text }

## What is counted of rounds at random

ending-out = all cards laid
ending-stuck = nobody could go on
draws = Cards drawn

## Editions

edition-zwanzig-tin = Zwanzig in a tin
title = Zwanzig
scoring = Each card counts a point.
menu = Play Zwanzig
