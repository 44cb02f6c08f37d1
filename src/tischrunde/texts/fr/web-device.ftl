### Playing on this device, without a server.

device-title = Sur cet appareil
device-note = Contre des bots, ou en vous passant l’appareil. Cela marche aussi sans réseau.
device-seat = Place { $number }
device-person = Joueur
device-bot = Bot
device-seat-name = Nom à la place { $number }
device-face-up = Jouer cartes ouvertes
device-face-up-note = Tout le monde peut voir toutes les cartes, et personne n’a besoin de détourner les yeux. Idéal pour apprendre à quelqu’un.
device-jump-in = Pour jouer à la volée, il faut un appareil par personne. Désactivez cette règle maison, ou jouez contre des bots.
device-begin = Distribuer
device-empty = Chacun à l’appareil a besoin d’un nom.
device-same = Deux d’entre vous portent le même nom. Choisissez des noms différents.
device-fetching = Le jeu arrive sur l’appareil
device-once = 6 Mo, une seule fois. Ensuite, tu joues aussi sans réseau.
device-starting = Le jeu démarre
device-gone = Cette partie n’est pas sur cet appareil. Elle a peut-être été jouée dans un autre navigateur, ou quelqu’un a effacé ses données.
device-unfetched = Le jeu n’a pas pu être installé sur l’appareil. Vérifie la connexion et réessaie.
device-hand-on = À { $name } de jouer
device-look-away = Donnez l’appareil à { $name }. Les autres détournent les yeux un instant.
device-ready = Je suis { $name } : montrer mes cartes
device-before = Dernièrement
device-full = Il n’y a plus de place sur cet appareil pour le coup suivant. Libère de la place : seul ce qui est enregistré est joué.
record-true = L’enregistrement est juste : tout a été vérifié
record-untrue = L’enregistrement n’est pas juste
record-open = Ouvrir un enregistrement
