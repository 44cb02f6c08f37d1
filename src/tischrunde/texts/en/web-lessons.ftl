### Lessons one plays: their list, and the table with the coach.

lessons-note = To play, two to three minutes each.
lessons-done = done
lessons-count = { $done } of { $all } done
lessons-play = Play
lessons-replay = Once more
lessons-coach = Your task
lessons-all = All lessons
lessons-on = Go on
lessons-missing = There is no such lesson here.
lessons-table = Take a seat at a table
