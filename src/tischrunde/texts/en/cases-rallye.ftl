### Cases of the rally game in English: why a move is allowed, and the questions people ask.

grant-drive = The way is clear: distance cards may be laid.
grant-drive-slowly = Under the speed limit cards up to 50 km are allowed.
grant-drive-without-green = Where right of way lies no green light is needed.
grant-past-the-goal = The goal may be passed, and every kilometre counts.
grant-more-200s = You agreed that more than two 200 km cards may lie.
grant-roll-first = A green light opens the drive.
grant-roll-on-stop = Green lifts the stop, and the way is clear again at once.
grant-roll-on-remedy = The breakdown is mended; green sets the car going again.
grant-remedy = That very breakdown lies on top, and this card mends it.
grant-end-of-limit = A speed limit is in force, and this card lifts it.
grant-safety = A safety may be laid at any time on one’s own turn, before the start and under an attack too.
grant-attack = The opponents have a clear way, and so may be attacked.
grant-attack-besides-limit = Limit and attack lie on two piles, and both may be in force.
grant-attack-right-of-way = Where right of way lies no green need show for an attack.
grant-attack-before-opening = One may attack before having started oneself.
grant-attack-while-attacked = Whoever is under attack may attack as well.
grant-limit = The opponents have a clear way, and no limit is in force there yet.
grant-limit-without-green = A speed limit needs no green light on the other side here.
grant-discard = Any card may be discarded, even if another could be played.
grant-coup-fourre = The matching safety is in hand, and the attack has only just been laid.
grant-let-stand = Nobody has to answer an attack.
grant-extend = Whoever has just reached the goal may extend the round to 1000 km.
grant-finish = Whoever has reached the goal need not extend.
