### The rally table.

rallye-tell-dealt =
    { $you ->
        [yes] Runde { $number }: Du gibst.
       *[no] Runde { $number }: { $name } gibt.
    }
rallye-tell-drove =
    { $you ->
        [yes] Du fährst { $km } km.
       *[no] { $name } fährt { $km } km.
    }
rallye-tell-laid-remedy =
    { $you ->
        [yes] Du legst { $card }.
       *[no] { $name } legt { $card }.
    }
rallye-tell-laid-safety =
    { $you ->
        [yes] Du legst den Trumpf { $card }.
       *[no] { $name } legt den Trumpf { $card }.
    }
rallye-tell-attacked =
    { $you ->
        [yes] Du spielst { $card } gegen { $party }.
       *[no]
            { $whom ->
                [you] { $name } spielt { $card } gegen dich.
                [team] { $name } spielt { $card } gegen euch.
               *[others] { $name } spielt { $card } gegen { $party }.
            }
    }
rallye-tell-stood =
    { $whom ->
        [you] { $card } bleibt bei dir liegen.
        [team] { $card } bleibt bei euch liegen.
       *[others] { $card } bleibt bei { $party } liegen.
    }
rallye-tell-coup =
    { $you ->
        [yes] { $term }! Du legst { $card } quer.
       *[no] { $term }! { $name } legt { $card } quer.
    }
rallye-tell-lifted =
    { $whom ->
        [you] { $card } kommt bei dir weg.
        [team] { $card } kommt bei euch weg.
       *[others] { $card } kommt bei { $party } weg.
    }
rallye-tell-discarded =
    { $you ->
        [yes] Du legst { $card } ab.
       *[no] { $name } legt { $card } ab.
    }
rallye-tell-goal =
    { $you ->
        [yes] Du bist im Ziel: { NUMBER($km, useGrouping: 0) } km!
       *[no] { $name } ist im Ziel: { NUMBER($km, useGrouping: 0) } km!
    }
rallye-tell-extended =
    { $you ->
        [yes] Du verlängerst: Jetzt geht es bis { NUMBER($km, useGrouping: 0) } km.
       *[no] { $name } verlängert: Jetzt geht es bis { NUMBER($km, useGrouping: 0) } km.
    }
rallye-tell-round-won =
    { $whom ->
        [you] Die Runde geht an dich.
        [team] Die Runde geht an euch.
       *[others] Die Runde geht an { $party }.
    }
rallye-tell-nobody-won = Die Runde ist zu Ende, gewonnen hat sie niemand.
rallye-tell-match-won =
    { $count ->
        [one]
            { $whom ->
                [you] Du gewinnst die Partie!
                [team] Ihr gewinnt die Partie!
               *[others] Die Partie geht an { $party }.
            }
       *[other] Die Partie endet unentschieden.
    }
rallye-words-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $name } ist dran.
    }
rallye-words-window =
    { $whom ->
        [you] Du wirst gerade angegriffen.
        [team] Ihr werdet gerade angegriffen.
       *[others] Angriff auf { $party }: Alle warten einen Augenblick.
    }
rallye-words-km =
    { $whom ->
        [you] Du: { NUMBER($km, useGrouping: 0) } von { NUMBER($goal, useGrouping: 0) } km.
        [team] Ihr ({ $party }): { NUMBER($km, useGrouping: 0) } von { NUMBER($goal, useGrouping: 0) } km.
       *[others] { $party }: { NUMBER($km, useGrouping: 0) } von { NUMBER($goal, useGrouping: 0) } km.
    }
rallye-words-battle = Fahrt: { $card }.
rallye-words-battle-bare = Fahrt: leer.
rallye-words-speed = Tempo: { $card }.
rallye-words-safeties = Trümpfe: { $cards }.
rallye-words-crosswise = { $card } (quer, { $term })
rallye-words-holds =
    { $count ->
        [0] { $name } hat keine Karte mehr.
        [one] { $name } hat 1 Karte.
       *[other] { $name } hat { $count } Karten.
    }
rallye-words-notes = { $name }: { $notes }.
rallye-words-stock =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Auf dem Stapel liegt noch 1 Karte.
       *[other] Auf dem Stapel liegen noch { $count } Karten.
    }
rallye-words-discard = Auf der Ablage liegt oben { $card }.
rallye-words-discard-bare = Auf der Ablage liegt nichts.
rallye-words-hand =
    { $count ->
        [0] Du hast keine Karten mehr.
       *[other] Deine Karten: { $cards }.
    }
rallye-you = Du
rallye-on-turn = am Zug
rallye-away = Verbindung weg
rallye-stood-in = ein Bot springt ein
rallye-holds =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
rallye-km = { NUMBER($km, useGrouping: 0) } km
rallye-points = { NUMBER($points, useGrouping: 0) } Pkt.
rallye-new = neu
rallye-pile-battle = Fahrt
rallye-pile-speed = Tempo
rallye-pile-shows = { $pile }: { $card }
rallye-pile-bare = { $pile }: leer
rallye-distances = Kilometerkarten
rallye-distance =
    { $count ->
        [0] { $km } km: keine Karte
        [one] { $km } km: 1 Karte
       *[other] { $km } km: { $count } Karten
    }
rallye-safeties = Trümpfe
rallye-safety-missing = { $card }: nicht gelegt
rallye-piles = Stapel und Ablage
rallye-discards = Ablage
rallye-track-lane = { $party }: { NUMBER($km, useGrouping: 0) } von { NUMBER($goal, useGrouping: 0) } km.
rallye-open-display = Auslage ansehen. { $words }
rallye-word-attack = Angreifen
rallye-word-discard = Ablegen
rallye-word-drive = +{ $km } km
rallye-word-lay = Legen
rallye-do-drive = { $km } km fahren
rallye-do-lay = { $card } legen
rallye-do-attack = Gegen { $party } spielen
rallye-do-attack-with = { $card } gegen { $party } spielen
rallye-do-aim = Ziel antippen
rallye-do-discard = Ablegen
rallye-do-discard-card = { $card } ablegen
rallye-do-why = Warum noch nicht?
rallye-note-choose = Tippe eine Karte an
rallye-note-discard = Leg eine Karte ab
rallye-note-wait = Karte schon mal aussuchen
rallye-why = { $card } geht gerade nicht
rallye-stuck = Gerade passt keine deiner Karten. Leg eine ab.
rallye-why-turn = { $name } ist dran. Danach geht es weiter.
rallye-why-attacked = Ein Angriff auf dich ist noch offen. Antworte darauf, oder warte, bis die Zeit dafür um ist.
rallye-status-your-turn = Du bist dran
rallye-status-stood-in = Ein Bot spielt für dich
rallye-status-turn = { $name } ist dran
rallye-status-noted = { $card } liegt für dich bereit.
rallye-status-whom = Wen angreifen?
rallye-status-open-to = Angreifbar: { $parties }
rallye-status-drive = { $km } km ausgewählt, bisher { NUMBER($from, useGrouping: 0) } km gefahren
rallye-status-attack =
    { $whom ->
        [you] Angriff auf dich
        [team] Angriff auf euch
       *[others] Angriff auf { $party }
    }
rallye-status-window = Folgt eine Antwort?
rallye-status-goal =
    { $you ->
        [yes] Du bist im Ziel
       *[no] { $name } ist im Ziel
    }
rallye-status-call = Geht es noch weiter bis { NUMBER($km, useGrouping: 0) } km?
rallye-status-over = Runde zu Ende
rallye-attack = Angriff!
rallye-attack-told =
    { $whom ->
        [team] { $name } spielt gegen euch
       *[you] { $name } spielt gegen dich
    }
rallye-coup-question = { $term }?
rallye-coup-held = Du hast den passenden Trumpf.
rallye-coup-not-held = Den passenden Trumpf hast du nicht.
rallye-coup = { $card } quer legen
rallye-coup-worth =
    { $points ->
        [0] Du bist danach dran.
       *[other] +{ $points } Punkte, und du bist dran
    }
rallye-not-now = Nicht jetzt
rallye-window-fair = Nach jedem Angriff warten alle gleich lang. Niemand sieht, ob du einen Trumpf hast.
rallye-call-title = Du bist im Ziel: { NUMBER($km, useGrouping: 0) } km!
rallye-call-question =
    { $points ->
        [0] Willst du die Runde jetzt gewinnen oder bis { NUMBER($km, useGrouping: 0) } km verlängern?
       *[other] Willst du die Runde jetzt gewinnen oder bis { NUMBER($km, useGrouping: 0) } km verlängern? Wer zuerst dort ist, gewinnt die Runde und bekommt { $points } Punkte dazu. Das kann auch jemand anders sein.
    }
rallye-extend = Weiter bis { NUMBER($km, useGrouping: 0) } km
rallye-finish = Jetzt gewinnen
rallye-throw-title = { $card } wegwerfen?
rallye-throw-question = Ein Trumpf bringt dir Punkte, sobald er liegt. Weggeworfen ist er verloren.
rallye-throw-keep = Behalten
rallye-throw-yes = Wegwerfen
