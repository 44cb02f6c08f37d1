### Lessons one plays: UNO.

lesson-match = Colour or number
lesson-match-goal = Lay cards that fit.
match-colour = “{ $red-5 }” lies in the middle. What has the same colour fits: lay “{ $red-9 }”.
match-first-colour = That fits too, for the number is the same. Try the colour first: “{ $red-9 }”.
match-fits = You may always draw. But you hold a card that fits: lay it.
match-number = Now “{ $red-2 }” lies there, and you have no red left. The same number fits too: lay a two.
match-either = Mia had to draw. Now you: find a card that fits yourself.
match-last = And one more! Colour or number must match.
lesson-match-end = Done! Colour or number: one of them is enough.

lesson-actions = Defend yourself
lesson-actions-goal = Skip, draw two, reverse.
actions-skip = Mia has only two cards left. Make her miss a turn: lay “{ $red-skip }”.
actions-fits = You need not draw: you hold a card that fits.
actions-first = That fits too. But then it is Mia’s turn! Lay “{ $red-skip }”.
actions-draw-two = She was skipped, and Ben has played. Now let Mia draw { $draw-two } cards: lay “{ $red-draw-two }”.
actions-two = That fits too. But with “{ $red-draw-two }” Mia gets { $draw-two } more cards.
actions-reverse = Mia had to draw and missed her turn. Now turn the direction: lay “{ $red-reverse }”.
actions-turn = That fits too. But try “{ $red-reverse }” for once.
actions-last = It went the other way round: first Ben, then Mia, now you. Lay your red number.
lesson-actions-end = Done! With these cards you decide whose turn it is.

lesson-wild = Name a colour
lesson-wild-goal = Use the black cards well.
wild-name = You have no green. “{ $wild }” always fits: lay it and name blue.
wild-most = Any colour is allowed. But blue is what you have most of.
wild-small = That goes too. But keep it, “{ $wild }” will do here.
wild-need-not = You need not draw: a black card always fits.
wild-save = Mia had to lay blue. Keep your black card and lay “{ $blue-9 }”.
wild-nine = That fits too. Take “{ $blue-9 }” this time.
wild-keep = Allowed, but not needed. You have blue: lay “{ $blue-9 }”.
wild-four = You have no red at all, and no nine either. Now you may lay “{ $wild-draw-four }”: name blue.
wild-again = Mia had to draw { $draw-four } cards and misses her turn. It is yours again: lay blue.
wild-fits = You need not draw: blue is what you named yourself.
lesson-wild-end = Done! “{ $wild-draw-four }” only when you have not the colour, or you can be challenged.

lesson-draw = Nothing fits?
lesson-draw-goal = Draw, lay it or keep it.
draw-nothing = None of your cards fits on “{ $red-5 }”. Draw one from the stock.
draw-lay = Lucky: “{ $red-3 }” fits! You may lay the drawn card at once.
draw-need-not = You may keep it. It is better to be rid of it: lay it.
draw-again = Nothing fits again. Draw once more.
draw-keep = This time the drawn card does not fit either. Keep it, then it is Mia’s turn.
draw-fits = Look closely: now one of your cards fits. Lay it!
draw-look = You may draw. But you have green in your hand!
lesson-draw-end = Done! Draw one card, never more. If it fits, lay it.

lesson-uno = Call “UNO”!
lesson-uno-goal = Call, catch and go out.
uno-catch = Mia has one card left and did not call “UNO”. Catch her!
uno-catch-first = Quick, or Mia gets away with it! Catch her first.
uno-lay = Caught: Mia must draw { $caught } cards. Now lay a red card.
uno-fits = You need not draw: you hold a card that fits.
uno-call = You have two cards left. Call “UNO!”, and lay one of them.
uno-forgot = Wait! Without “UNO!” Mia could catch you. Call first, then lay.
uno-out = Your last card fits. Lay it and win the round!
lesson-uno-end = Done! The round is yours. Now you know all you need for a whole match.
