### Cases of UNO in English: why a move is allowed, and the questions people ask.

grant-colour = The colour fits.
grant-rank = Number or symbol fits, and the colour need not then.
grant-named-colour = It is the colour that was named.
grant-wild = A wild may always be played, even if other cards fit.
grant-wild-draw-four = No card of the hand has the colour on top.
grant-bluff = The condition is not met, for the colour is in hand. The card can be laid all the same, at one’s own risk: whoever must draw may challenge.
grant-drawn = The card just drawn fits and may be played at once.
grant-last-card = One may go out with an action card too.
grant-last-card-draws = One may go out with it; the cards are still drawn, and they count.
grant-draw = No card fits, so one is drawn.
grant-hold-back = One may draw although a card fits.
grant-keep = The drawn card may be kept; the turn is over then.
grant-challenge = Whoever must draw the four may doubt the wild draw four.
grant-accept = Nobody has to challenge: draw four and miss the turn.
grant-accept-stack = Whoever cannot or will not pass it on draws the sum.
grant-name = If a wild is turned up at the start the first player names the colour.
grant-call = With one card in hand “Uno” may still be called until somebody catches.
grant-catch = The call is still missing, and the next turn has not begun.
grant-jump-in = You agreed: the very same card may be laid out of turn.
grant-pass-on = You agreed: like on like passes the sum on.
grant-swap = After the seven hands are swapped with whomever one likes.
