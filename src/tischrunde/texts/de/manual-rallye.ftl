### The manual of the rally game in German.

## Chapters

chapter-goal = Worum geht es?
chapter-cards = Die Karten
chapter-setup = So fangt ihr an
chapter-turn = Dein Zug
chapter-arrive = Ins Ziel
chapter-attack = Wen du angreifen darfst
chapter-limit = Das Tempolimit
chapter-blitz = { $coup-fourre }: der Gegenschlag
chapter-safety = Trümpfe
chapter-forgotten = Was man leicht vergisst
chapter-end = Wann die Runde endet
chapter-score = Punkte zählen
chapter-teams = Im Team
chapter-match = Die ganze Partie
chapter-mistakes = Häufige Irrtümer

## The first round

goal-race = Ihr fahrt um die Wette. Mit jeder Kilometerkarte kommt dein Auto weiter. Wer als Erster { $goal-2 } km geschafft hat, gewinnt die Runde. Aber Vorsicht: Die anderen legen dir Pannen und Stoppschilder in den Weg, und du ihnen auch.
goal-need = Ihr braucht die { $deck } Karten, einen Zettel und einen Stift. Eine Runde ist schnell gespielt; meist spielt man mehrere.
cards-distance = { $group-distance } bringen dich voran. So viele davon gibt es:
cards-others = Alle anderen Karten gehören zueinander. { $group-hazard } halten jemanden auf. { $group-remedy } räumen das wieder weg. { $group-safety } schützen dich sogar die ganze Runde lang. In jeder Zeile steht, was zusammengehört; davor, wie oft es die Karte gibt.
setup-removed = Seid ihr zu zweit oder zu dritt? Dann legt vor dem Mischen je eine dieser Karten in die Schachtel zurück: { $removed }.
setup-all-cards = Alle Karten spielen mit, egal, wie viele ihr seid.
setup-deal = Mischt gut und gebt jedem { $hand } Karten, eine nach der anderen. Schau nur deine eigenen an. Die übrigen Karten kommen verdeckt in die Mitte. Das ist der { $stock }. Daneben bleibt Platz für den { $discard-pile }.
setup-begin = Wer links vom Geber sitzt, fängt an. Dann geht es im Uhrzeigersinn weiter. Die nächste Runde gibt, wer links vom Geber sitzt.
line-up =
    { $parties ->
        [2]
            { $members ->
                [one] Jeder fährt allein, bis { $goal } km. Ihr spielt mit { $cards } Karten.
               *[other] Zwei Teams zu je { $members }, bis { $goal } km. Ihr spielt mit { $cards } Karten.
            }
       *[other]
            { $members ->
                [one] Jeder fährt allein, bis { $goal } km. Ihr spielt mit { $cards } Karten.
               *[other] { $parties } Teams zu je { $members }, bis { $goal } km. Ihr spielt mit { $cards } Karten.
            }
    }
turn-draw = Zieh zuerst die oberste Karte vom { $stock }. Dann spielst du eine Karte aus: vor dich hin, gegen jemand anderen oder auf den { $discard-pile }. Danach hast du wieder { $hand } Karten, und der Nächste ist dran.
turn-start = Am Anfang steht dein Auto. Kilometer darfst du noch keine legen. Du brauchst zuerst „{ $roll }“.
turn-drive = „{ $roll }“ liegt, Mia war dran. Jetzt fährst du: Leg in jedem Zug eine Kilometerkarte, am liebsten eine große.
turn-attack = Mia fährt auch schon. Mit „{ $stop }“ hältst du sie an: Leg die Karte auf ihren { $battle-pile }.
turn-attacked = Nun kommt Mia nicht weiter, bis sie etwas dagegen tut. Ihre Kilometer behält sie.
turn-broken = Jetzt hat es dich erwischt: { $flat-tyre }. Fahren geht nicht. Du brauchst „{ $spare-tyre }“; keine andere Karte repariert das.
turn-mended = Der Reifen ist gewechselt, aber du stehst noch. Nach jeder Panne musst du neu losfahren: mit „{ $roll }“.
turn-rolling = Beides liegt. Jetzt geht es weiter.
turn-stop = Bei „{ $stop }“ geht es schneller: Da reicht „{ $roll }“ allein.
turn-discard = Passt keine Karte? Dann leg eine offen auf den { $discard-pile }. Das darfst du immer, auch wenn du etwas anderes spielen könntest.
turn-discard-stuck = Passt keine Karte? Dann leg eine offen auf den { $discard-pile }. Ihr habt abgemacht: Das darf nur, wer wirklich nichts anderes legen kann. Einen Trumpf musst du dafür aber nicht hergeben.
arrive-end = Wer im Ziel ist, hat gewonnen, und die Runde ist sofort zu Ende.
arrive-exact = Du musst das Ziel genau treffen. Hier fehlen dir noch { $km-50 }. Eine größere Karte darfst du nicht legen.
arrive-least = Über das Ziel hinaus darfst du fahren. Hier fehlen dir noch { $km-50 }, und auch eine größere Karte bringt dich hin. Alle Kilometer zählen.
arrive-points = Schreibt auf, wie weit jeder gekommen ist: Jeder Kilometer ist ein Punkt. Der Sieger bekommt { $win-points } Punkte dazu. Wofür es noch Punkte gibt, steht unter „Punkte zählen“.

## Attacks

attack-green = Angreifen darfst du nur jemanden, der gerade fährt. Auf dem { $battle-pile } muss obenauf „{ $roll }“ liegen. Deine eigene Partei greifst du nie an.
attack-whom = Mia fährt, Ben steht schon. Auf einen Angriff kommt nie ein zweiter.
attack-spared = Mia ist noch gar nicht losgefahren. Ben hat erst die Hälfte geschafft: Der Reifen ist gewechselt, aber „{ $roll }“ fehlt noch. Beide lässt du jetzt in Ruhe.
attack-while-attacked = Du stehst selbst? Angreifen darfst du trotzdem. Manchmal ist das klüger als fahren.
attack-early = Sogar bevor du losgefahren bist, darfst du schon angreifen.
attack-late = Solange du noch nicht losgefahren bist, darfst du niemanden angreifen. Erst „{ $roll }“ oder „{ $right-of-way }“, dann die anderen.
attack-late-safety = Ein anderer Trumpf genügt dafür nicht. Damit bist du noch nicht losgefahren.

## The speed limit

limit-own-pile = „{ $speed-limit }“ kommt auf einen eigenen Stapel, den { $speed-pile }. Du darfst weiterfahren, aber nur langsam.
limit-battle-pile = „{ $speed-limit }“ kommt auf den { $battle-pile }, wie jeder andere Angriff. Du darfst weiterfahren, aber nur langsam.
limit-slow = Für dich gilt das Tempolimit. { $km-25 } und { $km-50 } sind erlaubt, mehr nicht. „{ $end-of-limit }“ hebt es auf.
limit-over = Das Tempolimit ist weg. „{ $roll }“ musst du dafür nicht noch einmal legen.
limit-needs-green = Auch ein Tempolimit bekommt nur, wer gerade fährt. Mia ist noch nicht gestartet, Ben steht.
limit-any-time = Ein Tempolimit darfst du jederzeit verteilen: Mia ist noch nicht gestartet, Ben steht, und beide können es bekommen.
limit-half-parried = Eine Ausnahme gibt es: Mia hat ihren Reifen gewechselt und wartet nur noch auf „{ $roll }“. Bis dahin bekommt sie auch kein Tempolimit.
limit-together = Tempolimit und Stop zugleich? Ja, es sind zwei Stapel. Nur ein zweites Tempolimit geht nicht.
limit-end = Mia hat das Tempolimit mit „{ $end-of-limit }“ aufgehoben. Das zählt wie „{ $roll }“: Sie fährt, also darfst du sie wieder angreifen.
limit-alone = Für Mia gilt ein Tempolimit. Solange es liegt, bekommt sie keinen zweiten Angriff, denn alle liegen auf demselben Stapel.

## The coup fourré

blitz-what = Das ist der schönste Moment im Spiel: Jemand greift dich an, und du hast genau den Trumpf dagegen auf der Hand. Ruf laut „{ $coup-fourre }!“ und leg ihn sofort, auch wenn du gar nicht dran bist.
blitz-before = Du fährst. Mia ist dran, nach ihr käme Ben. Auf deiner Hand wartet „{ $puncture-proof }“.
blitz-attack = Mia legt dir „{ $flat-tyre }“ hin. Jetzt musst du dich entscheiden: sofort antworten oder den Angriff hinnehmen.
blitz-coup = { $coup-fourre }! Der Trumpf liegt quer vor dir, damit ihr ihn beim Zählen erkennt. Mias Karte ist weg, als wäre nichts gewesen. Du ziehst zwei Karten und bist sofort dran.
blitz-on = Du fährst weiter, als Nächste ist Mia dran. Sie sitzt links von dir. Ben wurde übersprungen, der Arme.
blitz-points = Dafür gibt es { $coup-fourre-points } Punkte. Die { $safety-points } für den Trumpf kommen noch dazu, zusammen also { $coup-in-all }.
blitz-at-once = Es zählt nur sofort. Wer bis zu seinem nächsten Zug wartet oder den Trumpf erst danach zieht, darf ihn noch legen. Die { $coup-fourre-points } Punkte sind dann aber weg.
blitz-chain = Ziehst du dabei gleich den nächsten Trumpf? Dann leg ihn ruhig auch noch hin. Füll deine Hand wieder auf und spiel noch eine Karte aus.
blitz-chain-two = Ziehst du dabei gleich den nächsten Trumpf? Dann leg ihn ruhig auch noch hin. Ihr habt abgemacht: Danach ziehst du noch einmal zwei Karten und legst zwei, eine nach der anderen.
blitz-no-chain = Ziehst du dabei gleich den nächsten Trumpf? Du darfst ihn legen, aber er ist dann deine eine Karte für diesen Zug.

## Safeties

safety-what = Es gibt vier Trümpfe, jeden nur einmal. Leg einen, wann du willst, wenn du dran bist: auch ganz am Anfang, auch mitten in einer Panne. Er schützt dich bis zum Ende der Runde.
safety-stuck = Dein Tank ist leer. „{ $petrol-station }“ hilft sofort.
safety-lifted-again = Die Panne liegt auf dem { $discard-pile }, und darunter kommt „{ $roll }“ wieder zum Vorschein. Du füllst deine Hand auf und darfst gleich noch eine Karte legen.
safety-lifted = Die Panne liegt auf dem { $discard-pile }, und darunter kommt „{ $roll }“ wieder zum Vorschein. Der Trumpf war deine Karte für diesen Zug. Im nächsten fährst du weiter.
safety-protected = Mia hat „{ $petrol-station }“. Den Tank bekommst du nicht mehr leer; anhalten kannst du sie trotzdem.
safety-too-late = Hier lag „{ $repairs }“ schon auf der Panne, bevor der Trumpf kam. Dann räumt er nichts mehr weg, und „{ $roll }“ fehlt immer noch. Er schützt aber von jetzt an.
safety-right-of-way = „{ $right-of-way }“ kann am meisten: Du brauchst nie wieder „{ $roll }“, weder am Anfang noch nach einer Panne. Und weder „{ $stop }“ noch ein Tempolimit kann dir etwas anhaben.
safety-both = Du standest, und ein Tempolimit galt auch noch. Mit „{ $right-of-way }“ ist beides auf einmal weg.
safety-unassailable = Bei Mia liegt „{ $right-of-way }“, aber keine Karte „{ $roll }“. Dann kann sie gar niemand angreifen. Wenn sie klug ist, legt sie auch keine mehr.
safety-assailable = Mia fährt mit „{ $right-of-way }“. Dann darfst du sie mit einer Panne angreifen, auch wenn bei ihr gar nichts auf dem { $battle-pile } liegt. Ben hat keine Vorfahrt und bleibt verschont, bis er wieder fährt.
safety-remedy-assailable = Mia hat ihren Reifen gewechselt. Mit „{ $right-of-way }“ fährt sie schon wieder, also darfst du sie auch wieder angreifen.
safety-bare-unassailable = Hat sie mit „{ $right-of-way }“ angefangen und liegt sonst nichts da, kannst du sie nicht angreifen.
safety-held = Ein Trumpf, den du am Ende noch auf der Hand hast, ist nichts wert. Wart also nicht zu lange.

## What one forgets

forgotten-200s =
    { $most-200s ->
        [0] Karten mit { $km-200 } darf niemand legen.
        [one] In einer Runde darf jede Partei nur eine Karte mit { $km-200 } legen.
       *[other] In einer Runde darf jede Partei höchstens { $most-200s } Karten mit { $km-200 } legen.
    }
forgotten-third = Du bist schon zweimal { $km-200 } gefahren. Die dritte Karte kannst du nur noch ablegen.
forgotten-useless = Nichts auf Vorrat: „{ $roll }“ geht kein zweites Mal, solange du fährst. Und wo nichts kaputt ist, gibt es nichts zu reparieren.
forgotten-order = Die Kilometerkarten legst du in beliebiger Reihenfolge.
forgotten-hidden = Was du ziehst, zeigst du niemandem, auch nicht deinem Partner.

## The end of a round

end-played-out = Ist der { $stock } leer, spielt ihr ohne Ziehen weiter: jeder eine Karte, reihum, bis niemand mehr eine hat oder jemand im Ziel ist.
end-with-stock = Ist der { $stock } leer, ist die Runde aus. Wer die letzte Karte gezogen hat, darf seinen Zug noch zu Ende spielen.
end-nobody = Kommt niemand ins Ziel, gibt es keinen Sieger. Kilometer und Trümpfe zählen trotzdem.
end-extension = Fahrt ihr bis { $goal-2 } km, darf verlängern, wer dort ankommt: Dann geht das Rennen bis { $extended-goal } km weiter, für alle. Das kann sich lohnen, aber jetzt kann dich noch jemand überholen.
end-call = Du bist bei { $goal-2 } km. Sag jetzt, was du willst: verlängern oder gewinnen. Später geht es nicht mehr.
end-extension-late = Auch wenn der { $stock } schon leer ist, darfst du noch verlängern, solange jemand Karten auf der Hand hat.
end-extension-early = Ist der { $stock } schon leer, darfst du nicht mehr verlängern.
end-no-extension = Bei { $goal-2 } km ist Schluss. Verlängern bis { $extended-goal } km könnt ihr vorher abmachen.

## Points

score-km = Nach jeder Runde zählt ihr zusammen. Jeder Kilometer ist ein Punkt, auch für die Verlierer. Dazu kommt:
score-sheet = Ein Beispiel: Du bist genau im Ziel, ohne eine einzige Karte mit { $km-200 }, mit zwei Trümpfen, einen davon als { $coup-fourre }. Mia hat einen Trumpf.
score-four = Wer alle vier Trümpfe gelegt hat, bekommt dafür { $all-safeties-points } Punkte. Die Punkte für jeden einzelnen sind da schon drin.
score-four-on-top = Wer alle vier Trümpfe gelegt hat, bekommt { $all-safeties-points } Punkte zusätzlich.
score-stock-after = Wer erst gewinnt, wenn der { $stock } schon leer ist, bekommt { $stock-points } Punkte extra.
score-stock-before = Wer gewinnt, solange im { $stock } noch Karten liegen, bekommt { $stock-points } Punkte extra.
score-stock-first = Wer als Erster { $goal-2 } km erreicht (im Team { $goal-4 } km), solange im { $stock } noch Karten liegen, bekommt { $stock-points } Punkte extra, auch wenn ein anderer am Ende gewinnt.
score-stock-none = Ob der { $stock } am Ende leer ist, spielt für die Punkte keine Rolle.
score-unplaced-winner = Hat eine Partei keine einzige Kilometerkarte gelegt, bekommt der Sieger dafür { $unplaced-points } Punkte.
score-unplaced-placed = Hat eine Partei keine einzige Kilometerkarte gelegt, bekommt jede gegnerische Partei, die gefahren ist, { $unplaced-points } Punkte.
score-unplaced-only = Wer gar nicht gefahren ist, bekommt nur Punkte für seine Trümpfe, { $coup-fourre } eingeschlossen.
score-unplaced-too = Wer gar nicht gefahren ist, bekommt trotzdem alle Punkte, die ihm sonst zustehen.
score-extension = Nach einer Verlängerung gewinnt, wer als Erster { $extended-goal } km hat, ganz gleich, wer verlängert hat. Dafür gibt es { $extension-points } Punkte zusätzlich zu den { $win-points } für den Sieg.
score-extension-failed = Schafft es niemand, bekommt jeder Gegner von dem, der verlängert hat, { $extension-points } Punkte.
score-extension-overtaken = Schafft es nicht der, der verlängert hat, bekommen alle seine Gegner { $extension-points } Punkte, ob sie angekommen sind oder nicht.
score-extension-lost = Schafft es niemand, bekommt auch niemand die { $extension-points } Punkte.
score-no-extension = Für eine Verlängerung gibt es keine Punkte, denn ihr spielt ohne.

## Teams

teams-seats = Zu viert und zu sechst spielt ihr in Teams. Setzt euch abwechselnd: Links und rechts von dir sitzt jemand aus einem anderen Team.
teams-two = Zu viert sind es zwei Paare, zu sechst zwei Teams zu dritt. Alle fahren { $goal-4 } km.
teams-three = Zu viert sind es zwei Paare, die { $goal-4 } km fahren. Zu sechst sind es drei Paare, und { $goal-6 } km genügen.
teams-display = Ein Team hat nur ein Auto: Alle legen ihre Karten an dieselbe Stelle. Die Karten auf der Hand zeigt ihr euch aber nicht.
teams-asked = Du greifst das andere Team an. Antworten darf jeder daraus: Mia oder Ida, wer eben den richtigen Trumpf hat. Wer antwortet, ist danach dran.

## The match

match-target = Spielt so viele Runden, bis jemand { $target } Punkte hat. Zählt nach jeder Runde zusammen, mischt alle Karten und gebt neu.
match-tie = Sind mehrere in derselben Runde so weit, gewinnt, wer mehr Punkte hat. Steht es genau gleich, spielt ihr noch eine Runde.

## Mistakes

mistake-green = „Der Tank ist voll, also fahre ich.“ Noch nicht: Erst kommt wieder „{ $roll }“.
mistake-stop = „Nach ‚{ $stop }‘ brauche ich zwei Karten.“ Nein, „{ $roll }“ allein genügt. Hier liegt die Karte, und du fährst schon wieder.
mistake-limit = „Beim Tempolimit stehe ich.“ Nein, du fährst weiter, nur nicht schneller als { $km-50 }.
mistake-blitz = „Den Trumpf lege ich nächstes Mal, die Punkte für die { $coup-fourre } bekomme ich trotzdem.“ Nein, die gibt es nur sofort.
mistake-held = „Den Trumpf hebe ich mir auf, der zählt am Ende.“ Nein, nur was vor dir liegt, zählt.
