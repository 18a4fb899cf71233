title = Mangrovia
promise = Laissez la pirogue porter vos plans de ponton en ponton, et bâtissez au pied des statues.

# Questions
ask-choose-first = Qui est premier joueur ?
ask-open-first = Une carte est dévoilée.
ask-deal-first = Une carte Paysage est distribuée.
ask-lay-tile = Quelle tuile Bonus est posée ici ?
ask-place-dish = { $count ->
    [1] Placez un plat sur un lieu de culte vide.
   *[other] Placez votre second plat sur un lieu de culte vide.
}
ask-take-open = { $count ->
    [1] { $stage } : prenez une carte visible, ou passez.
   *[other] { $stage } : prenez une carte visible (encore { $count }), ou passez.
}
ask-draw-hidden = { $count ->
    [1] { $stage } : piochez une carte cachée, ou passez.
   *[other] { $stage } : piochez une carte cachée (encore { $count }), ou passez.
}
ask-draw-either = { $stage } : { $count } cartes visibles ou { $count } cachées ; la première décide.
ask-deal-card = Une carte cachée est piochée.
ask-reveal-card = Une carte est dévoilée.
ask-collect-amulets = { $stage } : récupérez des amulettes, ou passez.
ask-collect-or-draw = { $stage } : récupérez des amulettes, piochez une carte cachée, ou passez.
ask-collect-or-build = { $stage } : récupérez des amulettes, bâtissez une hutte, ou passez.
ask-build-hut = { $count ->
    [1] { $stage } : bâtissez une hutte, ou passez.
   *[other] { $stage } : bâtissez jusqu’à { $count } huttes, l’une après l’autre, ou passez.
}
ask-build-or-double = { $stage } : bâtissez une hutte ou une double hutte, ou passez.
ask-play-card = { $count ->
    [1] Jouez une carte Paysage pour { $space }.
   *[other] Jouez { $count } cartes Paysage pour { $space } : laquelle d’abord ?
}
ask-pay-price = Payez { $space } : encore { $due }, au point près.
ask-pull-amulet = Une amulette est tirée du sac.
ask-return-amulet = Remettez dans le sac l’une des amulettes tirées.
ask-swap-amulet = Échanger une amulette gardée contre une de valeur 1 ?
ask-move-birds = Où se posent les deux oiseaux à partir du tour suivant ?

# Choix
do-dish = Plat sur { $site }
do-take = Prendre { $card }
do-draw = { $deck_id ->
    [offering_deck] Piocher une offrande
   *[other] Piocher un paysage
}
do-collect = Récupérer des amulettes
do-return = Remettre { $amulet }
do-build = Hutte : { $space }
do-double = Double hutte : { $space }
do-card = Jouer { $card }
do-pay = Payer { $coin }
do-birds = Oiseaux : { $one } et { $other }
do-swap = Échanger { $amulet } contre un 1
do-pass = Passer
do-first = { $seat } commence
do-deal = Donner { $card }
do-reveal = Dévoiler { $card }
do-pull = Tirer { $amulet }
do-lay = { $tile } : { $space }

# Journal
log-first-player = { $seat } est premier joueur.
log-start-pair = { $seat } reçoit la paire de départ { $number } : { $one } et { $other }.
log-tile-laid = Tuile Bonus sur l’emplacement { $space } : { $tile }.
log-round-began = Le tour { $round } commence. { $seat } est premier joueur.
log-placed-dish = { $seat } pose un plat sur { $site }.
log-landed = { $stage } : la barque fait escale chez { $seat }.
log-passed = { $stage } : { $seat } passe.
log-nothing-possible = { $stage } : { $seat } n’a rien d’autre à faire.
log-birds-moved = { $moved ->
    [1] { $seat } pose les oiseaux : { $one } et { $other }.
   *[other] { $seat } laisse les oiseaux : { $one } et { $other }.
}
log-talisman-won = { $stays ->
    [1] { $seat } garde le talisman.
   *[other] { $seat } prend le talisman.
}
log-talisman-passed = Personne au nord : { $seat } reçoit le talisman, les oiseaux s’envolent : { $one } et { $other }.
log-took = { $seat } prend la carte visible { $card }.
log-drew = { $deck_id ->
    [offering_deck] { $seat } pioche une offrande cachée : { $card }.
   *[other] { $seat } pioche un paysage caché : { $card }.
}
log-drew-veiled = { $deck_id ->
    [offering_deck] { $seat } pioche une offrande cachée.
   *[other] { $seat } pioche un paysage caché.
}
log-laid-open = Carte visible : { $card }.
log-reshuffled = { $deck_id ->
    [offering_deck] La défausse des offrandes est mélangée : pioche de { $count }.
   *[other] La défausse des paysages est mélangée : pioche de { $count }.
}
log-took-one = { $seat } prend une amulette de valeur 1.
log-pulled = { $seat } tire du sac : { $amulet }.
log-pulled-veiled = { $seat } tire une amulette.
log-returned = { $seat } remet dans le sac : { $amulet }.
log-returned-veiled = { $seat } remet une amulette dans le sac.
log-swapped = { $seat } échange { $amulet } contre une amulette de valeur 1.
log-swapped-veiled = { $seat } échange une amulette contre une de valeur 1.
log-kept = { $count ->
    [1] { $seat } garde une amulette.
   *[other] { $seat } garde { $count } amulettes.
}
log-bag-refilled = Le sac est rempli : { $count } amulettes.
log-building = { $huts ->
    [1] { $seat } bâtit sur l’emplacement { $space }.
   *[other] { $seat } bâtit une double hutte sur l’emplacement { $space }.
}
log-played = { $seat } joue { $card }.
log-paid = { $seat } paie { $coin }.
log-built = { $points ->
    [0] { $huts ->
        [1] La hutte de { $seat } se dresse sur l’emplacement { $space }.
       *[other] La double hutte de { $seat } se dresse sur l’emplacement { $space }.
    }
   *[other] { $huts ->
        [1] La hutte de { $seat } sur l’emplacement { $space } rapporte { $points }.
       *[other] La double hutte de { $seat } sur l’emplacement { $space } rapporte { $points }.
    }
}
log-fervour = { $seat } marque { $points } avec { $tile }.
log-level-rose = { $seat } passe au niveau d’amulettes { $level }.
log-won-tile = { $seat } gagne une tuile Bonus : { $tile }.
log-last-hut = { $already ->
    [1] { $seat } bâtit aussi sa dernière hutte.
   *[other] { $seat } bâtit sa dernière hutte : ce tour est le dernier.
}
log-path-scored = { $path } : 1re place { $first } ({ $most }), 2e place { $second } ({ $less }).
log-path-alone = { $path } : 1re place { $first } ({ $most }), pas de 2e.
log-totem-scored = Totem : 1re place { $first } ({ $most }), 2e place { $second } ({ $less }).
log-totem-alone = Totem : 1re place { $first } ({ $most }), pas de 2e.
log-star-scored = Étoile de Pierre : { $seat } ({ $points }).
log-amulets-scored = Amulettes : { $seat } ({ $points }).
log-scored = { $seat } totalise { $points } points de ferveur.
log-winner = { $shared ->
    [1] { $seat } partage la victoire.
   *[other] { $seat } devient chef de la tribu et gagne la partie.
}

# Points
score-printed = Imprimés sur les cases
score-fervour_tiles = Tuiles Ferveur
score-paths = Sentiers des Dieux
score-stone_star = Étoile de Pierre
score-totem = Totem
score-amulets = Amulettes

# Options de table
option-bonus_tiles = Tuiles Bonus
option-bonus_tiles-help = La variante de la règle : des tuiles sur l’Étoile de Pierre, qui départagent un sentier ou aident à payer une hutte.
option-bonus_tiles-off = Sans
option-bonus_tiles-mixed = 8 sur les 16
option-bonus_tiles-statues_only = Statues seulement
option-bonus_tiles-no_statues = Sans statues
option-first_player = Premier joueur
option-first_player-help = Qui commence le premier tour.
option-first_player-random = Tiré au sort
option-first_player-first_seat = Le premier siège
option-first_dish_ban = Premier plat au nord
option-first_dish_ban-help = À 2 et 3 joueurs, le premier joueur ne peut pas commencer sur le lieu 1/12. Cela vaut-il aussi à 4 et 5 joueurs ?
option-first_dish_ban-two_and_three_players_only = Interdit à 2 et 3 joueurs
option-first_dish_ban-all_player_counts = Toujours interdit
option-refill_timing = Pioches et sac vides
option-refill_timing-help = Défausses et amulettes mises de côté reviennent dès qu’une pioche ou le sac est vide, ou seulement au prochain besoin.
option-refill_timing-at_once = Aussitôt
option-refill_timing-when_needed = Au besoin
option-neutral_hut_counts_in_stone_star_total = Hutte neutre de l’Étoile de Pierre
option-neutral_hut_counts_in_stone_star_total-help = À 2 et 3 joueurs : la hutte neutre compte-t-elle parmi toutes les huttes de l’Étoile de Pierre ?
option-neutral_hut_counts_in_stone_star_total-true = Compte
option-neutral_hut_counts_in_stone_star_total-false = Ne compte pas
option-joker_tile = Joker Paysage
option-joker_tile-help = Avec les tuiles Bonus : ce que remplace le joker. Pour une double hutte, il tient lieu d’une des deux cartes, ou est interdit.
option-joker_tile-card_and_birds = Carte et oiseaux
option-joker_tile-card_and_birds_single_hut = Carte et oiseaux, huttes simples
option-joker_tile-birds_only = Oiseaux seulement
option-amulet_tile_scores = Tuile Amulette inutilisée
option-amulet_tile_scores-help = Avec les tuiles Bonus : une tuile Amulette inutilisée vaut-elle 2 points à la fin ?
option-amulet_tile_scores-true = 2 points
option-amulet_tile_scores-false = Rien
option-house_rule_value_1_amulet = Amulettes de valeur 1
option-house_rule_value_1_amulet-help = Suggestion de l’auteur : dès le niveau 1, une amulette gardée peut être échangée contre une de valeur 1, pour payer au point près.
option-house_rule_value_1_amulet-false = Au niveau 0 seulement
option-house_rule_value_1_amulet-true = Échange permis
option-round_cap = Durée maximale
option-round_cap-help = Nul n’est tenu de bâtir : après ce tour, la partie s’arrête de toute façon.
option-round_cap-40 = 40 tours

# Dessin
draw-round = Tour { $round }
draw-last-round = dernier tour
draw-birds = Oiseaux
draw-stage-actions = Appontements
draw-amulet-island = Cases Amulette
draw-open = Cartes visibles
draw-deck = pioche { $count }
draw-discards = défausse { $count }
draw-bag = Sac { $bag }  ·  amulettes 1 { $stack }  ·  de côté { $aside }
draw-fervour = Tuiles Ferveur
draw-player = Joueur
draw-huts = Huttes
draw-cards = Offrandes / paysages
draw-amulets = Amulettes (niveau)
draw-points = Points
draw-hand = Votre main
draw-drawn = Tirées à l’instant
draw-empty = rien
draw-building = En construction sur l’emplacement { $space } : joué { $played }, payé { $paid }, reste { $due }

# Noms
name-setup = Mise en place
name-place = Placement des plats
name-sail = La barque navigue
name-prepare = Tour suivant
name-final_scoring = Décompte final
name-game_over = Fin
name-neutral = Neutre
name-boat_space = le départ de la barque
name-stone_star = Étoile de Pierre
name-totem = Totem
name-site_1_12 = 1/12
name-site_2_11 = 2/11
name-site_3_10 = 3/10
name-site_4_9 = 4/9
name-site_5_8 = 5/8
name-site_6_7 = 6/7
name-stage_1 = Appontement 1
name-stage_2 = Appontement 2
name-stage_3 = Appontement 3
name-stage_4 = Appontement 4
name-stage_5 = Appontement 5
name-stage_6 = Appontement 6
name-stage_7 = Appontement 7
name-stage_8 = Appontement 8
name-stage_9 = Appontement 9
name-stage_10 = Appontement 10
name-stage_11 = Appontement 11
name-stage_12 = Appontement 12
name-water = eau
name-sand = sable
name-mangrove = mangrove
name-reed = roseau
name-card_water = Eau
name-card_sand = Sable
name-card_mangrove = Mangrove
name-card_reed = Roseau
name-offering_2 = Offrande 2
name-offering_3 = Offrande 3
name-offering_4 = Offrande 4
name-offering_5 = Offrande 5
name-offering_6 = Offrande 6
name-offering_7 = Offrande 7
name-offering_deck = pioche Offrande
name-landscape_deck = pioche Paysage
name-amulet_1 = Amulette 1
name-amulet_2 = Amulette 2
name-amulet_3 = Amulette 3
name-amulet_4 = Amulette 4
name-amulet_5 = Amulette 5
name-amulet_6 = Amulette 6
name-fervour_2 = la tuile Ferveur 2
name-fervour_3 = la tuile Ferveur 3
name-fervour_4 = la tuile Ferveur 4
name-fervour_5 = la tuile Ferveur 5
name-fervour_6 = la tuile Ferveur 6
name-fervour_7 = la tuile Ferveur 7
name-fervour_8 = la tuile Ferveur 8
name-fervour_9 = la tuile Ferveur 9
# Emplacements : le paysage et la place sur chaque sentier, comptée depuis la statue
name-c1r1 = mangrove A1/E1
name-c2r1 = mangrove E2
name-c3r1 = eau B1/E3
name-c4r1 = roseau E4
name-c5r1 = sable C1/E5
name-c6r1 = sable E6
name-c7r1 = mangrove D1/E7
name-c1r2 = roseau A2
name-c3r2 = eau B2
name-c5r2 = roseau C2
name-c7r2 = mangrove D2
name-c1r3 = roseau A3/F1
name-c2r3 = sable F2
name-c3r3 = sable B3/F3
name-c4r3 = mangrove/sable F4
name-c5r3 = roseau C3/F5
name-c6r3 = eau F6
name-c7r3 = eau D3/F7
name-c1r4 = eau A4
name-c3r4 = roseau B4
name-c5r4 = mangrove C4
name-c7r4 = sable D4
name-c1r5 = eau A5/G1
name-c2r5 = eau G2
name-c3r5 = mangrove B5/G3
name-c4r5 = eau/roseau G4
name-c5r5 = eau C5/G5
name-c6r5 = roseau G6
name-c7r5 = sable D5/G7
name-c1r6 = sable A6
name-c3r6 = mangrove B6
name-c5r6 = sable C6
name-c7r6 = roseau D6
name-c1r7 = sable A7/H1
name-c2r7 = roseau H2
name-c3r7 = roseau B7/H3
name-c4r7 = eau H4
name-c5r7 = mangrove C7/H5
name-c6r7 = eau H6
name-c7r7 = mangrove D7/H7
name-n1 = eau, emplacement d’amulette 1
name-n2 = mangrove, emplacement d’amulette 2
name-n3 = sable, emplacement d’amulette 3
name-n4 = roseau, emplacement d’amulette 4
name-n5 = eau, emplacement d’amulette 5
name-n6 = mangrove, emplacement d’amulette 6
name-n7 = sable, emplacement d’amulette 7
name-n8 = roseau, emplacement d’amulette 8
name-path_a = Sentier A
name-path_b = Sentier B
name-path_c = Sentier C
name-path_d = Sentier D
name-path_e = Sentier E
name-path_f = Sentier F
name-path_g = Sentier G
name-path_h = Sentier H
name-tile_statue_a = Statue A
name-tile_statue_b = Statue B
name-tile_statue_c = Statue C
name-tile_statue_d = Statue D
name-tile_statue_e = Statue E
name-tile_statue_f = Statue F
name-tile_statue_g = Statue G
name-tile_statue_h = Statue H
name-tile_offering_3 = Tuile Offrande 3
name-tile_amulet_2 = Tuile Amulette 2
name-tile_landscape_joker = Joker Paysage

# The drawing

board-talisman = Talisman du premier joueur
board-cost-offerings = { $cost } en offrandes
board-cost-amulets = { $cost } en amulettes
board-suns = { $points } points immédiats
board-amulet-space = case Amulette : votre niveau monte
board-bag = Amulettes dans le sac : { $count }
board-site_1_12 = Appontements 1 et 12 : d’abord trois cartes, à la fin les oiseaux et le talisman
board-site_2_11 = Appontements 2 et 11 : des amulettes, puis une hutte et une carte
board-site_3_10 = Appontements 3 et 10 : une carte, puis jusqu’à deux huttes
board-site_4_9 = Appontements 4 et 9 : deux cartes, puis une hutte ou une double hutte
board-site_5_8 = Appontements 5 et 8 : deux cartes, puis des amulettes ou une hutte
board-site_6_7 = Appontements 6 et 7 : trois cartes, puis des amulettes ou une carte
board-stage_1 = Prenez 2 cartes visibles, puis piochez 1 carte cachée.
board-stage_2 = Collectez des amulettes.
board-stage_3 = Prenez 1 carte visible.
board-stage_4 = Prenez 1 carte visible, puis piochez 1 carte cachée.
board-stage_5 = Soit 2 cartes visibles, soit 2 cartes cachées.
board-stage_6 = Prenez 1 carte visible, puis piochez 2 cartes cachées.
board-stage_7 = Collectez des amulettes ou piochez 1 carte cachée.
board-stage_8 = Collectez des amulettes ou construisez une hutte.
board-stage_9 = Construisez une hutte ou une double hutte.
board-stage_10 = Construisez jusqu’à deux huttes sur des cases différentes.
board-stage_11 = Construisez une hutte, puis piochez 1 carte cachée.
board-stage_12 = Placez les deux oiseaux ; vous êtes premier joueur au tour suivant.

# Ce qui est imprimé : les groupes de components.json, et ce qu’un propriétaire devrait comparer.
printed-player_colours = les couleurs des joueurs
printed-landscapes = les paysages
printed-setup = la mise en place selon le nombre de joueurs
printed-pieces = les pièces en bois
printed-landscape_deck = les cartes Paysage
printed-offering_deck = les cartes Offrande
printed-start_cards = les cartes de départ
printed-look-start_cards = Quelles sont les deux valeurs de chaque paire de cartes de départ, de 1 à 5 ?
printed-amulets = les amulettes
printed-amulet_table = le tableau des amulettes
printed-fervour_tiles = les tuiles Ferveur
printed-bonus_tiles = les tuiles Bonus
printed-statues = les statues et leurs points
printed-look-statues = Quels sont les deux nombres imprimés près de chaque statue ?
printed-sectors = l’Étoile de pierre et le Totem
printed-oracle_rock = le rocher de l’oracle
printed-archipelago = l’archipel : les sites et les étapes
printed-score_track = la piste de score
printed-look-score_track = Combien de cases compte la piste de score ?
printed-spaces = les cases de construction
printed-look-spaces = Comparez chaque case de construction : paysage, coût et ferveur.
printed-layout = le dessin de la table
printed-final_scoring = le décompte final
printed-example_spaces = les cases des exemples de la règle
