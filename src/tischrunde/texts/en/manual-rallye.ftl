### The manual of the rally game in English.

## Chapters

chapter-goal = What is it about?
chapter-cards = The cards
chapter-setup = Getting ready
chapter-turn = Your turn
chapter-arrive = Reaching the goal
chapter-attack = Whom you may attack
chapter-limit = The speed limit
chapter-blitz = The { $coup-fourre }: striking back
chapter-safety = Safeties
chapter-forgotten = What is easily forgotten
chapter-end = When the round ends
chapter-score = Counting points
chapter-teams = In a team
chapter-match = The whole match
chapter-mistakes = Common mistakes

## The first round

goal-race = You are in a race. Every distance card takes your car further. Whoever has driven { $goal-2 } km first wins the round. But watch out: the others put breakdowns and stop signs in your way, and you do the same to them.
goal-need = You need the { $deck } cards, a sheet of paper and a pencil. A round is quick to play; most people play several.
cards-distance = The { $group-distance } take you further. This is how many there are:
cards-others = All other cards belong together. The { $group-hazard } hold somebody up. The { $group-remedy } clear that away again. The { $group-safety } even protect you for the whole round. Each row shows what belongs together, and before each card how many there are.
setup-removed = Are there two or three of you? Then, before you shuffle, put one of each of these cards back into the box: { $removed }.
setup-all-cards = You play with all the cards, however many of you there are.
setup-deal = Shuffle well and deal { $hand } cards to everybody, one at a time. Look at your own only. Put the rest face down in the middle. That is the { $stock }. Leave room beside it for the { $discard-pile }.
setup-begin = Whoever sits to the left of the dealer begins. Then it goes round clockwise. The next round is dealt by the player to the left of the dealer.
line-up =
    { $parties ->
        [2]
            { $members ->
                [one] Everybody drives alone, to { $goal } km. You play with { $cards } cards.
               *[other] Two teams of { $members }, to { $goal } km. You play with { $cards } cards.
            }
       *[other]
            { $members ->
                [one] Everybody drives alone, to { $goal } km. You play with { $cards } cards.
               *[other] { $parties } teams of { $members }, to { $goal } km. You play with { $cards } cards.
            }
    }
turn-draw = First take the top card of the { $stock }. Then play one card: in front of yourself, against somebody else, or onto the { $discard-pile }. Now you have { $hand } cards again, and it is the next player’s turn.
turn-start = At first your car is standing still. You cannot lay any distance yet. You need “{ $roll }” first.
turn-drive = “{ $roll }” is there, and Mia has had her turn. Now you drive: lay one distance card each turn, a big one if you can.
turn-attack = Mia is driving as well. With “{ $stop }” you bring her to a halt: lay the card on her { $battle-pile }.
turn-attacked = Now Mia cannot go on until she does something about it. She keeps the distance she has.
turn-broken = Now it is you who got hit: { $flat-tyre }. You cannot drive. You need “{ $spare-tyre }”; no other card repairs it.
turn-mended = The tyre is changed, but you are still standing. After every breakdown you have to set off again, with “{ $roll }”.
turn-rolling = Both cards are there. Off you go.
turn-stop = With “{ $stop }” it is quicker: “{ $roll }” alone is enough.
turn-discard = Does no card fit? Then lay one face up on the { $discard-pile }. You may always do that, even if you could play something else.
turn-discard-stuck = Does no card fit? Then lay one face up on the { $discard-pile }. You have agreed that only those who can lay nothing else may do that. But nobody has to give up a safety for it.
arrive-end = Whoever reaches the goal wins, and the round is over at once.
arrive-exact = You have to hit the goal exactly. Here { $km-50 } are missing. You may not lay a bigger card.
arrive-least = You may drive past the goal. Here { $km-50 } are missing, and a bigger card gets you there too. Every kilometre counts.
arrive-points = Write down how far everybody has got: each kilometre is one point. The winner gets { $win-points } points on top. What else scores is told under “Counting points”.

## Attacks

attack-green = You may only attack somebody who is driving. “{ $roll }” has to be on top of the { $battle-pile }. You never attack your own side.
attack-whom = Mia is driving, Ben has stopped already. One attack is never laid on another.
attack-spared = Mia has not even started. Ben is only half done: the tyre is changed, but “{ $roll }” is still missing. Leave both of them alone for now.
attack-while-attacked = Are you held up yourself? You may attack all the same. Sometimes that is wiser than driving.
attack-early = You may attack even before you have set off.
attack-late = As long as you have not set off, you may not attack anybody. First “{ $roll }” or “{ $right-of-way }”, then the others.
attack-late-safety = Any other safety is not enough. You have not set off with it.

## The speed limit

limit-own-pile = “{ $speed-limit }” goes on a pile of its own, the { $speed-pile }. You may drive on, but only slowly.
limit-battle-pile = “{ $speed-limit }” goes on the { $battle-pile } like any other attack. You may drive on, but only slowly.
limit-slow = There is a speed limit for you. { $km-25 } and { $km-50 } are allowed, no more. “{ $end-of-limit }” lifts it.
limit-over = The limit is gone. You need no new “{ $roll }”.
limit-needs-green = A speed limit, too, goes only to somebody who is driving. Mia has not started, Ben has stopped.
limit-any-time = You may hand out a speed limit at any time: Mia has not started, Ben has stopped, and both can get it.
limit-half-parried = There is one exception: Mia has changed her tyre and only waits for “{ $roll }”. Until then she gets no speed limit either.
limit-together = A limit and a stop at once? Yes, there are two piles. Only a second limit is not allowed.
limit-end = Mia has lifted the limit with “{ $end-of-limit }”. That counts like “{ $roll }”: she is driving, so you may attack her again.
limit-alone = There is a limit for Mia. As long as it lies there she gets no second attack, for all of them go on the same pile.

## The coup fourré

blitz-what = This is the best moment of the game: somebody attacks you, and you hold just the safety against it. Call out “{ $coup-fourre }!” and lay it at once, even though it is not your turn.
blitz-before = You are driving. It is Mia’s turn, and Ben would be next. “{ $puncture-proof }” is waiting in your hand.
blitz-attack = Mia lays “{ $flat-tyre }” in front of you. Now decide: answer at once, or take the attack.
blitz-coup = A { $coup-fourre }! The safety lies crosswise before you, so that you know it when you count. Mia’s card is gone as if nothing had happened. You draw two cards, and it is your turn right away.
blitz-on = You drive on, and Mia is next. She sits to your left. Poor Ben has been skipped.
blitz-points = That scores { $coup-fourre-points } points. The { $safety-points } for the safety come on top, which makes { $coup-in-all }.
blitz-at-once = It counts only at once. Whoever waits for the next turn, or draws the safety later, may still lay it. But the { $coup-fourre-points } points are gone.
blitz-chain = Did you draw another safety just then? Lay it as well if you like. Fill your hand again and play one more card.
blitz-chain-two = Did you draw another safety just then? Lay it as well if you like. You have agreed that you then draw two cards once more and lay two, one after the other.
blitz-no-chain = Did you draw another safety just then? You may lay it, but it is your one card for this turn.

## Safeties

safety-what = There are four safeties, only one of each. Lay one whenever you like when it is your turn: at the very start, or in the middle of a breakdown. It protects you until the end of the round.
safety-stuck = Your tank is empty. “{ $petrol-station }” helps at once.
safety-lifted-again = The breakdown lies on the { $discard-pile }, and the “{ $roll }” below shows again. You fill your hand and may lay another card straight away.
safety-lifted = The breakdown lies on the { $discard-pile }, and the “{ $roll }” below shows again. The safety was your card for this turn. You drive on in the next.
safety-protected = Mia has “{ $petrol-station }”. Her tank will not run empty any more; but you can still stop her.
safety-too-late = Here “{ $repairs }” lay on the breakdown before the safety came. Then it clears nothing away, and “{ $roll }” is still missing. But it protects from now on.
safety-right-of-way = “{ $right-of-way }” can do the most: you never need “{ $roll }” again, neither at the start nor after a breakdown. And neither “{ $stop }” nor a speed limit can harm you.
safety-both = You had stopped, and there was a limit for you as well. With “{ $right-of-way }” both are gone at once.
safety-unassailable = Mia has “{ $right-of-way }”, but no “{ $roll }”. Then nobody can attack her at all. If she is wise, she will not lay one any more.
safety-assailable = Mia drives with “{ $right-of-way }”. Then you may attack her with a breakdown, even if nothing at all lies on her { $battle-pile }. Ben has no right of way and is spared until he drives again.
safety-remedy-assailable = Mia has changed her tyre. With “{ $right-of-way }” she is driving already, so you may attack her again as well.
safety-bare-unassailable = If she began with “{ $right-of-way }” and nothing else lies there, you cannot attack her.
safety-held = A safety that is still in your hand at the end is worth nothing. So do not wait too long.

## What one forgets

forgotten-200s =
    { $most-200s ->
        [0] Nobody may lay a card of { $km-200 }.
        [one] In a round each side may lay only one card of { $km-200 }.
       *[other] In a round each side may lay at most { $most-200s } cards of { $km-200 }.
    }
forgotten-third = You have driven { $km-200 } twice. The third card can only be discarded.
forgotten-useless = Nothing in advance: a second “{ $roll }” is not possible while you are driving. And where nothing is broken there is nothing to repair.
forgotten-order = You lay the distance cards in any order.
forgotten-hidden = You show nobody what you draw, not even your partner.

## The end of a round

end-played-out = When the { $stock } is empty, you play on without drawing: one card each in turn, until nobody has any left or somebody reaches the goal.
end-with-stock = When the { $stock } is empty, the round is over. Whoever drew the last card may finish that turn.
end-nobody = If nobody reaches the goal, nobody wins. Distances and safeties count all the same.
end-extension = If you drive to { $goal-2 } km, whoever gets there may extend the round: then the race goes on to { $extended-goal } km, for everybody. That can pay off, but now somebody may still overtake you.
end-call = You are at { $goal-2 } km. Say now what you want: extend or win. Later is too late.
end-extension-late = You may extend even when the { $stock } is empty, as long as somebody still has cards in hand.
end-extension-early = Once the { $stock } is empty, you may not extend any more.
end-no-extension = The race ends at { $goal-2 } km. You can agree beforehand that it may be extended to { $extended-goal } km.

## Points

score-km = You add up after every round. Each kilometre is one point, for the losers too. Then there is:
score-sheet = An example: you have hit the goal exactly, without a single card of { $km-200 }, with two safeties, one of them as a { $coup-fourre }. Mia has one safety.
score-four = Whoever has laid all four safeties gets { $all-safeties-points } points for them. The points for each single one are part of that.
score-four-on-top = Whoever has laid all four safeties gets { $all-safeties-points } points on top.
score-stock-after = Whoever wins only after the { $stock } is empty gets { $stock-points } points extra.
score-stock-before = Whoever wins while there are cards left in the { $stock } gets { $stock-points } points extra.
score-stock-first = Whoever is the first to reach { $goal-2 } km (in teams { $goal-4 } km) while there are cards left in the { $stock } gets { $stock-points } points extra, even if somebody else wins in the end.
score-stock-none = Whether the { $stock } is empty at the end makes no difference to the points.
score-unplaced-winner = If a side has not laid a single distance card, the winner gets { $unplaced-points } points for it.
score-unplaced-placed = If a side has not laid a single distance card, every opposing side that has driven gets { $unplaced-points } points.
score-unplaced-only = Whoever has not driven at all scores only for safeties, a { $coup-fourre } included.
score-unplaced-too = Whoever has not driven at all still gets all other points that are due.
score-extension = After an extension the winner is whoever has { $extended-goal } km first, no matter who extended. That scores { $extension-points } points on top of the { $win-points } for winning.
score-extension-failed = If nobody gets there, each opponent of the one who extended scores { $extension-points } points.
score-extension-overtaken = If the one who extended does not get there, all opponents score { $extension-points } points, whether they have arrived or not.
score-extension-lost = If nobody gets there, nobody scores the { $extension-points } points either.
score-no-extension = There are no points for an extension, for you play without.

## Teams

teams-seats = Four or six of you play in teams. Sit alternately: on your left and on your right sits somebody from another team.
teams-two = Four of you are two pairs, six are two teams of three. Everybody drives { $goal-4 } km.
teams-three = Four of you are two pairs, who drive { $goal-4 } km. Six are three pairs, and { $goal-6 } km are enough.
teams-display = A team has only one car: everybody lays their cards in the same place. But you do not show each other your hands.
teams-asked = You attack the other team. Either of them may answer: Mia or Ida, whoever holds the right safety. Whoever answers has the next turn.

## The match

match-target = Play as many rounds as it takes until somebody has { $target } points. Add up after every round, shuffle all the cards and deal again.
match-tie = If several get there in the same round, the higher total wins. If it is a tie, you play another round.

## Mistakes

mistake-green = “The tank is full, so I drive on.” Not yet: “{ $roll }” comes first.
mistake-stop = “After ‘{ $stop }’ I need two cards.” No, one “{ $roll }” is enough. Here you have laid it and are driving again.
mistake-limit = “A speed limit brings me to a halt.” No, you drive on, just not faster than { $km-50 }.
mistake-blitz = “I will lay the safety next time and still get the points for the { $coup-fourre }.” No, those are only for answering at once.
mistake-held = “I keep my safety, it counts in the end.” No, only what lies before you counts.
