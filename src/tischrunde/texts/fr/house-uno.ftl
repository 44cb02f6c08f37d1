### House rules of UNO.

house-agreed = Vous convenez des règles maison avant la première donne, et elles valent pour toute la partie. On ne change que ce qui figure ici, et seulement de façon cohérente.
house-stacking = Qui devrait piocher pour un « +2 » peut poser à la place un autre « +2 » et faire passer la somme au joueur suivant ; si c’est convenu, un « +4 » peut passer de la même façon avec un autre « +4 ».
    .ruling = Seulement une carte du même type sur l’autre. Un « +2 » retourné au début et un « +2 » posé en dernière carte ne peuvent pas passer au suivant. Les « +4 » ne passent que là où le bluff est exclu, car on ne pourrait pas contester un « +4 » cumulé.
house-draw-until-playable = Qui pioche continue de piocher jusqu’à ce qu’une carte convienne ; cette carte peut être jouée aussitôt ou gardée.
    .ruling = Si les cartes s’épuisent avant, le tour passe.
house-must-play-drawn = Une carte piochée qui convient doit être jouée.
    .ruling = Un « +4 » qui serait un bluff peut être gardé.
house-reverse-skips-with-two = À deux joueurs, « Inversion » agit comme « Passe » : qui l’a posée rejoue.
house-jump-in = Qui a exactement la carte du dessus, même couleur et même chiffre ou symbole, peut la poser hors de son tour ; le jeu repart de là.
    .ruling = Seulement tant que le joueur dont c’est le tour n’a pas encore agi et que rien d’autre n’est à décider. Celui qui a posé la carte du dessus peut lui aussi s’interposer, avec une autre carte identique. Les cartes joker ne permettent pas de s’interposer. S’interposer met fin au délai pour prendre en faute.
house-seven-zero = Qui pose un 7 échange sa main avec un joueur de son choix ; quand un 0 est posé, chacun passe ses cartes dans le sens du jeu.
    .ruling = Pas avec la dernière carte, ni quand la carte est retournée au début. Seul doit annoncer le joueur à qui il reste une carte après avoir posé la sienne, et seulement jusqu’à ce que cette main change de mains ; une main reçue par échange n’exige pas d’annonce.
house-no-bluffing = Un « +4 » joué contre sa condition est refusé, il n’y a donc rien à contester : le joueur suivant pioche aussitôt quatre cartes.
house-teams = À 4, 6 ou 8 joueurs, deux joueurs assis face à face forment une équipe : si l’un d’eux pose sa dernière carte, l’équipe gagne la manche, et les cartes du partenaire ne comptent pas.
    .ruling = Les mains restent secrètes pour le partenaire. Là où chacun garde ses points, une équipe garde ceux des deux mains.
house-everybody-keeps-points = On compte selon l’autre décompte de la règle imprimée : chacun garde les points de ses propres cartes, et le total le plus bas gagne.
house-target = La partie se termine à un autre nombre de points.
