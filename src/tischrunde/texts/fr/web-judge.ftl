### Who is right: a situation laid out, the verdict, and what leads on from it.

judge-title = Qui a raison ?
judge-note = Disposez la situation. Les règles de votre boîte tranchent.
judge-search = De quoi s’agit-il ?
judge-search-example = par exemple « limitation » ou « +4 sur +4 »
judge-found =
    { $count ->
        [0] Rien trouvé. Essayez le nom d’une carte, ou disposez la situation vous-même.
        [one] Un résultat
       *[other] { $count } résultats
    }
judge-questions = Ce qui fait débat
judge-clauses = Dans les règles
judge-chapters = Dans le manuel
judge-own = Disposer soi-même
judge-again = Autre question
judge-situation = La situation
judge-more = Qu’y a-t-il d’autre ?
judge-to-pick = Reste à choisir : { $place }
judge-cannot-lie-here = { $place } : selon ces règles, c’est impossible ainsi.
judge-broken-link = Ce lien est illisible : { $why }
judge-clause = Ce que disent les règles
judge-ruling = Notre lecture :
judge-look-up = Le lire dans les règles
judge-also = Voir aussi
judge-before = Avant cela :
judge-other-boxes = Dans les autres boîtes
judge-other-house = Avec d’autres règles maison
judge-never = On n’y arrive jamais là.
judge-onward = Et maintenant ?
judge-link = Copier le lien
judge-link-copied = Lien copié
judge-link-here = Le lien à copier :
judge-print = Imprimer
judge-play-on = Continuer à jouer d’ici
judge-you = Moi
judge-none = rien
judge-yes = oui
judge-no = non
judge-take-away = Retirer { $what }

## Places

judge-party = Camp { $letter }
judge-group-question = La question
judge-group-moment = Le moment
judge-group-table = Sur la table
judge-seat = Place { $seat }
judge-place-battle = Au-dessus
judge-place-limit = Limitation
judge-place-safety = Bottes
judge-place-km = Kilomètres
judge-place-hand = En main
judge-place-card = Quelle carte ?
judge-place-target = Contre qui ?
judge-place-attack = L’attaque qui vient d’être jouée
judge-place-before = Joué avant
judge-place-act = Quoi ?
judge-place-turn = À qui le tour ?
judge-place-asker = Qui demande ?
judge-place-players = Combien de joueurs ?
judge-place-caller = Qui a demandé l’allonge ?
judge-place-top = Au-dessus
judge-place-colour = Couleur annoncée
judge-place-named = Quelle couleur annoncer ?
judge-place-drawn = Carte piochée
judge-place-other = Le reste de la main de la place 1
judge-place-direction = Sens
judge-place-stack = Cumulé : à piocher
judge-place-uncalled = A oublié « Uno »
judge-place-called-with = Avec « Uno » ?
judge-direction-right = sens inverse
judge-move = { $seat } : { $what }
judge-of = { $place } ({ $party })

## Acts

judge-act-lay = Poser
judge-act-attack = Attaquer
judge-act-discard = Défausser
judge-act-coup = Coup fourré
judge-act-stand = Laisser l’attaque
judge-act-extend = Demander l’allonge
judge-act-finish = Ne pas la demander
judge-act-play = Jouer
judge-act-draw = Piocher
judge-act-keep = Garder
judge-act-uno = Annoncer « Uno »
judge-act-challenge = Défier
judge-act-accept = Accepter et piocher
judge-act-catch = Prendre en faute
judge-act-swap = Échanger les mains
judge-act-name = Annoncer la couleur

## Templates

judge-template-rallye-attack = Attaque contre … ?
judge-template-rallye-lay = Puis-je jouer … ?
judge-template-rallye-discard = Puis-je défausser … ?
judge-template-rallye-coup = Coup fourré ?
judge-template-rallye-after-coup = Après un coup fourré, … ?
judge-template-rallye-afterwards = Après …, aussitôt … ?
judge-template-rallye-extension = L’allonge ?
judge-template-rallye-anything = Tout depuis le début
judge-template-uno-play = Puis-je jouer … ?
judge-template-uno-name-colour = Choisir la couleur avec … ?
judge-template-uno-after = … sur … ? (+4 sur +4)
judge-template-uno-challenge = Défier ?
judge-template-uno-draw = Puis-je piocher ?
judge-template-uno-drawn = Après avoir pioché, … ?
judge-template-uno-call = Annoncer « Uno » ?
judge-template-uno-catch = Prendre en faute ?
judge-template-uno-out-of-turn = Hors de son tour, … ?
judge-template-uno-swap = Échanger les mains ?
judge-template-uno-turned-up = Au début, il y a …
judge-template-uno-anything = Tout depuis le début
