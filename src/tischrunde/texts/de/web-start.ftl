### Start

start-heading = Kartenspiele wie am Küchentisch
start-what = Auto-Rallye und UNO, genau nach den Regeln in eurer Schachtel: mit Freunden über einen Link oder gleich gegen Bots. Ohne Konto.
start-what-site = Auto-Rallye und UNO, genau nach den Regeln in eurer Schachtel: auf diesem Gerät, gegen Bots oder reihum. Ohne Konto.
start-which-game = Welches Spiel?
start-rallye = Rallye 1000
start-rallye-facts = 2–6 Spieler · 30 Min.
start-uno = UNO
start-uno-facts = 2–10 Spieler · 15 Min.
start-which-rules = Nach welchen Regeln?
start-with-whom = Mit wem?
start-who = Wer spielt mit?
start-players = Wie viele spielen mit?
start-players-count =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
start-you-change = Name und Zeichen ändern
start-person = Du spielst als { $name }.
start-change = Ändern
start-more = Mehr einstellen
start-more-bots = Bots: { $level }
start-alone = Jeder gegen jeden, Ziel: { $goal } km
start-teams-goal = { $teams }, Ziel: { $goal } km
start-teams-list = Teams: { $teams }
teams-versus = gegen
start-level = Wie stark sind die Bots?
level-random = sehr leicht
level-easy = leicht
level-medium = mittel
level-strong = stark
level-expert = Meister
start-pace = Wie schnell?
pace-relaxed = gemütlich
pace-brisk = flott
pace-children = mit Kindern
pace-programs = Programme
pace-note-relaxed-rallye = Ohne Zeitdruck. Nur nach einem Angriff läuft eine Uhr: { $window } Sekunden für die Antwort.
pace-note-brisk-rallye = Unter mehreren { $turn } Sekunden für jeden Zug, { $window } Sekunden für die Antwort auf einen Angriff.
pace-note-children-rallye = Ohne Zeitdruck, die Bots spielen langsamer, und für die Antwort auf einen Angriff bleiben { $window } Sekunden.
pace-note-programs-rallye = Nur für Programme: Alles geht sehr schnell.
pace-note-relaxed-uno = Ohne Zeitdruck. Wer „Uno!“ vergisst, hat noch { $grace } Sekunden, bevor man ihn erwischen kann.
pace-note-brisk-uno = Unter mehreren { $turn } Sekunden für jeden Zug. Wer „Uno!“ vergisst, hat noch { $grace } Sekunden, bevor man ihn erwischen kann.
pace-note-children-uno = Ohne Zeitdruck, die Bots spielen langsamer, und für „Uno!“ bleiben { $grace } Sekunden.
pace-note-programs-uno = Nur für Programme: Alles geht sehr schnell.
start-public = Öffentlicher Tisch
start-public-note = Auch Fremde finden ihn auf der Startseite und dürfen mitspielen.
start-hints = Tipps für alle
start-hints-note = Auch unter Menschen darf jeder den Meister fragen. Wer sich setzt, ist einverstanden.
start-open = Freunde einladen
start-open-note = Du bekommst einen Link zum Verschicken.
start-deal = Gegen Bots spielen
start-deal-note = Du bekommst sofort Karten.
start-device = Auf diesem Gerät spielen
start-device-note = Gegen Bots oder reihum, auch ohne Netz.
start-pad = Wertungsblock
start-pad-note = Für echte Karten: Wir zählen nach den Regeln eurer Schachtel.
start-opening = Einen Moment …
start-continue = Weiterspielen
start-continue-table = Weiterspielen: { $game }
start-continue-open = Wartet auf Mitspieler · { $players }
start-continue-playing = Läuft · mit { $others }
start-continue-yours = Du bist dran · mit { $others }
start-history = Meine Partien
start-lookup = Lernen und nachschlagen
start-box = Eure Schachtel
start-lessons = Lektionen
start-lessons-note = Das Spiel spielend lernen, an echten Tischen, Schritt für Schritt.
start-manual = Anleitung
start-manual-note = Die erste Runde lernen, mit Bildern; auch zum Drucken.
start-rules = Regeln
start-rules-note = Jede Regel eurer Schachtel einzeln, mit Suche.
start-judge = Wer hat recht?
start-judge-note = Eine Lage hinlegen, und die Regeln eurer Schachtel entscheiden.
start-join = Du bist eingeladen?
start-join-label = Die Wörter der Einladung
start-join-placeholder = igel lampe wolke
start-join-go = Mitspielen
start-join-words = Der Code hat drei oder vier Wörter. Lass sie dir noch einmal vorlesen.
start-join-unknown = Zu diesen Wörtern gibt es keinen Tisch und keinen Wertungsblock. Stimmt jeder Buchstabe?
start-public-tables = Öffentliche Tische
start-public-table = { $game } · { $players }
start-public-free =
    { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }

## Editions

edition-choose = Welche Schachtel habt ihr?
edition-choose-note = Jede Schachtel hat ihre eigenen Regeln und Kartennamen. Wir spielen genau nach eurer.
edition-help = Welche Schachtel habe ich?
edition-help-close = Erkennungszeichen ausblenden
edition-manual = Anleitung mit Bildern
edition-rules = Regeln lesen
edition-sign-print = Anleitung
edition-sign-content = Inhalt
edition-sign-words = Wörter
edition-fx-schmid-mark = F. X.
edition-fx-schmid-name = Rallye-Meisterschaft
edition-fx-schmid-maker = F. X. Schmid · 106 Karten
edition-fx-schmid-play = Nach einem Trumpf legst du gleich noch eine Karte. Zu sechst fahren zwei Dreierteams.
edition-fx-schmid-print = Von F. X. Schmid in München; sie nennt Preise bis 1961 und ist älter als die anderen.
edition-fx-schmid-content = Karten und Anleitung.
edition-fx-schmid-words = „Motorpanne“, „Selbsthilfe“, „Kampfstapel“, „Blitz-Aktion“
edition-auto-rallye-mark = 110
edition-auto-rallye-name = Auto-Rallye mit Spielkarten
edition-auto-rallye-maker = Nr. 65382 · 110 Karten
edition-auto-rallye-play = Über das Ziel darf man hinausfahren, und ein Tempolimit zählt wie jeder andere Angriff.
edition-auto-rallye-print = Oben steht die Nummer T.Nr. 65382.
edition-auto-rallye-content = 110 Karten, ein Block und ein Kugelschreiber.
edition-auto-rallye-words = „Motorpanne“, „Streckenkarten“, „Kartenstapel“, „Blitzreaktion“ in einem Wort
edition-schmidt-mark = 626
edition-schmidt-name = 1000 Kilometer
edition-schmidt-maker = Schmidt · 106 Karten
edition-schmidt-play = Ist der Stapel leer, endet die Runde. Wer vorher ankommt, bekommt eine Prämie.
edition-schmidt-print = Schmidt, Artikelnummer 626 3091.
edition-schmidt-content = Karten und Anleitung.
edition-schmidt-words = „Motorpanne“, „Hinderniskarten“, „Talon“, „Blitz-Reaktion“ mit Bindestrich
edition-winning-moves-mark = ’06
edition-winning-moves-name = 1000 Kilometer
edition-winning-moves-maker = Winning Moves 2006 · 106 Karten
edition-winning-moves-play = Ein Tempolimit darfst du jederzeit legen, sogar vor dem Start. Mit einem Trumpf ist dein Zug zu Ende.
edition-winning-moves-print = Winning Moves Deutschland, 2006; ab 10 Jahren.
edition-winning-moves-content = 106 Karten, acht Übersichtskarten und ein Block.
edition-winning-moves-words = „Blechschaden“, „Grüne Welle“, „Etappe“, „Schneider“
edition-uno-carabiner-mark = 108
edition-uno-carabiner-name = UNO im Taschenformat
edition-uno-carabiner-maker = mit Karabinerhaken · 108 Karten
edition-uno-carabiner-play = Wer „Zieh 4“ legt, darf bluffen, und die anderen dürfen herausfordern.
edition-uno-carabiner-print = Ein Faltblatt auf Deutsch.
edition-uno-carabiner-content = 108 Karten und ein Karabinerhaken.
edition-uno-carabiner-words = „Retour“, „Aussetzen“, „Farbenwahl“, „Kartenstock“

## House rules

house-title = Hausregeln
house-none = Keine – ihr spielt genau nach Anleitung.
house-differs = So weicht ihr von der Anleitung ab
house-preset-printed = Nach Anleitung
house-preset-family = Familie
house-preset-wild = Wild
house-presets = Fertige Zusammenstellungen
house-reset = Alles nach Anleitung
house-done = Fertig
house-waiting = Einen Moment, die Hausregeln kommen …
house-fewer = Weniger: { $rule }
house-more = Mehr: { $rule }
house-group-match = Die Partie
house-group-turn = Am Zug
house-group-attack = Angriffe
house-group-points = Punkte
rule-exact-goal-name = Das Ziel genau treffen
rule-exact-goal =
    { $value ->
        [yes] { rule-exact-goal-name }
       *[no] Über das Ziel hinaus erlaubt
    }
rule-most-200s-name = 200-km-Karten je Partei, höchstens
rule-most-200s = Höchstens { $value } × 200 km
rule-limit-has-own-pile-name = Tempolimit auf eigenem Stapel
rule-limit-has-own-pile =
    { $value ->
        [yes] { rule-limit-has-own-pile-name }
       *[no] Tempolimit zählt wie ein Angriff
    }
rule-limit-needs-green-name = Tempolimit nur bei freier Fahrt
rule-limit-needs-green =
    { $value ->
        [yes] { rule-limit-needs-green-name }
       *[no] Tempolimit jederzeit
    }
rule-attack-before-opening-name = Angriff schon vor der eigenen Eröffnung
rule-attack-before-opening =
    { $value ->
        [yes] { rule-attack-before-opening-name }
       *[no] Angriff erst nach der eigenen Eröffnung
    }
rule-under-right-of-way-name = Angriffe bei „Vorfahrt“ ohne freie Fahrt
rule-under-right-of-way =
    { $value ->
        [nothing] Mit „Vorfahrt“ unangreifbar
        [remedy] Bei „Vorfahrt“ nur auf Hilfekarten
       *[anything] Bei „Vorfahrt“ auf fast alles
    }
rule-safety-plays-again-name = Nach einem Trumpf noch eine Karte
rule-safety-plays-again =
    { $value ->
        [yes] { rule-safety-plays-again-name }
       *[no] Ein Trumpf ist der ganze Zug
    }
rule-coup-fourre-chain-name = Trumpf gleich nach der Blitzaktion: noch eine Karte
rule-coup-fourre-chain =
    { $value ->
        [yes] { rule-coup-fourre-chain-name }
       *[no] Trumpf gleich nach der Blitzaktion: Zug zu Ende
    }
rule-chain-draws-two-name = Trumpf gleich nach der Blitzaktion: zwei ziehen, zwei legen
rule-chain-draws-two =
    { $value ->
        [yes] { rule-chain-draws-two-name }
       *[no] Trumpf gleich nach der Blitzaktion: eine ziehen, eine legen
    }
rule-discard-only-when-stuck-name = Ablegen nur, wenn nichts anderes geht
rule-discard-only-when-stuck =
    { $value ->
        [yes] { rule-discard-only-when-stuck-name }
       *[no] Ablegen jederzeit
    }
rule-hands-played-out-name = Bei leerem Stapel die Handkarten ausspielen
rule-hands-played-out =
    { $value ->
        [yes] { rule-hands-played-out-name }
       *[no] Leerer Stapel beendet die Runde
    }
rule-extension-name = Verlängern von 700 auf 1000 km
rule-extension =
    { $value ->
        [yes] { rule-extension-name }
       *[no] Ohne Verlängerung
    }
rule-extension-after-stock-name = Verlängern auch bei leerem Stapel
rule-extension-after-stock =
    { $value ->
        [yes] { rule-extension-after-stock-name }
       *[no] Verlängern nur, solange der Stapel reicht
    }
rule-safety-points-name = Je Trumpf
rule-safety-points = { $value } je Trumpf
rule-all-safeties-points-name = Alle vier Trümpfe
rule-all-safeties-points = { $value } für alle vier Trümpfe
rule-coup-fourre-points-name = Je Blitzaktion
rule-coup-fourre-points = { $value } je Blitzaktion
rule-win-points-name = Gewonnene Runde
rule-win-points = { $value } für die gewonnene Runde
rule-no-200s-points-name = Sieg ohne 200-km-Karte
rule-no-200s-points = { $value } für den Sieg ohne 200 km
rule-stock-points-name = Stapelprämie
rule-stock-points = Stapelprämie { $value }
rule-stock-award-name = Wofür gibt es die Stapelprämie?
rule-stock-award =
    { $value ->
        [after] Prämie für den Sieg bei leerem Stapel
        [before] Prämie für den Sieg, solange der Stapel reicht
        [first] Prämie für die Ersten am Ziel, solange der Stapel reicht
       *[none] Keine Stapelprämie
    }
rule-unplaced-award-name = Wer bekommt die Punkte für Gegner ohne Kilometer?
rule-unplaced-award =
    { $value ->
        [winner] Gegner ohne Kilometer: Prämie für den Sieger
       *[every-placed] Gegner ohne Kilometer: Prämie für alle anderen
    }
rule-unplaced-points-name = Je Gegner ohne Kilometer
rule-unplaced-points = { $value } je Gegner ohne Kilometer
rule-unplaced-scores-safeties-only-name = Ohne Kilometer zählen nur Trümpfe
rule-unplaced-scores-safeties-only =
    { $value ->
        [yes] { rule-unplaced-scores-safeties-only-name }
       *[no] Ohne Kilometer zählt auch die Verlängerungsprämie
    }
rule-extension-points-name = Gewonnene Verlängerung
rule-extension-points = { $value } für die Verlängerung
rule-failed-extension-pays-opponents-name = Gescheiterte Verlängerung belohnt die Gegner
rule-failed-extension-pays-opponents =
    { $value ->
        [yes] { rule-failed-extension-pays-opponents-name }
       *[no] Gescheiterte Verlängerung belohnt niemanden
    }
rule-target-name = Punkte bis zum Sieg
rule-target =
    { $value ->
        [one] Bis { $value } Punkt
       *[other] Bis { $value } Punkte
    }
rule-stacking-name = Zieh-Karten weitergeben
rule-stacking =
    { $value ->
        [twos] „Zieh 2“ weitergeben
        [twos-and-fours] „Zieh 2“ und „Zieh 4“ weitergeben
       *[none] Nichts weitergeben
    }
rule-draw-until-playable-name = Ziehen, bis eine Karte passt
rule-draw-until-playable =
    { $value ->
        [yes] { rule-draw-until-playable-name }
       *[no] Nur eine Karte ziehen
    }
rule-must-play-drawn-name = Gezogene Karte legen, wenn sie passt
rule-must-play-drawn =
    { $value ->
        [yes] { rule-must-play-drawn-name }
       *[no] Gezogene Karte darf man behalten
    }
rule-reverse-skips-with-two-name = Zu zweit wirkt „Retour“ wie „Aussetzen“
rule-reverse-skips-with-two =
    { $value ->
        [yes] { rule-reverse-skips-with-two-name }
       *[no] Zu zweit ändert „Retour“ nur die Richtung
    }
rule-jump-in-name = Die gleiche Karte dazwischenwerfen
rule-jump-in =
    { $value ->
        [yes] { rule-jump-in-name }
       *[no] Niemand wirft dazwischen
    }
rule-seven-zero-name = 7 tauscht die Karten, 0 reicht sie weiter
rule-seven-zero =
    { $value ->
        [yes] { rule-seven-zero-name }
       *[no] 7 und 0 sind gewöhnliche Karten
    }
rule-bluffing-name = Bluffen mit „Zieh 4“
rule-bluffing =
    { $value ->
        [yes] { rule-bluffing-name }
       *[no] Kein Bluff mit „Zieh 4“
    }
rule-teams-name = In Teams zu zweit
rule-teams =
    { $value ->
        [yes] { rule-teams-name }
       *[no] Jeder gegen jeden
    }
rule-everybody-keeps-points-name = Jeder behält die Punkte der eigenen Karten
rule-everybody-keeps-points =
    { $value ->
        [yes] { rule-everybody-keeps-points-name }
       *[no] Wer die Runde gewinnt, bekommt alle Punkte
    }

## Who one is

person-title = Wie heißt du?
person-note = Kein Konto, kein Passwort: Dieses Gerät merkt sich dich.
person-name = Dein Name
person-animals = Dachs, Igel, Fuchs, Eule, Biber, Luchs, Otter, Marder, Specht, Storch, Hase, Reh, Maulwurf, Wiesel, Amsel, Kranich
person-another = Anderer Vorschlag
person-shape = Dein Zeichen
person-save = So heiße ich
person-empty = Ohne Namen geht es nicht. Ein Spitzname reicht.
person-later = Der neue Name gilt ab dem nächsten Tisch.
shape-circle = Kreis
shape-square = Quadrat
shape-diamond = Raute
shape-hexagon = Sechseck
shape-triangle = Dreieck
shape-pentagon = Fünfeck
shape-star = Stern
shape-drop = Tropfen
shape-shield = Schild
shape-octagon = Achteck

## Lobby

lobby-title = Wer spielt mit?
lobby-heading = { $game }, { $edition }
lobby-seat = Platz { $number }
lobby-team = Team { $team }
lobby-free = Frei
lobby-you = du
lobby-host = hat den Tisch geöffnet
lobby-here = ist da
lobby-away = gerade nicht da
lobby-sit = Platz nehmen
lobby-sit-at = Platz { $number } nehmen
lobby-bot = Bot hinsetzen
lobby-bot-at = Bot auf Platz { $number } setzen
lobby-bot-away = Wegschicken
lobby-bot-away-name = { $name } wegschicken
lobby-bot-level = Stärke neuer Bots
lobby-start = Los geht’s
lobby-starting = Karten werden ausgeteilt …
lobby-fill = Freie Plätze mit Bots füllen
lobby-wait-seats =
    { $free ->
        [one] Wir warten noch auf eine Person.
       *[other] Wir warten noch auf { $free } Personen.
    }
lobby-wait-host = Alle sind da. { $name } teilt gleich aus.
lobby-ready = Alle Plätze sind besetzt.
lobby-invited = { $name } lädt dich ein
lobby-invited-by-nobody = Du bist eingeladen
lobby-invited-note = Setz dich dazu!
lobby-join = Mitspielen
lobby-watching-full = Alle Plätze sind vergeben, du schaust zu. Es geht gleich los.
lobby-watching =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
lobby-leave = Tisch verlassen
lobby-close = Tisch schließen
lobby-close-sure = Wirklich für alle schließen?
lobby-home = Zur Startseite
lobby-rules = Regeln
lobby-rules-read = Regeln lesen
lobby-pace = Tempo: { $pace }
lobby-public = Öffentlicher Tisch
lobby-private = Nur mit Einladung
lobby-hints = Tipps für alle
lobby-came = { $name } setzt sich.
lobby-went = { $name } ist aufgestanden.
invite-title = Lade die anderen ein
invite-say = Sag diese Wörter weiter
invite-share = Teilen
invite-share-text = Spiel mit! { $game } an unserem Tisch: { $words }
invite-copy = Link kopieren
invite-copied = Kopiert
invite-copied-note = Der Link ist kopiert. Füg ihn ein, wo du magst.
invite-renew = Neue Wörter
invite-renewed = Der Tisch hat neue Wörter. Die alten gelten nicht mehr.
invite-qr = QR-Code, der zu diesem Tisch führt

## Trouble

trouble-change-house = Hausregeln ändern

## An address at which there is nothing

nowhere-title = Diese Seite gibt es nicht
nowhere-text = Unter dieser Adresse ist nichts zu finden, vielleicht fehlt ein Stück vom Link. Lass ihn dir noch einmal schicken, oder fang vorne an.
nowhere-start = Zur Startseite
