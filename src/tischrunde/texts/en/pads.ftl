### Files of score pads: reading and checking them.

verified = The score pad is true.
not-verified = The score pad is not true, or cannot be checked.

## Why a score pad cannot be read

unreadable-no-pad = A score pad begins with “tischrunde pad 1”, not with “{ $words }”.
unreadable-no-event = “{ $words }” is not an entry.
unreadable-event-twice = The entry “{ $words }” stands here for the second time.
unreadable-no-such-place = There is no “{ $words }” on this score pad.

## What was checked and is right

right-events-right = { $events ->
    [one] Entries: the one entry is as it was written.
   *[other] Entries: all { $events } entries are as they were written.
}
right-events-missing = { $events ->
    [one] Entries: one that was replaced is not in the file: { $ids }.
   *[other] Entries: { $events } that were replaced are not in the file: { $ids }.
}
right-other-place = { $events ->
    [one] Entries: one claims to replace one in another place, and changes nothing there: { $ids }.
   *[other] Entries: { $events } claim to replace some in other places, and change nothing there: { $ids }.
}
right-quarrels = { $quarrels ->
    [one] Undecided: in one place different things are written; it counts once you decide.
   *[other] Undecided: in { $quarrels } places different things are written; they count once you decide.
}
right-no-sums = Sums: the file has none.
right-sums-right = { $rounds ->
    [0] Sums: no round counts yet.
    [one] Sums: the points of the round are added up correctly.
   *[other] Sums: the points of the { $rounds } rounds are added up correctly.
}

## What is not right

untrue-other-opening = Head: the game, the names or the rules were changed after the score pad was opened.
untrue-other-event = The entry “{ $id }” was changed afterwards.
untrue-wrong-points = Sums: the points of round { $round } are not what the entries give.
untrue-wrong-sums = Sums: the result is not what the entries give.

## Why something cannot be entered

problem-pad-wrong-value = That cannot be entered here. Check what you typed.
problem-pad-no-such-seat = There is no such seat on this score pad.
problem-pad-no-such-round = There is no such round on this score pad.
problem-pad-no-such-field = There is no such field on this score pad.
problem-pad-no-quarrel = You agree on this already. To change it, enter it anew.
problem-pad-no-such-event = There is no such entry on this score pad.
problem-pad-replaced-already = Somebody has entered something else since. Take that back first.
problem-pad-unknown-before = What stood there before is on another device. Connect the two, then it works.
