### Records of matches: looking at them and checking them.

dealt = After the deal, { $moves } moves to follow
after-move = Move { $number } of { $moves } · { $name }: { $move }
after-hidden-move = Move { $number } of { $moves } · hidden
step = Enter: on · b: back · number: to that move · q: quit ›
no-such-number = The match has { $moves } moves; with --at give a number from 0 to { $moves }.
say-which-move = “{ $file }” is a file; say with --at after how many moves you want advice.
no-file = “{ $file }” cannot be read: { $reason }.
no-utf-8 = From byte { $byte } on the file is not text in UTF-8.
placed = Line { $line }, column { $column }: { $problem }

## Why a record cannot be read

unreadable-no-record = A record begins with “tischrunde 1”, not with “{ $words }”.
unreadable-carriage-return = The lines end with carriage returns. The file was changed when it was sent as text; send it as an attachment.
unreadable-expected = “{ $words }:” must stand here.
unreadable-wrong-value = “{ $words }” does not belong here.
unreadable-unexpected = After the end there is still “{ $words }”.
unreadable-wrong-move-number = Moves are numbered one after the other; “{ $words }” is not the next.
unreadable-no-move = “{ $words }” is not a move like “1:roll” or “2:-25@14.5”.
unreadable-no-such-seat = There is no seat { $words } in this match.
unreadable-no-points = “{ $words }” are not points like “A 700”.

## What was checked and is right

verifying = { $file }
verified = The record is true.
not-verified = The record is not true, or cannot be checked.
right-sealed = Seal: not a character of the file has been changed since it was sealed.
right-open-seed = Chance: the seed stands openly in the file. Who chose it, and when, cannot be told.
right-promised = Commitment: it is the one you wrote down.
right-added = Entropy: what you added to the shuffle is in the file, at { $name }.
right-committed = Secret: it fits the commitment published before the cards were shuffled.
right-committed-unseen = Secret: it fits the commitment in the file. Whether you were shown that one before the match only you know (--commitment compares it).
right-decks-right = { $rounds ->
    [one] Cards: the deck of the round was shuffled and dealt again { $source ->
        [seed] from the seed.
       *[secret] { $seats ->
            [0] from the secret.
            [one] from the secret and the entropy of one seat.
           *[other] from the secret and the entropy of { $seats } seats.
        }
    }
   *[other] Cards: the decks of the { $rounds } rounds were shuffled and dealt again { $source ->
        [seed] from the seed.
       *[secret] { $seats ->
            [0] from the secret.
            [one] from the secret and the entropy of one seat.
           *[other] from the secret and the entropy of { $seats } seats.
        }
    }
}
right-moves-right = Moves: all { $moves } moves were allowed with these cards by “{ $rules }”.
right-result-right = Result: all points and the winner are worked out correctly.
right-result-open = Result: the match is not over; the points up to here are right.

## What is not right

untrue-no-seal = Seal: the file has none; it may be incomplete or damaged.
untrue-seal-broken = Seal: the file was changed after it was sealed.
untrue-other-secret = Secret: it is not the one the commitment in the file belongs to.
untrue-other-commitment = Commitment: the file holds another than the one you wrote down.
untrue-entropy-missing = Entropy: what you added to the shuffle is not in the file.
untrue-secret-not-revealed = Secret: it is not revealed yet. That happens as soon as the match is over.
untrue-no-such-game = There is no game “{ $game }” here.
untrue-no-such-rules = These rules cannot be played: { $reason }
untrue-no-such-position = A match cannot be played from the position “{ $words }”.
untrue-rules-written-otherwise = The rules must stand here as “{ $rules }”; other spellings would give other cards.
untrue-no-such-revision = This version does not know revision { $revision } of the edition. It was played with another version of Tischrunde.
untrue-wrong-players = This edition is not for { $players } players.
untrue-round-was-over = Move { $number }: the round was over by then.
untrue-no-such-move = Move { $number }: “{ $move }” is not a move of this game.
untrue-illegal-move = Move { $number }, “{ $move }”, was not allowed: { $reason } [{ $clause }]
untrue-no-such-round = There was no round { $round }.
untrue-wrong-dealer = Somebody else dealt round { $round }.
untrue-wrong-score = The points of round { $round } are not those that were played.
untrue-wrong-result = The result is not the one that was played.
untrue-clock-runs-back = Here the clock runs backwards.
