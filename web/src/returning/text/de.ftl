# Zurück an einem Tisch: was geschah, mein Plan, meine Notizen.
back-recap = Seit du weg warst
back-turns = { $count ->
    [one] Seit du weg warst: ein Zug
   *[other] Seit du weg warst: { $count } Züge
 }
back-replay = Ansehen
back-pace = Tempo
back-summary = In Kürze
back-skip = Überspringen
back-done = Schließen
back-replaying = Was geschah, seit du weg warst
back-see = Diesen Augenblick ansehen
back-quiet = Es ist nichts Sichtbares geschehen.
back-open = Was seit meiner letzten Entscheidung geschah
back-now-mine = Jetzt bist du an der Reihe.
back-now-other = Jetzt ist { $name } an der Reihe.
back-now-over = Die Partie ist zu Ende.
back-plan = Mein Plan
back-plan-open = Meinen nächsten Zug planen
back-plan-ask = Was möchtest du spielen, wenn du an der Reihe bist?
back-plan-after = Und danach?
back-plan-help = Es wird gespielt, wenn du an der Reihe bist und es dann möglich ist; die erste Entscheidung, die nicht möglich ist, beendet den Plan. Niemand sonst kann ihn sehen.
back-plan-looking = Es wird nachgesehen, was kommen könnte …
back-plan-nothing = Danach lässt sich nichts mehr voraussehen.
back-plan-failed = Was kommen könnte, lässt sich gerade nicht feststellen.
back-plan-count = { $count ->
    [one] Mein Plan: eine Entscheidung
   *[other] Mein Plan: { $count } Entscheidungen
 }
back-plan-drop = Herausnehmen: { $choice }
back-plan-clear = Plan vergessen
back-plan-close = Fertig
back-plan-show = Plan zeigen
back-plan-anyway = auch wenn etwas Neues gezeigt wurde
back-plan-played = gespielt
back-plan-full = Ein Plan hat höchstens { $count } Entscheidungen.
back-ended-impossible = Dein Plan ist zu Ende: das war nicht möglich.
back-ended-revealed = Dein Plan ist zu Ende: etwas Neues wurde gezeigt, vielleicht willst du noch einmal nachdenken.
back-ended-by-hand = Dein Plan ist zu Ende: du hast selbst gewählt.
back-ended-taken = Dein Plan ist zu Ende: der Computer hat deinen Platz übernommen.
back-ended-ok = In Ordnung
back-notes = Notizen
back-notes-empty = Noch nichts aufgeschrieben. Nur du kannst deine Notizen lesen.
back-note-write = Notiz zum Augenblick { $ply }
back-note-keep = Notiz behalten
back-note-drop = Diese Notiz wegwerfen
back-note-see = Augenblick { $ply }
