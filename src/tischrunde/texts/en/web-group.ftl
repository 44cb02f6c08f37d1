### All that a group has played: on paper, on the device, online.

group-title = Our group
group-note = What you have played: on the score pad, on this device and online.
group-none = There is nothing here yet. Write a round on the score pad, or play a match to its end.
group-wins = Wins
group-no-wins = No match is over yet.
group-wins-of = { $wins } of { $matches }
group-pairs = Head to head
group-editions = By edition
group-count =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }
group-feats = Records
group-best-round = Best round: { $game }
group-best-round-of = { $name }, { $points } points, { $date }
group-km = Kilometres in all matches
group-km-of = { $name } { $count } km
group-coups = Coups fourrés
group-coups-of = { $name } { $count }
group-longest = Longest match
group-longest-of =
    { $rounds ->
        [one] one round, { $date }
       *[other] { $rounds } rounds, { $date }
    }
group-matches =
    { $count ->
        [one] One match
       *[other] All { $count } matches
    }
group-all = Show all
group-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
group-kind-pad = score pad
group-kind-device = on this device
group-kind-online = online
group-kind-file = from a file
group-some-day = No date
group-winner = { $names } { $points } (won)
group-party = { $names } { $points }
group-file = Take it with you
group-file-note = All of this is on this device only. As a file you can keep it safe or bring it to another device, where it is added to what is there.
group-save = Save as a file
group-take = Read a file
group-taken =
    { $count ->
        [0] There was no match in the file.
        [one] One match was read.
       *[other] { $count } matches were read.
    }
problem-no-group-file = This file was not saved by “Our group”. Choose one with a name like “tischrunde.json”.
