### Manuals in French: what all games share.

names = Vous Mia Ben Ida Tom Lea
head-count = Nombre
head-effect = Son effet
head-card = Carte
head-attack = Ce qui arrête
head-remedy = Ce qui répare
head-safety = Ce qui protège
head-players = Joueurs
head-line-up = Comment jouer
head-line = Pour quoi
head-points = Points
players = { $players } joueurs
own-hand = Vos cartes
may = Permis : { $move }.
may-not = Interdit : { $move }. { $reason }
example = Voici un exemple :
more = Cela suffit pour la première manche. Pour en savoir plus :
house = Vous êtes convenus de : { $rules }
editions = Il y a un manuel pour ces éditions :
none = Il n’y a pas encore de manuel pour ce jeu.
no-such-chapter = Il n’y a pas de chapitre « { $chapter } » ici. Au choix : { $chapters }.
