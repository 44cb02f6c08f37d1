### The table of Zwanzig.

zwanzig-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
zwanzig-told-dealt =
    { $you ->
        [yes] Du gibst Runde { $number }.
       *[no] { $name } gibt Runde { $number }.
    }
zwanzig-told-laid =
    { $you ->
        [yes] Du legst die { $card }.
       *[no] { $name } legt die { $card }.
    }
zwanzig-told-drew =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $name } zieht eine Karte.
    }
zwanzig-told-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
zwanzig-told-round-won =
    { $you ->
        [yes] Du gewinnst die Runde!
       *[no] { $name } gewinnt die Runde.
    }
zwanzig-told-match-won =
    { $you ->
        [yes] Du gewinnst die Partie!
       *[no] { $name } gewinnt die Partie.
    }
zwanzig-words-turn =
    { $you ->
        [yes] Du bist dran.
       *[no] { $name } ist dran.
    }
zwanzig-told-turned-up = Aufgedeckt wird die { $card }.
zwanzig-told-round-open = Niemand kann mehr. Die Runde zählt nicht.
zwanzig-words-top = Oben liegt die { $card }.
zwanzig-words-stock = Im Stapel: { $cards }.
zwanzig-words-holds = { $name }: { $cards }.
zwanzig-words-hand = Du hast { $cards }: { $list }.
zwanzig-fits =
    { $count ->
        [one] Eine deiner Karten passt auf die { $card }.
       *[other] { $count } deiner Karten passen auf die { $card }.
    }
zwanzig-draw-note = Keine deiner Karten passt. Zieh eine.
zwanzig-pass-note = Keine deiner Karten passt, und der Stapel ist leer. Du musst passen.
zwanzig-others = Mitspieler
zwanzig-middle = Tischmitte
zwanzig-top = Oben
zwanzig-stock = Stapel
