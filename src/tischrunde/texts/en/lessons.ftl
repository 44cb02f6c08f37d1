### Lessons one plays: what the coach says at any table, and their list.

other = That is allowed, but here we practise something else. { $coach }
done = { $coach }
title = Lessons
none = This edition has no lessons.
no-such-lesson = There is no lesson “{ $lesson }” here. There are: { $lessons }
list = Lessons to play, two or three minutes each:
step = Step { $step } of { $steps }
next = Go on with: { $title }
all-done = Those were all the lessons. Enjoy the game!
