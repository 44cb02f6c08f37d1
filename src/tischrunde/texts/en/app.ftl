### The table as a program for the terminal, in English.

## Status

your-turn =
    { $count ->
        [1] Your turn: choose your card with 1, then press ⏎.
        [10] Your turn: choose a card with 1–9 or 0, then press ⏎.
       *[other] Your turn: choose a card with 1–{ $count }, then press ⏎.
    }
your-turn-many = Your turn: choose a card with ← and →, then press ⏎.
stood-in = A bot is playing for you.
not-connected = The connection is lost. We keep trying…
ready = Everybody is seated. You can begin.
ready-others = Everybody is seated. { $name } deals the cards.
clock = { $seconds } s left
waiting-for-players = Some seats are still free.
free = free
invite = Invite the others: { $link }

## What can be done

key-enter = ⏎
key-space = Space
errand-start = Deal the cards
errand-take-back = Take the seat back
errand-answer = Answer
lay-choosing = Lay “{ $card }”…
why-not = “{ $card }”: why not?
call = Call “Uno!” with the next card
call-armed = You call “Uno!” with it
which = What shall it be?

## Keys at the bottom

key-hint = hint
key-score = score
key-log = history
key-words = in words
key-rules = rules
key-help = help
key-leave = quit

## Sheets

why-title = “{ $card }” cannot be played now
why-title-bare = That cannot be done now
why-not-now = It is not your turn. Wait a moment.
hint-title = Hint
hint-thinking = An expert is thinking…
hint-take = Play that
hint-leave = Think for yourself
score-title = Score
no-score = No round is over yet.
log-title = History, newest first
log-empty = Nothing has happened yet.
words-title = The table in words
end-again = Another match
again-wait = The next match begins as soon as everybody wants one.
end-save = Save the record
end-quit = Quit
curtain-title = Hand it on
curtain = Hand the screen to { $name }. The cards are covered.
curtain-open = I am { $name }: show the cards
still = { $name }: { $move }
leave-title = Quit?
leave-question = You can continue a saved match later.
leave-away = The seat stays yours: the same link brings you back.
leave-save = Save and quit
leave-go = Quit
leave-stay = Keep playing
broken-title = The match cannot go on here
broken = A bot has stumbled ({ $error }). Save the match, then nothing is lost.
broken-away = Something went wrong at the server’s table ({ $error }). The same link brings you back.
foot-read = ⏎ back
foot-back = Esc back
foot-line = ⏎ go on · Esc back

## Help

help-title = Keys
help-how = Choose a card and press ⏎. You may lay filled cards with ✓; of the others ⏎ says why not. The mouse does all of this too.
help-choose = choose a card
help-move = to the next card
help-play = lay the card, answer, or ask why not
help-discard = discard the chosen card
help-draw = draw
help-beside = keep, challenge, catch, call “Uno!”
help-hint = hint with its reason
help-score = score
help-log = history
help-words = the table in words
help-rules = rules of this edition
help-save = save the match
help-leave = quit

## The first screen

title = Tischrunde
menu-about = Card games exactly by the rules in your own box.
menu-rallye = Play Rallye 1000
menu-uno = Play UNO
menu-resume = Continue a saved match
menu-join = Join a table online
menu-pad = Score pad for real cards
menu-language = Language
menu-quit = Quit
language-name = English
ask-file = Which match?
ask-pad = Which score pad?
pad-new = A new score pad
nothing-saved = There is no saved match in this folder. Play one and save it with Ctrl+S.
ask-link = What is the link of the invitation?
errand-end = What next?
leave-watching = You are only watching; the others play on.
watching = You are watching.
wait-stop = Stop waiting
joining = Looking for the table…
leave-unsaved = Quit without saving
