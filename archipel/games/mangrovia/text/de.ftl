title = Mangrovia
promise = Lass das Boot deine Pläne von Steg zu Steg tragen und baue Hütten unter den Statuen.

# Fragen
ask-choose-first = Wer ist Startspieler?
ask-open-first = Eine Karte wird offen ausgelegt.
ask-deal-first = Eine Landschaftskarte wird ausgeteilt.
ask-lay-tile = Welches Bonusplättchen liegt hier?
ask-place-dish = { $count ->
    [1] Stelle eine Schale auf eine leere Kultstätte.
   *[other] Stelle deine zweite Schale auf eine leere Kultstätte.
}
ask-take-open = { $count ->
    [one] { $stage }: Nimm eine offene Karte oder passe.
   *[other] { $stage }: Nimm eine offene Karte (noch { $count }) oder passe.
}
ask-draw-hidden = { $count ->
    [one] { $stage }: Ziehe eine verdeckte Karte oder passe.
   *[other] { $stage }: Ziehe eine verdeckte Karte (noch { $count }) oder passe.
}
ask-draw-either = { $stage }: { $count } offene oder { $count } verdeckte Karten; die erste entscheidet.
ask-deal-card = Eine verdeckte Karte wird gezogen.
ask-reveal-card = Eine Karte wird offen ausgelegt.
ask-collect-amulets = { $stage }: Sammle Amulette oder passe.
ask-collect-or-draw = { $stage }: Sammle Amulette, ziehe eine verdeckte Karte oder passe.
ask-collect-or-build = { $stage }: Sammle Amulette, baue eine Hütte oder passe.
ask-build-hut = { $count ->
    [one] { $stage }: Baue eine Hütte oder passe.
   *[other] { $stage }: Baue nacheinander bis zu { $count } Hütten oder passe.
}
ask-build-or-double = { $stage }: Baue eine Hütte oder eine Doppelhütte oder passe.
ask-play-card = { $count ->
    [one] Spiele eine Landschaftskarte für { $space }.
   *[other] Spiele { $count } Landschaftskarten für { $space }: welche zuerst?
}
ask-pay-price = Bezahle { $space }: noch genau { $due }.
ask-pull-amulet = Ein Amulett wird aus dem Beutel gezogen.
ask-return-amulet = Lege eines der gezogenen Amulette in den Beutel zurück.
ask-swap-amulet = Ein behaltenes Amulett gegen eines mit Wert 1 tauschen?
ask-move-birds = Wo sitzen die beiden Vögel ab der nächsten Runde?

# Möglichkeiten
do-dish = Schale auf { $site }
do-take = { $card } nehmen
do-draw = { $deck_id ->
    [offering_deck] Opfergabe ziehen
   *[other] Landschaft ziehen
}
do-collect = Amulette sammeln
do-return = { $amulet } zurücklegen
do-build = Hütte auf { $space }
do-double = Doppelhütte auf { $space }
do-card = { $card } spielen
do-pay = { $coin } zahlen
do-birds = Vögel auf { $one } und { $other }
do-swap = { $amulet } gegen eine 1 tauschen
do-pass = Passen
do-first = { $seat } beginnt
do-deal = { $card } geben
do-reveal = { $card } aufdecken
do-pull = { $amulet } ziehen
do-lay = { $tile } auf { $space }

# Protokoll
log-first-player = { $seat } ist Startspieler.
log-start-pair = { $seat } erhält das Startpaar { $number }: { $one } und { $other }.
log-tile-laid = Bonusplättchen auf { $space }: { $tile }.
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
log-took = { $seat } nimmt die offene Karte { $card }.
log-drew = { $deck_id ->
    [offering_deck] { $seat } zieht verdeckt eine Opfergabe: { $card }.
   *[other] { $seat } zieht verdeckt eine Landschaft: { $card }.
}
log-drew-veiled = { $deck_id ->
    [offering_deck] { $seat } zieht verdeckt eine Opfergabe.
   *[other] { $seat } zieht verdeckt eine Landschaft.
}
log-laid-open = Offene Karte: { $card }.
log-reshuffled = { $deck_id ->
    [offering_deck] Die abgelegten Opfergaben werden gemischt: ein Stapel von { $count }.
   *[other] Die abgelegten Landschaften werden gemischt: ein Stapel von { $count }.
}
log-took-one = { $seat } nimmt ein Amulett mit Wert 1.
log-pulled = { $seat } zieht aus dem Beutel: { $amulet }.
log-pulled-veiled = { $seat } zieht ein Amulett.
log-returned = { $seat } legt zurück: { $amulet }.
log-returned-veiled = { $seat } legt ein Amulett zurück.
log-swapped = { $seat } tauscht { $amulet } gegen ein Amulett mit Wert 1.
log-swapped-veiled = { $seat } tauscht ein Amulett gegen eines mit Wert 1.
log-kept = { $count ->
    [one] { $seat } behält ein Amulett.
   *[other] { $seat } behält { $count } Amulette.
}
log-bag-refilled = Der Beutel wird gefüllt: { $count } Amulette.
log-building = { $huts ->
    [1] { $seat } baut auf { $space }.
   *[other] { $seat } baut eine Doppelhütte auf { $space }.
}
log-played = { $seat } spielt { $card }.
log-paid = { $seat } zahlt { $coin }.
log-built = { $points ->
    [0] { $huts ->
        [1] Die Hütte von { $seat } steht auf { $space }.
       *[other] Die Doppelhütte von { $seat } steht auf { $space }.
    }
   *[other] { $huts ->
        [1] Die Hütte von { $seat } auf { $space } bringt { $points }.
       *[other] Die Doppelhütte von { $seat } auf { $space } bringt { $points }.
    }
}
log-fervour = { $seat } erhält { $points } mit { $tile }.
log-level-rose = { $seat } steigt auf Amulettstufe { $level }.
log-won-tile = { $seat } gewinnt ein Bonusplättchen: { $tile }.
log-last-hut = { $already ->
    [1] { $seat } baut ebenfalls die letzte Hütte.
   *[other] { $seat } baut die letzte Hütte: Diese Runde ist die letzte.
}
log-path-scored = { $path }: Platz 1 { $first } ({ $most }), Platz 2 { $second } ({ $less }).
log-path-alone = { $path }: Platz 1 { $first } ({ $most }), kein Platz 2.
log-totem-scored = Totem: Platz 1 { $first } ({ $most }), Platz 2 { $second } ({ $less }).
log-totem-alone = Totem: Platz 1 { $first } ({ $most }), kein Platz 2.
log-star-scored = Steinstern: { $seat } ({ $points }).
log-amulets-scored = Amulette: { $seat } ({ $points }).
log-scored = { $seat } hat { $points } Gunstpunkte.
log-winner = { $shared ->
    [1] { $seat } teilt sich den Sieg.
   *[other] { $seat } wird neues Oberhaupt und gewinnt die Partie.
}

# Punkte
score-printed = Auf Feldern aufgedruckt
score-fervour_tiles = Gunstplättchen
score-paths = Götterpfade
score-stone_star = Steinstern
score-totem = Totem
score-amulets = Amulette

# Tischoptionen
option-bonus_tiles = Bonusplättchen
option-bonus_tiles-help = Die Variante der Spielregel: Plättchen auf dem Steinstern, die Gleichstände auf einem Pfad entscheiden oder beim Bezahlen helfen.
option-bonus_tiles-off = Ohne
option-bonus_tiles-mixed = 8 von allen 16
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
option-refill_timing = Stapel und Beutel auffüllen
option-refill_timing-help = Ablagen und beiseitegelegte Amulette kommen zurück, sobald ein Stapel oder der Beutel leer ist, oder erst beim nächsten Bedarf.
option-refill_timing-at_once = Sofort
option-refill_timing-when_needed = Bei Bedarf
option-neutral_hut_counts_in_stone_star_total = Neutrale Hütte im Steinstern
option-neutral_hut_counts_in_stone_star_total-help = Zu zweit und zu dritt: Zählt die neutrale Hütte zu allen Hütten des Steinsterns?
option-neutral_hut_counts_in_stone_star_total-true = Zählt
option-neutral_hut_counts_in_stone_star_total-false = Zählt nicht
option-joker_tile = Landschaftsjoker
option-joker_tile-help = Mit Bonusplättchen: was der Joker ersetzt. Bei einer Doppelhütte steht er für eine der beiden Karten oder ist verboten.
option-joker_tile-card_and_birds = Karte und Vögel
option-joker_tile-card_and_birds_single_hut = Karte und Vögel, nur einfache Hütten
option-joker_tile-birds_only = Nur die Vögel
option-amulet_tile_scores = Unbenutztes Amulettplättchen
option-amulet_tile_scores-help = Mit Bonusplättchen: Ist ein unbenutztes Amulettplättchen am Ende 2 Punkte wert?
option-amulet_tile_scores-true = 2 Punkte
option-amulet_tile_scores-false = Nichts
option-house_rule_value_1_amulet = Amulette mit Wert 1
option-house_rule_value_1_amulet-help = Vorschlag des Autors: Ab Stufe 1 darf ein behaltenes Amulett gegen eines mit Wert 1 getauscht werden, um genau zahlen zu können.
option-house_rule_value_1_amulet-false = Nur auf Stufe 0
option-house_rule_value_1_amulet-true = Tausch erlaubt
option-round_cap = Längste Partie
option-round_cap-help = Niemand muss bauen: Nach dieser Runde endet die Partie auf jeden Fall.
option-round_cap-40 = 40 Runden

# Zeichnung
draw-round = Runde { $round }
draw-last-round = letzte Runde
draw-birds = Vögel
draw-stage-actions = Anlegestellen
draw-amulet-island = Amulettfelder
draw-open = Offene Karten
draw-deck = Stapel { $count }
draw-discards = abgelegt { $count }
draw-bag = Beutel { $bag }  ·  Einser { $stack }  ·  beiseite { $aside }
draw-fervour = Gunstplättchen
draw-player = Spieler
draw-huts = Hütten
draw-cards = Opfergaben / Landschaften
draw-amulets = Amulette (Stufe)
draw-points = Punkte
draw-hand = Deine Hand
draw-drawn = Eben gezogen
draw-empty = nichts
draw-building = Im Bau auf { $space }: gespielt { $played }, bezahlt { $paid }, noch { $due }

# Namen
name-setup = Aufbau
name-place = Schalen stellen
name-sail = Das Boot fährt
name-prepare = Nächste Runde
name-final_scoring = Schlusswertung
name-game_over = Ende
name-neutral = Neutral
name-boat_space = der Start des Bootes
name-stone_star = Steinstern
name-totem = Totem
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
name-mangrove = Mangrove
name-reed = Schilf
name-card_water = Wasser
name-card_sand = Sand
name-card_mangrove = Mangrove
name-card_reed = Schilf
name-offering_2 = Opfergabe 2
name-offering_3 = Opfergabe 3
name-offering_4 = Opfergabe 4
name-offering_5 = Opfergabe 5
name-offering_6 = Opfergabe 6
name-offering_7 = Opfergabe 7
name-offering_deck = Opfergabenstapel
name-landscape_deck = Landschaftsstapel
name-amulet_1 = Amulett 1
name-amulet_2 = Amulett 2
name-amulet_3 = Amulett 3
name-amulet_4 = Amulett 4
name-amulet_5 = Amulett 5
name-amulet_6 = Amulett 6
name-fervour_2 = Gunstplättchen 2
name-fervour_3 = Gunstplättchen 3
name-fervour_4 = Gunstplättchen 4
name-fervour_5 = Gunstplättchen 5
name-fervour_6 = Gunstplättchen 6
name-fervour_7 = Gunstplättchen 7
name-fervour_8 = Gunstplättchen 8
name-fervour_9 = Gunstplättchen 9
# Felder: die Landschaft und der Platz auf jedem Pfad, von der Statue aus gezählt
name-c1r1 = Mangrove A1/E1
name-c2r1 = Mangrove E2
name-c3r1 = Wasser B1/E3
name-c4r1 = Schilf E4
name-c5r1 = Sand C1/E5
name-c6r1 = Sand E6
name-c7r1 = Mangrove D1/E7
name-c1r2 = Schilf A2
name-c3r2 = Wasser B2
name-c5r2 = Schilf C2
name-c7r2 = Mangrove D2
name-c1r3 = Schilf A3/F1
name-c2r3 = Sand F2
name-c3r3 = Sand B3/F3
name-c4r3 = Mangrove/Sand F4
name-c5r3 = Schilf C3/F5
name-c6r3 = Wasser F6
name-c7r3 = Wasser D3/F7
name-c1r4 = Wasser A4
name-c3r4 = Schilf B4
name-c5r4 = Mangrove C4
name-c7r4 = Sand D4
name-c1r5 = Wasser A5/G1
name-c2r5 = Wasser G2
name-c3r5 = Mangrove B5/G3
name-c4r5 = Wasser/Schilf G4
name-c5r5 = Wasser C5/G5
name-c6r5 = Schilf G6
name-c7r5 = Sand D5/G7
name-c1r6 = Sand A6
name-c3r6 = Mangrove B6
name-c5r6 = Sand C6
name-c7r6 = Schilf D6
name-c1r7 = Sand A7/H1
name-c2r7 = Schilf H2
name-c3r7 = Schilf B7/H3
name-c4r7 = Wasser H4
name-c5r7 = Mangrove C7/H5
name-c6r7 = Wasser H6
name-c7r7 = Mangrove D7/H7
name-n1 = Wasser, Amulettfeld 1
name-n2 = Mangrove, Amulettfeld 2
name-n3 = Sand, Amulettfeld 3
name-n4 = Schilf, Amulettfeld 4
name-n5 = Wasser, Amulettfeld 5
name-n6 = Mangrove, Amulettfeld 6
name-n7 = Sand, Amulettfeld 7
name-n8 = Schilf, Amulettfeld 8
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
name-tile_offering_3 = Opferplättchen 3
name-tile_amulet_2 = Amulettplättchen 2
name-tile_landscape_joker = Landschaftsjoker

# The drawing

board-talisman = Talisman des Startspielers
board-cost-offerings = { $cost } in Opfergaben
board-cost-amulets = { $cost } in Amuletten
board-suns = { $points } Punkte sofort
board-amulet-space = Amulettfeld: deine Stufe steigt
board-bag = Amulette im Beutel: { $count }
board-site_1_12 = Stege 1 und 12: zuerst drei Karten, am Ende Vögel und Talisman
board-site_2_11 = Stege 2 und 11: Amulette, später eine Hütte und eine Karte
board-site_3_10 = Stege 3 und 10: eine Karte, später bis zu zwei Hütten
board-site_4_9 = Stege 4 und 9: zwei Karten, später eine Hütte oder Doppelhütte
board-site_5_8 = Stege 5 und 8: zwei Karten, später Amulette oder eine Hütte
board-site_6_7 = Stege 6 und 7: drei Karten, dann Amulette oder eine Karte
board-stage_1 = Nimm 2 offene Karten, dann ziehe 1 verdeckte.
board-stage_2 = Sammle Amulette.
board-stage_3 = Nimm 1 offene Karte.
board-stage_4 = Nimm 1 offene Karte, dann ziehe 1 verdeckte.
board-stage_5 = Entweder 2 offene oder 2 verdeckte Karten.
board-stage_6 = Nimm 1 offene Karte, dann ziehe 2 verdeckte.
board-stage_7 = Sammle Amulette oder ziehe 1 verdeckte Karte.
board-stage_8 = Sammle Amulette oder baue eine Hütte.
board-stage_9 = Baue eine Hütte oder eine Doppelhütte.
board-stage_10 = Baue bis zu zwei Hütten auf verschiedenen Feldern.
board-stage_11 = Baue eine Hütte, dann ziehe 1 verdeckte Karte.
board-stage_12 = Setze die zwei Vögel; du bist nächste Runde Startspieler.

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
