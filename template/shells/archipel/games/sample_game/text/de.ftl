title = Sample Game
promise = Nimm, was am Strand liegt, oder grabe nach dem, was sonst niemand sieht.

ask-take-or-dig = Nimmst du eine Muschel vom Strand, oder gräbst du?
ask-keep-or-lay = Ausgegraben: { $shell }. Behalten oder an den Strand legen?
ask-draw = Eine Muschel wird gezogen.
ask-wash-up = Eine Muschel wird angespült.
ask-dig-up = Eine Muschel wird ausgegraben.

do-take = Nehmen: { $shell }
do-dig = Graben
do-keep = Behalten
do-lay = An den Strand legen
do-draw = Aus dem Beutel: { $shell }

log-washed-up = Am Strand: { $shell }.
log-took = { $seat } nimmt vom Strand: { $shell }.
log-dug = { $seat } gräbt aus: { $shell }.
log-dug-veiled = { $seat } gräbt.
log-kept = { $seat } behält die Muschel, verdeckt.
log-laid = { $seat } legt an den Strand: { $shell }.
log-scored = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

name-cowrie = Kaurischnecke
name-cone = Kegelschnecke
name-scallop = Jakobsmuschel
name-whelk = Wellhornschnecke
name-dig = der Beutel

help-shell = Mehrere einer Art zählen immer mehr, alle vier Arten einen Bonus.
help-dig = Ziehe eine Muschel, die nur du siehst; behalte sie oder lege sie an den Strand.

score-sets = Muscheln einer Art
score-all_kinds = Alle vier Arten

option-length = Länge
option-length-help = Wie viele Züge jeder hat.
option-length-usual = Sechs Züge
option-length-short = Vier Züge

draw-round = Runde { $round } von { $rounds }
draw-bag = Beutel: { $count }
draw-beach = Strand
draw-held = Ausgegraben
draw-face-down = Verdeckt: { $count }

# Was gedruckt ist: die Gruppen von components.json.
printed-shells = Muscheln
printed-limits = Grenzen des Programms

# Für die erste Partie: warum eine Frage zählt, und woher Punkte kommen.
companion-take-or-dig = Am Strand weißt du, was du nimmst. Was du ausgräbst, bleibt dein Geheimnis.
companion-keep-or-lay = Behalte, was eine Art oder alle vier ergänzt. Was du hinlegst, kann ein anderer nehmen.
score-sets-how = Mehrere Muscheln einer Art bringen immer mehr.
score-all_kinds-how = Ein Bonus, wenn du alle vier Arten hast.
