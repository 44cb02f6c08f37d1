### A guest's own tables.

history-title = My games
history-note = Games of this device, running and finished. Finished ones stay for three months.
history-running = Still running
history-over = Finished
history-none = Nothing here yet. As soon as you play somewhere, you will find the game again here.
history-group = Our group: wins and records
history-start = To the start page
history-won = You won!
history-winners =
    { $count ->
        [one] { $winners } won
       *[other] { $winners } won
    }
history-yours = Your turn
history-playing = Running
history-open = Waiting for players
history-others = with { $others }
history-you = you
history-house = { $edition } · with house rules
history-continue = Play on
history-replay = Watch again
history-record = Record
history-put-away = Put away
history-take-back = Bring back
history-away = Put away. Your seat stays yours, and when the game is over it is listed here again.
# What a button does, told of which table: { $what } is its text.
history-which = { $what }: { $game }, { $date }
history-delete = Delete
history-more = Show more
history-offline = Without a network you only see the matches on this device.
history-again = Try again
