title = Mangrovia
promise = Lass das Boot deine Pläne von Steg zu Steg tragen und baue Hütten unter den Statuen.

# Fragen
ask-choose-first = Wer ist Startspieler?
ask-open-first = Eine Karte wird offen ausgelegt.
ask-deal-first = Eine Landschaftskarte wird ausgeteilt.
ask-lay-tile = Welches Steinplatzplättchen liegt hier?
ask-place-dish = { $count ->
    [1] Auf welche leere Kultstätte stellst du eine Schale?
   *[other] Auf welche leere Kultstätte stellst du eine weitere Schale?
}
ask-take-open = { $count ->
    [one] { $stage }: Welche offene Karte nimmst du, oder passt du?
   *[other] { $stage }: Welche offene Karte nimmst du (noch { $count }), oder passt du?
}
ask-draw-hidden = { $count ->
    [one] { $stage }: Von welchem Stapel ziehst du, oder passt du?
   *[other] { $stage }: Von welchem Stapel ziehst du (noch { $count }), oder passt du?
}
ask-draw-either = { $count ->
    [one] { $stage }: eine offene oder eine verdeckte Karte?
   *[other] { $stage }: { $count } offene oder { $count } verdeckte Karten? Die erste entscheidet.
}
ask-deal-card = Eine verdeckte Karte wird gezogen.
ask-reveal-card = Eine Karte wird offen ausgelegt.
ask-collect-amulets = { $stage }: Sammelst du Amulette, oder passt du?
ask-collect-or-draw = { $stage }: Sammelst du Amulette, ziehst du eine verdeckte Karte, oder passt du?
ask-collect-or-build = { $stage }: Sammelst du Amulette, baust du eine Hütte, oder passt du?
ask-build-hut = { $count ->
    [one] { $stage }: Wo baust du eine Hütte, oder passt du?
   *[other] { $stage }: Wo baust du, nacheinander bis zu { $count } Hütten, oder passt du?
}
ask-build-or-double = { $stage }: Baust du eine Hütte oder eine Doppelhütte, oder passt du?
ask-pay-for-hut = { $due ->
    [0] Für { $space } liegt alles bereit: Bezahlst du, oder nimmst du zurück?
   *[other] { $open ->
        [0] { $space } kostet genau { $price }, nur auf eine Weise. Bestätigst du, oder nimmst du zurück?
       *[other] { $laid ->
            [0] Wie bezahlst du { $space }, genau { $price }? Lege bereit, was du willst, oder bezahle wie vorgeschlagen.
           *[other] Wie bezahlst du den Rest für { $space }, { $due } von { $price }? Lege bereit, nimm zurück oder bezahle wie vorgeschlagen.
        }
    }
}
ask-pull-amulet = Ein Amulett wird aus dem Säckchen gezogen.
ask-stack-before-bag = Zuerst ein Amulett mit Wert 1 nehmen, anstelle eines aus dem Säckchen?
ask-return-amulet = Welches der eben gesammelten Amulette legst du in das Säckchen zurück?
ask-move-birds = Wo sitzen die beiden Vögel ab der nächsten Runde?

# Wo wir im Spiel sind, nach dem, was alle sehen
stage = { $round ->
    [0] { $phase }
   *[other] Runde { $round } · { $boat_id ->
        [boat_space] { $phase }
       *[other] { $phase }: { $boat }
    }
}

# Möglichkeiten
do-dish = Schale auf { $site }
do-dish-now = Schale auf { $site }: { $out }{ $out_times ->
        [0] {""}
        [1] {""}
       *[other] {" "}× { $out_times }
    }{ $out_then_times ->
        [0] {""}
        [1] , { $out_then }
       *[other] , { $out_then } × { $out_then_times }
    }; auf dem Rückweg { $back }{ $back_times ->
        [0] {""}
        [1] {""}
       *[other] {" "}× { $back_times }
    }{ $back_then_times ->
        [0] {""}
        [1] , { $back_then }
       *[other] , { $back_then } × { $back_then_times }
    }
do-take = { $card } nehmen
do-draw = { $deck_id ->
    [offering_deck] Kostbarkeit ziehen
   *[other] Landschaft ziehen
}
do-collect = Amulette sammeln
do-collect-now = { $drawn ->
    [0] Ein Amulett mit Wert 1 sammeln
    [one] { $back ->
        [0] Ein Amulett aus dem Säckchen sammeln
       *[other] Amulette sammeln: { $drawn } aus dem Säckchen ziehen, eines zurücklegen
    }
   *[other] { $back ->
        [0] { $drawn } Amulette aus dem Säckchen sammeln
       *[other] Amulette sammeln: { $drawn } aus dem Säckchen ziehen, eines zurücklegen
    }
}
do-return = { $amulet } zurücklegen
do-build = Hütte auf { $space }
do-build-now = Hütte auf { $space }: { $landscapes ->
    [1] { $landscape }
   *[other] { $landscape }/{ $other }
}, { $currency_id ->
    [amulet] { $cost } in Amuletten
   *[other] { $cost } in Kostbarkeiten
}{ $points ->
    [0] {""}
    [one] , { $points } Punkt
   *[other] , { $points } Punkte
}
do-double = Doppelhütte auf { $space }
do-double-now = Doppelhütte auf { $space }: { $landscapes ->
    [1] { $landscape }
   *[other] { $landscape }/{ $other }
}, { $currency_id ->
    [amulet] { $cost } in Amuletten
   *[other] { $cost } in Kostbarkeiten
}{ $points ->
    [0] {""}
    [one] , { $points } Punkt
   *[other] , { $points } Punkte
}
do-card = { $card } bereitlegen
do-pay = { $coin } bereitlegen
do-pay-now = { $due ->
    [0] { $coin } bereitlegen (nichts mehr offen)
   *[other] { $coin } bereitlegen (noch { $due })
}
do-complete = Bezahlen und bauen
do-complete-now = Bezahlen und bauen: { $coins } { $currency_id ->
    [amulet] in Amuletten
   *[other] in Kostbarkeiten
}{ $tiles ->
    [0] {""}
   *[other] , darunter { $tile }
}, mit { $cards ->
    [1] { $card }
    [2] { $card } und { $second }
   *[other] { $card }, { $second } und { $third }
}
do-stack_first = Zuerst ein Amulett mit Wert 1
do-bag_only = Alle aus dem Säckchen
do-birds = Vögel auf { $one } und { $other }
do-pass = Passen
do-first = { $seat } beginnt
do-deal = { $card } geben
do-reveal = { $card } aufdecken
do-pull = { $amulet } ziehen
do-lay = { $tile } auf { $space }

# Protokoll
log-first-player = { $seat } ist Startspieler.
log-start-pair = { $seat } erhält das Startpaar { $number }: { $one } und { $other }.
log-tile-laid = Steinplatzplättchen auf { $space }: { $tile }.
log-round-began = Runde { $round } beginnt. { $seat } ist Startspieler.
log-placed-dish = { $seat } stellt eine Schale auf { $site }.
log-landed = { $stage }: Das Boot legt bei { $seat } an.
log-passed = { $stage }: { $seat } passt.
log-nothing-possible = { $stage }: { $seat } hat nichts mehr zu tun.
log-birds-moved = { $moved ->
    [1] { $seat } setzt die Vögel auf { $one } und { $other }.
   *[other] { $seat } lässt die Vögel auf { $one } und { $other }.
}
log-talisman-won = { $stays ->
    [1] { $seat } behält den Talisman.
   *[other] { $seat } nimmt den Talisman.
}
log-talisman-passed = Niemand war im Norden: { $seat } bekommt den Talisman, die Vögel fliegen auf { $one } und { $other }.
log-took = { $seat } nimmt eine offene Karte: { $card }.
log-drew = { $deck_id ->
    [offering_deck] { $seat } zieht verdeckt eine Kostbarkeit: { $card }.
   *[other] { $seat } zieht verdeckt eine Landschaft: { $card }.
}
log-drew-veiled = { $deck_id ->
    [offering_deck] { $seat } zieht verdeckt eine Kostbarkeit.
   *[other] { $seat } zieht verdeckt eine Landschaft.
}
log-laid-open = Offene Karte: { $card }.
log-reshuffled = { $deck_id ->
    [offering_deck] Die abgelegten Kostbarkeiten werden gemischt: { $count ->
        [one] ein Stapel von einer Karte.
       *[other] ein Stapel von { $count } Karten.
    }
   *[other] Die abgelegten Landschaften werden gemischt: { $count ->
        [one] ein Stapel von einer Karte.
       *[other] ein Stapel von { $count } Karten.
    }
}
log-took-one = { $seat } nimmt ein Amulett mit Wert 1.
log-pulled = { $seat } zieht aus dem Säckchen: { $amulet }.
log-pulled-veiled = { $seat } zieht ein Amulett.
log-returned = { $seat } legt zurück: { $amulet }.
log-returned-veiled = { $seat } legt ein Amulett zurück.
log-kept = { $count ->
    [one] { $seat } behält ein Amulett.
   *[other] { $seat } behält { $count } Amulette.
}
log-bag-refilled = { $count ->
    [one] Das Säckchen wird gefüllt: ein Amulett.
   *[other] Das Säckchen wird gefüllt: { $count } Amulette.
}
log-building = { $huts ->
    [1] { $seat } möchte auf { $space } bauen.
   *[other] { $seat } möchte auf { $space } eine Doppelhütte bauen.
}
log-played = { $card_id ->
    [tile_landscape_joker] { $seat } nutzt ein Plättchen: { $card }.
   *[other] { $seat } spielt { $card }.
}
log-paid = { $seat } zahlt { $coins } { $currency_id ->
    [amulet] in Amuletten
   *[other] in Kostbarkeiten
}{ $tiles ->
    [0] {""}
   *[other] , darunter { $tile }
}.
log-built = { $points ->
    [0] { $huts ->
        [1] { $seat } baut eine Hütte auf { $space }.
       *[other] { $seat } baut eine Doppelhütte auf { $space }.
    }
    [one] { $huts ->
        [1] { $seat } baut eine Hütte auf { $space } und erhält { $points } Punkt.
       *[other] { $seat } baut eine Doppelhütte auf { $space } und erhält { $points } Punkt.
    }
   *[other] { $huts ->
        [1] { $seat } baut eine Hütte auf { $space } und erhält { $points } Punkte.
       *[other] { $seat } baut eine Doppelhütte auf { $space } und erhält { $points } Punkte.
    }
}
log-fervour = { $points ->
    [one] { $seat } erhält { $points } Punkt mit { $tile }.
   *[other] { $seat } erhält { $points } Punkte mit { $tile }.
}
log-level-rose = { $seat } steigt auf Stufe { $level } der Amulettleiste.
log-won-tile = { $seat } gewinnt ein Steinplatzplättchen: { $tile }.
log-last-hut = { $already ->
    [1] { $seat } baut ebenfalls die letzte Hütte.
   *[other] { $seat } baut die letzte Hütte: Diese Runde ist die letzte.
}
log-path-scored = { $path }: Platz 1 { $first } ({ $most }), Platz 2 { $second } ({ $less }).
log-path-alone = { $path }: Platz 1 { $first } ({ $most }), kein Platz 2.
log-totem-scored = Pfahlplatz: Platz 1 { $first } ({ $most }), Platz 2 { $second } ({ $less }).
log-totem-alone = Pfahlplatz: Platz 1 { $first } ({ $most }), kein Platz 2.
log-star-scored = { $points ->
    [one] Steinplatz: { $seat }, { $points } Punkt.
   *[other] Steinplatz: { $seat }, { $points } Punkte.
}
log-amulets-scored = { $points ->
    [one] Amulette: { $seat }, { $points } Punkt.
   *[other] Amulette: { $seat }, { $points } Punkte.
}
log-scored = { $points ->
    [one] { $seat } hat { $points } Häuptlingspunkt.
   *[other] { $seat } hat { $points } Häuptlingspunkte.
}
log-winner = { $shared ->
    [1] { $seat } teilt sich den Sieg.
   *[other] { $seat } wird neuer Häuptling und gewinnt die Partie.
}

# Punkte
score-printed = Aufgedruckte Punkte
score-fervour_tiles = Pfahlplättchen
score-paths = Götterpfade
score-stone_star = Steinplatz
score-totem = Pfahlplatz
score-amulets = Amulette

# Tischoptionen
option-bonus_tiles = Steinplatzplättchen
option-bonus_tiles-help = Die Variante der Spielregel: Plättchen auf dem Steinplatz, die Gleichstände auf einem Pfad entscheiden oder beim Bezahlen helfen.
option-bonus_tiles-off = Ohne
option-bonus_tiles-mixed = Aus allen gezogen
option-bonus_tiles-statues_only = Nur Statuen
option-bonus_tiles-no_statues = Ohne Statuen
option-first_player = Startspieler
option-first_player-help = Wer die erste Runde beginnt.
option-first_player-random = Ausgelost
option-first_player-first_seat = Der erste Platz
option-first_dish_ban = Erste Schale im Norden
option-first_dish_ban-help = Zu zweit und zu dritt darf der Startspieler nicht auf Stätte 1/12 beginnen. Soll das auch zu viert und zu fünft gelten?
option-first_dish_ban-two_and_three_players_only = Gesperrt zu zweit und zu dritt
option-first_dish_ban-all_player_counts = Immer gesperrt
option-refill_timing = Stapel und Säckchen auffüllen
option-refill_timing-help = Ablagen und beiseitegelegte Amulette kommen zurück, sobald ein Stapel oder das Säckchen leer ist, oder erst beim nächsten Bedarf.
option-refill_timing-at_once = Sofort
option-refill_timing-when_needed = Bei Bedarf
option-neutral_hut_counts_in_stone_star_total = Neutrale Hütte auf dem Steinplatz
option-neutral_hut_counts_in_stone_star_total-help = Zu zweit und zu dritt: Zählt die neutrale Hütte zu allen Hütten des Steinplatzes?
option-neutral_hut_counts_in_stone_star_total-true = Zählt
option-neutral_hut_counts_in_stone_star_total-false = Zählt nicht
option-joker_tile = Landschaftsjoker
option-joker_tile-help = Mit Steinplatzplättchen: was der Joker ersetzt, und ob er auch bei einer Doppelhütte hilft.
option-joker_tile-card_and_birds = Karte und Vögel, auch bei Doppelhütten
option-joker_tile-card_and_birds_single_hut = Karte und Vögel, für eine einfache Hütte
option-joker_tile-birds_only = Nur die Vögel
option-amulet_tile_scores = Unbenutztes Amulettplättchen
option-amulet_tile_scores-help = Mit Steinplatzplättchen: Zählt ein unbenutztes Amulettplättchen am Ende seinen Wert?
option-amulet_tile_scores-true = Seinen Wert
option-amulet_tile_scores-false = Nichts
option-house_rule_value_1_amulet = Amulette mit Wert 1
option-house_rule_value_1_amulet-help = Vorschlag des Autors: Ab Stufe 1 darf man zuerst ein Amulett mit Wert 1 nehmen, anstelle eines aus dem Säckchen, um genau bezahlen zu können.
option-house_rule_value_1_amulet-false = Nur auf Stufe 0
option-house_rule_value_1_amulet-true = Auf jeder Stufe
option-round_cap = Längste Partie
option-round_cap-help = Niemand muss bauen: Nach dieser Runde endet die Partie auf jeden Fall. Die Spielregel kennt keine Grenze.
option-round_cap-40 = 40 Runden
option-round_cap-none = Keine Grenze

# Zeichnung
draw-round = Runde { $round }
draw-last-round = letzte Runde
draw-birds = Vögel
draw-stage-actions = Anlegestellen
draw-amulet-island = Amulettfelder
draw-open = Offene Karten
draw-deck = Stapel { $count }
draw-discards = abgelegt { $count }
draw-bag = Säckchen { $bag }  ·  Einser { $stack }  ·  beiseite { $aside }
draw-fervour = Pfahlplättchen
draw-player = Spieler
draw-huts = Hütten
draw-cards = Kostbarkeiten / Landschaften
draw-amulets = Amulette (Stufe)
draw-points = Punkte
draw-hand = Deine Hand
draw-drawn = Eben gezogen
draw-empty = nichts
draw-building = Hütte auf { $space }: bereitgelegt { $laid }; noch { $due } von { $price }; vorgeschlagen { $proposed }
draw-announced = { $seat } möchte auf { $space } bauen, für { $price }

# Namen
name-setup = Aufbau
name-place = Schalen stellen
name-sail = Das Boot fährt
name-prepare = Nächste Runde
name-final_scoring = Schlusswertung
name-game_over = Ende
name-neutral = Neutral
name-boat_space = der Start des Bootes
name-stone_star = Steinplatz
name-totem = Pfahlplatz
name-site_1_12 = 1/12
name-site_2_11 = 2/11
name-site_3_10 = 3/10
name-site_4_9 = 4/9
name-site_5_8 = 5/8
name-site_6_7 = 6/7
name-stage_1 = Anlegestelle 1
name-stage_2 = Anlegestelle 2
name-stage_3 = Anlegestelle 3
name-stage_4 = Anlegestelle 4
name-stage_5 = Anlegestelle 5
name-stage_6 = Anlegestelle 6
name-stage_7 = Anlegestelle 7
name-stage_8 = Anlegestelle 8
name-stage_9 = Anlegestelle 9
name-stage_10 = Anlegestelle 10
name-stage_11 = Anlegestelle 11
name-stage_12 = Anlegestelle 12
name-water = Wasser
name-sand = Sand
name-mangrove = Mangroven
name-reed = Schilf
name-card_water = Wasser
name-card_sand = Sand
name-card_mangrove = Mangroven
name-card_reed = Schilf
name-offering_2 = Kostbarkeit 2
name-offering_3 = Kostbarkeit 3
name-offering_4 = Kostbarkeit 4
name-offering_5 = Kostbarkeit 5
name-offering_6 = Kostbarkeit 6
name-offering_7 = Kostbarkeit 7
name-offering_deck = Kostbarkeitenstapel
name-landscape_deck = Landschaftsstapel
name-draw_open = offene Karte
name-draw_hidden = verdeckte Karte
name-draw_open_or_draw_hidden = Karte einer Art, offen oder verdeckt
name-collect_amulets = Amulette
name-collect_amulets_or_draw_hidden = Amulette oder verdeckte Karte
name-collect_amulets_or_build_hut = Amulette oder Hütte
name-build_hut = Hütte
name-build_hut_or_build_double_hut = Hütte oder Doppelhütte
name-move_birds = Vögel
name-claim_talisman = Talisman
name-amulet_1 = Amulett 1
name-amulet_2 = Amulett 2
name-amulet_3 = Amulett 3
name-amulet_4 = Amulett 4
name-amulet_5 = Amulett 5
name-amulet_6 = Amulett 6
name-fervour_2 = Pfahlplättchen 2
name-fervour_3 = Pfahlplättchen 3
name-fervour_4 = Pfahlplättchen 4
name-fervour_5 = Pfahlplättchen 5
name-fervour_6 = Pfahlplättchen 6
name-fervour_7 = Pfahlplättchen 7
name-fervour_8 = Pfahlplättchen 8
name-fervour_9 = Pfahlplättchen 9
# Felder: ihr Platz auf jedem Pfad, von der Statue aus gezählt
name-c1r1 = Feld A1/E1
name-c2r1 = Feld E2
name-c3r1 = Feld B1/E3
name-c4r1 = Feld E4
name-c5r1 = Feld C1/E5
name-c6r1 = Feld E6
name-c7r1 = Feld D1/E7
name-c1r2 = Feld A2
name-c3r2 = Feld B2
name-c5r2 = Feld C2
name-c7r2 = Feld D2
name-c1r3 = Feld A3/F1
name-c2r3 = Feld F2
name-c3r3 = Feld B3/F3
name-c4r3 = Feld F4
name-c5r3 = Feld C3/F5
name-c6r3 = Feld F6
name-c7r3 = Feld D3/F7
name-c1r4 = Feld A4
name-c3r4 = Feld B4
name-c5r4 = Feld C4
name-c7r4 = Feld D4
name-c1r5 = Feld A5/G1
name-c2r5 = Feld G2
name-c3r5 = Feld B5/G3
name-c4r5 = Feld G4
name-c5r5 = Feld C5/G5
name-c6r5 = Feld G6
name-c7r5 = Feld D5/G7
name-c1r6 = Feld A6
name-c3r6 = Feld B6
name-c5r6 = Feld C6
name-c7r6 = Feld D6
name-c1r7 = Feld A7/H1
name-c2r7 = Feld H2
name-c3r7 = Feld B7/H3
name-c4r7 = Feld H4
name-c5r7 = Feld C7/H5
name-c6r7 = Feld H6
name-c7r7 = Feld D7/H7
name-n1 = Amulettfeld 1
name-n2 = Amulettfeld 2
name-n3 = Amulettfeld 3
name-n4 = Amulettfeld 4
name-n5 = Amulettfeld 5
name-n6 = Amulettfeld 6
name-n7 = Amulettfeld 7
name-n8 = Amulettfeld 8
name-path_a = Pfad A
name-path_b = Pfad B
name-path_c = Pfad C
name-path_d = Pfad D
name-path_e = Pfad E
name-path_f = Pfad F
name-path_g = Pfad G
name-path_h = Pfad H
name-tile_statue_a = Statue A
name-tile_statue_b = Statue B
name-tile_statue_c = Statue C
name-tile_statue_d = Statue D
name-tile_statue_e = Statue E
name-tile_statue_f = Statue F
name-tile_statue_g = Statue G
name-tile_statue_h = Statue H
name-tile_offering_3 = Kostbarkeitsplättchen 3
name-tile_amulet_2 = Amulettplättchen 2
name-tile_landscape_joker = Landschaftsjoker

# Die Zeichnung

board-talisman = Talisman des Startspielers
board-cost-offerings = { $cost } in Kostbarkeiten
board-cost-amulets = { $cost } in Amuletten
board-suns = { $points ->
    [one] { $points } Punkt sofort
   *[other] { $points } Punkte sofort
}
board-amulet-space = Amulettfeld: deine Stufe steigt
board-bag = Amulette im Säckchen: { $count }
board-then = { $one }, dann { $other }
board-times = { $what } × { $count }
board-later = { $one }; auf dem Rückweg { $other }
board-due = { $due ->
    [0] Alles liegt bereit
   *[other] Noch { $due } von { $price }
}
board-proposed = Vorgeschlagen
board-row = Zeile { $level }: aus dem Beutel { $bag }, zurück { $back }, { $stack } vom Stapel der 1er
board-dish = Schale von { $owner }
board-boat = das Boot liegt hier

# Was die Dinge tun, für die Hilfe-Blase

help-space = Um hier zu bauen, spielst du eine Karte seiner Landschaft, auf der ein Vogel sitzt, und zahlst genau den Preis.
help-space_amulet = { help-space } Die Hütte hebt deine Stufe in der Amulettleiste.
help-space_totem = { help-space } Das oberste Pfahlplättchen gehört dir: seine Punkte sofort.
help-space_star = { help-space } Am Ende zählt sie auf dem Steinplatz.
help-path = Punkte am Ende: { $most } für die meisten Hütten auf diesem Götterpfad, { $less } für die zweitmeisten. Bei Gleichstand entscheidet die Hütte, die der Statue am nächsten ist.
help-stone_star = Am Ende zählt jeder: eigene Hütten hier mal alle Hütten hier.
help-totem = Wer hier baut, nimmt das oberste Pfahlplättchen. Punkte am Ende: { $most } für die meisten Hütten, { $less } für die zweitmeisten; bei Gleichstand gewinnt das niedrigste Plättchen.
help-fervour = Das oberste Plättchen bekommt, wer als Nächster am Pfahlplatz baut: seine Punkte sofort.
help-site = Mit einer Schale hier handelst du an beiden Anlegestellen daneben, auf der Hinfahrt des Bootes und auf der Rückfahrt.
help-stage = Wenn das Boot ankommt, darf der Besitzer der Schale daneben dies tun.
help-collect = Mit Amuletten bezahlt man Hütten, und am Ende zählen ihre Werte. Wie viele du ziehst, sagt deine Stufe der Amulettleiste.
help-amulet_row = Deine Stufe steigt mit jeder Hütte auf einem Amulettfeld. Sie sagt, wie viele Amulette du ziehst und ob eines zurückgeht.
help-open_card = Wird an einer Anlegestelle genommen, die es erlaubt. Offene Karten werden erst zu Beginn der nächsten Runde ersetzt.
help-offering_deck = Eine verdeckte Kostbarkeit kommt von diesem Stapel.
help-landscape_deck = Eine verdeckte Landschaftskarte kommt von diesem Stapel.
help-set_aside = Ausgegebene Amulette. Sie kommen in das Säckchen zurück, wenn es leer ist.
help-landscape = Auf dieser Landschaft kann gebaut werden, solange ein Vogel hier sitzt. Der Besitzer der Schale im Norden versetzt die Vögel.
help-landscape_card = Wird für eine Hütte auf dieser Landschaft gespielt, solange ein Vogel auf ihr sitzt.
help-card = { help-landscape_card }
help-water = { help-landscape }
help-sand = { help-landscape }
help-mangrove = { help-landscape }
help-reed = { help-landscape }
help-boat = Von hier fährt das Boot an allen Anlegestellen vorbei und zurück.
help-offering = Bezahlt Hütten, deren Preis in Kostbarkeiten ist, ganz genau: Es gibt kein Wechselgeld.
help-amulet = Bezahlt Hütten, deren Preis in Amuletten ist, ganz genau. Bis zum Ende behalten zählt es seinen Wert.
help-tile_statue = Du gewinnst jeden Gleichstand auf dem Götterpfad dieser Gottheit.
help-tile_offering = Einmal: zählt als Kostbarkeit seines Wertes.
help-tile_amulet = Einmal: zählt als Amulett seines Wertes.
help-tile_landscape_joker = Einmal: baut eine Hütte auf jeder Landschaft, ohne Karte und ohne Vögel.
help-stack_first = Nimm zuerst ein Amulett vom Wert 1 vom Stapel, statt eines aus dem Säckchen.
help-bag_only = Ziehe alle Amulette aus dem Säckchen.
help-pass = Verzichte auf den Rest dieses Schrittes.
help-complete = Lege die vorgeschlagenen Karten dazu und bezahle.

# Was gedruckt ist: die Gruppen von components.json, und was ein Besitzer vergleichen sollte.
printed-player_colours = die Farben der Spieler
printed-landscapes = die Landschaften
printed-setup = der Aufbau nach Spielerzahl
printed-pieces = die Holzteile
printed-landscape_deck = die Landschaftskarten
printed-offering_deck = die Opferkarten
printed-start_cards = die Startkarten
printed-look-start_cards = Welche zwei Werte stehen auf jedem Paar Startkarten, 1 bis 5?
printed-amulets = die Amulette
printed-amulet_table = die Amulett-Tabelle
printed-fervour_tiles = die Ansehensplättchen
printed-bonus_tiles = die Bonusplättchen
printed-statues = die Statuen und ihre Punkte
printed-look-statues = Welche zwei Zahlen stehen bei jeder Statue?
printed-sectors = Steinstern und Totem
printed-oracle_rock = der Orakelfelsen
printed-archipelago = der Archipel: Orte und Etappen
printed-score_track = die Punkteleiste
printed-look-score_track = Wie viele Felder hat die Punkteleiste?
printed-spaces = die Bauplätze
printed-look-spaces = Vergleiche jeden Bauplatz: Landschaft, Preis und Ansehen.
printed-layout = die Zeichnung des Tisches
printed-final_scoring = die Schlusswertung
printed-example_spaces = die Felder aus den Beispielen der Anleitung

# Wovon ein Hinweis spricht: die Merkmale des Wertes

feature-fervour = Häuptlingspunkte
feature-amulets = Amulette
feature-paths = Götterpfade
feature-totem = Pfahlplatz
feature-star = Steinplatz
feature-offerings = Kostbarkeiten
feature-landscapes = Landschaftskarten
feature-tiles = Steinplatzplättchen
feature-level = Amulettstufe
feature-cards_to_come = künftige Karten
feature-amulets_to_come = künftige Amulette
feature-huts_to_come = künftige Hütten
feature-birds = Vögel
feature-talisman = Talisman

## The companion of a first game: why a question matters

companion-place-dish = Eine Schale wirkt zweimal: auf der Hinfahrt meist für Karten, auf der Rückfahrt für Hütten. Schau auf beide Anlegestellen daneben.
companion-take-open = Eine Hütte braucht eine Karte ihrer Landschaft und Kostbarkeiten, die genau den Preis ergeben. Nimm, was der nächsten fehlt.
companion-draw-hidden = Kostbarkeiten bezahlen Hütten, Landschaften sagen, wo du bauen darfst. Zieh, was der nächsten fehlt.
companion-draw-either = Eine offene Karte ist sicher, eine verdeckte eine Überraschung, die sonst niemand sieht. Die erste entscheidet für alle.
companion-collect-amulets = Amulette bezahlen manche Hütten und zählen am Ende ihren Wert. Deine Stufe sagt, wie viele du ziehst.
companion-collect-or-draw = Ein Amulett bezahlt eine Hütte oder zählt am Ende; mit einer Karte baust du früher.
companion-collect-or-build = Eine Hütte zählt jetzt, ein Amulett bezahlt eine spätere. Bringt dich das Boot noch an eine Anlegestelle zum Bauen?
companion-build-hut = Eine Hütte zählt auf jedem Pfad, auf dem sie steht, und aufgedruckte Punkte gibt es sofort. Auf der gespielten Landschaft muss ein Vogel sitzen.
companion-build-or-double = Eine Doppelhütte kostet doppelt und zählt als zwei, mit doppelten aufgedruckten Punkten. Nur diese Anlegestelle erlaubt sie.
companion-pay-for-hut = Die Summe muss genau stimmen: Es gibt kein Wechselgeld. Behalte die Werte, die den nächsten Preis ergeben.
companion-stack-before-bag = Der Stapel gibt eine sichere 1, das Säckchen eine Überraschung. Ein kleines Amulett hilft, genau zu bezahlen.
companion-return-amulet = Was du behältst, bezahlt genau eine Hütte oder zählt am Ende. Gib zurück, was dir am wenigsten nützt.
companion-move-birds = In der nächsten Runde wird nur gebaut, wo ein Vogel sitzt. Wähl Landschaften, von denen du Karten hast und die anderen nicht.

## How to get points

score-printed-how = Die Zahl auf einem Feld, sofort wenn du dort baust.
score-fervour_tiles-how = Wer am Pfahlplatz baut, nimmt das oberste Plättchen: seine Punkte sofort.
score-paths-how = Auf jedem Pfad gewinnen die meisten Hütten den größeren Preis, die zweitmeisten den kleineren. Bei Gleichstand zählt die Hütte, die der Statue am nächsten ist.
score-stone_star-how = Deine Hütten am Steinplatz, mal alle Hütten dort.
score-totem-how = Die meisten Hütten am Pfahlplatz gewinnen den größeren Preis, die zweitmeisten den kleineren.
score-amulets-how = Die Werte der Amulette, die du am Ende noch hast.

## The legend of symbols

legend-board = Bauplätze und Orte
legend-landscapes = Landschaften
legend-boat_way = Der Weg des Bootes
legend-stages = Was eine Anlegestelle bietet
legend-goods = Karten und Amulette
legend-tiles = Bonusplättchen
legend-space = Bauplatz
legend-fervour_printed = aufgedruckte Punkte
legend-fervour_printed-help = Jede Sonne ist ein Punkt, sofort wenn du hier baust.
legend-space_amulet = Amulettfeld
legend-neutral = neutrale Hütte
legend-neutral-help = Zu wenigen steht auf Feldern mit diesem Zeichen eine neutrale Hütte. Sie zählt wie die eines Rivalen.
legend-path = Götterpfad
legend-path-help = Am Ende gewinnen die meisten Hütten dieser Reihe oder Spalte die größere Zahl, die zweitmeisten die kleinere. Bei Gleichstand zählt die Hütte, die der Statue am nächsten ist.
legend-totem-help = Wer ringsum baut, nimmt das oberste Pfahlplättchen. Am Ende gewinnen die meisten Hütten hier die größere Zahl, die zweitmeisten die kleinere.
legend-fervour = Pfahlplättchen
legend-bird = Vogel
legend-bird-help = Gebaut wird nur auf Landschaften, auf denen ein Vogel sitzt.
legend-site = Kultstätte
legend-dish = Schale
legend-dish-help = Jeder stellt seine auf Kultstätten. Sie lässt dich an beiden Anlegestellen daneben handeln.
legend-stage = Anlegestelle
legend-boat = Boot
legend-open = offene Karte
legend-open-help = Nimm eine der offenen Karten. Ersetzt werden sie erst in der nächsten Runde.
legend-hidden = verdeckte Karte
legend-hidden-help = Zieh vom Stapel der Kostbarkeiten oder der Landschaften.
legend-amulets = Amulette sammeln
legend-amulets-help = Zieh Amulette; deine Stufe sagt, wie viele.
legend-hut = Hütte bauen
legend-hut-help = Bau eine Hütte für ihre Landschaftskarte und den genauen Preis.
legend-double = Doppelhütte bauen
legend-double-help = Zwei Hütten auf einem Feld: doppelter Preis, zwei Landschaftskarten, und sie zählt als zwei.
legend-birds = Vögel versetzen
legend-birds-help = Setz beide Vögel: Sie sagen, wo in der nächsten Runde gebaut wird.
legend-talisman = Talisman
legend-talisman-help = Wer ihn nimmt, ist in der nächsten Runde Startspieler.
legend-then = danach
legend-then-help = Was links steht, kommt zuerst.
legend-or = oder
legend-or-help = Eines von beiden, nach Wahl.
legend-offering = Kostbarkeit
legend-landscape_card = Landschaftskarte
legend-amulet = Amulett
legend-amulet_row = Stufe der Amulettleiste
legend-set_aside = ausgegebene Amulette
legend-tile_statue = Statuenplättchen
legend-tile_offering = Kostbarkeitsplättchen
legend-tile_amulet = Amulettplättchen
