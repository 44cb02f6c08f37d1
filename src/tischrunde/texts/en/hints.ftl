### Hints and their reasons, in English.

hints = Hints for seat { $seat }
tried = { $move } – { $chance }%, { $lead } points
figures = First the chance to win the match, then by how many points the round ends ahead; estimated from { $deals } imagined rounds.
nothing-to-do = Seat { $seat } has nothing to decide just now.

## Reasons in the rally game

reason-drives-on = you get ahead
reason-arrives = takes you to the goal
reason-spares-the-200 = costs the bonus for a round without 200 km
reason-sets-up-the-finish = you already hold the card for the last stretch
reason-creeps-up = so close to the goal few cards still fit
reason-gets-going = clears the road for you
reason-secures = scores at once
reason-frees-itself = nothing holds you up after it
reason-keeps-it-for-a-coup-fourre = the safety may still bring a coup fourré
reason-lays-it-before-the-end = the round may end soon, and a safety in hand is worth nothing
reason-holds-up = holds the opponent up
reason-hits-who-is-ahead = costs the opponent dearly
reason-hits-where-remedies-are-rare = remedies against it are getting rare
reason-fears-the-answer = the opponent may hold the safety against it
reason-keeps-a-distance = you could still drive these kilometres
reason-keeps-a-hazard = you could still attack with it
reason-keeps-a-remedy = you may still need this remedy
reason-keeps-a-safety = a safety scores; nobody discards one
reason-is-of-no-use = the card is no use to you any more
reason-is-missed-least = it is the card you will miss least
reason-answers-the-attack = parries the attack and brings a bonus
reason-has-no-answer = you have nothing against it in your hand
reason-gives-the-answer-away = gives the answer and its bonus away
reason-has-1000-within-reach = you can make 1000 km
reason-may-miss-1000 = you may not make 1000 km
reason-wins-at-once = the round is won for certain
reason-leaves-points-behind = leaves the points of the extension lying

## Reasons in UNO

reason-goes-out = lays your last card and wins the round
reason-gets-rid-of-points = gets rid of points
reason-gives-the-turn =
    { $side ->
        [for] no opponent plays next
       *[against] the turn goes to somebody who is nearly out
    }
reason-makes-the-next-draw = the next player has to draw
reason-leaves-a-sure-last-card = your last card will then fit anything
reason-goes-on-with-its-colour = you hold more of this colour
reason-goes-on-with-its-rank = it could still serve to change the colour
reason-trades-hands =
    { $side ->
        [for] you get a smaller hand
       *[against] you get a bigger hand
    }
reason-keeps-the-wild = it will fit anything later as well
reason-changes-to = you hold this colour yourself
reason-holds-none-of-it = you do not hold this colour
reason-is-a-bluff = this is a bluff and can be challenged
reason-forgets-the-call = without calling “Uno” you can be caught
reason-has-nothing-that-fits = no card fits
reason-draws-needlessly = you could lay a card
reason-may-need-it-later = the card is worth more later
reason-could-be-rid-of-it = you could be rid of the card at once
reason-may-be-a-bluff = it looks like a bluff
reason-is-hardly-a-bluff = it is hardly a bluff
reason-has-none-to-pass-on = you have no card to pass them on with
reason-could-pass-them-on = you could pass the cards on
reason-makes-up-for-the-call = nobody can catch you after it
reason-makes-them-draw = whoever forgot “Uno” has to draw
reason-harms-the-partner = hits your own team
reason-takes-the-smallest-hand = nobody has fewer cards
reason-leaves-a-smaller-hand = somebody else holds fewer cards
