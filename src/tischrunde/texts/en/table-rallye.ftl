### The rally table.

rallye-tell-dealt =
    { $you ->
        [yes] Round { $number }: you deal.
       *[no] Round { $number }: { $name } deals.
    }
rallye-tell-drove =
    { $you ->
        [yes] You drive { $km } km.
       *[no] { $name } drives { $km } km.
    }
rallye-tell-laid-remedy =
    { $you ->
        [yes] You lay “{ $card }”.
       *[no] { $name } lays “{ $card }”.
    }
rallye-tell-laid-safety =
    { $you ->
        [yes] You lay the safety “{ $card }”.
       *[no] { $name } lays the safety “{ $card }”.
    }
rallye-tell-attacked =
    { $you ->
        [yes] You play “{ $card }” against { $party }.
       *[no]
            { $whom ->
                [you] { $name } plays “{ $card }” against you.
                [team] { $name } plays “{ $card }” against your team.
               *[others] { $name } plays “{ $card }” against { $party }.
            }
    }
rallye-tell-stood =
    { $whom ->
        [you] The attack hits you: “{ $card }”.
        [team] The attack hits your team: “{ $card }”.
       *[others] The attack hits { $party }: “{ $card }”.
    }
rallye-tell-coup =
    { $you ->
        [yes] { $term }! You lay “{ $card }” crosswise.
       *[no] { $term }! { $name } lays “{ $card }” crosswise.
    }
rallye-tell-lifted =
    { $whom ->
        [you] “{ $card }” is lifted from you.
        [team] “{ $card }” is lifted from your team.
       *[others] “{ $card }” is lifted from { $party }.
    }
rallye-tell-discarded =
    { $you ->
        [yes] You discard “{ $card }”.
       *[no] { $name } discards “{ $card }”.
    }
rallye-tell-goal =
    { $you ->
        [yes] You reach the goal: { NUMBER($km, useGrouping: 0) } km!
       *[no] { $name } reaches the goal: { NUMBER($km, useGrouping: 0) } km!
    }
rallye-tell-extended =
    { $you ->
        [yes] You extend: on to { NUMBER($km, useGrouping: 0) } km.
       *[no] { $name } extends: on to { NUMBER($km, useGrouping: 0) } km.
    }
rallye-tell-round-won =
    { $whom ->
        [you] The round is yours.
        [team] The round goes to your team.
       *[others] The round goes to { $party }.
    }
rallye-tell-nobody-won = The round is over. Nobody has won it.
rallye-tell-match-won =
    { $count ->
        [one]
            { $whom ->
                [you] You win the match!
                [team] Your team wins the match!
               *[others] The match goes to { $party }.
            }
       *[other] The match ends in a tie.
    }
rallye-words-turn =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
rallye-words-window =
    { $whom ->
        [you] You are being attacked.
        [team] Your team is being attacked.
       *[others] Attack on { $party }: everybody waits a moment.
    }
rallye-words-km =
    { $whom ->
        [you] You: { NUMBER($km, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) } km.
        [team] Your team ({ $party }): { NUMBER($km, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) } km.
       *[others] { $party }: { NUMBER($km, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) } km.
    }
rallye-words-battle = Road: { $card }.
rallye-words-battle-bare = Road: empty.
rallye-words-speed = Speed: { $card }.
rallye-words-safeties = Safeties: { $cards }.
rallye-words-crosswise = { $card } (crosswise, { $term })
rallye-words-holds =
    { $count ->
        [0] { $name } has no cards left.
        [one] { $name } holds 1 card.
       *[other] { $name } holds { $count } cards.
    }
rallye-words-notes = { $name }: { $notes }.
rallye-words-stock =
    { $count ->
        [0] The stock is empty.
        [one] 1 card is left in the stock.
       *[other] { $count } cards are left in the stock.
    }
rallye-words-discard = “{ $card }” is on top of the discard pile.
rallye-words-discard-bare = The discard pile is empty.
rallye-words-hand =
    { $count ->
        [0] You have no cards left.
       *[other] Your cards: { $cards }.
    }
rallye-you = You
rallye-on-turn = to play
rallye-away = connection lost
rallye-stood-in = a bot is playing
rallye-holds =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
rallye-km = { NUMBER($km, useGrouping: 0) } km
rallye-points = { NUMBER($points, useGrouping: 0) } pts
rallye-new = new
rallye-pile-battle = Road
rallye-pile-speed = Speed
rallye-pile-shows = { $pile }: { $card }
rallye-pile-bare = { $pile }: empty
rallye-distances = Distance cards
rallye-distance =
    { $count ->
        [0] { $km } km: no card
        [one] { $km } km: 1 card
       *[other] { $km } km: { $count } cards
    }
rallye-safeties = Safeties
rallye-safety-missing = { $card }: not laid
rallye-piles = Stock and discard pile
rallye-discards = Discards
rallye-track-lane = { $party }: { NUMBER($km, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) } km.
rallye-open-display = Look at the display. { $words }
rallye-word-attack = Attack
rallye-word-discard = Discard
rallye-word-drive = +{ $km } km
rallye-word-lay = Lay
rallye-do-drive = Drive { $km } km
rallye-do-lay = Lay “{ $card }”
rallye-do-attack = Play against { $party }
rallye-do-attack-with = Play “{ $card }” against { $party }
rallye-do-aim = Tap a target
rallye-do-discard = Discard
rallye-do-discard-card = Discard “{ $card }”
rallye-do-why = Why not?
rallye-note-choose = Tap a card
rallye-note-discard = Discard a card
rallye-note-wait = You can already choose a card
rallye-why = “{ $card }” cannot be played now
rallye-stuck = None of your cards can be played right now. Discard one.
rallye-lay-green = Lay “{ $remedy }”, then you can drive.
rallye-lay-remedy = Lay “{ $remedy }” on “{ $hazard }”.
rallye-without-green = Without “{ $remedy }” you cannot set off: { $deeds }.
rallye-without-remedy = Against “{ $hazard }” you need “{ $remedy }”: { $deeds }.
rallye-deed-drive = drive on
rallye-deed-lay = lay “{ $card }”
rallye-deed-attack = attack
rallye-deed-safety = lay a safety
rallye-deed-discard = discard a card
rallye-why-turn = It is { $name }’s turn. Wait for yours.
rallye-why-attacked = Answer the attack on you first, or wait until the time for it is up.
rallye-status-your-turn = Your turn
rallye-status-stood-in = A bot is playing for you
rallye-status-stood-in-text = Take your seat back when you are here again.
rallye-status-turn = { $name }’s turn
rallye-status-noted = “{ $card }” is ready for your turn.
rallye-status-whom = Whom do you attack?
rallye-status-open-to = Open to attack: { $parties }
rallye-status-drive = This takes you to { NUMBER($km, useGrouping: 0) } km.
rallye-status-attacks = This holds up { $party }.
rallye-status-only-discard = You can only discard this card now.
rallye-status-attack =
    { $whom ->
        [you] Attack on you
        [team] Attack on your team
       *[others] Attack on { $party }
    }
rallye-status-window = Will there be a { $term }?
rallye-status-coup = Lay “{ $safety }” crosswise, or take the attack.
rallye-status-stand = You have nothing against it in your hand.
rallye-status-goal =
    { $you ->
        [yes] You are at the goal
       *[no] { $name } is at the goal
    }
rallye-status-call =
    { $you ->
        [yes] Win now, or go on to { NUMBER($km, useGrouping: 0) } km.
       *[no] { $name } decides whether to go on to { NUMBER($km, useGrouping: 0) } km.
    }
rallye-status-over = Round over
rallye-attack = Attack!
rallye-attack-told =
    { $whom ->
        [team] { $name } plays against your team
       *[you] { $name } plays against you
    }
rallye-coup-question = { $term }?
rallye-coup-held = You hold the matching safety.
rallye-coup-not-held = You have nothing against it in your hand.
rallye-coup = Lay “{ $card }” crosswise
rallye-coup-worth =
    { $points ->
        [0] Then it is your turn
       *[other] +{ $points } points, and it is your turn
    }
rallye-not-now = Continue
rallye-coup-keep = Keep the safety
rallye-window-fair = After every attack everybody waits equally long. Nobody sees whether you hold a safety.
rallye-call-title = You are at the goal: { NUMBER($km, useGrouping: 0) } km!
rallye-call-question =
    { $points ->
        [0] Win the round now, or extend it to { NUMBER($km, useGrouping: 0) } km?
       *[other] Win the round now, or extend it to { NUMBER($km, useGrouping: 0) } km? Whoever gets there first wins the round and { $points } points more. That may be somebody else.
    }
rallye-extend = On to { NUMBER($km, useGrouping: 0) } km
rallye-finish = Win now
rallye-throw-title = Discard “{ $card }”?
rallye-throw-question = A safety brings you points as soon as it lies in front of you. Discard it and it is lost.
rallye-throw-keep = Keep it
rallye-throw-yes = Discard it anyway

## Great moments

moment-coup = { $term }!
moment-goal = At the goal!
moment-extension = On to { NUMBER($km, useGrouping: 0) } km!
moment-safeties = All four safeties!
