title = The Druids of Edora
promise = Durchstreife den nächtlichen Wald, entzünde die Feuer und errichte die Steine.

# Fragen
ask-lay-tile = Welche Waldtafel liegt hier, und wie ist sie gedreht?
ask-lay-frame = Welches Rahmenteil liegt hier?
ask-show-faces = Welche Teile zeigen ihre Vorderseite?
ask-show-tablet = Eine Steintafel wird am Orakelplatz aufgedeckt.
ask-lay-stone = Welcher Orakelstein liegt in dieser Lücke?
ask-set-dolmen = Welcher Dolmen steht hier?
ask-roll-reserve = Ein Würfel des Vorrats wird geworfen.
ask-find-first = Wer ist Großdruide?
ask-roll-stock = Ein Würfel des Lagers wird geworfen.
ask-give-tablet = Eine Steintafel wird ausgeteilt.
ask-draw-tablet = Eine Steintafel wird gezogen.
ask-deal-herb = Welches Heilkraut liegt hier?
ask-keep-tablet = Welche dieser Steintafeln behältst du?
ask-lay-herb = { $above ->
    [1] Welches Heilkraut legst du über Feld { $space } deiner Sichel?
   *[other] Welches Heilkraut legst du unter Feld { $space } deiner Sichel?
}
ask-choose-bush = An welchem Busch beginnt dein Druide?
ask-take-turn = Wohin gehst du? Du hast { food-amount } und { dice-amount } im Vorrat. Du kannst auch einen Notzug machen.
ask-choose-die = Welchen Würfel setzt du auf { $sanctuary } ein? Er kostet seinen Wert; du hast { food-amount }.
ask-choose-square = Auf welches Feld von { $sanctuary } setzt du deine { $value }?
ask-food-or-dice = Nimmst du { food-amount } oder { dice-amount } aus deinem Lager?
ask-advance-knowledge = { $steps ->
    [one] Rückst du deinen Wissensmarker ein Feld vor? Dies ist die letzte Runde: Bei Gleichstand gewinnt, wer beim Wissen weiter hinten liegt.
   *[other] Rückst du deinen Wissensmarker { $steps } Felder vor? Dies ist die letzte Runde: Bei Gleichstand gewinnt, wer beim Wissen weiter hinten liegt.
}
ask-advance-sickle = { $steps ->
    [one] Rückst du deine Sichel ein Feld vor? Sie setzt Heilkräuter frei: Eines der beiden scheidet aus.
   *[other] Rückst du deine Sichel { $steps } Felder vor? Sie setzt Heilkräuter frei: Aus jedem Paar scheidet eines aus.
}
ask-take-tablet = Welche Steintafel nimmst du? Die beiden Orakelsteine daneben geben ihre Boni.
ask-oracle-again = Nimmst du beide Orakelboni, { $one } und { $two }, ein zweites Mal?
ask-refill-oracle = Eine Steintafel füllt die Lücke am Orakelplatz.
ask-add-gem = Welchen Edelstein setzt du ein ({ $place })? Du erhältst seinen Bonus { $times }-mal.
ask-raise-menhir = Welchen Menhir errichtest du? Du erhältst seinen Bonus, dann die aller deiner errichteten Menhire.
ask-menhir-again = Welchen Menhirbonus nimmst du noch einmal?
ask-raise-stele = Welche Stele errichtest du? Der Würfel zählt als { $value }.
ask-brew-potion = { $left ->
    [one] { $mistletoe ->
        [one] Du hast { $mistletoe } Mistel: Braust du einen Zaubertrank?
       *[other] Du hast { $mistletoe } Misteln: Braust du einen Zaubertrank?
    }
   *[other] { $mistletoe ->
        [one] Du hast { $mistletoe } Mistel: Braust du einen Zaubertrank? Bis zu { $left } sind erlaubt.
       *[other] Du hast { $mistletoe } Misteln: Braust du einen Zaubertrank? Bis zu { $left } sind erlaubt.
    }
}
ask-flip-herb = Welches verdeckte Heilkraut drehst du um?
ask-pick-herb = Welches Heilkraut deines großen Tableaus wird wirksam?
ask-turn-die = { $first ->
    [1] { $left ->
        [one] Welchen Würfel drehst du auf 6?
       *[other] Welchen Würfel drehst du auf 6? Bis zu { $left } sind erlaubt.
    }
   *[other] { $left ->
        [one] Welchen weiteren Würfel drehst du auf 6? Einer ist noch erlaubt.
       *[other] Welchen weiteren Würfel drehst du auf 6? Noch { $left } sind erlaubt.
    }
}
ask-choose-place = Auf welchen Platz deines Amuletts setzt du einen Edelstein?
ask-choose-gem = Welchen Edelstein setzt du ein ({ $place })? Du erhältst seinen Bonus { $times }-mal.
ask-take-dice = { $why ->
    [1] Notzug, weil dir Würfel im Vorrat fehlen: Welchen Würfel nimmst du aus deinem Lager?
    [2] Notzug, weil dir Proviant fehlt: Welchen Würfel nimmst du aus deinem Lager?
   *[other] { $count ->
        [one] Welchen Würfel nimmst du aus deinem Lager?
       *[other] Welchen Würfel nimmst du aus deinem Lager? Du bekommst { $count }.
    }
}
ask-fire-again = Welchen Bonus der { $hearth } nimmst du noch einmal?
ask-free-herbs = Deine Sichel hat ein Kräuterpaar freigesetzt: Welches Kraut wird wirksam? Das andere wird verdeckt.

# Wo wir im Spiel sind, nach dem, was alle sehen
stage = { $round ->
    [0] { draw-phase-setup }
   *[other] Runde { $round } · { $phase_id ->
        [move] { draw-phase-move }
        [die] { draw-phase-die }
        [square] { draw-phase-square }
        [action] { draw-phase-action }
        [brew] { draw-phase-brew }
        [potion] { draw-phase-potion }
        [fire] { draw-phase-fire }
        [dolmens] { draw-phase-dolmens }
        [herbs] { draw-phase-herbs }
       *[other] { draw-phase-setup }
    }
}

# Wie viel von einem Bonus: für Wahlen und Protokoll
bonus-amount = { $bonus_id ->
    [prestige] { $count } Prestige
    [knowledge] { $count ->
        [one] { $count } Feld Wissen
       *[other] { $count } Felder Wissen
    }
    [food] { $count } Proviant
    [die] { $count } Würfel
    [mistletoe] { $count ->
        [one] { $count } Mistel
       *[other] { $count } Misteln
    }
   *[other] { $count ->
        [one] { $count } Feld der Sichel
       *[other] { $count } Felder der Sichel
    }
}
herb-effect = { $herb_id ->
    [herb_food] { help-herb_food }
    [herb_sickle] { help-herb_sickle }
    [herb_mistletoe] { help-herb_mistletoe }
    [herb_knowledge] { help-herb_knowledge }
    [herb_amulet] { help-herb_amulet }
    [herb_die_shift] { help-herb_die_shift }
    [herb_menhir] { help-herb_menhir }
    [herb_leap] { help-herb_leap }
    [herb_stele] { help-herb_stele }
    [herb_fire] { help-herb_fire }
    [herb_prestige] { help-herb_prestige }
   *[other] { help-herb_tablet }
}
points-amount = { $points } Prestige
food-amount = { $food } Proviant
dice-used = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
}
dice-amount = { $dice } Würfel

# Wahlen
do-go = Nach { $sanctuary } ziehen
do-go-now = { $food ->
    [0] Kostenlos nach { $sanctuary } ziehen
   *[other] Für { food-amount } nach { $sanctuary } ziehen
}
do-emergency = Notzug
do-emergency-now = { $dice ->
    [0] Notzug: { food-amount } und { points-amount } (dein Lager ist leer), ohne einen Würfel einzusetzen
   *[other] Notzug: { food-amount } und { dice-amount } aus deinem Lager, ohne einen Würfel einzusetzen
}
do-die = { $die_id ->
    [reserve_1] { $value_id ->
        [value_1] Die 1 einsetzen
       *[other] Die 1 auf { $value } drehen und einsetzen
    }
    [reserve_2] { $value_id ->
        [value_2] Die 2 einsetzen
       *[other] Die 2 auf { $value } drehen und einsetzen
    }
    [reserve_3] { $value_id ->
        [value_3] Die 3 einsetzen
       *[other] Die 3 auf { $value } drehen und einsetzen
    }
    [reserve_4] { $value_id ->
        [value_4] Die 4 einsetzen
       *[other] Die 4 auf { $value } drehen und einsetzen
    }
    [reserve_5] { $value_id ->
        [value_5] Die 5 einsetzen
       *[other] Die 5 auf { $value } drehen und einsetzen
    }
   *[other] { $value_id ->
        [value_6] Die 6 einsetzen
       *[other] Die 6 auf { $value } drehen und einsetzen
    }
}
do-square = Würfel auf { $square } einsetzen
do-square-now = Würfel auf { $square } einsetzen: { $action }
do-turn = Würfel auf { $square } auf 6 drehen
do-turn-now = Die { $shows } von { $owner } auf { $square } auf 6 drehen
do-do = Annehmen
do-pass = Passen
do-pass-now = { $what_id ->
    [potion] Keinen Zaubertrank brauen
    [die] Keinen weiteren Würfel drehen
   *[other] Darauf verzichten
}
do-food = Proviant nehmen
do-food-now = { $points ->
    [0] { bonus-amount } nehmen
   *[other] { bonus-amount } und { points-amount } nehmen
}
do-dice = Würfel nehmen
do-dice-now = { $points ->
    [0] { bonus-amount } aus deinem Lager nehmen
   *[other] { $count ->
        [0] Dein Lager ist leer: { points-amount } nehmen
       *[other] { bonus-amount } aus deinem Lager nehmen und { points-amount } für das, was fehlt
    }
}
do-take = { $die } nehmen
do-tablet = Steintafel nehmen: { $place }
do-tablet-now = { $tablet } nehmen ({ $place }); Boni: { $one } und { $two }
do-gem = { $gem } einsetzen
do-gem-now = { $gem } einsetzen: { bonus-amount }
do-slot = Einsetzen: { $place }
do-menhir = { $menhir } errichten
do-menhir-now = { $others ->
    [0] { $menhir } errichten: { bonus-amount }
    [one] { $menhir } errichten: { bonus-amount }, dazu der Bonus deines anderen errichteten Menhirs
   *[other] { $menhir } errichten: { bonus-amount }, dazu die Boni deiner { $others } anderen errichteten Menhire
}
do-stele = { $stele } errichten
do-stele-now = { $count ->
    [0] { $stele } errichten: bringt mit diesem Würfel nichts
   *[other] { $stele } errichten: { bonus-amount }
}
do-repeat = Noch einmal: { $bonus }
do-repeat-now = Noch einmal: { bonus-amount }
do-brew = { $potion } brauen
do-brew-now = { $cost ->
    [one] { $potion } für { $cost } Mistel brauen
   *[other] { $potion } für { $cost } Misteln brauen
}
do-herb = { $herb } wählen – { herb-effect }
do-keep = { $tablet } behalten
do-start = Am { $bush } beginnen
do-tile = { $rotation_id ->
    [r0] { $tile } legen
    [r90] { $tile } legen, um ein Viertel gedreht
    [r180] { $tile } legen, halb gedreht
   *[other] { $tile } legen, um drei Viertel gedreht
}
do-frame = { $piece } legen
do-phase = Seiten: { $phase }
do-stone = { $stone } legen
do-dolmen = Aufstellen: { $dolmen }
do-reveal = { $tablet } aufdecken
do-deal = { $herb } legen
do-roll = Eine { $value } würfeln
do-lot = { $seat } ist Großdruide

# Protokoll
log-forest-laid = Der Wald von Edora liegt aus: die Waldtafeln in ihrem Rahmen.
log-oracle-laid = Steintafeln und Orakelsteine umgeben den Orakelplatz.
log-dolmens-laid = Die Dolmen stehen rings um den Wald.
log-reserve-rolled = { $seat } würfelt den Vorrat: { $dice } (Summe { $total }).
log-stock-rolled = { $seat } würfelt das Lager: { $dice }.
log-stock-copied = { $seat } stellt das Lager auf dieselben Werte.
log-first-player = { $lot ->
    [1] { $seat } wird Großdruide, durchs Los (Augensumme { $total }).
   *[other] { $seat } wird Großdruide (Augensumme { $total }).
}
log-given-tablet = { $seat } bekommt die { $tablet }.
log-drew-tablet = { $seat } zieht die { $tablet }.
log-drew-tablet-veiled = { $seat } zieht eine Steintafel.
log-kept-tablet = { $seat } behält die { $tablet }.
log-tablets-returned = { $count ->
    [one] { $count } Steintafel kommt zurück in den Stapel, der gemischt wird.
   *[other] { $count } Steintafeln kommen zurück in den Stapel, der gemischt wird.
}
log-herbs-dealt = Die Heilkräuter von { $seat } werden zufällig gelegt.
log-herbs-copied = { $seat } legt die Heilkräuter ebenso.
log-laid-herb = { $above ->
    [1] { $seat } legt das { $herb } über Feld { $space }.
   *[other] { $seat } legt das { $herb } unter Feld { $space }.
}
log-laid-herb-veiled = { $above ->
    [1] { $seat } legt verdeckt ein Heilkraut über Feld { $space }.
   *[other] { $seat } legt verdeckt ein Heilkraut unter Feld { $space }.
}
log-herbs-revealed = Alle Heilkräuter werden aufgedeckt.
log-started = { $seat } beginnt am { $bush }.
log-round-began = Runde { $round } beginnt.
log-stepped-out = { $seat } tritt aus dem Busch auf { $sanctuary }.
log-walked = { $seat } geht für { food-amount } nach { $sanctuary }.
log-leapt = { $seat } springt für { food-amount } über die Lichtung nach { $sanctuary }.
log-emergency = { $seat } macht einen Notzug.
log-forced-emergency = { $dice ->
    [0] { $seat } hat keinen Würfel mehr im Vorrat und muss einen Notzug machen.
   *[other] { $seat } hat zu wenig Proviant für einen normalen Zug und muss einen Notzug machen.
}
log-shifted-die = { $seat } dreht eine { $value } auf { $became }.
log-placed-die = { $seat } zahlt { $value } Proviant und setzt eine { $value } auf { $square } ein: { $action }.
log-last-die = { $seat } hat den letzten Würfel eingesetzt: Diese Runde ist die letzte.
log-competition = Wettstreit auf { $sanctuary }: { $seat } gewinnt und erhält { points-amount }.
log-passed = { $seat } verzichtet auf die Aktion: { $action }.
log-nothing-possible = { $seat } kann die Aktion nicht ausführen: { $action }.
log-prestige = { $seat } erhält { points-amount } ({ $cause }).
log-food = { $seat } nimmt { bonus-amount } ({ $cause }).
log-mistletoe = { $seat } nimmt { bonus-amount } ({ $cause }).
log-knowledge = { $steps ->
    [0] Der Wissensmarker von { $seat } kommt zuoberst auf den Stapel von Feld { $space }, ×{ $multiplier } ({ $cause }).
    [1] { $seat } rückt beim Wissen ein Feld vor, auf Feld { $space }, ×{ $multiplier } ({ $cause }).
   *[other] { $seat } rückt beim Wissen { $steps } Felder vor, auf Feld { $space }, ×{ $multiplier } ({ $cause }).
}
log-knowledge-end = { $steps ->
    [one] Hier endet die Wissensleiste: Für { $steps } Feld zu viel erhält { $seat } { points-amount }.
   *[other] Hier endet die Wissensleiste: Für { $steps } Felder zu viel erhält { $seat } { points-amount }.
}
log-sickle = { $steps ->
    [0] Die Sichel von { $seat } bleibt auf Feld { $space }, dem letzten ({ $cause }).
    [1] { $seat } rückt die Sichel ein Feld vor, auf Feld { $space } ({ $cause }).
   *[other] { $seat } rückt die Sichel { $steps } Felder vor, auf Feld { $space } ({ $cause }).
}
log-sickle-end = { $steps ->
    [one] Hier endet die Sichelleiste: Für { $steps } Feld zu viel erhält { $seat } { points-amount }.
   *[other] Hier endet die Sichelleiste: Für { $steps } Felder zu viel erhält { $seat } { points-amount }.
}
log-took-die = { $seat } nimmt eine { $value } aus dem Lager.
log-no-die = { $count ->
    [one] { $count } Würfel fehlt im Lager: { $seat } erhält { points-amount }.
   *[other] { $count } Würfel fehlen im Lager: { $seat } erhält { points-amount }.
}
log-repeated = { $seat } nimmt einen Bonus noch einmal ({ $cause }): { bonus-amount }.
log-took-tablet = { $seat } nimmt die { $tablet } ({ $place }).
log-oracle-again = { $seat } befragt das Orakel noch einmal: beide Boni ein zweites Mal.
log-refilled = Der Orakelplatz zeigt die { $tablet } ({ $place }).
log-wore-gem = { $seat } setzt den { $gem } ins Amulett, { $place }: { $times }-mal sein Bonus.
log-raised-menhir = { $seat } errichtet den { $menhir } auf { $sanctuary }.
log-raised-stele = { $seat } errichtet die { $stele } auf { $sanctuary }, Wert { $value }.
log-brewed = { $cost ->
    [one] { $seat } braut für { $cost } Mistel den { $potion }.
   *[other] { $seat } braut für { $cost } Misteln den { $potion }.
}
log-no-effect = Der Zaubertrank von { $seat } bleibt ohne weitere Wirkung.
log-turned-die = { $seat } dreht einen Würfel von { $owner } auf { $sanctuary } von { $was } auf { $value }.
log-fire-lit = { $bonuses ->
    [one] { $seat } entzündet die { $hearth } und erhält ihren Bonus.
   *[other] { $seat } entzündet die { $hearth } und erhält ihre { $bonuses } Boni.
}
log-linked = { $dolmen_id ->
    [dolmen_red] { $seat } verbindet die roten Dolmen mit { dice-used } und erhält { points-amount }.
    [dolmen_orange] { $seat } verbindet die orangen Dolmen mit { dice-used } und erhält { points-amount }.
    [dolmen_yellow] { $seat } verbindet die gelben Dolmen mit { dice-used } und erhält { points-amount }.
    [dolmen_green] { $seat } verbindet die grünen Dolmen mit { dice-used } und erhält { points-amount }.
    [dolmen_blue] { $seat } verbindet die blauen Dolmen mit { dice-used } und erhält { points-amount }.
   *[other] { $seat } verbindet die violetten Dolmen mit { dice-used } und erhält { points-amount }.
}
log-beige-dolmen = { $seat } bekommt dazu: { $dolmen }, { points-amount }.
log-herb-active = Das { $herb } von { $seat } wirkt ab jetzt.
log-herb-spent = Das { $herb } von { $seat } liegt verdeckt.
log-leftovers-scored = Übriges Material: { $seat } ({ $points }).
log-sickle-scored = Sichel: { $seat } ({ $points }).
log-tablets-scored = Steintafeln: { $seat } hat { $done } von { $owned } erfüllt ({ $points }).
log-amulet-scored = Amulett: { $seat } ({ $points }).
log-sanctuaries-scored = { $items ->
    [one] Kultplätze: { $seat } nimmt { $items } Würfel oder Stein, × { $multiplier } ({ $points }).
   *[other] Kultplätze: { $seat } nimmt { $items } Würfel und Steine, × { $multiplier } ({ $points }).
}
log-scored = { $seat } hat { points-amount }.
log-winner = { $tie ->
    [1] { $seat } liegt beim Wissen weiter hinten und gewinnt den Gleichstand: niemand in Edora ist angesehener.
   *[other] { $seat } gewinnt: niemand in Edora ist angesehener.
}

# Punkte
score-competition = Wettstreite
score-hearths = Feuer
score-dolmens = Dolmenverbindungen
score-menhirs = Menhire
score-steles = Stelen
score-gems = Edelsteine
score-oracle = Orakelsteine
score-potions = Zaubertränke
score-herbs = Heilkräuter
score-compensation = Ausgleich
score-leftovers = Übriges Material
score-sickle = Sichel
score-tablets = Steintafeln
score-amulet = Amulett
score-sanctuaries = Kultplätze × Wissen

# Tischoptionen
option-tablet_deal = Erste Steintafel
option-tablet_deal-help = Variante 1: Beim Aufbau zieht jeder drei Steintafeln und behält eine.
option-tablet_deal-one = Eine zufällige
option-tablet_deal-choose_1_of_3 = Eine von dreien
option-herb_layout = Lage der Heilkräuter
option-herb_layout-help = Jeder zufällig; Variante 2: alle haben dieselbe zufällige Lage; Variante 3: jeder legt seine Heilkräuter geheim nach Belieben.
option-herb_layout-random = Zufällig
option-herb_layout-shared = Für alle gleich
option-herb_layout-free = Nach Belieben
option-stock_dice = Würfel der Lager
option-stock_dice-help = Variante 4: Die Würfel im Lager zeigen bei allen dieselben Werte.
option-stock_dice-own = Jeder würfelt
option-stock_dice-shared = Gleiche Werte
option-clearing_scope = Lichtungen
option-clearing_scope-help = Eine Lichtung ist der ganze helle Wald, der über Tafeln hinweg zusammenhängt, oder jedes helle Stück einer einzelnen Tafel.
option-clearing_scope-connected = Über Tafeln hinweg
option-clearing_scope-tile = Innerhalb einer Tafel
option-turn_die_target = Von Tränken gedrehte Würfel
option-turn_die_target-help = Wessen Würfel die Tränke auf 6 drehen dürfen.
option-turn_die_target-own = Eigene
option-turn_die_target-any = Beliebige
option-stele_potion_herb = Stelenkraut bei Tränken
option-stele_potion_herb-help = Erhöht das Stelenkraut auch den Wert der Stelentränke?
option-stele_potion_herb-on = Wirkt
option-stele_potion_herb-off = Wirkt nicht
option-amulet_potion_place = Platz des Edelsteins eines Tranks
option-amulet_potion_place-help = Füllt der Trank, der einen Edelstein gibt, zuerst den linken Platz einer Reihe oder jeden freien Platz?
option-amulet_potion_place-left_first = Links zuerst
option-amulet_potion_place-any_free = Jeder freie Platz
option-leftover_dice = Übrige Würfel
option-leftover_dice-help = Welche nicht eingesetzten Würfel am Ende 1 zählen.
option-leftover_dice-reserve_and_stock = Vorrat und Lager
option-leftover_dice-reserve = Nur der Vorrat
option-mistletoe_supply = Misteln
option-mistletoe_supply-help = Unbegrenzt oder nur so viele, wie in der Schachtel sind.
option-mistletoe_supply-unlimited = Unbegrenzt
option-mistletoe_supply-limited = Die der Schachtel
option-frame_order = Rahmen
option-frame_order-help = Wechseln die Rahmenteile von Partie zu Partie die Plätze?
option-frame_order-shuffled = Gemischt
option-frame_order-fixed = Immer gleich

# Namen: der Wald
name-h00 = B1
help-h00 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-h01 = D1
help-h01 = Kultplatz mit Startbusch und Dolmen. Höchstens ein Würfel je Spieler.
name-h02 = F1
help-h02 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-h10 = B3
help-h10 = Kultplatz. Höchstens ein Würfel je Spieler.
name-h11 = D3
help-h11 = Kultplatz. Höchstens ein Würfel je Spieler.
name-h12 = F3
help-h12 = Kultplatz. Höchstens ein Würfel je Spieler.
name-h20 = B5
help-h20 = Kultplatz. Höchstens ein Würfel je Spieler.
name-h21 = D5
help-h21 = Kultplatz. Höchstens ein Würfel je Spieler.
name-h22 = F5
help-h22 = Kultplatz. Höchstens ein Würfel je Spieler.
name-h30 = B7
help-h30 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-h31 = D7
help-h31 = Kultplatz mit Startbusch und Dolmen. Höchstens ein Würfel je Spieler.
name-h32 = F7
help-h32 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-v00 = A2
help-v00 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-v01 = C2
help-v01 = Kultplatz. Höchstens ein Würfel je Spieler.
name-v02 = E2
help-v02 = Kultplatz. Höchstens ein Würfel je Spieler.
name-v03 = G2
help-v03 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-v10 = A4
help-v10 = Kultplatz mit Startbusch und Dolmen. Höchstens ein Würfel je Spieler.
name-v11 = C4
help-v11 = Kultplatz. Höchstens ein Würfel je Spieler.
name-v12 = E4
help-v12 = Kultplatz. Höchstens ein Würfel je Spieler.
name-v13 = G4
help-v13 = Kultplatz mit Startbusch und Dolmen. Höchstens ein Würfel je Spieler.
name-v20 = A6
help-v20 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-v21 = C6
help-v21 = Kultplatz. Höchstens ein Würfel je Spieler.
name-v22 = E6
help-v22 = Kultplatz. Höchstens ein Würfel je Spieler.
name-v23 = G6
help-v23 = Kultplatz am Rand mit Dolmen. Höchstens ein Würfel je Spieler.
name-h00_0 = B1a
name-h00_1 = B1b
name-h00_2 = B1c
name-h00_3 = B1d
name-h01_0 = D1a
name-h01_1 = D1b
name-h01_2 = D1c
name-h01_3 = D1d
name-h02_0 = F1a
name-h02_1 = F1b
name-h02_2 = F1c
name-h02_3 = F1d
name-h10_0 = B3a
name-h10_1 = B3b
name-h10_2 = B3c
name-h10_3 = B3d
name-h11_0 = D3a
name-h11_1 = D3b
name-h11_2 = D3c
name-h11_3 = D3d
name-h12_0 = F3a
name-h12_1 = F3b
name-h12_2 = F3c
name-h12_3 = F3d
name-h20_0 = B5a
name-h20_1 = B5b
name-h20_2 = B5c
name-h20_3 = B5d
name-h21_0 = D5a
name-h21_1 = D5b
name-h21_2 = D5c
name-h21_3 = D5d
name-h22_0 = F5a
name-h22_1 = F5b
name-h22_2 = F5c
name-h22_3 = F5d
name-h30_0 = B7a
name-h30_1 = B7b
name-h30_2 = B7c
name-h30_3 = B7d
name-h31_0 = D7a
name-h31_1 = D7b
name-h31_2 = D7c
name-h31_3 = D7d
name-h32_0 = F7a
name-h32_1 = F7b
name-h32_2 = F7c
name-h32_3 = F7d
name-v00_0 = A2a
name-v00_1 = A2b
name-v00_2 = A2c
name-v00_3 = A2d
name-v01_0 = C2a
name-v01_1 = C2b
name-v01_2 = C2c
name-v01_3 = C2d
name-v02_0 = E2a
name-v02_1 = E2b
name-v02_2 = E2c
name-v02_3 = E2d
name-v03_0 = G2a
name-v03_1 = G2b
name-v03_2 = G2c
name-v03_3 = G2d
name-v10_0 = A4a
name-v10_1 = A4b
name-v10_2 = A4c
name-v10_3 = A4d
name-v11_0 = C4a
name-v11_1 = C4b
name-v11_2 = C4c
name-v11_3 = C4d
name-v12_0 = E4a
name-v12_1 = E4b
name-v12_2 = E4c
name-v12_3 = E4d
name-v13_0 = G4a
name-v13_1 = G4b
name-v13_2 = G4c
name-v13_3 = G4d
name-v20_0 = A6a
name-v20_1 = A6b
name-v20_2 = A6c
name-v20_3 = A6d
name-v21_0 = C6a
name-v21_1 = C6b
name-v21_2 = C6c
name-v21_3 = C6d
name-v22_0 = E6a
name-v22_1 = E6b
name-v22_2 = E6c
name-v22_3 = E6d
name-v23_0 = G6a
name-v23_1 = G6b
name-v23_2 = G6c
name-v23_3 = G6d
name-p00 = Feuerstelle A1
help-p00 = Wer zuerst Würfel auf B1 und A2 hat, entzündet sie und erhält ihre 2 Boni.
name-p01 = Feuerstelle C1
help-p01 = Wer zuerst Würfel auf B1, D1 und C2 hat, entzündet sie und erhält ihre 3 Boni.
name-p02 = Feuerstelle E1
help-p02 = Wer zuerst Würfel auf D1, F1 und E2 hat, entzündet sie und erhält ihre 3 Boni.
name-p03 = Feuerstelle G1
help-p03 = Wer zuerst Würfel auf F1 und G2 hat, entzündet sie und erhält ihre 2 Boni.
name-p10 = Feuerstelle A3
help-p10 = Wer zuerst Würfel auf A2, B3 und A4 hat, entzündet sie und erhält ihre 3 Boni.
name-p11 = Feuerstelle C3
help-p11 = Wer zuerst Würfel auf C2, B3, D3 und C4 hat, entzündet sie und erhält ihre 4 Boni.
name-p12 = Feuerstelle E3
help-p12 = Wer zuerst Würfel auf E2, D3, F3 und E4 hat, entzündet sie und erhält ihre 4 Boni.
name-p13 = Feuerstelle G3
help-p13 = Wer zuerst Würfel auf G2, F3 und G4 hat, entzündet sie und erhält ihre 3 Boni.
name-p20 = Feuerstelle A5
help-p20 = Wer zuerst Würfel auf A4, B5 und A6 hat, entzündet sie und erhält ihre 3 Boni.
name-p21 = Feuerstelle C5
help-p21 = Wer zuerst Würfel auf C4, B5, D5 und C6 hat, entzündet sie und erhält ihre 4 Boni.
name-p22 = Feuerstelle E5
help-p22 = Wer zuerst Würfel auf E4, D5, F5 und E6 hat, entzündet sie und erhält ihre 4 Boni.
name-p23 = Feuerstelle G5
help-p23 = Wer zuerst Würfel auf G4, F5 und G6 hat, entzündet sie und erhält ihre 3 Boni.
name-p30 = Feuerstelle A7
help-p30 = Wer zuerst Würfel auf A6 und B7 hat, entzündet sie und erhält ihre 2 Boni.
name-p31 = Feuerstelle C7
help-p31 = Wer zuerst Würfel auf C6, B7 und D7 hat, entzündet sie und erhält ihre 3 Boni.
name-p32 = Feuerstelle E7
help-p32 = Wer zuerst Würfel auf E6, D7 und F7 hat, entzündet sie und erhält ihre 3 Boni.
name-p33 = Feuerstelle G7
help-p33 = Wer zuerst Würfel auf G6 und F7 hat, entzündet sie und erhält ihre 2 Boni.
name-rim_0 = Dolmenplatz B1
help-rim_0 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_1 = Dolmenplatz D1
help-rim_1 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_2 = Dolmenplatz F1
help-rim_2 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_3 = Dolmenplatz G2
help-rim_3 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_4 = Dolmenplatz G4
help-rim_4 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_5 = Dolmenplatz G6
help-rim_5 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_6 = Dolmenplatz F7
help-rim_6 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_7 = Dolmenplatz D7
help-rim_7 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_8 = Dolmenplatz B7
help-rim_8 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_9 = Dolmenplatz A6
help-rim_9 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_10 = Dolmenplatz A4
help-rim_10 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-rim_11 = Dolmenplatz A2
help-rim_11 = Verbinde seinen Dolmen durch eine Kette deiner Würfel entlang der Wege mit dem anderen seiner Farbe.
name-bush_n = Nordbusch (D1)
help-bush_n = Ein Start: In deinem ersten normalen Zug geht die Figur kostenlos auf D1.
name-bush_e = Ostbusch (G4)
help-bush_e = Ein Start: In deinem ersten normalen Zug geht die Figur kostenlos auf G4.
name-bush_s = Südbusch (D7)
help-bush_s = Ein Start: In deinem ersten normalen Zug geht die Figur kostenlos auf D7.
name-bush_w = Westbusch (A4)
help-bush_w = Ein Start: In deinem ersten normalen Zug geht die Figur kostenlos auf A4.
name-tile_1 = Waldtafel 1 (Wegkreuz)
name-tile_2 = Waldtafel 2 (Portallichtung)
name-tile_3 = Waldtafel 3 (Portalsenke)
name-tile_4 = Waldtafel 4 (Ringweg)
name-tile_5 = Waldtafel 5 (Portalgabel)
name-tile_6 = Waldtafel 6 (Doppeltreppe)
name-tile_7 = Waldtafel 7 (Dickicht)
name-tile_8 = Waldtafel 8 (lange Lichtung)
name-tile_9 = Waldtafel 9 (dunkle Treppe)
name-corner_1 = Ecke 1
name-corner_2 = Ecke 2
name-corner_3 = Ecke 3
name-corner_4 = Ecke 4
name-straight_1 = gerades Teil 1
name-straight_2 = gerades Teil 2
name-straight_3 = gerades Teil 3
name-straight_4 = gerades Teil 4
name-t00 = Waldtafel B2
name-t01 = Waldtafel D2
name-t02 = Waldtafel F2
name-t10 = Waldtafel B4
name-t11 = Waldtafel D4
name-t12 = Waldtafel F4
name-t20 = Waldtafel B6
name-t21 = Waldtafel D6
name-t22 = Waldtafel F6
name-f_nw = Rahmen, Nordwesten
name-f_n = Rahmen, Norden
name-f_ne = Rahmen, Nordosten
name-f_e = Rahmen, Osten
name-f_se = Rahmen, Südosten
name-f_s = Rahmen, Süden
name-f_sw = Rahmen, Südwesten
name-f_w = Rahmen, Westen
name-phase_0 = Vorderseite auf Eck- und Mitteltafeln
name-phase_1 = Vorderseite auf den übrigen Tafeln

# Namen: Aktionen und Boni
name-food_or_dice = Proviant oder Würfel
help-food_or_dice = Nimm 12 Proviant oder 3 beliebige Würfel deines Lagers.
name-knowledge_2 = Wissen 2
help-knowledge_2 = Rücke deinen Wissensmarker 2 Felder vor.
name-knowledge_3 = Wissen 3
help-knowledge_3 = Rücke deinen Wissensmarker 3 Felder vor.
name-sickle_2 = Sichel 2
help-sickle_2 = Rücke deine Sichel 2 Felder vor; erreichte Kräuterpaare werden am Zugende frei.
name-sickle_3 = Sichel 3
help-sickle_3 = Rücke deine Sichel 3 Felder vor; erreichte Kräuterpaare werden am Zugende frei.
name-tablet = Steintafel
help-tablet = Nimm eine offene Steintafel und die Boni der beiden Orakelsteine daneben.
name-mistletoe_3_brew_1 = Mistel 3, 1 Trank
help-mistletoe_3_brew_1 = Nimm 3 Misteln, dann darfst du einen Zaubertrank brauen.
name-mistletoe_2_brew_1 = Mistel 2, 1 Trank
help-mistletoe_2_brew_1 = Nimm 2 Misteln, dann darfst du einen Zaubertrank brauen.
name-mistletoe_1_brew_2 = Mistel 1, 2 Tränke
help-mistletoe_1_brew_2 = Nimm 1 Mistel, dann darfst du bis zu zwei Zaubertränke brauen.
name-amulet_1_x2 = Amulett I ×2
help-amulet_1_x2 = Setze einen Edelstein einer neuen Sorte in Reihe I deines Amuletts und nimm seinen Bonus 2-mal.
name-amulet_1_x3 = Amulett I ×3
help-amulet_1_x3 = Setze einen Edelstein einer neuen Sorte in Reihe I deines Amuletts und nimm seinen Bonus 3-mal.
name-amulet_2_x2 = Amulett II ×2
help-amulet_2_x2 = Setze einen Edelstein einer neuen Sorte in Reihe II deines Amuletts und nimm seinen Bonus 2-mal.
name-amulet_2_x3 = Amulett II ×3
help-amulet_2_x3 = Setze einen Edelstein einer neuen Sorte in Reihe II deines Amuletts und nimm seinen Bonus 3-mal.
name-amulet_3_x2 = Amulett III ×2
help-amulet_3_x2 = Setze einen Edelstein einer neuen Sorte in Reihe III deines Amuletts und nimm seinen Bonus 2-mal.
name-amulet_3_x3 = Amulett III ×3
help-amulet_3_x3 = Setze einen Edelstein einer neuen Sorte in Reihe III deines Amuletts und nimm seinen Bonus 3-mal.
name-menhir = Menhir
help-menhir = Errichte einen Menhir: sein Bonus, dann die aller deiner errichteten Menhire.
name-stele = Stele
help-stele = Errichte eine Stele: Der Wert deines Würfels bestimmt, was sie bringt.
name-prestige = Prestige
help-prestige = Bonus: Du erhältst 3 Prestige.
name-knowledge = Wissen
help-knowledge = Bonus: Rücke deinen Wissensmarker 1 Feld vor; am Ende der Leiste erhältst du 2 Prestige.
name-food = Proviant
help-food = Bonus: Nimm 3 Proviant.
name-die = Würfel
help-die = Bonus: Nimm einen beliebigen Würfel deines Lagers; ist es leer, erhältst du 2 Prestige.
name-mistletoe = Misteln
help-mistletoe = Bonus: Nimm 1 Mistel.
name-sickle = Sichel
help-sickle = Bonus: Rücke deine Sichel 1 Feld vor; am Ende der Leiste erhältst du 2 Prestige.
help-prestige_track = Was jeder bisher gewonnen hat; die Schlusswertung kommt noch.
help-knowledge_track = Vervielfacht am Ende deine Kultplätze. Bei gleichen Würfeln gewinnt der vordere Marker oder der höhere im Stapel.
help-sickle_track = Ein Kräuterpaar, das sie erreicht, wird am Ende des Zuges frei; am Ende der Partie bringt ihr Feld Prestige.
help-own-food = Proviant bezahlt Wege und eingesetzte Würfel. Je volle 6 bringen am Ende 1 Prestige.
help-own-mistletoe = Misteln bezahlen Zaubertränke, aber nur bei der Aktion „Mistel“. Jede bringt am Ende 1 Prestige.
name-amulet = Amulett
help-amulet = 10 Prestige für jede volle Reihe, 20, wenn alle drei linken Plätze belegt sind.

# Namen: Würfel
name-reserve_1 = Würfel 1
help-reserve_1 = Ein Würfel deines Vorrats. Ihn einzusetzen kostet 1 Proviant.
name-reserve_2 = Würfel 2
help-reserve_2 = Ein Würfel deines Vorrats. Ihn einzusetzen kostet 2 Proviant.
name-reserve_3 = Würfel 3
help-reserve_3 = Ein Würfel deines Vorrats. Ihn einzusetzen kostet 3 Proviant.
name-reserve_4 = Würfel 4
help-reserve_4 = Ein Würfel deines Vorrats. Ihn einzusetzen kostet 4 Proviant.
name-reserve_5 = Würfel 5
help-reserve_5 = Ein Würfel deines Vorrats. Ihn einzusetzen kostet 5 Proviant.
name-reserve_6 = Würfel 6
help-reserve_6 = Ein Würfel deines Vorrats. Ihn einzusetzen kostet 6 Proviant.
name-value_1 = 1
name-value_2 = 2
name-value_3 = 3
name-value_4 = 4
name-value_5 = 5
name-value_6 = 6
name-stock_1 = Würfel 1
help-stock_1 = Ein Würfel deines Lagers. Er muss in deinen Vorrat, bevor du ihn einsetzen kannst.
name-stock_2 = Würfel 2
help-stock_2 = Ein Würfel deines Lagers. Er muss in deinen Vorrat, bevor du ihn einsetzen kannst.
name-stock_3 = Würfel 3
help-stock_3 = Ein Würfel deines Lagers. Er muss in deinen Vorrat, bevor du ihn einsetzen kannst.
name-stock_4 = Würfel 4
help-stock_4 = Ein Würfel deines Lagers. Er muss in deinen Vorrat, bevor du ihn einsetzen kannst.
name-stock_5 = Würfel 5
help-stock_5 = Ein Würfel deines Lagers. Er muss in deinen Vorrat, bevor du ihn einsetzen kannst.
name-stock_6 = Würfel 6
help-stock_6 = Ein Würfel deines Lagers. Er muss in deinen Vorrat, bevor du ihn einsetzen kannst.
help-value = Der Wert, mit dem der Würfel gelegt wird.
help-oracle = Die Steintafel hier kann genommen werden, mit den Boni der beiden Orakelsteine daneben.

# Namen: Orakelplatz und Steintafeln
name-oracle_0_inner = Norden, innen
name-oracle_0_outer = Norden, außen
name-oracle_1_inner = Nordosten, innen
name-oracle_1_outer = Nordosten, außen
name-oracle_2_inner = Südosten, innen
name-oracle_2_outer = Südosten, außen
name-oracle_3_inner = Süden, innen
name-oracle_3_outer = Süden, außen
name-oracle_4_inner = Südwesten, innen
name-oracle_4_outer = Südwesten, außen
name-oracle_5_inner = Nordwesten, innen
name-oracle_5_outer = Nordwesten, außen
name-stone_prestige = Orakelstein „Prestige“
help-stone_prestige = Wer eine Steintafel daneben nimmt, erhält 3 Prestige.
name-stone_knowledge = Orakelstein „Wissen“
help-stone_knowledge = Wer eine Steintafel daneben nimmt, erhält 1 Feld Wissen.
name-stone_food = Orakelstein „Proviant“
help-stone_food = Wer eine Steintafel daneben nimmt, erhält 3 Proviant.
name-stone_die = Orakelstein „Würfel“
help-stone_die = Wer eine Steintafel daneben nimmt, erhält 1 Würfel aus dem eigenen Lager.
name-stone_mistletoe = Orakelstein „Mistel“
help-stone_mistletoe = Wer eine Steintafel daneben nimmt, erhält 1 Mistel.
name-stone_sickle = Orakelstein „Sichel“
help-stone_sickle = Wer eine Steintafel daneben nimmt, erhält 1 Feld der Sichel.
name-menhirs_4 = Steintafel „4 Menhire“
help-menhirs_4 = Am Ende 10 Prestige, wenn du mindestens 4 Menhire errichtet hast.
name-start_sanctuaries_3 = Steintafel „3 Startbüsche“
help-start_sanctuaries_3 = Am Ende 10 Prestige, wenn deine Würfel auf mindestens 3 der 4 Kultplätze mit Startbusch liegen.
name-line_of_4 = Steintafel „Viererlinie“
help-line_of_4 = Am Ende 10 Prestige, wenn vier deiner Würfel auf einer geraden Linie von Kultplätzen liegen, waagerecht oder senkrecht (gleicher Buchstabe oder gleiche Zahl).
name-equal_chain_3 = Steintafel „3 gleiche Würfel“
help-equal_chain_3 = Am Ende 10 Prestige, wenn mindestens 3 deiner Würfel gleichen Werts durch Wege verbunden sind.
name-dolmens_5 = Steintafel „5 Dolmen“
help-dolmens_5 = Am Ende 10 Prestige, wenn du mindestens 5 Dolmen hast, auch beige.
name-steles_4 = Steintafel „4 Stelen“
help-steles_4 = Am Ende 10 Prestige, wenn du mindestens 4 Stelen errichtet hast.
name-knowledge_6 = Steintafel „Wissen 6“
help-knowledge_6 = Am Ende 10 Prestige, wenn dein Wissensmarker mindestens 6 Felder vorgerückt ist.
name-tablets_4 = Steintafel „4 Steintafeln“
help-tablets_4 = Am Ende 10 Prestige, wenn du mindestens 4 Steintafeln hast, diese eingeschlossen, erfüllt oder nicht.
name-herbs_6 = Steintafel „6 Heilkräuter“
help-herbs_6 = Am Ende 10 Prestige, wenn du mindestens 6 wirksame Heilkräuter hast.
name-full_clearings_3 = Steintafel „3 volle Lichtungen“
help-full_clearings_3 = Am Ende 10 Prestige, wenn deine Würfel auf allen Kultplätzen von mindestens 3 Lichtungen liegen.
name-gems_5 = Steintafel „5 Edelsteine“
help-gems_5 = Am Ende 10 Prestige, wenn du mindestens 5 Edelsteine am Amulett hast.
name-clearings_6 = Steintafel „6 Lichtungen“
help-clearings_6 = Am Ende 10 Prestige, wenn deine Würfel in mindestens 6 verschiedenen Lichtungen liegen.
name-portal_4 = Steintafel „4 bei Portalen“
help-portal_4 = Am Ende 10 Prestige, wenn deine Würfel auf mindestens 4 Kultplätzen in Lichtungen mit Portal liegen.
name-potions_4 = Steintafel „4 Zaubertränke“
help-potions_4 = Am Ende 10 Prestige, wenn du mindestens 4 Zaubertränke gebraut hast.
name-majorities_5 = Steintafel „an 5 Kultplätzen vorn“
help-majorities_5 = Am Ende 10 Prestige, wenn du auf mindestens 5 Kultplätzen, auf denen auch ein anderer einen Würfel hat, den höchsten hast.

# Namen: Zaubertränke
name-potion_menhir = Trank „Menhir“
help-potion_menhir = Errichte hier einen Menhir, wie die Aktion.
name-potion_flip_herb = Trank „Kraut wecken“
help-potion_flip_herb = Decke eines deiner verdeckten Heilkräuter auf: Es ist wirksam.
name-potion_die_to_six = Trank „Würfel auf 6“
help-potion_die_to_six = Drehe einen deiner Würfel auf dem Plan auf 6; liegen dort andere, gibt es einen neuen Wettstreit.
name-potion_pick_herb = Trank „Heilkraut“
help-potion_pick_herb = Ein beliebiges Heilkraut deines großen Tableaus wird sofort wirksam.
name-potion_die_food = Trank „1 Würfel, 6 Proviant“
help-potion_die_food = Nimm 1 Würfel deines Lagers und 6 Proviant.
name-potion_sickle = Trank „Sichel 3“
help-potion_sickle = Rücke deine Sichel 3 Felder vor, wie die Aktion.
name-potion_prestige_10 = Trank „10 Prestige“
help-potion_prestige_10 = Du erhältst 10 Prestige.
name-potion_stele_3 = Trank „Stele als 3“
help-potion_stele_3 = Errichte hier eine Stele, wie mit einer 3.
name-potion_tablet = Trank „Steintafel“
help-potion_tablet = Nimm eine Steintafel und ihre beiden Orakelboni, wie die Aktion.
name-potion_knowledge = Trank „Wissen 3“
help-potion_knowledge = Rücke deinen Wissensmarker 3 Felder vor, wie die Aktion.
name-potion_two_dice = Trank „2 Würfel, 6 Proviant, 5 Prestige“
help-potion_two_dice = Nimm 2 Würfel deines Lagers, 6 Proviant und 5 Prestige.
name-potion_two_herbs = Trank „2 Heilkräuter“
help-potion_two_herbs = Zwei beliebige Heilkräuter deines großen Tableaus werden sofort wirksam.
name-potion_amulet = Trank „Edelstein ×5“
help-potion_amulet = Setze einen Edelstein einer neuen Sorte in eine beliebige Reihe und nimm seinen Bonus 5-mal.
name-potion_stele_6 = Trank „Stele als 6“
help-potion_stele_6 = Errichte hier eine Stele, wie mit einer 6.
name-potion_two_menhirs = Trank „2 Menhire“
help-potion_two_menhirs = Errichte hier nacheinander zwei Menhire, jeden wie die Aktion.
name-potion_three_dice_to_six = Trank „3 Würfel auf 6“
help-potion_three_dice_to_six = Drehe bis zu drei deiner Würfel auf dem Plan auf 6, jeweils mit neuem Wettstreit.
name-potion_two_tablets = Trank „2 Steintafeln“
help-potion_two_tablets = Nimm nacheinander zwei Steintafeln, jede mit ihren Orakelboni.
name-potion_prestige_25 = Trank „25 Prestige“
help-potion_prestige_25 = Du erhältst 25 Prestige.

# Namen: Heilkräuter
name-herb_food = Proviantkraut
help-herb_food = Bei der Aktion „Proviant“: 6 Proviant mehr (insgesamt 18) und 3 Prestige.
name-herb_sickle = Sichelkraut
help-herb_sickle = Bei der Aktion „Sichel“: 2 Felder mehr.
name-herb_mistletoe = Mistelkraut
help-herb_mistletoe = Bei der Aktion „Mistel“: 1 Mistel mehr und 3 Prestige.
name-herb_knowledge = Wissenskraut
help-herb_knowledge = Bei der Aktion „Wissen“: 2 Felder mehr.
name-herb_amulet = Amulettkraut
help-herb_amulet = Bei der Aktion „Amulett“: den Bonus des Edelsteins einmal mehr, als der Multiplikator sagt.
name-herb_die_shift = Würfelkraut
help-herb_die_shift = Bevor du einen Würfel einsetzt, darfst du seinen Wert um 1 oder 2 ändern.
name-herb_menhir = Menhirkraut
help-herb_menhir = Bei der Aktion „Menhir“: einen der eben erhaltenen Boni noch einmal.
name-herb_leap = Sprungkraut
help-herb_leap = Statt zu gehen, darfst du für 1 Proviant zu einem beliebigen anderen Kultplatz deiner Lichtung ziehen.
name-herb_stele = Stelenkraut
help-herb_stele = Bei der Aktion „Stele“: Dein Würfel zählt 2 mehr.
name-herb_fire = Feuerkraut
help-herb_fire = Für jede Feuerstelle, die du entzündest, darfst du einen ihrer Boni noch einmal nehmen.
name-herb_prestige = Prestigekraut
help-herb_prestige = Immer wenn du genau 3 Prestige erhältst, erhältst du stattdessen 5.
name-herb_tablet = Tafelkraut
help-herb_tablet = Bei der Aktion „Steintafel“: Du darfst beide Orakelboni ein zweites Mal nehmen.

# Namen: Edelsteine und Steine
name-gem_prestige = Prestige-Edelstein
help-gem_prestige = Gibt 3 Prestige so oft, wie der Multiplikator des Felds sagt.
name-gem_knowledge = Wissens-Edelstein
help-gem_knowledge = Gibt 1 Feld Wissen so oft, wie der Multiplikator des Felds sagt.
name-gem_food = Proviant-Edelstein
help-gem_food = Gibt 3 Proviant so oft, wie der Multiplikator des Felds sagt.
name-gem_die = Würfel-Edelstein
help-gem_die = Gibt 1 Würfel aus dem Lager, so oft wie der Multiplikator des Feldes sagt.
name-gem_mistletoe = Mistel-Edelstein
help-gem_mistletoe = Gibt 1 Mistel so oft, wie der Multiplikator des Felds sagt.
name-gem_sickle = Sichel-Edelstein
help-gem_sickle = Gibt 1 Feld der Sichel so oft, wie der Multiplikator des Felds sagt.
name-amulet_1_left = Reihe I, linker Platz
help-amulet_1_left = Am Ende 20 Prestige, wenn die drei linken Plätze belegt sind.
name-amulet_1_right = Reihe I, rechter Platz
help-amulet_1_right = Am Ende 10 Prestige, wenn beide Plätze der Reihe belegt sind.
name-amulet_2_left = Reihe II, linker Platz
help-amulet_2_left = Am Ende 20 Prestige, wenn die drei linken Plätze belegt sind.
name-amulet_2_right = Reihe II, rechter Platz
help-amulet_2_right = Am Ende 10 Prestige, wenn beide Plätze der Reihe belegt sind.
name-amulet_3_left = Reihe III, linker Platz
help-amulet_3_left = Am Ende 20 Prestige, wenn die drei linken Plätze belegt sind.
name-amulet_3_right = Reihe III, rechter Platz
help-amulet_3_right = Am Ende 10 Prestige, wenn beide Plätze der Reihe belegt sind.
name-menhir_prestige = Prestige-Menhir
help-menhir_prestige = Gibt 3 Prestige, dann die Boni aller deiner errichteten Menhire.
name-menhir_knowledge = Wissens-Menhir
help-menhir_knowledge = Gibt 1 Feld Wissen, dann die Boni aller deiner errichteten Menhire.
name-menhir_food = Proviant-Menhir
help-menhir_food = Gibt 3 Proviant, dann die Boni aller deiner errichteten Menhire.
name-menhir_die = Würfel-Menhir
help-menhir_die = Gibt 1 Würfel aus dem Lager, dann die Boni aller errichteten Menhire.
name-menhir_mistletoe = Mistel-Menhir
help-menhir_mistletoe = Gibt 1 Mistel, dann die Boni aller deiner errichteten Menhire.
name-menhir_sickle = Sichel-Menhir
help-menhir_sickle = Gibt 1 Feld der Sichel, dann die Boni aller deiner errichteten Menhire.
name-stele_knowledge = Wissens-Stele
help-stele_knowledge = Rückt den Wissensmarker vor, umso weiter, je höher der eingesetzte Würfel.
name-stele_mistletoe = Mistel-Stele
help-stele_mistletoe = Gibt Misteln, umso mehr, je höher der eingesetzte Würfel.
name-stele_sickle = Sichel-Stele
help-stele_sickle = Rückt die Sichel vor, umso weiter, je höher der eingesetzte Würfel.
name-stele_die = Würfel-Stele
help-stele_die = Gibt Würfel aus dem Lager, umso mehr, je höher der eingesetzte Würfel.
name-stele_prestige = Prestige-Stele
help-stele_prestige = Gibt Prestige, umso mehr, je höher der eingesetzte Würfel.
name-stele_food = Proviant-Stele
help-stele_food = Gibt Proviant, umso mehr, je höher der eingesetzte Würfel.
name-dolmen_red = roter Dolmen
help-dolmen_red = Wer die beiden dieser Farbe durch eine Würfelkette verbindet, nimmt sie: 2 Prestige je Würfel.
name-dolmen_orange = oranger Dolmen
help-dolmen_orange = Wer die beiden dieser Farbe durch eine Würfelkette verbindet, nimmt sie: 2 Prestige je Würfel.
name-dolmen_yellow = gelber Dolmen
help-dolmen_yellow = Wer die beiden dieser Farbe durch eine Würfelkette verbindet, nimmt sie: 2 Prestige je Würfel.
name-dolmen_green = grüner Dolmen
help-dolmen_green = Wer die beiden dieser Farbe durch eine Würfelkette verbindet, nimmt sie: 2 Prestige je Würfel.
name-dolmen_blue = blauer Dolmen
help-dolmen_blue = Wer die beiden dieser Farbe durch eine Würfelkette verbindet, nimmt sie: 2 Prestige je Würfel.
name-dolmen_violet = violetter Dolmen
help-dolmen_violet = Wer die beiden dieser Farbe durch eine Würfelkette verbindet, nimmt sie: 2 Prestige je Würfel.
name-dolmen_beige_8 = beiger Dolmen 8
help-dolmen_beige_8 = Für die erste Verbindung der Partie: 8 Prestige.
name-dolmen_beige_6 = beiger Dolmen 6
help-dolmen_beige_6 = Für die zweite Verbindung der Partie: 6 Prestige.
name-dolmen_beige_4 = beiger Dolmen 4
help-dolmen_beige_4 = Für die dritte Verbindung der Partie: 4 Prestige.

# Namen: Herkunft der Gewinne
name-competition = Wettstreit
name-hearths = Feuer
name-dolmens = Dolmen
name-menhirs = Menhire
name-steles = Stele
name-gems = Edelstein
name-oracle = Orakelstein
name-potions = Zaubertrank
name-herbs = Heilkraut
name-compensation = Ausgleich
name-action = Aktion
name-emergency_turn = Notzug

# Zeichnung
draw-phase-setup = Aufbau
draw-phase-move = Bewegung
draw-phase-die = Würfel wählen
draw-phase-square = Würfel einsetzen
draw-phase-action = Aktion
draw-phase-brew = Brauen
draw-phase-potion = Zaubertrank
draw-phase-fire = Feuer
draw-phase-dolmens = Dolmen
draw-phase-herbs = Heilkräuter
draw-phase-game_over = Ende

# Der Plan am Bildschirm
board-round = Runde { $round }
board-last-round = letzte Runde
board-portal = Portal: Seine Lichtung zählt für die Portaltafel
board-dark = Dunkler Wald: 1 Proviant mehr auf diesem Weg
board-stairs = Treppen: nur geradeaus
board-ways = Wege nach { $places }
board-way = { $food } Proviant für den Weg dorthin
board-clearing = { $count ->
    [one] Lichtung mit { $count } Kultplatz
   *[other] Lichtung mit { $count } Kultplätzen
}
board-leader = { $name } führt hier
board-lit = entzündet von { $name }
board-reserve = Würfel im Vorrat
board-stock = Würfel im Lager
board-no-dice = Keine Würfel im Vorrat
board-dice = Würfel: { $hand } im Vorrat, { $stock } im Lager
board-led = { $count ->
    [one] { $count } Würfel oder Stein vorn, mal { $factor } durch Wissen
   *[other] { $count } Würfel und Steine vorn, mal { $factor } durch Wissen
}
board-pile = Verdeckte Steintafeln: { $count }
board-gems = Noch { $count }
board-herbs = Heilkräuter: offen wirksam, verdeckt aus dem Spiel
board-herb-on = wirksam
board-herb-off = unwirksam
board-amulet = Amulett
board-stones = Stelen und Menhire
board-standing = steht im Wald
board-prestige = Prestige
board-knowledge = Wissen
board-sickle = Sichel
board-count-food = Proviant
board-count-mistletoe = Misteln
board-count-tablet = Steintafeln: erfüllt / genommen
board-count-potion = Gebraute Zaubertränke
board-count-menhir = Errichtete Menhire
board-count-stele = Errichtete Stelen
board-count-dolmen = Dolmen
board-count-fire = Entzündete Feuerstellen
board-cost = { $cost ->
    [one] Kostet { $cost } Mistel
   *[other] Kostet { $cost } Misteln
}
board-stele = { $offset ->
    [0] { $factor ->
        [1] So viel wie der Wert des Würfels
       *[other] { $factor }-mal der Wert des Würfels
    }
   *[other] { $factor ->
        [1] Der Wert des Würfels { $sign } { $offset }
       *[other] { $factor }-mal der Wert des Würfels { $sign } { $offset }
    }
}
draw-dark = dunkler Wald: 1 Proviant mehr
draw-portal = Lichtung mit Portal
draw-clearing = Lichtung
draw-reach = Proviant für den Weg dorthin
draw-pawn = Spielfigur
draw-bush = Startbusch
draw-die = eingesetzter Würfel
draw-dolmen = Dolmen
draw-fire = entzündete Feuerstelle
draw-oracle = Orakelplatz, nach Seiten: Boni der beiden Steine, innere Tafel, äußere Tafel
draw-path = Weg
draw-pile = Stapel: { $count }
draw-dolmen_red = ro
draw-dolmen_orange = or
draw-dolmen_yellow = ge
draw-dolmen_green = gr
draw-dolmen_blue = bl
draw-dolmen_violet = vi

# Was gedruckt ist: die Gruppen von components.json, und was ein Besitzer vergleichen sollte.
printed-bonuses = die Boni
printed-action_types = die Aktionen
printed-board_geometry = die Form des Waldes
printed-board_faces = die Seiten nach Spielerzahl
printed-clearing_rule = die Lichtungen
printed-tiles = die Waldplättchen
printed-look-tiles = Vergleiche beide Seiten der neun Plättchen: Aktionsfelder, Pfade, dunkle Abschnitte, Portale und Boni.
printed-frame = der Rahmen
printed-look-frame = Vergleiche beide Seiten der acht Rahmenteile.
printed-dolmens = die Dolmen
printed-fire_tokens = die Feuermarker
printed-knowledge_track = die Wissensleiste
printed-sickle_track = die Sichelleiste
printed-prestige_track = die Prestigeleiste
printed-amulet = das Amulett
printed-gems = die Edelsteine
printed-menhirs = die Menhire
printed-steles = die Stelen
printed-herbs = die Kräuter
printed-oracle = das Orakel
printed-tablets = die Tafeln
printed-potions = die Tränke
printed-supply = der Vorrat
printed-player_kit = was jeder Spieler hat
printed-player_colours = die Farben der Spieler
printed-look-player_colours = Welche vier Farben haben die Spieler?
printed-setup_order = die Reihenfolge des Aufbaus
printed-emergency_turn = der Notzug
printed-movement = das Gehen
printed-competition = der Wettstreit um Heiligtümer
printed-end_scoring = die Schlusswertung
printed-variants = die Varianten
printed-engine_limits = die Grenzen des Programms
printed-layouts = die Zeichnung der Pläne

# Wovon ein Hinweis spricht: die Merkmale des Wertes

feature-prestige = Prestige
feature-sanctuaries = geführte Kultplätze
feature-sanctuaries_to_come = künftige Kultplätze
feature-sickle = Sichel
feature-herbs = wirksame Heilkräuter
feature-herbs_to_come = künftige Heilkräuter
feature-amulet = Amulett
feature-amulet_to_come = begonnenes Amulett
feature-mistletoe = Mistel
feature-dice = Würfel zur Hand
feature-food = Proviant
feature-stuck = drohender Notzug
feature-walk = weite Wege
feature-hearths = Feuerstellen
feature-dolmens = zu verbindende Dolmen
feature-tablets = Steintafeln
feature-die = Würfel dieses Zuges
feature-action = Aktion dieses Zuges
feature-potion = Zaubertrank

## The companion of a first game: why a question matters

companion-keep-tablet = Eine Steintafel, deren Ziel du erreichst, bringt am Ende Prestige. Sie sagt dir vom ersten Zug an, wohin du gehst.
companion-lay-herb = Deine Sichel erreicht die Paare nacheinander, und von jedem behältst du ein Kraut. Leg früh hin, was lange helfen soll.
companion-choose-bush = Von hier gehst du die Wege entlang, und Gehen kostet Proviant. Schau, welche Aktionen in der Nähe liegen.
companion-take-turn = Du gehst, dann setzt du einen Würfel ein: Beides kostet Proviant. Such einen Kultplatz, der mehrfach nützt: Aktion, Feuer, Dolmenkette.
companion-choose-die = Ein Würfel kostet seinen Wert an Proviant. Ein hoher führt den Kultplatz an, ein niedriger ist billig und tut dasselbe.
companion-choose-square = Das Feld ist die Aktion, die du jetzt machst. Du hast einen Würfel je Kultplatz, die anderen Felder hier bekommst du nicht.
companion-food-or-dice = Ohne Proviant oder Würfel im Vorrat ist ein Zug verloren. Nimm, was dir für die nächsten fehlt.
companion-advance-knowledge = Wissen vervielfacht am Ende deine Kultplätze. Nur bei Gleichstand um den Sieg ist weiter hinten besser.
companion-advance-sickle = Die Sichel setzt Kräuter frei, die deine Aktionen verstärken, und ihr Feld bringt am Ende Prestige.
companion-take-tablet = Nimm ein Ziel, das du erreichen kannst: Es zählt am Ende. Dazu bekommst du die Boni beider Steine daneben.
companion-oracle-again = Dein Tafelkraut gibt beide Boni noch einmal, umsonst.
companion-add-gem = Du bekommst seinen Bonus gleich mehrmals. Volle Reihen und alle linken Plätze zählen am Ende.
companion-raise-menhir = Jeder Menhir wiederholt die Boni aller, die stehen: Der nächste bringt mehr. Er zählt auch für den, der diesen Kultplatz anführt.
companion-menhir-again = Dein Menhirkraut wiederholt einen dieser Boni. Nimm, was du jetzt am meisten brauchst.
companion-raise-stele = Je höher dein Würfel, desto mehr bringt eine Stele. Sie zählt auch für den, der diesen Kultplatz am Ende anführt.
companion-brew-potion = Jeden Zaubertrank gibt es einmal, er wirkt sofort. Hilft dir keiner, spar die Misteln für einen besseren.
companion-flip-herb = Ein aufgedecktes Kraut verstärkt seine Aktion bis zum Ende der Partie.
companion-pick-herb = Dieses Kraut wirkt ab jetzt, ohne auf die Sichel zu warten. Wähl es für die Aktion, die du am häufigsten machst.
companion-turn-die = Eine 6 ist schwer zu schlagen. Dreh einen Würfel, wo ein anderer einen Kultplatz anführt oder es bald könnte.
companion-choose-place = Der Platz bestimmt, wie oft der Edelstein seinen Bonus gibt und welche Reihe er füllt.
companion-choose-gem = Du bekommst seinen Bonus gleich mehrmals, und jede Sorte passt nur einmal ins Amulett.
companion-take-dice = Du siehst die Werte vorher. Niedrige sind billig einzusetzen, hohe führen Kultplätze an.
companion-fire-again = Dein Feuerkraut wiederholt einen Bonus dieser Feuerstelle. Nimm, was du jetzt am meisten brauchst.
companion-free-herbs = Das Kraut, das du behältst, verstärkt ab jetzt seine Aktion. Welche der beiden machst du öfter?

## How to get points

score-competition-how = Treffen sich Würfel auf einem Kultplatz, gewinnt der höchste sofort Prestige.
score-hearths-how = Prestigezeichen an Feuerstellen, die du entzündest, mit Würfeln auf allen Kultplätzen ringsum.
score-dolmens-how = Verbinde zwei Dolmen einer Farbe durch eine Kette deiner Würfel: Prestige je Würfel, und mehr für die ersten der Partie.
score-menhirs-how = Menhire, deren Bonus Prestige ist, sooft du einen errichtest.
score-steles-how = Stelen, die Prestige geben, mit hohem Würfel mehr.
score-gems-how = Edelsteine, deren Bonus Prestige ist.
score-oracle-how = Orakelsteine mit Prestige neben einer Steintafel, die du nimmst.
score-potions-how = Zaubertränke, die Prestige geben.
score-herbs-how = Prestige, das deine wirksamen Kräuter zu Aktionen dazugeben.
score-compensation-how = Wo eine Leiste oder dein Lager nichts mehr geben kann, bekommst du dafür Prestige.
score-leftovers-how = Ein wenig für Proviant, Misteln und Würfel, die du nicht gebraucht hast.
score-sickle-how = Das Feld, das deine Sichel erreicht hat.
score-tablets-how = Jede Steintafel, deren Ziel du erreicht hast.
score-amulet-how = Volle Reihen deines Amuletts, und alle seine linken Plätze.
score-sanctuaries-how = Würfel und Steine der Kultplätze, die du anführst, mal dein Wissen. Ohne Wissen sind sie nichts wert.

## The legend of symbols

legend-bonuses = Boni
legend-actions = Aktionen der Felder
legend-forest = Der Wald
legend-pieces = Material
legend-tracks = Leisten
legend-act_food_or_dice = Proviant oder Würfel
legend-act_food_or_dice-help = { help-food_or_dice }
legend-act_knowledge = Aktion „Wissen“
legend-act_knowledge-help = Rücke deinen Wissensmarker um die Zahl vor.
legend-act_sickle = Aktion „Sichel“
legend-act_sickle-help = Rücke deine Sichel um die Zahl vor; sie setzt die erreichten Kräuterpaare frei.
legend-act_tablet = Aktion „Steintafel“
legend-act_tablet-help = { help-tablet }
legend-act_mistletoe = Aktion „Mistel“
legend-act_mistletoe-help = Nimm so viele Misteln, wie die Zahl sagt; danach darfst du je Fläschchen einen Zaubertrank brauen.
legend-act_amulet = Aktion „Amulett“
legend-act_amulet-help = Setze eine neue Sorte Edelstein in diese Reihe deines Amuletts und nimm seinen Bonus so oft wie angegeben.
legend-act_menhir = Aktion „Menhir“
legend-act_menhir-help = { help-menhir }
legend-act_stele = Aktion „Stele“
legend-act_stele-help = { help-stele }
legend-sanctuary = Kultplatz
legend-sanctuary-help = Du setzt hier einen Würfel ein und machst die Aktion seines Feldes. Der höchste führt ihn am Ende an.
legend-hearth = Feuerstelle
legend-hearth-help = Wer zuerst auf allen Kultplätzen ringsum Würfel hat, entzündet sie und erhält alle ihre Boni.
legend-fire = Feuer
legend-fire-help = Diese Feuerstelle brennt: Ihre Boni sind für alle vergeben.
legend-dolmen = Dolmen
legend-dolmen-help = Verbinde die zwei einer Farbe durch eine Kette deiner Würfel entlang der Wege: Prestige je Würfel.
legend-beige = beiger Dolmen
legend-beige-help = Ein Preis für die ersten Verbindungen der Partie; seine Zahl ist sein Prestige.
legend-bush = Startbusch
legend-bush-help = Hier beginnt ein Druide; der erste Schritt auf den Kultplatz daneben ist frei.
legend-portal = Portal
legend-portal-help = Es kennzeichnet eine Lichtung. Eine Steintafel zählt deine Würfel auf Lichtungen mit Portal; fürs Gehen bedeutet es nichts.
legend-stairs = Treppe
legend-stairs-help = Zwei Wege kreuzen sich hier: Du gehst geradeaus, abbiegen kannst du nicht.
legend-dark_forest = dunkler Wald
legend-dark_forest-help = Hier hindurch zu gehen kostet Proviant.
legend-pawn = Druide
legend-pawn-help = Deine Figur. Sie geht die Wege entlang zum Kultplatz, auf dem du einen Würfel einsetzt.
legend-reserve = Würfel im Vorrat
legend-reserve-help = Bereit zum Einsetzen; er kostet seinen Wert an Proviant.
legend-stock = Würfel im Lager
legend-stock-help = Sie müssen in deinen Vorrat kommen, bevor du sie einsetzen kannst.
legend-menhir = Menhir
legend-menhir-help = Errichtet gibt er seinen Bonus, dann die aller deiner Menhire. Er zählt für den, der den Kultplatz anführt.
legend-stele = Stele
legend-stele-help = Errichtet gibt sie umso mehr, je höher dein Würfel ist. Sie zählt für den, der den Kultplatz anführt.
legend-gem = Edelstein
legend-gem-help = Ins Amulett gesetzt gibt er seinen Bonus mehrmals. Jede Sorte nur einmal.
legend-amulet = Amulett
legend-herb = Heilkraut
legend-herb-help = Ein wirksames Kraut verstärkt die Aktion seines Zeichens bis zum Ende der Partie.
legend-leap = Sprung
legend-leap-help = { help-herb_leap }
legend-potion = Zaubertrank
legend-potion-help = Auf einem Mistelfeld für Misteln gebraut. Es gibt ihn einmal, und er wirkt sofort.
legend-tablet = Steintafel
legend-tablet-help = Ein Ziel: Prestige am Ende, wenn du es erreicht hast. Die Zahl sagt, wie viel es braucht.
legend-stone = Orakelstein
legend-stone-help = Wer eine Steintafel daneben nimmt, erhält seinen Bonus.
legend-prestige_track = Prestigeleiste
legend-knowledge_track = Wissensleiste
legend-sickle_track = Sichelleiste
