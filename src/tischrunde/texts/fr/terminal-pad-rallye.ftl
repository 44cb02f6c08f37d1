### The score pad of the rally game in a terminal, in French.

## Questions

ask-distance = Combien de kilomètres devant { $name } ?
ask-safeties = Quelles bottes devant { $name } ?
ask-caller = Qui a demandé la prolongation ?
ask-winner = Qui a atteint le but ?
ask-drove-200s = Y a-t-il une carte de 200 km devant { $name } ?
ask-used-up = La pioche était-elle épuisée à la fin de la manche ?
ask-early = Restait-il des cartes dans la pioche quand le but a été atteint pour la première fois ?
hint-distance = Tapez les kilomètres, par exemple 700, ou les cartes une à une, par exemple 200 200 100.
hint-safeties = Tapez les numéros des cartes posées, avec un point d’exclamation pour un coup fourré, comme 1 3!. Entrée seule : aucune.
special-safeties = coup fourré

## Columns and fields

column-distance = km
column-safeties = Bottes
short-km = km
short-distances = cartes
label-distance = kilomètres de { $name }
label-km = kilomètres de { $name }
label-distances = cartes de kilomètres de { $name }
label-safeties = bottes de { $name }
label-coups-fourres = coups fourrés de { $name }
label-caller = a demandé la prolongation
label-winner = au but
label-drove-200s = carte de 200 km de { $name }
label-used-up = pioche épuisée
label-early = but atteint avant la fin de la pioche
