## Why an entry of the score pad cannot be

impossible-no-such-seat = Cette place n’existe pas à votre table.
impossible-below-nothing = Personne ne peut avoir moins que rien en main.
impossible-hand-disagrees = La même main est aussi notée autrement, et cela fait { $count }.
impossible-too-many-cards = La boîte n’a que { $count } cartes « { $card } », pour toutes les mains ensemble.
impossible-too-many-face-values = Toutes les cartes chiffrées de la boîte ne font ensemble que { $count }.
impossible-too-many-symbols = La boîte n’a que { $count } cartes action, pour toutes les mains ensemble.
impossible-too-many-wilds = La boîte n’a que { $count } jokers, pour toutes les mains ensemble.
impossible-too-many-points = Toutes les cartes de la boîte ne valent ensemble que { $count } points.
impossible-not-with-these-cards = { $seat } : la boîte n’a pas les cartes de cette main, avec ce que tiennent les autres.
impossible-out-with-cards = { $seat } a encore des cartes et n’a donc pas fini.
impossible-empty-but-not-out = { $seat } n’a plus de carte : qui pose sa dernière carte finit la manche, une seule main peut donc être vide.
impossible-nobody-out = Quelqu’un a posé sa dernière carte : sinon la manche ne finit que si toutes les cartes sont en main et qu’on ne peut plus piocher.
