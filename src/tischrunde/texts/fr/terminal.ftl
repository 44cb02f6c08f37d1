### The table in a terminal, in French.

## The match

round = Manche { $number }
target = jusqu’à { NUMBER($points, useGrouping: 0) } points
pile = { $pile } : { $cards }
points =
    { $points ->
        [one] { $points } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
cards =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
before = Avant
total = Total
house-rules = Règles maison : { $rules }
score = Points

## What happens now

turn = C’est à { $name } de jouer.
round-won = La manche { $number } revient à { $party }.
round-without-winner = La manche { $number } est finie. Personne ne l’a gagnée.
match-won =
    { $points ->
        [one] La partie revient à { $party } avec { $points } point.
       *[other] La partie revient à { $party } avec { NUMBER($points, useGrouping: 0) } points.
    }
rallye-attack = « { $hazard } » contre { $party } : { $answer } ?
rallye-call = { $name } est au but : prolonger ou gagner ?
uno-drawn = { $name } a pioché : poser ou garder ?
uno-doubt = C’est à { $name } : contester ou piocher { $count } cartes ?
uno-stack = C’est à { $name } : faire suivre ou piocher { $count } cartes ?
uno-colour = { $name } choisit la première couleur.
uno-swapping = { $name } choisit avec qui échanger.

## Labels

table = Table
dealer = Donneur
empty = vide
hand = Cartes de { $name }
open-hands = Mains ouvertes
rallye-caller = Prolongée par
rallye-again = puis encore une carte
uno-players = Joueurs
uno-top = Sur le talon
uno-follow = Couleur
uno-direction = Sens
uno-clockwise = horaire
uno-anticlockwise = antihoraire
uno-pending = À piocher
uno-just-drawn = Piochée
uno-stock = Pioche
uno-called = Uno !
uno-uncalled = « Uno » non annoncé
shown-hand = Cartes montrées par { $name }

## What was not done, and what helps

denied-unreachable = Aucun serveur Tischrunde ne répond à cette adresse. Vérifiez le lien et votre connexion, puis réessayez.
denied-other-protocol = Le serveur a une autre version de Tischrunde que vous. Mettez la vôtre à jour, ou jouez dans le navigateur.
denied-unfit-link = Cela ne mène à aucune table. Prenez le lien de l’invitation, ou l’adresse du serveur suivie des mots de la table.
denied-malformed = Le serveur n’a pas compris. Votre version de Tischrunde est peut-être trop ancienne : mettez-la à jour.
denied-not-found = Cela n’existe pas sur ce serveur. Vérifiez le lien.
denied-no-advice = Contre d’autres joueurs, il n’y a pas de conseils. Pour vous exercer : tischrunde play

# Words too long for the face of a card: cut short, or with a bar where they break.
joints = Station-service:Station-|service
