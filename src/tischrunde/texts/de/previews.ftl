### What messengers show of a link

preview-any-title = Tischrunde: Kartenspiele wie am Küchentisch
preview-any-text = Auto-Rallye und UNO nach den Regeln in eurer Schachtel: mit Freunden über einen Link oder gegen Bots. Ohne Konto.
preview-rallye-title = Spiel mit! Wir fahren Auto-Rallye
preview-rallye-text = Setz dich zu uns an den Tisch: Der Link öffnet das Kartenspiel im Browser, ohne Konto und ohne Installation.
preview-uno-title = Spiel mit! Wir spielen UNO
preview-uno-text = Setz dich zu uns an den Tisch: Der Link öffnet das Kartenspiel im Browser, ohne Konto und ohne Installation.
