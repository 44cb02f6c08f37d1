### Cases of the rally game in French: why a move is allowed, and the questions people ask.

grant-drive = La voie est libre : les bornes peuvent être posées.
grant-drive-slowly = Sous la limite de vitesse, les bornes jusqu’à 50 km sont permises.
grant-drive-without-green = Là où la priorité est posée, le feu vert n’est pas nécessaire.
grant-past-the-goal = On peut dépasser le but, et chaque kilomètre compte.
grant-more-200s = Vous avez convenu que plus de deux bornes de 200 km peuvent être posées.
grant-roll-first = On démarre avec le feu vert.
grant-roll-on-stop = Le feu vert annule le feu rouge, et la voie est aussitôt libre.
grant-roll-on-remedy = La panne est réparée ; le feu vert permet de repartir.
grant-remedy = C’est bien cette panne qui est visible, et cette carte la répare.
grant-end-of-limit = Une limite de vitesse est en vigueur, et cette carte y met fin.
grant-safety = Une botte se pose à tout moment de son tour, même avant le départ et sous une attaque.
grant-attack = La voie des adversaires est libre : on peut donc les attaquer.
grant-attack-besides-limit = Limite et attaque sont sur deux piles : elles peuvent se cumuler.
grant-attack-right-of-way = Là où la priorité est posée, une attaque n’exige pas de feu vert visible.
grant-attack-before-opening = On peut attaquer avant d’avoir soi-même démarré.
grant-attack-while-attacked = Même attaqué, on peut attaquer à son tour.
grant-limit = La voie des adversaires est libre, et aucune limite n’y est encore en vigueur.
grant-limit-without-green = Ici, une limite de vitesse n’exige pas de feu vert chez l’adversaire.
grant-discard = On peut défausser n’importe quelle carte, même si l’on pourrait en jouer une.
grant-coup-fourre = La botte correspondante est en main, et l’attaque vient d’être posée.
grant-let-stand = Personne n’est obligé de répondre à une attaque.
grant-extend = Qui vient d’atteindre le but peut prolonger la manche jusqu’à 1000 km.
grant-finish = Qui a atteint le but n’est pas obligé de prolonger.
