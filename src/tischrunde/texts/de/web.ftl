### The web client: what every page says.

title = Tischrunde

## Cards

# Long words, with a dot wherever a hyphen may stand on the plate of a card.
card-word-breaks = Geschwindig·keits·begrenzung Rallye·service Reserve·kanister Reserve·reifen Reifen·panne Blech·schaden
card-sheet-wild = Farbenwahlkarten
card-sheet-count = { $count } Stück

## Settings

settings-title = Einstellungen
settings-language = Sprache
language-de = Deutsch
language-en = English
language-fr = Français

## Everywhere

close = Schließen
back = Zurück
number = { NUMBER($number) }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { NUMBER($points) } Punkte
    }
share = Teilen
unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
trouble = Das hat nicht geklappt. Versuch es noch einmal.
score = Wertung
help = Hilfe
more-time = Ich brauche mehr Zeit
