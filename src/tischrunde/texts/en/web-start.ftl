### Start

start-heading = Card games as at the kitchen table
start-what = Car rally and UNO, exactly by the rules in your box: with friends by a link, or right away against bots. No account.
start-what-site = Car rally and UNO, exactly by the rules in your box: on this device, against bots or taking turns. No account.
start-which-game = Which game?
start-rallye = Rallye 1000
start-rallye-facts = 2–6 players · 30 min
start-uno = UNO
start-uno-facts = 2–10 players · 15 min
start-which-rules = Which rules?
start-with-whom = With whom?
start-who = Who is playing?
start-players = How many of you play?
start-players-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
start-you-change = Change name and shape
start-person = You play as { $name }.
start-change = Change
start-more = More settings
start-more-bots = Bots: { $level }
start-alone = Everybody for themselves, goal: { $goal } km
start-teams-goal = { $teams }, goal: { $goal } km
start-teams-list = Teams: { $teams }
teams-versus = against
start-level = How strong are the bots?
level-random = very easy
level-easy = easy
level-medium = medium
level-strong = strong
level-expert = master
start-pace = How fast?
pace-relaxed = relaxed
pace-brisk = brisk
pace-children = with children
pace-programs = programs
pace-note-relaxed-rallye = No hurry. A clock runs only after an attack: { $window } seconds to answer it.
pace-note-brisk-rallye = Among several people { $turn } seconds for each turn, { $window } seconds to answer an attack.
pace-note-children-rallye = No hurry, slower bots, and { $window } seconds to answer an attack.
pace-note-programs-rallye = For programs only: everything is very fast.
pace-note-relaxed-uno = No hurry. Whoever forgets “Uno!” has { $grace } seconds before they can be caught.
pace-note-brisk-uno = Among several people { $turn } seconds for each turn. Whoever forgets “Uno!” has { $grace } seconds before they can be caught.
pace-note-children-uno = No hurry, slower bots, and { $grace } seconds to call “Uno!”.
pace-note-programs-uno = For programs only: everything is very fast.
start-public = Public table
start-public-note = Strangers find it on the start page too, and may join.
start-hints = Hints for everybody
start-hints-note = Among people too, everybody may ask the expert. Whoever sits down agrees.
start-open = Invite friends
start-open-note = You get a link to send them.
start-deal = Play against bots
start-deal-note = You get your cards at once.
start-device = Play on this device
start-device-note = Against bots or taking turns, even without a network.
start-pad = Score pad
start-pad-note = For real cards: we add up by the rules in your box.
start-opening = One moment…
start-continue = Continue
start-continue-table = Continue: { $game }
start-continue-open = Waiting for players · { $players }
start-continue-playing = In play · with { $others }
start-continue-yours = Your turn · with { $others }
start-history = My games
start-lookup = Learn and look up
start-box = Your box
start-lessons = Lessons
start-lessons-note = Learn the game by playing it, at real tables, step by step.
start-manual = How to play
start-manual-note = Learn your first round, with pictures; also to print.
start-rules = Rules
start-rules-note = Every single rule of your box, with a search.
start-judge = Who is right?
start-judge-note = Lay a situation out, and the rules of your box decide.
start-join = Were you invited?
start-join-label = The words of the invitation
start-join-placeholder = hedgehog lamp cloud
start-join-go = Join
start-join-words = A code has three or four words. Ask to hear them again.
start-join-unknown = There is no table and no score pad for these words. Is every letter right?
start-public-tables = Public tables
start-public-table = { $game } · { $players }
start-public-free =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }

## Editions

edition-choose = Which box do you have?
edition-choose-note = Every box has its own rules and card names. We play exactly by yours.
edition-help = Which box do I have?
edition-help-close = Hide the signs
edition-manual = How to play
edition-rules = Read the rules
edition-sign-print = Rulebook
edition-sign-content = Contents
edition-sign-words = Words
edition-fx-schmid-mark = F. X.
edition-fx-schmid-name = Rallye-Meisterschaft
edition-fx-schmid-maker = F. X. Schmid · 106 cards
edition-fx-schmid-play = After a safety you lay another card at once. Six players drive as two teams of three.
edition-fx-schmid-print = By F. X. Schmid in Munich; it names prizes up to 1961 and is older than the others.
edition-fx-schmid-content = Cards and a rulebook.
edition-fx-schmid-words = “Motorpanne”, “Selbsthilfe”, “Kampfstapel”, “Blitz-Aktion”
edition-auto-rallye-mark = 110
edition-auto-rallye-name = Auto-Rallye mit Spielkarten
edition-auto-rallye-maker = No. 65382 · 110 cards
edition-auto-rallye-play = You may drive past the goal, and a speed limit counts like any other attack.
edition-auto-rallye-print = The number T.Nr. 65382 is printed at the top.
edition-auto-rallye-content = 110 cards, a score pad and a ballpoint pen.
edition-auto-rallye-words = “Motorpanne”, “Streckenkarten”, “Kartenstapel”, “Blitzreaktion”
edition-schmidt-mark = 626
edition-schmidt-name = 1000 Kilometer
edition-schmidt-maker = Schmidt · 106 cards
edition-schmidt-play = An empty stock ends the round. Whoever arrives before that earns a bonus.
edition-schmidt-print = Schmidt, article number 626 3091.
edition-schmidt-content = Cards and a rulebook.
edition-schmidt-words = “Motorpanne”, “Hinderniskarten”, “Talon”, “Blitz-Reaktion”
edition-winning-moves-mark = ’06
edition-winning-moves-name = 1000 Kilometer
edition-winning-moves-maker = Winning Moves 2006 · 106 cards
edition-winning-moves-play = You may lay a speed limit at any time, even before the start. A safety ends your turn.
edition-winning-moves-print = Winning Moves Deutschland, 2006; from age 10.
edition-winning-moves-content = 106 cards, eight overview cards and a score pad.
edition-winning-moves-words = “Blechschaden”, “Grüne Welle”, “Etappe”, “Schneider”
edition-uno-carabiner-mark = 108
edition-uno-carabiner-name = UNO pocket edition
edition-uno-carabiner-maker = with a carabiner · 108 cards
edition-uno-carabiner-play = Whoever lays a wild draw four may bluff, and the others may challenge it.
edition-uno-carabiner-print = A leaflet in German.
edition-uno-carabiner-content = 108 cards and a carabiner hook.
edition-uno-carabiner-words = “Retour”, “Aussetzen”, “Farbenwahl”, “Kartenstock”

## House rules

house-title = House rules
house-none = None – you play exactly by the rulebook.
house-differs = Where you depart from the rulebook
house-preset-printed = By the rulebook
house-preset-family = Family
house-preset-wild = Wild
house-presets = Ready-made sets
house-reset = All by the rulebook
house-done = Done
house-waiting = One moment, the house rules are coming…
house-fewer = Less: { $rule }
house-more = More: { $rule }
house-group-match = The match
house-group-turn = On your turn
house-group-attack = Attacks
house-group-points = Points
rule-exact-goal-name = Hit the goal exactly
rule-exact-goal =
    { $value ->
        [yes] { rule-exact-goal-name }
       *[no] Driving past the goal allowed
    }
rule-most-200s-name = 200 km cards per party, at most
rule-most-200s = At most { $value } × 200 km
rule-limit-has-own-pile-name = Speed limits on a pile of their own
rule-limit-has-own-pile =
    { $value ->
        [yes] { rule-limit-has-own-pile-name }
       *[no] A speed limit counts like an attack
    }
rule-limit-needs-green-name = Speed limits only on a green light
rule-limit-needs-green =
    { $value ->
        [yes] { rule-limit-needs-green-name }
       *[no] Speed limits at any time
    }
rule-attack-before-opening-name = Attacks before your own start
rule-attack-before-opening =
    { $value ->
        [yes] { rule-attack-before-opening-name }
       *[no] Attacks only after your own start
    }
rule-under-right-of-way-name = Attacks on “Right of way” without a green light
rule-under-right-of-way =
    { $value ->
        [nothing] “Right of way”: no attacks
        [remedy] “Right of way”: only on remedies
       *[anything] “Right of way”: on almost anything
    }
rule-safety-plays-again-name = Another card after a safety
rule-safety-plays-again =
    { $value ->
        [yes] { rule-safety-plays-again-name }
       *[no] A safety is the whole turn
    }
rule-coup-fourre-chain-name = Safety right after a coup fourré: another card
rule-coup-fourre-chain =
    { $value ->
        [yes] { rule-coup-fourre-chain-name }
       *[no] Safety right after a coup fourré: end of turn
    }
rule-chain-draws-two-name = Safety right after a coup fourré: draw two, lay two
rule-chain-draws-two =
    { $value ->
        [yes] { rule-chain-draws-two-name }
       *[no] Safety right after a coup fourré: draw one, lay one
    }
rule-discard-only-when-stuck-name = Discard only when nothing else works
rule-discard-only-when-stuck =
    { $value ->
        [yes] { rule-discard-only-when-stuck-name }
       *[no] Discard at any time
    }
rule-hands-played-out-name = Play out the hands when the stock is empty
rule-hands-played-out =
    { $value ->
        [yes] { rule-hands-played-out-name }
       *[no] An empty stock ends the round
    }
rule-extension-name = Extend from 700 to 1000 km
rule-extension =
    { $value ->
        [yes] { rule-extension-name }
       *[no] No extension
    }
rule-extension-after-stock-name = Extend even with an empty stock
rule-extension-after-stock =
    { $value ->
        [yes] { rule-extension-after-stock-name }
       *[no] Extend only while the stock lasts
    }
rule-safety-points-name = Each safety
rule-safety-points = { $value } per safety
rule-all-safeties-points-name = All four safeties
rule-all-safeties-points = { $value } for all four safeties
rule-coup-fourre-points-name = Each coup fourré
rule-coup-fourre-points = { $value } per coup fourré
rule-win-points-name = Round won
rule-win-points = { $value } for the round
rule-no-200s-points-name = Win without a 200 km card
rule-no-200s-points = { $value } for a win without 200 km
rule-stock-points-name = Stock bonus
rule-stock-points = Stock bonus { $value }
rule-stock-award-name = What earns the stock bonus?
rule-stock-award =
    { $value ->
        [after] Bonus for a win with an empty stock
        [before] Bonus for a win while the stock lasts
        [first] Bonus for the first at the goal while the stock lasts
       *[none] No stock bonus
    }
rule-unplaced-award-name = Who scores for opponents without kilometres?
rule-unplaced-award =
    { $value ->
        [winner] Opponents without km: bonus for the winner
       *[every-placed] Opponents without km: bonus for all others
    }
rule-unplaced-points-name = Each opponent without kilometres
rule-unplaced-points = { $value } per opponent without km
rule-unplaced-scores-safeties-only-name = Without kilometres only safeties count
rule-unplaced-scores-safeties-only =
    { $value ->
        [yes] { rule-unplaced-scores-safeties-only-name }
       *[no] Without km the extension bonus counts too
    }
rule-extension-points-name = Extension won
rule-extension-points = { $value } for the extension
rule-failed-extension-pays-opponents-name = A failed extension rewards the opponents
rule-failed-extension-pays-opponents =
    { $value ->
        [yes] { rule-failed-extension-pays-opponents-name }
       *[no] A failed extension rewards nobody
    }
rule-target-name = Points to win the match
rule-target =
    { $value ->
        [one] To { $value } point
       *[other] To { $value } points
    }
rule-stacking-name = Passing on draw cards
rule-stacking =
    { $value ->
        [twos] Pass on “Draw two”
        [twos-and-fours] Pass on “Draw two” and “Wild draw four”
       *[none] Pass on nothing
    }
rule-draw-until-playable-name = Draw until a card fits
rule-draw-until-playable =
    { $value ->
        [yes] { rule-draw-until-playable-name }
       *[no] Draw one card only
    }
rule-must-play-drawn-name = Play the drawn card if it fits
rule-must-play-drawn =
    { $value ->
        [yes] { rule-must-play-drawn-name }
       *[no] The drawn card may be kept
    }
rule-reverse-skips-with-two-name = With two players “Reverse” works like “Skip”
rule-reverse-skips-with-two =
    { $value ->
        [yes] { rule-reverse-skips-with-two-name }
       *[no] With two players “Reverse” only changes direction
    }
rule-jump-in-name = Jump in with the same card
rule-jump-in =
    { $value ->
        [yes] { rule-jump-in-name }
       *[no] Nobody jumps in
    }
rule-seven-zero-name = 7 swaps hands, 0 passes them on
rule-seven-zero =
    { $value ->
        [yes] { rule-seven-zero-name }
       *[no] 7 and 0 are ordinary cards
    }
rule-bluffing-name = Bluffing with “Wild draw four”
rule-bluffing =
    { $value ->
        [yes] { rule-bluffing-name }
       *[no] No bluffing with “Wild draw four”
    }
rule-teams-name = In teams of two
rule-teams =
    { $value ->
        [yes] { rule-teams-name }
       *[no] Everybody for themselves
    }
rule-everybody-keeps-points-name = Everybody keeps the points of their own hand
rule-everybody-keeps-points =
    { $value ->
        [yes] { rule-everybody-keeps-points-name }
       *[no] The winner of a round takes all points
    }

## Who one is

person-title = What is your name?
person-note = No account, no password: this device remembers you.
person-name = Your name
person-animals = Badger, Hedgehog, Fox, Owl, Beaver, Lynx, Otter, Marten, Robin, Stork, Hare, Deer, Mole, Weasel, Wren, Crane
person-another = Another one
person-shape = Your shape
person-save = That’s me
person-empty = You need a name. A nickname will do.
person-later = The new name is used from the next table on.
shape-circle = Circle
shape-square = Square
shape-diamond = Diamond
shape-hexagon = Hexagon
shape-triangle = Triangle
shape-pentagon = Pentagon
shape-star = Star
shape-drop = Drop
shape-shield = Shield
shape-octagon = Octagon

## Lobby

lobby-title = Who is playing?
lobby-heading = { $game }, { $edition }
lobby-seat = Seat { $number }
lobby-team = Team { $team }
lobby-free = Free
lobby-you = you
lobby-host = opened the table
lobby-here = is here
lobby-away = not here right now
lobby-sit = Take this seat
lobby-sit-at = Take seat { $number }
lobby-bot = Add a bot
lobby-bot-at = Add a bot in seat { $number }
lobby-bot-away = Remove
lobby-bot-away-name = Remove { $name }
lobby-bot-level = Level of new bots
lobby-start = Let’s play
lobby-starting = Dealing the cards…
lobby-fill = Fill the free seats with bots
lobby-wait-seats =
    { $free ->
        [one] We are waiting for one more person.
       *[other] We are waiting for { $free } more people.
    }
lobby-wait-host = Everybody is here. { $name } deals in a moment.
lobby-ready = All seats are taken.
lobby-invited = { $name } invites you
lobby-invited-by-nobody = You are invited
lobby-invited-note = Come and sit down!
lobby-join = Join
lobby-watching-full = All seats are taken, you are watching. It begins in a moment.
lobby-watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
lobby-leave = Leave the table
lobby-close = Close the table
lobby-close-sure = Really close it for everybody?
lobby-home = To the start page
lobby-rules = Rules
lobby-rules-read = Read the rules
lobby-pace = Pace: { $pace }
lobby-public = Public table
lobby-private = By invitation only
lobby-hints = Hints for everybody
lobby-came = { $name } sits down.
lobby-went = { $name } got up.
invite-title = Invite the others
invite-say = Pass on these words
invite-share = Share
invite-share-text = Join us! { $game } at our table: { $words }
invite-copy = Copy the link
invite-copied = Copied
invite-copied-note = The link is copied. Paste it wherever you like.
invite-renew = New words
invite-renewed = The table has new words. The old ones lead nowhere now.
invite-qr = QR code that leads to this table

## Trouble

trouble-change-house = Change the house rules

## An address at which there is nothing

nowhere-title = There is no such page
nowhere-text = There is nothing at this address; perhaps part of the link is missing. Have it sent to you again, or start from the beginning.
nowhere-start = Back to the start page
