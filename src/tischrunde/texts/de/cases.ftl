### Who is right, in German.

allowed = Erlaubt
forbidden = Nicht erlaubt
question = { $seat }: { $move }?
first = Vorher:
clause = Klausel:
other-boxes = In den anderen Schachteln
other-house = Mit anderen Abmachungen
cannot-lie = So weit kommt es dort nicht.
not-that-far = So weit kommt es nicht: { $why }
cannot-be-laid = So kann es nach diesen Regeln nicht liegen: { $place } „{ $words }“.
no-such-case = Eine Streitfrage „{ $value }“ gibt es nicht. { $meant } „tischrunde judge“ nennt alle; eine eigene schreibt man als Stellung mit Frage.
known-cases = { $game }: Streitfragen
how-to-ask = Antwort: tischrunde judge NAME, auch mit --edition. Eine eigene Lage: tischrunde judge "STELLUNG ? PLATZ: ZUG".
also = Dazu
