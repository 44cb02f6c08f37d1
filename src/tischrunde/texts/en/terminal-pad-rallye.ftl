### The score pad of the rally game in a terminal, in English.

## Questions

ask-distance = How many kilometres lie before { $name }?
ask-safeties = Which safeties lie before { $name }?
ask-caller = Who called for the extension?
ask-winner = Who reached the goal?
ask-drove-200s = Is there a 200 km card before { $name }?
ask-used-up = Was the stock used up at the end of the round?
ask-early = Were there cards left in the stock when the goal was first reached?
hint-distance = Type the kilometres, for example 700, or the cards one by one, for example 200 200 100.
hint-safeties = Type the numbers of the cards laid, with an exclamation mark for a coup fourré: 1 3! Just Enter: none.
special-safeties = coup fourré

## Columns and fields

column-distance = km
column-safeties = Safeties
short-km = km
short-distances = cards
label-distance = kilometres of { $name }
label-km = kilometres of { $name }
label-distances = distance cards of { $name }
label-safeties = safeties of { $name }
label-coups-fourres = coups fourrés of { $name }
label-caller = called for the extension
label-winner = at the goal
label-drove-200s = 200 km card of { $name }
label-used-up = stock used up
label-early = goal reached before the stock ended
