### A guest's own tables.

history-title = Mes parties
history-note = Les parties de cet appareil, en cours ou terminées. Les parties terminées restent trois mois.
history-running = En cours
history-over = Terminées
history-none = Rien ici pour l’instant. Dès que vous jouerez quelque part, vous retrouverez la partie ici.
history-group = Notre groupe : victoires et records
history-start = Vers la page d’accueil
history-won = Vous avez gagné !
history-winners =
    { $count ->
        [one] { $winners } a gagné
       *[other] { $winners } ont gagné
    }
history-yours = À vous de jouer
history-playing = En cours
history-open = Attend des joueurs
history-others = avec { $others }
history-you = vous
history-house = { $edition } · avec des règles maison
history-continue = Continuer
history-replay = Revoir
history-record = Fichier de la partie
history-put-away = Ranger
history-take-back = Reprendre
history-away = Rangée. Votre place reste la vôtre, et la partie réapparaîtra ici une fois terminée.
# What a button does, told of which table: { $what } is its text.
history-which = { $what } : { $game }, { $date }
history-delete = Supprimer
history-more = Afficher plus
history-offline = Sans réseau, tu ne vois que les parties de cet appareil.
history-again = Réessayer
