### Chances of a seat and the expert away from a table, wherever they are shown.

odds-title = Chancen
odds-unseen = Ungesehen: { $unseen } Karten, davon { $stock } im Stapel
odds-needs = Was dir hilft
odds-needed = Du ziehst es …
odds-in-turns =
    { $turns ->
        [one] in 1 Zug
       *[other] in { $turns } Zügen
    }
odds-replies = Was die anderen können
odds-nothing = Dir fehlt gerade nichts.
odds-cards = Alle ungesehenen Karten
odds-per-cent = { $chance } %
odds-expert-of = { $name }: { $move }
odds-no-expert = Hier ist für niemanden etwas zu tun.
odds-counted = Die Chancen stehen jetzt da.
odds-no-odds = Hier gibt es nichts zu zählen.
odds-thinking = Einen Moment …
odds-expert = Was würde ein Profi tun?
odds-ask = Wie stehen die Chancen?
