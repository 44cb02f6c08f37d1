### Fichiers de blocs de marque : les lire et les vérifier.

verified = Le bloc de marque est exact.
not-verified = Le bloc de marque n’est pas exact, ou ne peut être vérifié.

## Pourquoi un bloc de marque ne peut être lu

unreadable-no-pad = Un bloc de marque commence par « tischrunde pad 1 », pas par « { $words } ».
unreadable-no-event = « { $words } » n’est pas une inscription.
unreadable-event-twice = L’inscription « { $words } » figure ici pour la deuxième fois.
unreadable-no-such-place = « { $words } » n’existe pas sur ce bloc de marque.

## Ce qui a été vérifié et qui est exact

right-events-right = { $events ->
    [one] Inscriptions : la seule inscription est telle qu’elle a été écrite.
   *[other] Inscriptions : les { $events } inscriptions sont telles qu’elles ont été écrites.
}
right-events-missing = { $events ->
    [one] Inscriptions : une inscription remplacée manque dans le fichier : { $ids }.
   *[other] Inscriptions : { $events } inscriptions remplacées manquent dans le fichier : { $ids }.
}
right-other-place = { $events ->
    [one] Inscriptions : l’une prétend en remplacer une à un autre endroit, où elle ne change rien : { $ids }.
   *[other] Inscriptions : { $events } prétendent en remplacer à d’autres endroits, où elles ne changent rien : { $ids }.
}
right-quarrels = { $quarrels ->
    [one] Désaccord : à un endroit, on a écrit des choses différentes ; il comptera quand vous aurez décidé.
   *[other] Désaccord : à { $quarrels } endroits, on a écrit des choses différentes ; ils compteront quand vous aurez décidé.
}
right-no-sums = Totaux : le fichier n’en contient pas.
right-sums-right = { $rounds ->
    [0] Totaux : aucune manche ne compte encore.
    [one] Totaux : les points de la manche sont bien additionnés.
   *[other] Totaux : les points des { $rounds } manches sont bien additionnés.
}

## Ce qui n’est pas exact

untrue-other-opening = En-tête : le jeu, les noms ou les règles ont été modifiés après l’ouverture du bloc.
untrue-other-event = L’inscription « { $id } » a été modifiée après coup.
untrue-wrong-points = Totaux : les points de la manche { $round } ne correspondent pas aux inscriptions.
untrue-wrong-sums = Totaux : le résultat ne correspond pas aux inscriptions.

## Pourquoi quelque chose ne peut être inscrit

problem-pad-wrong-value = Cela ne peut pas être inscrit ici. Vérifie ce que tu as tapé.
problem-pad-no-such-seat = Cette place n’existe pas sur ce bloc de marque.
problem-pad-no-such-round = Cette manche n’existe pas sur ce bloc de marque.
problem-pad-no-such-field = Cette case n’existe pas sur ce bloc de marque.
problem-pad-no-quarrel = Vous êtes déjà d’accord ici. Pour changer, inscris-le de nouveau.
problem-pad-no-such-event = Cette inscription n’existe pas sur ce bloc de marque.
problem-pad-replaced-already = Quelqu’un a inscrit autre chose depuis. Annule d’abord cette inscription.
problem-pad-unknown-before = Ce qui était inscrit avant se trouve sur un autre appareil. Reliez les deux appareils et recommencez.
