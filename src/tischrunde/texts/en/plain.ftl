### The table in plain words, in English.

## Sitting down

welcome = Welcome! You choose by numbers. Type a question mark for help.
rules-agreed = You play by “{ $edition }”, to { NUMBER($points, useGrouping: 0) } points.
promised = The server promises the cards, checksum: { $commitment }
possible = Possible: { $list }.
not-one-of = I do not understand that. Type a number from 1 to { $count }.
not-so-many = Not that many can play. Possible: { $list }.
nobody-answers-play = The input ended before everything was clear. Say what you want to play when you start, for example: tischrunde play uno --players 2 --bots easy --name Ida
nobody-answers-join = The input ended before you gave a name. Give it with --name when you start, for example: tischrunde join --name Ida LINK

## What can be done

prompt = Your choice?
choice = { $number }. { $words }
choice-key = { $key }: { $words }
back = 0. Back
no-such-choice =
    { $count ->
        [0] That cannot be chosen. Type a question mark for help.
        [one] That cannot be chosen. Type 1, or a question mark for help.
       *[other] That cannot be chosen. Type a number from 1 to { $count }, or a question mark for help.
    }
no-such-answer =
    { $count ->
        [one] Type 1, or 0 to go back.
       *[other] Type a number from 1 to { $count }, or 0 to go back.
    }
meanwhile = Something has happened meanwhile, and the list has changed. Choose again; just Enter repeats it.
not-now = It is not your turn. Type a question mark for help.
not-dealt = No cards have been dealt yet.
act-start = Deal the cards
act-take-back = Take your seat back from the bot
held-times =
    { $count ->
        [one] { $words }
        [2] { $words }, held twice
        [3] { $words }, held three times
       *[other] { $words }, held { $count } times
    }
card-drive = Drive { $card }
card-lay = Lay “{ $card }”
card-against = “{ $card }” against { $parties }
blocked = These cards cannot be played now:
discard-one = Discard a card
key-call = u
key-catch = c { $name }
no-call = You have nothing to call right now.
no-catch = Nobody of that name can be caught right now. Type c and the name.
or = { $some } or { $last }
ask-whom = Against whom?
ask-discard = Which card do you discard?
ask-call = Do you call “Uno” with it?
answer-call = Yes, call “Uno”
answer-no-call = No, call nothing
refused-rule = Type r to read the rule.
denied = That did not work ({ $code }). Try again.

## How it stands

your-turn = It is your turn.
clock =
    { $seconds ->
        [one] You have 1 second left.
       *[other] You have { $seconds } seconds left.
    }
attacked =
    { $whom ->
        [team] Attack on your team: { $card }.
       *[you] Attack on you: { $card }.
    }
own-km =
    { $whom ->
        [team] Your team has { NUMBER($km, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) } km.
       *[you] You have { NUMBER($km, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) } km.
    }
own-battle =
    { $whom ->
        [team] In front of your team lies “{ $card }”.
       *[you] In front of you lies “{ $card }”.
    }
own-battle-bare =
    { $whom ->
        [team] Nothing lies in front of your team yet.
       *[you] Nothing lies in front of you yet.
    }
own-limit =
    { $whom ->
        [team] Your team’s speed is limited.
       *[you] Your speed is limited.
    }
top = On top lies “{ $card }”.
top-wished = On top lies “{ $card }”, the colour chosen is { $colour }.
doubt =
    { $count ->
        [one] “Wild draw four” by { $name }: do you believe it? Whoever challenges wrongly draws 1 card.
       *[other] “Wild draw four” by { $name }: do you believe it? Whoever challenges wrongly draws { $count } cards.
    }
pending =
    { $count ->
        [one] You must draw 1 card or pass it on.
       *[other] You must draw { $count } cards or pass them on.
    }
top-open = On top lies “{ $card }”, no colour is chosen yet.
shown = { $name } had: { $cards }. Only you see this.

## Who is there

chair-taken =
    { $you ->
        [yes] You now sit at the table.
       *[no] { $name } sits down.
    }
chair-left =
    { $you ->
        [yes] You have got up.
       *[no] { $name } has got up.
    }
chair-away = { $name } is away at the moment.
chair-here = { $name } is here.
chair-stood-in =
    { $you ->
        [yes] A bot now plays for you.
       *[no] A bot now plays for { $name }.
    }
chair-back =
    { $you ->
        [yes] You play again yourself.
       *[no] { $name } plays again in person.
    }
chair-again =
    { $you ->
        [yes] You want to play again.
       *[no] { $name } wants to play again.
    }
hand-on = It is { $name }’s turn now. { $name }, press Enter when only you can see the screen.
let-go = When you have read this, press Enter: the screen is cleared, and you hand it on.
still-for = Still for { $name }:
connection-lost = The connection is gone. I am trying to get it back; nothing you do is lost.
connection-back = The connection is back.
table-open = Some seats are still free. The others can join by this link: { $link }
table-ready = Everybody is seated. You can begin.
table-ready-others = Everybody is seated. { $name } deals the cards.
watching = You are watching.
watching-full = You are watching: no seat is free here.

## The score

score-of =
    { $whom ->
        [you] Your score.
        [team] The score of your team.
       *[others] The score of { $party }.
    }
score-line =
    { $points ->
        [one] { $count ->
            [one] { $line }: 1 point.
           *[other] { $line }, { $count } times: 1 point.
        }
       *[other] { $count ->
            [one] { $line }: { NUMBER($points, useGrouping: 0) } points.
           *[other] { $line }, { $count } times: { NUMBER($points, useGrouping: 0) } points.
        }
    }
score-nothing =
    { $whom ->
        [you] You: 0 points in this round, { NUMBER($total, useGrouping: 0) } in all.
        [team] Your team: 0 points in this round, { NUMBER($total, useGrouping: 0) } in all.
       *[others] { $party }: 0 points in this round, { NUMBER($total, useGrouping: 0) } in all.
    }
score-sum = { NUMBER($points, useGrouping: 0) } in this round, { NUMBER($total, useGrouping: 0) } points in all.
score-target = The goal is { NUMBER($points, useGrouping: 0) } points.
score-empty = No round is over yet.
match-over = The match is over.
end-again = Play again
again-once-all = The next match begins once everybody wants to play again. Type q to stop.
end-enough = Stop

## Commands: the letter, then words that mean the same

command-help = ? help
command-list = l list
command-table = t table
command-hint = h hint
command-score = s score
command-rule = r rule
command-save = save
command-quit = q quit exit
command-call = u uno
command-catch = c catch
help-numbers = Type the number in front of what you want to do, and Enter. You may also choose a card that cannot be played now: then you are told why.
help-calls = Some things can be done out of turn: u calls “Uno”, c and a name catches somebody who forgot to.
help-help = Question mark or help: this help.
help-list = Just Enter, l or list: once more what you can do.
help-table = t or table: the whole table in words.
help-hint = h or hint: what an expert would do now, and why.
help-score = s or score: the last score sheet and the points.
help-rule = r or rule: the rule behind the last refusal.
help-save = save and a file name: save the match in a file.
help-quit = q or quit: stop.
help-asking = Type the number of your answer, and Enter. Type q to stop.
help-words = Type your answer, and Enter. Type q to stop.

## Hints and rules

hint = An expert’s advice: { $move }.
hint-for = For it: { $reason }.
hint-against = Against it: { $reason }.
hint-remark = Note: { $reason }.
hint-chance = The chance to win the match is then about { $chance } per cent, estimated from { $deals } imagined rounds.
hint-none = You have nothing to decide right now.
hint-not-here = There are no hints at this table.
rule = From “{ $chapter }”:
rule-none = Everything you wanted has been allowed so far.

## Going away

ask-save = File name to save the match, for example match.tisch (just Enter: do not save):
word-yes = yes y
word-no = no n
save-where = Where to? Type for example: save match.tisch
saved = Saved in “{ $file }”. Play on with: tischrunde play --resume { $word }
saved-so-far = The moves so far are in “{ $file }”. You can look at the match once it is over: save it again then.
saved-over = The whole match is in “{ $file }”. Look at it with: tischrunde replay { $word }
save-taken = “{ $file }” holds something else. It stays as it is; choose another name.
save-failed = “{ $file }” cannot be written: { $reason }. Choose another folder or name.
save-no-folder = “{ $file }” cannot be written: there is no folder “{ $folder }”. Make it or choose another.
resume-over = The match in “{ $file }” is over already. Look at it with: tischrunde replay { $word }
resume-no-such-level = A bot of the level “{ $level }” plays in this match; this version does not have it. Take a newer version of Tischrunde.
resumed = The match continues in round { $number }.
input-over = The input has ended.
interrupted = Interrupted.
broken = The match cannot go on here: something went wrong that must not happen.
left-unkept = The match is not saved. With --save FILE it is kept next time.
left-seat = Your seat stays yours. Come back with: tischrunde join --name { $name } { $link }
left-watching = Watch again with: tischrunde join --watch { $link }
bye = See you next time!
