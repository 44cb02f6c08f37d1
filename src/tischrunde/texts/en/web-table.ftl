### Everywhere

new-tab = (opens a new tab)
clock-left =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
you = You
loading = One moment…
to-start = Back to the start page
copy-link = Copy the link
copied = The link is copied.
copy-failed = Copying did not work. Select the link and copy it yourself.

## Table

table-seat = Seat { $seat }
table-bot = Bot
table-and = { $some } and { $last }
table-or = { $some } or { $last }
table-actions = What you can do
hand =
    { $count ->
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
hand-gained = New in your hand: { $cards }.
hand-chosen = { $card } chosen: { $ways }.
hand-chosen-early = { $card } chosen. It is not your turn yet.
hand-put-back = { $card } no longer chosen.
hand-locked = { $card }, locked
hand-drawn = { $card }, just drawn
hand-fresh = { $card }, new
hand-mark-fresh = new
hand-mark-drawn = drawn
hand-hint = { $card }, hint
hand-mark-hint = hint
whynot-rule = Show the rule
rule = The rule
rule-back = Back to the table
hint = Hint
hint-move = Hint: { $move }.
hint-for = For it: { $reason }.
hint-against = Against it: { $reason }.
hint-remark = Note: { $reason }.
hint-chance = Chance to win the match: about { $chance }%.

## Replay

connecting = Setting the table…
your-turn = Your turn
menu = Menu
log = History
phrases = Phrases
table-notices = Notices
table-panel = Beside the table
table-round = Round { $number }
table-goal = to { NUMBER($km, useGrouping: 0) } km
table-target =
    { $points ->
        [one] to { NUMBER($points) } point
       *[other] to { NUMBER($points) } points
    }
table-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-connected = connected
table-away = not connected
table-sound = Sound
table-keys = 1–9 choose card · Z next target · ? help
log-empty = Nothing has happened yet.

## Table: who is there

away = Connection lost, we keep trying ({ $seconds } s).
away-announced = The connection is lost. You can still look at the table; play goes on once it is back.
back-announced = The connection is back.
recalling = Meanwhile: { $told }
stood-in = A bot is playing for you.
take-back = Take back my seat
absent = { $name } is away just now. We are waiting.
absent-long = { $name } has been away for a while. Keep waiting, or let a bot play?
absent-wait = Keep waiting
absent-bot = Let a bot play
player-away = { $name } is not connected just now

## Table: menu

menu-words = The table in words
menu-odds = Chances
words-title = What is on the table?
menu-rules = Rules of this edition
menu-settings = Settings
menu-leave = Let a bot play for me
menu-replace = Replace somebody with a bot
menu-speed = Speed of the bots
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
replace-title = Who should be replaced by a bot?
replace-how = Once all the others agree, a bot plays this seat to the end. Whoever is replaced cannot come back in this match, and the table gets a new code.
replace-one = Replace { $name }
replace-waits = { $name }: the others have yet to agree.
replace-question = { $host } wants a bot to finish the match for { $name }. Do you agree?
replace-you = { $host } wants a bot to finish the match for you. The others decide.
replace-agree = I agree
replace-refuse = No
menu-device = Play on a second device
device-how = Open this link on the other device. Then you play the same seat on both. Do not pass it on: whoever opens it sees your cards.
device-until =
    { $minutes ->
        [one] The link works once, for one more minute.
       *[other] The link works once, for another { $minutes } minutes.
    }
device-name = Second device

## Table: not found

gone-title = We cannot find this table
gone = It is gone, or the code is wrong. Ask for the invitation again.
gone-code = There is no such table, or you lack its code. Enter the code from the invitation.
gone-label = Code of the table
gone-look = Find the table

## Table: help

help-how = How to play
help-choose = Tap a card: it rises. Tap it again and it goes back to the others.
help-aim = Whatever glows is a target. Tap it or use the button below. You can also drag the card there.
help-locked = Cards with a padlock cannot be played now. Tap one to see why.
help-last = The last move has a white outline and says “new”.
help-coup = If you are attacked and hold the right safety, answer at once. The time for it is always the same.
help-catch = Did somebody not call “Uno!” at their last card but one? Tap the name.
help-keys = Keys
help-keys-off = You can turn the keys off in the settings.
key-card = choose a card
key-target = next target
key-play = play
key-discard = discard
key-draw = draw
key-uno = call “Uno!”
key-catch = catch somebody
key-log = history
key-words = the table in words
key-help = help
key-cancel = cancel, close

## Table: score

score-totals =
    { $target ->
        [one] Points · goal { NUMBER($target) } point
       *[other] Points · goal { NUMBER($target) } points
    }
score-of-round = Score of round { $number }
score-line = What for
score-times = { $count } ×
score-round-total = This round
score-no-rule = The rule cannot be loaded just now.
score-empty =
    { $target ->
        [one] No round is over yet. You play to { NUMBER($target) } point.
       *[other] No round is over yet. You play to { NUMBER($target) } points.
    }
round-over = Round { $number } is over
round-standing =
    { $target ->
        [one] Score so far · goal { NUMBER($target) } point
       *[other] Score so far · goal { NUMBER($target) } points
    }
round-on = Continue
waited-for = It is your turn; the others are waiting for you.
pause-notice =
    { $solo ->
        [yes] The next round begins when you tap “Continue”, at the latest when the time is up.
       *[no] The next round begins when everybody has tapped “Continue”, at the latest when the time is up.
    }
pause-open = The next round begins as soon as somebody taps “Continue”.
pause-title = It goes on in a moment
pause-for =
    { $count ->
        [one] { $name } is still looking at the result.
       *[other] { $name } are still looking at the result.
    }

## Table: end of the match

end-yours = You have won!
end-yours-team = Your team has won!
end-theirs =
    { $count ->
        [one] { $name } has won
       *[other] { $name } have won
    }
end-banner = The match is over.
end-show = Result
end-record = Download the record
end-replay = Watch the match again
end-eager =
    { $count ->
        [one] { $name } wants to play again.
       *[other] { $name } want to play again.
    }
end-again = Play again
end-waiting = Waiting for the others
end-next = Go to the new match
fair-title = Fairly shuffled? Not everything can be checked
fair-kept = Fairly shuffled: checked in your browser
fair-broken = Warning: the server did not keep its promise
fair-how = Before anybody sat down, the server drew a secret and showed you its checksum (SHA-256). Only then did the players add their random words. Every card follows from the two. Your browser kept the checksum and what you added, and has compared them with what the server reveals now.
fair-commitment = Promise (checksum)
fair-secret = Secret
fair-entropy = Added by { $name }
fair-verify = Your browser does not deal the cards again. The record lets you do that, down to the last point:

## Table: phrases

said = { $name }: { $text }
said-you = You: { $text }
phrase-hello = Hello everybody!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-hurry = Come on!
phrase-one-moment = One moment please.
phrase-good-luck = Good luck!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-laugh = Haha!
phrase-again = Another match?

## Great moments

moment-round = Round won!
moment-round-theirs = Round over
moment-match = You win!
moment-match-theirs = The match is over
sound-question = Would you like to hear the cards?
sound-yes = With sound
sound-no = Rather quiet
