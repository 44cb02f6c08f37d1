### The rules of Zwanzig in French.

zwanzig-tin-deck = 20 cartes, chaque nombre de 1 à 20 une fois.
zwanzig-tin-players = De 2 à 4 joueurs, chacun pour soi.
zwanzig-tin-deal = Le donneur distribue 4 cartes à chacun et en retourne une ; le reste est la pioche.
    .ruling = Le premier donneur est tiré au sort. Ensuite la donne passe à gauche.
zwanzig-tin-first-player = Le joueur à gauche du donneur commence, et le tour passe à gauche.
zwanzig-tin-near = Pose une carte dont le nombre diffère d’au plus 5 de celle du dessus.
zwanzig-tin-draw = Qui n’en a pas pioche une carte, et son tour est fini.
zwanzig-tin-pass = Si la pioche est vide, qui n’en a pas passe.
zwanzig-tin-going-out = Qui pose sa dernière carte gagne la manche, et elle est finie.
zwanzig-tin-stuck =
    .ruling = Si tous passent l’un après l’autre, la manche finit sans points.
zwanzig-tin-score = Le gagnant marque un point par carte restée aux autres.
zwanzig-tin-match = Le premier à 3 points gagne.
