### At the table: why something was not done.

## Sitting down and starting

denial-table-exists = This table exists already. Open another one.
denial-no-such-seat = Nobody sits at this seat, or there is no such seat. Look which seats the table has.
denial-seat-taken = This seat is taken. Choose a free one.
denial-name-taken = Somebody at this table has this name already. Try again.
denial-seated-already = You already sit at this table. Stand up first if you want another seat.
denial-not-yourself = You can take a seat only for yourself. Send the others the invitation to the table.
denial-not-the-host = Only whoever opened the table can do that. Ask them to do it.
denial-sent-away = Whoever opened this table wants to play without you. Look for another table or open one yourself.
denial-nobody-to-remove = Nobody sits there whom you could remove.
denial-no-programs = Players’ own programs may not join this table. Open a table where they may.
denial-unfit-name = This name does not work: it needs 1 to 40 visible characters on one line, with no space at either end and no invisible characters. Choose another one.
denial-unfit-entropy = This contribution to the shuffle does not work: it may have at most 64 characters on one line, with no space at either end. Write something else or leave it out.
denial-seats-free = Some seats are still free. Wait until everybody sits, or let bots take the free seats.
denial-already-started = The cards have been dealt, so seats can no longer change. If you must go, let a bot play on for you.
denial-too-much-coming-and-going = There is too much coming and going at this table. Play on first; after the next move it works again. Before the deal only a new table helps.

## Playing

denial-not-started = The match has not begun. Wait until the cards are dealt.
denial-not-your-seat = This is not your seat. You can play only where you sit.
denial-stale = Something has happened at the table meanwhile. Have a look, then decide again.
denial-stood-in = A bot is playing at this seat. Take the seat back, then you play again yourself.
denial-nobody-stands-in = No bot is playing for you. You can simply play on.
denial-agreed-already = You have agreed already. Wait for the others.
denial-no-such-move = The game has no such move. Choose one of those offered.
denial-refused = The rules do not allow this: { $reason }
denial-too-early = It is too early for this: the others are given a moment first. Try again shortly.
denial-too-late = Your answer came too late: the time for it is over. The attack hits.
denial-not-due = The clock has not come that far. You need not do anything; play goes on by itself.
denial-nothing-to-resume = Nobody is waiting for you: the next round is already under way.
denial-not-alone = Others are playing here too. You can change the speed of the bots only when you play against bots alone.

## A second device

denial-no-such-token = This link is wrong or has been used; each works only once. Get a new one on your first device.
denial-token-expired = This link has expired. Get a new one on your first device.
denial-too-many-tokens = Enough links to this seat are waiting already. Use one of them, or wait until they expire.

## Once more

denial-not-over = The match is still on. That can be done once it is over.
denial-already-over = The match is over. That can only be done before.
denial-asked-already = You have already said that you want to play again. Wait for the others.
denial-gone-on = The others are already playing at the next table, and a bot has your seat there. Open a new table with them if you want to join in again.

## Whether the shuffle was fair

found-all = Fairly shuffled: promise, your chance and what was agreed have been checked, all is right. The cards themselves “tischrunde verify” checks in the saved match.
found-promise-kept = Promise kept: the revealed secret matches the checksum you saw before the deal.
found-promise-broken = Promise broken: the revealed secret does not belong to the checksum you saw first. The server may have chosen the cards.
found-promise-unseen = Promise not checked: this device saw it only after the cards had been dealt. The secret matches the checksum the server names now.
found-entropy-used = Your chance counts: what you added to the shuffle is part of what the cards follow from.
found-entropy-missing = Your chance is missing: what you added to the shuffle is not part of what the cards follow from. The server may have chosen them.
found-entropy-none = Own chance not checked: this device added none to the shuffle.
found-terms-kept = Nothing changed afterwards: game, rules and date are as agreed, and no bot added anything to the shuffle.
found-terms-changed = Changed afterwards: game, rules or date are not as agreed, or a bot added something to the shuffle. The server may have chosen cards that way.
found-others-after = After you came: { $names }. Only whoever adds last could choose the cards, and only together with the server.
found-bots-after = Sat down after you: { $names }. Bots belong to the server: with them it could still influence the cards. Let bots sit down before you do.
found-record-true = Record checked: all cards follow from secret and chance, all moves and points are right.
found-record-untrue = Record wrong: cards, moves or points do not follow from secret and chance. Save it; “tischrunde verify” shows where.
found-record-none = Record not checked: the server does not hand it out. Whether the cards follow from secret and chance is open.
