### The score pad in a terminal, in German.

## Files

not-opened = „{ $file }“ lässt sich nicht öffnen: { $reason }
too-large = „{ $file }“ ist zu groß für einen Wertungsblock. Prüfe den Namen.
file-taken = „{ $file }“ gibt es schon. Willst du darin weiterschreiben, lass --edition weg; für einen neuen Wertungsblock nimm einen anderen Namen.
other-pad = „{ $other }“ ist ein anderer Wertungsblock als „{ $file }“. Zusammenführen lassen sich nur Dateien, die einmal dieselbe waren.
no-pad-game = Für dieses Spiel gibt es keinen Wertungsblock.
joined =
    { $count ->
        [0] Aus „{ $file }“ kommt nichts Neues.
        [one] Aus „{ $file }“ kommt 1 neuer Eintrag, von { $names }.
       *[other] Aus „{ $file }“ kommen { $count } neue Einträge, von { $names }.
    }
kept-in = Alles steht in „{ $file }“. Weiter geht es mit: tischrunde pad { $word }

## What stands in a place

yes = ja
no = nein
nobody = niemand
nothing = nichts
no-cards = keine
of = { $label } { $value }
kept = stimmt trotzdem
not-kept = stimmt doch nicht

## Places and the trail

place-seat = Name von Platz { $seat }
place-dealer = Geber der ersten Runde
place-field = Runde { $round }, { $field }
place-problem = Einwand in Runde { $round }, { $field }
event-opened = { $when }, { $name } legt den Wertungsblock an.
event = { $when }, { $name }: { $place }: { $value }
author = { $name }, { $when }

## How the match stands

intro = Wertungsblock nach „{ $edition }“ bis { NUMBER($points, useGrouping: 0) } Punkte. Es spielen { $names }.
no-points = Noch hat niemand Punkte. Das Ziel sind { NUMBER($points, useGrouping: 0) }.
won = Die Partie ist gewonnen: { $party } mit { NUMBER($points, useGrouping: 0) } Punkten.
leads = In Führung: { $party } mit { NUMBER($points, useGrouping: 0) } Punkten; noch { NUMBER($left, useGrouping: 0) } bis zum Ende.
deals = { $name } teilt aus.
round = Runde { $number }
dealt-by = Geber
sum = { $party }: { NUMBER($points, useGrouping: 0) } in dieser Runde, insgesamt { NUMBER($total, useGrouping: 0) }.
this-round = Runde
total = Gesamt
quarrels =
    { $count ->
        [one] An einer Stelle steht Verschiedenes.
       *[other] An { $count } Stellen steht Verschiedenes.
    }
quarrel = Uneinig: { $place }.
quarrel-word = { $value }, sagt { $author }.
quarrel-other = Etwas anderes
no-quarrels = Ihr seid euch überall einig.
not-counted = Zählt nicht mehr: Die Partie war schon zu Ende.
incomplete = unvollständig

## In plain words

unread = Das verstehe ich nicht. { $hint }
choose = Tippe eine Zahl von 1 bis { $count }.
leave-it = Nur Enter: Es bleibt dabei ({ $value }).
number-card = { $number } { $card }
problem = Einwand: { $words }
problem-again = Noch einmal eintragen
problem-keep = Stimmt trotzdem: So haben wir gespielt
problem-later = Später entscheiden
undone = Zurückgenommen: { $place }.
nothing-to-undo = Hier gibt es nichts zurückzunehmen.
which-round = Welche Runde? Tippe zum Beispiel: r 1
no-such-round = Diese Runde gibt es noch nicht. Möglich ist r 1 bis r { $count }.
no-rounds = Noch steht keine Runde auf dem Block.
ask-field = Was willst du in Runde { $number } ändern?
field = { $label }: { $value }
ask-seat = Wer heißt anders?
ask-name = Wie heißt { $name } richtig? Nur Enter: Es bleibt dabei.
ask-dealer = Wer hat die erste Runde ausgeteilt?
over = Mit r und einer Zahl änderst du eine Runde, mit q hörst du auf.
nobody-answers = Die Eingabe ist zu Ende, bevor alles klar war. Sag beim Aufruf, wer spielt, zum Beispiel: tischrunde pad abend.pad --edition schmidt Lena Ben

command-help = ? hilfe
command-undo = z zurück zurücknehmen
command-round = r runde
command-trail = l verlauf
command-names = n namen
command-dealer = d geber
command-quarrels = c uneinig
command-score = s stand
command-quit = q ende aufhören
help-answer = Du wirst nur gefragt, was für die Wertung noch fehlt. Tippe die Antwort und Enter.
help-help = Fragezeichen oder hilfe: diese Hilfe.
help-undo = z oder zurück: die letzte Eintragung zurücknehmen.
help-round = r und eine Zahl: eine frühere Runde ändern.
help-trail = l oder verlauf: wer wann was eingetragen hat.
help-names = n oder namen: jemanden umbenennen.
help-dealer = d oder geber: wer die erste Runde ausgeteilt hat.
help-quarrels = c oder uneinig: wo Verschiedenes steht.
help-score = s oder stand: alle Runden und der Punktestand.
help-quit = q oder ende: aufhören. Gespeichert ist immer alles.

## On the screen

title = Wertungsblock
status-over = Die Partie ist zu Ende.
act-write = eintragen
act-keep = stimmt trotzdem
act-next = nächste Runde
act-toggle = legen · noch einmal: { $special } · noch einmal: weg
key-undo = zurück
key-rounds = andere Runde
key-score = Wertung
key-trail = Verlauf
key-names = Namen
key-dealer = Geber
key-quarrels = Uneinig
key-help = Hilfe
key-quit = Ende
trail-title = Verlauf, das Neueste zuerst
quarrels-title = Uneinig
names-title = Namen
dealer-title = Geber
undo-title = Zurücknehmen
score-title = Runde { $number }
help-title = Tasten
help-how = Geh mit den Pfeiltasten zu einem Feld und tippe. Was fehlt, ist mit „?“ markiert, ein Einwand mit „!“. Alles wird sofort gespeichert.
help-key-move = zu einem anderen Feld
help-key-digits = Zahl eintragen, Karte oder Antwort wählen
help-key-enter = eintragen und zum nächsten Feld
help-key-delete = Feld leeren
help-key-rounds = frühere oder spätere Runde
help-key-keep = Einwand: stimmt trotzdem
help-key-undo = letzte Eintragung zurücknehmen
help-key-score = Wertung dieser Runde, Zeile für Zeile
help-key-trail = wer wann was eingetragen hat
help-key-names = jemanden umbenennen
help-key-dealer = wer die erste Runde ausgeteilt hat
help-key-quarrels = entscheiden, wo Verschiedenes steht
help-key-quit = aufhören
