title = Dokmus
promise = Plantez vos tentes, faites tourner la terre elle-même et gagnez les temples avant les autres.

## Questions

ask-choose-first = Qui reçoit le talisman et choisit en premier ?
ask-lay-tile = Quelle tuile occupe l’{ $slot } ?
ask-choose-start = Où débarque votre expédition ? Choisissez une prairie ou une forêt sur la bordure externe d’une tuile de coin.
ask-draft = Quel gardien prenez-vous en secret ? Les petits numéros jouent d’abord.
ask-turn =
    { $left ->
        [0] Jouez-vous encore une action, ou terminez-vous votre tour ?
        [one] Que faites-vous ? Il vous reste un pion{ guardian-too }.
       *[other] Que faites-vous ? Il vous reste { $left } pions{ guardian-too }.
    }
guardian-too =
    { $used ->
        [0] {" "}et votre gardien
       *[other] {""}
    }
ask-use-ruins = Les ruines de la { $tile } vous offrent une action : laquelle jouez-vous, ou y renoncez-vous ?
ask-move-to = Où se déplace le pion en { $cell } ?

# Où en est la partie, d’après ce que tous voient
stage = { $phase_id ->
    [setup] L’île prend forme
    [start] Débarquement
    [draft] Manche { $round } · choix des gardiens
   *[turns] Manche { $round } · tours
}

## Choix

do-first = { $seat } choisit en premier
do-lay = Poser la { $tile }, { $side }, { $rotation }
do-start = Débarquer en { $cell }
do-draft = Prendre : { $guardian }
do-place = Poser en { $cell }
do-cross = Traverser jusqu’en { $cell } en sacrifiant un pion
do-sacrifice = Sacrifier un pion
do-talisman = Prendre le talisman
do-slide = Déplacer la { $tile }
do-move = Déplacer le pion en { $cell }
do-rotate = Faire pivoter la { $tile } dans le { $direction }
do-ruins_slide = Ruines : déplacer la { $tile }
do-ruins_move = Ruines : déplacer le pion en { $cell }
do-ruins_rotate = Ruines : faire pivoter la { $tile } dans le { $direction }
do-to = Vers { $cell }
do-decline = Renoncer
do-end_turn = Terminer le tour

## Les mêmes, quand on a le choix : ce que le plateau montre se lit aussi

beside-temples =
    { $temples ->
        [0] {""}
        [one] , à côté d’un temple
       *[other] , à côté de { $temples } temples
    }
with-tokens =
    { $own ->
        [0] aucun de vos pions dessus
        [one] avec un de vos pions
       *[other] avec { $own } de vos pions
    }
do-start-now = Débarquer en { $cell } : { $terrain }{ beside-temples }
do-place-now =
    { $toll_id ->
        [forest] Poser en { $cell } : forêt{ beside-temples }, un sacrifice
        [water] Traverser jusqu’en { $cell } : { $terrain }{ beside-temples }, un sacrifice
       *[nothing] Poser en { $cell } : { $terrain }{ beside-temples }
    }
do-cross-now = Traverser jusqu’en { $cell } en sacrifiant un pion : { $terrain }{ beside-temples }
do-slide-now = Déplacer la { $tile } dans l’espace vide ({ with-tokens })
do-move-now = Déplacer le pion en { $cell } : { $terrain }{ beside-temples }
do-rotate-now = Faire pivoter la { $tile } dans le { $direction } ({ with-tokens })
do-ruins_slide-now = Ruines : déplacer la { $tile } dans l’espace vide ({ with-tokens })
do-ruins_move-now = Ruines : déplacer le pion en { $cell } : { $terrain }{ beside-temples }
do-ruins_rotate-now = Ruines : faire pivoter la { $tile } dans le { $direction } ({ with-tokens })
do-to-now = Vers { $cell } : { $terrain }{ beside-temples }
do-end_turn-now =
    Terminer le tour{ $unused ->
        [0] {""}
       *[other] , sans jouer l’action du gardien
    }{ $ruins ->
        [0] {""}
        [one] , sans jouer l’action des ruines
       *[other] , sans jouer { $ruins } actions de ruines
    }{ $burning ->
        [0] {""}
        [one] , un pion est perdu dans le volcan
       *[other] , { $burning } pions sont perdus dans les volcans
    }

## Journal

log-first = { $seat } reçoit le talisman.
log-laid = Mise en place, { $slot } : { $tile }, { $side }, { $rotation }.
log-started = { $seat } débarque en { $cell }.
log-round = Manche { $round } : { $seat } choisit en premier.
log-drafted = { $seat } prend : { $guardian }.
log-drafted-veiled = { $seat } prend un gardien.
log-unanswered = { $guardian } : personne ne l’a choisi.
log-revealed = { $seat } révèle : { $guardian }.
log-placed =
    { $toll_id ->
        [forest] { $seat } sacrifie un pion pour en poser un autre dans la forêt en { $cell }.
        [water] { $seat } sacrifie un pion, traverse un cours d’eau et pose un pion en { $cell }.
       *[nothing] { $seat } pose un pion en { $cell }.
    }
log-crossed = { $seat } sacrifie un pion, traverse un cours d’eau et pose un pion en { $cell }.
log-sacrificed = { $seat } sacrifie un pion.
log-talisman = { $seat } prend le talisman.
log-talisman-passed = Le talisman passe à { $seat }.
log-slid = { $seat } déplace la { $tile } dans l’espace vide.
log-ruins-slid = { $seat } utilise les ruines pour déplacer la { $tile } dans l’espace vide.
log-rotated = { $seat } fait pivoter la { $tile } dans le { $direction }.
log-ruins-rotated = { $seat } utilise les ruines pour faire pivoter la { $tile } dans le { $direction }.
log-moved = { $seat } déplace un pion de { $cell } en { $target }.
log-ruins-moved = { $seat } utilise les ruines pour déplacer un pion de { $cell } en { $target }.
log-ruins =
    { $points ->
        [one] { $seat } atteint les ruines en { $cell } : { $points } point et une action supplémentaire.
       *[other] { $seat } atteint les ruines en { $cell } : { $points } points et une action supplémentaire.
    }
log-declined = { $seat } renonce à l’action des ruines.
log-burnt = Le volcan en { $cell } engloutit un pion ({ $seat }), qui rejoint la zone de sacrifice.
log-turn-ended = { $seat } termine son tour.
log-round-ended = Fin de la manche { $round }.
log-scored =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (ruines { $ruins }, temples { $temples }, tuiles complètes { $complete }, tuiles visitées { $visited }, sacrifices { $sacrifice }).
log-won = { $seat } gagne les faveurs de Dokmus.

## Noms

name-tile_1 = tuile 1
name-tile_2 = tuile 2
name-tile_3 = tuile 3
name-tile_4 = tuile 4
name-tile_5 = tuile 5
name-tile_6 = tuile 6
name-tile_7 = tuile 7
name-tile_8 = tuile 8
name-side_a = face A
name-side_b = face B
name-r0 = à l’endroit
name-r90 = pivotée de 90° dans le sens horaire
name-r180 = à l’envers
name-r270 = pivotée de 90° dans le sens antihoraire
name-cw = sens horaire
name-ccw = sens antihoraire
name-guardian_1 = Gardien 1 (talisman)
name-guardian_2 = Gardien 2 (déplacer une tuile)
name-guardian_3 = Gardien 3 (déplacer un pion)
name-guardian_4 = Gardien 4 (faire pivoter une tuile)
name-guardian_5 = Gardien 5 (action au choix)
name-slot_0 = emplacement 1
name-slot_1 = emplacement 2
name-slot_2 = emplacement 3
name-slot_3 = emplacement 4
name-slot_4 = emplacement 5
name-slot_5 = emplacement 6
name-slot_6 = emplacement 7
name-slot_7 = emplacement 8
name-slot_8 = emplacement 9
name-meadow = prairie
name-forest = forêt
name-ruins = ruines
name-volcano = volcan
name-mountain = montagne
name-water = eau
name-temple_small = petit temple
name-temple_large = grand temple

## Options de table

option-voluntary_sacrifice = Sacrifices
option-voluntary_sacrifice-help = Peut-on sacrifier un pion de son plein gré, ou seulement quand le terrain l’exige ?
option-voluntary_sacrifice-allowed = À volonté
option-voluntary_sacrifice-terrain_only = Pour le terrain seulement
option-temple_link_from = Lien des temples
option-temple_link_from-help = Lequel de vos pions à côté d’un temple donne accès aux autres cases autour de lui ?
option-temple_link_from-last_token = Le dernier posé
option-temple_link_from-this_turn = Le dernier posé, s’il l’est pendant ce tour
option-temple_link_from-any_own_token = N’importe lequel
option-ruins_bonus_timing = Action des ruines
option-ruins_bonus_timing-help = Quand joue-t-on l’action supplémentaire des ruines ?
option-ruins_bonus_timing-this_turn = À tout moment du tour
option-ruins_bonus_timing-immediate = Tout de suite
option-waterways_at_temples = Rivières et temples
option-waterways_at_temples-help = Un temple qui touche deux cours d’eau en fait-il un seul ?
option-waterways_at_temples-separate = Non, ils restent séparés
option-waterways_at_temples-joined = Oui, il les relie
option-adjacent_temples = Temples qui se touchent
option-adjacent_temples-help = Pour entrer sans sacrifice dans une forêt ou pour traverser l’eau par un temple, deux temples qui se touchent comptent-ils pour un seul ?
option-adjacent_temples-same_temple = Non, il faut le même temple
option-adjacent_temples-temple_group = Oui, ils n’en font qu’un
option-free_placement_forest = Forêts en placement libre
option-free_placement_forest-help = Sans aucune case accessible, un pion peut aller partout. Une forêt coûte-t-elle alors un sacrifice ?
option-free_placement_forest-price_due = Oui, un sacrifice
option-free_placement_forest-free = Non, elle est gratuite
option-start_on_gap_side = Départ au bord de l’espace vide
option-start_on_gap_side-help = À deux joueurs : le bord d’une tuile face à l’espace vide est-il une position de départ ?
option-start_on_gap_side-forbidden = Non
option-start_on_gap_side-allowed = Oui
option-talisman_action = Prise du talisman
option-talisman_action-help = À trois ou quatre joueurs : l’action du gardien 1 est-elle facultative ?
option-talisman_action-optional = Facultative
option-talisman_action-automatic = Automatique

## Points

score-ruins = Ruines
score-temples = Temples
score-complete = Tuiles complètes
score-visited = Tuiles visitées
score-sacrifice = Sacrifices

## Le plateau dans un terminal

draw-round = Manche { $round } sur { $rounds }
draw-talisman = Talisman : { $seat }
draw-left =
    { $left ->
        [0] { $seat } n’a plus de pion à utiliser
        [one] { $seat } a un pion à utiliser
       *[other] { $seat } a { $left } pions à utiliser
    }
draw-pending = Action de ruines : { $tile }
draw-waived = Aucune case accessible : placement libre
draw-guardian = Votre gardien : { $guardian }
draw-set-aside = Mis de côté :
draw-order = Gardiens dans l’ordre
draw-nobody = personne
draw-gap = espace vide
draw-free = gratuit
draw-priced = coûte un sacrifice
draw-player = Joueur
draw-hand = Pions
draw-sacrificed = Sacrifiés
draw-explored = Temples explorés
draw-total = Total

## Le plateau dessiné

board-sacrifice = Sacrifiés
board-bowl = Zone de sacrifice
board-prizes = Points du plus grand nombre de pions sacrifiés au plus petit
board-visits = Points selon le nombre de tuiles visitées
board-turn = Pions de ce tour
board-tents =
    { $count ->
        [one] { $count } pion en réserve
       *[other] { $count } pions en réserve
    }
board-temples = Temples explorés
board-visited = Tuiles visitées
board-complete = Tuiles complètes
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-place = rangée { $row }, colonne { $column }, face { $side }
board-talisman = A le talisman : choisit en premier
board-used = Son action est jouée.
board-guardian_1 = Prenez le talisman : vous choisirez en premier.
board-guardian_2 = Déplacez une tuile dans l’espace vide.
board-guardian_3 = Déplacez un de vos pions d’une case.
board-guardian_4 = Faites pivoter une tuile d’un quart de tour.
board-guardian_5 = Jouez l’action du gardien 2, 3 ou 4, au choix.

# Ce que font les choses, pour la bulle d’aide

help-meadow = Terrain libre : y poser un pion ne coûte rien de plus.
help-forest = Y poser un pion en coûte un second, sacrifié. C’est gratuit à côté d’un de vos pions en forêt ou autour du même temple, après une traversée, et pour un pion déplacé.
help-ruins = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
} et une action de plus : déplacer ou faire pivoter cette tuile, ou y déplacer l’un de vos pions. Un pion sur des ruines n’en repart jamais.
help-volcano = Un pion peut s’y arrêter pendant votre tour. S’il y est encore à la fin du tour, il est sacrifié.
help-mountain = Aucun pion ne peut s’y tenir.
help-water = Aucun pion ne peut s’y tenir. Depuis la rive vous pouvez traverser : sacrifiez un pion et posez-en un autre au bord de la même eau, ou à côté d’un temple qui la touche.
help-temple = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin pour quiconque a un pion à côté. Si votre dernier pion est à côté, le suivant peut aller sur toute case autour du temple.
help-tile = Gardiens et ruines peuvent la déplacer dans l’espace vide ou la faire pivoter, avec ses pions. Explorer tous ses temples rapporte un bonus à la fin.
help-cell = Une case de l’île. Son terrain dit si un pion peut s’y tenir, et à quel prix.
help-guardian_1 = Joue avant tous les autres. Vous pouvez prendre le talisman et choisir en premier à la manche suivante.
help-guardian_2 = Une fois dans votre tour : déplacez une tuile en ligne droite dans l’espace vide.
help-guardian_3 = Une fois dans votre tour : déplacez l’un de vos pions sur une case voisine, ou autour d’un temple qu’il touche. La forêt ne coûte alors rien.
help-guardian_4 = Une fois dans votre tour : faites pivoter une tuile d’un quart de tour, dans le sens de votre choix.
help-guardian_5 = Joue en dernier. Une fois dans votre tour : l’action du gardien 2, 3 ou 4, à votre choix.
help-talisman = Qui le détient choisit son gardien en premier.
help-sacrifice = Renoncez à un pion de ce tour. À la fin, les plus grands sacrifices rapportent des points.
help-prizes = Points à la fin pour le plus grand nombre de pions sacrifiés, puis le deuxième, et ainsi de suite. Sans sacrifice, rien.
help-visits = Une tuile est visitée dès que vous avez exploré un de ses temples. Plus vous en visitez, plus vous marquez à la fin.
help-complete = Points à la fin pour chaque tuile dont vous avez exploré tous les temples.
help-end_turn = Le joueur suivant commence. Les actions du gardien et des ruines que vous n’avez pas jouées sont perdues.
help-decline = L’action de ces ruines est perdue.
help-ruins_action = Une action de plus sur cette tuile : la déplacer, la faire pivoter, ou y déplacer l’un de vos pions. Elle est perdue si vous ne la jouez pas dans ce tour.
help-slide = La tuile glisse en ligne droite dans l’espace vide, au besoin par-dessus une autre, avec tous ses pions.
help-turn = La tuile pivote d’un quart de tour sur place, avec tous ses pions.
help-cw = Un quart de tour vers la droite, avec tous les pions de la tuile.
help-ccw = Un quart de tour vers la gauche, avec tous les pions de la tuile.

# Ce qui est imprimé : les groupes de components.json, et ce qu’un propriétaire devrait comparer.
printed-terrains = les types de terrain
printed-map_tiles = les tuiles Carte
printed-look-map_tiles = Comparez chacune des seize faces, case par case, avec la tuile qui porte ce numéro et cette lettre.
printed-layouts = la disposition des tuiles
printed-guardians = les gardiens
printed-ruins_bonus = l’action bonus des ruines
printed-tokens = les jetons et les manches
printed-token_colours = les couleurs des joueurs
printed-look-token_colours = Quelles sont les quatre couleurs des jetons ?
printed-talisman = le talisman
printed-other_components = le reste de la boîte
printed-setup = la mise en place selon le nombre de joueurs
printed-temple_points = les points des temples
printed-ruins_points = les points des ruines
printed-complete_tile_points = les points pour tous les temples d’une tuile
printed-visited_tile_points = les points des tuiles visitées
printed-sacrifice_points = les points des sacrifices
printed-look-sacrifice_points = Comparez les nombres imprimés près de la zone de sacrifice, pour chaque nombre de joueurs.
printed-tie_break = les égalités
printed-side_panel = le dessin à côté du plateau

# Ce dont parle un conseil : les éléments de la valeur

feature-ruins = ruines
feature-temples = temples explorés
feature-temples_near = temples à portée
feature-visits = tuiles visitées
feature-visits_near = visites à portée
feature-complete = tuiles complètes
feature-complete_near = tuiles presque complètes
feature-hand = pions restants
feature-sacrifice = rang aux sacrifices
feature-sacrificed = pions sacrifiés
feature-guardian = action du gardien
feature-guardian_now = ce que le gardien rapporterait ici
feature-ruins_action = action des ruines

## The companion of a first game: why a question matters

companion-choose-start = Vos autres pions partiront d’ici. Débarquez à côté d’un temple : il compte à la fin, et il vous emmène plus loin.
companion-draft = Les petits numéros jouent d’abord dans cette manche. Et une fois dans votre tour, le gardien vous prête son pouvoir.
companion-turn = Un pion se pose à côté d’un des vôtres : visez les temples, et sachez qu’une forêt coûte un second pion. Ce que vous sacrifiez comptera à la fin.
companion-use-ruins = Les ruines vous offrent une action, sur cette tuile seulement. Si vous y renoncez, elle est perdue.
companion-move-to = Un pion déplacé entre en forêt gratuitement. Ne quittez pas un temple qu’aucun autre de vos pions ne touche.

## How to get points

score-ruins-how = Chaque pion qui entre dans des ruines marque tout de suite.
score-temples-how = Chaque temple que touche un de vos pions. Les grands valent plus.
score-complete-how = Un bonus par tuile dont vous avez exploré tous les temples.
score-visited-how = Une tuile est visitée dès qu’un de ses temples est exploré. Plus il y en a, plus chacune ajoute.
score-sacrifice-how = Le plus de pions sacrifiés gagne un prix, puis le suivant. Sans sacrifice, rien.

## The legend of symbols

legend-land = Terrain
legend-pieces = Matériel
legend-guardians = Gardiens
legend-actions = Actions
legend-points = Points de fin de partie
legend-ruins-help = Un pion qui y entre marque tout de suite et reçoit une action : déplacer ou pivoter cette tuile, ou y déplacer l’un de vos pions. Il n’en repart jamais.
legend-temple_small-help = Des points à la fin pour tous ceux qui ont un pion à côté. Si votre dernier pion le touche, le suivant peut aller sur n’importe quelle case autour.
legend-temple_large-help = Comme un petit temple, mais il vaut plus.
legend-token = pion
legend-token-help = Votre expédition : une tente à votre couleur. Chaque pion posé doit en toucher un des vôtres, ou être porté par un temple ou l’eau.
legend-tile = tuile
legend-price = prix
legend-price-help = Cette case coûte un pion de plus, sacrifié.
legend-talisman = talisman
legend-slide = déplacer une tuile
legend-turn = pivoter une tuile
legend-ruins_action = action des ruines
legend-visits = tuiles visitées
legend-complete = tuile complète
legend-sacrifice = sacrifice
legend-prizes = prix des sacrifices
