### The score pad.

pad = Score pad
pad-gone = This score pad is not on this device. It may have been opened in another browser, or somebody has deleted the data.
pad-look-again = Look again

## A new pad

pad-which-box = Which box?
pad-house-rules = With your house rules from the start page.
pad-who = Who is playing?
pad-again = As last time
pad-names = Names, in the order around the table
pad-name = Name { $number }
pad-add = One more
pad-remove = Remove name { $number }
pad-begin = Open the score pad
pad-problem-names = Everybody needs a name.
pad-problem-same = Two of you have the same name. Give them different ones.
pad-problem-count = By these rules you are { $counts }.
pad-continue = Continue
pad-rounds-count =
    { $count ->
        [0] No round yet
        [one] 1 round
       *[other] { $count } rounds
    }
pad-open-file = Open a score pad from a file
problem-no-such-pad = This score pad is not on this device.

## The head

pad-undo = Take back the last entry
pad-undone = Taken back.
pad-more = Share, print, change
pad-rounds = Rounds
pad-round = Round { $number }
pad-round-incomplete = Round { $number }, not complete yet
pad-next-round = Begin round { $number }
pad-target = Target: { NUMBER($target) } points
pad-target-fewest = Up to { NUMBER($target) } points, the fewest win
pad-leads =
    { $people ->
        [one] { $name } leads
       *[other] { $name } lead
    }, { NUMBER($points) } to go to { NUMBER($target) }
pad-leads-fewest =
    { $people ->
        [one] { $name } leads
       *[other] { $name } lead
    } with { NUMBER($points) }
pad-tie = { $names } are level
pad-won =
    { $people ->
        [one] { $names } wins
       *[other] { $names } win
    } with { NUMBER($points) } points
pad-deals = { $name } deals
pad-deals-next = { $name } deals next

## The table

pad-points = Points
pad-line-each = { $worth } each
pad-line-once = { $worth }
pad-hand = Cards left
pad-hand-note = in hand
pad-total-round = Round { $number }
pad-total = Total
pad-nothing = nothing
pad-out = out
pad-unknown = not known yet
pad-cell = { $party }, { $line }: { $value }
pad-cell-problem = Does not fit: { $words }
pad-cell-kept = Played all the same: { $words }
pad-after-end = No longer counts: the match had been won before.
pad-behind-gap = Does not count yet: a round before it is not complete.

## The panel

pad-panel = Entry
pad-tap-cards = { $party }: tap cards
pad-type-km = { $party }: type kilometres
pad-type-points = { $party }: points in hand
pad-type-kinds = { $party }: cards left
pad-km = { $km } km
pad-add-card = Add { $km } km, { $count } so far
pad-remove-card = Take away one { $km } km card
pad-count = × { $count }
pad-laid = { $card } laid
pad-as-coup = { $card } as { $coup }
pad-typing = Type a number
pad-tapping = Tap cards
pad-by-kinds = Count by kinds
pad-by-sum = Type the sum
pad-numbers = Number cards, sum:
pad-symbols = Action card, { $worth } points
pad-wilds = Wild card, { $worth } points
pad-add-kind = { $kind }: add one, { $count } so far
pad-remove-kind = { $kind }: take one away
pad-take = Enter
pad-clear = Clear
pad-digit-delete = Delete the last digit
pad-facts = What else is known
pad-concluded = follows
pad-fact = { $field }: { $value }
pad-change = { $fact }, change
pad-yes = Yes
pad-no = No
pad-nobody = Nobody
pad-ask-winner = Who won the round?
pad-ask-caller = Who called for 1000 km?
pad-ask-used-up = Was the stock used up when the round ended?
pad-ask-early = Was there still a card in the stock when the goal was first reached?
pad-ask-drove-200s = { $party }: was there a 200 km card among them?
pad-ask-out = Who played all their cards?

## What cannot be, and what people do not agree on

pad-problem = This does not fit together
pad-rule = Show the rule
pad-keep = Played all the same
pad-kept = Played all the same
pad-kept-label = { pad-kept }:
pad-quarrel = Not agreed: { $place }
pad-quarrel-value = { $value }, by { $by }
pad-decide = This one
pad-decide-label = { $value } by { $by } holds

## Fields

pad-field-km = Kilometres
pad-field-distances = Distance cards
pad-field-drove-200s = 200 km card laid
pad-field-safeties = Safeties
pad-field-coups-fourres = Laid crosswise
pad-field-winner = Round won
pad-field-caller = Extension called
pad-field-used-up = Stock used up
pad-field-early = At the goal before the stock was empty
pad-field-out = All cards played
pad-field-points = Points in hand
pad-field-numbers = Number cards
pad-field-symbols = Action cards
pad-field-wilds = Wild cards
pad-field-cards = Cards left
pad-none = none
pad-empty = empty
pad-place-round = Round { $round }, { $field }
pad-place-party = Round { $round }, { $party }: { $field }
pad-place-seat = Name at seat { $number }
pad-place-dealer = Who deals first

## What was read aloud

pad-say-round = { $party }: { NUMBER($points) } in this round
pad-say-complete = Round { $number } is complete. { $totals }
pad-say-total = { $party } { NUMBER($points) }

## People, trail, sharing

pad-people = Names and dealer
pad-first-dealer = Who deals first?
pad-save = Save
pad-trail = Trail
pad-trail-note = Everything that was ever entered. Nothing is lost.
pad-trail-opened = Score pad opened
pad-trail-entry = { $place }: { $value }
pad-course = Course of the match
pad-course-after = After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: { $totals }
pad-share = Share
pad-share-text = As text
pad-share-file = As a file
pad-share-picture = As a picture
pad-print = Print
pad-copied = The text is copied.
pad-text-round = Round { $number }: { $points }
pad-text-total = Total: { $points }
pad-printed-kept = Round { $round }: { $words } Played all the same.
