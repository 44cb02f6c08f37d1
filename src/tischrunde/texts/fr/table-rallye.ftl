### The rally table.

rallye-tell-dealt =
    { $you ->
        [yes] Manche { $number } : vous donnez.
       *[no] Manche { $number } : { $name } donne.
    }
rallye-tell-drove =
    { $you ->
        [yes] Vous avancez de { $km } km.
       *[no] { $name } avance de { $km } km.
    }
rallye-tell-laid-remedy =
    { $you ->
        [yes] Vous posez « { $card } ».
       *[no] { $name } pose « { $card } ».
    }
rallye-tell-laid-safety =
    { $you ->
        [yes] Vous posez la botte « { $card } ».
       *[no] { $name } pose la botte « { $card } ».
    }
rallye-tell-attacked =
    { $you ->
        [yes] Vous jouez « { $card } » contre { $party }.
       *[no]
            { $whom ->
                [you] { $name } joue « { $card } » contre vous.
                [team] { $name } joue « { $card } » contre votre équipe.
               *[others] { $name } joue « { $card } » contre { $party }.
            }
    }
rallye-tell-stood =
    { $whom ->
        [you] L’attaque porte : « { $card } » chez vous.
        [team] L’attaque porte : « { $card } » chez votre équipe.
       *[others] L’attaque porte : « { $card } » chez { $party }.
    }
rallye-tell-coup =
    { $you ->
        [yes] { $term } ! Vous posez « { $card } » en travers.
       *[no] { $term } ! { $name } pose « { $card } » en travers.
    }
rallye-tell-lifted =
    { $whom ->
        [you] L’attaque est levée chez vous : « { $card } ».
        [team] L’attaque est levée chez votre équipe : « { $card } ».
       *[others] L’attaque est levée chez { $party } : « { $card } ».
    }
rallye-tell-discarded =
    { $you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $name } défausse « { $card } ».
    }
rallye-tell-goal =
    { $you ->
        [yes] Vous êtes à l’arrivée : { NUMBER($km, useGrouping: 0) } km !
       *[no] { $name } est à l’arrivée : { NUMBER($km, useGrouping: 0) } km !
    }
rallye-tell-extended =
    { $you ->
        [yes] Vous prolongez : on va jusqu’à { NUMBER($km, useGrouping: 0) } km.
       *[no] { $name } prolonge : on va jusqu’à { NUMBER($km, useGrouping: 0) } km.
    }
rallye-tell-round-won =
    { $whom ->
        [you] La manche est pour vous.
        [team] La manche est pour votre équipe.
       *[others] La manche revient à { $party }.
    }
rallye-tell-nobody-won = La manche est finie. Personne ne l’a gagnée.
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
rallye-words-discard = « { $card } » est sur le dessus de la défausse.
rallye-words-discard-bare = La défausse est vide.
rallye-words-hand =
    { $count ->
        [0] Vous n’avez plus de cartes.
       *[other] Vos cartes : { $cards }.
    }
rallye-you = Vous
rallye-on-turn = joue
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
rallye-open-display = Voir les cartes posées. { $words }
rallye-word-attack = Attaquer
rallye-word-discard = Défausser
rallye-word-drive = +{ $km } km
rallye-word-lay = Poser
rallye-do-drive = Avancer de { $km } km
rallye-do-lay = Poser « { $card } »
rallye-do-attack = Jouer contre { $party }
rallye-do-attack-with = Jouer « { $card } » contre { $party }
rallye-do-aim = Touchez une cible
rallye-do-discard = Défausser
rallye-do-discard-card = Défausser « { $card } »
rallye-do-why = Pourquoi pas ?
rallye-note-choose = Touchez une carte
rallye-note-discard = Défaussez une carte
rallye-note-wait = Vous pouvez déjà choisir une carte
rallye-why = « { $card } » : pas maintenant
rallye-stuck = Aucune de vos cartes ne convient pour l’instant. Défaussez-en une.
rallye-lay-green = Posez « { $remedy } » pour pouvoir rouler.
rallye-lay-remedy = Posez « { $remedy } » sur « { $hazard } ».
rallye-without-green = Sans « { $remedy } », vous ne partez pas : { $deeds }.
rallye-without-remedy = Contre « { $hazard } », il vous faut « { $remedy } » : { $deeds }.
rallye-deed-drive = roulez
rallye-deed-lay = posez « { $card } »
rallye-deed-attack = attaquez
rallye-deed-safety = posez une botte
rallye-deed-discard = défaussez une carte
rallye-why-turn = C’est à { $name } de jouer. Attendez votre tour.
rallye-why-attacked = Répondez d’abord à l’attaque contre vous, ou attendez que le temps soit écoulé.
rallye-status-your-turn = À vous de jouer
rallye-status-stood-in = Un bot joue pour vous
rallye-status-stood-in-text = Reprenez votre place quand vous êtes de retour.
rallye-status-turn = À { $name } de jouer
rallye-status-noted = « { $card } » est prête pour votre tour.
rallye-status-whom = Qui attaquez-vous ?
rallye-status-open-to = Cibles : { $parties }
rallye-status-drive = Cela vous amène à { NUMBER($km, useGrouping: 0) } km.
rallye-status-attacks = Cela arrête { $party }.
rallye-status-only-discard = Cette carte ne peut être que défaussée.
rallye-status-attack =
    { $whom ->
        [you] On vous attaque
        [team] On attaque votre équipe
       *[others] Attaque contre { $party }
    }
rallye-status-window = Y aura-t-il un { $term } ?
rallye-status-coup = Posez « { $safety } » en travers, ou subissez l’attaque.
rallye-status-stand = Vous n’avez rien en main contre cette attaque.
rallye-status-goal =
    { $you ->
        [yes] Vous êtes à l’arrivée
       *[no] { $name } est à l’arrivée
    }
rallye-status-call =
    { $you ->
        [yes] Gagnez maintenant, ou continuez jusqu’à { NUMBER($km, useGrouping: 0) } km.
       *[no] { $name } décide si l’on continue jusqu’à { NUMBER($km, useGrouping: 0) } km.
    }
rallye-status-over = Manche finie
rallye-attack = Attaque !
rallye-attack-told =
    { $whom ->
        [team] { $name } joue contre votre équipe
       *[you] { $name } joue contre vous
    }
rallye-coup-question = { $term } ?
rallye-coup-held = Vous avez la botte qu’il faut.
rallye-coup-not-held = Vous n’avez rien en main contre cette attaque.
rallye-coup = Poser « { $card } » en travers
rallye-coup-worth =
    { $points ->
        [0] Puis c’est à vous
       *[other] +{ $points } points, et c’est à vous
    }
rallye-not-now = Continuer
rallye-coup-keep = Garder la botte
rallye-window-fair = Après chaque attaque, tout le monde attend le même temps. Personne ne voit si vous avez une botte.
rallye-call-title = Vous êtes à l’arrivée : { NUMBER($km, useGrouping: 0) } km !
rallye-call-question =
    { $points ->
        [0] Gagner la manche maintenant, ou prolonger jusqu’à { NUMBER($km, useGrouping: 0) } km ?
       *[other] Gagner la manche maintenant, ou prolonger jusqu’à { NUMBER($km, useGrouping: 0) } km ? Qui y arrive le premier gagne la manche et { $points } points de plus. Ce peut être quelqu’un d’autre.
    }
rallye-extend = Jusqu’à { NUMBER($km, useGrouping: 0) } km
rallye-finish = Gagner maintenant
rallye-throw-title = Défausser « { $card } » ?
rallye-throw-question = Une botte rapporte des points dès qu’elle est devant vous. Défaussée, elle est perdue.
rallye-throw-keep = La garder
rallye-throw-yes = Défausser quand même

## Great moments

moment-coup = { $term } !
moment-goal = Arrivée !
moment-extension = On continue jusqu’à { NUMBER($km, useGrouping: 0) } km !
moment-safeties = Les quatre bottes !
