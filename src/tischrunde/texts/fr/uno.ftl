### UNO in French.

## Cards

card-red-0 = 0 rouge
card-red-1 = 1 rouge
card-red-2 = 2 rouge
card-red-3 = 3 rouge
card-red-4 = 4 rouge
card-red-5 = 5 rouge
card-red-6 = 6 rouge
card-red-7 = 7 rouge
card-red-8 = 8 rouge
card-red-9 = 9 rouge
card-red-skip = Passe rouge
card-red-reverse = Inversion rouge
card-red-draw-two = +2 rouge
card-yellow-0 = 0 jaune
card-yellow-1 = 1 jaune
card-yellow-2 = 2 jaune
card-yellow-3 = 3 jaune
card-yellow-4 = 4 jaune
card-yellow-5 = 5 jaune
card-yellow-6 = 6 jaune
card-yellow-7 = 7 jaune
card-yellow-8 = 8 jaune
card-yellow-9 = 9 jaune
card-yellow-skip = Passe jaune
card-yellow-reverse = Inversion jaune
card-yellow-draw-two = +2 jaune
card-green-0 = 0 vert
card-green-1 = 1 vert
card-green-2 = 2 vert
card-green-3 = 3 vert
card-green-4 = 4 vert
card-green-5 = 5 vert
card-green-6 = 6 vert
card-green-7 = 7 vert
card-green-8 = 8 vert
card-green-9 = 9 vert
card-green-skip = Passe vert
card-green-reverse = Inversion verte
card-green-draw-two = +2 vert
card-blue-0 = 0 bleu
card-blue-1 = 1 bleu
card-blue-2 = 2 bleu
card-blue-3 = 3 bleu
card-blue-4 = 4 bleu
card-blue-5 = 5 bleu
card-blue-6 = 6 bleu
card-blue-7 = 7 bleu
card-blue-8 = 8 bleu
card-blue-9 = 9 bleu
card-blue-skip = Passe bleu
card-blue-reverse = Inversion bleue
card-blue-draw-two = +2 bleu
card-wild = Joker
card-wild-draw-four = +4

## Colours

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

## Why a move is refused: what is so, and what helps

refusal-round-over = Cette manche est finie. Vous ne pouvez plus poser de carte.
refusal-not-your-turn = C’est à { $seat } de jouer. Attendez votre tour.
refusal-card-not-held = « { $card } » n’est pas dans votre main.
refusal-no-match = « { $card } » ne va pas sur « { $top } » : il faut du { $colour }, le même chiffre ou le même symbole. Sinon, piochez.
refusal-no-match-after-wild = La couleur demandée est { $colour }, et « { $card } » en a une autre. Posez du { $colour } ou un joker, sinon piochez.
refusal-only-the-drawn-card = Après avoir pioché, vous ne pouvez poser que la carte piochée.
refusal-already-drawn = Vous avez déjà pioché ce tour-ci. Posez la carte piochée ou gardez-la.
refusal-nothing-drawn = Vous ne pouvez garder qu’une carte que vous venez de piocher. Posez une carte ou piochez.
refusal-colour-needed = « { $card } » demande une couleur. Choisissez-en une.
refusal-no-colour-here = « { $card } » ne demande pas de couleur maintenant.
refusal-colour-open = La première carte est un joker : choisissez d’abord la couleur.
refusal-no-colour-to-name = Il n’y a pas de couleur à choisir.
refusal-challenge-open = Décidez d’abord pour le +4 : contester, ou piocher quatre cartes.
refusal-no-challenge-open = Aucun +4 n’attend votre décision.
refusal-nothing-to-call = Annoncer « Uno » ne compte que lorsqu’il vous reste une carte et que vous ne l’avez pas encore fait.
refusal-nobody-to-catch = Il n’y a personne à prendre en faute : « Uno » est annoncé, ou le tour suivant a commencé.
refusal-no-swap-open = Il n’y a pas de mains à échanger.
refusal-stack-open = Il y a des cartes à piocher. Faites-les suivre avec une carte de même sorte, ou piochez-les.
refusal-must-play-drawn = Vous en êtes convenus : une carte piochée qui convient doit être posée. « { $card } » convient.
refusal-not-identical = Vous ne pouvez vous interposer qu’avec exactement la même carte, ici « { $card } ».
refusal-swap-open = Choisissez d’abord avec qui vous échangez après votre sept.
refusal-no-such-seat = On ne peut pas échanger avec cette place.
refusal-bluff = Vous jouez sans bluff : il vous reste du { $colour }, vous ne pouvez donc pas poser le +4.

## Why house rules are refused

house-no-such-edition = Il n’y a pas d’édition « { $field } ».
house-no-such-revision = L’édition « { $field } » n’existe pas ici en révision { $revision }. Il faut une version plus récente de Tischrunde.
house-unknown-house-rule = Il n’y a pas de règle maison « { $field } ».
house-wrong-value = Cette valeur ne convient pas à la règle maison « { $field } ».
house-stacked-fours-cannot-be-challenged = Un +4 qu’on a fait suivre ne peut plus être contesté. Jouez alors aussi sans bluff.
house-teams-are-never-two-players = En équipes, on n’est jamais deux à table : la règle pour deux joueurs n’a aucun effet.

## Why a text of a position cannot be read

unreadable-no-such-card = Colonne { $column } : il n’y a pas de carte « { $words } ». Les cartes s’appellent par exemple red-7, blue-skip, wild ou wild-draw-four.
unreadable-no-such-seat = Colonne { $column } : il n’y a pas de place « { $words } » à cette table.
unreadable-no-such-table = Commencez par une édition et un nombre de joueurs, par exemple « uno-carabiner 3 », pas « { $words } ».
unreadable-no-question = La question manque : après la position, écrivez un point d’interrogation, la place et le coup, par exemple « ? 1: red-7 ».
unreadable-no-such-colour = Colonne { $column } : « { $words } » n’est pas une couleur. Les couleurs s’appellent red, yellow, green et blue.
unreadable-no-such-direction = Colonne { $column } : on joue vers left ou right, pas « { $words } ».
unreadable-no-number = Colonne { $column } : « { $words } » n’est pas un nombre.
unreadable-no-top-card = Il faut une carte sur le talon ({ $words }, colonne { $column }).
unreadable-unexpected = Colonne { $column } : « { $words } » n’a rien à faire ici.
unreadable-not-by-these-rules = Colonne { $column } : selon ces règles, cela n’arrive jamais (« { $words } »).
unreadable-drawn-not-held = Colonne { $column } : la carte piochée « { $words } » doit être en main.
unreadable-too-many = Colonne { $column } : il n’y a pas autant de cartes « { $words } » dans le jeu.

## Lines of the score sheet

line-numbers = Cartes chiffrées des autres
line-symbols = Cartes action des autres
line-wilds = Jokers des autres
line-face-values = Valeurs des chiffres des autres
line-hand-points = Cartes des autres
line-own-numbers = Ses cartes chiffrées
line-own-symbols = Ses cartes action
line-own-wilds = Ses jokers
line-own-face-values = Valeurs de ses chiffres
line-own-hand-points = Ses cartes

## Chapters of the rulebook

chapter-setup = Cartes, joueurs, donne
chapter-turn = Le tour
chapter-action = Cartes action
chapter-challenge = Contester
chapter-call = Annoncer « Uno »
chapter-end = La fin de la manche
chapter-score = Les points
chapter-match = La partie
chapter-house = Règles maison (aucune ne vaut sans votre accord)
ruling = Notre lecture : { $text }
silent = La règle imprimée n’en dit rien. Nous jouons ainsi : { $text }

## Editions

edition-uno-carabiner = UNO de poche (avec mousqueton)
title = UNO
scoring = Les cartes chiffrées comptent leur valeur.
