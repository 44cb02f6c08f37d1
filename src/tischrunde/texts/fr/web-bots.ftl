### Bots: who they are, and how they play.

bot-level = Bot, { $level }
bot-fips = Joue ce qui lui tombe sous la main, et s’étonne quand ça va.
bot-hopsa = N’a jamais eu de plan et n’en a jamais eu besoin.
bot-tumba = Adore tout mélanger, même ses propres intentions.
bot-zuppa = Lance un dé dans sa tête et lui obéit toujours.
bot-bommel = Calme et gentil ; oublie volontiers ce qui a été joué.
bot-tapsi = Apprend encore et se réjouit de chaque coup réussi.
bot-mokka = Boit d’abord une gorgée, puis a une idée toute simple.
bot-pilli = Joue avec prudence et n’aime embêter personne.
bot-robbo = Compte bien et se fie aux règles.
bot-zirka = Calcule à peu près et tombe souvent juste.
bot-polka = A de l’élan et riposte quand cela en vaut la peine.
bot-tinto = Tranquille, aimable, et souvent bien placé à la fin.
bot-volta = Voit deux coups plus loin et aime vous voir réfléchir.
bot-faro = Retient ce qui a été joué et attend votre erreur.
bot-brisko = Attaque dès que vous vous sentez à l’abri.
bot-raketa = Veut arriver en tête et déteste qu’on la freine.
bot-kalkula = Calcule toutes les mains que vous pourriez avoir.
bot-quanto = Connaît les chances de chaque coup et ne les dit à personne.
bot-zenit = Garde son calme quand ça se corse et ne donne rien.
bot-orakla = Devine ce que vous tenez à ce que vous ne jouez pas.
