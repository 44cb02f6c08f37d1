### Bots: who they are, and how they play.

bot-level = Bot, { $level }
bot-fips = Plays whatever comes to hand and is amazed when it fits.
bot-hopsa = Has never had a plan and never missed one.
bot-tumba = Likes everything jumbled, intentions included.
bot-zuppa = Rolls a die inside and always does as it says.
bot-bommel = Easy-going and kind; tends to forget what was played.
bot-tapsi = Still learning, and glad of every move that works.
bot-mokka = Needs a sip first, then a very simple idea.
bot-pilli = Plays with care and does not like to annoy anyone.
bot-robbo = Keeps count and trusts the rules.
bot-zirka = Goes by rule of thumb, and is right surprisingly often.
bot-polka = Has swing, and hits back when it pays.
bot-tinto = Calm and friendly, and usually up there in the end.
bot-volta = Looks two moves ahead and likes to see you ponder.
bot-faro = Remembers what was played and waits for your mistake.
bot-brisko = Attacks as soon as you feel safe.
bot-raketa = Wants to be first and hates to be slowed down.
bot-kalkula = Works through every hand you could be holding.
bot-quanto = Knows the odds of every move and tells nobody.
bot-zenit = Stays cool when it gets tight, and gives nothing away.
bot-orakla = Guesses what you hold from what you do not play.
