### The web client: what every page says.

title = Tischrunde

## Cards

# Long words, with a dot wherever a hyphen may stand on the plate of a card.
card-word-breaks = priori·taire
card-sheet-wild = Jokers
card-sheet-count =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }

## Settings

settings-title = Réglages
settings-language = Langue
language-de = Deutsch
language-en = English
language-fr = Français

## Everywhere

close = Fermer
back = Retour
number = { NUMBER($number) }
points =
    { $points ->
        [one] { $points } point
       *[other] { NUMBER($points) } points
    }
share = Partager
unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
trouble = Cela n’a pas marché. Réessayez.
score = Points
help = Aide
more-time = J’ai besoin de plus de temps
