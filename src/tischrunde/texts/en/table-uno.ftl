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
uno-bot-stands-in = a bot is playing
uno-calls = “Uno!”
uno-not-called = didn’t call!
uno-catch = Caught!
uno-catch-whom = Catch { $name }
uno-catch-somebody = Catch somebody
uno-catch-title = Whom do you catch?
uno-drew = +{ $count }
uno-drew-words = drew { $count }
uno-middle = Middle of the table
uno-stock-left = { $count } in the stock
uno-draw-from-stock = Draw, { $count } in the stock
uno-discard = On top: { $card }
uno-lay-word = Lay
uno-lay-here = Lay on the discard pile.
uno-new = new
uno-laid-by =
    { $you ->
        [yes] by you
       *[no] by { $name }
    }
uno-colour = Colour: { $colour }
uno-colour-open = No colour yet
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
uno-lay-only = Lay { $card }.
uno-lay-any = Lay { $cards }.
uno-any-of-colour = { $colour }
uno-a-number =
    { $rank ->
        [8] an 8
       *[other] a { $rank }
    }
uno-a-skip = a skip
uno-a-reverse = a reverse
uno-a-draw-two = a draw two
uno-a-wild = a wild
uno-a-wild-draw-four = a wild draw four
uno-nothing-fits = You have neither { $colour } nor { $other }: draw.
uno-drawn-fits = Drawn: { $card }. Lay it or keep it?
uno-drawn-must = Drawn: { $card }. It fits, so you must lay it.
uno-drawn-useless = Drawn: { $card }. It does not fit, so you keep it.
uno-drew-nothing = The stock is empty and nothing fits: keep your cards.
uno-stack-yours =
    { $count ->
        [one] 1 card for you
       *[other] { $count } cards for you
    }
uno-stack-pass-on = Pass them on or draw them.
uno-stack-draw = You cannot pass them on: draw them.
uno-doubt-yours = { $name }’s wild draw four
uno-doubt-yours-text = Do you believe it? Challenge or draw.
uno-doubt-theirs = { $name } must draw or challenge.
uno-stack-theirs =
    { $count ->
        [one] 1 card to draw or pass on.
       *[other] { $count } cards to draw or pass on.
    }
uno-naming-yours = You choose the colour
uno-naming-yours-text = The starting card is a wild: choose a colour.
uno-naming-theirs = The starting card is a wild: { $name } chooses the colour.
uno-swap-yours = Who do you swap with?
uno-swap-yours-text = You laid a seven: choose somebody.
uno-swap-theirs = { $name } is choosing somebody to swap with.
uno-late-call = Call “Uno!”
uno-late-call-text = Quick, before anybody notices.
uno-jump-in-open = You have the same card: jump in!
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
uno-choose-colour = Choose the colour
uno-choose-swap = Swap with…
uno-call = UNO!
uno-call-armed = You call “Uno!” with it
uno-call-idle = “Uno” counts only when you come down to one card.
uno-why = Why not?
uno-wrong-catch = { $name } could not be caught.
uno-nobody-to-catch = Nobody is down to one card.
uno-not-your-turn = It is { $name }’s turn. You can get the card ready.
uno-why-title = “{ $card }” cannot be laid now
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
uno-challenge-means = { $name } shows you their hand. If it was a bluff, { $name } draws and it is your turn. If not, you draw { $count } cards.
uno-accept-means = You draw and miss this turn.
uno-look-first = Look at the table first
# A hand that was shown
uno-shown-title = { $name }’s hand
uno-shown-guilty = Caught! { $name } still had the colour and must draw.
uno-shown-innocent = Fair play: { $name } did not have the colour. Now you must draw.
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
uno-told-turned-up = The starting card is { $card }.
uno-told-played =
    { $you ->
        [yes] You lay { $card }.
       *[no] { $name } lays { $card }.
    }
uno-told-wished =
    { $you ->
        [yes] You lay { $card } and choose { $colour }.
       *[no] { $name } lays { $card } and chooses { $colour }.
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
        [yes] You choose { $colour }.
       *[no] { $name } chooses { $colour }.
    }
uno-told-swapped =
    { $you ->
        [by] You swap hands with { $other }.
        [at] { $name } swaps hands with you.
       *[no] { $name } swaps hands with { $other }.
    }
uno-told-passed-on = Everybody passes their cards on clockwise.
uno-told-passed-back = Everybody passes their cards on anticlockwise.
uno-told-reshuffled = The discard pile is shuffled: { $count } in the new stock.
uno-told-round-won =
    { $you ->
        [yes] You win the round!
        [team] You two win the round!
       *[no] { $name } wins the round.
    }
uno-told-round-won-team = { $name } win the round.
uno-told-round-open = The round is over. Nobody has won it.
uno-told-match-won =
    { $you ->
        [yes] You win the match!
        [team] You two win the match!
       *[no] { $name } wins the match.
    }
uno-told-match-won-team = { $name } win the match.
# The table in words
uno-words-top = On top: { $card }, colour { $colour }.
uno-words-top-open = On top: { $card }, no colour chosen yet.
uno-words-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
uno-words-holds = { $name }: { $cards }.
uno-words-holds-called = { $name }: { $cards }, “Uno” called.
uno-words-hand = You have { $cards }: { $list }.
uno-words-hand-empty = You have no cards left.
uno-words-pending = To draw: { $cards }.
uno-words-stock = In the stock: { $cards }.

## Great moments

moment-call = Uno!
moment-caught = Caught!
moment-four = +4
moment-doubt-right = Rightly challenged!
moment-doubt-wrong = Wrongly challenged!
