### Bots: who they are, and how they play.

bot-level = Bot, { $level }
bot-fips = Legt, was ihm in die Finger kommt, und staunt, wenn es passt.
bot-hopsa = Hat noch nie einen Plan gehabt und auch keinen vermisst.
bot-tumba = Mischt am liebsten alles durcheinander, auch die eigenen Absichten.
bot-zuppa = Würfelt im Kopf und hält sich immer daran.
bot-bommel = Gemütlich und gutmütig; vergisst gern, was vorhin lag.
bot-tapsi = Lernt noch und freut sich über jeden geglückten Zug.
bot-mokka = Braucht erst einen Schluck, dann eine ganz einfache Idee.
bot-pilli = Spielt vorsichtig und ärgert andere nur ungern.
bot-robbo = Zählt ordentlich mit und verlässt sich auf die Regeln.
bot-zirka = Rechnet über den Daumen und liegt erstaunlich oft richtig.
bot-polka = Hat Schwung und schlägt zurück, wenn es sich lohnt.
bot-tinto = Ruhig, freundlich, und am Ende meistens vorn dabei.
bot-volta = Schaut zwei Züge weiter und sieht es gern, wenn du grübelst.
bot-faro = Behält im Kopf, was gespielt ist, und wartet auf deinen Fehler.
bot-brisko = Greift an, sobald du dich sicher fühlst.
bot-raketa = Will zuerst im Ziel sein und lässt sich ungern bremsen.
bot-kalkula = Rechnet jede Hand durch, die du haben könntest.
bot-quanto = Kennt von jedem Zug die Chance und sagt sie niemandem.
bot-zenit = Bleibt kühl, wenn es eng wird, und verschenkt nichts.
bot-orakla = Ahnt aus dem, was du nicht spielst, was du hältst.
