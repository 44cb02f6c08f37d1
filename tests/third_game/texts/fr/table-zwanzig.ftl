### The table of Zwanzig.

zwanzig-cards =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
zwanzig-told-dealt =
    { $you ->
        [yes] Tu donnes la manche { $number }.
       *[no] { $name } donne la manche { $number }.
    }
zwanzig-told-laid =
    { $you ->
        [yes] Tu poses le { $card }.
       *[no] { $name } pose le { $card }.
    }
zwanzig-told-drew =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $name } pioche une carte.
    }
zwanzig-told-passed =
    { $you ->
        [yes] Tu passes.
       *[no] { $name } passe.
    }
zwanzig-told-round-won =
    { $you ->
        [yes] Tu gagnes la manche !
       *[no] { $name } gagne la manche.
    }
zwanzig-told-match-won =
    { $you ->
        [yes] Tu gagnes la partie !
       *[no] { $name } gagne la partie.
    }
zwanzig-words-turn =
    { $you ->
        [yes] C’est à toi de jouer.
       *[no] C’est à { $name } de jouer.
    }
zwanzig-told-turned-up = On retourne le { $card }.
zwanzig-told-round-open = Personne ne peut continuer. La manche ne compte pas.
zwanzig-words-top = Au-dessus, le { $card }.
zwanzig-words-stock = Dans la pioche : { $cards }.
zwanzig-words-holds = { $name } : { $cards }.
zwanzig-words-hand = Tu as { $cards } : { $list }.
zwanzig-fits =
    { $count ->
        [one] Une de tes cartes va sur le { $card }.
       *[other] { $count } de tes cartes vont sur le { $card }.
    }
zwanzig-draw-note = Aucune de tes cartes ne convient. Pioches-en une.
zwanzig-pass-note = Aucune de tes cartes ne convient, et la pioche est vide. Tu dois passer.
zwanzig-others = Les autres
zwanzig-middle = Milieu de la table
zwanzig-top = Dessus
zwanzig-stock = Pioche
