### The table in plain words, in German.

## Sitting down

welcome = Willkommen! Du wählst mit Zahlen. Tippst du ein Fragezeichen, bekommst du Hilfe.
rules-agreed = Ihr spielt nach „{ $edition }“ bis { NUMBER($points, useGrouping: 0) } Punkte.
promised = Der Server sagt die Karten zu, Prüfsumme: { $commitment }
possible = Möglich sind: { $list }.
not-one-of = Das verstehe ich nicht. Tippe eine Zahl von 1 bis { $count }.
not-so-many = So viele können nicht mitspielen. Möglich sind: { $list }.
nobody-answers-play = Die Eingabe ist zu Ende, bevor alles klar war. Sag beim Aufruf, was du spielen willst, zum Beispiel: tischrunde play uno --players 2 --bots easy --name Ida
nobody-answers-join = Die Eingabe ist zu Ende, bevor du einen Namen genannt hast. Sag ihn beim Aufruf mit --name, zum Beispiel: tischrunde join --name Ida LINK

## What can be done

prompt = Deine Wahl?
choice = { $number }. { $words }
choice-key = { $key }: { $words }
back = 0. Zurück
no-such-choice =
    { $count ->
        [0] Das steht nicht zur Wahl. Tippe ein Fragezeichen für Hilfe.
        [one] Das steht nicht zur Wahl. Tippe 1 oder ein Fragezeichen für Hilfe.
       *[other] Das steht nicht zur Wahl. Tippe eine Zahl von 1 bis { $count } oder ein Fragezeichen für Hilfe.
    }
no-such-answer =
    { $count ->
        [one] Tippe 1 oder 0 für zurück.
       *[other] Tippe eine Zahl von 1 bis { $count } oder 0 für zurück.
    }
meanwhile = Inzwischen ist etwas passiert, und die Liste hat sich geändert. Wähle noch einmal; nur Enter wiederholt sie.
not-now = Du bist gerade nicht dran. Mit Fragezeichen bekommst du Hilfe.
not-dealt = Noch sind keine Karten ausgeteilt.
act-start = Die Karten austeilen
act-take-back = Den Platz vom Bot zurücknehmen
held-times =
    { $count ->
        [one] { $words }
        [2] { $words }, zweimal auf der Hand
        [3] { $words }, dreimal auf der Hand
       *[other] { $words }, { $count }-mal auf der Hand
    }
card-drive = { $card } fahren
card-lay = „{ $card }“ legen
card-against = „{ $card }“ gegen { $parties }
blocked = Diese Karten gehen gerade nicht:
discard-one = Eine Karte ablegen
key-call = u
key-catch = e { $name }
no-call = Du hast gerade nichts zu rufen.
no-catch = So heißt niemand, den du gerade erwischen kannst. Tippe e und den Namen.
or = { $some } oder { $last }
ask-whom = Gegen wen?
ask-discard = Welche Karte legst du ab?
ask-call = Rufst du dabei „Uno“?
answer-call = Ja, „Uno“ rufen
answer-no-call = Nein, nichts rufen
refused-rule = Mit r liest du die Regel dazu.
denied = Das ging nicht ({ $code }). Versuch es noch einmal.

## How it stands

your-turn = Du bist dran.
clock =
    { $seconds ->
        [one] Du hast noch 1 Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }
attacked =
    { $whom ->
        [team] Angriff auf euch: { $card }.
       *[you] Angriff auf dich: { $card }.
    }
own-km =
    { $whom ->
        [team] Ihr habt { NUMBER($km, useGrouping: 0) } von { NUMBER($goal, useGrouping: 0) } km.
       *[you] Du hast { NUMBER($km, useGrouping: 0) } von { NUMBER($goal, useGrouping: 0) } km.
    }
own-battle =
    { $whom ->
        [team] Vor euch liegt „{ $card }“.
       *[you] Vor dir liegt „{ $card }“.
    }
own-battle-bare =
    { $whom ->
        [team] Vor euch liegt noch nichts.
       *[you] Vor dir liegt noch nichts.
    }
own-limit =
    { $whom ->
        [team] Euer Tempo ist begrenzt.
       *[you] Dein Tempo ist begrenzt.
    }
top = Oben liegt „{ $card }“.
top-wished = Oben liegt „{ $card }“, gewünscht ist { $colour }.
doubt =
    { $count ->
        [one] „Zieh 4“ von { $name }: Glaubst du das? Wer zu Unrecht herausfordert, zieht 1 Karte.
       *[other] „Zieh 4“ von { $name }: Glaubst du das? Wer zu Unrecht herausfordert, zieht { $count } Karten.
    }
pending =
    { $count ->
        [one] Du musst 1 Karte ziehen oder weitergeben.
       *[other] Du musst { $count } Karten ziehen oder weitergeben.
    }
top-open = Oben liegt „{ $card }“, die Farbe ist noch offen.
shown = { $name } hatte: { $cards }. Das siehst nur du.

## Who is there

chair-taken =
    { $you ->
        [yes] Du sitzt jetzt am Tisch.
       *[no] { $name } setzt sich.
    }
chair-left =
    { $you ->
        [yes] Du bist aufgestanden.
       *[no] { $name } ist aufgestanden.
    }
chair-away = { $name } ist gerade nicht da.
chair-here = { $name } ist da.
chair-stood-in =
    { $you ->
        [yes] Für dich spielt jetzt ein Bot.
       *[no] Für { $name } spielt jetzt ein Bot.
    }
chair-back =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $name } spielt wieder selbst.
    }
chair-again =
    { $you ->
        [yes] Du willst noch einmal spielen.
       *[no] { $name } will noch einmal spielen.
    }
hand-on = Jetzt ist { $name } dran. { $name }, drück Enter, wenn nur du den Bildschirm siehst.
let-go = Wenn du das gelesen hast, drück Enter: Dann leert sich der Bildschirm, und du gibst ihn weiter.
still-for = Noch für { $name }:
connection-lost = Die Verbindung ist weg. Ich versuche, sie wiederherzustellen; was du tust, geht nicht verloren.
connection-back = Die Verbindung ist wieder da.
table-open = Es sind noch Plätze frei. Mit diesem Link kommen die anderen dazu: { $link }
table-ready = Alle sitzen. Es kann losgehen.
table-ready-others = Alle sitzen. { $name } teilt die Karten aus.
watching = Du schaust zu.
watching-full = Du schaust zu: Hier ist kein Platz frei.

## The score

score-of =
    { $whom ->
        [you] Deine Wertung.
        [team] Eure Wertung.
       *[others] Wertung für { $party }.
    }
score-line =
    { $points ->
        [one] { $count ->
            [one] { $line }: 1 Punkt.
           *[other] { $line }, { $count }-mal: 1 Punkt.
        }
       *[other] { $count ->
            [one] { $line }: { NUMBER($points, useGrouping: 0) } Punkte.
           *[other] { $line }, { $count }-mal: { NUMBER($points, useGrouping: 0) } Punkte.
        }
    }
score-nothing =
    { $whom ->
        [you] Du: 0 Punkte in dieser Runde, insgesamt { NUMBER($total, useGrouping: 0) }.
        [team] Ihr: 0 Punkte in dieser Runde, insgesamt { NUMBER($total, useGrouping: 0) }.
       *[others] { $party }: 0 Punkte in dieser Runde, insgesamt { NUMBER($total, useGrouping: 0) }.
    }
score-sum = Diese Runde { NUMBER($points, useGrouping: 0) }, insgesamt { NUMBER($total, useGrouping: 0) } Punkte.
score-target = Das Ziel sind { NUMBER($points, useGrouping: 0) } Punkte.
score-empty = Noch ist keine Runde zu Ende.
match-over = Die Partie ist zu Ende.
end-again = Noch einmal spielen
again-once-all = Es geht weiter, sobald alle noch einmal wollen. Mit q hörst du auf.
end-enough = Aufhören

## Commands: the letter, then words that mean the same

command-help = ? hilfe
command-list = l liste
command-table = t tisch
command-hint = h tipp hinweis
command-score = s stand wertung
command-rule = r regel
command-save = save speichern
command-quit = q ende aufhören
command-call = u uno
command-catch = e erwischen
help-numbers = Tippe die Zahl vor dem, was du tun willst, und Enter. Karten, die gerade nicht gehen, kannst du auch wählen: Dann hörst du, warum.
help-calls = Manches geht auch, wenn andere dran sind: u ruft „Uno“, e und ein Name erwischt jemanden, der es vergessen hat.
help-help = Fragezeichen oder hilfe: diese Hilfe.
help-list = Nur Enter, l oder liste: noch einmal, was du tun kannst.
help-table = t oder tisch: der ganze Tisch in Worten.
help-hint = h oder tipp: was ein Meister jetzt tun würde, und warum.
help-score = s oder stand: die letzte Wertung und der Punktestand.
help-rule = r oder regel: die Regel, an der es zuletzt lag.
help-save = speichern und ein Dateiname: die Partie in einer Datei speichern.
help-quit = q oder ende: aufhören.
help-asking = Tippe die Zahl deiner Antwort und Enter. Mit q hörst du auf.
help-words = Tippe deine Antwort und Enter. Mit q hörst du auf.

## Hints and rules

hint = Rat eines Meisters: { $move }.
hint-for = Dafür: { $reason }.
hint-against = Dagegen: { $reason }.
hint-remark = Dazu: { $reason }.
hint-chance = Die Chance, die Partie zu gewinnen, ist dann etwa { $chance } Prozent, geschätzt aus { $deals } gedachten Runden.
hint-none = Du musst gerade nichts entscheiden.
hint-not-here = An diesem Tisch gibt es keine Tipps.
rule = Aus „{ $chapter }“:
rule-none = Bisher war alles erlaubt, was du wolltest.

## Going away

ask-save = Dateiname, um die Partie zu speichern, zum Beispiel partie.tisch (nur Enter: nicht speichern):
word-yes = ja j
word-no = nein n
save-where = Wohin? Tippe zum Beispiel: speichern partie.tisch
saved = Gespeichert in „{ $file }“. Weiter geht es mit: tischrunde play --resume { $word }
saved-so-far = Die Züge bis hierher stehen in „{ $file }“. Ansehen kannst du die Partie, wenn sie zu Ende ist: Speichere sie dann noch einmal.
saved-over = Die ganze Partie steht in „{ $file }“. Ansehen kannst du sie mit: tischrunde replay { $word }
save-taken = In „{ $file }“ steht etwas anderes. Es bleibt, wie es ist; nimm einen anderen Namen.
save-failed = „{ $file }“ lässt sich nicht schreiben: { $reason }. Nimm einen anderen Ordner oder Namen.
save-no-folder = „{ $file }“ lässt sich nicht schreiben: Den Ordner „{ $folder }“ gibt es nicht. Lege ihn an oder nimm einen anderen.
resume-over = Die Partie in „{ $file }“ ist schon zu Ende. Ansehen kannst du sie mit: tischrunde replay { $word }
resume-no-such-level = In dieser Partie spielt ein Bot der Stärke „{ $level }“; die gibt es in dieser Fassung nicht. Nimm eine neuere Fassung von Tischrunde.
resumed = Es geht weiter in Runde { $number }.
input-over = Die Eingabe ist zu Ende.
interrupted = Abgebrochen.
broken = Hier geht es nicht weiter: Etwas ist schiefgegangen, das nicht passieren darf.
left-unkept = Die Partie ist nicht gespeichert. Mit --save DATEI bleibt sie das nächste Mal erhalten.
left-seat = Dein Platz bleibt dir. Zurück kommst du mit: tischrunde join --name { $name } { $link }
left-watching = Zuschauen kannst du wieder mit: tischrunde join --watch { $link }
bye = Bis zum nächsten Mal!
