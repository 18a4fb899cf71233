title = Sample Game
promise = Une rangée, deux extrémités : ce que vous prenez ouvre la voie au suivant.

ask-take-stone = Prenez une pierre : à quelle extrémité de la rangée ?
do-take = Prendre la pierre { $end }
log-took = { $seat } prend le { $number } { $end }.

name-left = à gauche
name-right = à droite
help-end = La pierre de ce bout est à vous, et la suivante est libre pour les autres.

score-stones = Pierres

draw-row = Rangée
draw-stones = { $seat } : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}

# Ce qui est imprimé : les groupes de components.json.
printed-stones = pierres
printed-ends = les deux bouts

# Pour la première partie : pourquoi une question compte, et d’où viennent les points.
companion-take-stone = Une pierre prise en découvre une autre : regardez ce que vous laissez au suivant.
score-stones-how = Chaque pierre que vous prenez vaut le nombre qu’elle porte.
