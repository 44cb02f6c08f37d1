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
        [yes] Du legst „{ $card }“.
       *[no] { $name } legt „{ $card }“.
    }
rallye-tell-laid-safety =
    { $you ->
        [yes] Du legst den Trumpf „{ $card }“.
       *[no] { $name } legt den Trumpf „{ $card }“.
    }
rallye-tell-attacked =
    { $you ->
        [yes] Du spielst „{ $card }“ gegen { $party }.
       *[no]
            { $whom ->
                [you] { $name } spielt „{ $card }“ gegen dich.
                [team] { $name } spielt „{ $card }“ gegen euch.
               *[others] { $name } spielt „{ $card }“ gegen { $party }.
            }
    }
rallye-tell-stood =
    { $whom ->
        [you] Der Angriff sitzt: „{ $card }“ bei dir.
        [team] Der Angriff sitzt: „{ $card }“ bei euch.
       *[others] Der Angriff sitzt: „{ $card }“ bei { $party }.
    }
rallye-tell-coup =
    { $you ->
        [yes] { $term }! Du legst „{ $card }“ quer.
       *[no] { $term }! { $name } legt „{ $card }“ quer.
    }
rallye-tell-lifted =
    { $whom ->
        [you] „{ $card }“ ist bei dir aufgehoben.
        [team] „{ $card }“ ist bei euch aufgehoben.
       *[others] „{ $card }“ ist bei { $party } aufgehoben.
    }
rallye-tell-discarded =
    { $you ->
        [yes] Du legst „{ $card }“ ab.
       *[no] { $name } legt „{ $card }“ ab.
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
rallye-tell-nobody-won = Die Runde ist zu Ende. Niemand hat sie gewonnen.
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
       *[others] Angriff auf { $party }: Alle warten einen Moment.
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
rallye-words-discard = Auf der Ablage liegt oben „{ $card }“.
rallye-words-discard-bare = Auf der Ablage liegt nichts.
rallye-words-hand =
    { $count ->
        [0] Du hast keine Karten mehr.
       *[other] Deine Karten: { $cards }.
    }
rallye-you = Du
rallye-on-turn = ist dran
rallye-away = Verbindung weg
rallye-stood-in = ein Bot spielt
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
rallye-do-lay = „{ $card }“ legen
rallye-do-attack = Gegen { $party } spielen
rallye-do-attack-with = „{ $card }“ gegen { $party } spielen
rallye-do-aim = Ziel antippen
rallye-do-discard = Ablegen
rallye-do-discard-card = „{ $card }“ ablegen
rallye-do-why = Warum nicht?
rallye-note-choose = Tippe eine Karte an
rallye-note-discard = Leg eine Karte ab
rallye-note-wait = Du kannst schon eine Karte wählen
rallye-why = „{ $card }“ geht gerade nicht
rallye-stuck = Gerade passt keine deiner Karten. Leg eine ab.
rallye-lay-green = Leg „{ $remedy }“, dann kannst du fahren.
rallye-lay-remedy = Leg „{ $remedy }“ auf „{ $hazard }“.
rallye-without-green = Ohne „{ $remedy }“ fährst du nicht los: { $deeds }.
rallye-without-remedy = Gegen „{ $hazard }“ brauchst du „{ $remedy }“: { $deeds }.
rallye-deed-drive = fahr Kilometer
rallye-deed-lay = leg „{ $card }“
rallye-deed-attack = greif an
rallye-deed-safety = leg einen Trumpf
rallye-deed-discard = leg eine Karte ab
rallye-why-turn = { $name } ist dran. Warte, bis du dran bist.
rallye-why-attacked = Antworte erst auf den Angriff auf dich, oder warte, bis die Zeit dafür um ist.
rallye-status-your-turn = Du bist dran
rallye-status-stood-in = Ein Bot spielt für dich
rallye-status-stood-in-text = Hol dir den Platz zurück, wenn du wieder da bist.
rallye-status-turn = { $name } ist dran
rallye-status-noted = „{ $card }“ liegt für dich bereit.
rallye-status-whom = Wen greifst du an?
rallye-status-open-to = Angreifbar: { $parties }
rallye-status-drive = Damit kommst du auf { NUMBER($km, useGrouping: 0) } km.
rallye-status-attacks = Damit hältst du { $party } auf.
rallye-status-only-discard = Diese Karte kannst du jetzt nur ablegen.
rallye-status-attack =
    { $whom ->
        [you] Angriff auf dich
        [team] Angriff auf euch
       *[others] Angriff auf { $party }
    }
rallye-status-window = Kommt eine { $term }?
rallye-status-coup = Leg „{ $safety }“ quer, oder nimm den Angriff hin.
rallye-status-stand = Dagegen hast du nichts auf der Hand.
rallye-status-goal =
    { $you ->
        [yes] Du bist im Ziel
       *[no] { $name } ist im Ziel
    }
rallye-status-call =
    { $you ->
        [yes] Gewinn jetzt, oder fahr weiter bis { NUMBER($km, useGrouping: 0) } km.
       *[no] { $name } entscheidet, ob es bis { NUMBER($km, useGrouping: 0) } km weitergeht.
    }
rallye-status-over = Runde zu Ende
rallye-attack = Angriff!
rallye-attack-told =
    { $whom ->
        [team] { $name } spielt gegen euch
       *[you] { $name } spielt gegen dich
    }
rallye-coup-question = { $term }?
rallye-coup-held = Du hast den passenden Trumpf.
rallye-coup-not-held = Dagegen hast du nichts auf der Hand.
rallye-coup = „{ $card }“ quer legen
rallye-coup-worth =
    { $points ->
        [0] Danach bist du dran
       *[other] +{ $points } Punkte, und du bist dran
    }
rallye-not-now = Weiter
rallye-coup-keep = Trumpf behalten
rallye-window-fair = Nach jedem Angriff warten alle gleich lang. Niemand sieht, ob du einen Trumpf hast.
rallye-call-title = Du bist im Ziel: { NUMBER($km, useGrouping: 0) } km!
rallye-call-question =
    { $points ->
        [0] Willst du die Runde jetzt gewinnen oder bis { NUMBER($km, useGrouping: 0) } km verlängern?
       *[other] Willst du die Runde jetzt gewinnen oder bis { NUMBER($km, useGrouping: 0) } km verlängern? Wer zuerst dort ist, gewinnt die Runde und bekommt { $points } Punkte dazu. Das kann auch jemand anders sein.
    }
rallye-extend = Weiter bis { NUMBER($km, useGrouping: 0) } km
rallye-finish = Jetzt gewinnen
rallye-throw-title = „{ $card }“ ablegen?
rallye-throw-question = Ein Trumpf bringt dir Punkte, sobald er vor dir liegt. Legst du ihn ab, ist er verloren.
rallye-throw-keep = Behalten
rallye-throw-yes = Trotzdem ablegen

## Great moments

moment-coup = { $term }!
moment-goal = Im Ziel!
moment-extension = Weiter bis { NUMBER($km, useGrouping: 0) } km!
moment-safeties = Alle vier Trümpfe!
