title = Dokmus
promise = Schlag deine Zelte auf, dreh das Land selbst und erreiche die Tempel vor den anderen.

## Fragen

ask-choose-first = Wer erhält den Talisman und wählt zuerst?
ask-lay-tile = Welches Plättchen kommt auf { $slot }?
ask-choose-start = Wo landet deine Expedition? Wähle eine Wiese oder einen Wald am Außenrand eines Eckplättchens.
ask-draft = Welchen Wächter nimmst du heimlich? Niedrige Zahlen sind zuerst am Zug.
ask-turn =
    { $left ->
        [0] Nutzt du noch eine Aktion, oder beendest du den Zug?
        [one] Was tust du? Dir bleibt noch ein Stein{ guardian-too }.
       *[other] Was tust du? Dir bleiben noch { $left } Steine{ guardian-too }.
    }
guardian-too =
    { $used ->
        [0] {" "}und dein Wächter
       *[other] {""}
    }
ask-use-ruins = Die Ruine auf { $tile } bietet eine Aktion: Welche nutzt du, oder verzichtest du?
ask-move-to = Wohin zieht der Stein auf { $cell }?

# Wo wir im Spiel sind, nach dem, was alle sehen
stage = { $phase_id ->
    [setup] Die Insel entsteht
    [start] Landung
    [draft] Runde { $round } · Wächterwahl
   *[turns] Runde { $round } · Züge
}

## Möglichkeiten

do-first = { $seat } wählt zuerst
do-lay = { $tile } legen, { $side }, { $rotation }
do-start = Auf { $cell } starten
do-draft = { $guardian } nehmen
do-place = Auf { $cell } setzen
do-cross = Einen Stein opfern und nach { $cell } überqueren
do-sacrifice = Einen Stein opfern
do-talisman = Talisman nehmen
do-slide = { $tile } verschieben
do-move = Den Stein auf { $cell } ziehen
do-rotate = { $tile } { $direction } drehen
do-ruins_slide = Ruine: { $tile } verschieben
do-ruins_move = Ruine: den Stein auf { $cell } ziehen
do-ruins_rotate = Ruine: { $tile } { $direction } drehen
do-to = Nach { $cell }
do-decline = Verzichten
do-end_turn = Zug beenden

## Dieselben, solange man sie wählen kann: Was das Brett zeigt, steht auch da

beside-temples =
    { $temples ->
        [0] {""}
        [one] , neben einem Tempel
       *[other] , neben { $temples } Tempeln
    }
with-tokens =
    { $own ->
        [0] ohne eigenen Stein
        [one] mit einem eigenen Stein
       *[other] mit { $own } eigenen Steinen
    }
do-start-now = Auf { $cell } starten: { $terrain }{ beside-temples }
do-place-now =
    { $toll_id ->
        [forest] Auf { $cell } setzen: Wald{ beside-temples }, kostet ein Opfer
        [water] Nach { $cell } überqueren: { $terrain }{ beside-temples }, kostet ein Opfer
       *[nothing] Auf { $cell } setzen: { $terrain }{ beside-temples }
    }
do-cross-now = Einen Stein opfern und nach { $cell } überqueren: { $terrain }{ beside-temples }
do-slide-now = { $tile } in die Lücke verschieben ({ with-tokens })
do-move-now = Den Stein auf { $cell } ziehen: { $terrain }{ beside-temples }
do-rotate-now = { $tile } { $direction } drehen ({ with-tokens })
do-ruins_slide-now = Ruine: { $tile } in die Lücke verschieben ({ with-tokens })
do-ruins_move-now = Ruine: den Stein auf { $cell } ziehen: { $terrain }{ beside-temples }
do-ruins_rotate-now = Ruine: { $tile } { $direction } drehen ({ with-tokens })
do-to-now = Nach { $cell }: { $terrain }{ beside-temples }
do-end_turn-now =
    Zug beenden{ $unused ->
        [0] {""}
       *[other] , die Aktion des Wächters verfällt
    }{ $ruins ->
        [0] {""}
        [one] , die Aktion der Ruine verfällt
       *[other] , { $ruins } Aktionen von Ruinen verfallen
    }{ $burning ->
        [0] {""}
        [one] , der Vulkan nimmt einen Stein
       *[other] , Vulkane nehmen { $burning } Steine
    }

## Verlauf

log-first = { $seat } erhält den Talisman.
log-laid = { $slot }: { $tile }, { $side }, { $rotation }.
log-started = { $seat } landet auf { $cell }.
log-round = Runde { $round } beginnt; { $seat } wählt zuerst.
log-drafted = { $seat } nimmt { $guardian }.
log-drafted-veiled = { $seat } nimmt einen Wächter.
log-unanswered = { $guardian }: niemand hat ihn.
log-revealed = { $seat } deckt { $guardian } auf.
log-placed =
    { $toll_id ->
        [forest] { $seat } opfert einen Stein und setzt einen anderen in den Wald auf { $cell }.
        [water] { $seat } opfert einen Stein, überquert das Wasser und setzt auf { $cell }.
       *[nothing] { $seat } setzt einen Stein auf { $cell }.
    }
log-crossed = { $seat } opfert einen Stein, überquert das Wasser und setzt auf { $cell }.
log-sacrificed = { $seat } opfert einen Stein.
log-talisman = { $seat } nimmt den Talisman.
log-talisman-passed = Der Talisman geht an { $seat }.
log-slid = { $seat } verschiebt { $tile } in die Lücke.
log-ruins-slid = { $seat } verschiebt mit der Ruine { $tile } in die Lücke.
log-rotated = { $seat } dreht { $tile } { $direction }.
log-ruins-rotated = { $seat } dreht mit der Ruine { $tile } { $direction }.
log-moved = { $seat } zieht einen Stein von { $cell } nach { $target }.
log-ruins-moved = { $seat } zieht mit der Ruine einen Stein von { $cell } nach { $target }.
log-ruins =
    { $points ->
        [one] { $seat } erreicht die Ruine auf { $cell }: { $points } Punkt und eine zusätzliche Aktion.
       *[other] { $seat } erreicht die Ruine auf { $cell }: { $points } Punkte und eine zusätzliche Aktion.
    }
log-declined = { $seat } verzichtet auf die Aktion der Ruine.
log-burnt = Der Vulkan auf { $cell } verschlingt einen Stein von { $seat }: Er gilt als geopfert.
log-turn-ended = { $seat } beendet den Zug.
log-round-ended = Runde { $round } ist vorbei.
log-scored =
    { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (Ruinen { $ruins }, Tempel { $temples }, vollständige Plättchen { $complete }, besuchte Plättchen { $visited }, Opfer { $sacrifice }).
log-won = { $seat } gewinnt die Gunst von Dokmus.

## Namen

name-tile_1 = Plättchen 1
name-tile_2 = Plättchen 2
name-tile_3 = Plättchen 3
name-tile_4 = Plättchen 4
name-tile_5 = Plättchen 5
name-tile_6 = Plättchen 6
name-tile_7 = Plättchen 7
name-tile_8 = Plättchen 8
name-side_a = Seite A
name-side_b = Seite B
name-r0 = aufrecht
name-r90 = 90° im Uhrzeigersinn gedreht
name-r180 = auf dem Kopf
name-r270 = 90° gegen den Uhrzeigersinn gedreht
name-cw = im Uhrzeigersinn
name-ccw = gegen den Uhrzeigersinn
name-guardian_1 = Wächter 1 (Talisman)
name-guardian_2 = Wächter 2 (Verschieben)
name-guardian_3 = Wächter 3 (Ziehen)
name-guardian_4 = Wächter 4 (Drehen)
name-guardian_5 = Wächter 5 (freie Wahl)
name-slot_0 = Platz 1
name-slot_1 = Platz 2
name-slot_2 = Platz 3
name-slot_3 = Platz 4
name-slot_4 = Platz 5
name-slot_5 = Platz 6
name-slot_6 = Platz 7
name-slot_7 = Platz 8
name-slot_8 = Platz 9
name-meadow = Wiese
name-forest = Wald
name-ruins = Ruine
name-volcano = Vulkan
name-mountain = Gebirge
name-water = Wasser
name-temple_small = kleiner Tempel
name-temple_large = großer Tempel

## Tischoptionen

option-voluntary_sacrifice = Opfer
option-voluntary_sacrifice-help = Darf man Steine nach Belieben opfern oder nur, wenn das Gelände es verlangt?
option-voluntary_sacrifice-allowed = Nach Belieben
option-voluntary_sacrifice-terrain_only = Nur für Gelände
option-temple_link_from = Verbindung am Tempel
option-temple_link_from-help = Welcher eigene Stein neben einem Tempel erreicht die anderen Felder um ihn herum?
option-temple_link_from-last_token = Der zuletzt gesetzte
option-temple_link_from-this_turn = Der zuletzt gesetzte, nur in diesem Zug
option-temple_link_from-any_own_token = Jeder
option-ruins_bonus_timing = Aktion der Ruine
option-ruins_bonus_timing-help = Wann wird die zusätzliche Aktion einer Ruine genutzt?
option-ruins_bonus_timing-this_turn = Jederzeit in diesem Zug
option-ruins_bonus_timing-immediate = Sofort
option-waterways_at_temples = Flüsse an Tempeln
option-waterways_at_temples-help = Verbindet ein Tempel zwei Gewässer, die er berührt, zu einem?
option-waterways_at_temples-separate = Nein, sie bleiben getrennt
option-waterways_at_temples-joined = Ja, er verbindet sie
option-adjacent_temples = Benachbarte Tempel
option-adjacent_temples-help = Gelten benachbarte Tempel als einer, wenn ein Wald ohne Opfer betreten oder Wasser über einen Tempel überquert wird?
option-adjacent_temples-same_temple = Nein, nur derselbe Tempel
option-adjacent_temples-temple_group = Ja, als einer
option-free_placement_forest = Wälder beim freien Setzen
option-free_placement_forest-help = Ist kein Feld erreichbar, darf ein Stein überallhin. Kostet ein Wald dann trotzdem ein Opfer?
option-free_placement_forest-price_due = Ja, ein Opfer
option-free_placement_forest-free = Nein, nichts
option-start_on_gap_side = Start an der Lücke
option-start_on_gap_side-help = Zu zweit: Darf man an dem Rand starten, der zur Lücke zeigt?
option-start_on_gap_side-forbidden = Nein
option-start_on_gap_side-allowed = Ja
option-talisman_action = Talisman nehmen
option-talisman_action-help = Zu dritt und zu viert: Ist die Aktion von Wächter 1 freiwillig?
option-talisman_action-optional = Freiwillig
option-talisman_action-automatic = Automatisch

## Punkte

score-ruins = Ruinen
score-temples = Tempel
score-complete = Vollständige Plättchen
score-visited = Besuchte Plättchen
score-sacrifice = Opfer

## Das Brett im Terminal

draw-round = Runde { $round } von { $rounds }
draw-talisman = Talisman: { $seat }
draw-left =
    { $left ->
        [0] { $seat } hat keinen Stein mehr einzusetzen
        [one] { $seat } hat noch einen Stein einzusetzen
       *[other] { $seat } hat noch { $left } Steine einzusetzen
    }
draw-pending = Ruinenaktion offen: { $tile }
draw-waived = Kein Feld erreichbar: überall setzen
draw-guardian = Dein Wächter: { $guardian }
draw-set-aside = Beiseitegelegt:
draw-order = Wächter der Reihe nach
draw-nobody = niemand
draw-gap = Lücke
draw-free = kostenlos
draw-priced = kostet ein Opfer
draw-player = Spieler
draw-hand = Steine
draw-sacrificed = Geopfert
draw-explored = Erkundete Tempel
draw-total = Summe

## Das gezeichnete Brett

board-sacrifice = Geopfert
board-bowl = Opferstätte
board-prizes = Punkte von den meisten geopferten Steinen zu den wenigsten
board-visits = Punkte nach der Zahl besuchter Plättchen
board-turn = Steine dieses Zuges
board-tents =
    { $count ->
        [one] 1 Stein für später
       *[other] { $count } Steine für später
    }
board-temples = Erkundete Tempel
board-visited = Besuchte Plättchen
board-complete = Vollständige Plättchen
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-place = Zeile { $row }, Spalte { $column }, Seite { $side }
board-talisman = Hat den Talisman: wählt zuerst
board-used = Seine Aktion ist benutzt.
board-guardian_1 = Nimm den Talisman: Du wählst dann zuerst.
board-guardian_2 = Verschiebe ein Plättchen in die Lücke.
board-guardian_3 = Zieh einen eigenen Stein ein Feld weit.
board-guardian_4 = Dreh ein Plättchen um eine Vierteldrehung.
board-guardian_5 = Nutze die Aktion von Wächter 2, 3 oder 4.

# Was die Dinge tun, für die Hilfe-Blase

help-meadow = Freies Gelände: Ein Stein hier kostet nichts weiter.
help-forest = Ein Stein hier kostet einen zweiten, der geopfert wird. Frei ist er neben einem eigenen Stein im Wald oder am selben Tempel, nach einer Überquerung und für einen gezogenen Stein.
help-ruins = { $points ->
    [one] { $points } Punkt sofort
   *[other] { $points } Punkte sofort
} und eine Zusatzaktion: dieses Plättchen verschieben oder drehen oder einen eigenen Stein darauf ziehen. Ein Stein auf einer Ruine bleibt für immer.
help-volcano = Ein Stein darf hier im Lauf deines Zuges stehen. Steht er am Ende des Zuges noch hier, wird er geopfert.
help-mountain = Hier kann kein Stein stehen.
help-water = Hier kann kein Stein stehen. Vom Ufer aus kannst du überqueren: Opfere einen Stein und setze einen anderen ans selbe Wasser oder neben einen Tempel am Ufer.
help-temple = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am Ende für alle, die einen Stein daneben haben. Steht dein letzter Stein daneben, darf der nächste auf jedes Feld rings um den Tempel.
help-tile = Wächter und Ruinen können es in die Lücke verschieben oder drehen; die Steine reisen mit. Sind alle seine Tempel erkundet, gibt es am Ende einen Bonus.
help-cell = Ein Feld der Insel. Sein Gelände sagt, ob hier ein Stein stehen kann und was er kostet.
help-guardian_1 = Spielt vor allen anderen. Du darfst den Talisman nehmen und wählst in der nächsten Runde zuerst.
help-guardian_2 = Einmal in deinem Zug: Verschiebe ein Plättchen gerade in die Lücke.
help-guardian_3 = Einmal in deinem Zug: Ziehe einen eigenen Stein auf ein Nachbarfeld oder rings um einen Tempel, an dem er steht. Wald kostet dann nichts.
help-guardian_4 = Einmal in deinem Zug: Drehe ein Plättchen um ein Viertel, rechts- oder linksherum.
help-guardian_5 = Spielt zuletzt. Einmal in deinem Zug: die Aktion von Wächter 2, 3 oder 4, nach Wahl.
help-talisman = Wer ihn hat, wählt als Erster einen Wächter.
help-sacrifice = Gib einen Stein dieses Zuges auf. Am Ende gibt es Punkte für die meisten geopferten Steine.
help-prizes = Punkte am Ende für die meisten geopferten Steine, die zweitmeisten und so weiter. Ohne Opfer gibt es nichts.
help-visits = Ein Plättchen ist besucht, sobald du einen seiner Tempel erkundet hast. Je mehr du besuchst, desto mehr Punkte am Ende.
help-complete = Punkte am Ende für jedes Plättchen, dessen Tempel du alle erkundet hast.
help-end_turn = Der Nächste beginnt. Nicht genutzte Aktionen von Wächter und Ruinen verfallen.
help-decline = Die Aktion dieser Ruinen verfällt.
help-ruins_action = Eine Zusatzaktion auf diesem Plättchen: schieben, drehen oder einen eigenen Stein darauf ziehen. Ungenutzt verfällt sie am Ende des Zuges.
help-slide = Das Plättchen gleitet gerade in die Lücke, wenn nötig an einem anderen vorbei, mit allen Steinen darauf.
help-turn = Das Plättchen dreht sich auf seinem Platz um ein Viertel, mit allen Steinen darauf.
help-cw = Eine Vierteldrehung nach rechts, mit allen Steinen darauf.
help-ccw = Eine Vierteldrehung nach links, mit allen Steinen darauf.

# Was gedruckt ist: die Gruppen von components.json, und was ein Besitzer vergleichen sollte.
printed-terrains = die Geländearten
printed-map_tiles = die Landschaftsplättchen
printed-look-map_tiles = Vergleiche jede der sechzehn Seiten Feld für Feld mit dem Plättchen gleicher Nummer und gleichen Buchstabens.
printed-layouts = die Anordnung der Plättchen
printed-guardians = die Wächter
printed-ruins_bonus = die Bonusaktion der Ruinen
printed-tokens = Marker und Runden
printed-token_colours = die Farben der Spieler
printed-look-token_colours = Welche vier Farben haben die Marker?
printed-talisman = der Talisman
printed-other_components = alles andere in der Schachtel
printed-setup = der Aufbau nach Spielerzahl
printed-temple_points = die Punkte der Tempel
printed-ruins_points = die Punkte der Ruinen
printed-complete_tile_points = die Punkte für alle Tempel eines Plättchens
printed-visited_tile_points = die Punkte für besuchte Plättchen
printed-sacrifice_points = die Punkte für Opfer
printed-look-sacrifice_points = Vergleiche die Zahlen, die neben dem Opferbereich gedruckt sind, für jede Spielerzahl.
printed-tie_break = Gleichstände
printed-side_panel = die Zeichnung neben dem Plan

# Wovon ein Hinweis spricht: die Merkmale des Wertes

feature-ruins = Ruinen
feature-temples = erkundete Tempel
feature-temples_near = Tempel in Reichweite
feature-visits = besuchte Plättchen
feature-visits_near = Besuche in Reichweite
feature-complete = vollständige Plättchen
feature-complete_near = fast vollständige Plättchen
feature-hand = übrige Steine
feature-sacrifice = Rang bei den Opfern
feature-sacrificed = geopferte Steine
feature-guardian = Aktion des Wächters
feature-guardian_now = was der Wächter hier brächte
feature-ruins_action = Aktion der Ruine

## The companion of a first game: why a question matters

companion-choose-start = Von hier breiten sich deine Steine aus. Lande neben einem Tempel: Er zählt am Ende und trägt dich weiter.
companion-draft = Niedrige Zahlen sind in dieser Runde zuerst am Zug. Und einmal in deinem Zug leiht dir der Wächter seine Aktion.
companion-turn = Ein Stein kommt neben einen von deinen: Ziele auf Tempel, und denk daran, dass ein Wald einen zweiten Stein kostet. Geopferte Steine zählen am Ende.
companion-use-ruins = Die Ruinen schenken dir eine Aktion, nur auf diesem Plättchen. Verzichtest du, ist sie verloren.
companion-move-to = Ein gezogener Stein betritt den Wald umsonst. Verlass keinen Tempel, an dem sonst kein Stein von dir steht.

## How to get points

score-ruins-how = Jeder Stein, der Ruinen betritt, punktet sofort.
score-temples-how = Jeder Tempel, an dem ein Stein von dir steht. Große sind mehr wert.
score-complete-how = Ein Bonus für jedes Plättchen, dessen Tempel du alle erkundet hast.
score-visited-how = Ein Plättchen ist besucht, sobald du einen seiner Tempel erkundet hast. Je mehr es sind, desto mehr bringt jedes.
score-sacrifice-how = Die meisten geopferten Steine gewinnen einen Preis, dann die nächsten. Ohne Opfer gibt es keinen.

## The legend of symbols

legend-land = Gelände
legend-pieces = Material
legend-guardians = Wächter
legend-actions = Aktionen
legend-points = Punkte am Ende
legend-ruins-help = Ein Stein, der sie betritt, punktet sofort und bekommt eine Aktion: dieses Plättchen schieben oder drehen oder einen eigenen Stein darauf ziehen. Er bleibt für immer.
legend-temple_small-help = Punkte am Ende für alle, die einen Stein daneben haben. Steht dein letzter Stein daran, darf der nächste auf jedes Feld ringsum.
legend-temple_large-help = Wie ein kleiner Tempel, aber mehr wert.
legend-token = Stein
legend-token-help = Deine Expedition: ein Zelt in deiner Farbe. Jeder neue Stein muss an einen von dir grenzen oder von Tempel oder Wasser getragen werden.
legend-tile = Plättchen
legend-price = Preis
legend-price-help = Dieses Feld kostet einen Stein mehr, der geopfert wird.
legend-talisman = Talisman
legend-slide = Plättchen schieben
legend-turn = Plättchen drehen
legend-ruins_action = Aktion der Ruinen
legend-visits = besuchte Plättchen
legend-complete = vollständiges Plättchen
legend-sacrifice = Opfer
legend-prizes = Preise für Opfer
