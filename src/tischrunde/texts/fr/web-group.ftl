### All that a group has played: on paper, on the device, online.

group-title = Notre groupe
group-note = Ce que vous avez joué : sur le bloc de marque, sur cet appareil et en ligne.
group-none = Il n’y a encore rien ici. Notez une manche sur le bloc de marque, ou jouez une partie jusqu’au bout.
group-wins = Victoires
group-no-wins = Aucune partie n’est encore terminée.
group-wins-of = { $wins } sur { $matches }
group-pairs = Face à face
group-editions = Par édition
group-count =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
group-feats = Records
group-best-round = Meilleure manche : { $game }
group-best-round-of = { $name }, { $points } points, { $date }
group-km = Kilomètres de toutes les parties
group-km-of = { $name } { $count } km
group-coups = Coups fourrés
group-coups-of = { $name } { $count }
group-longest = Partie la plus longue
group-longest-of =
    { $rounds ->
        [one] une manche, { $date }
       *[other] { $rounds } manches, { $date }
    }
group-matches =
    { $count ->
        [one] Une partie
       *[other] Les { $count } parties
    }
group-all = Tout montrer
group-rounds =
    { $count ->
        [one] une manche
       *[other] { $count } manches
    }
group-kind-pad = bloc de marque
group-kind-device = sur cet appareil
group-kind-online = en ligne
group-kind-file = d’un fichier
group-some-day = Sans date
group-winner = { $names } { $points } (gagné)
group-party = { $names } { $points }
group-file = Emporter
group-file-note = Tout se trouve seulement sur cet appareil. Dans un fichier, vous pouvez le garder ou l’apporter sur un autre appareil, où il s’ajoute à ce qui s’y trouve déjà.
group-save = Enregistrer un fichier
group-take = Lire un fichier
group-taken =
    { $count ->
        [0] Le fichier ne contenait aucune partie.
        [one] Une partie a été lue.
       *[other] { $count } parties ont été lues.
    }
problem-no-group-file = Ce fichier n’a pas été enregistré par « Notre groupe ». Choisis-en un dont le nom ressemble à « tischrunde.json ».
