### Everywhere

new-tab = (öffnet einen neuen Tab)
clock-left =
    { $seconds ->
        [one] Noch eine Sekunde
       *[other] Noch { $seconds } Sekunden
    }
you = Du
loading = Einen Moment …
to-start = Zur Startseite
copy-link = Link kopieren
copied = Der Link ist kopiert.
copy-failed = Kopieren ging nicht. Markiere den Link und kopiere ihn selbst.

## Table

table-seat = Platz { $seat }
table-bot = Bot
table-and = { $some } und { $last }
table-or = { $some } oder { $last }
table-actions = Was du tun kannst
hand =
    { $count ->
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
hand-gained = Neu auf deiner Hand: { $cards }.
hand-chosen = { $card } gewählt: { $ways }.
hand-chosen-early = { $card } gewählt. Du bist noch nicht dran.
hand-put-back = { $card } nicht mehr gewählt.
hand-locked = { $card }, gesperrt
hand-drawn = { $card }, gerade gezogen
hand-fresh = { $card }, neu
hand-mark-fresh = neu
hand-mark-drawn = gezogen
hand-hint = { $card }, Tipp
hand-mark-hint = Tipp
whynot-rule = Regel zeigen
rule = Die Regel
rule-back = Zurück zum Tisch
hint = Tipp
hint-move = Tipp: { $move }.
hint-for = Dafür: { $reason }.
hint-against = Dagegen: { $reason }.
hint-remark = Dazu: { $reason }.
hint-chance = Chance, die Partie zu gewinnen: etwa { $chance } %.

## Replay

connecting = Der Tisch wird gedeckt …
your-turn = Du bist dran
menu = Menü
log = Verlauf
phrases = Sprüche
table-notices = Hinweise
table-panel = Neben dem Tisch
table-round = Runde { $number }
table-goal = bis { NUMBER($km, useGrouping: 0) } km
table-target =
    { $points ->
        [one] bis { NUMBER($points) } Punkt
       *[other] bis { NUMBER($points) } Punkte
    }
table-watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
table-connected = verbunden
table-away = nicht verbunden
table-sound = Ton
table-keys = 1–9 Karte wählen · Z Ziel wechseln · ? Hilfe
log-empty = Noch ist nichts passiert.

## Table: who is there

away = Verbindung weg, wir versuchen es weiter ({ $seconds } s).
away-announced = Die Verbindung ist weg. Du kannst dir den Tisch weiter ansehen; sobald sie zurück ist, geht es weiter.
back-announced = Die Verbindung ist wieder da.
recalling = Inzwischen: { $told }
stood-in = Ein Bot spielt für dich.
take-back = Platz zurücknehmen
absent = { $name } ist gerade nicht da. Wir warten.
absent-long = { $name } ist schon länger weg. Weiter warten oder einen Bot spielen lassen?
absent-wait = Weiter warten
absent-bot = Bot spielen lassen
player-away = { $name } ist gerade nicht verbunden

## Table: menu

menu-words = Tisch in Worten
menu-odds = Chancen
words-title = Was liegt auf dem Tisch?
menu-rules = Regeln dieser Ausgabe
menu-settings = Einstellungen
menu-leave = Einen Bot für mich spielen lassen
menu-replace = Jemanden durch einen Bot ersetzen
menu-speed = Tempo der Bots
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
replace-title = Wen soll ein Bot ersetzen?
replace-how = Wenn alle anderen zustimmen, spielt ein Bot diesen Platz zu Ende. Wer ersetzt wird, kann in dieser Partie nicht zurückkommen, und der Tisch bekommt einen neuen Code.
replace-one = { $name } ersetzen
replace-waits = { $name }: Die anderen müssen noch zustimmen.
replace-question = { $host } möchte, dass ein Bot für { $name } zu Ende spielt. Einverstanden?
replace-you = { $host } möchte, dass ein Bot für dich zu Ende spielt. Die anderen entscheiden.
replace-agree = Einverstanden
replace-refuse = Nein
menu-device = Auf einem zweiten Gerät spielen
device-how = Öffne diesen Link auf dem anderen Gerät. Danach spielst du auf beiden denselben Platz. Gib ihn niemandem sonst: Wer ihn öffnet, sieht deine Karten.
device-until =
    { $minutes ->
        [one] Der Link gilt einmal und noch eine Minute.
       *[other] Der Link gilt einmal und noch { $minutes } Minuten.
    }
device-name = Zweites Gerät

## Table: not found

gone-title = Diesen Tisch finden wir nicht
gone = Es gibt ihn nicht mehr, oder der Code passt nicht. Lass dir die Einladung noch einmal schicken.
gone-code = Es gibt ihn nicht, oder dir fehlt sein Code. Gib den Code aus der Einladung ein.
gone-label = Code des Tisches
gone-look = Tisch suchen

## Table: help

help-how = So spielst du
help-choose = Tippe eine Karte an: Sie kommt nach oben. Tippst du sie noch einmal an, liegt sie wieder bei den anderen.
help-aim = Was leuchtet, ist ein Ziel. Tippe es an oder nimm den Knopf unten. Du kannst die Karte auch hinziehen.
help-locked = Karten mit Schloss gehen gerade nicht. Tippe eine an, dann steht da, warum.
help-last = Der letzte Zug ist weiß umrandet und mit „neu“ markiert.
help-coup = Wirst du angegriffen und hast den passenden Trumpf, dann antworte sofort. Die Zeit dafür ist immer gleich lang.
help-catch = Hat jemand bei der vorletzten Karte nicht „Uno!“ gerufen? Tippe den Namen an.
help-keys = Tasten
help-keys-off = In den Einstellungen kannst du die Tasten abschalten.
key-card = Karte wählen
key-target = nächstes Ziel
key-play = spielen
key-discard = ablegen
key-draw = ziehen
key-uno = „Uno!“ rufen
key-catch = jemanden erwischen
key-log = Verlauf
key-words = Tisch in Worten
key-help = Hilfe
key-cancel = abbrechen, schließen

## Table: score

score-totals =
    { $target ->
        [one] Punkte · Ziel { NUMBER($target) } Punkt
       *[other] Punkte · Ziel { NUMBER($target) } Punkte
    }
score-of-round = Wertung der Runde { $number }
score-line = Wofür
score-times = { $count } ×
score-round-total = Diese Runde
score-no-rule = Die Regel lässt sich gerade nicht laden.
score-empty =
    { $target ->
        [one] Noch ist keine Runde zu Ende. Ihr spielt bis { NUMBER($target) } Punkt.
       *[other] Noch ist keine Runde zu Ende. Ihr spielt bis { NUMBER($target) } Punkte.
    }
round-over = Runde { $number } ist zu Ende
round-standing =
    { $target ->
        [one] Zwischenstand · Ziel { NUMBER($target) } Punkt
       *[other] Zwischenstand · Ziel { NUMBER($target) } Punkte
    }
round-on = Weiter
waited-for = Du bist dran, die anderen warten auf dich.
pause-notice =
    { $solo ->
        [yes] Die nächste Runde beginnt, wenn du auf „Weiter“ tippst, spätestens wenn die Zeit um ist.
       *[no] Die nächste Runde beginnt, wenn alle auf „Weiter“ getippt haben, spätestens wenn die Zeit um ist.
    }
pause-open = Die nächste Runde beginnt, sobald jemand auf „Weiter“ tippt.
pause-title = Gleich geht es weiter
pause-for =
    { $count ->
        [one] { $name } sieht sich noch das Ergebnis an.
       *[other] { $name } sehen sich noch das Ergebnis an.
    }

## Table: end of the match

end-yours = Du hast gewonnen!
end-yours-team = Ihr habt gewonnen!
end-theirs =
    { $count ->
        [one] { $name } hat gewonnen
       *[other] { $name } haben gewonnen
    }
end-banner = Die Partie ist zu Ende.
end-show = Ergebnis
end-record = Aufzeichnung herunterladen
end-replay = Partie noch einmal ansehen
end-eager =
    { $count ->
        [one] { $name } will noch einmal spielen.
       *[other] { $name } wollen noch einmal spielen.
    }
end-again = Noch einmal spielen
end-waiting = Wir warten auf die anderen
end-next = Zur neuen Partie
fair-title = Fair gemischt? Nicht alles lässt sich prüfen
fair-kept = Fair gemischt: in deinem Browser nachgerechnet
fair-broken = Achtung: Der Server hat seine Zusage nicht gehalten
fair-how = Bevor sich jemand gesetzt hat, hat der Server ein Geheimnis gezogen und dir dessen Prüfsumme (SHA-256) gezeigt. Erst danach kamen die Zufallsbeiträge. Aus beidem folgt jede Karte. Dein Browser hat sich die Prüfsumme und deinen Beitrag gemerkt und mit dem verglichen, was der Server jetzt aufdeckt.
fair-commitment = Zusage (Prüfsumme)
fair-secret = Geheimnis
fair-entropy = Zufall von { $name }
fair-verify = Die Karten selbst deckt dein Browser nicht noch einmal auf. Das geht mit der Aufzeichnung, bis zum letzten Punkt:

## Table: phrases

said = { $name }: { $text }
said-you = Du: { $text }
phrase-hello = Hallo zusammen!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-hurry = Na los!
phrase-one-moment = Einen Moment noch.
phrase-good-luck = Viel Glück!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-laugh = Haha!
phrase-again = Noch eine Partie?

## Great moments

moment-round = Runde gewonnen!
moment-round-theirs = Runde vorbei
moment-match = Gewonnen!
moment-match-theirs = Die Partie ist aus
sound-question = Soll man die Karten hören?
sound-yes = Mit Ton
sound-no = Lieber leise
