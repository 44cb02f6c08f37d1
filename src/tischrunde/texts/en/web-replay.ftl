### The replay of a match.

replay-page = { $title }: replay
replay-versus = { $one } against { $other }
replay-result =
    { $count ->
        [one] { $winners } wins: { $points }
       *[other] { $winners } win: { $points }
    }
replay-home = Back to the start page
replay-seen = Whose cards you see
replay-seen-open = All cards
replay-hand = { $name }’s cards
replay-controls = Step through the match
replay-slider = Place in the match
replay-where =
    { $move ->
        [0] Before the first move
       *[other] Move { $move } of { $last }
    }
replay-unseen = None of this can be seen from here.
replay-first = To the beginning
replay-back = One move back
replay-run = Play
replay-halt = Pause
replay-forward = One move forward
replay-last = To the end
replay-pace = Speed
replay-moves = Moves
replay-rounds = Rounds
replay-round = Round { $number }
replay-link = Link to this move
replay-link-copied = Link copied
replay-record = Download the record
