### Cases of UNO in French: why a move is allowed, and the questions people ask.

grant-colour = La couleur convient.
grant-rank = Le chiffre ou le symbole convient ; la couleur n’a alors pas à convenir.
grant-named-colour = C’est la couleur demandée.
grant-wild = Un joker se joue toujours, même si d’autres cartes conviennent.
grant-wild-draw-four = Aucune carte de la main n’a la couleur visible.
grant-bluff = La condition n’est pas remplie, car la couleur est en main. On peut tout de même poser la carte, à ses risques : qui doit piocher peut contester.
grant-drawn = La carte que l’on vient de piocher convient et peut être jouée aussitôt.
grant-last-card = On peut aussi terminer avec une carte action.
grant-last-card-draws = On peut terminer ainsi ; les cartes sont encore piochées, et elles comptent.
grant-draw = Aucune carte ne convient : on pioche donc.
grant-hold-back = On peut piocher même si une carte convient.
grant-keep = On peut garder la carte piochée ; le tour est alors terminé.
grant-challenge = Qui doit piocher les quatre cartes peut contester le +4.
grant-accept = On n’est pas obligé de contester : on pioche quatre cartes et on passe.
grant-accept-stack = Qui ne peut ou ne veut transmettre pioche la somme.
grant-name = Si un joker est retourné au début, le premier joueur choisit la couleur.
grant-call = Avec une carte en main, on peut encore dire « Uno » tant que personne ne s’en est aperçu.
grant-catch = L’annonce manque encore, et le tour suivant n’a pas commencé.
grant-jump-in = Vous avez convenu que la carte identique peut être posée hors tour.
grant-pass-on = Vous avez convenu que la même carte transmet la somme.
grant-swap = Après le sept, on échange sa main avec qui l’on veut.
