### The rally game in English. The boxes are German; these are their cards by meaning.

## Cards

card-km-25 = 25 km
card-km-50 = 50 km
card-km-75 = 75 km
card-km-100 = 100 km
card-km-200 = 200 km
card-stop = Stop
card-speed-limit = Speed limit
card-accident =
    { $edition ->
        [winning-moves] Body damage
       *[other] Engine trouble
    }
card-flat-tyre = Flat tyre
card-empty-tank = Empty tank
card-roll =
    { $edition ->
        [winning-moves] Green wave
        [auto-rallye] Free drive
       *[other] Green light
    }
card-end-of-limit = End of limit
card-repairs =
    { $edition ->
        [winning-moves] Workshop
       *[other] Self-help
    }
card-spare-tyre = Spare tyre
card-petrol =
    { $edition ->
        [winning-moves] Petrol
       *[other] Spare canister
    }
card-right-of-way = Right of way
card-driving-ace =
    { $edition ->
        [winning-moves] Driver training
       *[other] Workshop
    }
card-puncture-proof =
    { $edition ->
        [winning-moves] Puncture-proof tyres
       *[other] Rally service
    }
card-petrol-station = Petrol station

## Words of the box

term-group-distance = Distance cards
term-group-hazard =
    { $edition ->
        [fx-schmid] Attacks
       *[other] Hazards
    }
term-group-remedy = Remedies
term-group-safety = Safeties
term-group-speed = Speed cards
term-battle-pile = Battle pile
term-speed-pile = Speed pile
term-discard-pile = Discard pile
term-stock = Stock
term-round = Round
term-match = Match
term-coup-fourre = Coup fourré
term-unplaced = Unplaced
term-late-win = Late win

## Why a move is refused: what is so, and what helps

refusal-round-over = This round is over. You cannot lay any more cards.
refusal-not-your-turn = It is { $seat }’s turn. Wait for yours.
refusal-window-open = First comes the answer to the attack on { $party }. Then play goes on.
refusal-already-answered = You have already answered this attack.
refusal-no-attack-to-answer = Nobody is attacking you. There is nothing to answer.
refusal-safety-not-held = For that you need “{ $safety }” in your hand.
refusal-extension-open = Decide first: extend the round, or win it now?
refusal-no-extension-open = You can only extend at the moment you reach the goal.
refusal-card-not-held = “{ $card }” is not in your hand.
refusal-hazard-on-own-party = “{ $card }” attacks opponents, not your own party. Choose an opponent.
refusal-not-a-hazard = You cannot attack anybody with “{ $card }”.
refusal-no-such-party = There is no such party at this table.
refusal-stopped = “Stop” lies in front of you. Lay “{ $remedy }” on it first.
refusal-broken-down = “{ $hazard }” lies in front of you. Lay “{ $remedy }” on it first.
refusal-not-rolling = You are not driving yet: lay “{ $remedy }” first.
refusal-green-must-follow = “{ $card }” has mended the breakdown. Now lay “{ $remedy }” on it, then you drive on.
refusal-too-fast = A speed limit holds for you: { $km } km at most. “{ $remedy }” lifts it.
refusal-too-many-200s = A party may lay no more than { $most } cards of 200 km in a round.
refusal-overshoot = You are only { $left } km from the goal at { $goal } km, and you must hit it exactly. Take a smaller card.
refusal-roll-not-here = “{ $top }” is on top. You lay “{ $card }” only to start, on “Stop”, or after a mended breakdown.
refusal-remedy-without-hazard = “{ $card }” helps only against “{ $hazard }”, which is not on top of your pile.
refusal-no-limit-in-force = No speed limit holds for you that you could lift.
refusal-protected = “{ $safety }” protects { $party }.
refusal-limit-in-force = A speed limit already holds for { $party }.
refusal-limit-before-start = { $party }: the drive has not begun yet. A speed limit has to wait.
refusal-limit-needs-green = { $party }: the road is not clear just now. A speed limit has to wait.
refusal-hazard-on-hazard = “{ $top }” already lies in front of { $party }. A second attack on top is not possible.
refusal-attack-before-opening = You have not opened yet: lay “{ $remedy }” or a safety first, or discard a card.
refusal-half-parried = In front of { $party } lies only “{ $top }” so far. Wait until the road is clear there.
refusal-not-started = { $party }: the drive has not begun yet. Wait until it has.
refusal-right-of-way-unassailable = “Right of way” lies in front of { $party }, but nothing you could attack.
refusal-discard-only-when-stuck = You agreed to discard only when nothing else is possible. You can still lay a card.
refusal-safety-not-discardable = Safeties may not be discarded here. Lay it, or keep it.

## Why house rules are refused

house-no-such-edition = There is no edition called “{ $field }”.
house-no-such-revision = There is no revision { $revision } of the edition “{ $field }” here. It takes a newer version of Tischrunde.
house-unknown-house-rule = There is no house rule called “{ $field }”.
house-wrong-value = This value does not fit the house rule “{ $field }”.
house-limit-shares-the-battle-pile = Where the speed limit lies on the same pile as the attacks it needs a green light: no attack goes on another.
house-no-chain-to-draw-in = Whoever lays a safety right after a coup fourré and goes on draws two cards. Without that rule there is nothing to draw.
house-safeties-always-play-again = If another card follows every safety, it also follows one drawn after a coup fourré.
house-four-safeties-below-four-times-one = All four safeties cannot count less than four single ones.
house-nothing-without-the-extension = Without the extension “{ $field }” does nothing. Switch the extension on, or leave the rule out.

## Why a text of a position cannot be read

unreadable-no-such-card = Column { $column }: there is no card “{ $words }”. Cards are called 100, roll, stop or speed-limit, for example.
unreadable-no-such-party = Column { $column }: there is no party “{ $words }”. Parties are called A, B and C.
unreadable-no-such-seat = Column { $column }: there is no seat “{ $words }” at this table.
unreadable-no-such-table = An edition and a number of players come first, for example “fx-schmid 2”, not “{ $words }”.
unreadable-no-question = It does not say what is asked: after the position write a question mark, the seat and the move, as in “? 1: stop>B”.
unreadable-no-such-ending = Column { $column }: a round ends with goal, stock or hands, not with “{ $words }”.
unreadable-no-attack = Column { $column }: “{ $words }” is no attack such as “stop>B”.
unreadable-unexpected = Column { $column }: “{ $words }” does not belong here.
unreadable-too-many-in-hand = Column { $column }: nobody holds so many cards (“{ $words }”).
unreadable-too-far = Column { $column }: nobody drives that far by these rules (“{ $words }”).
unreadable-too-many = Column { $column }: there are not that many cards “{ $words }” in the deck.

## Lines of the score sheet

line-distance = Kilometres
line-safeties = Safeties
line-all-safeties = All four safeties
line-coups-fourres = { term-coup-fourre }
line-win = Round won
line-no-200s = Won without a 200 km card
line-after-stock = Won after the stock was used up
line-before-stock = At the goal before the stock was used up
line-unplaced = Opponents without a distance card
line-extension = Extension won
line-failed-extension = Opponent’s extension failed

## Chapters of the rulebook

chapter-setup = Cards, players, dealing
chapter-turn = The turn
chapter-attack = Attacking
chapter-defence = Mending breakdowns
chapter-safety = Safeties
chapter-blitz = { term-coup-fourre }
chapter-end = The end of a round
chapter-score = Points
chapter-match = The match
chapter-manner = At the table
chapter-house = House rules (none applies unless you agree on it)
ruling = How we read it: { $text }
silent = The rulebook does not say. We play: { $text }

## Editions

edition-fx-schmid = 1000 Kilometer, Rallye-Meisterschaft (F. X. Schmid)
edition-auto-rallye = Auto-Rallye mit Spielkarten (T.Nr. 65382)
edition-schmidt = 1000 Kilometer (Schmidt, 626 3091)
edition-winning-moves = 1000 Kilometer (Winning Moves, 2006)
title = Rallye 1000
scoring = Every kilometre counts 1 point.
