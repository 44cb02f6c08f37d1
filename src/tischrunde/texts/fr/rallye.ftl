### The rally game in French. The boxes are German; these are their cards by meaning.

## Cards

card-km-25 = 25 km
card-km-50 = 50 km
card-km-75 = 75 km
card-km-100 = 100 km
card-km-200 = 200 km
card-stop = Stop
card-speed-limit = Limitation de vitesse
card-accident =
    { $edition ->
        [winning-moves] Accident
       *[other] Panne de moteur
    }
card-flat-tyre = Crevaison
card-empty-tank = Panne d’essence
card-roll = Feu vert
card-end-of-limit = Fin de limitation
card-repairs =
    { $edition ->
        [winning-moves] Atelier
       *[other] Dépannage
    }
card-spare-tyre = Roue de secours
card-petrol =
    { $edition ->
        [winning-moves] Essence
       *[other] Bidon d’essence
    }
card-right-of-way = Véhicule prioritaire
card-driving-ace =
    { $edition ->
        [winning-moves] As du volant
       *[other] Atelier
    }
card-puncture-proof =
    { $edition ->
        [winning-moves] Increvable
       *[other] Service rallye
    }
card-petrol-station = Station-service

## Words of the box

term-group-distance = Cartes de kilomètres
term-group-hazard = Attaques
term-group-remedy = Parades
term-group-safety = Bottes
term-group-speed = Cartes de vitesse
term-battle-pile = Pile de bataille
term-speed-pile = Pile de vitesse
term-discard-pile = Défausse
term-stock = Pioche
term-round = Manche
term-match = Championnat
term-coup-fourre = Coup fourré
term-unplaced = Non classé
term-late-win = Victoire tardive

## Why a move is refused: what is so, and what helps

refusal-round-over = Cette manche est finie. Vous ne pouvez plus poser de carte.
refusal-not-your-turn = C’est à { $seat } de jouer. Attendez votre tour.
refusal-window-open = La réponse à l’attaque contre { $party } vient d’abord. Le jeu reprend ensuite.
refusal-already-answered = Vous avez déjà répondu à cette attaque.
refusal-no-attack-to-answer = Personne ne vous attaque. Il n’y a rien à quoi répondre.
refusal-safety-not-held = Il vous faut « { $safety } » en main.
refusal-extension-open = Décidez d’abord : prolonger la manche, ou la gagner maintenant ?
refusal-no-extension-open = Vous ne pouvez prolonger qu’au moment où vous atteignez le but.
refusal-card-not-held = « { $card } » n’est pas dans votre main.
refusal-hazard-on-own-party = « { $card } » attaque un adversaire, pas votre propre camp. Choisissez un adversaire.
refusal-not-a-hazard = Avec « { $card } », vous ne pouvez attaquer personne.
refusal-no-such-party = Ce camp n’existe pas à cette table.
refusal-stopped = « Stop » est posé chez vous. Couvrez-le d’abord de « { $remedy } ».
refusal-broken-down = « { $hazard } » est posé chez vous. Couvrez-le d’abord de « { $remedy } ».
refusal-not-rolling = Vous ne roulez pas encore : posez d’abord « { $remedy } ».
refusal-green-must-follow = « { $card } » a réparé la panne. Posez encore « { $remedy } » pour repartir.
refusal-too-fast = La vitesse est limitée : { $km } km au plus. « { $remedy } » lève la limitation.
refusal-too-many-200s = Un camp ne peut pas poser plus de { $most } cartes de 200 km par manche.
refusal-overshoot = Il ne manque que { $left } km pour atteindre { $goal } km, et il faut tomber juste. Prenez une carte plus petite.
refusal-roll-not-here = « { $top } » est au sommet. « { $card } » ne se pose que pour démarrer, sur « Stop » ou après une panne réparée.
refusal-remedy-without-hazard = « { $card } » ne sert que contre « { $hazard } », qui n’est pas au sommet de votre pile.
refusal-no-limit-in-force = Aucune limitation de vitesse à lever chez vous.
refusal-protected = « { $safety } » protège { $party }.
refusal-limit-in-force = Une limitation de vitesse vaut déjà pour { $party }.
refusal-limit-before-start = { $party } : la course n’a pas encore commencé. La limitation devra attendre.
refusal-limit-needs-green = { $party } : la route n’est pas libre pour l’instant. La limitation devra attendre.
refusal-hazard-on-hazard = « { $top } » est déjà posé chez { $party }. Une seconde attaque par-dessus n’est pas possible.
refusal-attack-before-opening = Vous n’avez pas encore démarré : posez d’abord « { $remedy } » ou une botte, ou défaussez une carte.
refusal-half-parried = Chez { $party }, il n’y a encore que « { $top } ». Attendez que la route y soit libre.
refusal-not-started = { $party } : la course n’a pas encore commencé. Attendez le départ.
refusal-right-of-way-unassailable = « Véhicule prioritaire » est posé chez { $party }, mais rien que vous puissiez attaquer.
refusal-discard-only-when-stuck = Vous en êtes convenus : on ne se défausse que si rien d’autre n’est possible. Vous pouvez encore poser une carte.
refusal-safety-not-discardable = Ici, on ne se défausse jamais d’une botte. Posez-la ou gardez-la.

## Why house rules are refused

house-no-such-edition = Il n’y a pas d’édition « { $field } ».
house-no-such-revision = L’édition « { $field } » n’existe pas ici en révision { $revision }. Il faut une version plus récente de Tischrunde.
house-unknown-house-rule = Il n’y a pas de règle maison « { $field } ».
house-wrong-value = Cette valeur ne convient pas à la règle maison « { $field } ».
house-limit-shares-the-battle-pile = Quand la limitation de vitesse va sur la même pile que les attaques, il lui faut le feu vert : on ne pose pas une attaque sur une autre.
house-no-chain-to-draw-in = Qui pose une botte juste après un coup fourré et continue pioche deux cartes. Sans cette règle, il n’y a rien à piocher.
house-safeties-always-play-again = Si une carte suit chaque botte, elle suit aussi celle piochée après un coup fourré.
house-four-safeties-below-four-times-one = Les quatre bottes ne peuvent pas valoir moins que quatre bottes seules.
house-nothing-without-the-extension = Sans prolongation, « { $field } » n’a aucun effet. Activez la prolongation ou retirez la règle.

## Why a text of a position cannot be read

unreadable-no-such-card = Colonne { $column } : il n’y a pas de carte « { $words } ». Les cartes s’appellent par exemple 100, roll, stop ou speed-limit.
unreadable-no-such-party = Colonne { $column } : il n’y a pas de camp « { $words } ». Les camps s’appellent A, B et C.
unreadable-no-such-seat = Colonne { $column } : il n’y a pas de place « { $words } » à cette table.
unreadable-no-such-table = Commencez par une édition et un nombre de joueurs, par exemple « fx-schmid 2 », pas « { $words } ».
unreadable-no-question = La question manque : après la position, écrivez un point d’interrogation, la place et le coup, par exemple « ? 1: stop>B ».
unreadable-no-such-ending = Colonne { $column } : une manche finit par goal, stock ou hands, pas par « { $words } ».
unreadable-no-attack = Colonne { $column } : « { $words } » n’est pas une attaque comme « stop>B ».
unreadable-unexpected = Colonne { $column } : « { $words } » n’a rien à faire ici.
unreadable-too-many-in-hand = Colonne { $column } : personne n’a autant de cartes en main (« { $words } »).
unreadable-too-far = Colonne { $column } : selon ces règles, personne ne va aussi loin (« { $words } »).
unreadable-too-many = Colonne { $column } : il n’y a pas autant de cartes « { $words } » dans le jeu.

## Lines of the score sheet

line-distance = Kilomètres
line-safeties = Bottes
line-all-safeties = Les quatre bottes
line-coups-fourres = { term-coup-fourre }
line-win = Manche gagnée
line-no-200s = Gagnée sans carte de 200 km
line-after-stock = Gagnée une fois la pioche épuisée
line-before-stock = Au but avant que la pioche soit épuisée
line-unplaced = Adversaires sans carte de kilomètres
line-extension = Prolongation gagnée
line-failed-extension = Prolongation adverse manquée

## Chapters of the rulebook

chapter-setup = Cartes, joueurs, donne
chapter-turn = Le tour
chapter-attack = Attaquer
chapter-defence = Réparer les pannes
chapter-safety = Les bottes
chapter-blitz = { term-coup-fourre }
chapter-end = La fin de la manche
chapter-score = Les points
chapter-match = La partie
chapter-manner = À la table
chapter-house = Règles maison (aucune ne vaut sans votre accord)
ruling = Notre lecture : { $text }
silent = La règle imprimée n’en dit rien. Nous jouons ainsi : { $text }

## Editions

edition-fx-schmid = 1000 Kilometer, Rallye-Meisterschaft (F. X. Schmid)
edition-auto-rallye = Auto-Rallye mit Spielkarten (T.Nr. 65382)
edition-schmidt = 1000 Kilometer (Schmidt, 626 3091)
edition-winning-moves = 1000 Kilometer (Winning Moves, 2006)
title = Rallye 1000
scoring = Chaque kilomètre compte 1 point.
