### The score pad in a terminal, in English.

## Files

not-opened = “{ $file }” cannot be opened: { $reason }
too-large = “{ $file }” is too large for a score pad. Check the name.
file-taken = “{ $file }” is there already. To go on writing in it leave out --edition; for a new score pad take another name.
other-pad = “{ $other }” is another score pad than “{ $file }”. Only files that were once the same can be joined.
no-pad-game = There is no score pad for this game.
joined =
    { $count ->
        [0] Nothing new comes from “{ $file }”.
        [one] 1 new entry comes from “{ $file }”, by { $names }.
       *[other] { $count } new entries come from “{ $file }”, by { $names }.
    }
kept-in = Everything is in “{ $file }”. Go on with: tischrunde pad { $word }

## What stands in a place

yes = yes
no = no
nobody = nobody
nothing = nothing
no-cards = none
of = { $label } { $value }
kept = right all the same
not-kept = not right after all

## Places and the trail

place-seat = name of seat { $seat }
place-dealer = dealer of the first round
place-field = round { $round }, { $field }
place-problem = objection in round { $round }, { $field }
event-opened = { $when }, { $name } opens the score pad.
event = { $when }, { $name }: { $place }: { $value }
author = { $name }, { $when }

## How the match stands

intro = Score pad by “{ $edition }” up to { NUMBER($points, useGrouping: 0) } points. Players: { $names }.
no-points = Nobody has points yet. The target is { NUMBER($points, useGrouping: 0) }.
won = The match is won: { $party } with { NUMBER($points, useGrouping: 0) } points.
leads = In the lead: { $party } with { NUMBER($points, useGrouping: 0) } points; { NUMBER($left, useGrouping: 0) } to go until the end.
deals = { $name } deals.
round = Round { $number }
dealt-by = Dealer
sum = { $party }: { NUMBER($points, useGrouping: 0) } in this round, { NUMBER($total, useGrouping: 0) } in all.
this-round = Round
total = Total
quarrels =
    { $count ->
        [one] In one place there are different entries.
       *[other] In { $count } places there are different entries.
    }
quarrel = You disagree: { $place }.
quarrel-word = { $value }, says { $author }.
quarrel-other = Something else
no-quarrels = You agree everywhere.
not-counted = Does not count any more: the match was over already.
incomplete = incomplete

## In plain words

unread = I do not understand that. { $hint }
choose = Type a number from 1 to { $count }.
leave-it = Just Enter: it stays as it is ({ $value }).
number-card = { $number } { $card }
problem = Objection: { $words }
problem-again = Enter it again
problem-keep = Right all the same: that is how we played
problem-later = Decide later
undone = Taken back: { $place }.
nothing-to-undo = There is nothing to take back here.
which-round = Which round? Type for example: r 1
no-such-round = There is no such round yet. Possible: r 1 to r { $count }.
no-rounds = There is no round on the pad yet.
ask-field = What do you want to change in round { $number }?
field = { $label }: { $value }
ask-seat = Whose name is another?
ask-name = What is { $name } really called? Just Enter: it stays as it is.
ask-dealer = Who dealt the first round?
over = With r and a number you change a round, with q you leave.
nobody-answers = The input ended before everything was clear. Say in the command who plays, for example: tischrunde pad evening.pad --edition schmidt Lena Ben

command-help = ? help
command-undo = z undo
command-round = r round
command-trail = l log trail
command-names = n names
command-dealer = d dealer
command-quarrels = c conflicts
command-score = s score
command-quit = q quit
help-answer = You are asked only what the score still lacks. Type the answer and Enter.
help-help = Question mark or help: this help.
help-undo = z or undo: take the last entry back.
help-round = r and a number: change an earlier round.
help-trail = l or log: who entered what, and when.
help-names = n or names: give somebody another name.
help-dealer = d or dealer: who dealt the first round.
help-quarrels = c or conflicts: where there are different entries.
help-score = s or score: all rounds and the totals.
help-quit = q or quit: leave. Everything is saved at all times.

## On the screen

title = Score pad
status-over = The match is over.
act-write = enter
act-keep = right all the same
act-next = next round
act-toggle = lay · again: { $special } · again: away
key-undo = undo
key-rounds = other round
key-score = score
key-trail = log
key-names = names
key-dealer = dealer
key-quarrels = conflicts
key-help = help
key-quit = quit
trail-title = Log, the newest first
quarrels-title = You disagree
names-title = Names
dealer-title = Dealer
undo-title = Undo
score-title = Round { $number }
help-title = Keys
help-how = Go to a field with the arrow keys and type. What is missing is marked “?”, an objection “!”. Everything is saved at once.
help-key-move = to another field
help-key-digits = enter a number, choose a card or an answer
help-key-enter = enter it and go to the next field
help-key-delete = empty the field
help-key-rounds = earlier or later round
help-key-keep = objection: right all the same
help-key-undo = take the last entry back
help-key-score = the score of this round, line by line
help-key-trail = who entered what, and when
help-key-names = give somebody another name
help-key-dealer = who dealt the first round
help-key-quarrels = decide where there are different entries
help-key-quit = leave
