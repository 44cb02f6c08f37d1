### The UNO table.

uno-suit-red = Flame
uno-suit-yellow = Sun
uno-suit-green = Leaf
uno-suit-blue = Drop
uno-colour-and-suit = { $colour } · { $suit }
uno-the-number = the { $colour } { $rank }
uno-the-skip = the { $colour } skip
uno-the-reverse = the { $colour } reverse
uno-the-draw-two = the { $colour } draw two
uno-the-wild = the wild
uno-the-wild-draw-four = the wild draw four
uno-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# Seats and piles
uno-others = Other players
uno-everybody = At the table
uno-you = You
uno-on-turn = to play
uno-partner = your team
uno-away = connection lost
uno-bot-stands-in = a bot stands in
uno-calls = “Uno!”
uno-not-called = didn’t call!
uno-catch = Caught!
uno-catch-whom = Catch { $name }
uno-drew = +{ $count }
uno-drew-words = drew { $count }
uno-middle = Middle of the table
uno-stock-left = { $count } in the stock
uno-draw-from-stock = Draw, { $count } in the stock
uno-discard = On top: { $card }
uno-lay-word = Lay
uno-lay-here = Lay on the discard pile.
uno-new = new
uno-laid-by = by { $name }
uno-colour = Colour: { $colour }
uno-colour-open = Colour still open
uno-clockwise = Play goes clockwise.
uno-anticlockwise = Play goes anticlockwise.
uno-pending =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
# House rules
uno-house = House rules
uno-house-agreed =
    { $count ->
        [one] 1 house rule
       *[other] { $count } house rules
    }
uno-house-rules-link = Read the rules
# Whose turn it is, and for what
uno-your-turn = Your turn
uno-their-turn = { $name }’s turn
uno-fits =
    { $count ->
        [one] One of your cards goes on { $card }.
       *[other] { $count } of your cards go on { $card }.
    }
uno-nothing-fits = None of your cards fits. Draw one.
uno-drawn-fits = Drawn: { $card }. Lay it or keep it?
uno-drawn-must = Drawn: { $card }. It fits, so you must lay it.
uno-drawn-useless = Drawn: { $card }. It does not fit.
uno-drew-nothing = You have drawn.
uno-stack-yours =
    { $count ->
        [one] 1 card for you
       *[other] { $count } cards for you
    }
uno-stack-pass-on = Pass them on or draw them.
uno-stack-draw = You cannot pass them on.
uno-doubt-yours = { $name }’s wild draw four
uno-doubt-yours-text = Do you believe it? Challenge or draw.
uno-doubt-theirs = { $name } must draw or challenge.
uno-stack-theirs =
    { $count ->
        [one] 1 card to draw or pass on.
       *[other] { $count } cards to draw or pass on.
    }
uno-naming-yours = You name the colour
uno-naming-yours-text = A wild was turned up.
uno-naming-theirs = A wild was turned up: { $name } names the colour.
uno-swap-yours = Who do you swap with?
uno-swap-yours-text = You laid a seven.
uno-swap-theirs = { $name } is choosing somebody to swap with.
uno-late-call = Call “Uno!”
uno-late-call-text = Quick, before anybody notices.
uno-jump-in-open = You can jump in!
uno-round-over = Round over
uno-stood-in = A bot is playing for you
uno-stood-in-text = Take your seat back when you are here again.
# What can be done
uno-lay-number =
    Lay the { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } { $rank }
uno-lay-skip = Skip – { $next } sits out
uno-lay-reverse = Change direction
uno-lay-draw-two = Lay +2 – { $next } draws
uno-lay-draw-two-on = Pass +2 on to { $next }
uno-lay-wild = Lay the wild…
uno-lay-wild-draw-four = Lay +4 – { $next } draws…
uno-lay-wild-draw-four-on = Pass +4 on to { $next }…
uno-lay-calling = { $lay } – “Uno!”
uno-draw = Draw
uno-draw-one = Draw a card
uno-keep = Keep it
uno-accept =
    { $count ->
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
uno-accept-short = Draw { $count }
uno-challenge = Challenge
uno-choose-colour = Name the colour
uno-choose-swap = Swap with…
uno-call = UNO!
uno-call-armed = “Uno” is called with it
uno-call-idle = “Uno” counts only when you come down to one card.
uno-why = Why not?
uno-wrong-catch = { $name } could not be caught.
uno-not-your-turn = It is { $name }’s turn. You can get the card ready.
uno-why-title = { $card } cannot be laid now
# Choosing a colour
uno-colour-title = Which colour do you want?
uno-colour-title-turned-up = Which colour shall it be?
uno-colour-mine =
    { $count ->
        [0] none in your hand
        [one] 1 in your hand
       *[other] { $count } in your hand
    }
# Challenging
uno-challenge-title = Challenge or draw { $count }?
uno-challenge-story = { $name } laid the wild draw four on { $colour }. That is allowed only with no { $colour } in hand.
uno-challenge-story-open = { $name } laid the wild draw four. That is allowed only with none of the current colour in hand.
uno-challenge-means = You see { $name }’s hand. If it was a bluff, { $name } draws and it is your turn. If not, you draw { $count } cards.
uno-accept-means = You draw and miss this turn.
uno-look-first = Look at the table first
# A hand that was shown
uno-shown-title = { $name }’s hand
uno-shown-guilty = Caught! { $name } still had the colour and must draw.
uno-shown-innocent = All in order: { $name } did not have the colour. Now you must draw.
uno-shown-only-you = Only you see this.
uno-shown-again = { $name }’s hand
uno-close = Continue
# Swapping hands
uno-swap-title = Who do you swap with?
uno-swap-text = You give your cards away and get those of:
# What happened
uno-told-dealt =
    { $you ->
        [yes] Round { $number }: you deal.
       *[no] Round { $number }: { $name } deals.
    }
uno-told-turned-up = Turned up: { $card }.
uno-told-played =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $name } lays { $card }.
    }
uno-told-wished =
    { $you ->
        [yes] You lay { $card } and name { $colour }.
       *[no] { $name } lays { $card } and names { $colour }.
    }
uno-told-called =
    { $you ->
        [yes] You call “Uno!”
       *[no] { $name } calls “Uno!”
    }
uno-told-caught =
    { $you ->
        [by] You caught { $other }!
        [at] { $name } caught you!
       *[no] { $name } caught { $other }!
    }
uno-told-drew =
    { $you ->
        [yes] { $count ->
            [one] You draw 1 card.
           *[other] You draw { $count } cards.
        }
       *[no] { $count ->
            [one] { $name } draws 1 card.
           *[other] { $name } draws { $count } cards.
        }
    }
uno-told-skipped =
    { $you ->
        [yes] You miss a turn.
       *[no] { $name } misses a turn.
    }
uno-told-kept =
    { $you ->
        [yes] You keep the card.
       *[no] { $name } keeps the card.
    }
uno-told-challenged-guilty =
    { $you ->
        [by] You challenge { $other } – rightly!
        [at] { $name } challenges you – rightly!
       *[no] { $name } challenges { $other } – rightly!
    }
uno-told-challenged-innocent =
    { $you ->
        [by] You challenge { $other } – wrongly.
        [at] { $name } challenges you – wrongly.
       *[no] { $name } challenges { $other } – wrongly.
    }
uno-told-named =
    { $you ->
        [yes] You name { $colour }.
       *[no] { $name } names { $colour }.
    }
uno-told-swapped =
    { $you ->
        [by] You swap hands with { $other }.
        [at] { $name } swaps hands with you.
       *[no] { $name } swaps hands with { $other }.
    }
uno-told-passed-on = Everybody passes their cards on clockwise.
uno-told-passed-back = Everybody passes their cards on anticlockwise.
uno-told-reshuffled = The discards are shuffled: { $count } in the new stock.
uno-told-round-won =
    { $you ->
        [yes] You win the round!
        [team] You two win the round!
       *[no] { $name } wins the round.
    }
uno-told-round-won-team = { $name } win the round.
uno-told-round-open = The round ends with nobody going out.
uno-told-match-won =
    { $you ->
        [yes] You win the match!
        [team] You two win the match!
       *[no] { $name } wins the match.
    }
uno-told-match-won-team = { $name } win the match.
# The table in words
uno-words-top = On top: { $card }, colour { $colour }.
uno-words-top-open = On top: { $card }, the colour is still open.
uno-words-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
uno-words-holds = { $name }: { $cards }.
uno-words-holds-called = { $name }: { $cards }, “Uno” called.
uno-words-hand = You have { $cards }: { $list }.
uno-words-hand-empty = You have no cards left.
uno-words-pending = To be drawn: { $cards }.
uno-words-stock = In the stock: { $cards }.
