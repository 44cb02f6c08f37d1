### The UNO table.

uno-suit-red = Flamme
uno-suit-yellow = Soleil
uno-suit-green = Feuille
uno-suit-blue = Goutte
uno-colour-and-suit = { $colour } · { $suit }
uno-the-number =
    le { $rank } { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
uno-the-skip =
    le Passe { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
uno-the-reverse =
    l’Inversion { $colour ->
        [red] rouge
        [yellow] jaune
        [green] verte
       *[blue] bleue
    }
uno-the-draw-two =
    le +2 { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
uno-the-wild = le Joker
uno-the-wild-draw-four = le +4
uno-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Seats and piles
uno-others = Autres joueurs
uno-everybody = Autour de la table
uno-you = Vous
uno-on-turn = joue
uno-partner = votre équipe
uno-away = connexion perdue
uno-bot-stands-in = un bot joue
uno-calls = « Uno ! »
uno-not-called = pas annoncé !
uno-catch = Oublié !
uno-catch-whom = Prendre { $name } en faute
uno-catch-somebody = Prendre quelqu’un en faute
uno-catch-title = Qui prenez-vous en faute ?
uno-drew = +{ $count }
uno-drew-words = a pioché { $count }
uno-middle = Milieu de la table
uno-stock-left = { $count } dans la pioche
uno-draw-from-stock = Piocher, { $count } dans la pioche
uno-discard = Sur le talon : { $card }
uno-lay-word = Poser
uno-lay-here = Poser sur le talon.
uno-new = nouveau
uno-laid-by =
    { $you ->
        [yes] de vous
       *[no] de { $name }
    }
uno-colour = Couleur : { $colour }
uno-colour-open = Couleur à choisir
uno-clockwise = On joue dans le sens des aiguilles d’une montre.
uno-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre.
uno-pending =
    { $count ->
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
# House rules
uno-house = Règles maison
uno-house-agreed =
    { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
uno-house-rules-link = Lire les règles
# Whose turn it is, and for what
uno-your-turn = À vous de jouer
uno-their-turn = À { $name } de jouer
uno-lay-only = Posez { $card }.
uno-lay-any = Posez { $cards }.
uno-any-of-colour = du { $colour }
uno-a-number = un { $rank }
uno-a-skip = un Passe
uno-a-reverse = une Inversion
uno-a-draw-two = un +2
uno-a-wild = un Joker
uno-a-wild-draw-four = un +4
uno-nothing-fits = Il vous faudrait { $colour } ou { $other } : piochez.
uno-drawn-fits = Piochée : { $card }. La poser ou la garder ?
uno-drawn-must = Piochée : { $card }. Elle convient, il faut la poser.
uno-drawn-useless = Piochée : { $card }. Elle ne convient pas, vous la gardez.
uno-drew-nothing = La pioche est vide et rien ne convient : gardez vos cartes.
uno-stack-yours =
    { $count ->
        [one] { $count } carte pour vous
       *[other] { $count } cartes pour vous
    }
uno-stack-pass-on = Faites-les suivre ou piochez-les.
uno-stack-draw = Vous ne pouvez pas les faire suivre : piochez-les.
uno-doubt-yours = +4 de { $name }
uno-doubt-yours-text = Vous y croyez ? Contestez ou piochez.
uno-doubt-theirs = { $name } doit piocher ou contester.
uno-stack-theirs =
    { $count ->
        [one] { $count } carte à piocher ou à faire suivre.
       *[other] { $count } cartes à piocher ou à faire suivre.
    }
uno-naming-yours = Choisissez la couleur
uno-naming-yours-text = La première carte est un joker : choisissez une couleur.
uno-naming-theirs = La première carte est un joker : { $name } choisit la couleur.
uno-swap-yours = Avec qui échangez-vous ?
uno-swap-yours-text = Vous avez posé un sept : choisissez quelqu’un.
uno-swap-theirs = { $name } choisit avec qui échanger.
uno-late-call = Annoncez « Uno ! »
uno-late-call-text = Vite, avant qu’on le remarque.
uno-jump-in-open = Vous avez la même carte : interposez-vous !
uno-round-over = Manche finie
uno-stood-in = Un bot joue pour vous
uno-stood-in-text = Reprenez votre place quand vous êtes de retour.
# What can be done
uno-lay-number =
    Poser le { $rank } { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
uno-lay-skip = Passe – { $next } passe son tour
uno-lay-reverse = Changer de sens
uno-lay-draw-two = +2 – { $next } pioche
uno-lay-draw-two-on = Faire suivre le +2 à { $next }
uno-lay-wild = Poser le joker…
uno-lay-wild-draw-four = +4 – { $next } pioche…
uno-lay-wild-draw-four-on = Faire suivre le +4 à { $next }…
uno-lay-calling = { $lay } – « Uno ! »
uno-draw = Piocher
uno-draw-one = Piocher une carte
uno-keep = Garder
uno-accept =
    { $count ->
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }
uno-accept-short = Piocher { $count }
uno-challenge = Contester
uno-choose-colour = Choisir la couleur
uno-choose-swap = Échanger avec…
uno-call = UNO !
uno-call-armed = Vous annoncez « Uno ! » avec
uno-call-idle = « Uno » ne compte que lorsqu’il ne vous reste qu’une carte.
uno-why = Pourquoi pas ?
uno-wrong-catch = { $name } n’était pas en faute.
uno-nobody-to-catch = Personne n’en est à sa dernière carte.
uno-not-your-turn = C’est à { $name } de jouer. Vous pouvez préparer la carte.
uno-why-title = « { $card } » : pas maintenant
# Choosing a colour
uno-colour-title = Quelle couleur demandez-vous ?
uno-colour-title-turned-up = Quelle couleur choisir ?
uno-colour-mine =
    { $count ->
        [0] aucune en main
        [one] { $count } en main
       *[other] { $count } en main
    }
# Challenging
uno-challenge-title = Contester ou piocher { $count } ?
uno-challenge-story = { $name } a posé le +4 sur du { $colour }. On n’en a le droit que sans { $colour } en main.
uno-challenge-story-open = { $name } a posé le +4. On n’en a le droit que sans la couleur demandée en main.
uno-challenge-means = { $name } vous montre sa main. Si c’était un bluff, { $name } pioche et c’est à vous. Sinon, vous piochez { $count } cartes.
uno-accept-means = Vous piochez et passez votre tour.
uno-look-first = Regarder d’abord la table
# A hand that was shown
uno-shown-title = La main de { $name }
uno-shown-guilty = Bien vu ! { $name } avait encore la couleur et doit piocher.
uno-shown-innocent = Tout est en règle : { $name } n’avait pas la couleur. C’est vous qui piochez.
uno-shown-only-you = Vous seul voyez ceci.
uno-shown-again = Main de { $name }
uno-close = Continuer
# Swapping hands
uno-swap-title = Avec qui échangez-vous ?
uno-swap-text = Vous donnez vos cartes et recevez celles de :
# What happened
uno-told-dealt =
    { $you ->
        [yes] Manche { $number } : vous donnez.
       *[no] Manche { $number } : { $name } donne.
    }
uno-told-turned-up = La première carte est { $card }.
uno-told-played =
    { $you ->
        [yes] Vous posez { $card }.
       *[no] { $name } pose { $card }.
    }
uno-told-wished =
    { $you ->
        [yes] Vous posez { $card } et demandez du { $colour }.
       *[no] { $name } pose { $card } et demande du { $colour }.
    }
uno-told-called =
    { $you ->
        [yes] Vous annoncez « Uno ! »
       *[no] { $name } annonce « Uno ! »
    }
uno-told-caught =
    { $you ->
        [by] Vous avez pris { $other } en faute !
        [at] { $name } vous a pris en faute !
       *[no] { $name } a pris { $other } en faute !
    }
uno-told-drew =
    { $you ->
        [yes] { $count ->
            [one] Vous piochez { $count } carte.
           *[other] Vous piochez { $count } cartes.
        }
       *[no] { $count ->
            [one] { $name } pioche { $count } carte.
           *[other] { $name } pioche { $count } cartes.
        }
    }
uno-told-skipped =
    { $you ->
        [yes] Vous passez votre tour.
       *[no] { $name } passe son tour.
    }
uno-told-kept =
    { $you ->
        [yes] Vous gardez la carte.
       *[no] { $name } garde la carte.
    }
uno-told-challenged-guilty =
    { $you ->
        [by] Vous contestez { $other }, à raison !
        [at] { $name } vous conteste, à raison !
       *[no] { $name } conteste { $other }, à raison !
    }
uno-told-challenged-innocent =
    { $you ->
        [by] Vous contestez { $other }, à tort.
        [at] { $name } vous conteste, à tort.
       *[no] { $name } conteste { $other }, à tort.
    }
uno-told-named =
    { $you ->
        [yes] Vous demandez du { $colour }.
       *[no] { $name } demande du { $colour }.
    }
uno-told-swapped =
    { $you ->
        [by] Vous échangez vos cartes avec { $other }.
        [at] { $name } échange ses cartes avec vous.
       *[no] { $name } échange ses cartes avec { $other }.
    }
uno-told-passed-on = Chacun passe ses cartes dans le sens des aiguilles d’une montre.
uno-told-passed-back = Chacun passe ses cartes dans le sens inverse.
uno-told-reshuffled = Le talon est mélangé : { $count } dans la nouvelle pioche.
uno-told-round-won =
    { $you ->
        [yes] Vous gagnez la manche !
        [team] Votre équipe gagne la manche !
       *[no] { $name } gagne la manche.
    }
uno-told-round-won-team = { $name } gagnent la manche.
uno-told-round-open = La manche est finie. Personne ne l’a gagnée.
uno-told-match-won =
    { $you ->
        [yes] Vous gagnez la partie !
        [team] Votre équipe gagne la partie !
       *[no] { $name } gagne la partie.
    }
uno-told-match-won-team = { $name } gagnent la partie.
# The table in words
uno-words-top = Sur le talon : { $card }, couleur { $colour }.
uno-words-top-open = Sur le talon : { $card }, couleur à choisir.
uno-words-turn =
    { $you ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $name } de jouer.
    }
uno-words-holds = { $name } : { $cards }.
uno-words-holds-called = { $name } : { $cards }, « Uno » annoncé.
uno-words-hand = Vous avez { $cards } : { $list }.
uno-words-hand-empty = Vous n’avez plus de cartes.
uno-words-pending = À piocher : { $cards }.
uno-words-stock = Dans la pioche : { $cards }.

## Great moments

moment-call = Uno !
moment-caught = Attrapé !
moment-four = +4
moment-doubt-right = Contesté avec raison !
moment-doubt-wrong = Contesté à tort !
