### Hints and their reasons, in German.

hints = Tipps für Platz { $seat }
tried = { $move } – { $chance } %, { $lead } Punkte
figures = Erst die Chance, die Partie zu gewinnen, dann der Vorsprung in Punkten, mit dem die Runde endet; geschätzt aus { $deals } gedachten Runden.
nothing-to-do = Platz { $seat } ist gerade nicht gefragt.

## Reasons in the rally game

reason-drives-on = du kommst voran
reason-arrives = damit bist du im Ziel
reason-spares-the-200 = kostet den Bonus für eine Runde ohne 200 km
reason-sets-up-the-finish = die letzte Karte bis ins Ziel hast du dann schon
reason-creeps-up = so kurz vor dem Ziel passen nur noch wenige Karten
reason-gets-going = danach hast du freie Fahrt
reason-secures = bringt sofort Punkte
reason-frees-itself = danach hält dich nichts mehr auf
reason-keeps-it-for-a-coup-fourre =
    der Trumpf könnte noch eine { $edition ->
        [fx-schmid] Blitz-Aktion
        [auto-rallye] Blitzreaktion
        [schmidt] Blitz-Reaktion
       *[other] Blitzaktion
    } bringen
reason-lays-it-before-the-end = die Runde kann bald enden, auf der Hand ist ein Trumpf dann wertlos
reason-holds-up = hält den Gegner auf
reason-hits-who-is-ahead = kostet den Gegner viel
reason-hits-where-remedies-are-rare = Hilfen dagegen werden knapp
reason-fears-the-answer = der Gegner könnte den passenden Trumpf haben
reason-keeps-a-distance = die Kilometer könntest du noch fahren
reason-keeps-a-hazard = damit könntest du noch angreifen
reason-keeps-a-remedy = die Hilfe könntest du noch brauchen
reason-keeps-a-safety = ein Trumpf bringt Punkte, den legt man nicht ab
reason-is-of-no-use = die Karte nützt dir nichts mehr
reason-is-missed-least = auf diese Karte kannst du am ehesten verzichten
reason-answers-the-attack = wehrt den Angriff ab und bringt einen Bonus
reason-has-no-answer = dagegen hast du nichts auf der Hand
reason-gives-the-answer-away = verschenkt die Antwort und ihren Bonus
reason-has-1000-within-reach = 1000 km kannst du schaffen
reason-may-miss-1000 = 1000 km schaffst du vielleicht nicht
reason-wins-at-once = die Runde ist sicher gewonnen
reason-leaves-points-behind = lässt die Punkte der Verlängerung liegen

## Reasons in UNO

reason-goes-out = damit bist du alle Karten los und gewinnst die Runde
reason-gets-rid-of-points = du wirst Punkte los
reason-gives-the-turn =
    { $side ->
        [for] danach ist kein Gegner dran
       *[against] danach ist jemand dran, der fast fertig ist
    }
reason-makes-the-next-draw = der Nächste muss ziehen
reason-leaves-a-sure-last-card = deine letzte Karte passt dann immer
reason-goes-on-with-its-colour = von dieser Farbe hast du noch mehr
reason-goes-on-with-its-rank = damit könntest du später die Farbe wechseln
reason-trades-hands =
    { $side ->
        [for] du bekommst eine kleinere Hand
       *[against] du bekommst eine größere Hand
    }
reason-keeps-the-wild = die Karte passt auch später noch auf alles
reason-changes-to = diese Farbe hast du selbst
reason-holds-none-of-it = diese Farbe hast du nicht
reason-is-a-bluff = das ist ein Bluff und kann herausgefordert werden
reason-forgets-the-call = ohne „Uno“ zu rufen kannst du erwischt werden
reason-has-nothing-that-fits = es passt keine Karte
reason-draws-needlessly = du könntest eine Karte legen
reason-may-need-it-later = später ist die Karte mehr wert
reason-could-be-rid-of-it = du könntest die Karte gleich loswerden
reason-may-be-a-bluff = das sieht nach einem Bluff aus
reason-is-hardly-a-bluff = das ist wohl kein Bluff
reason-has-none-to-pass-on = du hast keine Karte zum Weitergeben
reason-could-pass-them-on = du könntest die Karten weitergeben
reason-makes-up-for-the-call = danach kann dich niemand mehr erwischen
reason-makes-them-draw = wer „Uno“ vergessen hat, muss ziehen
reason-harms-the-partner = trifft dein eigenes Team
reason-takes-the-smallest-hand = niemand hat weniger Karten
reason-leaves-a-smaller-hand = jemand anderes hat weniger Karten
