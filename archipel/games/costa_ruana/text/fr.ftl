title = Costa Ruana
promise = Bluffez sous le soleil et la lune : la tribu qui domine une île emporte son trésor.

# Questions
ask-deal-hand = Une carte est distribuée.
ask-deal = Une carte est piochée.
ask-show-side = Quelle face de la carte Condition est visible ?
ask-four-treasures = Quelle île commence avec quatre trésors seulement ?
ask-first-shaman = Qui est le premier shaman ?
ask-take-first-office = Vous êtes le premier shaman. Garder la fonction ou désigner quelqu’un d’autre ?
ask-place-initial = Sur quelle île placez-vous un habitant ({ $count } sur { $most }) ?
ask-play-face-up = Jouez une carte face visible : laquelle, et devant qui ?
ask-play-face-down = Jouez une carte face cachée : laquelle, et devant qui ?
ask-place-copier = Quelle carte copiez-vous avec un habitant, ou passez-vous ?
ask-flip-condition = Shaman, laquelle des deux cartes Condition retournez-vous ?
ask-resolve = Quelle carte résolvez-vous maintenant ?
ask-take-treasure = Déplacer un trésor : depuis quelle île ?
ask-bring-treasure = Le trésor de l’île { $source } : vers quelle île ?
ask-remove-inhabitants = { $count ->
    [1] Retirez un de vos habitants : de quelle île ?
   *[other] Retirez { $count } de vos habitants : de quelle île d’abord ?
}
ask-place-inhabitants = { $count ->
    [1] Placez un habitant : sur quelle île ?
   *[other] Placez { $count } habitants : où va le premier ?
}
ask-pick-inhabitant = Déplacez un habitant, à vous ou à un autre : lequel ?
ask-bring-inhabitant = L’habitant de { $tribe } sur l’île { $source } : vers quelle île ?
ask-take-office = Vous devenez shaman pour le tour { $round }. Garder la fonction ou désigner quelqu’un d’autre ?

# Où en est la partie, d’après ce que tous voient
stage = { $round ->
    [0] { $phase }
   *[other] Tour { $round } · { $phase }
}

# Choix
do-place_initial = Placer sur l’île { $island }
do-play_card = { $face } devant { $seat }
do-place_copier = Copier la { $slot }
do-pass = Ne rien copier
do-flip = { $condition_id ->
    [time] Retourner jour/nuit
   *[tide] Retourner la marée
}
do-choose_card = Résoudre la { $slot }
do-treasure_from = Depuis l’île { $island }
do-treasure_to = Vers l’île { $island }
do-remove_from = Retirer de l’île { $island }
do-place_on = Placer sur l’île { $island }
do-pick_inhabitant = Habitant de { $tribe }, île { $island }
do-move_to = Vers l’île { $island }
do-keep = Être shaman
do-nominate = Désigner { $seat }
do-deal = Distribuer { $face }
do-show_side = Montrer : { $background }
do-four_treasures = Quatre trésors sur l’île { $island }
do-first_shaman = { $seat } est shaman

# Journal
log-drew = { $seat } pioche « { $face } ».
log-drew-veiled = { $seat } pioche une carte.
log-side-shown = { $condition_id ->
    [time] La partie commence de { $background }.
   *[tide] La partie commence à { $background }.
}
log-four-treasures = L’île { $island } commence avec quatre trésors.
log-first-shaman = { $seat } est le premier shaman.
log-settled = { $seat } s’installe sur l’île { $island }.
log-round-began = Le tour { $round } commence. Shaman : { $seat }.
log-laid-face-up = { $own ->
    [1] { $seat } joue « { $face } » devant sa hutte.
   *[other] { $seat } joue « { $face } » devant { $front }.
}
log-laid-face-down = { $own ->
    [1] { $seat } joue « { $face } » face cachée devant sa hutte.
   *[other] { $seat } joue « { $face } » face cachée devant { $front }.
}
log-laid-face-down-veiled = { $own ->
    [1] { $seat } joue une carte face cachée devant sa hutte.
   *[other] { $seat } joue une carte face cachée devant { $front }.
}
log-copier-placed = { $own ->
    [1] { $seat } copiera « { $face } », posée devant sa hutte.
   *[other] { $seat } copiera « { $face } », posée devant { $front }.
}
log-copier-placed-veiled = { $own ->
    [1] { $seat } copiera la carte cachée jouée par { $player } et posée devant sa hutte.
   *[other] { $seat } copiera la carte cachée jouée par { $player } et posée devant { $front }.
}
log-passed = { $seat } ne copie aucune carte.
log-no-copier = { $seat } n’a plus personne en réserve pour copier une carte.
log-flipped = { $condition_id ->
    [time] { $seat } retourne la carte jour/nuit : il fait { $background }.
   *[tide] { $seat } retourne la carte marée : { $background }.
}
log-revealed = { $own ->
    [1] La carte cachée jouée par { $seat } devant sa hutte est « { $face } ».
   *[other] La carte cachée jouée par { $seat } devant { $front } est « { $face } ».
}
log-discarded = « { $face } » devant { $front } est sans effet et part à la défausse.
log-copier-home = { $seat } reprend en réserve l’habitant posé sur la carte.
log-resolving = { $copiers ->
    [0] { $seat } résout « { $face } ».
    [1] { $seat } résout « { $face } », copiée une fois.
   *[other] { $seat } résout « { $face } », copiée { $copiers } fois.
}
log-treasure-moved = { $seat } déplace un trésor de l’île { $source } vers l’île { $island }.
log-removed = { $count ->
    [1] { $seat } retire un habitant de l’île { $island }.
   *[other] { $seat } retire { $count } habitants de l’île { $island }.
}
log-placed = { $seat } place un habitant sur l’île { $island }.
log-inhabitant-moved = { $own ->
    [1] { $seat } déplace l’un de ses habitants de l’île { $source } vers l’île { $island }.
   *[other] { $seat } déplace un habitant ({ $owner }) de l’île { $source } vers l’île { $island }.
}
log-no-effect = Sans effet pour { $seat }.
log-collected = { $left ->
    [0] { $seat } prend le dernier trésor de l’île { $island }.
    [1] { $seat } prend un trésor de l’île { $island } ; il en reste un.
   *[other] { $seat } prend un trésor de l’île { $island } ; il en reste { $left }.
}
log-conflict = Conflit sur l’île { $island } : personne ne reçoit de trésor.
log-bare = L’île { $island } n’a plus de trésor.
log-shaman-follows = { $stays ->
    [1] Avec le moins de trésors ({ $treasures }), { $seat } reste shaman.
   *[other] Avec le moins de trésors ({ $treasures }), { $seat } devient shaman.
}
log-kept = { $seat } garde la fonction de shaman.
log-nominated = { $seat } refuse et désigne { $other } comme shaman.
log-scored = { $seat } : { $points ->
        [one] { $points } point de respect
       *[other] { $points } points de respect
    } ({ $treasures ->
        [0] aucun trésor
        [1] un trésor
       *[other] { $treasures } trésors
    }, { $reserve ->
        [0] aucun habitant
        [1] un habitant
       *[other] { $reserve } habitants
    } en réserve).
log-winner = { $shared ->
    [1] { $seat } partage la victoire.
   *[other] { $seat } remporte la partie.
}

# Points
score-treasures = Trésors
score-reserve = Habitants en réserve

# Options de table
option-show_hut_totals = Huttes
option-show_hut_totals-help = Les trésors dans les huttes des autres sont cachés, ou visibles de tous. Qui tient le compte les connaît de toute façon.
option-show_hut_totals-false = Cachées
option-show_hut_totals-true = Visibles
option-first_shaman_may_refuse = Premier shaman
option-first_shaman_may_refuse-help = Le premier shaman, qui connaît sa main, peut-il céder la fonction avant le placement des premiers habitants ?
option-first_shaman_may_refuse-false = Doit accepter
option-first_shaman_may_refuse-true = Peut refuser
option-target_may_peek_at_face_down_card = Cartes cachées
option-target_may_peek_at_face_down_card-help = Qui peut regarder une carte jouée face cachée avant qu’elle soit révélée ?
option-target_may_peek_at_face_down_card-false = Seulement qui l’a jouée
option-target_may_peek_at_face_down_card-true = Aussi qui l’a devant soi
option-four_treasure_islands = Îles à quatre trésors
option-four_treasure_islands-help = Deux îles commencent avec quatre trésors au lieu de cinq : tirées au hasard, ou choisies par le premier shaman.
option-four_treasure_islands-random = Au hasard
option-four_treasure_islands-chosen_by_shaman = Choisies par le shaman

# Dessin
draw-round = Tour { $round } sur { $rounds }
draw-shaman = Shaman : { $seat }
draw-draw-pile = Pioche : { $count }
draw-discards = Défausse : { $count }
draw-flips-to = au dos : { $background }
draw-reserve = réserve { $count }
draw-hut = hutte { $count }
draw-hut-hidden = hutte ?
draw-won = +{ $count } ce tour
draw-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
draw-hand = Votre main
draw-empty-hand = aucune carte
draw-hidden-card = carte cachée
draw-no-cards = aucune carte devant
draw-played-by = jouée par { $seat }

# Noms
name-conflict = conflit
name-nobody = personne
name-setup = Mise en place
name-setup_place = Premiers habitants
name-play_face_up = Cartes face visible
name-play_face_down = Cartes face cachée
name-place_copier = Habitants sur les cartes
name-flip_condition = Le shaman retourne
name-reveal_and_discard = Révélation
name-resolve = Résolution des cartes
name-collect = Récupération des trésors
name-prepare_next_round = Tour suivant
name-game_over = Fin de partie
name-time = jour et nuit
name-tide = marée
name-day = jour
name-night = nuit
name-high_tide = marée haute
name-low_tide = marée basse
name-green = { $seat_0 }
name-brown = { $seat_1 }
name-yellow = { $seat_2 }
name-red = { $seat_3 }
name-blue = { $seat_4 }
name-white = { $seat_5 }
name-island_1 = Palmes
name-island_2 = Tortue
name-island_3 = Héron
name-island_4 = Volcan
name-island_5 = Lagon
name-island_6 = Coco
name-island_7 = Bois-flotté
name-island_8 = Perroquet
name-island_9 = Palétuvier
name-island_10 = Corail
name-up_0 = carte visible jouée par { $seat_0 }
name-up_1 = carte visible jouée par { $seat_1 }
name-up_2 = carte visible jouée par { $seat_2 }
name-up_3 = carte visible jouée par { $seat_3 }
name-up_4 = carte visible jouée par { $seat_4 }
name-up_5 = carte visible jouée par { $seat_5 }
name-down_0 = carte cachée jouée par { $seat_0 }
name-down_1 = carte cachée jouée par { $seat_1 }
name-down_2 = carte cachée jouée par { $seat_2 }
name-down_3 = carte cachée jouée par { $seat_3 }
name-down_4 = carte cachée jouée par { $seat_4 }
name-down_5 = carte cachée jouée par { $seat_5 }
name-day_treasure = Trésor (jour)
name-day_remove_1 = Retirer 1 (jour)
name-day_remove_2 = Retirer 2 (jour)
name-day_remove_3 = Retirer 3 (jour)
name-day_place_1 = Placer 1 (jour)
name-day_place_2 = Placer 2 (jour)
name-day_place_3 = Placer 3 (jour)
name-day_move = Déplacer (jour)
name-night_treasure = Trésor (nuit)
name-night_remove_1 = Retirer 1 (nuit)
name-night_remove_2 = Retirer 2 (nuit)
name-night_remove_3 = Retirer 3 (nuit)
name-night_place_1 = Placer 1 (nuit)
name-night_place_2 = Placer 2 (nuit)
name-night_place_3 = Placer 3 (nuit)
name-night_move = Déplacer (nuit)
name-high_tide_treasure = Trésor (marée haute)
name-high_tide_remove_1 = Retirer 1 (marée haute)
name-high_tide_remove_2 = Retirer 2 (marée haute)
name-high_tide_remove_3 = Retirer 3 (marée haute)
name-high_tide_place_1 = Placer 1 (marée haute)
name-high_tide_place_2 = Placer 2 (marée haute)
name-high_tide_place_3 = Placer 3 (marée haute)
name-high_tide_move = Déplacer (marée haute)
name-low_tide_treasure = Trésor (marée basse)
name-low_tide_remove_1 = Retirer 1 (marée basse)
name-low_tide_remove_2 = Retirer 2 (marée basse)
name-low_tide_remove_3 = Retirer 3 (marée basse)
name-low_tide_place_1 = Placer 1 (marée basse)
name-low_tide_place_2 = Placer 2 (marée basse)
name-low_tide_place_3 = Placer 3 (marée basse)
name-low_tide_move = Déplacer (marée basse)

# Ce que font les choses, pour la bulle d’aide

help-card_treasure = Le joueur devant qui elle est posée déplace un trésor d’une île vers une autre. { help-card_acts }
help-card_remove = { $count ->
    [1] Le joueur devant qui elle est posée reprend en réserve un de ses habitants.
   *[other] Le joueur devant qui elle est posée reprend en réserve { $count } de ses habitants, de n’importe quelles îles.
} { help-card_acts }
help-card_place = { $count ->
    [1] Le joueur devant qui elle est posée place un habitant de sa réserve sur une île où il reste de la place.
   *[other] Le joueur devant qui elle est posée place { $count } habitants de sa réserve sur des îles où il reste de la place.
} { help-card_acts }
help-card_move = Le joueur devant qui elle est posée déplace un habitant, de n’importe quelle tribu, vers une autre île où il reste de la place. { help-card_acts }
help-card_acts = Elle n’agit que si son fond est visible une fois que le shaman a retourné une carte ({ $background }).
help-card_hidden = Seul celui qui l’a jouée la connaît. Elle est révélée après le choix du shaman et agit si son fond est alors visible.
help-face = Qui l’a devant soi fait ce que montre la carte. Elle n’agit que si son fond est visible après le choix du shaman.
help-slot = Une carte sur la table. Elle agit pour qui l’a devant soi, si son fond est visible après le choix du shaman.
help-tribe = À qui est cet habitant.
help-island = À chaque tour, le plus grand groupe sans égalité prend un trésor, puis un de ses habitants rentre en réserve. Nombre de places : { $room }.
help-inhabitant = Il compte pour le trésor de son île. En réserve, il vaut un point à la fin.
help-time = Le shaman retourne cette carte ou celle de la marée, jamais les deux. Seules agissent les cartes dont le fond est alors visible.
help-tide = Le shaman retourne cette carte ou celle du jour et de la nuit, jamais les deux. Seules agissent les cartes dont le fond est alors visible.
help-seat = Les cartes posées devant cette hutte agissent sur son propriétaire. Les trésors gagnés y sont cachés ; chaque habitant en réserve vaut un point à la fin.
help-draw_pile = Après chaque tour sauf le dernier, chacun pioche ici. La pioche suffit exactement jusqu’à la fin.
help-discard_pile = Toutes les cartes des tours passés, visibles de tous.
help-pass = Ne copiez aucune carte ce tour-ci et gardez votre habitant en réserve.
help-keep = Vous êtes shaman : vous retournez la carte de votre choix, mais vous jouez vos cartes avant tous les autres.

# Ce qui est imprimé : les groupes de components.json, et ce qu’un propriétaire devrait comparer.
printed-tokens = le contenu de la boîte
printed-limits = les tours, les tribus, la place sur les îles
printed-player_counts = îles et trésors selon le nombre de joueurs
printed-setup = l’ordre de la mise en place
printed-shaman_office = le shaman
printed-deck_sizes = la taille de la pioche
printed-hand_schedule = les cartes en main
printed-conditions = les deux cartes Condition
printed-backgrounds = les fonds des cartes
printed-kinds = les types d’actions
printed-faces = les faces des cartes Action
printed-cards = les cartes Action : combien de chacune
printed-look-cards = Triez les 72 cartes Action : combien de chaque type et de chaque fond, avec combien d’encoches ?
printed-table_slots = les noms des cartes sur la table
printed-islands = les îles
printed-layout = le dessin de la table
printed-tribes = les couleurs des tribus
printed-look-tribes = Quelles sont les six couleurs des habitants ?
printed-phases = les étapes d’un tour
printed-scoring = le décompte final
printed-decisions = les choix du programme
printed-collection_table = qui prend le trésor
printed-example_constraints = l’exemple de la règle

# Ce dont parle un conseil : les éléments de la valeur

feature-treasures = trésors
feature-home = habitants en réserve
feature-abroad = habitants sur les îles
feature-islands = îles à gagner
feature-sent = habitants à placer
feature-called_home = habitants à retirer
feature-moves = déplacements d’habitants
feature-treasure_moves = déplacements de trésors
feature-hand = cartes en main
feature-office = être shaman
feature-order = ordre de jeu

## The companion of a first game: why a question matters

companion-place-initial = Après chaque tour, le plus grand groupe d’une île gagne un trésor ; une égalité ne gagne rien. Cherchez les îles où vous pouvez dominer.
companion-take-first-office = Le shaman retourne une carte Condition et décide ainsi quelles cartes agissent. En échange, vous jouez vos cartes avant tous les autres.
companion-take-office = Le shaman décide quelles cartes agiront au prochain tour. En échange, vous jouez vos cartes avant tous les autres.
companion-play-face-up = Une carte agit sur le joueur devant qui elle est posée, si son fond est visible après le choix du shaman. Aidez-vous, ou gênez quelqu’un.
companion-play-face-down = Personne ne connaît cette carte avant le choix du shaman. Celle qui nuit va devant les autres, celle qui laisse un choix devant vous.
companion-place-copier = Un habitant posé sur une carte en fait autant pour vous, si elle agit. Il rentre ensuite en réserve : vous ne risquez rien.
companion-flip-condition = Seules agiront les cartes dont le fond sera alors visible. Comptez celles qui vous aident avant de retourner.
companion-resolve = L’ordre des cartes d’une même sorte est libre. La première change ce que trouvera la suivante.
companion-take-treasure = Les îles que vous dominez doivent être riches, les autres pauvres. Prenez-le là où un autre domine.
companion-bring-treasure = Apportez-le sur une île où vous dominez, ou dominerez bientôt : vous l’y gagnerez.
companion-remove-inhabitants = Rappelez ceux qui ne gagnent rien : en réserve, chacun compte à la fin. Gardez les îles que vous dominez.
companion-place-inhabitants = Un de plus peut vous donner le plus grand groupe, ou ramener un rival à égalité.
companion-pick-inhabitant = Vous pouvez déplacer n’importe qui. Envoyez l’un des vôtres gagner ailleurs, ou éloignez un rival de l’île qu’il domine.
companion-bring-inhabitant = Une égalité ne gagne rien : créez votre majorité, ou l’égalité chez les autres.

## How to get points

score-treasures-how = Après chaque tour, chaque île donne un trésor à son plus grand groupe. Ils restent cachés dans votre hutte.
score-reserve-how = Chaque habitant en réserve compte à la fin de la partie ; ceux des îles ne comptent pas.

## The legend of symbols

legend-pieces = En mer et à terre
legend-cards = Cartes
legend-backgrounds = Fonds et conditions
legend-piles = Piles
legend-island = île au trésor
legend-island-help = Après chaque tour, le plus grand groupe sans égalité prend un trésor, puis un de ses habitants rentre en réserve.
legend-inhabitant = habitant
legend-treasure = trésor
legend-treasure-help = Gagné par le plus grand groupe de son île, puis caché dans la hutte : il vaut plus qu’un habitant en réserve.
legend-seat = hutte d’un joueur
legend-shaman = shaman
legend-shaman-help = Joue en premier et retourne l’une des deux cartes Condition : il décide ainsi quelles cartes agissent.
legend-card_place = placer des habitants
legend-card_place-help = Le joueur devant qui elle est posée envoie sur les îles autant d’habitants de sa réserve qu’elle en montre.
legend-card_remove = retirer des habitants
legend-card_remove-help = Le joueur devant qui elle est posée retire des îles autant de ses habitants qu’elle en montre.
legend-card_move = déplacer un habitant
legend-card_move-help = Le joueur devant qui elle est posée déplace un habitant, de n’importe quelle tribu, vers une île où il reste de la place.
legend-card_treasure = déplacer un trésor
legend-card_treasure-help = Le joueur devant qui elle est posée déplace un trésor d’une île vers une autre.
legend-card_hidden = carte face cachée
legend-day-help = Les cartes à ce fond agissent quand le jour est visible.
legend-night-help = Les cartes à ce fond agissent quand la nuit est visible.
legend-high_tide-help = Les cartes à ce fond agissent quand la marée haute est visible.
legend-low_tide-help = Les cartes à ce fond agissent quand la marée basse est visible.
legend-draw_pile = pioche
legend-discard_pile = défausse
