### Au serveur : pourquoi quelque chose ne s’est pas fait.

problem-busy = Il se passe trop de choses à cette table. Réessayez dans un instant.
problem-malformed = Le serveur n’a pas compris. Rechargez la page ; si cela ne suffit pas, le programme est trop ancien.
problem-say-hello = Le serveur ne sait pas encore qui parle. Reconnectez-vous.
problem-not-known = Le serveur ne vous connaît plus. Entrez de nouveau avec un nom.
problem-no-such-table = Cette table n’existe pas, ou son code vous manque. Redemandez l’invitation.
problem-seats-full = Il n’y a plus de place à cette table. Vous pouvez regarder, ou ouvrir votre propre table.
problem-no-such-game = Ce jeu n’existe pas ici. Choisissez-en un dans la liste.
problem-no-such-edition = Cette édition n’existe pas ici. Choisissez-en une dans la liste.
problem-refused-rules = On ne peut pas jouer avec ces règles : { $reason }
problem-wrong-players = Le jeu n’est pas fait pour ce nombre. Choisissez un autre nombre de places, ou moins de bots.
problem-no-such-pace = Cette allure n’existe pas. Choisissez-en une dans la liste.
problem-no-such-level = Il n’y a pas de bot de ce niveau. Choisissez-en un dans la liste.
problem-wrong-origin = Le serveur n’accepte rien depuis cette page. Ouvrez vous-même le lien.
problem-too-long = C’est trop long. Faites plus court.
problem-too-long-to-replay = Cette partie est trop longue pour être revue ici. Téléchargez son enregistrement.
problem-too-many = C’était trop à la fois. Attendez un instant.
problem-too-much-talk = Laissez d’abord parler les autres. Vous pourrez dire autre chose dans un instant.
problem-too-many-sockets = Vous êtes là sur trop d’appareils ou dans trop de fenêtres. Fermez-en une.
problem-too-many-tables = Vous regardez trop de tables à la fois. Quittez-en une.
problem-unavailable = Le serveur n’atteint pas ses données en ce moment. Votre coup n’est pas perdu : un nouvel essai se fait tout seul.
problem-not-found = Cette page n’existe pas.
problem-not-allowed = Cela ne se fait pas ainsi ici.
problem-restart = Le serveur redémarre. Dans un instant, la partie reprend où vous en étiez.
