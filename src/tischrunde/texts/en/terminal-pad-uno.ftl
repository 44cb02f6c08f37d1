### The score pad of UNO in a terminal, in English.

## Questions

ask-out = Who went out?
ask-hand = How many points does { $name } still hold?
hint-hand = Type the points, for example 35, or three numbers: the sum of the number cards, how many action cards, how many wilds.

## Columns and fields

column-hand = Hand
short-points = points
short-numbers = numbers
short-symbols = actions
short-wilds = wilds
short-cards = cards
label-hand = hand of { $name }
label-points = points in the hand of { $name }
label-numbers = number cards in the hand of { $name }
label-symbols = action cards in the hand of { $name }
label-wilds = wilds in the hand of { $name }
label-cards = cards in the hand of { $name }
label-out = went out
