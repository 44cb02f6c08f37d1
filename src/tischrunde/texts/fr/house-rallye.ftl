### House rules of the rally game.

house-agreed = Vous convenez des règles maison avant la première donne, et elles valent pour toute la partie. On ne change que ce qui figure ici, et seulement de façon cohérente.
house-exact-goal = Il faut atteindre le but exactement, ou bien on peut le dépasser et chaque kilomètre compte.
house-most-200s = Un camp peut poser un autre nombre de cartes de 200 km par manche.
house-limit-has-own-pile = « Limitation de vitesse » a sa propre pile, ou bien elle va sur la pile de bataille et compte comme une attaque ordinaire.
house-limit-needs-green = On ne limite qu’un camp dont le feu vert est visible, ou bien n’importe quel adversaire à tout moment, sauf si la boîte épargne un camp qui n’a paré qu’à moitié.
house-attack-before-opening = On peut attaquer avant d’avoir soi-même démarré par un feu vert ou « Véhicule prioritaire », ou seulement après.
house-under-right-of-way = Un camp qui roule avec « Véhicule prioritaire » sans feu vert ne peut pas être attaqué, ou seulement sur une parade, ou sur tout sauf une attaque, même avant sa première carte.
house-safety-plays-again = Après une botte posée à son tour, on complète sa main à sept cartes et on en pose une autre, ou bien la botte est l’unique carte du tour.
house-coup-fourre-chain = Une botte piochée après un coup fourré et posée aussitôt est suivie d’une autre carte, ou bien elle est l’unique carte de ce tour.
house-chain-draws-two = Après une botte piochée après un coup fourré et posée aussitôt, on complète sa main à sept cartes et on en pose encore une, ou bien on en pioche deux et on en pose deux, l’une après l’autre. Dans les deux cas, il en reste six.
    .ruling = On pioche ce que la pioche contient. Qui a encore plus de six cartes en main après une carte continue son tour. Si l’une d’elles est une attaque à laquelle répond un coup fourré, le tour est perdu ; au suivant, on ne pioche rien au-delà de sept.
house-discard-only-when-stuck = Seul se défausse qui ne peut poser ni kilomètres, ni parade, ni attaque. On peut pourtant toujours garder une botte.
house-hands-played-out = Quand la pioche est épuisée, on joue les mains jusqu’au bout, ou bien la manche s’arrête avec le tour qui a pris la dernière carte.
house-extension = Qui atteint 700 km peut prolonger jusqu’à 1000, ou bien la manche s’arrête là.
house-extension-after-stock = On peut prolonger une fois la pioche épuisée tant qu’il reste des cartes en main, ou seulement avant.
house-points = Une ligne de la feuille de score rapporte d’autres points. Les quatre bottes ne valent jamais moins que quatre bottes seules.
house-stock-award = La prime liée à la pioche récompense une victoire après son épuisement, une victoire avant, le premier camp au but imprimé avant, qu’il gagne ou non, ou n’existe pas.
house-unplaced-award = Les points pour un camp non classé vont au vainqueur de la manche, ou à chaque camp classé.
house-unplaced-scores-safeties-only = Un camp non classé ne marque que ses bottes et coups fourrés, ou aussi la prime d’une prolongation manquée.
house-failed-extension-pays-opponents = Si personne n’atteint 1000 km après l’annonce, chaque adversaire de l’annonceur marque la prime, ou personne.
house-target = La partie se termine à un autre nombre de points.
