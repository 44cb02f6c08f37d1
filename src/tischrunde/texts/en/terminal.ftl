### The table in a terminal, in English.

## The match

round = Round { $number }
target = to { NUMBER($points, useGrouping: 0) } points
pile = { $pile }: { $cards }
points =
    { $points ->
        [one] 1 point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
before = Before
total = Total
house-rules = House rules: { $rules }
score = Score

## What happens now

turn = It is { $name }’s turn.
round-won = Round { $number } goes to { $party }.
round-without-winner = Round { $number } is over. Nobody has won it.
match-won =
    { $points ->
        [one] The match goes to { $party } with 1 point.
       *[other] The match goes to { $party } with { NUMBER($points, useGrouping: 0) } points.
    }
rallye-attack = “{ $hazard }” against { $party }: { $answer }?
rallye-call = { $name } is at the goal: extend or win?
uno-drawn = { $name } has drawn: lay it or keep it?
uno-doubt = { $name }’s turn: challenge or draw { $count } cards?
uno-stack = { $name }’s turn: pass them on or draw { $count } cards?
uno-colour = { $name } chooses the first colour.
uno-swapping = { $name } is choosing somebody to swap with.

## Labels

table = Table
dealer = Dealer
empty = empty
hand = { $name }’s cards
open-hands = Open hands
rallye-caller = Extended by
rallye-again = then another card
uno-players = Players
uno-top = On top
uno-follow = Colour
uno-direction = Direction
uno-clockwise = clockwise
uno-anticlockwise = anticlockwise
uno-pending = To draw
uno-just-drawn = Drawn
uno-stock = Stock
uno-called = Uno!
uno-uncalled = “Uno” not called
shown-hand = Cards shown by { $name }

## What was not done, and what helps

denied-unreachable = No Tischrunde server answers at this address. Check the link and your connection, then try again.
denied-other-protocol = The server has another version of Tischrunde than you. Bring yours up to date, or play in the browser.
denied-unfit-link = That leads to no table. Take the link from the invitation, or the address of the server followed by the words of the table.
denied-malformed = The server did not understand that. Perhaps your version of Tischrunde is too old: update it.
denied-not-found = There is no such thing at this server. Check the link.
denied-no-advice = There are no hints against others. You can practise with: tischrunde play

# Words too long for the face of a card: cut short, or with a bar where they break.
joints = Puncture-proof:Puncture-|proof
