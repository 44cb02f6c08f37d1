### Moves in words, in English.

## The rally game

lay = Lay “{ $card }”
attack = “{ $card }” against { $party }
discard = Discard “{ $card }”
coup-fourre = { $coup }: answer the attack
let-stand = Take the attack
extend = Extend to 1000 km
finish = Win the round now

## UNO

play = Lay “{ $card }”
play-naming = Lay “{ $card }”, choose { $colour }
calling = { $move }, call “Uno”
draw = Draw
keep = Keep the drawn card
call-uno = Call “Uno”
catch = Catch { $seat }
challenge = Challenge
accept = Draw the cards
name = Choose { $colour }
swap = Swap hands with { $seat }

## Whom a move or a reason is about, where nobody has a name

who-party = party { $letter }
who-seat = seat { $number }
