### What messengers show of a link

preview-any-title = Tischrunde : jouer aux cartes comme à la maison
preview-any-text = Rallye automobile et UNO d’après la règle de votre boîte : entre amis grâce à un lien, ou contre des bots. Sans compte.
preview-rallye-title = Venez jouer ! On part en rallye
preview-rallye-text = Asseyez-vous à notre table : le lien ouvre le jeu de cartes dans le navigateur, sans compte ni installation.
preview-uno-title = Venez jouer ! Une partie d’UNO
preview-uno-text = Asseyez-vous à notre table : le lien ouvre le jeu de cartes dans le navigateur, sans compte ni installation.
