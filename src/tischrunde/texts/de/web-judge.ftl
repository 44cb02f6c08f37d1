### Who is right: a situation laid out, the verdict, and what leads on from it.

judge-title = Wer hat recht?
judge-note = Legt die Lage hin. Es entscheiden die Regeln eurer Schachtel.
judge-search = Worum geht es?
judge-search-example = zum Beispiel „Tempolimit“ oder „+4 auf +4“
judge-found =
    { $count ->
        [0] Nichts gefunden. Versuch es mit dem Namen einer Karte, oder legt die Lage selbst aus.
        [one] Ein Treffer
       *[other] { $count } Treffer
    }
judge-questions = Fragen, über die man sich streitet
judge-clauses = In den Regeln
judge-chapters = In der Anleitung
judge-own = Selbst auslegen
judge-again = Andere Frage
judge-situation = Die Lage
judge-more = Was liegt noch da?
judge-to-pick = Wähle noch: { $place }
judge-cannot-lie-here = { $place }: So kann es nach diesen Regeln nicht liegen.
judge-broken-link = Dieser Link lässt sich nicht lesen: { $why }
judge-clause = So steht es in den Regeln
judge-ruling = Unsere Lesart:
judge-look-up = In den Regeln nachlesen
judge-also = Dazu
judge-before = Vorher:
judge-other-boxes = In den anderen Schachteln
judge-other-house = Mit anderen Abmachungen
judge-never = So weit kommt es dort nicht.
judge-onward = Und jetzt?
judge-link = Link kopieren
judge-link-copied = Link kopiert
judge-link-here = Der Link zum Kopieren:
judge-print = Drucken
judge-play-on = Von hier weiterspielen
judge-you = Du
judge-none = nichts
judge-yes = ja
judge-no = nein
judge-take-away = „{ $what }“ wegnehmen

## Places

judge-party = Partei { $letter }
judge-group-question = Die Frage
judge-group-moment = Der Moment
judge-group-table = Auf dem Tisch
judge-seat = Platz { $seat }
judge-place-battle = Obenauf
judge-place-limit = Tempolimit
judge-place-safety = Trümpfe
judge-place-km = Kilometer
judge-place-hand = Auf der Hand
judge-place-card = Welche Karte?
judge-place-target = Gegen wen?
judge-place-attack = Angriff, der eben kam
judge-place-before = Vorher gespielt
judge-place-act = Was?
judge-place-turn = Wer ist am Zug?
judge-place-asker = Wer fragt?
judge-place-players = Wie viele spielen?
judge-place-caller = Wer hat verlängert?
judge-place-top = Obenauf
judge-place-colour = Gewünschte Farbe
judge-place-named = Welche Farbe nennen?
judge-place-drawn = Eben gezogen
judge-place-other = Rest der Hand von Platz 1
judge-place-direction = Richtung
judge-place-stack = Weitergegeben: zu ziehen
judge-place-uncalled = „Uno“ vergessen hat
judge-place-called-with = Mit „Uno“?
judge-direction-right = gegen den Uhrzeigersinn
judge-move = { $seat }: { $what }
judge-of = { $place } ({ $party })

## Acts

judge-act-lay = Auslegen
judge-act-attack = Angreifen
judge-act-discard = Ablegen
judge-act-coup = Blitzaktion
judge-act-stand = Angriff hinnehmen
judge-act-extend = Verlängern
judge-act-finish = Nicht verlängern
judge-act-play = Legen
judge-act-draw = Ziehen
judge-act-keep = Behalten
judge-act-uno = „Uno“ rufen
judge-act-challenge = Anzweifeln
judge-act-accept = Hinnehmen und ziehen
judge-act-catch = Erwischen
judge-act-swap = Hand tauschen
judge-act-name = Farbe nennen

## Templates

judge-template-rallye-attack = Angriff auf …?
judge-template-rallye-lay = Darf ich … ausspielen?
judge-template-rallye-discard = Darf ich … ablegen?
judge-template-rallye-coup = Blitzaktion?
judge-template-rallye-after-coup = Nach der Blitzaktion noch …?
judge-template-rallye-afterwards = Nach … gleich noch …?
judge-template-rallye-extension = Verlängern?
judge-template-rallye-anything = Alles von Anfang an
judge-template-uno-play = Darf ich … legen?
judge-template-uno-name-colour = Farbe wünschen mit …?
judge-template-uno-after = … auf …? (+4 auf +4)
judge-template-uno-challenge = Anzweifeln?
judge-template-uno-draw = Darf ich ziehen?
judge-template-uno-drawn = Nach dem Ziehen …?
judge-template-uno-call = „Uno“ rufen?
judge-template-uno-catch = Erwischen?
judge-template-uno-out-of-turn = Außer der Reihe …?
judge-template-uno-swap = Hände tauschen?
judge-template-uno-turned-up = Zu Beginn liegt …
judge-template-uno-anything = Alles von Anfang an
