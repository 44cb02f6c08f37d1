### What the command line cannot do, in German.

no-such-command = Einen Befehl „{ $value }“ gibt es nicht. Meintest du „{ $nearest }“?
no-such-command-at-all = Einen Befehl „{ $value }“ gibt es nicht; „{ $command } --help“ nennt alle.
no-such-choice = „{ $value }“ passt nicht zu { $name }. Meintest du „{ $nearest }“?
no-such-choice-at-all = „{ $value }“ passt nicht zu { $name }; zur Wahl stehen: { $choices }.
no-such-option = Die Option „{ $value }“ gibt es hier nicht. Meintest du „{ $nearest }“?
no-such-option-at-all = Die Option „{ $value }“ gibt es hier nicht; „{ $command } --help“ nennt alle.
did-you-mean = Meintest du „{ $nearest }“?
there-are = Zur Wahl stehen: { $list }.
too-much = „{ $value }“ ist hier zu viel; „{ $command } --help“ zeigt, was hierher gehört.
missing = Es fehlt noch: { $names }. „{ $command } --help“ zeigt, wie es geht.
missing-one-of = Eines davon muss dabei sein: { $names }. „{ $command } --help“ zeigt, wie es geht.
missing-value = Nach { $name } fehlt noch etwas; „{ $command } --help“ zeigt, was.
not-together = { $name } und { $other } vertragen sich nicht; lass eines davon weg.
takes-no-value = { $name } steht für sich allein; lass weg, was nach dem „=“ kommt.
no-int = { $name } braucht eine ganze Zahl wie 2, nicht „{ $value }“.
no-count = { $name } braucht eine ganze Zahl ab 1, nicht „{ $value }“.
no-float = { $name } braucht eine Zahl wie 2 oder 0.5, nicht „{ $value }“.
no-port = { $name } braucht die Nummer eines Ports, also 0 bis 65535, nicht „{ $value }“.
no-databases = { $name } braucht Datenbanken mit Namen, durch Leerzeichen getrennt: NAME=postgresql://…; „home“ heißt schon die erste. „{ $value }“ geht nicht.
misunderstood = Das ließ sich nicht verstehen ({ $words }); „{ $command } --help“ zeigt, wie es geht.
file = Mit „{ $file }“ geht es nicht weiter: { $reason }.
address = Unter { $address } kann der Server nicht lauschen: { $reason }.
trouble-eacces = das erlauben die Zugriffsrechte nicht; wähle einen anderen Ort oder ändere sie
trouble-eaddrinuse = dort lauscht schon ein anderes Programm; wähle mit --port einen anderen Port
trouble-eaddrnotavail = diese Adresse hat dein Rechner nicht; nenne mit --host eine, die er hat
trouble-eexist = dort liegt schon etwas anderes; wähle einen anderen Ort
trouble-einval = so kann nichts heißen; wähle einen anderen Namen
trouble-eisdir = das ist ein Ordner; nenne eine Datei
trouble-enoent = das gibt es nicht; prüfe den Namen
trouble-enospc = der Datenträger ist voll; schaffe Platz
trouble-enotdir = ein Teil des Pfads ist kein Ordner; prüfe den Namen
trouble-no-host = diesen Namen kennt dein Rechner nicht; nenne mit --host eine Adresse, die er hat
unexpected = Das hätte nicht passieren dürfen ({ $error }). Bitte melde es uns mit deinem Aufruf und dem, was er mit TISCHRUNDE_DEBUG=1 davor ausgibt.
