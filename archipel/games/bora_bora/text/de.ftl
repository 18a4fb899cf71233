title = Bora Bora
promise = Würfel, Götter, Fischgründe: Errichte dein Dorf auf fünf Inseln.

# Fragen
ask-deal-turn-order = Wer bekommt das nächste Zugreihenfolgeplättchen?
ask-lay-fish = Welcher Fisch schwimmt hier: { $region }?
ask-deal-task = Welche Aufgabe bekommt { $seat }?
ask-lay-jewel = Ein Schmuckplättchen wird offen ausgelegt.
ask-arrival = Wer kommt auf die Inseln?
ask-lay-task = Eine Aufgabe wird aufgedeckt.
ask-deal-card = Eine Götterkarte wird gezogen.
ask-open-card = Eine Götterkarte wird aufgedeckt.
ask-roll-die = { $seat } würfelt.
ask-start-hut = { $spot_id ->
    [space_12] Wo steht deine erste Hütte, die von Feld 12 kommt?
   *[other] Wo steht deine erste Hütte, neben einem Fisch mit Wert { $fish }?
}
ask-place-die = Welchen Würfel legst du, und auf welche Aktionskarte?
ask-choose-action = { $tile }, { $value }: Welche der beiden Aktionen?
ask-pay-for-blue = { $die } auf { $tile }: Wie bezahlst du den blauen Gott?
ask-expand = { $route_id ->
    [land] Über Land ausbreiten
    [water] Über Wasser ausbreiten
   *[other] Ausbreiten ({ $route })
}{ $spot_id ->
    [space_12] { " " }mit einer Hütte von Feld 12: In welches Gebiet, auf einem Weg bis { $value }?
   *[other] : In welches Gebiet, auf einem Weg bis { $value }?
}
ask-region-gift = { $region }: Nimmst du { $material } oder eine Opfergabe?
ask-lay-material = Auf welches Zeremonienfeld legst du { $material }?
ask-play-red = { $points ->
    [one] { $region }: Den roten Gott spielen und das Fischplättchen werten ({ $points } Punkt)?
   *[other] { $region }: Den roten Gott spielen und das Fischplättchen werten ({ $points } Punkte)?
}
ask-recruit = { $gender_id ->
    [man] Welchen Mann nimmst du, bis Platz { $value }
    [woman] Welche Frau nimmst du, bis Platz { $value }
   *[other] Wen nimmst du ({ $gender }), bis Platz { $value }
}{ $spot_id ->
    [space_12] , für Feld 12 deines Tableaus?
   *[other] ?
}
ask-helper = { $points ->
    [one] Helfer: noch { $points } Würfelpunkt. Was nimmst du dafür?
   *[other] Helfer: noch { $points } Würfelpunkte. Was nimmst du dafür?
}
ask-place-priest = Auf welchen Tempelplatz, bis { $value }, stellst du deinen Priester?
ask-choose-building = Welches Gebäude baust du, mit Wert bis { $value }?
ask-choose-site = { $points ->
    [one] Welche zwei Baustoffe bedeckt { $building }, für { $points } Punkt?
   *[other] Welche zwei Baustoffe bedeckt { $building }, für { $points } Punkte?
}
ask-take-god-card = Welche Götterkarte nimmst du?
ask-fire-first = Feuerbonus: Götterkarte oder Opfergabe?
ask-fire-second = Feuerbonus: Statusschritt oder Muschel?
ask-use-persons = Welche Männer oder Frauen nutzt du?
ask-use-team = { $gender_id ->
    [man] { $count ->
        [one] { $count } Mann handelt ({ $kind }): mit dem grünen Gott?
       *[other] { $count } Männer handeln ({ $kind }): mit dem grünen Gott?
    }
   *[other] { $count ->
        [one] { $count } Frau handelt ({ $kind }): mit dem grünen Gott?
       *[other] { $count } Frauen handeln ({ $kind }): mit dem grünen Gott?
    }
}
ask-pay-for-green = { $gender_id ->
    [man] Männer, { $kind }: Wie bezahlst du den grünen Gott?
   *[other] Frauen, { $kind }: Wie bezahlst du den grünen Gott?
}
ask-choose-material = { $count ->
    [one] Welchen Baustoff nimmst du?
   *[other] Welchen Baustoff nimmst du (noch { $count })?
}
ask-move-huts = { $count ->
    [one] Noch { $count } Hütte auf Feld 12 versetzen oder fertig?
   *[other] Noch bis zu { $count } Hütten auf Feld 12 versetzen oder fertig?
}
ask-buy-jewel = { $shells ->
    [one] Welchen Schmuck kaufst du mit { $shells } Muschel, wenn überhaupt?
   *[other] Welchen Schmuck kaufst du mit deinen { $shells } Muscheln, wenn überhaupt?
}
ask-give-task = Welche Aufgabe erfüllst du? Kannst du keine erfüllen, wirf eine ab.
ask-take-task = Welche neue Aufgabe nimmst du?
ask-final-tasks = Die letzten Aufgaben: Welche erfüllst du noch?

# Wo wir im Spiel sind, nach dem, was alle sehen
stage = { $round ->
    [0] { $phase }
   *[other] Runde { $round } · { $phase }
}

# Möglichkeiten
do-start = Erste Hütte: { $region }
do-start-now = Erste Hütte: { $region } (gibt { $gift })
do-hut_from = Stattdessen eine Hütte von { $spot } nehmen
do-lay = Auf { $space }
do-lay-now = { $pairs ->
    [0] Auf { $space }
    [one] Auf { $space } (neben { $pairs } Baustoff)
   *[other] Auf { $space } (neben { $pairs } Baustoffen)
}
do-gift = { $gift_id ->
    [offering] Opfergabe nehmen
   *[other] Baustoff nehmen
}
do-place = { $die } auf { $tile }
do-place_with = { $gods_id ->
    [blue] { $die } auf { $tile } mit blauem Gott
    [white] { $die } auf { $tile } mit weißem Gott
   *[other] { $die } auf { $tile }, { $gods }
}
do-act = { $action_id ->
    [man] Einen Mann nehmen
    [woman] Eine Frau nehmen
    [land] Über Land ausbreiten
    [water] Über Wasser ausbreiten
   *[other] { $action }
}
do-blue = { $way_id ->
    [god_blue] Blauer Gott: eine Karte und eine Opfergabe
    [god_tile] Blauer Gott: ein Hauptgottplättchen
   *[other] Blauer Gott: zwei Karten „{ $way }“ und eine Opfergabe
}
do-white = { $way_id ->
    [god_white] Weißer Gott, wie eine 6: eine Karte und eine Opfergabe
    [god_tile] Weißer Gott, wie eine 6: ein Hauptgottplättchen
   *[other] Weißer Gott, wie eine 6: zwei Karten „{ $way }“ und eine Opfergabe
}
do-red = { $way_id ->
    [god_red] Roter Gott: eine Karte und eine Opfergabe
    [god_tile] Roter Gott: ein Hauptgottplättchen
   *[other] Roter Gott: zwei Karten „{ $way }“ und eine Opfergabe
}
do-green = { $way_id ->
    [god_green] Grüner Gott: eine Karte und eine Opfergabe
    [god_tile] Grüner Gott: ein Hauptgottplättchen
   *[other] Grüner Gott: zwei Karten „{ $way }“ und eine Opfergabe
}
do-no_god = Keinen Gott spielen
do-expand = Nach: { $region }
do-expand-now = { $points ->
    [one] Nach: { $region } (gibt { $gift }; Fisch: { $points } Punkt)
   *[other] Nach: { $region } (gibt { $gift }; Fisch: { $points } Punkte)
}
do-recruit = Nehmen: { $slot }
do-recruit-now = Nehmen: { $person }, { signs } ({ $slot })
do-person_onto = Stattdessen auf { $spot } legen
do-tattoo = Tätowieren: { $man }
do-tattoo-now = { $symbols ->
    [one] Tätowieren: { $man }, { $symbols } Statusschritt ({ price })
   *[other] Tätowieren: { $man }, { $symbols } Statusschritte ({ price })
}
do-collect = Muscheln sammeln: { $woman }
do-collect-now = { $symbols ->
    [one] { $symbols } Muschel sammeln: { $woman } ({ price })
   *[other] { $symbols } Muscheln sammeln: { $woman } ({ price })
}
do-points = Nehmen: { $number }
do-buy = Nehmen: { $ware }
do-buy-now = Nehmen: { $ware } ({ price })
do-material = { $material } nehmen
do-material-now = { $material } nehmen ({ price })
do-move_hut = Eine Hütte auf Feld 12 versetzen
do-move_hut-now = Eine Hütte auf Feld 12 versetzen ({ price })
do-draw = { $source_id ->
    [god_pile] Vom Stapel ziehen
   *[other] Offene Karte „{ $source }“ nehmen
}
do-priest = Priester auf { $slot }
do-priest-now = Priester auf { $slot } (verschiebt einen Priester von { $pushed })
do-build = { $building } bauen
do-site = Auf { $pair }
do-fire = Feuerbonus: { $bonus }
do-use = { $gender_id ->
    [man] Männer nutzen: { $kind }
   *[other] Frauen nutzen: { $kind }
}
do-use-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } Mann handelt: { together }
       *[other] { $count } Männer handeln zusammen: { together }
    }
   *[other] { $count ->
        [one] { $count } Frau handelt: { together }
       *[other] { $count } Frauen handeln zusammen: { together }
    }
}
do-use_doubled = { $gender_id ->
    [man] Männer nutzen, vom grünen Gott verdoppelt: { $kind }
   *[other] Frauen nutzen, vom grünen Gott verdoppelt: { $kind }
}
do-use_doubled-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } Mann, vom grünen Gott verdoppelt: { together }
       *[other] { $count } Männer, vom grünen Gott verdoppelt: { together }
    }
   *[other] { $count ->
        [one] { $count } Frau, vom grünen Gott verdoppelt: { together }
       *[other] { $count } Frauen, vom grünen Gott verdoppelt: { together }
    }
}
do-use_extra = { $gender_id ->
    [man] Mit dem grünen Gott weitere Männer nutzen: { $kind }
   *[other] Mit dem grünen Gott weitere Frauen nutzen: { $kind }
}
do-use_extra-now = { $gender_id ->
    [man] { $count ->
        [one] Mit dem grünen Gott { $count } weiterer Mann: { together }
       *[other] Mit dem grünen Gott { $count } weitere Männer: { together }
    }
   *[other] { $count ->
        [one] Mit dem grünen Gott { $count } weitere Frau: { together }
       *[other] Mit dem grünen Gott { $count } weitere Frauen: { together }
    }
}
do-use_only = { $gender_id ->
    [man] Nur einen Teil der Männer nutzen ({ $team }): { $kind }
   *[other] Nur einen Teil der Frauen nutzen ({ $team }): { $kind }
}
do-use_only-now = { $gender_id ->
    [man] { $count ->
        [one] Nur { $count } Mann: { together }
       *[other] Nur { $count } Männer: { together }
    }
   *[other] { $count ->
        [one] Nur { $count } Frau: { together }
       *[other] Nur { $count } Frauen: { together }
    }
}
do-jewel = Kaufen: { $jewel }
do-jewel-now = Kaufen: { $jewel } ({ cost })
do-no_jewel = Nichts kaufen
do-fulfil = Erfüllen: { $task }
do-fulfil-now = { $points ->
    [one] Erfüllen ({ $points } Punkt): { $task }
   *[other] Erfüllen ({ $points } Punkte): { $task }
}
do-yellow = { $way_id ->
    [god_yellow] Mit dem gelben Gott erfüllen, eine Karte und eine Opfergabe: { $task }
    [god_tile] Mit dem gelben Gott erfüllen, ein Hauptgottplättchen: { $task }
   *[other] Mit dem gelben Gott erfüllen, zwei Karten „{ $way }“ und eine Opfergabe: { $task }
}
do-yellow-now = { $way_id ->
    [god_yellow] Mit dem gelben Gott erfüllen ({ worth }), eine Karte und eine Opfergabe: { $task }
    [god_tile] Mit dem gelben Gott erfüllen ({ worth }), ein Hauptgottplättchen: { $task }
   *[other] Mit dem gelben Gott erfüllen ({ worth }), zwei Karten „{ $way }“ und eine Opfergabe: { $task }
}
do-abandon = Abwerfen: { $task }
do-abandon-now = { $missing ->
    [one] Abwerfen: { $task } (es fehlt { $missing })
   *[other] Abwerfen: { $task } (es fehlen { $missing })
}
do-task = Nehmen: { $task }
do-task-now = { $missing ->
    [0] Nehmen: { $task } (es fehlt nichts)
    [one] Nehmen: { $task } (es fehlt { $missing })
   *[other] Nehmen: { $task } (es fehlen { $missing })
}
do-finish = Fertig
do-finish-now = { $lost ->
    [one] Fertig: { $lost } Würfelpunkt verfällt
   *[other] Fertig: { $lost } Würfelpunkte verfallen
}
do-end_turn = Zug beenden
do-next = Als Nächstes: { $seat }
do-lay_fish = { $fish } legen
do-arrive = Es kommt: { $person }
do-lay_task = Aufdecken: { $task }
do-deal_task = Geben: { $task }
do-lay_jewel = { $jewel } legen
do-reveal = „{ $card }“ aufdecken
do-deal = „{ $card }“ geben
do-roll = Wurf: { $die }
together = { $kind_id ->
    [land_path] ein Landweg bis { $amount }
    [water_path] ein Wasserweg bis { $amount }
    [recruit_woman] eine Frau, bis Platz { $amount }
    [recruit_man] ein Mann, bis Platz { $amount }
    [build] ein Gebäude mit Wert bis { $amount }
    [material] { $amount ->
        [one] { $amount } Baustoff
       *[other] { $amount } Baustoffe
    }
    [move_hut] { $amount ->
        [one] { $amount } Hütte auf Feld 12
       *[other] bis zu { $amount } Hütten auf Feld 12
    }
    [victory_points] { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
    [god_card] { $amount ->
        [one] { $amount } Götterkarte
       *[other] { $amount } Götterkarten
    }
    [offering] { $amount ->
        [one] { $amount } Opfergabe
       *[other] { $amount } Opfergaben
    }
    [status] { $amount ->
        [one] { $amount } Statusschritt
       *[other] { $amount } Statusschritte
    }
    [shell] { $amount ->
        [one] { $amount } Muschel
       *[other] { $amount } Muscheln
    }
   *[other] { $kind } ({ $amount })
}
signs = { $gender_id ->
    [man] { $symbols ->
        [one] { $symbols } Statuszeichen
       *[other] { $symbols } Statuszeichen
    }
   *[other] { $symbols ->
        [one] { $symbols } Muschel
       *[other] { $symbols } Muscheln
    }
}
price = { $price ->
    [one] { $price } Würfelpunkt
   *[other] { $price } Würfelpunkte
}
worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cost = { $cost ->
    [one] { $cost } Muschel
   *[other] { $cost } Muscheln
}, am Ende { worth }

# Protokoll
log-turn-order = { $seat } bekommt Zugreihenfolgeplättchen { $number }.
log-fish-laid = { $region }: { $fish }, { worth }.
log-arrived = { $slot }: { $person }, { signs }.
log-task-laid = Neue Aufgabe auf dem Plan: { $task }.
log-task-dealt = Aufgabe für { $seat }: { $task }.
log-jewel-laid = Schmuck für Runde { $round }: { $jewel } ({ cost }).
log-round-began = Runde { $round } beginnt. { $seat } ist zuerst dran.
log-rolled = { $seat } würfelt { $one }, { $two }, { $three }.
log-placed = { $seat }: { $die } auf { $tile }.
log-fished = { $seat } geht fischen: { worth }.
log-god-played = { $god_id ->
    [god_blue] { $way_id ->
        [god_blue] { $seat } ruft den blauen Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den blauen Gott: ein Hauptgottplättchen.
       *[other] { $seat } ruft den blauen Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
    [god_white] { $way_id ->
        [god_white] { $seat } ruft den weißen Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den weißen Gott: ein Hauptgottplättchen.
       *[other] { $seat } ruft den weißen Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
    [god_red] { $way_id ->
        [god_red] { $seat } ruft den roten Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den roten Gott: ein Hauptgottplättchen.
       *[other] { $seat } ruft den roten Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
    [god_green] { $way_id ->
        [god_green] { $seat } ruft den grünen Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den grünen Gott: ein Hauptgottplättchen.
       *[other] { $seat } ruft den grünen Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
   *[other] { $way_id ->
        [god_yellow] { $seat } ruft den gelben Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den gelben Gott: ein Hauptgottplättchen.
       *[other] { $seat } ruft den gelben Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
}
log-took-card = { $seat } nimmt die offene Götterkarte „{ $card }“.
log-drew-card = { $seat } zieht eine Götterkarte: { $card }.
log-drew-card-veiled = { $seat } zieht eine Götterkarte.
log-card-opened = Offene Götterkarte: { $card }.
log-no-card = Für { $seat } gibt es keine Götterkarte mehr.
log-reshuffled = { $count ->
    [one] Die Ablage wird zum Stapel: { $count } Götterkarte.
   *[other] Die Ablage wird zum neuen Stapel gemischt: { $count } Götterkarten.
}
log-got-offerings = { $count ->
    [one] { $seat } nimmt { $count } Opfergabe.
   *[other] { $seat } nimmt { $count } Opfergaben.
}
log-got-shells = { $count ->
    [one] { $seat } nimmt { $count } Muschel.
   *[other] { $seat } nimmt { $count } Muscheln.
}
log-laid-material = { $seat } legt { $material } auf { $space }.
log-kept-material = { $seat } hat kein Feld frei und behält { $material } neben dem Tableau.
log-climbed = { $count ->
    [0] { $seat } ist am Ende der Statusleiste.
    [one] { $seat } rückt { $count } Schritt auf der Statusleiste vor (Feld { $step }).
   *[other] { $seat } rückt { $count } Schritte auf der Statusleiste vor (Feld { $step }).
}
log-start-hut = { $seat } lässt sich nieder: { $region }.
log-expanded = { $seat } breitet sich aus: { $region }.
log-red-scored = { $seat } wertet mit dem roten Gott das Fischplättchen ({ $region }): { $fish }, { worth }.
log-recruited = { $seat } nimmt auf: { $person }, { signs }.
log-tattooed = { $seat } tätowiert: { $person }.
log-collected = { $seat } schickt zum Muschelsammeln: { $person }.
log-helper-points = { $seat } erhält vom Helfer { worth }.
log-moved-hut = { $seat } versetzt eine Hütte auf Feld 12.
log-priest-placed = { $seat } schickt einen Priester: { $slot }.
log-priest-pushed = Ein Priester von { $seat } wird verschoben: { $slot }.
log-priest-returned = Ein Priester von { $seat } muss den Tempel verlassen.
log-built = { $seat } baut { $building } auf { $pair }: { worth }.
log-persons-used = { $gender_id ->
    [man] { $count ->
        [one] { $count } Mann von { $seat } handelt
       *[other] { $count } Männer von { $seat } handeln
    }
   *[other] { $count ->
        [one] { $count } Frau von { $seat } handelt
       *[other] { $count } Frauen von { $seat } handeln
    }
}: { together }.
log-person-points = { $seat } erhält { worth } für den Tanz.
log-status-scored = Status: { worth } für { $seat }.
log-temple-scored = Tempel: { worth } für { $seat } (Priester: { $priests }).
log-god-tile-won = { $seat } hat die meisten Priester im Tempel und erhält ein Hauptgottplättchen.
log-god-tile-tie = Gleichstand im Tempel: { $seat } erhält das Hauptgottplättchen, der Priester am weitesten links entscheidet.
log-god-tile-gone = Der Tempel ist leer: Ein Hauptgottplättchen kommt aus dem Spiel.
log-jewel-bought = { $seat } kauft Schmuck: { $jewel } ({ cost }).
log-no-jewel = { $seat } kauft keinen Schmuck.
log-fulfilled = { $seat } erfüllt eine Aufgabe ({ worth }): { $task }.
log-abandoned = { $seat } wirft eine Aufgabe ab: { $task }.
log-took-task = { $seat } nimmt eine Aufgabe: { $task }.
log-god-tiles-scored = Hauptgottplättchen: { worth } für { $seat }.
log-fish-scored = Fische: { worth } für { $seat }.
log-jewelry-scored = Schmuck: { worth } für { $seat }.
log-goal-reached = { $seat } erreicht ein Ziel ({ worth }): { $goal }.
log-scored = { $seat } hat { worth }.
log-winner = { $seat } gewinnt die Partie.

# Punkte
score-start = Startreihenfolge
score-fishing = Fischen
score-helper = Helfer
score-persons = Männer und Frauen
score-red_god = Roter Gott
score-buildings = Gebäude
score-status = Status
score-temple = Tempel
score-tasks = Aufgaben
score-god_tiles = Hauptgottplättchen
score-fish = Fische
score-jewelry = Schmuck
score-goals = Ziele

# Tischoptionen
option-region_gift = Gabe eines Gebiets
option-region_gift-help = Was eine Hütte im Gebirge, an einem Strand oder in einem Wald bringt: dessen Baustoff, oder nach Wahl dieses oder eine Opfergabe.
option-region_gift-printed = Nach Landschaft
option-region_gift-material_or_offering = Baustoff oder Opfergabe
option-start_regions = Erste Hütten
option-start_regions-help = Dürfen zwei Spieler im selben Gebiet beginnen?
option-start_regions-distinct = In verschiedenen Gebieten
option-start_regions-shared = Auch zusammen
option-white_god_placing = Weißer Gott
option-white_god_placing-help = Ein Würfel mit dem weißen Gott wirkt als 6. Wird er auch als 6 gelegt, was auf einer besetzten Aktionskarte Blau verlangt?
option-white_god_placing-face = Nach seiner Zahl gelegt
option-white_god_placing-six = Als 6 gelegt
option-fresh_persons = Neue Männer und Frauen
option-fresh_persons-help = Dürfen in Phase B genommene Personen in derselben Phase handeln und zählen?
option-fresh_persons-act = Handeln sofort
option-fresh_persons-wait = Ab der nächsten Runde
option-yellow_payment = Den gelben Gott bezahlen
option-yellow_payment-help = Zählen Karten, Opfergabe oder Plättchen, mit denen Gelb bezahlt wird, noch für die Aufgabe, der er hilft?
option-yellow_payment-spent_first = Zählen nicht mehr
option-yellow_payment-still_shown = Zählen noch
option-final_fish = Fische am Ende
option-final_fish-help = Wer am Ende das Fischplättchen eines Gebiets wertet.
option-final_fish-building_space = Wer zuletzt kam
option-final_fish-every_hut = Jede Hütte dort
option-tie_break = Gleichstand
option-tie_break-help = Welche Spielreihenfolge bei gleichen Punkten entscheidet.
option-tie_break-new_order = Die zuletzt bestimmte
option-tie_break-old_order = Die der Phasen A und B
option-bought_jewels = Gekaufter Schmuck
option-bought_jewels-help = Bleibt gekaufter Schmuck für alle sichtbar? Der Kauf selbst ist immer offen.
option-bought_jewels-face_down = Verdeckt
option-bought_jewels-face_up = Offen

# Das Terminal
draw-round = Runde { $round }
draw-map = Inseln
draw-tiles = Aktionskarten
draw-status = Status
draw-temple = Tempel
draw-god-stack = Hauptgottplättchen { $count }
draw-men = Männer
draw-women = Frauen
draw-tasks = Aufgaben
draw-jewelry = Schmuck
draw-gods = Götterkarten
draw-deck = Stapel { $count }
draw-discards = Ablage { $count }
draw-player = Spieler
draw-goods = Güter
draw-people = Personen
draw-court = Zeremonie
draw-open-tasks = Aufgaben (fehlt)
draw-points = Punkte
draw-hand = Deine Hand
draw-empty = nichts

# Namen: Phasen
name-setup = Aufbau
name-phase_a = Phase A: Würfel
name-phase_b = Phase B: Männer und Frauen
name-jewelry = Phase C: Schmuck
name-tasks = Phase C: Aufgaben
name-new_tasks = Phase C: neue Aufgaben
name-final_tasks = Die letzten Aufgaben
name-game_over = Ende

# Namen: der Plan
name-mountain = Gebirge
name-beach = Strand
name-forest = Wald
name-plain = Steppe
name-center = Zentralinsel
name-north = Nordinsel
name-east = Ostinsel
name-south = Südinsel
name-west = Westinsel
help-center = Vier Gebiete, die Landwege verbinden; Wasserwege führen zu allen anderen Inseln.
help-north = Zwei Gebiete, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
help-east = Zwei Gebiete, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
help-south = Zwei Gebiete, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
help-west = Zwei Gebiete, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
name-center_forest = Zentralwald
name-center_plain = Zentralsteppe
name-center_mountain = Zentralgebirge
name-center_beach = Zentralstrand
name-north_beach = Nordstrand
name-north_mountain = Nordgebirge
name-east_forest = Ostwald
name-east_beach = Oststrand
name-south_plain = Südsteppe
name-south_forest = Südwald
name-west_mountain = Westgebirge
name-west_plain = Weststeppe
help-center_forest = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-center_plain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-center_mountain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-center_beach = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-north_beach = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-north_mountain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-east_forest = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-east_beach = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-south_plain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-south_forest = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-west_mountain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
help-west_plain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe des Gebiets; ein roter Gott darf dann das Fischplättchen werten. Eine Hütte je Spieler.
name-land_center_mountain__center_plain = Landweg: Zentralgebirge – Zentralsteppe
name-land_center_mountain__center_beach = Landweg: Zentralgebirge – Zentralstrand
name-land_center_beach__center_forest = Landweg: Zentralstrand – Zentralwald
name-land_center_forest__center_plain = Landweg: Zentralwald – Zentralsteppe
name-land_north_beach__north_mountain = Landweg: Nordstrand – Nordgebirge
name-land_east_forest__east_beach = Landweg: Ostwald – Oststrand
name-land_south_forest__south_plain = Landweg: Südwald – Südsteppe
name-land_west_plain__west_mountain = Landweg: Weststeppe – Westgebirge
name-water_center_mountain__south_plain = Wasserweg: Zentralgebirge – Südsteppe
name-water_center_mountain__east_beach = Wasserweg: Zentralgebirge – Oststrand
name-water_center_plain__north_mountain = Wasserweg: Zentralsteppe – Nordgebirge
name-water_center_plain__east_forest = Wasserweg: Zentralsteppe – Ostwald
name-water_center_forest__north_beach = Wasserweg: Zentralwald – Nordstrand
name-water_center_forest__west_plain = Wasserweg: Zentralwald – Weststeppe
name-water_center_beach__south_forest = Wasserweg: Zentralstrand – Südwald
name-water_center_beach__west_mountain = Wasserweg: Zentralstrand – Westgebirge
name-water_north_mountain__east_forest = Wasserweg: Nordgebirge – Ostwald
name-water_east_beach__south_plain = Wasserweg: Oststrand – Südsteppe
name-water_south_forest__west_mountain = Wasserweg: Südwald – Westgebirge
name-water_west_plain__north_beach = Wasserweg: Weststeppe – Nordstrand
name-parrotfish = Papageifisch
name-butterflyfish = Falterfisch
name-triggerfish = Drückerfisch
name-angelfish = Kaiserfisch
name-fish_parrotfish_1 = Papageifisch
help-fish_parrotfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_parrotfish_2 = Papageifisch
help-fish_parrotfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_parrotfish_3 = Papageifisch
help-fish_parrotfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_butterflyfish_1 = Falterfisch
help-fish_butterflyfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_butterflyfish_2 = Falterfisch
help-fish_butterflyfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_butterflyfish_3 = Falterfisch
help-fish_butterflyfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_triggerfish_1 = Drückerfisch
help-fish_triggerfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_triggerfish_2 = Drückerfisch
help-fish_triggerfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_triggerfish_3 = Drückerfisch
help-fish_triggerfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_angelfish_1 = Kaiserfisch
help-fish_angelfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_angelfish_2 = Kaiserfisch
help-fish_angelfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_angelfish_3 = Kaiserfisch
help-fish_angelfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.

# Namen: Güter
name-sand = Sand
name-stone = Stein
name-wood = Holz
name-hut = Hütte
name-priest = Priester
name-vp = Punkte
help-sand = Kommt auf ein freies Zeremonienfeld seiner Sorte. Zwei benachbarte Baustoffe bezahlen ein Gebäude.
help-stone = Kommt auf ein freies Zeremonienfeld seiner Sorte. Zwei benachbarte Baustoffe bezahlen ein Gebäude.
help-wood = Kommt auf ein freies Zeremonienfeld seiner Sorte. Zwei benachbarte Baustoffe bezahlen ein Gebäude.
help-hut = Hütten auf dem Plan bringen Gaben und Fische; jedes verlassene Feld nimmt einen Mann oder eine Frau auf.
help-priest = Priester im Tempel bringen jede Runde Punkte: je 1, 2, dann 3.

# Namen: Personen
name-man = Mann
name-woman = Frau
name-land_path = Landweg
name-water_path = Wasserweg
name-recruit_woman = eine Frau nehmen
name-recruit_man = einen Mann nehmen
name-build = bauen
name-material = Baustoff
name-move_hut = eine Hütte versetzen
name-victory_points = Siegpunkte
name-god_card = Götterkarte
name-offering = Opfergabe
name-status = Status
name-shell = Muschel
name-team_1 = 1
name-team_2 = 2
help-land_path = Phase B: über einen Landweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-water_path = Phase B: über einen Wasserweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-recruit_woman = Phase B: eine Frau von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-recruit_man = Phase B: einen Mann von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-build = Phase B: ein Gebäude mit Wert 1 bis 3 bauen; 2 Plättchen: 1 bis 6.
help-material = Sand, Stein und Holz liegen auf Zeremonienfeldern; zwei benachbarte bezahlen ein Gebäude. Phase B: einen Baustoff nach Wahl nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-move_hut = Phase B: eine Hütte auf Feld 12 versetzen; 2 Plättchen: bis zu 2, 3 Plättchen: bis zu 3.
help-victory_points = Phase B: 2 Punkte; 2 Plättchen: 4, 3 Plättchen: 6.
help-god_card = Beugt für eine Opfergabe eine Regel. Zwei gleiche Karten stehen für jeden Gott. Phase B: eine Götterkarte nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-offering = Jede gespielte Götterkarte kostet eine Opfergabe. Phase B: eine Opfergabe nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-status = Zählt jede Runde und bestimmt die neue Spielreihenfolge. Phase B: 1 Schritt auf der Statusleiste; 2 Plättchen: 2, 3 Plättchen: 3.
help-shell = Mit Muscheln kauft man in jeder Runde ein Schmuckplättchen. Phase B: eine Muschel nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
name-man_land_path = Kundschafter
name-man_water_path = Ruderer
name-man_recruit_woman = Frauenbote
name-man_recruit_man = Männerbote
name-man_build = Baumeister
name-man_material = Baustoffträger
name-man_move_hut = Umzugshelfer
name-man_victory_points = Tänzer
name-man_god_card = Seher
name-man_offering = Gabenbringer
name-man_status = Würdenträger
name-man_shell = Muscheltaucher
help-man_land_path = Phase B: über einen Landweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-man_water_path = Phase B: über einen Wasserweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-man_recruit_woman = Phase B: eine Frau von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-man_recruit_man = Phase B: einen Mann von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-man_build = Phase B: ein Gebäude mit Wert 1 bis 3 bauen; 2 Plättchen: 1 bis 6.
help-man_material = Phase B: einen Baustoff nach Wahl nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-man_move_hut = Phase B: eine Hütte auf Feld 12 versetzen; 2 Plättchen: bis zu 2, 3 Plättchen: bis zu 3.
help-man_victory_points = Phase B: 2 Punkte; 2 Plättchen: 4, 3 Plättchen: 6.
help-man_god_card = Phase B: eine Götterkarte nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-man_offering = Phase B: eine Opfergabe nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-man_status = Phase B: 1 Schritt auf der Statusleiste; 2 Plättchen: 2, 3 Plättchen: 3.
help-man_shell = Phase B: eine Muschel nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
name-woman_land_path = Kundschafterin
name-woman_water_path = Ruderin
name-woman_recruit_woman = Frauenbotin
name-woman_recruit_man = Männerbotin
name-woman_build = Baumeisterin
name-woman_material = Baustoffträgerin
name-woman_move_hut = Umzugshelferin
name-woman_victory_points = Tänzerin
name-woman_god_card = Seherin
name-woman_offering = Gabenbringerin
name-woman_status = Würdenträgerin
name-woman_shell = Muscheltaucherin
help-woman_land_path = Phase B: über einen Landweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-woman_water_path = Phase B: über einen Wasserweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-woman_recruit_woman = Phase B: eine Frau von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-woman_recruit_man = Phase B: einen Mann von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-woman_build = Phase B: ein Gebäude mit Wert 1 bis 3 bauen; 2 Plättchen: 1 bis 6.
help-woman_material = Phase B: einen Baustoff nach Wahl nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_move_hut = Phase B: eine Hütte auf Feld 12 versetzen; 2 Plättchen: bis zu 2, 3 Plättchen: bis zu 3.
help-woman_victory_points = Phase B: 2 Punkte; 2 Plättchen: 4, 3 Plättchen: 6.
help-woman_god_card = Phase B: eine Götterkarte nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_offering = Phase B: eine Opfergabe nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_status = Phase B: 1 Schritt auf der Statusleiste; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_shell = Phase B: eine Muschel nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
name-man_land_path_1 = Kundschafter
name-man_land_path_2 = Kundschafter
name-man_land_path_3 = Kundschafter
name-man_water_path_1 = Ruderer
name-man_water_path_2 = Ruderer
name-man_water_path_3 = Ruderer
name-man_recruit_woman_1 = Frauenbote
name-man_recruit_woman_2 = Frauenbote
name-man_recruit_woman_3 = Frauenbote
name-man_recruit_man_1 = Männerbote
name-man_recruit_man_2 = Männerbote
name-man_recruit_man_3 = Männerbote
name-man_build_1 = Baumeister
name-man_build_2 = Baumeister
name-man_build_3 = Baumeister
name-man_material_1 = Baustoffträger
name-man_material_2 = Baustoffträger
name-man_material_3 = Baustoffträger
name-man_move_hut_1 = Umzugshelfer
name-man_move_hut_2 = Umzugshelfer
name-man_move_hut_3 = Umzugshelfer
name-man_victory_points_1 = Tänzer
name-man_victory_points_2 = Tänzer
name-man_victory_points_3 = Tänzer
name-man_god_card_1 = Seher
name-man_god_card_2 = Seher
name-man_god_card_3 = Seher
name-man_offering_1 = Gabenbringer
name-man_offering_2 = Gabenbringer
name-man_offering_3 = Gabenbringer
name-man_status_1 = Würdenträger
name-man_status_2 = Würdenträger
name-man_status_3 = Würdenträger
name-man_shell_1 = Muscheltaucher
name-man_shell_2 = Muscheltaucher
name-man_shell_3 = Muscheltaucher
name-woman_land_path_1 = Kundschafterin
name-woman_land_path_2 = Kundschafterin
name-woman_land_path_3 = Kundschafterin
name-woman_water_path_1 = Ruderin
name-woman_water_path_2 = Ruderin
name-woman_water_path_3 = Ruderin
name-woman_recruit_woman_1 = Frauenbotin
name-woman_recruit_woman_2 = Frauenbotin
name-woman_recruit_woman_3 = Frauenbotin
name-woman_recruit_man_1 = Männerbotin
name-woman_recruit_man_2 = Männerbotin
name-woman_recruit_man_3 = Männerbotin
name-woman_build_1 = Baumeisterin
name-woman_build_2 = Baumeisterin
name-woman_build_3 = Baumeisterin
name-woman_material_1 = Baustoffträgerin
name-woman_material_2 = Baustoffträgerin
name-woman_material_3 = Baustoffträgerin
name-woman_move_hut_1 = Umzugshelferin
name-woman_move_hut_2 = Umzugshelferin
name-woman_move_hut_3 = Umzugshelferin
name-woman_victory_points_1 = Tänzerin
name-woman_victory_points_2 = Tänzerin
name-woman_victory_points_3 = Tänzerin
name-woman_god_card_1 = Seherin
name-woman_god_card_2 = Seherin
name-woman_god_card_3 = Seherin
name-woman_offering_1 = Gabenbringerin
name-woman_offering_2 = Gabenbringerin
name-woman_offering_3 = Gabenbringerin
name-woman_status_1 = Würdenträgerin
name-woman_status_2 = Würdenträgerin
name-woman_status_3 = Würdenträgerin
name-woman_shell_1 = Muscheltaucherin
name-woman_shell_2 = Muscheltaucherin
name-woman_shell_3 = Muscheltaucherin
help-man_land_path_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_land_path }
help-man_land_path_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_land_path }
help-man_land_path_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_land_path }
help-man_water_path_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_water_path }
help-man_water_path_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_water_path }
help-man_water_path_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_water_path }
help-man_recruit_woman_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_recruit_woman }
help-man_recruit_woman_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_recruit_woman }
help-man_recruit_woman_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_recruit_woman }
help-man_recruit_man_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_recruit_man }
help-man_recruit_man_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_recruit_man }
help-man_recruit_man_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_recruit_man }
help-man_build_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_build }
help-man_build_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_build }
help-man_build_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_build }
help-man_material_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_material }
help-man_material_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_material }
help-man_material_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_material }
help-man_move_hut_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_move_hut }
help-man_move_hut_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_move_hut }
help-man_move_hut_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_move_hut }
help-man_victory_points_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_victory_points }
help-man_victory_points_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_victory_points }
help-man_victory_points_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_victory_points }
help-man_god_card_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_god_card }
help-man_god_card_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_god_card }
help-man_god_card_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_god_card }
help-man_offering_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_offering }
help-man_offering_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_offering }
help-man_offering_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_offering }
help-man_status_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_status }
help-man_status_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_status }
help-man_status_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_status }
help-man_shell_1 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_shell }
help-man_shell_2 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_shell }
help-man_shell_3 = Der Helfer tätowiert ihn einmal für seine Statuszeichen. { help-man_shell }
help-woman_land_path_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_land_path }
help-woman_land_path_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_land_path }
help-woman_land_path_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_land_path }
help-woman_water_path_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_water_path }
help-woman_water_path_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_water_path }
help-woman_water_path_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_water_path }
help-woman_recruit_woman_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_recruit_woman }
help-woman_recruit_woman_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_recruit_woman }
help-woman_recruit_woman_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_recruit_woman }
help-woman_recruit_man_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_recruit_man }
help-woman_recruit_man_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_recruit_man }
help-woman_recruit_man_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_recruit_man }
help-woman_build_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_build }
help-woman_build_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_build }
help-woman_build_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_build }
help-woman_material_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_material }
help-woman_material_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_material }
help-woman_material_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_material }
help-woman_move_hut_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_move_hut }
help-woman_move_hut_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_move_hut }
help-woman_move_hut_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_move_hut }
help-woman_victory_points_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_victory_points }
help-woman_victory_points_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_victory_points }
help-woman_victory_points_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_victory_points }
help-woman_god_card_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_god_card }
help-woman_god_card_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_god_card }
help-woman_god_card_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_god_card }
help-woman_offering_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_offering }
help-woman_offering_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_offering }
help-woman_offering_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_offering }
help-woman_status_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_status }
help-woman_status_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_status }
help-woman_status_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_status }
help-woman_shell_1 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_shell }
help-woman_shell_2 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_shell }
help-woman_shell_3 = Der Helfer schickt sie einmal los, um die Muscheln zu sammeln, die sie zeigt. { help-woman_shell }
name-man_slot_1 = Männer, Platz 1
name-man_slot_2 = Männer, Platz 2
name-man_slot_3 = Männer, Platz 3
name-man_slot_4 = Männer, Platz 4
name-man_slot_5 = Männer, Platz 5
name-man_slot_6 = Männer, Platz 6
name-woman_slot_1 = Frauen, Platz 1
name-woman_slot_2 = Frauen, Platz 2
name-woman_slot_3 = Frauen, Platz 3
name-woman_slot_4 = Frauen, Platz 4
name-woman_slot_5 = Frauen, Platz 5
name-woman_slot_6 = Frauen, Platz 6
help-man_slot_1 = Mit jedem Würfel nimmst du den Mann von hier.
help-man_slot_2 = Mit einem Würfel ab 2 nimmst du den Mann von hier.
help-man_slot_3 = Mit einem Würfel ab 3 nimmst du den Mann von hier.
help-man_slot_4 = Mit einem Würfel ab 4 nimmst du den Mann von hier.
help-man_slot_5 = Mit einem Würfel ab 5 nimmst du den Mann von hier.
help-man_slot_6 = Mit einer 6 nimmst du den Mann von hier.
help-woman_slot_1 = Mit jedem Würfel nimmst du die Frau von hier.
help-woman_slot_2 = Mit einem Würfel ab 2 nimmst du die Frau von hier.
help-woman_slot_3 = Mit einem Würfel ab 3 nimmst du die Frau von hier.
help-woman_slot_4 = Mit einem Würfel ab 4 nimmst du die Frau von hier.
help-woman_slot_5 = Mit einem Würfel ab 5 nimmst du die Frau von hier.
help-woman_slot_6 = Mit einer 6 nimmst du die Frau von hier.
name-space_1 = Feld 1
name-space_2 = Feld 2
name-space_3 = Feld 3
name-space_4 = Feld 4
name-space_5 = Feld 5
name-space_6 = Feld 6
name-space_7 = Feld 7
name-space_8 = Feld 8
name-space_9 = Feld 9
name-space_10 = Feld 10
name-space_11 = Feld 11
name-space_12 = Feld 12
name-single_space = ein einfaches Feld
help-space_12 = Hier haben beliebig viele Hütten Platz, oder eine Person, wenn es leer ist.
help-space = Nimmt einen Mann oder eine Frau auf, sobald die Hütte fort ist.
help-ceremony = Nimmt einen Baustoff seiner Art auf. Zwei benachbarte Baustoffe machen Platz für ein Bauplättchen.
help-pair = Das Bauplättchen bedeckt diese beiden Felder; ihre Baustoffe sind verbraucht.
help-die = Er muss kleiner sein als alle Würfel auf dem Plättchen. Je höher er ist, desto stärker die Aktion.
help-points = So viele Punkte sofort, für ebenso viele Augen beim Helfer.
help-man = Männer bringen Status, wenn sie tätowiert werden. In Phase B tun sie, was ihr Plättchen zeigt.
help-woman = Frauen bringen Muscheln, wenn sie losgeschickt werden. In Phase B tun sie, was ihr Plättchen zeigt.
help-team = Ein Teil der Personen mit diesem Zeichen handelt zusammen, die anderen nicht.
help-c11 = { help-ceremony }
help-c12 = { help-ceremony }
help-c13 = { help-ceremony }
help-c14 = { help-ceremony }
help-c21 = { help-ceremony }
help-c22 = { help-ceremony }
help-c23 = { help-ceremony }
help-c24 = { help-ceremony }
help-c31 = { help-ceremony }
help-c32 = { help-ceremony }
help-c33 = { help-ceremony }
help-c34 = { help-ceremony }

# Namen: Würfel und Aktionen
name-die_1 = Würfel 1
name-die_2 = Würfel 2
name-die_3 = Würfel 3
name-die_4 = Würfel 4
name-die_5 = Würfel 5
name-die_6 = Würfel 6
name-tile_helper = Helfer
name-tile_temple = Tempel
name-tile_build = Bauen
name-tile_man = Mann
name-tile_woman = Frau
name-tile_land = Landweg
name-tile_water = Wasserweg
name-tile_man_or_woman = Mann oder Frau
name-tile_land_or_water = Land- oder Wasserweg
name-tile_fishing = Fischen
help-tile_helper = Gib den Würfel aus. Für 1: einen Mann tätowieren, eine Frau zum Muschelsammeln schicken oder 1 Punkt. Für 2: eine Opfergabe, eine Götterkarte, einen Baustoff oder eine Hütte versetzen.
help-tile_temple = Stelle einen Priester auf einen Platz, der höchstens so hoch ist wie der Würfel, und nimm einen Feuerbonus.
help-tile_build = Bedecke zwei benachbarte Baustoffe mit einem Gebäude, das höchstens so hoch ist wie der Würfel: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-tile_man = Nimm einen Mann von einem Platz, der höchstens so hoch ist wie der Würfel; er braucht ein freies Personenfeld.
help-tile_woman = Nimm eine Frau von einem Platz, der höchstens so hoch ist wie der Würfel; sie braucht ein freies Personenfeld.
help-tile_land = Breite dich mit einer Hütte über einen braunen Weg aus, der höchstens so hoch ist wie der Würfel.
help-tile_water = Breite dich mit einer Hütte über einen blauen Weg aus, der höchstens so hoch ist wie der Würfel.
help-tile_man_or_woman = Nimm einen Mann oder eine Frau von einem Platz, der höchstens so hoch ist wie der Würfel; du brauchst ein freies Personenfeld.
help-tile_land_or_water = Breite dich mit einer Hütte über einen braunen oder blauen Weg aus, der höchstens so hoch ist wie der Würfel.
help-tile_fishing = Jeder Würfel, jederzeit: 2 Punkte.
name-helper = Helfer
name-temple = Tempel
name-land = Landweg
name-water = Wasserweg
name-fishing = Fischen
help-helper = { help-tile_helper }
help-temple = { help-tile_temple }
help-land = { help-tile_land }
help-water = { help-tile_water }
help-fishing = { help-tile_fishing }
name-helper_tattoo = einen Mann tätowieren
name-helper_collect_shells = Muscheln sammeln
name-helper_vp = Punkte, einer je Würfelpunkt
name-points_1 = 1 Punkt
name-points_2 = 2 Punkte
name-points_3 = 3 Punkte
name-points_4 = 4 Punkte
name-points_5 = 5 Punkte
name-points_6 = 6 Punkte
name-helper_offering = eine Opfergabe
name-helper_god_card = eine Götterkarte
name-helper_material = ein Baustoff
name-helper_move_hut = eine Hütte versetzen
help-helper_tattoo = Kostet 1: Schiebe einen Mann nach unten und rücke auf der Statusleiste um seine Zeichen vor.
help-helper_collect_shells = Kostet 1: Schiebe eine Frau nach unten und nimm die Muscheln, die sie zeigt.
help-helper_vp = So viele Punkte, wie du magst, für ebenso viele Würfelpunkte.
help-helper_offering = Kostet 2: eine Opfergabe, der Preis einer Götterkarte.
help-helper_god_card = Kostet 2: eine offene Götterkarte oder die oberste vom Stapel.
help-helper_material = Kostet 2: Sand, Stein oder Holz.
help-helper_move_hut = Kostet 2: Eine Hütte kommt auf Feld 12 und macht einer Person Platz.
name-fire_god_card = eine Götterkarte
name-fire_offering = eine Opfergabe
name-fire_status = ein Statusschritt
name-fire_shell = eine Muschel
help-fire_god_card = Nimm eine Götterkarte und verzichte auf die Opfergabe.
help-fire_offering = Nimm eine Opfergabe und verzichte auf die Götterkarte.
help-fire_status = Rücke einen Schritt auf der Statusleiste vor und verzichte auf die Muschel.
help-fire_shell = Nimm eine Muschel und verzichte auf den Statusschritt.

# Namen: Tempel, Gebäude, Leisten
name-temple_6 = Tempelplatz 6
name-temple_5 = Tempelplatz 5
name-temple_4 = Tempelplatz 4
name-temple_3 = Tempelplatz 3
name-temple_2 = Tempelplatz 2
name-temple_1 = Tempelplatz 1
help-temple_6 = Stelle mit einer 6 einen Priester hierher: sofort ein Feuerbonus, jede Runde Punkte. Ein Priester, der hier steht, wird auf den nächstniedrigeren Platz geschoben.
help-temple_5 = Stelle mit einem Würfel ab 5 einen Priester hierher: sofort ein Feuerbonus, jede Runde Punkte. Ein Priester, der hier steht, wird auf den nächstniedrigeren Platz geschoben.
help-temple_4 = Stelle mit einem Würfel ab 4 einen Priester hierher: sofort ein Feuerbonus, jede Runde Punkte. Ein Priester, der hier steht, wird auf den nächstniedrigeren Platz geschoben.
help-temple_3 = Stelle mit einem Würfel ab 3 einen Priester hierher: sofort ein Feuerbonus, jede Runde Punkte. Ein Priester, der hier steht, wird auf den nächstniedrigeren Platz geschoben.
help-temple_2 = Stelle mit einem Würfel ab 2 einen Priester hierher: sofort ein Feuerbonus, jede Runde Punkte. Ein Priester, der hier steht, wird auf den nächstniedrigeren Platz geschoben.
help-temple_1 = Stelle mit jedem Würfel einen Priester hierher: sofort ein Feuerbonus, jede Runde Punkte. Ein Priester, der hier steht, wird heimgeschickt.
name-building_1 = Bauplättchen 1
name-building_2 = Bauplättchen 2
name-building_3 = Bauplättchen 3
name-building_4 = Bauplättchen 4
name-building_5 = Bauplättchen 5
name-building_6 = Bauplättchen 6
help-building_1 = Braucht einen beliebigen Würfel und zwei benachbarte Baustoffe: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_2 = Braucht einen Würfel ab 2 und zwei benachbarte Baustoffe: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_3 = Braucht einen Würfel ab 3 und zwei benachbarte Baustoffe: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_4 = Braucht einen Würfel ab 4 und zwei benachbarte Baustoffe: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_5 = Braucht einen Würfel ab 5 und zwei benachbarte Baustoffe: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_6 = Braucht eine 6 und zwei benachbarte Baustoffe: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
name-c11 = Reihe 1, Spalte 1
name-c12 = Reihe 1, Spalte 2
name-c13 = Reihe 1, Spalte 3
name-c14 = Reihe 1, Spalte 4
name-c21 = Reihe 2, Spalte 1
name-c22 = Reihe 2, Spalte 2
name-c23 = Reihe 2, Spalte 3
name-c24 = Reihe 2, Spalte 4
name-c31 = Reihe 3, Spalte 1
name-c32 = Reihe 3, Spalte 2
name-c33 = Reihe 3, Spalte 3
name-c34 = Reihe 3, Spalte 4
name-c11_c12 = Reihe 1, Spalten 1 und 2
name-c11_c21 = Spalte 1, Reihen 1 und 2
name-c12_c13 = Reihe 1, Spalten 2 und 3
name-c12_c22 = Spalte 2, Reihen 1 und 2
name-c13_c14 = Reihe 1, Spalten 3 und 4
name-c13_c23 = Spalte 3, Reihen 1 und 2
name-c14_c24 = Spalte 4, Reihen 1 und 2
name-c21_c22 = Reihe 2, Spalten 1 und 2
name-c21_c31 = Spalte 1, Reihen 2 und 3
name-c22_c23 = Reihe 2, Spalten 2 und 3
name-c22_c32 = Spalte 2, Reihen 2 und 3
name-c23_c24 = Reihe 2, Spalten 3 und 4
name-c23_c33 = Spalte 3, Reihen 2 und 3
name-c24_c34 = Spalte 4, Reihen 2 und 3
name-c31_c32 = Reihe 3, Spalten 1 und 2
name-c32_c33 = Reihe 3, Spalten 2 und 3
name-c33_c34 = Reihe 3, Spalten 3 und 4
name-status_0 = Feld 0 der Statusleiste
name-status_1 = Feld 1 der Statusleiste
name-status_2 = Feld 2 der Statusleiste
name-status_3 = Feld 3 der Statusleiste
name-status_4 = Feld 4 der Statusleiste
name-status_5 = Feld 5 der Statusleiste
name-status_6 = Feld 6 der Statusleiste
name-status_7 = Feld 7 der Statusleiste
name-status_8 = Feld 8 der Statusleiste
name-status_9 = Feld 9 der Statusleiste
name-status_10 = Feld 10 der Statusleiste
name-status_11 = Feld 11 der Statusleiste
name-status_12 = Feld 12 der Statusleiste
name-status_13 = Feld 13 der Statusleiste
name-status_14 = Feld 14 der Statusleiste
name-status_15 = Feld 15 der Statusleiste
name-status_16 = Feld 16 der Statusleiste
name-status_17 = Feld 17 der Statusleiste
name-status_18 = Feld 18 der Statusleiste
name-status_19 = Feld 19 der Statusleiste
name-status_20 = Feld 20 der Statusleiste
name-status_21 = Feld 21 der Statusleiste
name-status_22 = Feld 22 der Statusleiste
name-status_23 = Feld 23 der Statusleiste
name-status_24 = Feld 24 der Statusleiste
name-status_25 = Feld 25 der Statusleiste
name-status_26 = Feld 26 der Statusleiste
name-status_27 = Feld 27 der Statusleiste
name-turn_order_1 = Zugreihenfolgeplättchen 1
name-turn_order_2 = Zugreihenfolgeplättchen 2
name-turn_order_3 = Zugreihenfolgeplättchen 3
name-turn_order_4 = Zugreihenfolgeplättchen 4
help-turn_order_1 = Der Platz in der Spielreihenfolge; der Status verteilt diese Plättchen in jeder Phase C neu.
help-turn_order_2 = Der Platz in der Spielreihenfolge; der Status verteilt diese Plättchen in jeder Phase C neu.
help-turn_order_3 = Der Platz in der Spielreihenfolge; der Status verteilt diese Plättchen in jeder Phase C neu.
help-turn_order_4 = Der Platz in der Spielreihenfolge; der Status verteilt diese Plättchen in jeder Phase C neu.

# Namen: Götter
name-blue = blauer Gott
name-white = weißer Gott
name-red = roter Gott
name-green = grüner Gott
name-yellow = gelber Gott
name-blue_and_white = blauer und weißer Gott
help-blue = Phase A: Lege einen Würfel, obwohl er nicht niedriger ist als die auf dem Plättchen.
help-white = Phase A: Führe die Aktion wie mit einer 6 aus; der Würfel behält seine Zahl.
help-red = Phasen A und B: Werte gleich nach dem Ausbreiten das Fischplättchen des neuen Gebiets.
help-green = Phase B, einmal: Verdopple, was eine Art von Personen tut, oder nutze eine weitere Art.
help-yellow = Phase C: Erfülle eine Aufgabe, der eine Einheit fehlt, für 4 Punkte statt 6.
help-blue_and_white = { help-blue } { help-white }
name-god_blue = Blauer Gott
name-god_white = Weißer Gott
name-god_red = Roter Gott
name-god_green = Grüner Gott
name-god_yellow = Gelber Gott
help-god_blue = { help-blue } Kostet eine Opfergabe.
help-god_white = { help-white } Kostet eine Opfergabe.
help-god_red = { help-red } Kostet eine Opfergabe.
help-god_green = { help-green } Kostet eine Opfergabe.
help-god_yellow = { help-yellow } Kostet eine Opfergabe.
name-god_tile = Hauptgottplättchen
help-god_tile = Steht einmal für einen Gott beliebiger Farbe, ohne Opfergabe. Unbenutzt ist es am Ende 2 Punkte wert.
name-god_pile = oberste Karte vom Stapel
name-god_discard = Ablage der Götterkarten
name-pile_man = Stapel der Männer
name-pile_woman = Stapel der Frauen
name-pile_task = Stapel der Aufgaben
name-supply_sand = Sand
name-supply_stone = Stein
name-supply_wood = Holz
name-supply_offering = Opfergaben
name-supply_shell = Muscheln
name-god_display_1 = offene Götterkarte 1
name-god_display_2 = offene Götterkarte 2
name-god_display_3 = offene Götterkarte 3
name-god_display_4 = offene Götterkarte 4
name-god_display_5 = offene Götterkarte 5
help-god_pile = Eine Götterkarte, die die anderen nicht sehen.

# Namen: Schmuck
name-necklace = Halskette
name-bracelet = Armband
name-earring = Ohrring
name-pendant = Anhänger
name-headband = Stirnband
name-anklet = Fußkette
name-jewel_necklace_1 = Halskette
name-jewel_necklace_2 = Halskette
name-jewel_necklace_3 = Halskette
name-jewel_necklace_4 = Halskette
name-jewel_bracelet_1 = Armband
name-jewel_bracelet_2 = Armband
name-jewel_bracelet_3 = Armband
name-jewel_bracelet_4 = Armband
name-jewel_earring_1 = Ohrring
name-jewel_earring_2 = Ohrring
name-jewel_earring_3 = Ohrring
name-jewel_earring_4 = Ohrring
name-jewel_pendant_1 = Anhänger
name-jewel_pendant_2 = Anhänger
name-jewel_pendant_3 = Anhänger
name-jewel_pendant_4 = Anhänger
name-jewel_headband_1 = Stirnband
name-jewel_headband_2 = Stirnband
name-jewel_headband_3 = Stirnband
name-jewel_headband_4 = Stirnband
name-jewel_anklet_1 = Fußkette
name-jewel_anklet_2 = Fußkette
name-jewel_anklet_3 = Fußkette
name-jewel_anklet_4 = Fußkette
help-jewel_necklace_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_necklace_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_necklace_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_necklace_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_bracelet_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_bracelet_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_bracelet_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_bracelet_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_earring_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_earring_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_earring_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_earring_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_pendant_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_pendant_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_pendant_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_pendant_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_headband_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_headband_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_headband_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_headband_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_anklet_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_anklet_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_anklet_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
help-jewel_anklet_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Ein Schmuckplättchen in jeder Runde bringt am Ende noch Punkte.
name-jewel_cell_1_1 = Runde 1, Schmuck 1
name-jewel_cell_1_2 = Runde 1, Schmuck 2
name-jewel_cell_1_3 = Runde 1, Schmuck 3
name-jewel_cell_1_4 = Runde 1, Schmuck 4
name-jewel_cell_2_1 = Runde 2, Schmuck 1
name-jewel_cell_2_2 = Runde 2, Schmuck 2
name-jewel_cell_2_3 = Runde 2, Schmuck 3
name-jewel_cell_2_4 = Runde 2, Schmuck 4
name-jewel_cell_3_1 = Runde 3, Schmuck 1
name-jewel_cell_3_2 = Runde 3, Schmuck 2
name-jewel_cell_3_3 = Runde 3, Schmuck 3
name-jewel_cell_3_4 = Runde 3, Schmuck 4
name-jewel_cell_4_1 = Runde 4, Schmuck 1
name-jewel_cell_4_2 = Runde 4, Schmuck 2
name-jewel_cell_4_3 = Runde 4, Schmuck 3
name-jewel_cell_4_4 = Runde 4, Schmuck 4
name-jewel_cell_5_1 = Runde 5, Schmuck 1
name-jewel_cell_5_2 = Runde 5, Schmuck 2
name-jewel_cell_5_3 = Runde 5, Schmuck 3
name-jewel_cell_5_4 = Runde 5, Schmuck 4
name-jewel_cell_6_1 = Runde 6, Schmuck 1
name-jewel_cell_6_2 = Runde 6, Schmuck 2
name-jewel_cell_6_3 = Runde 6, Schmuck 3
name-jewel_cell_6_4 = Runde 6, Schmuck 4

# Namen: Aufgaben
name-task_slot_1 = Aufgabenfeld 1
name-task_slot_2 = Aufgabenfeld 2
name-task_slot_3 = Aufgabenfeld 3
name-task_slot_4 = Aufgabenfeld 4
name-task_slot_5 = Aufgabenfeld 5
name-task_slot_6 = Aufgabenfeld 6
name-open_task_1 = offene Aufgabe 1
name-open_task_2 = offene Aufgabe 2
name-open_task_3 = offene Aufgabe 3
name-start_man_woman = Einen Mann und eine Frau haben
name-start_woman_priest = Eine Frau und einen Priester im Tempel haben
name-start_man_priest = Einen Mann und einen Priester im Tempel haben
name-start_three_priests = 3 Priester im Tempel haben
name-start_woman_jewel = Eine Frau und ein Schmuckplättchen haben
name-start_man_first_player = Einen Mann haben und in der Spielreihenfolge Erster sein
name-start_three_huts = In 3 Gebieten Hütten haben
name-nine_huts = In 9 Gebieten Hütten haben
name-five_islands = Auf allen 5 Inseln Hütten haben
name-huts_mountain_3 = In 3 Gebirgen Hütten haben
name-huts_beach_3 = An 3 Stränden Hütten haben
name-huts_forest_3 = In 3 Wäldern Hütten haben
name-huts_plain_3 = In 3 Steppen Hütten haben
name-huts_fish_parrotfish_3 = 3 Hütten neben Papageifischen haben
name-huts_fish_butterflyfish_3 = 3 Hütten neben Falterfischen haben
name-huts_fish_triggerfish_3 = 3 Hütten neben Drückerfischen haben
name-huts_fish_angelfish_3 = 3 Hütten neben Kaiserfischen haben
name-huts_on_space_12_4 = 4 Hütten auf Feld 12 haben
name-god_cards_same_3 = 3 Götterkarten einer Farbe haben
name-god_cards_different_4 = 4 Götterkarten verschiedener Farben haben
name-god_cards_blue_2 = 2 blaue Götterkarten haben
name-god_cards_white_2 = 2 weiße Götterkarten haben
name-god_cards_red_2 = 2 rote Götterkarten haben
name-god_cards_green_2 = 2 grüne Götterkarten haben
name-god_cards_yellow_2 = 2 gelbe Götterkarten haben
name-men_different_3 = 3 verschiedene Männer haben
name-women_different_3 = 3 verschiedene Frauen haben
name-jewels_different_3 = 3 verschiedene Schmuckplättchen haben
name-men_4 = 4 Männer haben
name-women_4 = 4 Frauen haben
name-jewels_4 = 4 Schmuckplättchen haben
name-buildings_3 = 3 Gebäude gebaut haben
name-jewels_necklace_2 = 2 Halsketten haben
name-jewels_bracelet_2 = 2 Armbänder haben
name-jewels_earring_2 = 2 Ohrringe haben
name-jewels_pendant_2 = 2 Anhänger haben
name-jewels_headband_2 = 2 Stirnbänder haben
name-jewels_anklet_2 = 2 Fußketten haben
name-god_tiles_2 = 2 Hauptgottplättchen haben
name-offerings_4 = 4 Opfergaben haben
name-shells_4 = 4 Muscheln haben
name-material_wood_3 = 3 Holz haben
name-material_stone_3 = 3 Stein haben
name-material_sand_3 = 3 Sand haben
name-materials_any_5 = 5 Baustoffe haben
name-shifted_men_3 = 3 tätowierte Männer haben
name-shifted_women_3 = 3 Frauen haben, die Muscheln gesammelt haben
name-shifted_any_5 = 5 nach unten geschobene Personen haben
name-persons_land_path_2 = 2 Kundschafter oder Kundschafterinnen haben
name-persons_water_path_2 = 2 Ruderer oder Ruderinnen haben
name-persons_recruit_woman_2 = 2 Frauenboten oder Frauenbotinnen haben
name-persons_recruit_man_2 = 2 Männerboten oder Männerbotinnen haben
name-persons_build_2 = 2 Baumeister oder Baumeisterinnen haben
name-persons_material_2 = 2 Baustoffträger oder Baustoffträgerinnen haben
name-persons_move_hut_2 = 2 Umzugshelfer oder Umzugshelferinnen haben
name-persons_victory_points_2 = 2 Tänzer oder Tänzerinnen haben
name-persons_god_card_2 = 2 Seher oder Seherinnen haben
name-persons_offering_2 = 2 Gabenbringer oder Gabenbringerinnen haben
name-persons_status_2 = 2 Würdenträger oder Würdenträgerinnen haben
name-persons_shell_2 = 2 Muscheltaucher oder Muscheltaucherinnen haben
help-task = 6 Punkte; mit einem gelben Gott, wenn eine Einheit fehlt, 4 Punkte.
help-start_man_woman = Männer auf deinem Tableau zählen, verschoben oder nicht. Frauen auf deinem Tableau zählen, verschoben oder nicht. { help-task }
help-start_woman_priest = Frauen auf deinem Tableau zählen, verschoben oder nicht. Priester zählen, solange sie im Tempel stehen. { help-task }
help-start_man_priest = Männer auf deinem Tableau zählen, verschoben oder nicht. Priester zählen, solange sie im Tempel stehen. { help-task }
help-start_three_priests = Priester zählen, solange sie im Tempel stehen. { help-task }
help-start_woman_jewel = Frauen auf deinem Tableau zählen, verschoben oder nicht. Alle gekauften Schmuckplättchen zählen. { help-task }
help-start_man_first_player = Männer auf deinem Tableau zählen, verschoben oder nicht. Es gilt die Reihenfolge nach der Statuswertung dieser Runde. { help-task }
help-start_three_huts = Jedes Gebiet mit einer Hütte von dir zählt. { help-task }
help-nine_huts = Jedes Gebiet mit einer Hütte von dir zählt. { help-task }
help-five_islands = Eine Hütte auf jeder Insel genügt. { help-task }
help-huts_mountain_3 = Jedes Gebiet dieser Landschaft mit deiner Hütte zählt. { help-task }
help-huts_beach_3 = Jedes Gebiet dieser Landschaft mit deiner Hütte zählt. { help-task }
help-huts_forest_3 = Jedes Gebiet dieser Landschaft mit deiner Hütte zählt. { help-task }
help-huts_plain_3 = Jedes Gebiet dieser Landschaft mit deiner Hütte zählt. { help-task }
help-huts_fish_parrotfish_3 = Es zählen Gebiete mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_fish_butterflyfish_3 = Es zählen Gebiete mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_fish_triggerfish_3 = Es zählen Gebiete mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_fish_angelfish_3 = Es zählen Gebiete mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_on_space_12_4 = Dorthin kommen Hütten mit dem Helfer oder einem Umzugshelfer. { help-task }
help-god_cards_same_3 = Karten auf der Hand; Hauptgottplättchen zählen nicht. { help-task }
help-god_cards_different_4 = Karten auf der Hand; Hauptgottplättchen zählen nicht. { help-task }
help-god_cards_blue_2 = Karten auf der Hand; Hauptgottplättchen zählen nicht. { help-task }
help-god_cards_white_2 = Karten auf der Hand; Hauptgottplättchen zählen nicht. { help-task }
help-god_cards_red_2 = Karten auf der Hand; Hauptgottplättchen zählen nicht. { help-task }
help-god_cards_green_2 = Karten auf der Hand; Hauptgottplättchen zählen nicht. { help-task }
help-god_cards_yellow_2 = Karten auf der Hand; Hauptgottplättchen zählen nicht. { help-task }
help-men_different_3 = Verschieden heißt: eine andere Aktion auf der rechten Seite. { help-task }
help-women_different_3 = Verschieden heißt: eine andere Aktion auf der rechten Seite. { help-task }
help-jewels_different_3 = Verschieden heißt: eine andere Sorte, gleich zu welchem Preis. { help-task }
help-men_4 = Männer auf deinem Tableau zählen, verschoben oder nicht. { help-task }
help-women_4 = Frauen auf deinem Tableau zählen, verschoben oder nicht. { help-task }
help-jewels_4 = Alle gekauften Schmuckplättchen zählen. { help-task }
help-buildings_3 = Gebäude auf deinen Zeremonienfeldern zählen. { help-task }
help-jewels_necklace_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_bracelet_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_earring_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_pendant_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_headband_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_anklet_2 = Preis und Punkte sind gleich. { help-task }
help-god_tiles_2 = Unbenutzte Hauptgottplättchen zählen. { help-task }
help-offerings_4 = Sie werden nur gezeigt. { help-task }
help-shells_4 = Sie werden nur gezeigt; Schmuck wird aber vorher gekauft. { help-task }
help-material_wood_3 = Auf Zeremonienfeldern oder neben deinem Tableau. { help-task }
help-material_stone_3 = Auf Zeremonienfeldern oder neben deinem Tableau. { help-task }
help-material_sand_3 = Auf Zeremonienfeldern oder neben deinem Tableau. { help-task }
help-materials_any_5 = Auf Zeremonienfeldern oder neben deinem Tableau, jede Sorte. { help-task }
help-shifted_men_3 = Männer werden mit dem Helfer tätowiert. { help-task }
help-shifted_women_3 = Frauen werden mit dem Helfer zum Muschelsammeln geschickt. { help-task }
help-shifted_any_5 = Tätowierte Männer und zum Muschelsammeln geschickte Frauen zählen zusammen. { help-task }
help-persons_land_path_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_water_path_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_recruit_woman_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_recruit_man_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_build_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_material_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_move_hut_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_victory_points_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_god_card_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_offering_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_status_2 = Männer und Frauen zählen zusammen. { help-task }
help-persons_shell_2 = Männer und Frauen zählen zusammen. { help-task }

# Namen: Ziele
name-tasks_fulfilled_9 = 9 Aufgaben erfüllt
name-jewels_6 = 6 Schmuckplättchen
name-ceremony_spaces_12 = Alle 12 Zeremonienfelder bedeckt
name-buildings_6 = Alle 6 Gebäude gebaut
name-huts_on_map_12 = Hütten in allen 12 Gebieten
name-person_spaces_12 = Personen auf allen 12 Feldern
help-tasks_fulfilled_9 = 6 Punkte am Ende für 9 erfüllte Aufgaben, auch mit dem gelben Gott.
help-jewels_6 = 6 Punkte am Ende für 6 Schmuckplättchen: in jeder Runde eines.
help-ceremony_spaces_12 = 6 Punkte am Ende, wenn Baustoffe oder Gebäude alle deine Zeremonienfelder bedecken.
help-buildings_6 = 6 Punkte am Ende, wenn alle deine Gebäude stehen.
help-huts_on_map_12 = 6 Punkte am Ende, wenn du in jedem Gebiet eine Hütte hast.
help-person_spaces_12 = 6 Punkte am Ende, wenn Männer und Frauen alle deine Personenfelder füllen.

# Die Zeichnung
board-round = Runde { $round } von { $rounds }
board-setup = Aufbau
board-you = Du
board-status = Die Punkte am Ende der Runde und die neue Spielreihenfolge.
board-status-of = { $seat }: { $step }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-free = Frei
board-god-stack = Hauptgottplättchen für die meisten Priester, noch da: { $count }
board-priest-points = { $points ->
    [one] Jeder Priester bringt am Ende dieser Runde einen Punkt.
   *[other] Jeder Priester bringt am Ende dieser Runde { $points } Punkte.
}
board-jewel = Preis: { $cost ->
    [one] { $cost } Muschel
   *[other] { $cost } Muscheln
}. Am Ende { worth }. Zu kaufen in Runde { $round }.
board-slot = { $die ->
    [1] Jeder Würfel genügt.
    [6] Braucht eine 6.
   *[other] Braucht eine { $die } oder mehr.
}
board-persons-left = Kommen noch: { $count }
board-tasks = Offene Aufgaben
board-tasks-left = Aufgaben im Stapel: { $count }
board-tasks-done = Erfüllte Aufgaben: { $count }
board-god-pile = Karten im Stapel: { $count }
board-god-discard = Benutzte Götterkarten
board-supply = Allgemeiner Vorrat
board-points = Siegpunkte
board-gives = Gibt { $gift }.
board-fish = { $fish }, { worth }
board-huts = Hütten: { $names }
board-land-path = Landweg, Würfel ab { $die }
board-water-path = Wasserweg, Würfel ab { $die }
board-fishing = Jeder Würfel, immer { worth }.
board-any-die = Leer: Jeder Würfel darf gelegt werden.
board-lower-die = { $die ->
    [1] Niedriger geht es nicht: nur mit einem blauen Gott.
   *[other] Der nächste Würfel muss niedriger sein als { $die }.
}
board-act-man = Einen Mann nehmen
board-act-woman = Eine Frau nehmen
board-act-land = Über Land ausbreiten
board-act-water = Über Wasser ausbreiten
board-tattooed = Tätowiert: Seine Statuszeichen sind verbraucht.
board-collected = Sie hat ihre Muscheln schon gesammelt.
board-untattooed = { $symbols ->
    [one] Tätowiert bringt er { $symbols } Statusschritt.
   *[other] Tätowiert bringt er { $symbols } Statusschritte.
}
board-uncollected = { $symbols ->
    [one] Sie kann { $symbols } Muschel sammeln.
   *[other] Sie kann { $symbols } Muscheln sammeln.
}
board-space = Personenfeld { $number }
board-space-huts = Hütten hier: { $count }
board-space-free = Frei für einen Mann oder eine Frau.
board-instead = Feld 12 statt eines einfachen Feldes wählen.
board-court = Zeremonienfeld für { $material }
board-site = Auf { $first } und { $second } bauen
board-building = In dieser Runde: { worth }.
board-held = Im Vorrat: { $count }
board-worth = { $points ->
    [one] Am Ende einen Punkt wert.
   *[other] Am Ende { $points } Punkte wert.
}
board-spare = Neben dem Tableau, nur für Aufgaben: { $count }
board-no-gods = Keine Götterkarten
board-no-jewels = Noch kein Schmuck
board-mat = Tableau von { $name }
board-cards = Götterkarten auf der Hand
board-jewels = Schmuck
board-jewel-down = Schmuckplättchen, verdeckt

# Was gedruckt ist: die Gruppen von components.json, und was ein Besitzer vergleichen sollte.
printed-terms = Landschaften, Baustoffe, Farben
printed-counts = der Inhalt der Schachtel
printed-islands = die Inseln
printed-regions = die Regionen
printed-paths = die Wege und ihre Würfel
printed-look-paths = Vergleiche den Würfel, der auf jedem der zwanzig Wege gedruckt ist.
printed-fish_tiles = die Fischplättchen
printed-person_kinds = was Männer und Frauen können
printed-man_tiles = die Männerplättchen
printed-woman_tiles = die Frauenplättchen
printed-person_display = die Auslage der Männer und Frauen
printed-task_predicates = wie Aufgaben gezählt werden
printed-task_tiles = die Aufgabenplättchen
printed-task_display = die Auslage der Aufgaben
printed-jewelry_types = die Schmuckarten
printed-look-jewelry_types = Welche sechs Arten von Schmuck gibt es?
printed-jewelry_tiles = der Schmuck: Kosten und Punkte
printed-look-jewelry_tiles = Was kostet jedes der 24 Schmuckstücke, und wie viele Punkte bringt es?
printed-jewelry_grid = die Auslage des Schmucks
printed-god_cards = die Götterkarten
printed-god_tiles = die Götterplättchen
printed-action_tiles = die Aktionsplättchen
printed-fishing_action = das Fischen
printed-helper = der Helfer
printed-fire_bonus = der Feuerbonus
printed-temple = der Tempel
printed-status_track = die Statusleiste
printed-look-status_track = Wie viele Felder hat die Statusleiste, und welche Punkte stehen über jeder Spalte?
printed-buildings = die Bauwerke
printed-ceremony_spaces = der Zeremonienplatz
printed-look-ceremony_spaces = Welcher Baustoff ist auf jedem Feld des Zeremonienplatzes gedruckt?
printed-person_spaces = die Felder für Männer und Frauen
printed-player_board = der Spielerplan
printed-turn_order_tiles = die Reihenfolgeplättchen
printed-score_track = die Punkteleiste
printed-setup = der Aufbau
printed-final_scoring = die Schlusswertung
printed-layout = die Zeichnung des Tisches

# Wovon ein Hinweis spricht: die Merkmale des Wertes

feature-points = Punkte
feature-fish = Fische
feature-huts = Hütten auf den Inseln
feature-offerings = Opfergaben
feature-cards = Götterkarten
feature-god_tiles = Hauptgottplättchen
feature-shells = Muscheln
feature-materials = Baustoffe
feature-pairs = künftige Gebäude
feature-men = Männer bei der Arbeit
feature-women = Frauen bei der Arbeit
feature-symbols = künftige Tätowierungen und Muscheln
feature-room = Platz für Personen
feature-household = Personen
feature-priests = Priester
feature-majority = Mehrheit im Tempel
feature-status = Status
feature-order = Zugreihenfolge
feature-fulfilled = erfüllbare Aufgaben
feature-begun = begonnene Aufgaben
feature-to_come = künftige Aufgaben
feature-goals = Ziele
feature-dice = Würfel zum Setzen

## The companion of a first game: why a question matters

companion-start-hut = Von hier breiten sich deine Hütten aus: Eine kleine Zahl am Weg ist ein leichter Weg. Das Gebiet gibt dir gleich seine Gabe.
companion-place-die = Ein hoher Würfel kann mehr, muss aber niedriger sein als alle auf seiner Karte. Niedrige Würfel versperren also anderen den Weg.
companion-choose-action = Diese Karte dient mit demselben Würfel zwei Aktionen. Nimm die, die du jetzt brauchst; die andere ist später vielleicht zu.
companion-pay-for-blue = Der blaue Gott öffnet deinem Würfel eine gesperrte Karte. Eine Karte kostet eine Opfergabe; das Hauptgottplättchen steht für jeden Gott, aber nur einmal.
companion-expand = Eine neue Hütte bringt die Gabe des Gebiets und am Ende den Fisch, wenn niemand nach dir kommt. Auf deinem Tableau macht sie Platz für eine Person.
companion-region-gift = Baustoffe bezahlen Gebäude, Opfergaben Götterkarten. Nimm, was dir fehlt.
companion-lay-material = Er bleibt dort liegen. Ein Gebäude braucht zwei Baustoffe nebeneinander: Nimm ein Feld mit freien Nachbarn.
companion-play-red = Nur jetzt kann der rote Gott diesen Fisch für dich werten. Heb ihn für einen großen auf.
companion-recruit = Männer bringen einmal Status, Frauen einmal Muscheln. In jeder Runde tun sie, was ihr Plättchen zeigt, und gleiche handeln gemeinsam.
companion-helper = Du gibst die Augen des Würfels aus: Muscheln einer Frau oder eine Tätowierung kosten am wenigsten. Der Rest wird zu Punkten.
companion-place-priest = Ein Priester zählt nach jeder Runde, solange er bleibt. Je weiter links er eintritt, desto später wird er hinausgeschoben.
companion-choose-building = Alle bringen gleich viel, in späteren Runden weniger. Die Zahl sagt nur, welchen Würfel es braucht: Heb kleine für kleine Würfel auf.
companion-choose-site = Das Gebäude verbraucht beide Baustoffe. Lass die liegen, die noch mit anderen ein Paar bilden.
companion-take-god-card = Jeder Gott beugt für eine Opfergabe eine Regel. Zwei gleiche Karten sind jeder Gott, den du willst.
companion-fire-first = Karten sind die Macht der Götter, Opfergaben ihr Preis. Nimm, wovon du weniger hast.
companion-fire-second = Status zählt nach dieser Runde und bestimmt die Reihenfolge; Muscheln kaufen Schmuck.
companion-use-persons = Eine Art Mann und eine Art Frau dürfen handeln, umsonst. Gleiche handeln gemeinsam, und stärker.
companion-use-team = Der grüne Gott verdoppelt, was sie tun. Am meisten lohnt er sich, wenn viele gleiche handeln.
companion-pay-for-green = Eine Karte kostet eine Opfergabe. Das Hauptgottplättchen steht für jeden Gott, aber nur einmal.
companion-choose-material = Nimm die Sorte, die neben einem liegenden Baustoff Platz findet: Zwei nebeneinander bezahlen ein Gebäude.
companion-move-huts = Eine Hütte auf Feld 12 macht ihr altes Feld frei für einen Mann oder eine Frau.
companion-buy-jewel = Ein Schmuckplättchen je Runde, und was übrig bleibt, verschwindet. Es zählt am Ende, und Aufgaben verlangen Schmuck.
companion-give-task = Für eine Aufgabe zeigst du nur vor, was du hast: Nichts wird ausgegeben. Ist keine bereit, geht eine ohne Punkte verloren.
companion-take-task = Nimm eine, die verlangt, was du ohnehin tun wolltest oder fast getan hast.
companion-final-tasks = Alle deine offenen Aufgaben können jetzt noch zählen. Ein gelber Gott ersetzt eine Sache, die fehlt.

## How to get points

score-start-how = Wer später in der Reihenfolge beginnt, startet mit ein paar Punkten.
score-fishing-how = Ein Würfel auf Fischen, egal was er zeigt.
score-helper-how = Augen des Würfels, die du beim Helfer in Punkte verwandelst.
score-persons-how = Männer und Frauen, deren Zeichen Punkte zeigt, sooft sie handeln.
score-red_god-how = Der Fisch eines Gebiets, wenn du beim Betreten den roten Gott spielst.
score-buildings-how = Jedes Gebäude sofort, und in frühen Runden mehr.
score-status-how = Dein Feld auf der Statusleiste nach jeder Runde.
score-temple-how = Jeder deiner Priester im Tempel nach jeder Runde, und in späten Runden mehr.
score-tasks-how = Eine Aufgabe nach jeder Runde, und alle offenen ganz am Ende.
score-god_tiles-how = Jedes Hauptgottplättchen, das du nicht benutzt hast.
score-fish-how = Die Fische neben den Gebieten, in der Regel für die Hütte, die zuletzt kam.
score-jewelry-how = Die Zahl auf jedem deiner Schmuckplättchen.
score-goals-how = Große Ziele: Hütten in allen Gebieten, alle Gebäude, Schmuck in jeder Runde und andere.

## The legend of symbols

legend-actions = Aktionskarten
legend-map = Die Inseln
legend-goods = Güter und Boni
legend-pieces = Material und Felder
legend-people = Männer und Frauen
legend-gods = Götter
legend-jewels = Schmuck
legend-tasks = Aufgaben
legend-forest-help = Eine neue Hütte bekommt Holz.
legend-mountain-help = Eine neue Hütte bekommt Stein.
legend-beach-help = Eine neue Hütte bekommt Sand.
legend-plain-help = Eine neue Hütte bekommt eine Opfergabe.
legend-land-help = Verbindet zwei Gebiete. Dein Würfel muss mindestens so hoch sein.
legend-water-help = Verbindet zwei Gebiete übers Wasser. Dein Würfel muss mindestens so hoch sein.
legend-parrotfish-help = Zählt seine Zahl mit dem roten Gott, wenn du kommst, und am Ende, in der Regel für die Hütte, die zuletzt kam.
legend-butterflyfish-help = { legend-parrotfish-help }
legend-triggerfish-help = { legend-parrotfish-help }
legend-angelfish-help = { legend-parrotfish-help }
legend-islands = Inseln
legend-islands-help = Auf einer Aufgabe: Hütten auf so vielen verschiedenen Inseln.
legend-vp-help = Siegpunkte, sofort.
legend-fire = Feuerbonus
legend-fire-help = Eine Götterkarte oder Opfergabe, und ein Statusschritt oder eine Muschel.
legend-building = Gebäude
legend-building-help = Bedeckt zwei benachbarte Baustoffe. Punkte sofort, in frühen Runden mehr, und ein Feuerbonus.
legend-die = Würfel
legend-turn_order = Spielreihenfolge
legend-turn_order-help = Dein Platz in der Reihenfolge; der Status verteilt sie nach jeder Runde neu.
legend-ceremony = Zeremonienfeld
legend-person = Person
legend-person-help = Ein Mann oder eine Frau, nach Wahl.
legend-necklace-help = { legend-jewel-help }
legend-bracelet-help = { legend-jewel-help }
legend-earring-help = { legend-jewel-help }
legend-pendant-help = { legend-jewel-help }
legend-headband-help = { legend-jewel-help }
legend-anklet-help = { legend-jewel-help }
legend-jewel = Schmuck
legend-jewel-help = Nach einer Runde für Muscheln zu kaufen, eines je Spieler. Seine Zahl zählt am Ende, und Aufgaben verlangen seine Sorte.
legend-task = Aufgabe
legend-tick = Aufgabe erfüllt
legend-tick-help = Erfüllte Aufgaben zählen am Ende für ein Ziel.
