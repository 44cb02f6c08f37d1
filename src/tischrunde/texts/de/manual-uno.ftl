### The manual of UNO in German.

## Chapters

chapter-goal = Worum geht es?
chapter-cards = Die Karten
chapter-setup = So fangt ihr an
chapter-turn = Dein Zug
chapter-call = „Uno!“
chapter-out = Die letzte Karte
chapter-actions = Aktionskarten
chapter-wild = Farbenwahl und Zieh { $draw-four }
chapter-challenge = Geblufft? Fordere heraus!
chapter-start = Wenn die Startkarte etwas Besonderes ist
chapter-two = Zu zweit
chapter-jump-in = Dazwischenwerfen
chapter-seven-zero = Sieben und Null
chapter-teams = Im Team
chapter-end = Wenn der Stapel leer ist, und die letzte Karte
chapter-score = Punkte zählen
chapter-match = Die ganze Partie
chapter-mistakes = Häufige Irrtümer

## The first round

goal-out = Werde deine Karten los! Wer als Erster keine mehr hat, gewinnt die Runde.
goal-need = Ihr braucht { $fewest-players } bis { $most-players } Spieler, die { $deck } Karten, einen Zettel und einen Stift.
cards-kinds = Es gibt vier Farben: Rot, Gelb, Grün und Blau. In jeder Farbe gibt es Zahlen von null bis neun. Die Null gibt es einmal, die anderen zweimal.
cards-actions = Außerdem gibt es Aktionskarten, in jeder Farbe zwei von jeder Sorte, und schwarze Karten:
effect-skip-name = Aussetzen
effect-skip = Der Nächste ist nicht dran.
effect-reverse-name = Retour
effect-reverse = Es geht andersherum weiter.
effect-draw-two-name = Zieh { $draw-two }
effect-draw-two = Der Nächste zieht { $draw-two } Karten und setzt aus.
effect-wild-name = { $wild }
effect-wild = Du bestimmst die Farbe. Davon gibt es { $count-wild }.
effect-wild-draw-four-name = { $wild-draw-four }
effect-wild-draw-four = Du bestimmst die Farbe, und der Nächste zieht { $draw-four } Karten und setzt aus. Davon gibt es { $count-wild-draw-four }.
setup-dealer = Jeder zieht eine Karte. Wer die höchste Zahl hat, gibt; Karten ohne Zahl zählen null. Dann kommen alle Karten zurück.
setup-deal = Mischt gut und gebt jedem { $hand } Karten verdeckt. Der Rest ist der Stapel zum Ziehen. Dreht die oberste Karte um und legt sie daneben: Darauf wird gespielt.
setup-begin = Wer links vom Geber sitzt, fängt an. Dann geht es im Uhrzeigersinn weiter. Die nächste Runde gibt, wer links vom Geber sitzt.
turn-match = Leg eine Karte, die zur obersten passt: gleiche Farbe, gleiche Zahl oder gleiches Zeichen. Schwarze Karten kannst du statt einer passenden spielen.
turn-none = Hier passt nichts. Also zieh eine Karte.
turn-drawn = Glück gehabt, die gezogene Karte passt! Du darfst sie gleich legen, aber du musst nicht. Eine andere darfst du jetzt nicht mehr spielen.
turn-drawn-must = Glück gehabt, die gezogene Karte passt! Ihr habt abgemacht: Dann musst du sie auch legen.
turn-pass = Passt die gezogene Karte nicht, behältst du sie, und der Nächste ist dran.
turn-draw-on = Ihr habt abgemacht: Passt die gezogene Karte nicht, ziehst du weiter, bis eine passt.
turn-hold-back = Du darfst auch ziehen, obwohl du eine passende Karte hättest. Das ist manchmal schlau.
call-now = Du hast noch zwei Karten und legst gleich eine davon. Dann bleibt dir eine einzige. Ruf jetzt „Uno!“
call-done = Gerufen! Jetzt kann dir niemand etwas.
call-forgotten = Vergessen? Ben hat es gemerkt und dich erwischt: Du ziehst { $caught } Karten. Erwischen kann man dich aber nur, bis der Nächste seinen Zug angefangen hat.
out-last = Deine letzte Karte, und sie passt.
out-over = Geschafft! Die Runde ist zu Ende.
out-points = Du bekommst Punkte für alle Karten, die die anderen noch haben. Wie viele, steht unter „Punkte zählen“.
out-points-own = Ihr habt abgemacht: Jeder schreibt sich die Karten auf, die er noch hat. Wenige Punkte sind also gut.

## Action cards

actions-skip = Du hast „{ $red-skip }“ gelegt. Mia setzt aus, Ben ist dran.
actions-reverse = Du hast „{ $red-reverse }“ gelegt. Jetzt geht es andersherum: Ida ist dran.
actions-draw-two = Du hast „{ $red-draw-two }“ gelegt. Mia zieht { $draw-two } Karten und legt nichts. Ben ist dran.
actions-stack = Ihr habt abgemacht: Wer selbst eine Karte „Zieh { $draw-two }“ hat, darf sie drauflegen. Dann muss der Nächste alles zusammen ziehen oder weitergeben.
actions-stack-fours = Auch „{ $wild-draw-four }“ könnt ihr so weitergeben, immer nur mit einer gleichen Karte.
actions-symbols = Eine Aktionskarte passt auf ihre Farbe oder auf das gleiche Zeichen in einer anderen Farbe.

## Wilds

wild-follow = Hier hat sich jemand Grün gewünscht. Also legst du Grün oder wieder eine schwarze Karte.
wild-any-time = „{ $wild }“ darfst du jederzeit legen, auch wenn etwas anderes passt. Du darfst dir auch die Farbe wünschen, die schon liegt.
wild-four = Bei „{ $wild-draw-four }“ musst du ehrlich sein: Erlaubt ist die Karte nur, wenn du keine Karte in der Farbe hast, die gerade gilt. Hier gilt Rot, und du hast kein Rot. Dass deine blaue Karte wegen der Zahl passt, macht nichts.
wild-bluff = Hier hast du aber Rot. Legen kannst du „{ $wild-draw-four }“ trotzdem, das sieht ja keiner. Aber das ist geblufft, und der Nächste darf dich herausfordern.
wild-no-bluff = Ihr habt abgemacht, nicht zu bluffen. Hier hast du Rot, also geht „{ $wild-draw-four }“ nicht.
challenge-before = Es gilt Rot, und Ida ist dran. Du sitzt nach ihr.
challenge-four = Ida legt „{ $wild-draw-four }“ und wünscht sich Grün. Hat sie wirklich kein Rot mehr? Zieh die Karten, oder fordere sie heraus. Dann muss sie dir ihre Hand zeigen, nur dir.
challenge-guilty = Erwischt, sie hatte Rot! Ida zieht die { $draw-four } Karten selbst, und du bist ganz normal dran. Grün gilt trotzdem.
challenge-innocent = Diesmal war Ida ehrlich. Pech: Du ziehst { $wrong-challenge } Karten und setzt aus.

## Special cases

start-actions = Die erste Karte gilt für den, der anfangen würde. Bei „Aussetzen“ setzt er aus. Bei „Zieh { $draw-two }“ zieht er { $draw-two } Karten und setzt aus. Bei „Retour“ fängt der Geber an, und es geht rechts herum.
start-wilds = Bei „{ $wild }“ wünscht sich der erste Spieler eine Farbe und legt dann los. „{ $wild-draw-four }“ wird zurückgemischt, und ihr dreht eine neue Karte um.
two-skip = Zu zweit bist du nach „Aussetzen“ gleich wieder dran. Nach „Zieh { $draw-two }“ auch.
two-reverse = „Retour“ ändert zu zweit nichts: Mia ist dran.
two-reverse-skips = Ihr habt abgemacht: Zu zweit wirkt „Retour“ wie „Aussetzen“. Du bist gleich wieder dran.
jump-in-now = Ihr habt abgemacht: Wer genau die Karte hat, die oben liegt, gleiche Farbe und gleiches Zeichen, darf sie sofort dazwischenwerfen. Hier wäre Ben dran, aber du bist schneller. Danach geht es bei dir weiter.
seven-swap = Ihr habt abgemacht: Wer eine Sieben legt, tauscht alle Karten mit jemandem, den er sich aussucht.
zero-pass = Und bei einer Null geben alle ihre Karten weiter, in der Richtung, in der gespielt wird. Du hast jetzt die von Ida.
teams-who = Ihr spielt zu zweit im Team. Dein Partner sitzt dir gegenüber. Macht einer von euch aus, habt ihr beide gewonnen, und die Karten des anderen zählen nicht. Zeigen dürft ihr euch nichts.
end-stock = Ist der Stapel leer, mischt ihr die gelegten Karten neu. Nur die oberste bleibt liegen.
end-last = Ist deine letzte Karte „{ $red-draw-two }“, muss Mia trotzdem noch ziehen. Ihre neuen Karten zählen mit.

## Points

score-each = So viel zählen die Karten. Zahlen zählen, was draufsteht.
score-sheet = Ein Beispiel: Du bist fertig. Mia, Ben und Ida haben noch Karten auf der Hand. Die Punkte dafür bekommst alle du.
score-sheet-own = Ein Beispiel: Du bist fertig und schreibst nichts auf. Mia, Ben und Ida schreiben sich die Karten auf, die sie noch haben.
match-most = Spielt, bis jemand { $target } Punkte hat. Der hat gewonnen.
match-alternative = Ihr könnt auch andersherum zählen: Jeder behält die Punkte, die er noch auf der Hand hat, und am Ende gewinnt, wer die wenigsten hat. Macht das vorher ab.
match-fewest = Spielt, bis jemand { $target } Punkte hat. Dann gewinnt, wer die wenigsten hat.

## Mistakes

mistake-stack = „Auf ‚Zieh { $draw-two }‘ lege ich einfach noch eine drauf.“ Nein: Mia hätte zwar selbst so eine Karte, sie muss aber ziehen und setzt aus.
mistake-four = „Auf ‚{ $wild-draw-four }‘ lege ich meine eigene, dann zieht der Nächste alles.“ Nein, weitergeben geht nicht.
mistake-action-last = „Mit einer Aktionskarte darf man nicht aufhören.“ Doch, jede Karte darf die letzte sein.
mistake-call = „Ich habe ‚Uno‘ vergessen, also muss ich ziehen.“ Nur, wenn es jemand merkt, und zwar rechtzeitig.
