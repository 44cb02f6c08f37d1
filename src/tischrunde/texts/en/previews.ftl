### What messengers show of a link

preview-any-title = Tischrunde: card games as at the kitchen table
preview-any-text = Car rally and UNO by the rules in your box: with friends by a link, or against bots. No account.
preview-rallye-title = Join us for a car rally!
preview-rallye-text = Sit down at our table: the link opens the card game in your browser, without an account, nothing to install.
preview-uno-title = Join us for UNO!
preview-uno-text = Sit down at our table: the link opens the card game in your browser, without an account, nothing to install.
