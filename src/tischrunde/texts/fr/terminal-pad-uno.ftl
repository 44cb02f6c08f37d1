### The score pad of UNO in a terminal, in French.

## Questions

ask-out = Qui a posé toutes ses cartes ?
ask-hand = Combien de points reste-t-il dans la main de { $name } ?
hint-hand = Tapez les points, par exemple 35, ou trois nombres : la somme des cartes chiffres, le nombre de cartes action, le nombre de jokers.

## Columns and fields

column-hand = Main
short-points = points
short-numbers = chiffres
short-symbols = actions
short-wilds = jokers
short-cards = cartes
label-hand = main de { $name }
label-points = points dans la main de { $name }
label-numbers = cartes chiffres dans la main de { $name }
label-symbols = cartes action dans la main de { $name }
label-wilds = jokers dans la main de { $name }
label-cards = cartes dans la main de { $name }
label-out = a terminé
