title = Bora Bora
promise = Würfel, Götter, Fischgründe: Errichte dein Dorf auf fünf Inseln.

# Fragen
ask-deal-turn-order = Wer bekommt das nächste Reihenfolgeplättchen?
ask-lay-fish = Welcher Fisch schwimmt hier: { $region }?
ask-deal-task = Welche Aufgabe bekommt { $seat }?
ask-lay-jewel = Ein Schmuckstück wird offen ausgelegt.
ask-arrival = Wer kommt auf die Inseln?
ask-lay-task = Eine Aufgabe wird aufgedeckt.
ask-deal-card = Eine Götterkarte wird gezogen.
ask-open-card = Eine Götterkarte wird aufgedeckt.
ask-roll-die = { $seat } würfelt.
ask-start-hut = Wo steht deine erste Hütte, neben einem Fisch mit Wert 1?
ask-place-die = Welchen Würfel legst du, und auf welches Plättchen?
ask-choose-action = { $tile }, { $value }: Welche der beiden Aktionen?
ask-pay-for-blue = { $die } auf { $tile }: Wie bezahlst du den blauen Gott?
ask-expand = { $route_id ->
    [land] Über Land ausbreiten: In welche Region, auf einem Weg bis { $value }?
    [water] Über Wasser ausbreiten: In welche Region, auf einem Weg bis { $value }?
   *[other] Ausbreiten ({ $route }): In welche Region, auf einem Weg bis { $value }?
}
ask-hut-source = { $region }: Von welchem Feld deiner Tafel kommt die Hütte?
ask-region-gift = { $region }: Nimmst du { $material } oder eine Opfergabe?
ask-lay-material = Auf welches Zeremonienfeld legst du { $material }?
ask-play-red = { $points ->
    [one] { $region }: Den roten Gott spielen und den Fisch werten, 1 Punkt?
   *[other] { $region }: Den roten Gott spielen und den Fisch werten, { $points } Punkte?
}
ask-recruit = { $gender_id ->
    [man] Welchen Mann nimmst du, bis Platz { $value }?
    [woman] Welche Frau nimmst du, bis Platz { $value }?
   *[other] Wen nimmst du ({ $gender }), bis Platz { $value }?
}
ask-person-spot = Wo zieht { $person } ein?
ask-helper = { $points ->
    [one] Helfer: noch ein Punkt. Was kaufst du?
   *[other] Helfer: noch { $points } Punkte. Was kaufst du?
}
ask-place-priest = Auf welchen Tempelplatz, bis { $value }, stellst du deinen Priester?
ask-choose-building = Welches Gebäude baust du, mit Wert bis { $value }?
ask-choose-site = Welche zwei Materialien bedeckt { $building }, für { $points } Punkte?
ask-take-god-card = Welche Götterkarte nimmst du?
ask-fire-first = Feuerbonus: Götterkarte oder Opfergabe?
ask-fire-second = Feuerbonus: Statusschritt oder Muschel?
ask-use-persons = Welche Männer oder Frauen nutzt du?
ask-pay-for-green = { $gender_id ->
    [man] Männer, { $kind }: Wie bezahlst du den grünen Gott?
   *[other] Frauen, { $kind }: Wie bezahlst du den grünen Gott?
}
ask-choose-material = { $count ->
    [one] Welches Material nimmst du?
   *[other] Welches Material nimmst du (noch { $count })?
}
ask-move-huts = { $count ->
    [one] Noch eine Hütte auf Feld 12 versetzen oder fertig?
   *[other] Noch bis zu { $count } Hütten auf Feld 12 versetzen oder fertig?
}
ask-buy-jewel = { $shells ->
    [one] Welchen Schmuck kaufst du mit deiner Muschel, wenn überhaupt?
   *[other] Welchen Schmuck kaufst du mit deinen { $shells } Muscheln, wenn überhaupt?
}
ask-give-task = Welche Aufgabe erfüllst du? Kannst du keine erfüllen, wirf eine ab.
ask-take-task = Welche neue Aufgabe nimmst du?
ask-final-tasks = Die letzten Aufgaben: Welche erfüllst du noch?

# Möglichkeiten
do-start = Erste Hütte: { $region }
do-hut_from = { $spot_id ->
    [space_12] Hütte von Feld 12
   *[other] Hütte von einem einfachen Feld
}
do-lay = Auf { $space }
do-gift = { $gift_id ->
    [offering] Opfergabe nehmen
   *[other] Material nehmen
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
    [god_tile] Blauer Gott: ein Götterplättchen
   *[other] Blauer Gott: zwei Karten „{ $way }“ und eine Opfergabe
}
do-white = { $way_id ->
    [god_white] Weißer Gott, wie eine 6: eine Karte und eine Opfergabe
    [god_tile] Weißer Gott, wie eine 6: ein Götterplättchen
   *[other] Weißer Gott, wie eine 6: zwei Karten „{ $way }“ und eine Opfergabe
}
do-red = { $way_id ->
    [god_red] Roter Gott: eine Karte und eine Opfergabe
    [god_tile] Roter Gott: ein Götterplättchen
   *[other] Roter Gott: zwei Karten „{ $way }“ und eine Opfergabe
}
do-green = { $way_id ->
    [god_green] Grüner Gott: eine Karte und eine Opfergabe
    [god_tile] Grüner Gott: ein Götterplättchen
   *[other] Grüner Gott: zwei Karten „{ $way }“ und eine Opfergabe
}
do-no_god = Kein Gott
do-expand = Nach: { $region }
do-recruit = Nehmen: { $slot }
do-person_onto = { $spot_id ->
    [space_12] Auf Feld 12
   *[other] Auf ein einfaches Feld
}
do-shift = Nach unten schieben: { $person }
do-buy = Kaufen: { $ware }
do-material = { $material } nehmen
do-move_hut = Eine Hütte auf Feld 12 versetzen
do-draw = { $source_id ->
    [god_pile] Vom Stapel ziehen
   *[other] Offene Karte „{ $source }“ nehmen
}
do-priest = Priester auf { $slot }
do-build = { $building } bauen
do-site = Auf { $pair }
do-fire = Feuerbonus: { $bonus }
do-use = { $gender_id ->
    [man] Männer nutzen: { $kind }
   *[other] Frauen nutzen: { $kind }
}
do-use_doubled = { $gender_id ->
    [man] Männer nutzen, vom grünen Gott verdoppelt: { $kind }
   *[other] Frauen nutzen, vom grünen Gott verdoppelt: { $kind }
}
do-use_extra = { $gender_id ->
    [man] Mit dem grünen Gott weitere Männer nutzen: { $kind }
   *[other] Mit dem grünen Gott weitere Frauen nutzen: { $kind }
}
do-jewel = Kaufen: { $jewel }
do-no_jewel = Nichts kaufen
do-fulfil = Erfüllen: { $task }
do-yellow = { $way_id ->
    [god_yellow] Mit dem gelben Gott erfüllen, eine Karte und eine Opfergabe: { $task }
    [god_tile] Mit dem gelben Gott erfüllen, ein Götterplättchen: { $task }
   *[other] Mit dem gelben Gott erfüllen, zwei Karten „{ $way }“ und eine Opfergabe: { $task }
}
do-abandon = Abwerfen: { $task }
do-task = Nehmen: { $task }
do-finish = Fertig
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

# Protokoll
log-turn-order = { $seat } bekommt Reihenfolgeplättchen { $number }.
log-fish-laid = { $region }: { $fish }.
log-arrived = { $slot }: { $person }.
log-task-laid = Neue Aufgabe auf dem Plan: { $task }.
log-task-dealt = Aufgabe für { $seat }: { $task }.
log-jewel-laid = Schmuck für Runde { $round }: { $jewel }.
log-round-began = Runde { $round } beginnt. { $seat } ist zuerst dran.
log-rolled = { $seat } würfelt { $one }, { $two }, { $three }.
log-placed = { $seat }: { $die } auf { $tile }.
log-fished = { $seat } geht fischen: { $points } Punkte.
log-god-played = { $god_id ->
    [god_blue] { $way_id ->
        [god_blue] { $seat } ruft den blauen Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den blauen Gott: ein Götterplättchen.
       *[other] { $seat } ruft den blauen Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
    [god_white] { $way_id ->
        [god_white] { $seat } ruft den weißen Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den weißen Gott: ein Götterplättchen.
       *[other] { $seat } ruft den weißen Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
    [god_red] { $way_id ->
        [god_red] { $seat } ruft den roten Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den roten Gott: ein Götterplättchen.
       *[other] { $seat } ruft den roten Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
    [god_green] { $way_id ->
        [god_green] { $seat } ruft den grünen Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den grünen Gott: ein Götterplättchen.
       *[other] { $seat } ruft den grünen Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
   *[other] { $way_id ->
        [god_yellow] { $seat } ruft den gelben Gott: eine Karte und eine Opfergabe.
        [god_tile] { $seat } ruft den gelben Gott: ein Götterplättchen.
       *[other] { $seat } ruft den gelben Gott: zwei Karten „{ $way }“ und eine Opfergabe.
    }
}
log-took-card = { $seat } nimmt die offene Götterkarte „{ $card }“.
log-drew-card = { $seat } zieht eine Götterkarte: { $card }.
log-drew-card-veiled = { $seat } zieht eine Götterkarte.
log-card-opened = Offene Götterkarte: { $card }.
log-no-card = Für { $seat } gibt es keine Götterkarte mehr.
log-reshuffled = Die Götterkarten werden gemischt: ein Stapel von { $count }.
log-got-offerings = { $count ->
    [one] { $seat } nimmt eine Opfergabe.
   *[other] { $seat } nimmt { $count } Opfergaben.
}
log-got-shells = { $count ->
    [one] { $seat } nimmt eine Muschel.
   *[other] { $seat } nimmt { $count } Muscheln.
}
log-laid-material = { $seat } legt { $material } auf { $space }.
log-kept-material = { $seat } hat kein Feld frei und behält { $material } neben der Tafel.
log-climbed = { $count ->
    [0] { $seat } ist am Ende der Statusleiste.
   *[other] { $seat } rückt um { $count } vor ({ $step }).
}
log-start-hut = { $seat } lässt sich nieder: { $region }.
log-expanded = { $seat } breitet sich aus: { $region }.
log-red-scored = { $points ->
    [one] { $seat } erhält vom roten Gott einen Punkt: { $fish }, { $region }.
   *[other] { $seat } erhält vom roten Gott { $points } Punkte: { $fish }, { $region }.
}
log-recruited = { $seat } nimmt auf: { $person }.
log-shifted = { $seat } schiebt nach unten: { $person }.
log-helper-points = { $points ->
    [one] { $seat } erhält vom Helfer einen Punkt.
   *[other] { $seat } erhält vom Helfer { $points } Punkte.
}
log-moved-hut = { $seat } versetzt eine Hütte auf Feld 12.
log-priest-placed = { $seat } schickt einen Priester: { $slot }.
log-priest-pushed = Ein Priester von { $seat } wird verschoben: { $slot }.
log-priest-returned = Ein Priester von { $seat } muss den Tempel verlassen.
log-built = { $seat } baut { $building } auf { $pair }: { $points } Punkte.
log-persons-used = { $gender_id ->
    [man] { $count ->
        [one] Ein Mann von { $seat } handelt
       *[other] { $count } Männer von { $seat } handeln
    }
   *[other] { $count ->
        [one] Eine Frau von { $seat } handelt
       *[other] { $count } Frauen von { $seat } handeln
    }
}: { $kind }{ $kind_id ->
    [land_path] , bis { $amount }
    [water_path] , bis { $amount }
    [recruit_woman] , bis { $amount }
    [recruit_man] , bis { $amount }
    [build] , bis { $amount }
   *[other] { "" } ({ $amount })
}.
log-person-points = { $seat } erhält { $points } Punkte für den Tanz.
log-status-scored = { $points ->
    [one] Status: 1 Punkt für { $seat }.
   *[other] Status: { $points } Punkte für { $seat }.
}
log-temple-scored = { $points ->
    [one] Tempel: 1 Punkt für { $seat } (Priester: { $priests }).
   *[other] Tempel: { $points } Punkte für { $seat } (Priester: { $priests }).
}
log-god-tile-won = { $seat } hat die meisten Priester und gewinnt ein Götterplättchen.
log-god-tile-gone = Der Tempel ist leer: Ein Götterplättchen kommt aus dem Spiel.
log-jewel-bought = { $seat } kauft Schmuck: { $jewel }.
log-no-jewel = { $seat } kauft keinen Schmuck.
log-fulfilled = { $seat } erfüllt eine Aufgabe ({ $points } Punkte): { $task }.
log-abandoned = { $seat } wirft eine Aufgabe ab: { $task }.
log-took-task = { $seat } nimmt eine Aufgabe: { $task }.
log-god-tiles-scored = Götterplättchen: { $points } Punkte für { $seat }.
log-fish-scored = { $points ->
    [one] Fische: 1 Punkt für { $seat }.
   *[other] Fische: { $points } Punkte für { $seat }.
}
log-jewelry-scored = { $points ->
    [one] Schmuck: 1 Punkt für { $seat }.
   *[other] Schmuck: { $points } Punkte für { $seat }.
}
log-goal-reached = { $seat } erreicht ein Ziel ({ $points } Punkte): { $goal }.
log-scored = { $seat } hat { $points } Punkte.
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
score-god_tiles = Götterplättchen
score-fish = Fische
score-jewelry = Schmuck
score-goals = Ziele

# Tischoptionen
option-region_gift = Gabe einer Region
option-region_gift-help = Was eine Hütte auf einem Berg, an einem Strand oder in einem Wald bringt: dessen Material, oder nach Wahl dieses oder eine Opfergabe.
option-region_gift-printed = Nach Landschaft
option-region_gift-material_or_offering = Material oder Opfergabe
option-start_regions = Erste Hütten
option-start_regions-help = Dürfen zwei Spieler in derselben Region beginnen?
option-start_regions-distinct = In verschiedenen Regionen
option-start_regions-shared = Auch zusammen
option-white_god_placing = Weißer Gott
option-white_god_placing-help = Ein Würfel mit dem weißen Gott wirkt als 6. Wird er auch als 6 gelegt, was auf einem besetzten Plättchen Blau verlangt?
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
option-final_fish-help = Wer am Ende den Fisch einer Region wertet.
option-final_fish-building_space = Wer zuletzt kam
option-final_fish-every_hut = Jede Hütte dort
option-tie_break = Gleichstand
option-tie_break-help = Welche Spielreihenfolge bei gleichen Punkten entscheidet.
option-tie_break-new_order = Die zuletzt bestimmte
option-tie_break-old_order = Die der Phasen A und B

# Das Terminal
draw-round = Runde { $round }
draw-map = Inseln
draw-tiles = Aktionsplättchen
draw-status = Status
draw-temple = Tempel
draw-god-stack = Götterplättchen { $count }
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
name-mountain = Berg
name-beach = Strand
name-forest = Wald
name-plain = Ebene
name-center = Zentralinsel
name-north = Nordinsel
name-east = Ostinsel
name-south = Südinsel
name-west = Westinsel
help-center = Vier Regionen, die Landwege verbinden; Wasserwege führen zu allen anderen Inseln.
help-north = Zwei Regionen, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
help-east = Zwei Regionen, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
help-south = Zwei Regionen, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
help-west = Zwei Regionen, die ein Landweg verbindet; Wasserwege führen zu den anderen Inseln.
name-center_forest = Zentralwald
name-center_plain = Zentralebene
name-center_mountain = Zentralberg
name-center_beach = Zentralstrand
name-north_beach = Nordstrand
name-north_mountain = Nordberg
name-east_forest = Ostwald
name-east_beach = Oststrand
name-south_plain = Südebene
name-south_forest = Südwald
name-west_mountain = Westberg
name-west_plain = Westebene
help-center_forest = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-center_plain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-center_mountain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-center_beach = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-north_beach = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-north_mountain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-east_forest = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-east_beach = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-south_plain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-south_forest = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-west_mountain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
help-west_plain = Eine neue Hütte nimmt den Bauplatz und bringt die Gabe der Region; ein roter Gott darf dann den Fisch werten. Eine Hütte je Spieler.
name-land_center_mountain__center_plain = Landweg: Zentralberg – Zentralebene
name-land_center_mountain__center_beach = Landweg: Zentralberg – Zentralstrand
name-land_center_beach__center_forest = Landweg: Zentralstrand – Zentralwald
name-land_center_forest__center_plain = Landweg: Zentralwald – Zentralebene
name-land_north_beach__north_mountain = Landweg: Nordstrand – Nordberg
name-land_east_forest__east_beach = Landweg: Ostwald – Oststrand
name-land_south_forest__south_plain = Landweg: Südwald – Südebene
name-land_west_plain__west_mountain = Landweg: Westebene – Westberg
name-water_center_mountain__south_plain = Wasserweg: Zentralberg – Südebene
name-water_center_mountain__east_beach = Wasserweg: Zentralberg – Oststrand
name-water_center_plain__north_mountain = Wasserweg: Zentralebene – Nordberg
name-water_center_plain__east_forest = Wasserweg: Zentralebene – Ostwald
name-water_center_forest__north_beach = Wasserweg: Zentralwald – Nordstrand
name-water_center_forest__west_plain = Wasserweg: Zentralwald – Westebene
name-water_center_beach__south_forest = Wasserweg: Zentralstrand – Südwald
name-water_center_beach__west_mountain = Wasserweg: Zentralstrand – Westberg
name-water_north_mountain__east_forest = Wasserweg: Nordberg – Ostwald
name-water_east_beach__south_plain = Wasserweg: Oststrand – Südebene
name-water_south_forest__west_mountain = Wasserweg: Südwald – Westberg
name-water_west_plain__north_beach = Wasserweg: Westebene – Nordstrand
name-parrotfish = Papageifisch
name-butterflyfish = Falterfisch
name-triggerfish = Drückerfisch
name-angelfish = Kaiserfisch
name-fish_parrotfish_1 = Papageifisch (1 Punkt)
help-fish_parrotfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_parrotfish_2 = Papageifisch (2 Punkte)
help-fish_parrotfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_parrotfish_3 = Papageifisch (6 Punkte)
help-fish_parrotfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_butterflyfish_1 = Falterfisch (1 Punkt)
help-fish_butterflyfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_butterflyfish_2 = Falterfisch (2 Punkte)
help-fish_butterflyfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_butterflyfish_3 = Falterfisch (5 Punkte)
help-fish_butterflyfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_triggerfish_1 = Drückerfisch (1 Punkt)
help-fish_triggerfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_triggerfish_2 = Drückerfisch (3 Punkte)
help-fish_triggerfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_triggerfish_3 = Drückerfisch (4 Punkte)
help-fish_triggerfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_angelfish_1 = Kaiserfisch (1 Punkt)
help-fish_angelfish_1 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_angelfish_2 = Kaiserfisch (3 Punkte)
help-fish_angelfish_2 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.
name-fish_angelfish_3 = Kaiserfisch (4 Punkte)
help-fish_angelfish_3 = Zählt mit einem roten Gott, wenn du kommst, und am Ende für die Hütte auf dem Bauplatz. Die ersten Hütten beginnen neben Fischen mit Wert 1.

# Namen: Güter
name-sand = Sand
name-stone = Stein
name-wood = Holz
name-hut = Hütte
name-priest = Priester
name-vp = Punkte
help-sand = Kommt auf ein freies Zeremonienfeld seiner Sorte. Zwei benachbarte Materialien bezahlen ein Gebäude.
help-stone = Kommt auf ein freies Zeremonienfeld seiner Sorte. Zwei benachbarte Materialien bezahlen ein Gebäude.
help-wood = Kommt auf ein freies Zeremonienfeld seiner Sorte. Zwei benachbarte Materialien bezahlen ein Gebäude.
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
name-material = Material
name-move_hut = eine Hütte versetzen
name-victory_points = Siegpunkte
name-god_card = Götterkarte
name-offering = Opfergabe
name-status = Status
name-shell = Muschel
help-land_path = Phase B: über einen Landweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-water_path = Phase B: über einen Wasserweg bis 2 ausbreiten; 2 Plättchen: 4, 3 Plättchen: 6.
help-recruit_woman = Phase B: eine Frau von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-recruit_man = Phase B: einen Mann von Platz 1 bis 3 nehmen; 2 Plättchen: 1 bis 6.
help-build = Phase B: ein Gebäude mit Wert 1 bis 3 bauen; 2 Plättchen: 1 bis 6.
help-material = Sand, Stein und Holz liegen auf Zeremonienfeldern; zwei benachbarte bezahlen ein Gebäude. Phase B: ein Material nach Wahl nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-move_hut = Phase B: eine Hütte auf Feld 12 versetzen; 2 Plättchen: bis zu 2, 3 Plättchen: bis zu 3.
help-victory_points = Phase B: 2 Punkte; 2 Plättchen: 4, 3 Plättchen: 6.
help-god_card = Beugt für eine Opfergabe eine Regel. Zwei gleiche Karten stehen für jeden Gott. Phase B: eine Götterkarte nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-offering = Jede gespielte Götterkarte kostet eine Opfergabe. Phase B: eine Opfergabe nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-status = Zählt jede Runde und bestimmt die neue Spielreihenfolge. Phase B: 1 Schritt auf der Statusleiste; 2 Plättchen: 2, 3 Plättchen: 3.
help-shell = Mit Muscheln kauft man in jeder Runde ein Schmuckstück. Phase B: eine Muschel nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
name-man_land_path = Kundschafter
name-man_water_path = Ruderer
name-man_recruit_woman = Frauenbote
name-man_recruit_man = Männerbote
name-man_build = Baumeister
name-man_material = Materialträger
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
help-man_material = Phase B: ein Material nach Wahl nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
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
name-woman_material = Materialträgerin
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
help-woman_material = Phase B: ein Material nach Wahl nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_move_hut = Phase B: eine Hütte auf Feld 12 versetzen; 2 Plättchen: bis zu 2, 3 Plättchen: bis zu 3.
help-woman_victory_points = Phase B: 2 Punkte; 2 Plättchen: 4, 3 Plättchen: 6.
help-woman_god_card = Phase B: eine Götterkarte nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_offering = Phase B: eine Opfergabe nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_status = Phase B: 1 Schritt auf der Statusleiste; 2 Plättchen: 2, 3 Plättchen: 3.
help-woman_shell = Phase B: eine Muschel nehmen; 2 Plättchen: 2, 3 Plättchen: 3.
name-man_land_path_1 = Kundschafter (1 Status)
name-man_land_path_2 = Kundschafter (2 Status)
name-man_land_path_3 = Kundschafter (3 Status)
name-man_water_path_1 = Ruderer (1 Status)
name-man_water_path_2 = Ruderer (2 Status)
name-man_water_path_3 = Ruderer (3 Status)
name-man_recruit_woman_1 = Frauenbote (1 Status)
name-man_recruit_woman_2 = Frauenbote (2 Status)
name-man_recruit_woman_3 = Frauenbote (3 Status)
name-man_recruit_man_1 = Männerbote (1 Status)
name-man_recruit_man_2 = Männerbote (2 Status)
name-man_recruit_man_3 = Männerbote (3 Status)
name-man_build_1 = Baumeister (1 Status)
name-man_build_2 = Baumeister (2 Status)
name-man_build_3 = Baumeister (3 Status)
name-man_material_1 = Materialträger (1 Status)
name-man_material_2 = Materialträger (2 Status)
name-man_material_3 = Materialträger (3 Status)
name-man_move_hut_1 = Umzugshelfer (1 Status)
name-man_move_hut_2 = Umzugshelfer (2 Status)
name-man_move_hut_3 = Umzugshelfer (3 Status)
name-man_victory_points_1 = Tänzer (1 Status)
name-man_victory_points_2 = Tänzer (2 Status)
name-man_victory_points_3 = Tänzer (3 Status)
name-man_god_card_1 = Seher (1 Status)
name-man_god_card_2 = Seher (2 Status)
name-man_god_card_3 = Seher (3 Status)
name-man_offering_1 = Gabenbringer (1 Status)
name-man_offering_2 = Gabenbringer (2 Status)
name-man_offering_3 = Gabenbringer (3 Status)
name-man_status_1 = Würdenträger (1 Status)
name-man_status_2 = Würdenträger (2 Status)
name-man_status_3 = Würdenträger (3 Status)
name-man_shell_1 = Muscheltaucher (1 Status)
name-man_shell_2 = Muscheltaucher (2 Status)
name-man_shell_3 = Muscheltaucher (3 Status)
name-woman_land_path_1 = Kundschafterin (1 Muschel)
name-woman_land_path_2 = Kundschafterin (2 Muscheln)
name-woman_land_path_3 = Kundschafterin (3 Muscheln)
name-woman_water_path_1 = Ruderin (1 Muschel)
name-woman_water_path_2 = Ruderin (2 Muscheln)
name-woman_water_path_3 = Ruderin (3 Muscheln)
name-woman_recruit_woman_1 = Frauenbotin (1 Muschel)
name-woman_recruit_woman_2 = Frauenbotin (2 Muscheln)
name-woman_recruit_woman_3 = Frauenbotin (3 Muscheln)
name-woman_recruit_man_1 = Männerbotin (1 Muschel)
name-woman_recruit_man_2 = Männerbotin (2 Muscheln)
name-woman_recruit_man_3 = Männerbotin (3 Muscheln)
name-woman_build_1 = Baumeisterin (1 Muschel)
name-woman_build_2 = Baumeisterin (2 Muscheln)
name-woman_build_3 = Baumeisterin (3 Muscheln)
name-woman_material_1 = Materialträgerin (1 Muschel)
name-woman_material_2 = Materialträgerin (2 Muscheln)
name-woman_material_3 = Materialträgerin (3 Muscheln)
name-woman_move_hut_1 = Umzugshelferin (1 Muschel)
name-woman_move_hut_2 = Umzugshelferin (2 Muscheln)
name-woman_move_hut_3 = Umzugshelferin (3 Muscheln)
name-woman_victory_points_1 = Tänzerin (1 Muschel)
name-woman_victory_points_2 = Tänzerin (2 Muscheln)
name-woman_victory_points_3 = Tänzerin (3 Muscheln)
name-woman_god_card_1 = Seherin (1 Muschel)
name-woman_god_card_2 = Seherin (2 Muscheln)
name-woman_god_card_3 = Seherin (3 Muscheln)
name-woman_offering_1 = Gabenbringerin (1 Muschel)
name-woman_offering_2 = Gabenbringerin (2 Muscheln)
name-woman_offering_3 = Gabenbringerin (3 Muscheln)
name-woman_status_1 = Würdenträgerin (1 Muschel)
name-woman_status_2 = Würdenträgerin (2 Muscheln)
name-woman_status_3 = Würdenträgerin (3 Muscheln)
name-woman_shell_1 = Muscheltaucherin (1 Muschel)
name-woman_shell_2 = Muscheltaucherin (2 Muscheln)
name-woman_shell_3 = Muscheltaucherin (3 Muscheln)
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
name-single_space = einfaches Feld
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
help-single_space = Eines der Personenfelder 1 bis 11, die alle gleich sind.
help-space_12 = Hier haben beliebig viele Hütten Platz, oder eine Person, wenn es leer ist.

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
help-tile_helper = Gib den Würfel aus. Für 1: einen Mann tätowieren, eine Frau zum Muschelsammeln schicken oder 1 Punkt. Für 2: eine Opfergabe, eine Götterkarte, ein Material oder eine Hütte versetzen.
help-tile_temple = Stelle einen Priester auf einen Platz, der höchstens so hoch ist wie der Würfel, und nimm einen Feuerbonus.
help-tile_build = Bedecke zwei benachbarte Materialien mit einem Gebäude, das höchstens so hoch ist wie der Würfel: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
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
name-helper_tattoo = Tätowieren für 1
name-helper_collect_shells = Muschelsammeln für 1
name-helper_vp = 1 Siegpunkt für 1
name-helper_offering = Opfergabe für 2
name-helper_god_card = Götterkarte für 2
name-helper_material = Material für 2
name-helper_move_hut = Hütte versetzen für 2
help-helper_tattoo = Kostet 1: Schiebe einen Mann nach unten und rücke auf der Statusleiste um seine Zeichen vor.
help-helper_collect_shells = Kostet 1: Schiebe eine Frau nach unten und nimm die Muscheln, die sie zeigt.
help-helper_vp = Kostet 1: 1 Siegpunkt.
help-helper_offering = Kostet 2: eine Opfergabe, der Preis einer Götterkarte.
help-helper_god_card = Kostet 2: eine offene Götterkarte oder die oberste vom Stapel.
help-helper_material = Kostet 2: Sand, Stein oder Holz.
help-helper_move_hut = Kostet 2: Eine Hütte kommt auf Feld 12 und macht einer Person Platz.
name-fire_god_card = Götterkarte
name-fire_offering = Opfergabe
name-fire_status = Statusschritt
name-fire_shell = Muschel
help-fire_god_card = Feuerbonus: eine Götterkarte statt einer Opfergabe.
help-fire_offering = Feuerbonus: eine Opfergabe statt einer Götterkarte.
help-fire_status = Feuerbonus: ein Statusschritt statt einer Muschel.
help-fire_shell = Feuerbonus: eine Muschel statt eines Statusschritts.

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
name-building_1 = Gebäude 1
name-building_2 = Gebäude 2
name-building_3 = Gebäude 3
name-building_4 = Gebäude 4
name-building_5 = Gebäude 5
name-building_6 = Gebäude 6
help-building_1 = Braucht einen beliebigen Würfel und zwei benachbarte Materialien: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_2 = Braucht einen Würfel ab 2 und zwei benachbarte Materialien: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_3 = Braucht einen Würfel ab 3 und zwei benachbarte Materialien: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_4 = Braucht einen Würfel ab 4 und zwei benachbarte Materialien: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_5 = Braucht einen Würfel ab 5 und zwei benachbarte Materialien: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
help-building_6 = Braucht eine 6 und zwei benachbarte Materialien: je nach Runde 10, 7 oder 4 Punkte, und ein Feuerbonus.
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
name-status_0 = Statusschritt 0
name-status_1 = Statusschritt 1
name-status_2 = Statusschritt 2
name-status_3 = Statusschritt 3
name-status_4 = Statusschritt 4
name-status_5 = Statusschritt 5
name-status_6 = Statusschritt 6
name-status_7 = Statusschritt 7
name-status_8 = Statusschritt 8
name-status_9 = Statusschritt 9
name-status_10 = Statusschritt 10
name-status_11 = Statusschritt 11
name-status_12 = Statusschritt 12
name-status_13 = Statusschritt 13
name-status_14 = Statusschritt 14
name-status_15 = Statusschritt 15
name-status_16 = Statusschritt 16
name-status_17 = Statusschritt 17
name-status_18 = Statusschritt 18
name-status_19 = Statusschritt 19
name-status_20 = Statusschritt 20
name-status_21 = Statusschritt 21
name-status_22 = Statusschritt 22
name-status_23 = Statusschritt 23
name-status_24 = Statusschritt 24
name-status_25 = Statusschritt 25
name-status_26 = Statusschritt 26
name-status_27 = Statusschritt 27
name-turn_order_1 = Reihenfolgeplättchen 1
name-turn_order_2 = Reihenfolgeplättchen 2
name-turn_order_3 = Reihenfolgeplättchen 3
name-turn_order_4 = Reihenfolgeplättchen 4
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
help-red = Phasen A und B: Werte gleich nach dem Ausbreiten das Fischplättchen der neuen Region.
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
name-god_tile = Götterplättchen
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
name-jewel_necklace_1 = Halskette (1 Muschel, 1 Punkt)
name-jewel_necklace_2 = Halskette (3 Muscheln, 4 Punkte)
name-jewel_necklace_3 = Halskette (4 Muscheln, 5 Punkte)
name-jewel_necklace_4 = Halskette (6 Muscheln, 9 Punkte)
name-jewel_bracelet_1 = Armband (2 Muscheln, 2 Punkte)
name-jewel_bracelet_2 = Armband (3 Muscheln, 4 Punkte)
name-jewel_bracelet_3 = Armband (4 Muscheln, 6 Punkte)
name-jewel_bracelet_4 = Armband (5 Muscheln, 7 Punkte)
name-jewel_earring_1 = Ohrring (1 Muschel, 1 Punkt)
name-jewel_earring_2 = Ohrring (2 Muscheln, 3 Punkte)
name-jewel_earring_3 = Ohrring (5 Muscheln, 7 Punkte)
name-jewel_earring_4 = Ohrring (6 Muscheln, 8 Punkte)
name-jewel_pendant_1 = Anhänger (1 Muschel, 1 Punkt)
name-jewel_pendant_2 = Anhänger (3 Muscheln, 4 Punkte)
name-jewel_pendant_3 = Anhänger (4 Muscheln, 6 Punkte)
name-jewel_pendant_4 = Anhänger (6 Muscheln, 8 Punkte)
name-jewel_headband_1 = Stirnband (2 Muscheln, 3 Punkte)
name-jewel_headband_2 = Stirnband (3 Muscheln, 4 Punkte)
name-jewel_headband_3 = Stirnband (4 Muscheln, 5 Punkte)
name-jewel_headband_4 = Stirnband (5 Muscheln, 7 Punkte)
name-jewel_anklet_1 = Fußkette (1 Muschel, 1 Punkt)
name-jewel_anklet_2 = Fußkette (2 Muscheln, 2 Punkte)
name-jewel_anklet_3 = Fußkette (5 Muscheln, 7 Punkte)
name-jewel_anklet_4 = Fußkette (6 Muscheln, 9 Punkte)
help-jewel_necklace_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_necklace_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_necklace_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_necklace_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_bracelet_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_bracelet_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_bracelet_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_bracelet_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_earring_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_earring_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_earring_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_earring_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_pendant_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_pendant_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_pendant_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_pendant_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_headband_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_headband_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_headband_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_headband_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_anklet_1 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_anklet_2 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_anklet_3 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
help-jewel_anklet_4 = Zu kaufen in Phase C der Runde seiner Spalte, eines je Spieler. Sechs Schmuckstücke: am Ende 6 Punkte mehr.
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
name-start_woman_jewel = Eine Frau und ein Schmuckstück haben
name-start_man_first_player = Einen Mann haben und in der Spielreihenfolge Erster sein
name-start_three_huts = In 3 Regionen Hütten haben
name-nine_huts = In 9 Regionen Hütten haben
name-five_islands = Auf allen 5 Inseln Hütten haben
name-huts_mountain_3 = Auf 3 Bergen Hütten haben
name-huts_beach_3 = An 3 Stränden Hütten haben
name-huts_forest_3 = In 3 Wäldern Hütten haben
name-huts_plain_3 = In 3 Ebenen Hütten haben
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
name-jewels_different_3 = 3 verschiedene Schmuckstücke haben
name-men_4 = 4 Männer haben
name-women_4 = 4 Frauen haben
name-jewels_4 = 4 Schmuckstücke haben
name-buildings_3 = 3 Gebäude gebaut haben
name-jewels_necklace_2 = 2 Halsketten haben
name-jewels_bracelet_2 = 2 Armbänder haben
name-jewels_earring_2 = 2 Ohrringe haben
name-jewels_pendant_2 = 2 Anhänger haben
name-jewels_headband_2 = 2 Stirnbänder haben
name-jewels_anklet_2 = 2 Fußketten haben
name-god_tiles_2 = 2 Götterplättchen haben
name-offerings_4 = 4 Opfergaben haben
name-shells_4 = 4 Muscheln haben
name-material_wood_3 = 3 Holz haben
name-material_stone_3 = 3 Stein haben
name-material_sand_3 = 3 Sand haben
name-materials_any_5 = 5 Materialien haben
name-shifted_men_3 = 3 tätowierte Männer haben
name-shifted_women_3 = 3 Frauen haben, die Muscheln gesammelt haben
name-shifted_any_5 = 5 nach unten geschobene Personen haben
name-persons_land_path_2 = 2 Kundschafter oder Kundschafterinnen haben
name-persons_water_path_2 = 2 Ruderer oder Ruderinnen haben
name-persons_recruit_woman_2 = 2 Frauenboten oder Frauenbotinnen haben
name-persons_recruit_man_2 = 2 Männerboten oder Männerbotinnen haben
name-persons_build_2 = 2 Baumeister oder Baumeisterinnen haben
name-persons_material_2 = 2 Materialträger oder Materialträgerinnen haben
name-persons_move_hut_2 = 2 Umzugshelfer oder Umzugshelferinnen haben
name-persons_victory_points_2 = 2 Tänzer oder Tänzerinnen haben
name-persons_god_card_2 = 2 Seher oder Seherinnen haben
name-persons_offering_2 = 2 Gabenbringer oder Gabenbringerinnen haben
name-persons_status_2 = 2 Würdenträger oder Würdenträgerinnen haben
name-persons_shell_2 = 2 Muscheltaucher oder Muscheltaucherinnen haben
help-task = 6 Punkte; mit einem gelben Gott, wenn eine Einheit fehlt, 4 Punkte.
help-start_man_woman = Männer auf deiner Tafel zählen, verschoben oder nicht. Frauen auf deiner Tafel zählen, verschoben oder nicht. { help-task }
help-start_woman_priest = Frauen auf deiner Tafel zählen, verschoben oder nicht. Priester zählen, solange sie im Tempel stehen. { help-task }
help-start_man_priest = Männer auf deiner Tafel zählen, verschoben oder nicht. Priester zählen, solange sie im Tempel stehen. { help-task }
help-start_three_priests = Priester zählen, solange sie im Tempel stehen. { help-task }
help-start_woman_jewel = Frauen auf deiner Tafel zählen, verschoben oder nicht. Alle gekauften Schmuckstücke zählen. { help-task }
help-start_man_first_player = Männer auf deiner Tafel zählen, verschoben oder nicht. Es gilt die Reihenfolge nach der Statuswertung dieser Runde. { help-task }
help-start_three_huts = Jede Region mit einer Hütte von dir zählt. { help-task }
help-nine_huts = Jede Region mit einer Hütte von dir zählt. { help-task }
help-five_islands = Eine Hütte auf jeder Insel genügt. { help-task }
help-huts_mountain_3 = Von dieser Landschaft gibt es drei Regionen. { help-task }
help-huts_beach_3 = Von dieser Landschaft gibt es drei Regionen. { help-task }
help-huts_forest_3 = Von dieser Landschaft gibt es drei Regionen. { help-task }
help-huts_plain_3 = Von dieser Landschaft gibt es drei Regionen. { help-task }
help-huts_fish_parrotfish_3 = Es zählen Regionen mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_fish_butterflyfish_3 = Es zählen Regionen mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_fish_triggerfish_3 = Es zählen Regionen mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_fish_angelfish_3 = Es zählen Regionen mit deiner Hütte, deren Fischplättchen diesen Fisch zeigt. { help-task }
help-huts_on_space_12_4 = Dorthin kommen Hütten mit dem Helfer oder einem Umzugshelfer. { help-task }
help-god_cards_same_3 = Karten auf der Hand; Götterplättchen zählen nicht. { help-task }
help-god_cards_different_4 = Karten auf der Hand; Götterplättchen zählen nicht. { help-task }
help-god_cards_blue_2 = Karten auf der Hand; Götterplättchen zählen nicht. { help-task }
help-god_cards_white_2 = Karten auf der Hand; Götterplättchen zählen nicht. { help-task }
help-god_cards_red_2 = Karten auf der Hand; Götterplättchen zählen nicht. { help-task }
help-god_cards_green_2 = Karten auf der Hand; Götterplättchen zählen nicht. { help-task }
help-god_cards_yellow_2 = Karten auf der Hand; Götterplättchen zählen nicht. { help-task }
help-men_different_3 = Verschieden heißt: eine andere Aktion auf der rechten Seite. { help-task }
help-women_different_3 = Verschieden heißt: eine andere Aktion auf der rechten Seite. { help-task }
help-jewels_different_3 = Verschieden heißt: eine andere Sorte, gleich zu welchem Preis. { help-task }
help-men_4 = Männer auf deiner Tafel zählen, verschoben oder nicht. { help-task }
help-women_4 = Frauen auf deiner Tafel zählen, verschoben oder nicht. { help-task }
help-jewels_4 = Alle gekauften Schmuckstücke zählen. { help-task }
help-buildings_3 = Gebäude auf deinen Zeremonienfeldern zählen. { help-task }
help-jewels_necklace_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_bracelet_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_earring_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_pendant_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_headband_2 = Preis und Punkte sind gleich. { help-task }
help-jewels_anklet_2 = Preis und Punkte sind gleich. { help-task }
help-god_tiles_2 = Unbenutzte Götterplättchen zählen. { help-task }
help-offerings_4 = Sie werden nur gezeigt. { help-task }
help-shells_4 = Sie werden nur gezeigt; Schmuck wird aber vorher gekauft. { help-task }
help-material_wood_3 = Auf Zeremonienfeldern oder neben deiner Tafel. { help-task }
help-material_stone_3 = Auf Zeremonienfeldern oder neben deiner Tafel. { help-task }
help-material_sand_3 = Auf Zeremonienfeldern oder neben deiner Tafel. { help-task }
help-materials_any_5 = Auf Zeremonienfeldern oder neben deiner Tafel, jede Sorte. { help-task }
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
name-jewels_6 = 6 Schmuckstücke
name-ceremony_spaces_12 = Alle 12 Zeremonienfelder bedeckt
name-buildings_6 = Alle 6 Gebäude gebaut
name-huts_on_map_12 = Hütten in allen 12 Regionen
name-person_spaces_12 = Personen auf allen 12 Feldern
help-tasks_fulfilled_9 = 6 Punkte am Ende für 9 erfüllte Aufgaben, auch mit dem gelben Gott.
help-jewels_6 = 6 Punkte am Ende für 6 Schmuckstücke: in jeder Runde eines.
help-ceremony_spaces_12 = 6 Punkte am Ende, wenn Materialien oder Gebäude alle deine Zeremonienfelder bedecken.
help-buildings_6 = 6 Punkte am Ende, wenn alle deine Gebäude stehen.
help-huts_on_map_12 = 6 Punkte am Ende, wenn du in jeder Region eine Hütte hast.
help-person_spaces_12 = 6 Punkte am Ende, wenn Männer und Frauen alle deine Personenfelder füllen.

# Die Zeichnung
board-round = Runde { $round } von 6
board-setup = Aufbau
board-you = Du
board-status = Die Punkte am Ende der Runde und die neue Spielreihenfolge.
board-free = Frei
board-god-stack = Götterplättchen für die meisten Priester, noch da: { $count }
board-priest-points = { $points ->
    [one] Jeder Priester bringt am Ende dieser Runde einen Punkt.
   *[other] Jeder Priester bringt am Ende dieser Runde { $points } Punkte.
}
board-jewel = Preis in Muscheln: { $cost }. Wert am Ende: { $points }. Zu kaufen in Runde { $round }.
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
board-fish = { $fish }, Wert { $points }
board-huts = Hütten: { $names }
board-land-path = Landweg, Würfel ab { $die }
board-water-path = Wasserweg, Würfel ab { $die }
board-fishing = Jeder Würfel, immer 2 Punkte.
board-any-die = Leer: Jeder Würfel darf gelegt werden.
board-lower-die = { $die ->
    [1] Niedriger geht es nicht: nur mit einem blauen Gott.
   *[other] Der nächste Würfel muss niedriger sein als { $die }.
}
board-act-man = Einen Mann nehmen
board-act-woman = Eine Frau nehmen
board-act-land = Über Land ausbreiten
board-act-water = Über Wasser ausbreiten
board-shifted = Nach unten geschoben: Die Zeichen sind verbraucht.
board-unshifted = Noch nicht geschoben: Der Helfer kann die Zeichen nutzen.
board-space = Personenfeld { $number }
board-space-huts = Hütten hier: { $count }
board-space-free = Frei für einen Mann oder eine Frau.
board-court = Zeremonienfeld für { $material }
board-site = Auf { $first } und { $second } bauen
board-building = In dieser Runde { $points } Punkte wert.
board-held = Im Vorrat: { $count }
board-worth = { $points ->
    [one] Am Ende einen Punkt wert.
   *[other] Am Ende { $points } Punkte wert.
}
board-spare = Neben der Tafel, nur für Aufgaben: { $count }
board-no-gods = Keine Götterkarten
board-no-jewels = Noch kein Schmuck
board-mat = Tafel von { $name }
board-cards = Götterkarten auf der Hand
board-jewels = Schmuck

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
