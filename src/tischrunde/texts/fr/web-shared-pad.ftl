### Une feuille de score sur laquelle plusieurs appareils écrivent.

pad-share-all = Partager avec toute la table
pad-share-invite = Inviter quelqu’un d’autre
pad-share-site = Ce site n’a pas de serveur : la feuille de score reste sur cet appareil. Vous pouvez tout de même la transmettre en fichier.
pad-share-offline = Pas de connexion pour l’instant. Vous pourrez partager avec toute la table dès qu’elle sera revenue.

## Partager

pad-shared = Pour toute la table
pad-shared-note = Avec le lien ou les mots, chacun lit et écrit. Même sans connexion : tout se rejoint plus tard.
pad-shared-qr = Code QR menant à cette feuille de score
pad-shared-text = Écrivez avec nous sur notre feuille de score : { $words }
pad-shared-again = Réessayer
pad-unshare = Ne plus partager
pad-unshare-note = La feuille de score est supprimée du serveur. Chacun garde ce qui est sur son appareil, mais ne reçoit plus rien de nouveau.
pad-unshare-really = Oui, ne plus partager

## Où l’on en est

pad-shared-together = Connecté avec toute la table
pad-shared-away = Hors ligne. Continuez d’écrire.
pad-shared-waiting = { $count ->
    [one] Hors ligne : 1 entrée en attente
   *[other] Hors ligne : { $count } entrées en attente
}
pad-shared-ended = N’est plus partagée. Tout reste sur cet appareil.
pad-shared-refused = Les autres ne reçoivent pas tout. { $why }

## Qui écrit

pad-writer-ask = Qui écrit sur cet appareil ?
pad-writer-note = Ce nom accompagne tout ce que vous notez : chacun voit ainsi de qui cela vient.
pad-writer-other = Quelqu’un d’autre
pad-writer-here = { $name } écrit sur cet appareil.
pad-writer-change = Quelqu’un d’autre
