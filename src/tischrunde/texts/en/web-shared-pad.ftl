### A score pad that several devices write on.

pad-share-all = Share with everybody at the table
pad-share-invite = Invite somebody else
pad-share-site = This site has no server: the score pad stays on this device. You can still pass it on as a file.
pad-share-offline = There is no connection right now. You can share with everybody at the table as soon as there is one.

## Sharing

pad-shared = For everybody at the table
pad-shared-note = Whoever has the link or the words can read and write. Even without a connection: it all comes together later.
pad-shared-qr = QR code that leads to this score pad
pad-shared-text = Join in on our score pad: { $words }
pad-shared-again = Try again
pad-unshare = Stop sharing
pad-unshare-note = The score pad is deleted from the server. Everybody keeps what is on their device, but gets nothing new.
pad-unshare-really = Yes, stop sharing

## How it stands

pad-shared-together = Connected with everybody
pad-shared-away = Offline. Just keep writing.
pad-shared-waiting = { $count ->
    [one] Offline: 1 entry is waiting
   *[other] Offline: { $count } entries are waiting
}
pad-shared-ended = No longer shared. Everything stays on this device.
pad-shared-refused = The others do not get everything. { $why }

## Who writes

pad-writer-ask = Who is writing on this device?
pad-writer-note = The name stands beside everything you enter, so that all of you see where it came from.
pad-writer-other = Somebody else
pad-writer-here = On this device { $name } is writing.
pad-writer-change = Somebody else
