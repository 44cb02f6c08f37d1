### Chances of a seat and the expert away from a table, wherever they are shown.

odds-title = Chances
odds-unseen = Non vues : { $unseen } cartes, dont { $stock } dans la pioche
odds-needs = Ce qui vous aide
odds-needed = Vous la piochez …
odds-in-turns =
    { $turns ->
        [one] en 1 tour
       *[other] en { $turns } tours
    }
odds-replies = Ce que peuvent les autres
odds-nothing = Il ne vous manque rien.
odds-cards = Toutes les cartes non vues
odds-per-cent = { $chance } %
odds-expert-of = { $name } : { $move }
odds-no-expert = Ici, personne n’a rien à faire.
odds-counted = Les chances sont affichées.
odds-no-odds = Il n’y a rien à compter ici.
odds-thinking = Un instant…
odds-expert = Que ferait un expert ?
odds-ask = Quelles sont les chances ?
