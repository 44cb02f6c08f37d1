### Hints and their reasons, in French.

hints = Conseils pour la place { $seat }
tried = { $move } – { $chance } %, { $lead } points
figures = D’abord la chance de gagner la partie, puis l’avance en points à la fin de la manche ; estimées sur { $deals } manches imaginées.
nothing-to-do = La place { $seat } n’a rien à décider en ce moment.

## Reasons in the rally game

reason-drives-on = vous avancez
reason-arrives = vous mène au but
reason-spares-the-200 = fait perdre la prime d’une manche sans 200 km
reason-sets-up-the-finish = vous avez déjà la carte qui mène au but
reason-creeps-up = si près du but, peu de cartes conviennent encore
reason-gets-going = la route est ensuite libre pour vous
reason-secures = rapporte des points tout de suite
reason-frees-itself = plus rien ne vous retient ensuite
reason-keeps-it-for-a-coup-fourre = la botte peut encore donner un coup fourré
reason-lays-it-before-the-end = la manche peut finir bientôt, et une botte en main ne vaut rien
reason-holds-up = retient l’adversaire
reason-hits-who-is-ahead = coûte cher à l’adversaire
reason-hits-where-remedies-are-rare = les parades se font rares
reason-fears-the-answer = l’adversaire a peut-être la botte qui y répond
reason-keeps-a-distance = ces kilomètres pourraient encore servir
reason-keeps-a-hazard = elle pourrait encore servir à attaquer
reason-keeps-a-remedy = vous pourriez encore avoir besoin de cette parade
reason-keeps-a-safety = une botte rapporte des points, on ne la défausse pas
reason-is-of-no-use = la carte ne vous sert plus à rien
reason-is-missed-least = c’est la carte qui vous manquera le moins
reason-answers-the-attack = pare l’attaque et rapporte une prime
reason-has-no-answer = vous n’avez rien contre cela en main
reason-gives-the-answer-away = renonce à la réponse et à sa prime
reason-has-1000-within-reach = vous pouvez atteindre 1000 km
reason-may-miss-1000 = vous risquez de ne pas atteindre 1000 km
reason-wins-at-once = la manche est gagnée à coup sûr
reason-leaves-points-behind = laisse passer les points de la prolongation

## Reasons in UNO

reason-goes-out = pose votre dernière carte et gagne la manche
reason-gets-rid-of-points = vous débarrasse de points
reason-gives-the-turn =
    { $side ->
        [for] ce n’est ensuite à aucun adversaire de jouer
       *[against] c’est ensuite à quelqu’un qui a presque fini
    }
reason-makes-the-next-draw = le suivant doit piocher
reason-leaves-a-sure-last-card = votre dernière carte conviendra alors à coup sûr
reason-goes-on-with-its-colour = vous avez d’autres cartes de cette couleur
reason-goes-on-with-its-rank = elle pourrait encore servir à changer de couleur
reason-trades-hands =
    { $side ->
        [for] vous recevez une main plus petite
       *[against] vous recevez une main plus grande
    }
reason-keeps-the-wild = elle conviendra encore partout plus tard
reason-changes-to = vous avez vous-même cette couleur
reason-holds-none-of-it = vous n’avez pas cette couleur
reason-is-a-bluff = c’est un bluff, il peut être contesté
reason-forgets-the-call = sans annoncer « Uno », vous pouvez être pris en faute
reason-has-nothing-that-fits = aucune carte ne convient
reason-draws-needlessly = vous pourriez poser une carte
reason-may-need-it-later = la carte vaudra davantage plus tard
reason-could-be-rid-of-it = vous pourriez poser la carte tout de suite
reason-may-be-a-bluff = cela ressemble à un bluff
reason-is-hardly-a-bluff = ce n’est sans doute pas un bluff
reason-has-none-to-pass-on = vous n’avez pas de carte pour faire suivre
reason-could-pass-them-on = vous pourriez faire suivre les cartes
reason-makes-up-for-the-call = plus personne ne peut alors vous prendre en faute
reason-makes-them-draw = qui a oublié « Uno » doit piocher
reason-harms-the-partner = touche votre propre équipe
reason-takes-the-smallest-hand = personne n’a moins de cartes
reason-leaves-a-smaller-hand = quelqu’un d’autre a moins de cartes
