### Au serveur : pourquoi quelque chose ne s’est pas fait.

problem-busy = Il se passe trop de choses à cette table. Réessaie dans un instant.
problem-malformed = Le serveur n’a pas compris. Recharge la page ; si cela ne suffit pas, le programme est trop ancien.
problem-say-hello = Le serveur ne sait pas encore qui parle. Reconnecte-toi.
problem-not-known = Le serveur ne te connaît plus. Entre de nouveau avec un nom.
problem-no-such-table = Cette table n’existe pas, ou son code te manque. Redemande l’invitation.
problem-seats-full = Il n’y a plus de place à cette table. Tu peux regarder, ou ouvrir ta propre table.
problem-no-such-game = Ce jeu n’existe pas ici. Choisis-en un dans la liste.
problem-refused-rules = On ne peut pas jouer avec ces règles : { $reason }
problem-wrong-players = Le jeu n’est pas fait pour ce nombre. Choisis un autre nombre de places, ou moins de robots.
problem-no-such-pace = Ce rythme n’existe pas. Choisis-en un dans la liste.
problem-no-such-level = Il n’y a pas de robot de ce niveau. Choisis-en un dans la liste.
problem-wrong-origin = Le serveur n’accepte rien depuis cette page. Ouvre le lien lui-même.
problem-too-long = C’est trop long. Fais plus court.
problem-too-many = C’était trop à la fois. Attends un instant.
problem-too-many-sockets = Tu es là sur trop d’appareils ou dans trop de fenêtres. Fermes-en une.
problem-too-many-tables = Tu regardes trop de tables à la fois. Quittes-en une.
problem-unavailable = Le serveur n’atteint pas ses données en ce moment. Ton coup n’est pas perdu : un nouvel essai se fait tout seul.
problem-not-found = Cette page n’existe pas.
problem-not-allowed = Cela ne se fait pas ainsi ici.
problem-restart = Le serveur redémarre. Dans un instant, la partie reprend où vous en étiez.
