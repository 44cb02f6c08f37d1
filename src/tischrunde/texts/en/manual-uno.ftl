### The manual of UNO in English.

## Chapters

chapter-goal = What is it about?
chapter-cards = The cards
chapter-setup = Getting ready
chapter-turn = Your turn
chapter-call = “Uno!”
chapter-out = The last card
chapter-actions = Action cards
chapter-wild = Wild and draw { $draw-four }
chapter-challenge = A bluff? Challenge it!
chapter-start = When the starting card is a special one
chapter-two = Two players
chapter-jump-in = Jumping in
chapter-seven-zero = Seven and zero
chapter-teams = In a team
chapter-end = When the stock is empty, and the last card
chapter-score = Counting points
chapter-match = The whole match
chapter-mistakes = Common mistakes

## The first round

goal-out = Get rid of your cards! Whoever has none left first wins the round.
goal-need = You need { $fewest-players } to { $most-players } players, the { $deck } cards, a sheet of paper and a pencil.
cards-kinds = There are four colours: red, yellow, green and blue. Each colour has numbers from zero to nine. There is one zero, and two of each other number.
cards-actions = There are action cards as well, two of each in every colour, and black cards:
effect-skip-name = Skip
effect-skip = The next player has no turn.
effect-reverse-name = Reverse
effect-reverse = Play goes the other way round.
effect-draw-two-name = Draw { $draw-two }
effect-draw-two = The next player draws { $draw-two } cards and misses the turn.
effect-wild-name = { $wild }
effect-wild = You choose the colour. There are { $count-wild } of them.
effect-wild-draw-four-name = { $wild-draw-four }
effect-wild-draw-four = You choose the colour, and the next player draws { $draw-four } cards and misses the turn. There are { $count-wild-draw-four } of them.
setup-dealer = Everybody draws a card. The highest number deals; cards without a number count zero. Then all cards go back.
setup-deal = Shuffle well and deal { $hand } cards to everybody, face down. The rest is the stock to draw from. Turn up its top card and lay it beside: that is where you play.
setup-begin = Whoever sits to the left of the dealer begins. Then it goes round clockwise. The next round is dealt by the player to the left of the dealer.
turn-match = Lay a card that fits the top one: the same colour, the same number or the same symbol. You may play a black card instead.
turn-none = Nothing fits here. So draw a card.
turn-drawn = You are lucky, the drawn card fits! You may lay it at once, but you need not. You may not play any other card now.
turn-drawn-must = You are lucky, the drawn card fits! You have agreed that you then have to lay it.
turn-pass = If the drawn card does not fit, you keep it, and it is the next player’s turn.
turn-draw-on = You have agreed that you go on drawing until a card fits.
turn-hold-back = You may draw even though you have a card that fits. Sometimes that is clever.
call-now = You have two cards and are about to lay one. Then a single one is left. Call “Uno!” now.
call-done = You have called. Now nobody can catch you.
call-forgotten = Did you forget? Ben has noticed and caught you: you draw { $caught } cards. But you can only be caught until the next player has begun the turn.
out-last = Your last card, and it fits.
out-over = You did it! The round is over.
out-points = You score all the cards the others still hold. How much they count is told under “Counting points”.
out-points-own = You have agreed that all write down the cards they still hold. So few points are good.

## Action cards

actions-skip = You have laid “{ $red-skip }”. Mia is skipped, it is Ben’s turn.
actions-reverse = You have laid “{ $red-reverse }”. Now it goes the other way round: it is Ida’s turn.
actions-draw-two = You have laid “{ $red-draw-two }”. Mia draws { $draw-two } cards and lays nothing. It is Ben’s turn.
actions-stack = You have agreed that whoever has a “Draw { $draw-two }” too may lay it on top. Then the next player has to draw all of it together, or pass it on.
actions-stack-fours = You can pass on “{ $wild-draw-four }” like that too, always with a card of the same kind.
actions-symbols = An action card goes on its colour, or on the same symbol in another colour.

## Wilds

wild-follow = Somebody chose green here. So you lay green, or another black card.
wild-any-time = You may lay “{ $wild }” at any time, even if something else fits. You may also choose the colour that lies there already.
wild-four = With “{ $wild-draw-four }” you have to be honest: it is only allowed if you hold no card of the colour to follow. Here that is red, and you have no red. That your blue card fits by its number does not matter.
wild-bluff = But here you have red. You can still lay “{ $wild-draw-four }”, for nobody sees it. But that is a bluff, and the next player may challenge you.
wild-no-bluff = You have agreed not to bluff. Here you have red, so “{ $wild-draw-four }” is not possible.
challenge-before = Red is to be followed, and it is Ida’s turn. You sit after her.
challenge-four = Ida lays “{ $wild-draw-four }” and chooses green. Does she really have no red left? Draw the cards, or challenge her. Then she has to show her hand to you, and to you alone.
challenge-guilty = Got her, she had red! Ida draws the { $draw-four } cards herself, and you take a normal turn. Green is still to be followed.
challenge-innocent = This time Ida was honest. Bad luck: you draw { $wrong-challenge } cards and miss your turn.

## Special cases

start-actions = The first card counts for whoever would begin. With “Skip” that player is skipped. With “Draw { $draw-two }” that player draws { $draw-two } cards and is skipped. With “Reverse” the dealer begins, and it goes round to the right.
start-wilds = With “{ $wild }” the first player chooses a colour and then begins. “{ $wild-draw-four }” is shuffled back, and you turn up another card.
two-skip = When there are two of you, you have another turn right after “Skip”. After “Draw { $draw-two }” too.
two-reverse = With two players “Reverse” changes nothing: it is Mia’s turn.
two-reverse-skips = You have agreed that with two players “Reverse” works like “Skip”. You have another turn right away.
jump-in-now = You have agreed that whoever has the very card on top, the same colour and the same symbol, may throw it in at once. Here it would be Ben’s turn, but you are quicker. Play then goes on from you.
seven-swap = You have agreed that whoever lays a seven swaps all cards with somebody of their choice.
zero-pass = And with a zero everybody passes on their cards, the way play is going. You now have Ida’s.
teams-who = You play in teams of two. Your partner sits opposite you. If one of you goes out, both have won, and the other’s cards do not count. You may not show each other anything.
end-stock = When the stock is empty, shuffle the cards that have been laid. Only the top one stays.
end-last = If your last card is “{ $red-draw-two }”, Mia still has to draw. Her new cards count.

## Points

score-each = This is what cards are worth. Numbers count what they show.
score-sheet = An example: you are out. Mia, Ben and Ida still hold cards. All the points for them are yours.
score-sheet-own = An example: you are out and write down nothing. Mia, Ben and Ida write down the cards they still hold.
match-most = Play until somebody has { $target } points. That player has won.
match-alternative = You can also count the other way round: everybody keeps the points of their own cards, and in the end the lowest total wins. Agree on that beforehand.
match-fewest = Play until somebody has { $target } points. Then the lowest total wins.

## Mistakes

mistake-stack = “On ‘Draw { $draw-two }’ I simply lay another one.” No: Mia does have such a card, but she has to draw and misses her turn.
mistake-four = “On ‘{ $wild-draw-four }’ I lay my own, and the next player draws everything.” No, it cannot be passed on.
mistake-action-last = “You cannot go out with an action card.” You can, every card may be the last.
mistake-call = “I forgot to call ‘Uno’, so I have to draw.” Only if somebody notices, and in time.
