title = Sample Game
promise = Take what lies on the beach, or dig for what nobody else sees.

ask-take-or-dig = Do you take a shell from the beach, or dig?
ask-keep-or-lay = You dug up: { $shell }. Keep it, or lay it on the beach?
ask-draw = A shell is drawn.
ask-wash-up = A shell is washed up.
ask-dig-up = A shell is dug up.

do-take = Take: { $shell }
do-dig = Dig
do-keep = Keep it
do-lay = Lay it on the beach
do-draw = From the bag: { $shell }

log-washed-up = On the beach: { $shell }.
log-took = { $seat } takes from the beach: { $shell }.
log-dug = { $seat } digs up: { $shell }.
log-dug-veiled = { $seat } digs.
log-kept = { $seat } keeps the shell, face down.
log-laid = { $seat } lays on the beach: { $shell }.
log-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

name-cowrie = cowrie
name-cone = cone
name-scallop = scallop
name-whelk = whelk
name-dig = the bag

help-shell = Several of a kind score more and more, all four kinds a bonus.
help-dig = Draw a shell that only you see; keep it or lay it on the beach.

score-sets = Shells of a kind
score-all_kinds = All four kinds

option-length = Length
option-length-help = How many turns everybody has.
option-length-usual = Six turns
option-length-short = Four turns

draw-round = Round { $round } of { $rounds }
draw-bag = Bag: { $count }
draw-beach = Beach
draw-held = Dug up
draw-face-down = Face down: { $count }

# What is printed: the groups of components.json.
printed-shells = shells
printed-limits = limits of the program

# For a first game: why a question matters, and where points come from.
companion-take-or-dig = On the beach you know what you take. What you dig up stays your secret.
companion-keep-or-lay = Keep what adds to a kind or completes all four. What you lay down somebody else may take.
score-sets-how = Several shells of a kind bring more and more.
score-all_kinds-how = A bonus if you have all four kinds.
