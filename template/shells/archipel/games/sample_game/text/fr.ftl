title = Sample Game
promise = Prenez ce que la plage vous offre, ou creusez : vous seul verrez ce que vous trouvez.

ask-take-or-dig = Prenez-vous un coquillage de la plage, ou creusez-vous ?
ask-keep-or-lay = Vous avez trouvé : { $shell }. Le gardez-vous, ou le posez-vous sur la plage ?
ask-draw = Un coquillage est pioché.
ask-wash-up = La mer dépose un coquillage.
ask-dig-up = Un coquillage sort du sac.

do-take = Prendre : { $shell }
do-dig = Creuser
do-keep = Le garder
do-lay = Le poser sur la plage
do-draw = Du sac : { $shell }

log-washed-up = Sur la plage : { $shell }.
log-took = { $seat } prend sur la plage : { $shell }.
log-dug = { $seat } creuse et trouve : { $shell }.
log-dug-veiled = { $seat } creuse.
log-kept = { $seat } garde le coquillage, face cachée.
log-laid = { $seat } pose sur la plage : { $shell }.
log-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

name-cowrie = porcelaine
name-cone = cône
name-scallop = coquille Saint-Jacques
name-whelk = bulot
name-dig = le sac

help-shell = Plusieurs d’une même sorte rapportent de plus en plus, les quatre sortes un bonus.
help-dig = Piochez un coquillage que vous seul voyez ; gardez-le ou posez-le sur la plage.

score-sets = Coquillages de même sorte
score-all_kinds = Les quatre sortes

option-length = Durée
option-length-help = Le nombre de tours de chacun.
option-length-usual = Six tours
option-length-short = Quatre tours

draw-round = Manche { $round } sur { $rounds }
draw-bag = Sac : { $count }
draw-beach = Plage
draw-held = Trouvé
draw-face-down = Face cachée : { $count }

# Ce qui est imprimé : les groupes de components.json.
printed-shells = coquillages
printed-limits = limites du programme

# Pour la première partie : pourquoi une question compte, et d’où viennent les points.
companion-take-or-dig = Sur la plage vous savez ce que vous prenez. Ce que vous creusez reste votre secret.
companion-keep-or-lay = Gardez ce qui complète une sorte ou les quatre. Ce que vous posez, un autre peut le prendre.
score-sets-how = Plusieurs coquillages d’une même sorte rapportent de plus en plus.
score-all_kinds-how = Un bonus si vous avez les quatre sortes.
