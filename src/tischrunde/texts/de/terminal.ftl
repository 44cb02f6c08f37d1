### The table in a terminal, in German.

## The match

round = Runde { $number }
target = bis { NUMBER($points, useGrouping: 0) } Punkte
pile = { $pile }: { $cards }
points =
    { $points ->
        [one] 1 Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
    }
cards =
    { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
before = Vorher
total = Gesamt
house-rules = Hausregeln: { $rules }
score = Wertung

## What happens now

turn = { $name } ist dran.
round-won = Runde { $number } geht an { $party }.
round-without-winner = Runde { $number } ist zu Ende. Niemand hat sie gewonnen.
match-won =
    { $points ->
        [one] Die Partie geht mit 1 Punkt an { $party }.
       *[other] Die Partie geht mit { NUMBER($points, useGrouping: 0) } Punkten an { $party }.
    }
rallye-attack = „{ $hazard }“ gegen { $party }: Kommt eine { $answer }?
rallye-call = { $name } ist im Ziel: verlängern oder gewinnen?
uno-drawn = { $name } hat gezogen: legen oder behalten?
uno-doubt = { $name } ist dran: herausfordern oder { $count } Karten ziehen?
uno-stack = { $name } ist dran: weitergeben oder { $count } Karten ziehen?
uno-colour = { $name } wählt die erste Farbe.
uno-swapping = { $name } sucht sich jemanden zum Tauschen aus.

## Labels

table = Tisch
dealer = Geber
empty = leer
hand = Karten von { $name }
open-hands = Offene Karten
rallye-caller = Verlängert hat
rallye-again = danach noch eine Karte
uno-players = Spieler
uno-top = Oben liegt
uno-follow = Farbe
uno-direction = Richtung
uno-clockwise = im Uhrzeigersinn
uno-anticlockwise = gegen den Uhrzeigersinn
uno-pending = Zu ziehen
uno-just-drawn = Gezogen
uno-stock = Kartenstock
uno-called = Uno!
uno-uncalled = „Uno“ nicht gerufen
shown-hand = Gezeigte Karten von { $name }

## What was not done, and what helps

denied-unreachable = Unter dieser Adresse antwortet kein Server von Tischrunde. Prüfe den Link und deine Verbindung und versuch es dann noch einmal.
denied-other-protocol = Der Server hat eine andere Fassung von Tischrunde als du. Bring deine auf den neuesten Stand oder spiel im Browser mit.
denied-unfit-link = Das führt zu keinem Tisch. Nimm den Link aus der Einladung oder die Adresse des Servers und dahinter die Wörter des Tischs.
denied-malformed = Das hat der Server nicht verstanden. Vielleicht ist deine Fassung von Tischrunde zu alt: Bring sie auf den neuesten Stand.
denied-not-found = Das gibt es auf diesem Server nicht. Prüfe den Link.
denied-no-advice = Gegen andere gibt es keine Tipps. Üben kannst du mit: tischrunde play

# Words too long for the face of a card: cut short, or with a bar where they break.
joints = Geschwindigkeitsbegrenzung:Geschw.-begr. Kilometerkarten:Kilometer|karten Streckenkarten:Strecken|karten Geschwindigkeitsstapel:Tempo|stapel Reservekanister:Reserve|kanister Reservereifen:Reserve|reifen Fahrer-Training:Fahrer-|Training Rallye-Service:Rallye-|Service Rallyeservice:Rallye|service Aktions-Trumpfkarten:Trumpf|karten
