### The rally table.

rallye-tell-dealt =
    { $you ->
        [yes] Manche { $number } : vous donnez.
       *[no] Manche { $number } : { $name } donne.
    }
rallye-tell-drove =
    { $you ->
        [yes] Vous roulez { $km } km.
       *[no] { $name } roule { $km } km.
    }
rallye-tell-laid-remedy =
    { $you ->
        [yes] Vous posez { $card }.
       *[no] { $name } pose { $card }.
    }
rallye-tell-laid-safety =
    { $you ->
        [yes] Vous posez la botte { $card }.
       *[no] { $name } pose la botte { $card }.
    }
rallye-tell-attacked =
    { $you ->
        [yes] Vous jouez { $card } contre { $party }.
       *[no]
            { $whom ->
                [you] { $name } joue { $card } contre vous.
                [team] { $name } joue { $card } contre votre équipe.
               *[others] { $name } joue { $card } contre { $party }.
            }
    }
rallye-tell-stood =
    { $whom ->
        [you] { $card } reste chez vous.
        [team] { $card } reste chez votre équipe.
       *[others] { $card } reste chez { $party }.
    }
rallye-tell-coup =
    { $you ->
        [yes] { $term } ! Vous posez { $card } en travers.
       *[no] { $term } ! { $name } pose { $card } en travers.
    }
rallye-tell-lifted =
    { $whom ->
        [you] { $card } disparaît de chez vous.
        [team] { $card } disparaît de chez votre équipe.
       *[others] { $card } disparaît de chez { $party }.
    }
rallye-tell-discarded =
    { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $name } défausse { $card }.
    }
rallye-tell-goal =
    { $you ->
        [yes] Vous êtes à l’arrivée : { NUMBER($km, useGrouping: 0) } km !
       *[no] { $name } est à l’arrivée : { NUMBER($km, useGrouping: 0) } km !
    }
rallye-tell-extended =
    { $you ->
        [yes] Vous prolongez : on roule jusqu’à { NUMBER($km, useGrouping: 0) } km.
       *[no] { $name } prolonge : on roule jusqu’à { NUMBER($km, useGrouping: 0) } km.
    }
rallye-tell-round-won =
    { $whom ->
        [you] La manche est pour vous.
        [team] La manche est pour votre équipe.
       *[others] La manche revient à { $party }.
    }
rallye-tell-nobody-won = La manche est finie, personne ne l’a gagnée.
rallye-tell-match-won =
    { $count ->
        [one]
            { $whom ->
                [you] Vous gagnez la partie !
                [team] Votre équipe gagne la partie !
               *[others] La partie revient à { $party }.
            }
       *[other] La partie se termine à égalité.
    }
rallye-words-turn =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $name } de jouer.
    }
rallye-words-window =
    { $whom ->
        [you] On vous attaque.
        [team] On attaque votre équipe.
       *[others] Attaque contre { $party } : tout le monde attend un instant.
    }
rallye-words-km =
    { $whom ->
        [you] Vous : { NUMBER($km, useGrouping: 0) } km sur { NUMBER($goal, useGrouping: 0) }.
        [team] Votre équipe ({ $party }) : { NUMBER($km, useGrouping: 0) } km sur { NUMBER($goal, useGrouping: 0) }.
       *[others] { $party } : { NUMBER($km, useGrouping: 0) } km sur { NUMBER($goal, useGrouping: 0) }.
    }
rallye-words-battle = Route : { $card }.
rallye-words-battle-bare = Route : vide.
rallye-words-speed = Vitesse : { $card }.
rallye-words-safeties = Bottes : { $cards }.
rallye-words-crosswise = { $card } (en travers, { $term })
rallye-words-holds =
    { $count ->
        [0] { $name } n’a plus de cartes.
        [one] { $name } a 1 carte.
       *[other] { $name } a { $count } cartes.
    }
rallye-words-notes = { $name } : { $notes }.
rallye-words-stock =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste 1 carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
rallye-words-discard = { $card } est sur le dessus de la défausse.
rallye-words-discard-bare = La défausse est vide.
rallye-words-hand =
    { $count ->
        [0] Vous n’avez plus de cartes.
       *[other] Vos cartes : { $cards }.
    }
rallye-you = Vous
rallye-on-turn = en train de jouer
rallye-away = connexion perdue
rallye-stood-in = un bot joue
rallye-holds =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
rallye-km = { NUMBER($km, useGrouping: 0) } km
rallye-points = { NUMBER($points, useGrouping: 0) } pts
rallye-new = nouveau
rallye-pile-battle = Route
rallye-pile-speed = Vitesse
rallye-pile-shows = { $pile } : { $card }
rallye-pile-bare = { $pile } : vide
rallye-distances = Cartes de kilomètres
rallye-distance =
    { $count ->
        [0] { $km } km : aucune carte
        [one] { $km } km : 1 carte
       *[other] { $km } km : { $count } cartes
    }
rallye-safeties = Bottes
rallye-safety-missing = { $card } : pas posée
rallye-piles = Pioche et défausse
rallye-discards = Défausse
rallye-track-lane = { $party } : { NUMBER($km, useGrouping: 0) } km sur { NUMBER($goal, useGrouping: 0) }.
rallye-open-display = Voir le jeu. { $words }
rallye-word-attack = Attaquer
rallye-word-discard = Défausser
rallye-word-drive = +{ $km } km
rallye-word-lay = Poser
rallye-do-drive = Rouler { $km } km
rallye-do-lay = Poser { $card }
rallye-do-attack = Jouer contre { $party }
rallye-do-attack-with = Jouer { $card } contre { $party }
rallye-do-aim = Touchez une cible
rallye-do-discard = Défausser
rallye-do-discard-card = Défausser { $card }
rallye-do-why = Pourquoi pas encore ?
rallye-note-choose = Touchez une carte
rallye-note-discard = Défaussez une carte
rallye-note-wait = Choisir déjà une carte
rallye-why = { $card } : pas maintenant
rallye-stuck = Aucune de vos cartes ne convient pour l’instant. Défaussez-en une.
rallye-why-turn = C’est à { $name } de jouer. Le jeu reprend ensuite.
rallye-why-attacked = Une attaque contre vous est encore en cours. Répondez-y, ou attendez que le temps soit écoulé.
rallye-status-your-turn = À vous de jouer
rallye-status-stood-in = Un bot joue pour vous
rallye-status-turn = À { $name } de jouer
rallye-status-noted = { $card } est prête pour votre tour.
rallye-status-whom = Qui attaquer ?
rallye-status-open-to = Cibles : { $parties }
rallye-status-drive = { $km } km choisis, { NUMBER($from, useGrouping: 0) } km parcourus
rallye-status-attack =
    { $whom ->
        [you] On vous attaque
        [team] On vous attaque
       *[others] Attaque contre { $party }
    }
rallye-status-window = Y aura-t-il une réponse ?
rallye-status-goal =
    { $you ->
        [yes] Vous êtes à l’arrivée
       *[no] { $name } est à l’arrivée
    }
rallye-status-call = Continue-t-on jusqu’à { NUMBER($km, useGrouping: 0) } km ?
rallye-status-over = Manche finie
rallye-attack = Attaque !
rallye-attack-told =
    { $whom ->
        [team] { $name } joue contre votre équipe
       *[you] { $name } joue contre vous
    }
rallye-coup-question = { $term } ?
rallye-coup-held = Vous avez la botte qu’il faut.
rallye-coup-not-held = Vous n’avez pas la botte qu’il faut.
rallye-coup = Poser { $card } en travers
rallye-coup-worth =
    { $points ->
        [0] Puis c’est à vous de jouer.
       *[other] +{ $points } points, et c’est à vous
    }
rallye-not-now = Pas maintenant
rallye-window-fair = Après chaque attaque, tout le monde attend le même temps. Personne ne voit si vous avez une botte.
rallye-call-title = Vous êtes à l’arrivée : { NUMBER($km, useGrouping: 0) } km !
rallye-call-question =
    { $points ->
        [0] Gagner la manche maintenant, ou prolonger jusqu’à { NUMBER($km, useGrouping: 0) } km ?
       *[other] Gagner la manche maintenant, ou prolonger jusqu’à { NUMBER($km, useGrouping: 0) } km ? Qui y arrive le premier gagne la manche et { $points } points de plus. Ce peut être quelqu’un d’autre.
    }
rallye-extend = Jusqu’à { NUMBER($km, useGrouping: 0) } km
rallye-finish = Gagner maintenant
rallye-throw-title = Jeter { $card } ?
rallye-throw-question = Une botte rapporte des points dès qu’elle est posée. Jetée, elle est perdue.
rallye-throw-keep = La garder
rallye-throw-yes = La jeter
