## Why an entry of the score pad cannot be

impossible-no-such-party = There is no such party at your table.
impossible-distances-disagree = The distance cards make { $counted } km, not { $km } km.
impossible-not-a-distance = Distance cards go in steps of { $step } km, so nobody can have { $km } km.
impossible-too-many-cards = The box has only { $count } cards of “{ $card }”, for all parties together.
impossible-too-many-200s = { $party }: a party may lay no more than { $most } cards of 200 km in a round.
impossible-200s-disagree = { $count ->
    [0] Among the distance cards you counted there is no 200 km card.
   *[other] Among the distance cards you counted there is a 200 km card.
}
impossible-not-with-these-cards = { $party } cannot make { $km } km: with what the others have laid, the box has no cards for it.
impossible-past-the-goal = { $party } cannot have { $km } km: the goal at { $goal } km must be hit exactly.
impossible-too-far-past = { $party } cannot have { $km } km: the round ends with the card that reaches { $goal } km.
impossible-winner-not-there = { $party } has only { $km } km, and the round is won at { $goal } km.
impossible-winner-short-of-1000 = { $party } has only { $km } km, and after the call the round is won at { $goal } km.
impossible-goal-reached = { $party } is at { $goal } km and so has won the round.
impossible-two-at-the-goal = { $party } cannot be at { $goal } km as well: the round ended when the first party got there.
impossible-not-a-safety = “{ $card }” is no safety.
impossible-safety-laid-twice = “{ $safety }” is in the box only once, and another party has laid it.
impossible-coup-without-safety = { $party } has not laid “{ $safety }”, so it cannot have been a coup fourré.
impossible-no-extension = At your table the round ends at { $goal } km: there is no extension.
impossible-caller-not-there = { $party } has only { $km } km, and only who stands at { $goal } km can call for more.
impossible-caller-passed-the-goal = { $party } cannot have called for more: these cards never make exactly { $goal } km on the way.
impossible-called-too-late = { $party } cannot have called for more: the stock was used up already.
impossible-stock-not-used-up = Nobody reached { $goal } km, so the round ended only when the stock was used up.
impossible-stock-disagrees = That does not go together: once the stock is used up no card comes back to it, and { $goal } km were reached before or after that, or not at all.
