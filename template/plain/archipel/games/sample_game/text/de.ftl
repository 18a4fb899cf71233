title = Sample Game
promise = Eine Reihe, zwei Enden: Was du nimmst, öffnet den Weg für den Nächsten.

ask-take-stone = Nimm einen Stein: von welchem Ende der Reihe?
do-take = Den Stein { $end } nehmen
log-took = { $seat } nimmt die { $number } { $end }.

name-left = links
name-right = rechts
help-end = Der Stein dort gehört dir, und der nächste ist frei für die anderen.

score-stones = Steine

draw-row = Reihe
draw-stones = { $seat }: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

# Was gedruckt ist: die Gruppen von components.json.
printed-stones = Steine
printed-ends = die beiden Enden

# Für die erste Partie: warum eine Frage zählt, und woher Punkte kommen.
companion-take-stone = Ein genommener Stein legt den nächsten frei: Sieh, was du den anderen lässt.
score-stones-how = Jeder Stein, den du nimmst, zählt so viel, wie auf ihm steht.
