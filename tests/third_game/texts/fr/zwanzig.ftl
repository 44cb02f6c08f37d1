### Zwanzig in French.

## Cards

card-one = Un
card-two = Deux
card-three = Trois
card-four = Quatre
card-five = Cinq
card-six = Six
card-seven = Sept
card-eight = Huit
card-nine = Neuf
card-ten = Dix
card-eleven = Onze
card-twelve = Douze
card-thirteen = Treize
card-fourteen = Quatorze
card-fifteen = Quinze
card-sixteen = Seize
card-seventeen = Dix-sept
card-eighteen = Dix-huit
card-nineteen = Dix-neuf
card-twenty = Vingt

## Why a move is refused: what is so, and what helps

refusal-round-over = Cette manche est finie, on ne pose plus rien.
refusal-not-your-turn = C’est à { $seat } de jouer. Attends ton tour.
refusal-card-not-held = « { $card } » n’est pas dans ta main.
refusal-too-far = « { $card } » est trop loin de « { $top } » : l’écart est de { $reach } au plus.
refusal-card-fits = Une de tes cartes convient, par exemple « { $card } ». Pose-la.
refusal-nothing-to-draw = La pioche est vide. Tu ne peux que passer.
refusal-stock-not-empty = Il reste des cartes dans la pioche. Pioches-en une.

## Why house rules are refused

house-no-such-edition = Il n’y a pas d’édition « { $field } ».
house-no-such-revision = La révision { $revision } de l’édition « { $field } » n’existe pas ici.
house-unknown-house-rule = Il n’y a pas de règle maison « { $field } ».
house-wrong-value = Cette valeur ne convient pas à la règle maison « { $field } ».

## Why a text of a position cannot be read

unreadable-no-such-card = Colonne { $column } : il n’y a pas de carte « { $words } ». Les cartes s’appellent one à twenty.
unreadable-no-such-seat = Colonne { $column } : il n’y a pas de place « { $words } » à cette table.
unreadable-no-such-table = D’abord l’édition et le nombre de joueurs, par exemple « zwanzig-tin 3 », pas « { $words } ».
unreadable-no-number = Colonne { $column } : personne n’a pu passer « { $words } » fois.
unreadable-no-top-card = Une carte doit être visible ({ $words }, colonne { $column }).
unreadable-unexpected = Colonne { $column } : « { $words } » n’a rien à faire ici.
unreadable-too-many = Colonne { $column } : il n’y a qu’une carte « { $words } ».

## Moves, and what bots say for them

move-lay = Poser « { $card } »
move-draw = Piocher
move-pass = Passer
reason-goes-out = pose ta dernière carte
reason-leaves-near-cards = ensuite des cartes à toi conviennent encore

## Lines of the score sheet

line-left = Cartes des autres

## Chapters of the rulebook

chapter-setup = Cartes, joueurs, donne
chapter-turn = Le tour
chapter-stuck = Quand rien ne convient
chapter-end = Fin de la manche
chapter-score = Points
chapter-match = La partie
chapter-house = Règles maison (aucune ne vaut sans accord)
ruling = Notre lecture : { $text }
silent = La feuille n’en dit rien. Nous jouons ainsi : { $text }

## What is counted of rounds at random

ending-out = toutes les cartes posées
ending-stuck = personne ne pouvait continuer
draws = Cartes piochées

## Editions

edition-zwanzig-tin = Zwanzig en boîte
title = Zwanzig
scoring = Chaque carte compte un point.
menu = Jouer à Zwanzig
