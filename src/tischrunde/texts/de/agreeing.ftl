### Before a match: what is played, and who plays, in German.

ask-game = Was spielst du?
ask-edition = Welche Schachtel habt ihr?
ask-players = Wie viele sitzen am Tisch?
ask-persons = Wie viele sitzen vor diesem Bildschirm? Die anderen Plätze bekommen Bots.
ask-name =
    { $count ->
        [one] Wie heißt du? Mit Enter heißt du „{ $usual }“.
       *[other] Wie heißt Person { $number }? Mit Enter „{ $usual }“.
    }
ask-level = Wie stark sind die Bots?
usual-name =
    { $count ->
        [one] Gast
       *[other] Gast { $number }
    }
bot-name =
    { $count ->
        [one] Bot
       *[other] Bot { $number }
    }
no-such-level = Bots dieser Stärke gibt es nicht: „{ $level }“. Möglich sind: { $list }.
no-such-edition = Eine Ausgabe „{ $edition }“ gibt es nicht.
wrong-players = Mit dieser Schachtel geht das nicht: { $players } am Tisch. Möglich sind: { $list }.
too-many-here = Für alle Namen und Bots reichen { $players } Plätze nicht. Lass welche weg oder nimm mehr Plätze.
levels-unlike-bots =
    { $count ->
        [one] Am Tisch sitzt 1 Bot. Nenne eine Stärke.
       *[other] Am Tisch sitzen { $count } Bots. Nenne eine Stärke für alle oder für jeden eine.
    }
unfit-name = „{ $name }“ geht als Name nicht: Er braucht 1 bis 40 sichtbare Zeichen. Nimm einen anderen.
same-name = „{ $name }“ heißt hier schon jemand. Nimm einen anderen Namen.
