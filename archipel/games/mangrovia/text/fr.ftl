title = Mangrovia
promise = Laissez la barque porter vos plans d’appontement en appontement, et bâtissez au pied des statues.

# Questions
ask-choose-first = Qui est premier joueur ?
ask-open-first = Une carte est dévoilée.
ask-deal-first = Une carte Paysage est distribuée.
ask-lay-tile = Quelle tuile Bonus est posée ici ?
ask-place-dish = { $count ->
    [1] Sur quel lieu de culte vide placez-vous un plat ?
   *[other] Sur quel lieu de culte vide placez-vous un autre plat ?
}
ask-take-open = { $count ->
    [1] { $stage } : quelle carte visible prenez-vous, ou passez-vous ?
   *[other] { $stage } : quelle carte visible prenez-vous (encore { $count }), ou passez-vous ?
}
ask-draw-hidden = { $count ->
    [1] { $stage } : dans quelle pioche prenez-vous une carte, ou passez-vous ?
   *[other] { $stage } : dans quelle pioche prenez-vous une carte (encore { $count }), ou passez-vous ?
}
ask-draw-either = { $count ->
    [1] { $stage } : une carte visible ou une cachée ?
   *[other] { $stage } : { $count } cartes visibles ou { $count } cachées ? La première décide.
}
ask-deal-card = Une carte cachée est piochée.
ask-reveal-card = Une carte est dévoilée.
ask-collect-amulets = { $stage } : récupérez-vous des amulettes, ou passez-vous ?
ask-collect-or-draw = { $stage } : récupérez-vous des amulettes, piochez-vous une carte cachée, ou passez-vous ?
ask-collect-or-build = { $stage } : récupérez-vous des amulettes, bâtissez-vous une hutte, ou passez-vous ?
ask-build-hut = { $count ->
    [1] { $stage } : où bâtissez-vous une hutte, ou passez-vous ?
   *[other] { $stage } : où bâtissez-vous, jusqu’à { $count } huttes l’une après l’autre, ou passez-vous ?
}
ask-build-or-double = { $stage } : bâtissez-vous une hutte ou une double hutte, ou passez-vous ?
ask-pay-for-hut = { $due ->
    [0] Tout est posé pour la { $space } : payez-vous, ou reprenez-vous ?
   *[other] { $open ->
        [0] La { $space } coûte { $price } au point près, d’une seule façon. Confirmez-vous, ou reprenez-vous ?
       *[other] { $laid ->
            [0] Comment payez-vous la { $space }, { $price } au point près ? Posez ce que vous voulez, ou payez comme proposé.
           *[other] Comment payez-vous le reste de la { $space }, { $due } sur { $price } ? Posez, reprenez, ou payez comme proposé.
        }
    }
}
ask-pull-amulet = Une amulette est tirée du sac.
ask-stack-before-bag = Prendre d’abord une amulette de valeur 1, à la place d’une amulette du sac ?
ask-return-amulet = Laquelle des amulettes récupérées remettez-vous dans le sac ?
ask-move-birds = Où se posent les deux oiseaux à partir du tour suivant ?

# Où en est la partie, d’après ce que tous voient
stage = { $round ->
    [0] { $phase }
   *[other] Tour { $round } · { $boat_id ->
        [boat_space] { $phase }
       *[other] { $phase } : { $boat }
    }
}

# Choix
do-dish = Plat sur { $site }
do-dish-now = Plat sur { $site } : { $out }{ $out_times ->
        [0] {""}
        [1] {""}
       *[other] {" "}× { $out_times }
    }{ $out_then_times ->
        [0] {""}
        [1] , { $out_then }
       *[other] , { $out_then } × { $out_then_times }
    } ; au retour { $back }{ $back_times ->
        [0] {""}
        [1] {""}
       *[other] {" "}× { $back_times }
    }{ $back_then_times ->
        [0] {""}
        [1] , { $back_then }
       *[other] , { $back_then } × { $back_then_times }
    }
do-take = Prendre : { $card }
do-draw = { $deck_id ->
    [offering_deck] Piocher une offrande
   *[other] Piocher un paysage
}
do-collect = Récupérer des amulettes
do-collect-now = { $drawn ->
    [0] Récupérer une amulette de valeur 1
    [one] { $back ->
        [0] Récupérer une amulette du sac
       *[other] Récupérer des amulettes : en tirer { $drawn } du sac, en remettre une
    }
   *[other] { $back ->
        [0] Récupérer { $drawn } amulettes du sac
       *[other] Récupérer des amulettes : en tirer { $drawn } du sac, en remettre une
    }
}
do-return = Remettre dans le sac : { $amulet }
do-build = Hutte sur la { $space }
do-build-now = Hutte sur la { $space } : { $landscapes ->
    [1] { $landscape }
   *[other] { $landscape }/{ $other }
}, { $currency_id ->
    [amulet] { $cost } en amulettes
   *[other] { $cost } en offrandes
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
do-double = Double hutte sur la { $space }
do-double-now = Double hutte sur la { $space } : { $landscapes ->
    [1] { $landscape }
   *[other] { $landscape }/{ $other }
}, { $currency_id ->
    [amulet] { $cost } en amulettes
   *[other] { $cost } en offrandes
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
do-card = Poser : { $card }
do-pay = Poser : { $coin }
do-pay-now = { $due ->
    [0] Poser : { $coin } (le compte est bon)
   *[other] Poser : { $coin } (reste { $due })
}
do-complete = Payer et bâtir
do-complete-now = Payer et bâtir : { $coins } { $currency_id ->
    [amulet] en amulettes
   *[other] en offrandes
}{ $tiles ->
    [0] {""}
   *[other] , dont { $tile }
}, avec { $cards ->
    [1] { $card }
    [2] { $card } et { $second }
   *[other] { $card }, { $second } et { $third }
}
do-stack_first = D’abord une amulette de valeur 1
do-bag_only = Toutes du sac
do-birds = Oiseaux sur { $one } et { $other }
do-pass = Passer
do-first = { $seat } commence
do-deal = Donner : { $card }
do-reveal = Dévoiler : { $card }
do-pull = Tirer : { $amulet }
do-lay = { $tile } sur la { $space }

# Journal
log-first-player = { $seat } est premier joueur.
log-start-pair = { $seat } reçoit la paire de départ { $number } : { $one } et { $other }.
log-tile-laid = Tuile Bonus sur la { $space } : { $tile }.
log-round-began = Le tour { $round } commence. { $seat } est premier joueur.
log-placed-dish = { $seat } pose un plat sur { $site }.
log-landed = { $stage } : la barque fait escale chez { $seat }.
log-passed = { $stage } : { $seat } passe.
log-nothing-possible = { $stage } : { $seat } n’a rien d’autre à faire.
log-birds-moved = { $moved ->
    [1] { $seat } pose les oiseaux sur { $one } et { $other }.
   *[other] { $seat } laisse les oiseaux sur { $one } et { $other }.
}
log-talisman-won = { $stays ->
    [1] { $seat } garde le talisman.
   *[other] { $seat } prend le talisman.
}
log-talisman-passed = Personne n’était au nord : { $seat } reçoit le talisman, et les oiseaux s’envolent vers { $one } et { $other }.
log-took = { $seat } prend une carte visible : { $card }.
log-drew = { $deck_id ->
    [offering_deck] { $seat } pioche une carte Offrande cachée : { $card }.
   *[other] { $seat } pioche une carte Paysage cachée : { $card }.
}
log-drew-veiled = { $deck_id ->
    [offering_deck] { $seat } pioche une carte Offrande cachée.
   *[other] { $seat } pioche une carte Paysage cachée.
}
log-laid-open = Carte visible : { $card }.
log-reshuffled = { $deck_id ->
    [offering_deck] La défausse des offrandes est mélangée : { $count ->
        [1] une pioche d’une carte.
       *[other] une pioche de { $count } cartes.
    }
   *[other] La défausse des paysages est mélangée : { $count ->
        [1] une pioche d’une carte.
       *[other] une pioche de { $count } cartes.
    }
}
log-took-one = { $seat } prend une amulette de valeur 1.
log-pulled = { $seat } tire du sac : { $amulet }.
log-pulled-veiled = { $seat } tire une amulette.
log-returned = { $seat } remet dans le sac : { $amulet }.
log-returned-veiled = { $seat } remet une amulette dans le sac.
log-kept = { $count ->
    [1] { $seat } garde une amulette.
   *[other] { $seat } garde { $count } amulettes.
}
log-bag-refilled = { $count ->
    [1] Le sac est rempli : une amulette.
   *[other] Le sac est rempli : { $count } amulettes.
}
log-building = { $huts ->
    [1] { $seat } veut bâtir sur la { $space }.
   *[other] { $seat } veut bâtir une double hutte sur la { $space }.
}
log-played = { $card_id ->
    [tile_landscape_joker] { $seat } utilise une tuile : { $card }.
   *[other] { $seat } joue la carte { $card }.
}
log-paid = { $seat } paie { $coins } { $currency_id ->
    [amulet] en amulettes
   *[other] en offrandes
}{ $tiles ->
    [0] {""}
   *[other] , dont { $tile }
}.
log-built = { $points ->
    [0] { $huts ->
        [1] { $seat } bâtit une hutte sur la { $space }.
       *[other] { $seat } bâtit une double hutte sur la { $space }.
    }
    [one] { $huts ->
        [1] { $seat } bâtit une hutte sur la { $space } et marque { $points } point.
       *[other] { $seat } bâtit une double hutte sur la { $space } et marque { $points } point.
    }
   *[other] { $huts ->
        [1] { $seat } bâtit une hutte sur la { $space } et marque { $points } points.
       *[other] { $seat } bâtit une double hutte sur la { $space } et marque { $points } points.
    }
}
log-fervour = { $points ->
    [one] { $seat } marque { $points } point avec { $tile }.
   *[other] { $seat } marque { $points } points avec { $tile }.
}
log-level-rose = { $seat } monte à la ligne { $level } du tableau des amulettes.
log-won-tile = { $seat } gagne une tuile Bonus : { $tile }.
log-last-hut = { $already ->
    [1] { $seat } bâtit aussi sa dernière hutte.
   *[other] { $seat } bâtit sa dernière hutte : ce tour est le dernier.
}
log-path-scored = { $path } : 1re place { $first } ({ $most }), 2e place { $second } ({ $less }).
log-path-alone = { $path } : 1re place { $first } ({ $most }), pas de 2e.
log-totem-scored = Totem : 1re place { $first } ({ $most }), 2e place { $second } ({ $less }).
log-totem-alone = Totem : 1re place { $first } ({ $most }), pas de 2e.
log-star-scored = { $points ->
    [one] Étoile de Pierre : { $seat }, { $points } point.
   *[other] Étoile de Pierre : { $seat }, { $points } points.
}
log-amulets-scored = { $points ->
    [one] Amulettes : { $seat }, { $points } point.
   *[other] Amulettes : { $seat }, { $points } points.
}
log-scored = { $points ->
    [one] { $seat } totalise { $points } point de ferveur.
   *[other] { $seat } totalise { $points } points de ferveur.
}
log-winner = { $shared ->
    [1] { $seat } partage la victoire.
   *[other] { $seat } devient chef de la tribu et gagne la partie.
}

# Points
score-printed = Points imprimés
score-fervour_tiles = Tuiles Ferveur
score-paths = Sentiers des Dieux
score-stone_star = Étoile de Pierre
score-totem = Totem
score-amulets = Amulettes

# Options de table
option-bonus_tiles = Tuiles Bonus
option-bonus_tiles-help = La variante de la règle : des tuiles sur l’Étoile de Pierre, qui départagent un sentier ou aident à payer une hutte.
option-bonus_tiles-off = Sans
option-bonus_tiles-mixed = Tirées de toutes
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
option-joker_tile-help = Avec les tuiles Bonus : ce que remplace le joker, et s’il peut aussi servir à une double hutte.
option-joker_tile-card_and_birds = Carte et oiseaux, double hutte aussi
option-joker_tile-card_and_birds_single_hut = Carte et oiseaux, pour une hutte
option-joker_tile-birds_only = Oiseaux seulement
option-amulet_tile_scores = Tuile Amulette inutilisée
option-amulet_tile_scores-help = Avec les tuiles Bonus : une tuile Amulette inutilisée rapporte-t-elle sa valeur à la fin ?
option-amulet_tile_scores-true = Sa valeur
option-amulet_tile_scores-false = Rien
option-house_rule_value_1_amulet = Amulettes de valeur 1
option-house_rule_value_1_amulet-help = Suggestion de l’auteur : dès le niveau 1, on peut prendre d’abord une amulette de valeur 1, à la place d’une amulette du sac, pour payer au point près.
option-house_rule_value_1_amulet-false = Au niveau 0 seulement
option-house_rule_value_1_amulet-true = À tous les niveaux
option-round_cap = Durée maximale
option-round_cap-help = Nul n’est tenu de bâtir : après ce tour, la partie s’arrête de toute façon. Le livret n’a pas de limite.
option-round_cap-40 = 40 tours
option-round_cap-none = Sans limite

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
draw-building = Hutte sur la { $space } : posé { $laid } ; reste { $due } sur { $price } ; proposé { $proposed }
draw-announced = { $seat } veut bâtir sur la { $space }, pour { $price }

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
name-draw_open = carte visible
name-draw_hidden = carte cachée
name-draw_open_or_draw_hidden = carte d’une même sorte, visible ou cachée
name-collect_amulets = amulettes
name-collect_amulets_or_draw_hidden = amulettes ou carte cachée
name-collect_amulets_or_build_hut = amulettes ou hutte
name-build_hut = hutte
name-build_hut_or_build_double_hut = hutte ou double hutte
name-move_birds = oiseaux
name-claim_talisman = talisman
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
# Les cases : leur place sur chaque sentier, comptée depuis la statue
name-c1r1 = case A1/E1
name-c2r1 = case E2
name-c3r1 = case B1/E3
name-c4r1 = case E4
name-c5r1 = case C1/E5
name-c6r1 = case E6
name-c7r1 = case D1/E7
name-c1r2 = case A2
name-c3r2 = case B2
name-c5r2 = case C2
name-c7r2 = case D2
name-c1r3 = case A3/F1
name-c2r3 = case F2
name-c3r3 = case B3/F3
name-c4r3 = case F4
name-c5r3 = case C3/F5
name-c6r3 = case F6
name-c7r3 = case D3/F7
name-c1r4 = case A4
name-c3r4 = case B4
name-c5r4 = case C4
name-c7r4 = case D4
name-c1r5 = case A5/G1
name-c2r5 = case G2
name-c3r5 = case B5/G3
name-c4r5 = case G4
name-c5r5 = case C5/G5
name-c6r5 = case G6
name-c7r5 = case D5/G7
name-c1r6 = case A6
name-c3r6 = case B6
name-c5r6 = case C6
name-c7r6 = case D6
name-c1r7 = case A7/H1
name-c2r7 = case H2
name-c3r7 = case B7/H3
name-c4r7 = case H4
name-c5r7 = case C7/H5
name-c6r7 = case H6
name-c7r7 = case D7/H7
name-n1 = case Amulette 1
name-n2 = case Amulette 2
name-n3 = case Amulette 3
name-n4 = case Amulette 4
name-n5 = case Amulette 5
name-n6 = case Amulette 6
name-n7 = case Amulette 7
name-n8 = case Amulette 8
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

# Le plateau dessiné

board-talisman = Talisman du premier joueur
board-cost-offerings = { $cost } en offrandes
board-cost-amulets = { $cost } en amulettes
board-suns = { $points ->
    [one] { $points } point immédiat
   *[other] { $points } points immédiats
}
board-amulet-space = case Amulette : votre niveau monte
board-bag = Amulettes dans le sac : { $count }
board-then = { $one }, puis { $other }
board-times = { $what } × { $count }
board-later = { $one } ; au retour { $other }
board-due = { $due ->
    [0] Tout est posé
   *[other] Reste { $due } sur { $price }
}
board-proposed = Proposé
board-row = ligne { $level } : { $bag } du sac, { $back } à y remettre, { $stack } de la pile des 1
board-dish = plat de { $owner }
board-boat = la barque est ici

# Ce que font les choses, pour la bulle d’aide

help-space = Pour bâtir ici, jouez une carte de son paysage, un oiseau étant sur ce paysage, et payez le prix exact.
help-space_amulet = { help-space } La hutte fait monter votre ligne dans le tableau des amulettes.
help-space_totem = { help-space } La tuile Ferveur du dessus est à vous : ses points tout de suite.
help-space_star = { help-space } À la fin, elle compte pour l’Étoile de Pierre.
help-path = Points à la fin : { $most } pour le plus de huttes sur ce sentier, { $less } pour le deuxième. À égalité, la hutte la plus proche de la statue l’emporte.
help-stone_star = À la fin, chacun marque le nombre de ses huttes ici multiplié par le nombre de toutes les huttes ici.
help-totem = Qui bâtit ici prend la tuile Ferveur du dessus. Points à la fin : { $most } pour le plus de huttes, { $less } pour le deuxième ; à égalité, la tuile la plus basse l’emporte.
help-fervour = La tuile du dessus revient au prochain qui bâtit au Totem : ses points tout de suite.
help-site = Un plat ici vous fait agir aux deux appontements voisins, à l’aller de la barque et à son retour.
help-stage = Quand la barque accoste, le propriétaire du plat voisin peut faire ceci.
help-collect = Les amulettes paient des huttes et valent leurs points à la fin. Votre ligne du tableau dit combien vous en tirez du sac.
help-amulet_row = Votre ligne monte à chaque hutte sur une case Amulette. Elle dit combien d’amulettes vous tirez du sac, et si vous en remettez une.
help-open_card = Se prend à un appontement qui le permet. Les cartes visibles ne sont remplacées qu’au début du tour suivant.
help-offering_deck = Une offrande cachée vient du dessus de cette pioche.
help-landscape_deck = Un paysage caché vient du dessus de cette pioche.
help-set_aside = Les amulettes dépensées. Elles retournent dans le sac quand il est vide.
help-landscape = On peut bâtir sur ce paysage tant qu’un oiseau s’y trouve. Le propriétaire du plat du nord déplace les oiseaux.
help-landscape_card = Se joue pour bâtir sur ce paysage, tant qu’un oiseau s’y trouve.
help-card = { help-landscape_card }
help-water = { help-landscape }
help-sand = { help-landscape }
help-mangrove = { help-landscape }
help-reed = { help-landscape }
help-boat = La barque part d’ici, passe tous les appontements et revient.
help-offering = Paie les huttes dont le prix est en offrandes, au compte exact : on ne rend pas la monnaie.
help-amulet = Paie les huttes dont le prix est en amulettes, au compte exact. Gardée jusqu’à la fin, elle vaut ses points.
help-tile_statue = Vous gagnez toutes les égalités sur le sentier de cette divinité.
help-tile_offering = Une fois : compte comme une offrande de sa valeur.
help-tile_amulet = Une fois : compte comme une amulette de sa valeur.
help-tile_landscape_joker = Une fois : bâtit une hutte sur n’importe quel paysage, sans carte ni oiseaux.
help-stack_first = Prenez d’abord une amulette de valeur 1 de la pile, à la place d’une du sac.
help-bag_only = Tirez toutes les amulettes du sac.
help-pass = Renoncez au reste de cette action.
help-complete = Ajoutez les cartes proposées et payez.

# Ce qui est imprimé : les groupes de components.json, et ce qu’un propriétaire devrait comparer.
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
printed-spaces = les cases à bâtir
printed-look-spaces = Comparez chaque case à bâtir : paysage, coût et ferveur.
printed-layout = le dessin de la table
printed-final_scoring = le décompte final
printed-example_spaces = les cases des exemples de la règle

# Ce dont parle un conseil : les éléments de la valeur

feature-fervour = ferveur
feature-amulets = amulettes
feature-paths = sentiers des Dieux
feature-totem = Totem
feature-star = Étoile de Pierre
feature-offerings = offrandes
feature-landscapes = cartes Paysage
feature-tiles = tuiles Bonus
feature-level = niveau d’amulettes
feature-cards_to_come = cartes à venir
feature-amulets_to_come = amulettes à venir
feature-huts_to_come = huttes à venir
feature-birds = oiseaux
feature-talisman = talisman

## The companion of a first game: why a question matters

companion-place-dish = Un plat agit deux fois : surtout pour des cartes à l’aller de la barque, pour des huttes au retour. Regardez les deux appontements voisins.
companion-take-open = Une hutte demande une carte de son paysage et des offrandes qui font exactement son prix. Prenez ce qui manque à la prochaine.
companion-draw-hidden = Les offrandes paient les huttes, les paysages disent où bâtir. Piochez ce qui manque à la prochaine.
companion-draw-either = Une carte visible est sûre, une cachée est une surprise que nul autre ne voit. La première décide pour les suivantes.
companion-collect-amulets = Les amulettes paient certaines huttes et valent leurs points à la fin. Votre ligne du tableau dit combien vous en tirez.
companion-collect-or-draw = Une amulette paie une hutte ou compte à la fin ; une carte permet de bâtir plus tôt.
companion-collect-or-build = Une hutte compte dès maintenant, une amulette en paiera une autre. La barque vous mènera-t-elle encore à un appontement où bâtir ?
companion-build-hut = Une hutte compte sur chaque sentier où elle se trouve, et les points imprimés tombent tout de suite. Un oiseau doit être sur le paysage joué.
companion-build-or-double = Une double hutte coûte le double et compte pour deux, points imprimés compris. Seul cet appontement la permet.
companion-pay-for-hut = Il faut le compte exact : on ne rend pas la monnaie. Gardez les valeurs qui feront le prix suivant.
companion-stack-before-bag = La pile donne un 1 à coup sûr, le sac une surprise. Une petite amulette aide à payer le compte exact.
companion-return-amulet = Ce que vous gardez paie une hutte au compte exact, ou compte à la fin. Rendez la moins utile.
companion-move-birds = Au tour suivant, on ne bâtira que là où se trouve un oiseau. Choisissez des paysages que vous avez en main, et pas les autres.

## How to get points

score-printed-how = Le nombre imprimé sur une case, dès que vous y bâtissez.
score-fervour_tiles-how = Qui bâtit au Totem prend la tuile du dessus : ses points tout de suite.
score-paths-how = Sur chaque sentier, le plus de huttes gagne le grand prix, le deuxième le petit. À égalité, la hutte la plus proche de la statue l’emporte.
score-stone_star-how = Vos huttes autour de l’Étoile de Pierre, multipliées par toutes celles qui s’y trouvent.
score-totem-how = Le plus de huttes autour du Totem gagne le grand prix, le deuxième le petit.
score-amulets-how = Les valeurs des amulettes qui vous restent à la fin.

## The legend of symbols

legend-board = Cases et lieux
legend-landscapes = Paysages
legend-boat_way = La route de la barque
legend-stages = Ce qu’offre un appontement
legend-goods = Cartes et amulettes
legend-tiles = Tuiles Bonus
legend-space = case à bâtir
legend-fervour_printed = points imprimés
legend-fervour_printed-help = Chaque soleil est un point, dès que vous bâtissez ici.
legend-space_amulet = case Amulette
legend-neutral = hutte neutre
legend-neutral-help = À peu de joueurs, une hutte neutre occupe les cases à ce signe. Elle compte comme celle d’un rival.
legend-path = sentier d’un dieu
legend-path-help = À la fin, le plus de huttes sur cette ligne ou colonne gagne le grand nombre, le deuxième le petit. À égalité, la hutte la plus proche de la statue l’emporte.
legend-totem-help = Qui bâtit autour prend la tuile Ferveur du dessus. À la fin, le plus de huttes ici gagne le grand nombre, le deuxième le petit.
legend-fervour = tuile Ferveur
legend-bird = oiseau
legend-bird-help = On ne bâtit que sur les paysages où se trouve un oiseau.
legend-site = lieu de culte
legend-dish = plat
legend-dish-help = Chacun pose les siens sur les lieux de culte. Il vous fait agir aux deux appontements voisins.
legend-stage = appontement
legend-boat = barque
legend-open = carte visible
legend-open-help = Prenez une des cartes visibles. Elles ne sont remplacées qu’au tour suivant.
legend-hidden = carte cachée
legend-hidden-help = Piochez une offrande ou un paysage.
legend-amulets = récupérer des amulettes
legend-amulets-help = Tirez des amulettes ; votre ligne du tableau dit combien.
legend-hut = bâtir une hutte
legend-hut-help = Bâtissez une hutte : sa carte Paysage et le prix exact.
legend-double = bâtir une double hutte
legend-double-help = Deux huttes sur une case : prix doublé, deux cartes Paysage, et elle compte pour deux.
legend-birds = déplacer les oiseaux
legend-birds-help = Placez les deux oiseaux : ils disent où l’on bâtit au tour suivant.
legend-talisman = talisman
legend-talisman-help = Qui le prend est premier joueur au tour suivant.
legend-then = puis
legend-then-help = Ce qui est à gauche se fait d’abord.
legend-or = ou
legend-or-help = L’un des deux, au choix.
legend-offering = offrande
legend-landscape_card = carte Paysage
legend-amulet = amulette
legend-amulet_row = ligne du tableau des amulettes
legend-set_aside = amulettes dépensées
legend-tile_statue = tuile Statue
legend-tile_offering = tuile Offrande
legend-tile_amulet = tuile Amulette
