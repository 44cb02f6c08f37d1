### Moves in words, in French.

## The rally game

lay = Poser « { $card } »
attack = « { $card } » contre { $party }
discard = Défausser « { $card } »
coup-fourre = { $coup } : répondre à l’attaque
let-stand = Subir l’attaque
extend = Prolonger jusqu’à 1000 km
finish = Gagner la manche maintenant

## UNO

play = Poser « { $card } »
play-naming = Poser « { $card } », demander { $colour }
calling = { $move }, annoncer « Uno »
draw = Piocher
keep = Garder la carte piochée
call-uno = Annoncer « Uno »
catch = Prendre { $seat } en faute
challenge = Contester
accept = Piocher les cartes
name = Demander { $colour }
swap = Échanger sa main avec { $seat }

## Whom a move or a reason is about, where nobody has a name

who-party = le camp { $letter }
who-seat = la place { $number }
