### The web client: what every page says.

title = Tischrunde

## Cards

# Long words, with a dot wherever a hyphen may stand on the plate of a card.
card-word-breaks = Work·shop
card-sheet-wild = Wild cards
card-sheet-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Settings

settings-title = Settings
settings-language = Language
language-de = Deutsch
language-en = English
language-fr = Français

## Everywhere

close = Close
back = Back
number = { NUMBER($number) }
points =
    { $points ->
        [one] { $points } point
       *[other] { NUMBER($points) } points
    }
share = Share
unreachable = The server cannot be reached. Check your connection and try again.
trouble = That did not work. Try again.
score = Score
help = Help
more-time = I need more time
