title = Costa Ruana
promise = Bluffen bei Sonne und Mond: Wer auf einer Insel vorn bleibt, nimmt ihren Schatz.

# Fragen
ask-deal-hand = Eine Karte wird ausgeteilt.
ask-deal = Eine Karte wird gezogen.
ask-show-side = Welche Seite der Bedingungskarte liegt oben?
ask-four-treasures = Welche Insel beginnt mit nur vier Schätzen?
ask-first-shaman = Wer ist der erste Schamane?
ask-take-first-office = Du bist der erste Schamane. Das Amt behalten oder jemand anderen bestimmen?
ask-place-initial = Auf welche Insel setzt du einen Bewohner ({ $count } von { $most })?
ask-play-face-up = Spiel eine Karte offen: welche, und vor wen?
ask-play-face-down = Spiel eine Karte verdeckt: welche, und vor wen?
ask-place-copier = Welche Karte ahmst du mit einem Bewohner nach, oder passt du?
ask-flip-condition = Schamane, welche der beiden Bedingungskarten drehst du um?
ask-resolve = Welche Karte führst du als nächste aus?
ask-take-treasure = Einen Schatz versetzen: von welcher Insel?
ask-bring-treasure = Der Schatz von der { $source }: auf welche Insel?
ask-remove-inhabitants = { $count ->
    [one] Nimm einen deiner Bewohner zurück: von welcher Insel?
   *[other] Nimm { $count } deiner Bewohner zurück: von welcher Insel zuerst?
}
ask-place-inhabitants = { $count ->
    [one] Setz einen Bewohner ein: auf welche Insel?
   *[other] Setz { $count } Bewohner ein: wohin geht der erste?
}
ask-pick-inhabitant = Versetze einen Bewohner, eigen oder fremd: welchen?
ask-bring-inhabitant = Der Bewohner von { $tribe } auf der { $source }: auf welche Insel?
ask-take-office = Du wirst Schamane der Runde { $round }. Das Amt behalten oder jemand anderen bestimmen?

# Wo wir im Spiel sind, nach dem, was alle sehen
stage = { $round ->
    [0] { $phase }
   *[other] Runde { $round } · { $phase }
}

# Möglichkeiten
do-place_initial = Auf die { $island }
do-play_card = { $face } vor { $seat }
do-place_copier = Nachahmen: { $slot }
do-pass = Nicht nachahmen
do-flip = { $condition_id ->
    [time] Tag/Nacht umdrehen
   *[tide] Flut/Ebbe umdrehen
}
do-choose_card = Ausführen: { $slot }
do-treasure_from = Von der { $island }
do-treasure_to = Auf die { $island }
do-remove_from = Zurück von der { $island }
do-place_on = Auf die { $island }
do-pick_inhabitant = Bewohner von { $tribe }, { $island }
do-move_to = Auf die { $island }
do-keep = Schamane sein
do-nominate = { $seat } bestimmen
do-deal = { $face } austeilen
do-show_side = { $background } oben
do-four_treasures = Vier Schätze auf die { $island }
do-first_shaman = { $seat } ist Schamane

# Verlauf
log-drew = { $seat } zieht „{ $face }“.
log-drew-veiled = { $seat } zieht eine Karte.
log-side-shown = { $condition_id ->
    [time] Das Spiel beginnt bei { $background }.
   *[tide] Zu Beginn ist { $background }.
}
log-four-treasures = Die { $island } beginnt mit vier Schätzen.
log-first-shaman = { $seat } ist der erste Schamane.
log-settled = { $seat } besiedelt die { $island }.
log-round-began = Runde { $round } beginnt. Schamane: { $seat }.
log-laid-face-up = { $own ->
    [1] { $seat } spielt „{ $face }“ vor die eigene Hütte.
   *[other] { $seat } spielt „{ $face }“ vor { $front }.
}
log-laid-face-down = { $own ->
    [1] { $seat } spielt „{ $face }“ verdeckt vor die eigene Hütte.
   *[other] { $seat } spielt „{ $face }“ verdeckt vor { $front }.
}
log-laid-face-down-veiled = { $own ->
    [1] { $seat } spielt eine Karte verdeckt vor die eigene Hütte.
   *[other] { $seat } spielt eine Karte verdeckt vor { $front }.
}
log-copier-placed = { $own ->
    [1] { $seat } ahmt „{ $face }“ nach; die Karte liegt vor der eigenen Hütte.
   *[other] { $seat } ahmt „{ $face }“ nach; die Karte liegt vor { $front }.
}
log-copier-placed-veiled = { $own ->
    [1] { $seat } ahmt die verdeckte Karte nach, die { $player } gespielt hat; sie liegt vor der eigenen Hütte.
   *[other] { $seat } ahmt die verdeckte Karte nach, die { $player } gespielt hat; sie liegt vor { $front }.
}
log-passed = { $seat } ahmt keine Karte nach.
log-no-copier = { $seat } hat niemanden mehr im Vorrat, um eine Karte nachzuahmen.
log-flipped = { $condition_id ->
    [time] { $seat } dreht die Tageszeit um: jetzt ist { $background }.
   *[tide] { $seat } dreht die Gezeiten um: jetzt ist { $background }.
}
log-revealed = { $own ->
    [1] Die verdeckte Karte, die { $seat } vor die eigene Hütte gespielt hat, ist „{ $face }“.
   *[other] Die verdeckte Karte, die { $seat } vor { $front } gespielt hat, ist „{ $face }“.
}
log-discarded = „{ $face }“ vor { $front } wirkt nicht und wird abgeworfen.
log-copier-home = Der Nachahmer von { $seat } kehrt in den Vorrat zurück.
log-resolving = { $copiers ->
    [0] { $seat } führt „{ $face }“ aus.
    [one] { $seat } führt „{ $face }“ aus, einmal nachgeahmt.
   *[other] { $seat } führt „{ $face }“ aus, { $copiers }-mal nachgeahmt.
}
log-treasure-moved = { $seat } versetzt einen Schatz von der { $source } auf die { $island }.
log-removed = { $count ->
    [one] { $seat } nimmt einen Bewohner von der { $island } zurück.
   *[other] { $seat } nimmt { $count } Bewohner von der { $island } zurück.
}
log-placed = { $seat } setzt einen Bewohner auf die { $island }.
log-inhabitant-moved = { $own ->
    [1] { $seat } versetzt einen eigenen Bewohner von der { $source } auf die { $island }.
   *[other] { $seat } versetzt einen Bewohner von { $owner } von der { $source } auf die { $island }.
}
log-no-effect = Für { $seat } geschieht nichts.
log-collected = { $left ->
    [0] { $seat } nimmt den letzten Schatz der { $island }.
   *[other] { $seat } nimmt einen Schatz der { $island }; übrig: { $left }.
}
log-conflict = Konflikt auf der { $island }: niemand erhält einen Schatz.
log-bare = Auf der { $island } liegt kein Schatz mehr.
log-shaman-follows = { $stays ->
    [1] { $seat } hat allein die wenigsten Schätze erhalten ({ $treasures }) und bleibt Schamane.
   *[other] { $seat } hat die wenigsten Schätze erhalten ({ $treasures }) und wird Schamane.
}
log-kept = { $seat } behält das Amt des Schamanen.
log-nominated = { $seat } lehnt ab und bestimmt { $other } zum Schamanen.
log-scored = { $seat } hat { $points ->
        [one] { $points } Ansehenspunkt
       *[other] { $points } Ansehenspunkte
    }: { $treasures ->
        [one] ein Schatz
       *[other] { $treasures } Schätze
    }, { $reserve ->
        [one] ein Bewohner
       *[other] { $reserve } Bewohner
    } im Vorrat.
log-winner = { $shared ->
    [1] { $seat } teilt den Sieg.
   *[other] { $seat } gewinnt das Spiel.
}

# Punkte
score-treasures = Schätze
score-reserve = Bewohner im Vorrat

# Tischoptionen
option-show_hut_totals = Hütten
option-show_hut_totals-help = Die Schätze in den Hütten der anderen sind verborgen oder für alle offen. Wer mitzählt, kennt sie ohnehin.
option-show_hut_totals-false = Verborgen
option-show_hut_totals-true = Offen
option-first_shaman_may_refuse = Erster Schamane
option-first_shaman_may_refuse-help = Darf der erste Schamane, der seine Hand kennt, das Amt weitergeben, bevor die ersten Bewohner gesetzt werden?
option-first_shaman_may_refuse-false = Muss annehmen
option-first_shaman_may_refuse-true = Darf ablehnen
option-target_may_peek_at_face_down_card = Verdeckte Karten
option-target_may_peek_at_face_down_card-help = Wer darf eine verdeckt gespielte Karte ansehen, bevor sie aufgedeckt wird?
option-target_may_peek_at_face_down_card-false = Nur wer sie gespielt hat
option-target_may_peek_at_face_down_card-true = Auch wer sie vor sich hat
option-four_treasure_islands = Inseln mit vier Schätzen
option-four_treasure_islands-help = Zwei Inseln beginnen mit vier statt fünf Schätzen: ausgelost, oder vom ersten Schamanen bestimmt.
option-four_treasure_islands-random = Ausgelost
option-four_treasure_islands-chosen_by_shaman = Vom Schamanen bestimmt

# Zeichnung
draw-round = Runde { $round } von { $rounds }
draw-shaman = Schamane: { $seat }
draw-draw-pile = Nachziehstapel: { $count }
draw-discards = Abgeworfen: { $count }
draw-flips-to = Rückseite: { $background }
draw-reserve = Vorrat { $count }
draw-hut = Hütte { $count }
draw-hut-hidden = Hütte ?
draw-won = diese Runde +{ $count }
draw-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
draw-hand = Deine Hand
draw-empty-hand = keine Karten
draw-hidden-card = verdeckte Karte
draw-no-cards = keine Karten davor
draw-played-by = von { $seat }

# Namen
name-conflict = Konflikt
name-nobody = niemand
name-setup = Aufbau
name-setup_place = Erste Bewohner
name-play_face_up = Offene Karten
name-play_face_down = Verdeckte Karten
name-place_copier = Nachahmer
name-flip_condition = Der Schamane dreht um
name-reveal_and_discard = Aufdecken
name-resolve = Karten ausführen
name-collect = Schätze einsammeln
name-prepare_next_round = Nächste Runde
name-game_over = Spielende
name-time = Tag und Nacht
name-tide = Gezeiten
name-day = Tag
name-night = Nacht
name-high_tide = Flut
name-low_tide = Ebbe
name-green = { $seat_0 }
name-brown = { $seat_1 }
name-yellow = { $seat_2 }
name-red = { $seat_3 }
name-blue = { $seat_4 }
name-white = { $seat_5 }
name-island_1 = Palmeninsel
name-island_2 = Schildkröteninsel
name-island_3 = Reiherinsel
name-island_4 = Vulkaninsel
name-island_5 = Laguneninsel
name-island_6 = Kokosinsel
name-island_7 = Treibholzinsel
name-island_8 = Papageieninsel
name-island_9 = Mangroveninsel
name-island_10 = Koralleninsel
name-up_0 = offene Karte von { $seat_0 }
name-up_1 = offene Karte von { $seat_1 }
name-up_2 = offene Karte von { $seat_2 }
name-up_3 = offene Karte von { $seat_3 }
name-up_4 = offene Karte von { $seat_4 }
name-up_5 = offene Karte von { $seat_5 }
name-down_0 = verdeckte Karte von { $seat_0 }
name-down_1 = verdeckte Karte von { $seat_1 }
name-down_2 = verdeckte Karte von { $seat_2 }
name-down_3 = verdeckte Karte von { $seat_3 }
name-down_4 = verdeckte Karte von { $seat_4 }
name-down_5 = verdeckte Karte von { $seat_5 }
name-day_treasure = Schatz (Tag)
name-day_remove_1 = Zurücknehmen 1 (Tag)
name-day_remove_2 = Zurücknehmen 2 (Tag)
name-day_remove_3 = Zurücknehmen 3 (Tag)
name-day_place_1 = Einsetzen 1 (Tag)
name-day_place_2 = Einsetzen 2 (Tag)
name-day_place_3 = Einsetzen 3 (Tag)
name-day_move = Versetzen (Tag)
name-night_treasure = Schatz (Nacht)
name-night_remove_1 = Zurücknehmen 1 (Nacht)
name-night_remove_2 = Zurücknehmen 2 (Nacht)
name-night_remove_3 = Zurücknehmen 3 (Nacht)
name-night_place_1 = Einsetzen 1 (Nacht)
name-night_place_2 = Einsetzen 2 (Nacht)
name-night_place_3 = Einsetzen 3 (Nacht)
name-night_move = Versetzen (Nacht)
name-high_tide_treasure = Schatz (Flut)
name-high_tide_remove_1 = Zurücknehmen 1 (Flut)
name-high_tide_remove_2 = Zurücknehmen 2 (Flut)
name-high_tide_remove_3 = Zurücknehmen 3 (Flut)
name-high_tide_place_1 = Einsetzen 1 (Flut)
name-high_tide_place_2 = Einsetzen 2 (Flut)
name-high_tide_place_3 = Einsetzen 3 (Flut)
name-high_tide_move = Versetzen (Flut)
name-low_tide_treasure = Schatz (Ebbe)
name-low_tide_remove_1 = Zurücknehmen 1 (Ebbe)
name-low_tide_remove_2 = Zurücknehmen 2 (Ebbe)
name-low_tide_remove_3 = Zurücknehmen 3 (Ebbe)
name-low_tide_place_1 = Einsetzen 1 (Ebbe)
name-low_tide_place_2 = Einsetzen 2 (Ebbe)
name-low_tide_place_3 = Einsetzen 3 (Ebbe)
name-low_tide_move = Versetzen (Ebbe)

# Was die Dinge tun, für die Hilfe-Blase

help-card_treasure = Wer diese Karte vor sich hat, versetzt einen Schatz von einer Insel auf eine andere. { help-card_acts }
help-card_remove = { $count ->
    [one] Wer diese Karte vor sich hat, holt einen eigenen Bewohner nach Hause.
   *[other] Wer diese Karte vor sich hat, holt { $count } eigene Bewohner nach Hause, von beliebigen Inseln.
} { help-card_acts }
help-card_place = { $count ->
    [one] Wer diese Karte vor sich hat, setzt einen Bewohner aus dem Vorrat auf eine Insel mit Platz.
   *[other] Wer diese Karte vor sich hat, setzt { $count } Bewohner aus dem Vorrat auf Inseln mit Platz.
} { help-card_acts }
help-card_move = Wer diese Karte vor sich hat, versetzt einen Bewohner eines beliebigen Stammes auf eine andere Insel mit Platz. { help-card_acts }
help-card_acts = Sie wirkt nur, wenn ihr Hintergrund zu sehen ist, nachdem der Schamane eine Karte umgedreht hat ({ $background }).
help-card_hidden = Nur wer sie gespielt hat, kennt sie. Nach der Wahl des Schamanen wird sie aufgedeckt und wirkt, wenn ihr Hintergrund dann zu sehen ist.
help-face = Vor wem sie liegt, der tut, was die Karte zeigt. Sie wirkt nur, wenn ihr Hintergrund nach der Wahl des Schamanen sichtbar ist.
help-slot = Eine Karte auf dem Tisch. Sie wirkt für den, vor dem sie liegt, wenn ihr Hintergrund nach der Wahl des Schamanen sichtbar ist.
help-tribe = Wem dieser Bewohner gehört.
help-island = In jeder Runde nimmt die größte Gruppe ohne Gleichstand einen Schatz, und einer ihrer Bewohner geht nach Hause. Platz ist für { $room }.
help-inhabitant = Er zählt für den Schatz seiner Insel. Zu Hause ist er am Ende einen Punkt wert.
help-time = Der Schamane dreht diese Karte oder die der Gezeiten um, nie beide. Nur Karten, deren Hintergrund dann zu sehen ist, wirken.
help-tide = Der Schamane dreht diese Karte oder die von Tag und Nacht um, nie beide. Nur Karten, deren Hintergrund dann zu sehen ist, wirken.
help-seat = Karten vor dieser Hütte wirken auf ihren Besitzer. Gewonnene Schätze liegen verdeckt darin; Bewohner zu Hause sind am Ende je einen Punkt wert.
help-draw_pile = Nach jeder Runde außer der letzten ziehen alle von hier. Der Stapel reicht genau bis zum Ende.
help-discard_pile = Alle Karten früherer Runden, für alle zu sehen.
help-pass = Ahme in dieser Runde keine Karte nach und behalte deinen Bewohner zu Hause.
help-keep = Du bist Schamane: Du drehst die Karte deiner Wahl um, legst aber deine Karten vor allen anderen.

# Was gedruckt ist: die Gruppen von components.json, und was ein Besitzer vergleichen sollte.
printed-tokens = der Inhalt der Schachtel
printed-limits = Runden, Stämme, Platz auf den Inseln
printed-player_counts = Inseln und Schätze nach Spielerzahl
printed-setup = die Reihenfolge des Aufbaus
printed-shaman_office = der Schamane
printed-deck_sizes = die Größe des Stapels
printed-hand_schedule = die Handkarten
printed-conditions = die beiden Bedingungskarten
printed-backgrounds = die Hintergründe der Karten
printed-kinds = die Aktionsarten
printed-faces = die Vorderseiten der Aktionskarten
printed-cards = die Aktionskarten: wie viele von jeder
printed-look-cards = Sortiere die 72 Aktionskarten: wie viele je Art und Hintergrund, mit wie vielen Kerben?
printed-table_slots = die Namen der Karten auf dem Tisch
printed-islands = die Inseln
printed-layout = die Zeichnung des Tisches
printed-tribes = die Farben der Stämme
printed-look-tribes = Welche sechs Farben haben die Bewohner?
printed-phases = die Schritte einer Runde
printed-scoring = die Schlusswertung
printed-decisions = die Wahlmöglichkeiten des Programms
printed-collection_table = wer den Schatz bekommt
printed-example_constraints = das Beispiel der Anleitung

# Wovon ein Hinweis spricht: die Merkmale des Wertes

feature-treasures = Schätze
feature-home = Bewohner im Vorrat
feature-abroad = Bewohner auf Inseln
feature-islands = Inseln in Aussicht
feature-sent = einzusetzende Bewohner
feature-called_home = zurückzunehmende Bewohner
feature-moves = Züge von Bewohnern
feature-treasure_moves = Züge von Schätzen
feature-hand = Handkarten
feature-office = Schamane sein
feature-order = Spielreihenfolge

## The companion of a first game: why a question matters

companion-place-initial = Nach jeder Runde gewinnt die größte Gruppe einer Insel einen Schatz; Gleichstand gewinnt nichts. Such Inseln, auf denen du vorn sein kannst.
companion-take-first-office = Der Schamane dreht eine Bedingungskarte um und entscheidet so, welche Karten wirken. Dafür legst du deine Karten vor allen anderen.
companion-take-office = Der Schamane entscheidet, welche Karten in der nächsten Runde wirken. Dafür legst du deine Karten vor allen anderen.
companion-play-face-up = Eine Karte wirkt auf den, vor dem sie liegt, und nur wenn ihr Hintergrund nach der Wahl des Schamanen zu sehen ist. Hilf dir selbst, oder störe jemanden.
companion-play-face-down = Niemand kennt diese Karte, bevor der Schamane gewählt hat. Was schadet, kommt vor andere, was dir eine Wahl lässt, vor dich.
companion-place-copier = Ein Bewohner auf einer Karte tut dasselbe für dich, falls sie wirkt. Danach kehrt er heim: Du riskierst nichts.
companion-flip-condition = Nur Karten, deren Hintergrund dann zu sehen ist, wirken. Zähl vorher, welche dir helfen.
companion-resolve = Karten einer Art ordnest du selbst. Die erste verändert, was die nächste vorfindet.
companion-take-treasure = Deine Inseln sollen reich sein, die anderen arm. Nimm ihn dort, wo ein anderer vorn liegt.
companion-bring-treasure = Bring ihn auf eine Insel, auf der du vorn liegst oder bald liegen wirst: Dort gewinnst du ihn.
companion-remove-inhabitants = Hol die zurück, die nichts gewinnen: Zu Hause zählt jeder am Ende. Behalte die Inseln, auf denen du vorn liegst.
companion-place-inhabitants = Einer mehr kann dich zur größten Gruppe machen oder einen Vorsprung in Gleichstand verwandeln.
companion-pick-inhabitant = Du darfst jeden versetzen. Schick einen von dir dorthin, wo er gewinnt, oder einen Rivalen weg von seiner Insel.
companion-bring-inhabitant = Gleichstand gewinnt nichts: Schaff dir eine Mehrheit, oder den anderen einen Gleichstand.

## How to get points

score-treasures-how = Nach jeder Runde gibt jede Insel der größten Gruppe einen Schatz. Er liegt verdeckt in deiner Hütte.
score-reserve-how = Jeder Bewohner zu Hause zählt am Ende der Partie; die auf den Inseln zählen nicht.

## The legend of symbols

legend-pieces = Auf See und an Land
legend-cards = Karten
legend-backgrounds = Hintergründe und Bedingungen
legend-piles = Stapel
legend-island = Schatzinsel
legend-island-help = Nach jeder Runde nimmt die größte Gruppe ohne Gleichstand einen Schatz, dann geht einer ihrer Bewohner nach Hause.
legend-inhabitant = Bewohner
legend-treasure = Schatz
legend-treasure-help = Gewonnen von der größten Gruppe seiner Insel und dann in der Hütte versteckt: mehr wert als ein Bewohner zu Hause.
legend-seat = Hütte eines Spielers
legend-shaman = Schamane
legend-shaman-help = Spielt zuerst und dreht eine der beiden Bedingungskarten um: So entscheidet er, welche Karten wirken.
legend-card_place = Bewohner einsetzen
legend-card_place-help = Wer sie vor sich hat, schickt so viele Bewohner von zu Hause auf Inseln, wie sie zeigt.
legend-card_remove = Bewohner zurücknehmen
legend-card_remove-help = Wer sie vor sich hat, nimmt so viele eigene Bewohner von Inseln zurück, wie sie zeigt.
legend-card_move = Bewohner versetzen
legend-card_move-help = Wer sie vor sich hat, versetzt einen Bewohner eines beliebigen Stammes auf eine andere Insel mit Platz.
legend-card_treasure = Schatz versetzen
legend-card_treasure-help = Wer sie vor sich hat, versetzt einen Schatz von einer Insel auf eine andere.
legend-card_hidden = verdeckte Karte
legend-day-help = Karten mit diesem Hintergrund wirken, wenn der Tag zu sehen ist.
legend-night-help = Karten mit diesem Hintergrund wirken, wenn die Nacht zu sehen ist.
legend-high_tide-help = Karten mit diesem Hintergrund wirken, wenn die Flut zu sehen ist.
legend-low_tide-help = Karten mit diesem Hintergrund wirken, wenn die Ebbe zu sehen ist.
legend-draw_pile = Nachziehstapel
legend-discard_pile = Ablagestapel
