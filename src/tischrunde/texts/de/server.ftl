### Am Server: warum etwas nicht ging.

problem-busy = An diesem Tisch ist gerade zu viel los. Versuch es gleich noch einmal.
problem-malformed = Das hat der Server nicht verstanden. Lade die Seite neu; hilft das nicht, ist das Programm zu alt.
problem-say-hello = Der Server weiß noch nicht, wer spricht. Verbinde dich neu.
problem-not-known = Der Server kennt dich nicht mehr. Komm mit einem Namen neu herein.
problem-no-such-table = Diesen Tisch gibt es nicht, oder dir fehlt sein Code. Lass dir die Einladung noch einmal schicken.
problem-seats-full = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen oder einen eigenen Tisch öffnen.
problem-no-such-game = Dieses Spiel gibt es hier nicht. Wähle eines aus der Liste.
problem-no-such-edition = Diese Ausgabe gibt es hier nicht. Wähle eine aus der Liste.
problem-refused-rules = Nach diesen Regeln kann man nicht spielen: { $reason }
problem-wrong-players = Für so viele ist das Spiel nicht gemacht. Wähle eine andere Zahl von Plätzen oder weniger Bots.
problem-no-such-pace = Dieses Tempo gibt es nicht. Wähle eines aus der Liste.
problem-no-such-level = Einen Bot dieser Stärke gibt es nicht. Wähle eine aus der Liste.
problem-wrong-origin = Von dieser Seite aus nimmt der Server nichts an. Öffne den Link selbst.
problem-too-long = Das ist zu lang. Fass dich kürzer.
problem-too-long-to-replay = Diese Partie ist zu lang, um sie hier noch einmal anzusehen. Lade ihre Aufzeichnung herunter.
problem-too-many = Das war zu viel auf einmal. Warte einen Moment.
problem-too-much-talk = Lass erst die anderen zu Wort kommen. Gleich kannst du wieder etwas sagen.
problem-too-many-sockets = Du bist schon auf zu vielen Geräten oder in zu vielen Fenstern dabei. Schließ eines davon.
problem-too-many-tables = Du siehst schon zu viele Tische zugleich. Verlass einen davon.
problem-unavailable = Der Server kommt gerade nicht an seine Daten. Dein Zug ist nicht verloren: Es wird von selbst noch einmal versucht.
problem-not-found = Diese Seite gibt es nicht.
problem-not-allowed = So geht das hier nicht.
problem-restart = Der Server wird kurz neu gestartet. Gleich geht es weiter, wo ihr wart.
