### The table as a program for the terminal, in German.

## Status

your-turn =
    { $count ->
        [1] Du bist dran: Wähle deine Karte mit 1, dann drücke ⏎.
        [10] Du bist dran: Wähle eine Karte mit 1–9 oder 0, dann drücke ⏎.
       *[other] Du bist dran: Wähle eine Karte mit 1–{ $count }, dann drücke ⏎.
    }
your-turn-many = Du bist dran: Wähle eine Karte mit ← und →, dann drücke ⏎.
stood-in = Ein Bot spielt für dich.
not-connected = Die Verbindung ist weg. Wir versuchen es weiter …
ready = Alle sitzen. Es kann losgehen.
ready-others = Alle sitzen. { $name } teilt die Karten aus.
clock = noch { $seconds } s
waiting-for-players = Es sind noch Plätze frei.
free = frei
invite = Lade die anderen ein: { $link }

## What can be done

key-enter = ⏎
key-space = Leertaste
errand-start = Karten austeilen
errand-take-back = Platz zurücknehmen
errand-answer = Antworten
lay-choosing = „{ $card }“ legen …
why-not = „{ $card }“: Warum nicht?
call = „Uno!“ mit der nächsten Karte rufen
call-armed = „Uno!“ rufst du mit
which = Was soll es sein?

## Keys at the bottom

key-hint = Tipp
key-score = Wertung
key-log = Verlauf
key-words = in Worten
key-rules = Regeln
key-help = Hilfe
key-leave = Ende

## Sheets

why-title = „{ $card }“ geht gerade nicht
why-title-bare = Das geht gerade nicht
why-not-now = Du bist gerade nicht dran. Warte einen Moment.
hint-title = Tipp
hint-thinking = Ein Meister überlegt …
hint-take = So spielen
hint-leave = Selbst überlegen
score-title = Wertung
no-score = Noch ist keine Runde zu Ende.
log-title = Verlauf, das Neueste zuerst
log-empty = Noch ist nichts passiert.
words-title = Der Tisch in Worten
end-again = Noch eine Partie
again-wait = Sobald alle noch einmal wollen, geht es weiter.
end-save = Aufzeichnung speichern
end-quit = Aufhören
curtain-title = Weitergeben
curtain = Gib den Bildschirm an { $name } weiter. Die Karten sind verdeckt.
curtain-open = Ich bin { $name }: Karten zeigen
still = { $name }: { $move }
leave-title = Aufhören?
leave-question = Eine gespeicherte Partie kannst du später weiterspielen.
leave-away = Dein Platz bleibt dir: Mit demselben Link kommst du zurück.
leave-save = Speichern und aufhören
leave-go = Aufhören
leave-stay = Weiterspielen
broken-title = Hier geht es nicht weiter
broken = Ein Bot ist gestolpert ({ $error }). Speichere die Partie: Dann ist nichts verloren.
broken-away = Am Tisch des Servers ging etwas schief ({ $error }). Mit demselben Link kommst du zurück.
foot-read = ⏎ zurück
foot-back = Esc zurück
foot-line = ⏎ weiter · Esc zurück

## Help

help-title = Tasten
help-how = Wähle eine Karte und drücke ⏎. Gefüllte Karten mit ✓ darfst du legen; bei den anderen sagt ⏎, warum nicht. Alles geht auch mit der Maus.
help-choose = Karte wählen
help-move = zur nächsten Karte
help-play = Karte legen, antworten oder fragen, warum es nicht geht
help-discard = gewählte Karte ablegen
help-draw = ziehen
help-beside = behalten, herausfordern, erwischen, „Uno!“ rufen
help-hint = Tipp mit Begründung
help-score = Wertung
help-log = Verlauf
help-words = der Tisch in Worten
help-rules = Regeln dieser Ausgabe
help-save = Partie speichern
help-leave = aufhören

## The first screen

title = Tischrunde
menu-about = Kartenspiele genau nach den Regeln in deiner Schachtel.
menu-rallye = Rallye 1000 spielen
menu-uno = UNO spielen
menu-resume = Gespeicherte Partie weiterspielen
menu-join = An einem Tisch im Netz mitspielen
menu-pad = Wertungsblock für echte Karten
menu-language = Sprache
menu-quit = Aufhören
language-name = Deutsch
ask-file = Welche Partie?
ask-pad = Welcher Wertungsblock?
pad-new = Neuer Wertungsblock
nothing-saved = In diesem Ordner liegt keine gespeicherte Partie. Spiele eine und speichere sie mit Strg+S.
ask-link = Wie lautet der Link aus der Einladung?
errand-end = Wie weiter?
leave-watching = Du schaust nur zu; die anderen spielen weiter.
watching = Du schaust zu.
wait-stop = Nicht mehr warten
joining = Wir suchen den Tisch …
leave-unsaved = Aufhören, ohne zu speichern
