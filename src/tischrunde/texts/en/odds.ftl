### The chances of a seat, in English.

odds-of = Chances of seat { $seat }
unseen = { $unseen } cards are unseen, { $stock } of them in the stock.
need-remedy = { $cards }, { $unseen } still unseen
need-green = { $cards }, { $unseen } still unseen
need-end-of-limit = { $cards }, { $unseen } still unseen
need-distance = Distance cards you can lay, { $unseen } still unseen
need-fitting = Cards that fit now, { $unseen } still unseen
in-turns = in { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }: { $chance }%
reply-coup-fourre = { $who } can answer “{ $card }” at once
reply-pass-on = { $who } can pass “{ $card }” on
reply-bluff = “{ $card }” of { $who } is a bluff
reply = { $words }: { $chance }%
nothing-needed = You need nothing just now.
assumed = Counted from what you see: every unseen card is equally likely anywhere, and one is drawn a turn. What others did not play is not counted.
