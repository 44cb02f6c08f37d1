### Who is right: a situation laid out, the verdict, and what leads on from it.

judge-title = Who is right?
judge-note = Lay the situation out. The rules of your box decide.
judge-search = What is it about?
judge-search-example = for example “speed limit” or “+4 on +4”
judge-found =
    { $count ->
        [0] Nothing found. Try the name of a card, or lay the situation out yourself.
        [one] One match
       *[other] { $count } matches
    }
judge-questions = Questions people quarrel about
judge-clauses = In the rules
judge-chapters = In the manual
judge-own = Lay it out yourself
judge-again = Another question
judge-situation = The situation
judge-more = What else lies there?
judge-to-pick = Still to choose: { $place }
judge-cannot-lie-here = { $place }: by these rules it cannot lie like that.
judge-broken-link = This link cannot be read: { $why }
judge-clause = What the rules say
judge-ruling = How we read it:
judge-look-up = Look it up in the rules
judge-also = See also
judge-before = Before that:
judge-other-boxes = In the other boxes
judge-other-house = With other house rules
judge-never = It never comes to that there.
judge-onward = What now?
judge-link = Copy link
judge-link-copied = Link copied
judge-link-here = The link to copy:
judge-print = Print
judge-play-on = Play on from here
judge-you = You
judge-none = nothing
judge-yes = yes
judge-no = no
judge-take-away = Take { $what } away

## Places

judge-party = Party { $letter }
judge-group-question = The question
judge-group-moment = The moment
judge-group-table = On the table
judge-seat = Seat { $seat }
judge-place-battle = On top
judge-place-limit = Speed limit
judge-place-safety = Safeties
judge-place-km = Kilometres
judge-place-hand = In hand
judge-place-card = Which card?
judge-place-target = Against whom?
judge-place-attack = The attack just played
judge-place-before = Played before
judge-place-act = What?
judge-place-turn = Whose turn is it?
judge-place-asker = Who is asking?
judge-place-players = How many play?
judge-place-caller = Who called the extension?
judge-place-top = On top
judge-place-colour = Colour named
judge-place-named = Which colour to name?
judge-place-drawn = Just drawn
judge-place-other = The rest of seat 1’s hand
judge-place-direction = Direction
judge-place-stack = Passed on: to be drawn
judge-place-uncalled = Forgot to call “Uno”
judge-place-called-with = With “Uno”?
judge-direction-right = anticlockwise
judge-move = { $seat }: { $what }
judge-of = { $place } ({ $party })

## Acts

judge-act-lay = Lay
judge-act-attack = Attack
judge-act-discard = Discard
judge-act-coup = Coup fourré
judge-act-stand = Let it stand
judge-act-extend = Extend
judge-act-finish = Do not extend
judge-act-play = Play
judge-act-draw = Draw
judge-act-keep = Keep
judge-act-uno = Call “Uno”
judge-act-challenge = Challenge
judge-act-accept = Accept and draw
judge-act-catch = Catch
judge-act-swap = Swap hands
judge-act-name = Name the colour

## Templates

judge-template-rallye-attack = Attack on …?
judge-template-rallye-lay = May I play …?
judge-template-rallye-discard = May I discard …?
judge-template-rallye-coup = Coup fourré?
judge-template-rallye-after-coup = After a coup fourré, …?
judge-template-rallye-afterwards = After …, at once …?
judge-template-rallye-extension = Extend?
judge-template-rallye-anything = Everything from scratch
judge-template-uno-play = May I play …?
judge-template-uno-name-colour = Name a colour with …?
judge-template-uno-after = … on …? (+4 on +4)
judge-template-uno-challenge = Challenge?
judge-template-uno-draw = May I draw?
judge-template-uno-drawn = After drawing, …?
judge-template-uno-call = Call “Uno”?
judge-template-uno-catch = Catch somebody?
judge-template-uno-out-of-turn = Out of turn, …?
judge-template-uno-swap = Swap hands?
judge-template-uno-turned-up = At the start there lies …
judge-template-uno-anything = Everything from scratch
