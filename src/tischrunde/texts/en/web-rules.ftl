### The rules as a page.

rules-page = Rules: { $title }
rules-title = Rules of the game
rules-own-words = The rulebook in our own words. Where it is silent or unclear, we add how we play it.
rules-manual = New to the game? Here is how to play, in pictures.
rules-players = { $some } or { $most } players
rules-players-range = { $least } to { $most } players
rules-cards-count = { $count } cards
rules-target = to { $points } points
rules-contents = Contents
rules-editions = Editions
rules-search = Find a rule
rules-found =
    { $count ->
        [0] No rule found
        [one] One rule found
       *[other] { $count } rules found
    }
rules-nothing = There is nothing about “{ $query }” here. Try another word, or a shorter one.
rules-silent = The rulebook does not say.
rules-ruling = How we read it
rules-ruling-silent = How we play it
rules-link = Copy link: { $opening }…
rules-link-copied = Link copied
rules-cards = All the cards
rules-scoring = The score
rules-scoring-for = What for
rules-scoring-points = Points
