### The replay of a match.

replay-page = { $title } : revoir la partie
replay-versus = { $one } contre { $other }
replay-result =
    { $count ->
        [one] { $winners } gagne : { $points }
       *[other] { $winners } gagnent : { $points }
    }
replay-home = Retour à l’accueil
replay-seen = Les cartes que vous voyez
replay-seen-open = Toutes les cartes
replay-hand = Cartes de { $name }
replay-controls = Parcourir la partie
replay-slider = Position dans la partie
replay-where =
    { $move ->
        [0] Avant le premier coup
       *[other] Coup { $move } sur { $last }
    }
replay-unseen = D’ici, on n’en voit rien.
replay-first = Au début
replay-back = Un coup en arrière
replay-run = Lecture
replay-halt = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-pace = Vitesse
replay-moves = Coups
replay-rounds = Manches
replay-round = Manche { $number }
replay-link = Lien vers ce coup
replay-link-copied = Lien copié
replay-record = Télécharger l’enregistrement
