### The UNO table.

uno-suit-red = Flamme
uno-suit-yellow = Sonne
uno-suit-green = Blatt
uno-suit-blue = Tropfen
uno-colour-and-suit = { $colour } · { $suit }
uno-the-number =
    die { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    } { $rank }
uno-the-skip =
    das { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    } Aussetzen
uno-the-reverse =
    das { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    } Retour
uno-the-draw-two =
    die { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    } Zieh 2
uno-the-wild = die Farbenwahl
uno-the-wild-draw-four = die Zieh 4
uno-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# Seats and piles
uno-others = Mitspieler
uno-everybody = Am Tisch
uno-you = Du
uno-on-turn = ist dran
uno-partner = dein Team
uno-away = Verbindung weg
uno-bot-stands-in = ein Bot spielt
uno-calls = „Uno!“
uno-not-called = nicht gerufen!
uno-catch = Erwischt!
uno-catch-whom = { $name } erwischen
uno-catch-somebody = Jemanden erwischen
uno-catch-title = Wen erwischst du?
uno-drew = +{ $count }
uno-drew-words = hat { $count } gezogen
uno-middle = Tischmitte
uno-stock-left = { $count } im Stapel
uno-draw-from-stock = Ziehen, { $count } im Stapel
uno-discard = Oben liegt { $card }
uno-lay-word = Legen
uno-lay-here = Auf den Ablegestapel legen.
uno-new = neu
uno-laid-by =
    { $you ->
        [yes] von dir
       *[no] von { $name }
    }
uno-colour = Farbe: { $colour }
uno-colour-open = Farbe noch offen
uno-clockwise = Es geht im Uhrzeigersinn.
uno-anticlockwise = Es geht gegen den Uhrzeigersinn.
uno-pending =
    { $count ->
        [one] 1 Karte zu ziehen
       *[other] { $count } Karten zu ziehen
    }
# House rules
uno-house = Hausregeln
uno-house-agreed =
    { $count ->
        [one] 1 Hausregel
       *[other] { $count } Hausregeln
    }
uno-house-rules-link = Regeln lesen
# Whose turn it is, and for what
uno-your-turn = Du bist dran
uno-their-turn = { $name } ist dran
uno-lay-only = Leg { $card }.
uno-lay-any = Leg { $cards }.
uno-any-of-colour = { $colour }
uno-a-number = eine { $rank }
uno-a-skip = ein Aussetzen
uno-a-reverse = ein Retour
uno-a-draw-two = eine Zieh 2
uno-a-wild = eine Farbenwahl
uno-a-wild-draw-four = eine Zieh 4
uno-nothing-fits = Du hast weder { $colour } noch { $other }: Zieh vom Stapel.
uno-drawn-fits = Gezogen: { $card }. Legen oder behalten?
uno-drawn-must = Gezogen: { $card }. Sie passt, also musst du sie legen.
uno-drawn-useless = Gezogen: { $card }. Sie passt nicht, du behältst sie.
uno-drew-nothing = Der Stapel ist leer, und nichts passt: Behalte deine Karten.
uno-stack-yours =
    { $count ->
        [one] 1 Karte für dich
       *[other] { $count } Karten für dich
    }
uno-stack-pass-on = Gib sie weiter oder zieh sie.
uno-stack-draw = Weitergeben kannst du sie nicht: Zieh sie.
uno-doubt-yours = „Zieh 4“ von { $name }
uno-doubt-yours-text = Glaubst du das? Herausfordern oder ziehen.
uno-doubt-theirs = { $name } muss ziehen oder herausfordern.
uno-stack-theirs =
    { $count ->
        [one] 1 Karte zu ziehen oder weiterzugeben.
       *[other] { $count } Karten zu ziehen oder weiterzugeben.
    }
uno-naming-yours = Du wählst die Farbe
uno-naming-yours-text = Die Startkarte ist eine Farbenwahl: Wähle eine Farbe.
uno-naming-theirs = Die Startkarte ist eine Farbenwahl: { $name } wählt die Farbe.
uno-swap-yours = Mit wem tauschst du?
uno-swap-yours-text = Du hast eine Sieben gelegt: Such dir jemanden aus.
uno-swap-theirs = { $name } sucht sich jemanden zum Tauschen aus.
uno-late-call = Ruf „Uno!“
uno-late-call-text = Schnell, bevor es jemand merkt.
uno-jump-in-open = Du hast dieselbe Karte: Wirf sie dazwischen!
uno-round-over = Runde zu Ende
uno-stood-in = Ein Bot spielt für dich
uno-stood-in-text = Hol dir den Platz zurück, wenn du wieder da bist.
# What can be done
uno-lay-number =
    { $colour ->
        [red] Rote
        [yellow] Gelbe
        [green] Grüne
       *[blue] Blaue
    } { $rank } legen
uno-lay-skip = Aussetzen – { $next } pausiert
uno-lay-reverse = Richtung wechseln
uno-lay-draw-two = +2 legen – { $next } zieht
uno-lay-draw-two-on = +2 weiter an { $next }
uno-lay-wild = Farbenwahl legen …
uno-lay-wild-draw-four = +4 legen – { $next } zieht …
uno-lay-wild-draw-four-on = +4 weiter an { $next } …
uno-lay-calling = { $lay } – „Uno!“
uno-draw = Ziehen
uno-draw-one = Karte ziehen
uno-keep = Behalten
uno-accept =
    { $count ->
        [one] 1 Karte ziehen
       *[other] { $count } Karten ziehen
    }
uno-accept-short = { $count } ziehen
uno-challenge = Herausfordern
uno-choose-colour = Farbe wählen
uno-choose-swap = Tauschen mit …
uno-call = UNO!
uno-call-armed = „Uno!“ rufst du mit
uno-call-idle = „Uno“ zählt erst, wenn dir nur noch eine Karte bleibt.
uno-why = Warum nicht?
uno-wrong-catch = { $name } war nicht zu erwischen.
uno-nobody-to-catch = Niemand hat nur noch eine Karte.
uno-not-your-turn = { $name } ist dran. Du kannst die Karte schon bereitlegen.
uno-why-title = „{ $card }“ geht gerade nicht
# Choosing a colour
uno-colour-title = Welche Farbe wünschst du dir?
uno-colour-title-turned-up = Welche Farbe soll gelten?
uno-colour-mine =
    { $count ->
        [0] keine auf der Hand
        [one] 1 auf der Hand
       *[other] { $count } auf der Hand
    }
# Challenging
uno-challenge-title = Herausfordern oder { $count } ziehen?
uno-challenge-story = { $name } hat „Zieh 4“ auf { $colour } gelegt. Das darf man nur, wenn man kein { $colour } auf der Hand hat.
uno-challenge-story-open = { $name } hat „Zieh 4“ gelegt. Das darf man nur, wenn man die geltende Farbe nicht auf der Hand hat.
uno-challenge-means = { $name } zeigt dir alle Karten. War es ein Bluff, zieht { $name }, und du bist dran. War es keiner, ziehst du { $count } Karten.
uno-accept-means = Du ziehst und setzt diesmal aus.
uno-look-first = Erst den Tisch ansehen
# A hand that was shown
uno-shown-title = Die Karten von { $name }
uno-shown-guilty = Erwischt! { $name } hatte die Farbe noch und muss ziehen.
uno-shown-innocent = Alles richtig: { $name } hatte die Farbe nicht. Jetzt musst du ziehen.
uno-shown-only-you = Das siehst nur du.
uno-shown-again = Karten von { $name }
uno-close = Weiter
# Swapping hands
uno-swap-title = Mit wem tauschst du?
uno-swap-text = Du gibst deine Karten her und bekommst die von:
# What happened
uno-told-dealt =
    { $you ->
        [yes] Runde { $number }: Du gibst.
       *[no] Runde { $number }: { $name } gibt.
    }
uno-told-turned-up = Die Startkarte ist { $card }.
uno-told-played =
    { $you ->
        [yes] Du legst { $card }.
       *[no] { $name } legt { $card }.
    }
uno-told-wished =
    { $you ->
        [yes] Du legst { $card } und wünschst dir { $colour }.
       *[no] { $name } legt { $card } und wünscht sich { $colour }.
    }
uno-told-called =
    { $you ->
        [yes] Du rufst „Uno!“
       *[no] { $name } ruft „Uno!“
    }
uno-told-caught =
    { $you ->
        [by] Du hast { $other } erwischt!
        [at] { $name } hat dich erwischt!
       *[no] { $name } hat { $other } erwischt!
    }
uno-told-drew =
    { $you ->
        [yes] { $count ->
            [one] Du ziehst 1 Karte.
           *[other] Du ziehst { $count } Karten.
        }
       *[no] { $count ->
            [one] { $name } zieht 1 Karte.
           *[other] { $name } zieht { $count } Karten.
        }
    }
uno-told-skipped =
    { $you ->
        [yes] Du setzt aus.
       *[no] { $name } setzt aus.
    }
uno-told-kept =
    { $you ->
        [yes] Du behältst die Karte.
       *[no] { $name } behält die Karte.
    }
uno-told-challenged-guilty =
    { $you ->
        [by] Du forderst { $other } heraus – zu Recht!
        [at] { $name } fordert dich heraus – zu Recht!
       *[no] { $name } fordert { $other } heraus – zu Recht!
    }
uno-told-challenged-innocent =
    { $you ->
        [by] Du forderst { $other } heraus – zu Unrecht.
        [at] { $name } fordert dich heraus – zu Unrecht.
       *[no] { $name } fordert { $other } heraus – zu Unrecht.
    }
uno-told-named =
    { $you ->
        [yes] Du wünschst dir { $colour }.
       *[no] { $name } wünscht sich { $colour }.
    }
uno-told-swapped =
    { $you ->
        [by] Du tauschst die Karten mit { $other }.
        [at] { $name } tauscht die Karten mit dir.
       *[no] { $name } tauscht die Karten mit { $other }.
    }
uno-told-passed-on = Alle reichen ihre Karten im Uhrzeigersinn weiter.
uno-told-passed-back = Alle reichen ihre Karten gegen den Uhrzeigersinn weiter.
uno-told-reshuffled = Der Ablegestapel ist neu gemischt: { $count } im neuen Stapel.
uno-told-round-won =
    { $you ->
        [yes] Du gewinnst die Runde!
        [team] Ihr gewinnt die Runde!
       *[no] { $name } gewinnt die Runde.
    }
uno-told-round-won-team = { $name } gewinnen die Runde.
uno-told-round-open = Die Runde ist zu Ende. Niemand hat sie gewonnen.
uno-told-match-won =
    { $you ->
        [yes] Du gewinnst die Partie!
        [team] Ihr gewinnt die Partie!
       *[no] { $name } gewinnt die Partie.
    }
uno-told-match-won-team = { $name } gewinnen die Partie.
# The table in words
uno-words-top = Oben liegt { $card }, Farbe { $colour }.
uno-words-top-open = Oben liegt { $card }, die Farbe ist noch offen.
uno-words-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $name } ist dran.
    }
uno-words-holds = { $name }: { $cards }.
uno-words-holds-called = { $name }: { $cards }, „Uno“ gerufen.
uno-words-hand = Du hast { $cards }: { $list }.
uno-words-hand-empty = Du hast keine Karten mehr.
uno-words-pending = Zu ziehen: { $cards }.
uno-words-stock = Im Stapel: { $cards }.

## Great moments

moment-call = Uno!
moment-caught = Erwischt!
moment-four = +4
moment-doubt-right = Zu Recht angezweifelt!
moment-doubt-wrong = Zu Unrecht angezweifelt!
