title = Sample Game
promise = Two ends, one row: what you take opens the way for the next.

ask-take-stone = Take a stone: from which end of the row?
do-take = Take the stone { $end }
log-took = { $seat } takes the { $number } { $end }.

name-left = at the left end
name-right = at the right end
help-end = The stone there is yours, and the next one is free for the others.

score-stones = Stones

draw-row = Row
draw-stones = { $seat }: { $count ->
    [one] 1 stone
   *[other] { $count } stones
}

# What is printed: the groups of components.json.
printed-stones = stones
printed-ends = the two ends

# For a first game: why a question matters, and where points come from.
companion-take-stone = A stone taken uncovers the next one: look at what you leave to the others.
score-stones-how = Each stone you take is worth the number on it.
