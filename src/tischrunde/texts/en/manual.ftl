### Manuals in English: what all games share.

names = You Mia Ben Ida Tom Lea
head-count = How many
head-effect = What it does
head-card = Card
head-attack = This stops you
head-remedy = This helps
head-safety = This protects
head-players = Players
head-line-up = How you play
head-line = What for
head-points = Points
players = { $players } players
own-hand = Your cards
may = You may: { $move }.
may-not = You may not: { $move }. { $reason }
example = It looks like this:
more = That is enough for the first round. If you want to know more:
house = You have agreed on: { $rules }
editions = There is a manual for these editions:
none = There is no manual for this game yet.
no-such-chapter = There is no chapter “{ $chapter }” here. Choose one of: { $chapters }.
