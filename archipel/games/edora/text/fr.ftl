title = The Druids of Edora
promise = Parcourez la forêt nocturne, allumez les foyers et dressez les pierres.

# Questions
ask-lay-tile = Quelle tuile se trouve ici, et comment est-elle tournée ?
ask-lay-frame = Quelle pièce du cadre se trouve ici ?
ask-show-faces = Quelles pièces montrent leur recto ?
ask-show-tablet = On dévoile une tablette devant l’Oracle.
ask-lay-stone = Quelle pierre de l’Oracle se trouve dans cet intervalle ?
ask-set-dolmen = Quel dolmen se dresse ici ?
ask-roll-reserve = On lance un dé de la réserve.
ask-find-first = Qui est Grand Druide ?
ask-roll-stock = On lance un dé du stock.
ask-give-tablet = On donne une tablette.
ask-draw-tablet = On pioche une tablette.
ask-deal-herb = Quelle herbe se trouve ici ?
ask-keep-tablet = Laquelle de ces tablettes gardez-vous ?
ask-lay-herb = { $above ->
    [1] Quelle herbe posez-vous au-dessus de la case { $space } de votre serpe ?
   *[other] Quelle herbe posez-vous au-dessous de la case { $space } de votre serpe ?
}
ask-choose-bush = De quel buisson part votre druide ?
ask-take-turn = Où allez-vous ? Vous avez { food-amount } et { dice-amount } en réserve. Vous pouvez aussi faire un tour d’urgence.
ask-choose-die = Quel dé placez-vous en { $sanctuary } ? Il coûte sa valeur ; vous avez { food-amount }.
ask-choose-square = Sur quelle case de { $sanctuary } placez-vous votre { $value } ?
ask-food-or-dice = Prenez-vous { food-amount }, ou { dice-amount } de votre stock ?
ask-advance-knowledge = { $steps ->
    [1] Avancez-vous votre marqueur Savoir d’une case ? C’est le dernier tour : à égalité, le marqueur le plus en retrait l’emporte.
   *[other] Avancez-vous votre marqueur Savoir de { $steps } cases ? C’est le dernier tour : à égalité, le marqueur le plus en retrait l’emporte.
}
ask-advance-sickle = { $steps ->
    [1] Avancez-vous votre serpe d’une case ? Elle débloque des herbes : l’une des deux sera hors-jeu.
   *[other] Avancez-vous votre serpe de { $steps } cases ? Elle débloque des herbes : de chaque paire, l’une sera hors-jeu.
}
ask-take-tablet = Quelle tablette prenez-vous ? Les deux pierres de l’Oracle voisines donnent leurs bonus.
ask-oracle-again = Recevez-vous une seconde fois les deux bonus de l’Oracle, { $one } et { $two } ?
ask-refill-oracle = Une tablette comble le vide devant l’Oracle.
ask-add-gem = Quelle gemme ajoutez-vous ({ $place }) ? Vous recevez { $times } fois son bonus.
ask-raise-menhir = Quel menhir érigez-vous ? Vous recevez son bonus, puis ceux de tous vos menhirs érigés.
ask-menhir-again = Quel bonus de menhir recevez-vous encore une fois ?
ask-raise-stele = Quelle stèle érigez-vous ? Le dé compte pour { $value }.
ask-brew-potion = { $left ->
    [1] { $mistletoe ->
        [one] Vous avez { $mistletoe } rameau de gui : préparez-vous une potion ?
       *[other] Vous avez { $mistletoe } rameaux de gui : préparez-vous une potion ?
    }
   *[other] { $mistletoe ->
        [one] Vous avez { $mistletoe } rameau de gui : préparez-vous une potion ? Jusqu’à { $left } sont permises.
       *[other] Vous avez { $mistletoe } rameaux de gui : préparez-vous une potion ? Jusqu’à { $left } sont permises.
    }
}
ask-flip-herb = Quelle herbe face cachée retournez-vous ?
ask-pick-herb = Quelle herbe de votre grand plateau devient efficace ?
ask-turn-die = { $first ->
    [1] { $left ->
        [1] Quel dé tournez-vous sur 6 ?
       *[other] Quel dé tournez-vous sur 6 ? Jusqu’à { $left } sont permis.
    }
   *[other] { $left ->
        [1] Quel autre dé tournez-vous sur 6 ? Un seul est encore permis.
       *[other] Quel autre dé tournez-vous sur 6 ? Encore { $left } sont permis.
    }
}
ask-choose-place = Sur quelle place de votre amulette mettez-vous une gemme ?
ask-choose-gem = Quelle gemme ajoutez-vous ({ $place }) ? Vous recevez { $times } fois son bonus.
ask-take-dice = { $why ->
    [1] Tour d’urgence, faute de dé en réserve : quel dé prenez-vous dans votre stock ?
    [2] Tour d’urgence, faute de nourriture : quel dé prenez-vous dans votre stock ?
   *[other] { $count ->
        [1] Quel dé prenez-vous dans votre stock ?
       *[other] Quel dé prenez-vous dans votre stock ? Il vous en revient { $count }.
    }
}
ask-fire-again = Quel bonus du { $hearth } recevez-vous encore une fois ?
ask-free-herbs = Votre serpe a débloqué une paire d’herbes : laquelle devient efficace ? L’autre est posée face cachée.

# Où en est la partie, d’après ce que tous voient
stage = { $round ->
    [0] { draw-phase-setup }
   *[other] Tour { $round } · { $phase_id ->
        [move] { draw-phase-move }
        [die] { draw-phase-die }
        [square] { draw-phase-square }
        [action] { draw-phase-action }
        [brew] { draw-phase-brew }
        [potion] { draw-phase-potion }
        [fire] { draw-phase-fire }
        [dolmens] { draw-phase-dolmens }
        [herbs] { draw-phase-herbs }
       *[other] { draw-phase-setup }
    }
}

# Combien d’un bonus : pour les choix et le journal
bonus-amount = { $bonus_id ->
    [prestige] { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }
    [knowledge] { $count ->
        [one] { $count } case de savoir
       *[other] { $count } cases de savoir
    }
    [food] { $count ->
        [one] { $count } ration
       *[other] { $count } rations
    }
    [die] { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
    [mistletoe] { $count ->
        [one] { $count } rameau de gui
       *[other] { $count } rameaux de gui
    }
   *[other] { $count ->
        [one] { $count } case de serpe
       *[other] { $count } cases de serpe
    }
}
herb-effect = { $herb_id ->
    [herb_food] { help-herb_food }
    [herb_sickle] { help-herb_sickle }
    [herb_mistletoe] { help-herb_mistletoe }
    [herb_knowledge] { help-herb_knowledge }
    [herb_amulet] { help-herb_amulet }
    [herb_die_shift] { help-herb_die_shift }
    [herb_menhir] { help-herb_menhir }
    [herb_leap] { help-herb_leap }
    [herb_stele] { help-herb_stele }
    [herb_fire] { help-herb_fire }
    [herb_prestige] { help-herb_prestige }
   *[other] { help-herb_tablet }
}
points-amount = { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
}
food-amount = { $food ->
    [one] { $food } ration
   *[other] { $food } rations
}
dice-used = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
dice-amount = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}

# Choix
do-go = Aller en { $sanctuary }
do-go-now = { $food ->
    [0] Aller en { $sanctuary }, gratuitement
   *[other] Aller en { $sanctuary } pour { food-amount }
}
do-emergency = Tour d’urgence
do-emergency-now = { $dice ->
    [0] Tour d’urgence : { food-amount } et { points-amount } (votre stock est vide), sans placer de dé
   *[other] Tour d’urgence : { food-amount } et { dice-amount } de votre stock, sans placer de dé
}
do-die = { $die_id ->
    [reserve_1] { $value_id ->
        [value_1] Placer le 1
       *[other] Tourner le 1 sur { $value } et le placer
    }
    [reserve_2] { $value_id ->
        [value_2] Placer le 2
       *[other] Tourner le 2 sur { $value } et le placer
    }
    [reserve_3] { $value_id ->
        [value_3] Placer le 3
       *[other] Tourner le 3 sur { $value } et le placer
    }
    [reserve_4] { $value_id ->
        [value_4] Placer le 4
       *[other] Tourner le 4 sur { $value } et le placer
    }
    [reserve_5] { $value_id ->
        [value_5] Placer le 5
       *[other] Tourner le 5 sur { $value } et le placer
    }
   *[other] { $value_id ->
        [value_6] Placer le 6
       *[other] Tourner le 6 sur { $value } et le placer
    }
}
do-square = Placer le dé en { $square }
do-square-now = Placer le dé en { $square } : { $action }
do-turn = Tourner le dé en { $square } sur 6
do-turn-now = Tourner sur 6 le { $shows } en { $square } ({ $owner })
do-do = Accepter
do-pass = Passer
do-pass-now = { $what_id ->
    [potion] Ne pas préparer de potion
    [die] Ne plus tourner de dé
   *[other] Y renoncer
}
do-food = Prendre de la nourriture
do-food-now = { $points ->
    [0] Prendre { bonus-amount }
   *[other] Prendre { bonus-amount } et { points-amount }
}
do-dice = Prendre des dés
do-dice-now = { $points ->
    [0] Prendre { bonus-amount } de votre stock
   *[other] { $count ->
        [0] Votre stock est vide : gagner { points-amount }
       *[other] Prendre { bonus-amount } de votre stock et, pour ce qui manque, { points-amount }
    }
}
do-take = Prendre le { $die }
do-tablet = Prendre la tablette : { $place }
do-tablet-now = Prendre la { $tablet } ({ $place }) ; bonus : { $one } et { $two }
do-gem = Ajouter la { $gem }
do-gem-now = Ajouter la { $gem } : { bonus-amount }
do-slot = La placer : { $place }
do-menhir = Ériger le { $menhir }
do-menhir-now = { $others ->
    [0] Ériger le { $menhir } : { bonus-amount }
    [one] Ériger le { $menhir } : { bonus-amount }, et le bonus de votre autre menhir érigé
   *[other] Ériger le { $menhir } : { bonus-amount }, et les bonus de vos { $others } autres menhirs érigés
}
do-stele = Ériger la { $stele }
do-stele-now = { $count ->
    [0] Ériger la { $stele } : elle ne rapporte rien avec ce dé
   *[other] Ériger la { $stele } : { bonus-amount }
}
do-repeat = Encore une fois : { $bonus }
do-repeat-now = Encore une fois : { bonus-amount }
do-brew = Préparer la { $potion }
do-brew-now = { $cost ->
    [one] Préparer la { $potion } pour { $cost } rameau de gui
   *[other] Préparer la { $potion } pour { $cost } rameaux de gui
}
do-herb = Choisir l’{ $herb } — { herb-effect }
do-keep = Garder la { $tablet }
do-start = Partir du { $bush }
do-tile = { $rotation_id ->
    [r0] Poser la { $tile }
    [r90] Poser la { $tile }, tournée d’un quart
    [r180] Poser la { $tile }, tournée d’un demi-tour
   *[other] Poser la { $tile }, tournée de trois quarts
}
do-frame = Poser : { $piece }
do-phase = Faces : { $phase }
do-stone = Poser la { $stone }
do-dolmen = Poser le { $dolmen }
do-reveal = Dévoiler la { $tablet }
do-deal = Poser l’{ $herb }
do-roll = Obtenir un { $value }
do-lot = { $seat } est Grand Druide

# Journal
log-forest-laid = La forêt d’Edora est en place : les tuiles reposent dans leur cadre.
log-oracle-laid = Tablettes et pierres entourent l’Oracle.
log-dolmens-laid = Les dolmens se dressent autour de la forêt.
log-reserve-rolled = { $seat } lance sa réserve : { $dice } (total { $total }).
log-stock-rolled = { $seat } lance son stock : { $dice }.
log-stock-copied = { $seat } met son stock aux mêmes valeurs.
log-first-player = { $lot ->
    [1] { $seat } devient Grand Druide, avec { $total } aux dés et la faveur du sort.
   *[other] { $seat } devient Grand Druide, avec { $total } aux dés.
}
log-given-tablet = { $seat } reçoit la { $tablet }.
log-drew-tablet = { $seat } pioche la { $tablet }.
log-drew-tablet-veiled = { $seat } pioche une tablette.
log-kept-tablet = { $seat } garde la { $tablet }.
log-tablets-returned = { $count ->
    [one] { $count } tablette retourne dans la pile, qu’on mélange.
   *[other] { $count } tablettes retournent dans la pile, qu’on mélange.
}
log-herbs-dealt = { $seat } dispose ses herbes au hasard.
log-herbs-copied = { $seat } dispose ses herbes de la même façon.
log-laid-herb = { $above ->
    [1] { $seat } pose l’{ $herb } au-dessus de la case { $space }.
   *[other] { $seat } pose l’{ $herb } au-dessous de la case { $space }.
}
log-laid-herb-veiled = { $above ->
    [1] { $seat } pose une herbe face cachée au-dessus de la case { $space }.
   *[other] { $seat } pose une herbe face cachée au-dessous de la case { $space }.
}
log-herbs-revealed = Toutes les herbes sont révélées.
log-started = { $seat } part du { $bush }.
log-round-began = Le tour { $round } commence.
log-stepped-out = { $seat } sort du buisson et entre en { $sanctuary }.
log-walked = { $seat } marche jusqu’à { $sanctuary } pour { food-amount }.
log-leapt = { $seat } traverse la clairière jusqu’à { $sanctuary } pour { food-amount }.
log-emergency = { $seat } fait un tour d’urgence.
log-forced-emergency = { $dice ->
    [0] { $seat } n’a plus de dé en réserve et doit faire un tour d’urgence.
   *[other] { $seat } n’a pas assez de nourriture pour un tour normal et doit faire un tour d’urgence.
}
log-shifted-die = { $seat } tourne un { $value } sur { $became }.
log-placed-die = { $value ->
    [1] { $seat } paie 1 ration et place un 1 en { $square } : { $action }.
   *[other] { $seat } paie { $value } rations et place un { $value } en { $square } : { $action }.
}
log-last-die = { $seat } a placé son dernier dé : on joue le dernier tour.
log-competition = Concurrence en { $sanctuary } : { $seat } l’emporte et gagne { points-amount }.
log-passed = { $seat } renonce à l’action : { $action }.
log-nothing-possible = { $seat } ne peut pas effectuer l’action : { $action }.
log-prestige = { $seat } gagne { points-amount } ({ $cause }).
log-food = { $seat } prend { bonus-amount } ({ $cause }).
log-mistletoe = { $seat } prend { bonus-amount } ({ $cause }).
log-knowledge = { $steps ->
    [0] { $seat } passe au sommet de la pile sur la piste de Savoir, case { $space }, ×{ $multiplier } ({ $cause }).
    [1] { $seat } avance d’une case sur la piste de Savoir, jusqu’à la case { $space }, ×{ $multiplier } ({ $cause }).
   *[other] { $seat } avance de { $steps } cases sur la piste de Savoir, jusqu’à la case { $space }, ×{ $multiplier } ({ $cause }).
}
log-knowledge-end = { $steps ->
    [one] La piste de Savoir s’arrête là : pour { $steps } case de trop, { $seat } gagne { points-amount }.
   *[other] La piste de Savoir s’arrête là : pour { $steps } cases de trop, { $seat } gagne { points-amount }.
}
log-sickle = { $steps ->
    [0] { $seat } laisse sa serpe sur la case { $space }, la dernière ({ $cause }).
    [1] { $seat } avance sa serpe d’une case, jusqu’à la case { $space } ({ $cause }).
   *[other] { $seat } avance sa serpe de { $steps } cases, jusqu’à la case { $space } ({ $cause }).
}
log-sickle-end = { $steps ->
    [one] La piste de la serpe s’arrête là : pour { $steps } case de trop, { $seat } gagne { points-amount }.
   *[other] La piste de la serpe s’arrête là : pour { $steps } cases de trop, { $seat } gagne { points-amount }.
}
log-took-die = { $seat } prend un { $value } de son stock.
log-no-die = { $count ->
    [one] { $count } dé manque dans le stock : { $seat } gagne { points-amount }.
   *[other] { $count } dés manquent dans le stock : { $seat } gagne { points-amount }.
}
log-repeated = { $seat } reçoit encore une fois un bonus ({ $cause }) : { bonus-amount }.
log-took-tablet = { $seat } prend la { $tablet } ({ $place }).
log-oracle-again = { $seat } consulte encore l’Oracle : les deux bonus une seconde fois.
log-refilled = L’Oracle dévoile la { $tablet } ({ $place }).
log-wore-gem = { $seat } place la { $gem } sur son amulette, { $place } : { $times } fois son bonus.
log-raised-menhir = { $seat } érige le { $menhir } en { $sanctuary }.
log-raised-stele = { $seat } érige la { $stele } en { $sanctuary }, valeur { $value }.
log-brewed = { $cost ->
    [one] { $seat } prépare la { $potion } pour { $cost } rameau de gui.
   *[other] { $seat } prépare la { $potion } pour { $cost } rameaux de gui.
}
log-no-effect = { $seat } : la potion reste sans autre effet.
log-turned-die = { $seat } tourne un dé en { $sanctuary } ({ $owner }), de { $was } à { $value }.
log-fire-lit = { $bonuses ->
    [one] { $seat } allume le { $hearth } et reçoit son bonus.
   *[other] { $seat } allume le { $hearth } et reçoit ses { $bonuses } bonus.
}
log-linked = { $dolmen_id ->
    [dolmen_red] { $seat } relie les dolmens rouges avec { dice-used } et gagne { points-amount }.
    [dolmen_orange] { $seat } relie les dolmens orange avec { dice-used } et gagne { points-amount }.
    [dolmen_yellow] { $seat } relie les dolmens jaunes avec { dice-used } et gagne { points-amount }.
    [dolmen_green] { $seat } relie les dolmens verts avec { dice-used } et gagne { points-amount }.
    [dolmen_blue] { $seat } relie les dolmens bleus avec { dice-used } et gagne { points-amount }.
   *[other] { $seat } relie les dolmens violets avec { dice-used } et gagne { points-amount }.
}
log-beige-dolmen = { $seat } prend aussi le { $dolmen } et gagne { points-amount }.
log-herb-active = { $seat } : l’{ $herb } est désormais efficace.
log-herb-spent = { $seat } : l’{ $herb } est posée face cachée.
log-leftovers-scored = Matériel restant : { $seat } ({ $points }).
log-sickle-scored = Serpe : { $seat } ({ $points }).
log-tablets-scored = Tablettes : { $seat } en a rempli { $done } sur { $owned } ({ $points }).
log-amulet-scored = Amulette : { $seat } ({ $points }).
log-sanctuaries-scored = { $items ->
    [one] Sanctuaires : { $seat } récupère { $items } dé ou pierre, × { $multiplier } ({ $points }).
   *[other] Sanctuaires : { $seat } récupère { $items } dés et pierres, × { $multiplier } ({ $points }).
}
log-scored = { $seat } a { points-amount }.
log-winner = { $tie ->
    [1] { $seat }, plus en retrait en savoir, l’emporte à égalité : nul druide d’Edora n’a plus de renom.
   *[other] { $seat } gagne la partie : nul druide d’Edora n’a plus de renom.
}

# Points
score-competition = Concurrence
score-hearths = Feux
score-dolmens = Liaisons de dolmens
score-menhirs = Menhirs
score-steles = Stèles
score-gems = Gemmes
score-oracle = Pierres de l’Oracle
score-potions = Potions
score-herbs = Herbes médicinales
score-compensation = Compensations
score-leftovers = Matériel restant
score-sickle = Serpe
score-tablets = Tablettes Objectif
score-amulet = Amulette
score-sanctuaries = Sanctuaires × savoir

# Options de table
option-tablet_deal = Première tablette
option-tablet_deal-help = Variante 1 : à la mise en place, chacun pioche trois tablettes et en garde une.
option-tablet_deal-one = Une au hasard
option-tablet_deal-choose_1_of_3 = Une sur trois
option-herb_layout = Disposition des herbes
option-herb_layout-help = Chacun au hasard ; variante 2 : tous ont la même disposition, tirée au hasard ; variante 3 : chacun dispose ses herbes à son gré, en secret.
option-herb_layout-random = Au hasard
option-herb_layout-shared = La même pour tous
option-herb_layout-free = À votre gré
option-stock_dice = Dés des stocks
option-stock_dice-help = Variante 4 : les dés du stock ont les mêmes valeurs pour tous.
option-stock_dice-own = Chacun lance
option-stock_dice-shared = Les mêmes valeurs
option-clearing_scope = Clairières
option-clearing_scope-help = Une clairière est toute la forêt claire d’un seul tenant, d’une tuile à l’autre, ou chaque secteur clair d’une seule tuile.
option-clearing_scope-connected = D’une tuile à l’autre
option-clearing_scope-tile = Dans une tuile
option-turn_die_target = Dés tournés par les potions
option-turn_die_target-help = Les dés de qui les potions peuvent tourner sur 6.
option-turn_die_target-own = Les vôtres
option-turn_die_target-any = Ceux de tous
option-stele_potion_herb = Herbe Stèle et potions
option-stele_potion_herb-help = L’herbe Stèle augmente-t-elle aussi la valeur des potions de stèle ?
option-stele_potion_herb-on = Agit
option-stele_potion_herb-off = N’agit pas
option-amulet_potion_place = Place de la gemme d’une potion
option-amulet_potion_place-help = La potion qui donne une gemme remplit-elle d’abord la gauche d’un rang, ou n’importe quelle place libre ?
option-amulet_potion_place-left_first = La gauche d’abord
option-amulet_potion_place-any_free = Toute place libre
option-leftover_dice = Dés restants
option-leftover_dice-help = Quels dés non placés rapportent 1 à la fin.
option-leftover_dice-reserve_and_stock = Réserve et stock
option-leftover_dice-reserve = Réserve seulement
option-mistletoe_supply = Gui
option-mistletoe_supply-help = Illimité, ou seulement les rameaux que contient la boîte.
option-mistletoe_supply-unlimited = Illimité
option-mistletoe_supply-limited = Ceux de la boîte
option-frame_order = Cadre
option-frame_order-help = Les pièces du cadre changent-elles de place d’une partie à l’autre ?
option-frame_order-shuffled = Mélangé
option-frame_order-fixed = Toujours pareil

# Noms : la forêt
name-h00 = B1
help-h00 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-h01 = D1
help-h01 = Sanctuaire avec un buisson de départ et un dolmen. Un dé par joueur au plus.
name-h02 = F1
help-h02 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-h10 = B3
help-h10 = Sanctuaire. Un dé par joueur au plus.
name-h11 = D3
help-h11 = Sanctuaire. Un dé par joueur au plus.
name-h12 = F3
help-h12 = Sanctuaire. Un dé par joueur au plus.
name-h20 = B5
help-h20 = Sanctuaire. Un dé par joueur au plus.
name-h21 = D5
help-h21 = Sanctuaire. Un dé par joueur au plus.
name-h22 = F5
help-h22 = Sanctuaire. Un dé par joueur au plus.
name-h30 = B7
help-h30 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-h31 = D7
help-h31 = Sanctuaire avec un buisson de départ et un dolmen. Un dé par joueur au plus.
name-h32 = F7
help-h32 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-v00 = A2
help-v00 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-v01 = C2
help-v01 = Sanctuaire. Un dé par joueur au plus.
name-v02 = E2
help-v02 = Sanctuaire. Un dé par joueur au plus.
name-v03 = G2
help-v03 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-v10 = A4
help-v10 = Sanctuaire avec un buisson de départ et un dolmen. Un dé par joueur au plus.
name-v11 = C4
help-v11 = Sanctuaire. Un dé par joueur au plus.
name-v12 = E4
help-v12 = Sanctuaire. Un dé par joueur au plus.
name-v13 = G4
help-v13 = Sanctuaire avec un buisson de départ et un dolmen. Un dé par joueur au plus.
name-v20 = A6
help-v20 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-v21 = C6
help-v21 = Sanctuaire. Un dé par joueur au plus.
name-v22 = E6
help-v22 = Sanctuaire. Un dé par joueur au plus.
name-v23 = G6
help-v23 = Sanctuaire du bord, avec un dolmen. Un dé par joueur au plus.
name-h00_0 = B1a
name-h00_1 = B1b
name-h00_2 = B1c
name-h00_3 = B1d
name-h01_0 = D1a
name-h01_1 = D1b
name-h01_2 = D1c
name-h01_3 = D1d
name-h02_0 = F1a
name-h02_1 = F1b
name-h02_2 = F1c
name-h02_3 = F1d
name-h10_0 = B3a
name-h10_1 = B3b
name-h10_2 = B3c
name-h10_3 = B3d
name-h11_0 = D3a
name-h11_1 = D3b
name-h11_2 = D3c
name-h11_3 = D3d
name-h12_0 = F3a
name-h12_1 = F3b
name-h12_2 = F3c
name-h12_3 = F3d
name-h20_0 = B5a
name-h20_1 = B5b
name-h20_2 = B5c
name-h20_3 = B5d
name-h21_0 = D5a
name-h21_1 = D5b
name-h21_2 = D5c
name-h21_3 = D5d
name-h22_0 = F5a
name-h22_1 = F5b
name-h22_2 = F5c
name-h22_3 = F5d
name-h30_0 = B7a
name-h30_1 = B7b
name-h30_2 = B7c
name-h30_3 = B7d
name-h31_0 = D7a
name-h31_1 = D7b
name-h31_2 = D7c
name-h31_3 = D7d
name-h32_0 = F7a
name-h32_1 = F7b
name-h32_2 = F7c
name-h32_3 = F7d
name-v00_0 = A2a
name-v00_1 = A2b
name-v00_2 = A2c
name-v00_3 = A2d
name-v01_0 = C2a
name-v01_1 = C2b
name-v01_2 = C2c
name-v01_3 = C2d
name-v02_0 = E2a
name-v02_1 = E2b
name-v02_2 = E2c
name-v02_3 = E2d
name-v03_0 = G2a
name-v03_1 = G2b
name-v03_2 = G2c
name-v03_3 = G2d
name-v10_0 = A4a
name-v10_1 = A4b
name-v10_2 = A4c
name-v10_3 = A4d
name-v11_0 = C4a
name-v11_1 = C4b
name-v11_2 = C4c
name-v11_3 = C4d
name-v12_0 = E4a
name-v12_1 = E4b
name-v12_2 = E4c
name-v12_3 = E4d
name-v13_0 = G4a
name-v13_1 = G4b
name-v13_2 = G4c
name-v13_3 = G4d
name-v20_0 = A6a
name-v20_1 = A6b
name-v20_2 = A6c
name-v20_3 = A6d
name-v21_0 = C6a
name-v21_1 = C6b
name-v21_2 = C6c
name-v21_3 = C6d
name-v22_0 = E6a
name-v22_1 = E6b
name-v22_2 = E6c
name-v22_3 = E6d
name-v23_0 = G6a
name-v23_1 = G6b
name-v23_2 = G6c
name-v23_3 = G6d
name-p00 = foyer A1
help-p00 = Le premier à avoir des dés en B1 et A2 l’allume et reçoit ses 2 bonus.
name-p01 = foyer C1
help-p01 = Le premier à avoir des dés en B1, D1 et C2 l’allume et reçoit ses 3 bonus.
name-p02 = foyer E1
help-p02 = Le premier à avoir des dés en D1, F1 et E2 l’allume et reçoit ses 3 bonus.
name-p03 = foyer G1
help-p03 = Le premier à avoir des dés en F1 et G2 l’allume et reçoit ses 2 bonus.
name-p10 = foyer A3
help-p10 = Le premier à avoir des dés en A2, B3 et A4 l’allume et reçoit ses 3 bonus.
name-p11 = foyer C3
help-p11 = Le premier à avoir des dés en C2, B3, D3 et C4 l’allume et reçoit ses 4 bonus.
name-p12 = foyer E3
help-p12 = Le premier à avoir des dés en E2, D3, F3 et E4 l’allume et reçoit ses 4 bonus.
name-p13 = foyer G3
help-p13 = Le premier à avoir des dés en G2, F3 et G4 l’allume et reçoit ses 3 bonus.
name-p20 = foyer A5
help-p20 = Le premier à avoir des dés en A4, B5 et A6 l’allume et reçoit ses 3 bonus.
name-p21 = foyer C5
help-p21 = Le premier à avoir des dés en C4, B5, D5 et C6 l’allume et reçoit ses 4 bonus.
name-p22 = foyer E5
help-p22 = Le premier à avoir des dés en E4, D5, F5 et E6 l’allume et reçoit ses 4 bonus.
name-p23 = foyer G5
help-p23 = Le premier à avoir des dés en G4, F5 et G6 l’allume et reçoit ses 3 bonus.
name-p30 = foyer A7
help-p30 = Le premier à avoir des dés en A6 et B7 l’allume et reçoit ses 2 bonus.
name-p31 = foyer C7
help-p31 = Le premier à avoir des dés en C6, B7 et D7 l’allume et reçoit ses 3 bonus.
name-p32 = foyer E7
help-p32 = Le premier à avoir des dés en E6, D7 et F7 l’allume et reçoit ses 3 bonus.
name-p33 = foyer G7
help-p33 = Le premier à avoir des dés en G6 et F7 l’allume et reçoit ses 2 bonus.
name-rim_0 = emplacement de dolmen B1
help-rim_0 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_1 = emplacement de dolmen D1
help-rim_1 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_2 = emplacement de dolmen F1
help-rim_2 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_3 = emplacement de dolmen G2
help-rim_3 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_4 = emplacement de dolmen G4
help-rim_4 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_5 = emplacement de dolmen G6
help-rim_5 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_6 = emplacement de dolmen F7
help-rim_6 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_7 = emplacement de dolmen D7
help-rim_7 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_8 = emplacement de dolmen B7
help-rim_8 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_9 = emplacement de dolmen A6
help-rim_9 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_10 = emplacement de dolmen A4
help-rim_10 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-rim_11 = emplacement de dolmen A2
help-rim_11 = Reliez son dolmen à l’autre de sa couleur par une chaîne de vos dés le long des chemins.
name-bush_n = buisson du nord (D1)
help-bush_n = Un départ : à votre premier tour normal, le pion passe en D1 gratuitement.
name-bush_e = buisson de l’est (G4)
help-bush_e = Un départ : à votre premier tour normal, le pion passe en G4 gratuitement.
name-bush_s = buisson du sud (D7)
help-bush_s = Un départ : à votre premier tour normal, le pion passe en D7 gratuitement.
name-bush_w = buisson de l’ouest (A4)
help-bush_w = Un départ : à votre premier tour normal, le pion passe en A4 gratuitement.
name-tile_1 = tuile 1 (carrefour)
name-tile_2 = tuile 2 (clairière du portail)
name-tile_3 = tuile 3 (creux du portail)
name-tile_4 = tuile 4 (chemin de ronde)
name-tile_5 = tuile 5 (fourche du portail)
name-tile_6 = tuile 6 (double escalier)
name-tile_7 = tuile 7 (fourré)
name-tile_8 = tuile 8 (longue clairière)
name-tile_9 = tuile 9 (escalier sombre)
name-corner_1 = coin 1
name-corner_2 = coin 2
name-corner_3 = coin 3
name-corner_4 = coin 4
name-straight_1 = pièce droite 1
name-straight_2 = pièce droite 2
name-straight_3 = pièce droite 3
name-straight_4 = pièce droite 4
name-t00 = tuile B2
name-t01 = tuile D2
name-t02 = tuile F2
name-t10 = tuile B4
name-t11 = tuile D4
name-t12 = tuile F4
name-t20 = tuile B6
name-t21 = tuile D6
name-t22 = tuile F6
name-f_nw = cadre, nord-ouest
name-f_n = cadre, nord
name-f_ne = cadre, nord-est
name-f_e = cadre, est
name-f_se = cadre, sud-est
name-f_s = cadre, sud
name-f_sw = cadre, sud-ouest
name-f_w = cadre, ouest
name-phase_0 = recto sur les tuiles d’angle et du centre
name-phase_1 = recto sur les autres tuiles

# Noms : actions et bonus
name-food_or_dice = Nourriture ou dés
help-food_or_dice = Prenez 12 rations, ou 3 dés au choix de votre stock.
name-knowledge_2 = Savoir 2
help-knowledge_2 = Avancez votre marqueur Savoir de 2 cases.
name-knowledge_3 = Savoir 3
help-knowledge_3 = Avancez votre marqueur Savoir de 3 cases.
name-sickle_2 = Serpe 2
help-sickle_2 = Avancez votre serpe de 2 cases ; les paires d’herbes atteintes se débloquent en fin de tour.
name-sickle_3 = Serpe 3
help-sickle_3 = Avancez votre serpe de 3 cases ; les paires d’herbes atteintes se débloquent en fin de tour.
name-tablet = Tablette
help-tablet = Prenez une tablette visible et les bonus des deux pierres de l’Oracle voisines.
name-mistletoe_3_brew_1 = Gui 3, 1 potion
help-mistletoe_3_brew_1 = Prenez 3 rameaux de gui, puis vous pouvez préparer une potion.
name-mistletoe_2_brew_1 = Gui 2, 1 potion
help-mistletoe_2_brew_1 = Prenez 2 rameaux de gui, puis vous pouvez préparer une potion.
name-mistletoe_1_brew_2 = Gui 1, 2 potions
help-mistletoe_1_brew_2 = Prenez 1 rameau de gui, puis vous pouvez préparer jusqu’à deux potions.
name-amulet_1_x2 = Amulette I ×2
help-amulet_1_x2 = Placez une gemme d’une nouvelle sorte sur le rang I de votre amulette et recevez 2 fois son bonus.
name-amulet_1_x3 = Amulette I ×3
help-amulet_1_x3 = Placez une gemme d’une nouvelle sorte sur le rang I de votre amulette et recevez 3 fois son bonus.
name-amulet_2_x2 = Amulette II ×2
help-amulet_2_x2 = Placez une gemme d’une nouvelle sorte sur le rang II de votre amulette et recevez 2 fois son bonus.
name-amulet_2_x3 = Amulette II ×3
help-amulet_2_x3 = Placez une gemme d’une nouvelle sorte sur le rang II de votre amulette et recevez 3 fois son bonus.
name-amulet_3_x2 = Amulette III ×2
help-amulet_3_x2 = Placez une gemme d’une nouvelle sorte sur le rang III de votre amulette et recevez 2 fois son bonus.
name-amulet_3_x3 = Amulette III ×3
help-amulet_3_x3 = Placez une gemme d’une nouvelle sorte sur le rang III de votre amulette et recevez 3 fois son bonus.
name-menhir = Menhir
help-menhir = Érigez un menhir : son bonus, puis ceux de tous vos menhirs érigés.
name-stele = Stèle
help-stele = Érigez une stèle : la valeur de votre dé décide de ce qu’elle rapporte.
name-prestige = prestige
help-prestige = Bonus : gagnez 3 points de prestige.
name-knowledge = savoir
help-knowledge = Bonus : avancez votre marqueur Savoir d’1 case ; au bout de la piste, gagnez 2 points de prestige.
name-food = nourriture
help-food = Bonus : prenez 3 rations.
name-die = dé
help-die = Bonus : prenez un dé au choix de votre stock ; s’il est vide, gagnez 2 points de prestige.
name-mistletoe = gui
help-mistletoe = Bonus : prenez 1 rameau de gui.
name-sickle = serpe
help-sickle = Bonus : avancez votre serpe d’1 case ; au bout de la piste, gagnez 2 points de prestige.
help-prestige_track = Ce que chacun a gagné jusqu’ici ; le décompte final reste à venir.
help-knowledge_track = Multiplie vos sanctuaires à la fin. Le marqueur le plus avancé, ou le plus haut dans la pile, départage les dés égaux.
help-sickle_track = Atteindre une paire d’herbes la débloque en fin de tour ; à la fin, la case atteinte rapporte du prestige.
help-own-food = La nourriture paie la marche et les dés placés. Chaque groupe de 6 rations rapporte 1 point de prestige à la fin.
help-own-mistletoe = Le gui paie les potions, mais seulement avec l’action « gui ». Chaque rameau rapporte 1 point de prestige à la fin.
name-amulet = Amulette
help-amulet = 10 points de prestige par rang plein, 20 si les trois places de gauche sont occupées.

# Noms : dés
name-reserve_1 = dé 1
help-reserve_1 = Un dé de votre réserve. Le placer coûte 1 ration.
name-reserve_2 = dé 2
help-reserve_2 = Un dé de votre réserve. Le placer coûte 2 rations.
name-reserve_3 = dé 3
help-reserve_3 = Un dé de votre réserve. Le placer coûte 3 rations.
name-reserve_4 = dé 4
help-reserve_4 = Un dé de votre réserve. Le placer coûte 4 rations.
name-reserve_5 = dé 5
help-reserve_5 = Un dé de votre réserve. Le placer coûte 5 rations.
name-reserve_6 = dé 6
help-reserve_6 = Un dé de votre réserve. Le placer coûte 6 rations.
name-value_1 = 1
name-value_2 = 2
name-value_3 = 3
name-value_4 = 4
name-value_5 = 5
name-value_6 = 6
name-stock_1 = dé 1
help-stock_1 = Un dé de votre stock. Il doit venir dans votre réserve avant d’être placé.
name-stock_2 = dé 2
help-stock_2 = Un dé de votre stock. Il doit venir dans votre réserve avant d’être placé.
name-stock_3 = dé 3
help-stock_3 = Un dé de votre stock. Il doit venir dans votre réserve avant d’être placé.
name-stock_4 = dé 4
help-stock_4 = Un dé de votre stock. Il doit venir dans votre réserve avant d’être placé.
name-stock_5 = dé 5
help-stock_5 = Un dé de votre stock. Il doit venir dans votre réserve avant d’être placé.
name-stock_6 = dé 6
help-stock_6 = Un dé de votre stock. Il doit venir dans votre réserve avant d’être placé.
help-value = La valeur avec laquelle le dé est posé.
help-oracle = La tablette posée ici peut être prise, avec les bonus des deux pierres de l’Oracle voisines.

# Noms : Oracle et tablettes
name-oracle_0_inner = nord, place intérieure
name-oracle_0_outer = nord, place extérieure
name-oracle_1_inner = nord-est, place intérieure
name-oracle_1_outer = nord-est, place extérieure
name-oracle_2_inner = sud-est, place intérieure
name-oracle_2_outer = sud-est, place extérieure
name-oracle_3_inner = sud, place intérieure
name-oracle_3_outer = sud, place extérieure
name-oracle_4_inner = sud-ouest, place intérieure
name-oracle_4_outer = sud-ouest, place extérieure
name-oracle_5_inner = nord-ouest, place intérieure
name-oracle_5_outer = nord-ouest, place extérieure
name-stone_prestige = pierre de l’Oracle « Prestige »
help-stone_prestige = Qui prend une tablette voisine reçoit 3 points de prestige.
name-stone_knowledge = pierre de l’Oracle « Savoir »
help-stone_knowledge = Qui prend une tablette voisine reçoit 1 case de savoir.
name-stone_food = pierre de l’Oracle « Nourriture »
help-stone_food = Qui prend une tablette voisine reçoit 3 rations.
name-stone_die = pierre de l’Oracle « Dé »
help-stone_die = Qui prend une tablette voisine reçoit 1 dé de son stock.
name-stone_mistletoe = pierre de l’Oracle « Gui »
help-stone_mistletoe = Qui prend une tablette voisine reçoit 1 rameau de gui.
name-stone_sickle = pierre de l’Oracle « Serpe »
help-stone_sickle = Qui prend une tablette voisine reçoit 1 case de serpe.
name-menhirs_4 = tablette « 4 menhirs »
help-menhirs_4 = 10 points de prestige à la fin si vous avez érigé au moins 4 menhirs.
name-start_sanctuaries_3 = tablette « 3 buissons »
help-start_sanctuaries_3 = 10 points de prestige à la fin si vos dés occupent au moins 3 des 4 sanctuaires à buisson.
name-line_of_4 = tablette « ligne de 4 »
help-line_of_4 = 10 points de prestige à la fin si quatre de vos dés occupent une ligne droite de sanctuaires, horizontale ou verticale (même lettre ou même chiffre).
name-equal_chain_3 = tablette « 3 dés égaux »
help-equal_chain_3 = 10 points de prestige à la fin si au moins 3 de vos dés de même valeur sont reliés par des chemins.
name-dolmens_5 = tablette « 5 dolmens »
help-dolmens_5 = 10 points de prestige à la fin si vous avez au moins 5 dolmens, beiges compris.
name-steles_4 = tablette « 4 stèles »
help-steles_4 = 10 points de prestige à la fin si vous avez érigé au moins 4 stèles.
name-knowledge_6 = tablette « savoir 6 »
help-knowledge_6 = 10 points de prestige à la fin si votre marqueur Savoir a avancé d’au moins 6 cases.
name-tablets_4 = tablette « 4 tablettes »
help-tablets_4 = 10 points de prestige à la fin si vous avez au moins 4 tablettes, celle-ci comprise, remplies ou non.
name-herbs_6 = tablette « 6 herbes »
help-herbs_6 = 10 points de prestige à la fin si vous avez au moins 6 herbes efficaces.
name-full_clearings_3 = tablette « 3 clairières pleines »
help-full_clearings_3 = 10 points de prestige à la fin si vos dés occupent tous les sanctuaires d’au moins 3 clairières.
name-gems_5 = tablette « 5 gemmes »
help-gems_5 = 10 points de prestige à la fin si vous avez au moins 5 gemmes sur votre amulette.
name-clearings_6 = tablette « 6 clairières »
help-clearings_6 = 10 points de prestige à la fin si vos dés sont dans au moins 6 clairières différentes.
name-portal_4 = tablette « 4 près de portails »
help-portal_4 = 10 points de prestige à la fin si vos dés occupent au moins 4 sanctuaires de clairières à portail.
name-potions_4 = tablette « 4 potions »
help-potions_4 = 10 points de prestige à la fin si vous avez préparé au moins 4 potions.
name-majorities_5 = tablette « 5 sanctuaires dominés »
help-majorities_5 = 10 points de prestige à la fin si vous avez le dé le plus fort dans au moins 5 sanctuaires où un autre joueur a aussi un dé.

# Noms : potions
name-potion_menhir = potion « menhir »
help-potion_menhir = Érigez un menhir ici, comme l’action.
name-potion_flip_herb = potion « réveiller une herbe »
help-potion_flip_herb = Retournez une de vos herbes face cachée : elle est efficace.
name-potion_die_to_six = potion « dé sur 6 »
help-potion_die_to_six = Tournez un de vos dés du plateau sur 6 ; si d’autres dés s’y trouvent, nouvelle concurrence.
name-potion_pick_herb = potion « herbe »
help-potion_pick_herb = Une herbe au choix de votre grand plateau devient aussitôt efficace.
name-potion_die_food = potion « 1 dé, 6 rations »
help-potion_die_food = Prenez 1 dé de votre stock et 6 rations.
name-potion_sickle = potion « serpe 3 »
help-potion_sickle = Avancez votre serpe de 3 cases, comme l’action.
name-potion_prestige_10 = potion « 10 de prestige »
help-potion_prestige_10 = Gagnez 10 points de prestige.
name-potion_stele_3 = potion « stèle comme 3 »
help-potion_stele_3 = Érigez une stèle ici, comme avec un dé de 3.
name-potion_tablet = potion « tablette »
help-potion_tablet = Prenez une tablette et ses deux bonus de l’Oracle, comme l’action.
name-potion_knowledge = potion « savoir 3 »
help-potion_knowledge = Avancez votre marqueur Savoir de 3 cases, comme l’action.
name-potion_two_dice = potion « 2 dés, 6 rations, 5 de prestige »
help-potion_two_dice = Prenez 2 dés de votre stock, 6 rations et 5 points de prestige.
name-potion_two_herbs = potion « 2 herbes »
help-potion_two_herbs = Deux herbes au choix de votre grand plateau deviennent aussitôt efficaces.
name-potion_amulet = potion « gemme ×5 »
help-potion_amulet = Placez une gemme d’une nouvelle sorte sur le rang de votre choix et recevez 5 fois son bonus.
name-potion_stele_6 = potion « stèle comme 6 »
help-potion_stele_6 = Érigez une stèle ici, comme avec un dé de 6.
name-potion_two_menhirs = potion « 2 menhirs »
help-potion_two_menhirs = Érigez deux menhirs ici, l’un après l’autre, chacun comme l’action.
name-potion_three_dice_to_six = potion « 3 dés sur 6 »
help-potion_three_dice_to_six = Tournez jusqu’à trois de vos dés du plateau sur 6, avec une nouvelle concurrence pour chacun.
name-potion_two_tablets = potion « 2 tablettes »
help-potion_two_tablets = Prenez deux tablettes, l’une après l’autre, chacune avec ses bonus de l’Oracle.
name-potion_prestige_25 = potion « 25 de prestige »
help-potion_prestige_25 = Gagnez 25 points de prestige.

# Noms : herbes médicinales
name-herb_food = herbe Nourriture
help-herb_food = Avec l’action « nourriture » : 6 rations de plus (18 en tout) et 3 points de prestige.
name-herb_sickle = herbe Serpe
help-herb_sickle = Avec l’action « serpe » : 2 cases de plus.
name-herb_mistletoe = herbe Gui
help-herb_mistletoe = Avec l’action « gui » : 1 rameau de gui de plus et 3 points de prestige.
name-herb_knowledge = herbe Savoir
help-herb_knowledge = Avec l’action « savoir » : 2 cases de plus.
name-herb_amulet = herbe Amulette
help-herb_amulet = Avec l’action « amulette » : le bonus de la gemme une fois de plus que le multiplicateur.
name-herb_die_shift = herbe Dé
help-herb_die_shift = Avant de placer un dé, vous pouvez changer sa valeur de 1 ou 2.
name-herb_menhir = herbe Menhir
help-herb_menhir = Avec l’action « menhir » : l’un des bonus reçus encore une fois.
name-herb_leap = herbe Déplacement
help-herb_leap = Au lieu de marcher, vous pouvez payer 1 ration pour aller dans n’importe quel autre sanctuaire de votre clairière.
name-herb_stele = herbe Stèle
help-herb_stele = Avec l’action « stèle » : votre dé compte 2 de plus.
name-herb_fire = herbe Feu
help-herb_fire = Pour chaque foyer que vous allumez, vous pouvez recevoir encore une fois l’un de ses bonus.
name-herb_prestige = herbe Prestige
help-herb_prestige = Chaque fois que vous gagnez exactement 3 points de prestige, vous en gagnez 5 à la place.
name-herb_tablet = herbe Tablette
help-herb_tablet = Avec l’action « tablette » : vous pouvez recevoir une seconde fois les deux bonus de l’Oracle.

# Noms : gemmes et pierres
name-gem_prestige = gemme Prestige
help-gem_prestige = Donne 3 points de prestige autant de fois que l’indique le multiplicateur de la case.
name-gem_knowledge = gemme Savoir
help-gem_knowledge = Donne 1 case de savoir autant de fois que l’indique le multiplicateur de la case.
name-gem_food = gemme Nourriture
help-gem_food = Donne 3 rations autant de fois que l’indique le multiplicateur de la case.
name-gem_die = gemme Dé
help-gem_die = Donne 1 dé du stock autant de fois que l’indique le multiplicateur de la case.
name-gem_mistletoe = gemme Gui
help-gem_mistletoe = Donne 1 rameau de gui autant de fois que l’indique le multiplicateur de la case.
name-gem_sickle = gemme Serpe
help-gem_sickle = Donne 1 case de serpe autant de fois que l’indique le multiplicateur de la case.
name-amulet_1_left = rang I, place de gauche
help-amulet_1_left = 20 points de prestige à la fin si les trois places de gauche sont occupées.
name-amulet_1_right = rang I, place de droite
help-amulet_1_right = 10 points de prestige à la fin si les deux places du rang sont occupées.
name-amulet_2_left = rang II, place de gauche
help-amulet_2_left = 20 points de prestige à la fin si les trois places de gauche sont occupées.
name-amulet_2_right = rang II, place de droite
help-amulet_2_right = 10 points de prestige à la fin si les deux places du rang sont occupées.
name-amulet_3_left = rang III, place de gauche
help-amulet_3_left = 20 points de prestige à la fin si les trois places de gauche sont occupées.
name-amulet_3_right = rang III, place de droite
help-amulet_3_right = 10 points de prestige à la fin si les deux places du rang sont occupées.
name-menhir_prestige = menhir Prestige
help-menhir_prestige = Donne 3 points de prestige, puis les bonus de tous vos menhirs érigés.
name-menhir_knowledge = menhir Savoir
help-menhir_knowledge = Donne 1 case de savoir, puis les bonus de tous vos menhirs érigés.
name-menhir_food = menhir Nourriture
help-menhir_food = Donne 3 rations, puis les bonus de tous vos menhirs érigés.
name-menhir_die = menhir Dé
help-menhir_die = Donne 1 dé du stock, puis les bonus de tous les menhirs érigés.
name-menhir_mistletoe = menhir Gui
help-menhir_mistletoe = Donne 1 rameau de gui, puis les bonus de tous vos menhirs érigés.
name-menhir_sickle = menhir Serpe
help-menhir_sickle = Donne 1 case de serpe, puis les bonus de tous vos menhirs érigés.
name-stele_knowledge = stèle Savoir
help-stele_knowledge = Fait avancer le marqueur Savoir, d’autant plus que le dé placé est fort.
name-stele_mistletoe = stèle Gui
help-stele_mistletoe = Donne du gui, d’autant plus que le dé placé est fort.
name-stele_sickle = stèle Serpe
help-stele_sickle = Fait avancer la serpe, d’autant plus que le dé placé est fort.
name-stele_die = stèle Dé
help-stele_die = Donne des dés du stock, d’autant plus que le dé placé est fort.
name-stele_prestige = stèle Prestige
help-stele_prestige = Donne du prestige, d’autant plus que le dé placé est fort.
name-stele_food = stèle Nourriture
help-stele_food = Donne de la nourriture, d’autant plus que le dé placé est fort.
name-dolmen_red = dolmen rouge
help-dolmen_red = Qui relie les deux de cette couleur par une chaîne de dés les prend : 2 points de prestige par dé.
name-dolmen_orange = dolmen orange
help-dolmen_orange = Qui relie les deux de cette couleur par une chaîne de dés les prend : 2 points de prestige par dé.
name-dolmen_yellow = dolmen jaune
help-dolmen_yellow = Qui relie les deux de cette couleur par une chaîne de dés les prend : 2 points de prestige par dé.
name-dolmen_green = dolmen vert
help-dolmen_green = Qui relie les deux de cette couleur par une chaîne de dés les prend : 2 points de prestige par dé.
name-dolmen_blue = dolmen bleu
help-dolmen_blue = Qui relie les deux de cette couleur par une chaîne de dés les prend : 2 points de prestige par dé.
name-dolmen_violet = dolmen violet
help-dolmen_violet = Qui relie les deux de cette couleur par une chaîne de dés les prend : 2 points de prestige par dé.
name-dolmen_beige_8 = dolmen beige 8
help-dolmen_beige_8 = Pour la première liaison de la partie : 8 points de prestige.
name-dolmen_beige_6 = dolmen beige 6
help-dolmen_beige_6 = Pour la deuxième liaison de la partie : 6 points de prestige.
name-dolmen_beige_4 = dolmen beige 4
help-dolmen_beige_4 = Pour la troisième liaison de la partie : 4 points de prestige.

# Noms : origine des gains
name-competition = concurrence
name-hearths = feu
name-dolmens = dolmens
name-menhirs = menhirs
name-steles = stèle
name-gems = gemme
name-oracle = pierre de l’Oracle
name-potions = potion
name-herbs = herbe
name-compensation = compensation
name-action = action
name-emergency_turn = tour d’urgence

# Dessin
draw-phase-setup = Mise en place
draw-phase-move = Déplacement
draw-phase-die = Choix d’un dé
draw-phase-square = Placement du dé
draw-phase-action = Action
draw-phase-brew = Préparation des potions
draw-phase-potion = Potion
draw-phase-fire = Feu
draw-phase-dolmens = Dolmens
draw-phase-herbs = Herbes médicinales
draw-phase-game_over = Fin de la partie

# Le plateau à l’écran
board-round = Tour { $round }
board-last-round = dernier tour
board-portal = Portail : sa clairière compte pour la tablette des portails
board-dark = Forêt sombre : 1 ration de plus sur ce chemin
board-stairs = Escaliers : tout droit seulement
board-ways = chemins vers { $places }
board-way = { $food ->
    [one] { $food } ration pour y aller
   *[other] { $food } rations pour y aller
}
board-clearing = { $count ->
    [one] clairière de { $count } sanctuaire
   *[other] clairière de { $count } sanctuaires
}
board-leader = { $name } domine ici
board-lit = allumé par { $name }
board-reserve = Dés en réserve
board-stock = Dés en stock
board-no-dice = Aucun dé en réserve
board-dice = Dés : { $hand } en réserve, { $stock } en stock
board-led = { $count ->
    [one] { $count } dé ou pierre en tête, × { $factor } par le savoir
   *[other] { $count } dés et pierres en tête, × { $factor } par le savoir
}
board-pile = Tablettes face cachée : { $count }
board-gems = Il en reste { $count }
board-herbs = Herbes : efficaces face visible, hors-jeu face cachée
board-herb-on = efficace
board-herb-off = inefficace
board-amulet = Amulette
board-stones = Stèles et menhirs
board-standing = se dresse dans la forêt
board-prestige = Prestige
board-knowledge = Savoir
board-sickle = Serpe
board-count-food = Nourriture
board-count-mistletoe = Gui
board-count-tablet = Tablettes : remplies / prises
board-count-potion = Potions préparées
board-count-menhir = Menhirs érigés
board-count-stele = Stèles érigées
board-count-dolmen = Dolmens
board-count-fire = Foyers allumés
board-cost = { $cost ->
    [one] Coûte { $cost } rameau de gui
   *[other] Coûte { $cost } rameaux de gui
}
board-stele = { $offset ->
    [0] { $factor ->
        [1] Autant que la valeur du dé
       *[other] { $factor } fois la valeur du dé
    }
   *[other] { $factor ->
        [1] La valeur du dé { $sign } { $offset }
       *[other] { $factor } fois la valeur du dé { $sign } { $offset }
    }
}
draw-dark = forêt sombre : 1 ration de plus
draw-portal = clairière à portail
draw-clearing = clairière
draw-reach = rations pour y aller
draw-pawn = pion
draw-bush = buisson de départ
draw-die = dé placé
draw-dolmen = dolmen
draw-fire = foyer allumé
draw-oracle = Oracle, par côté : bonus des deux pierres, tablette intérieure, tablette extérieure
draw-path = chemin
draw-pile = pile : { $count }
draw-dolmen_red = ro
draw-dolmen_orange = or
draw-dolmen_yellow = ja
draw-dolmen_green = ve
draw-dolmen_blue = bl
draw-dolmen_violet = vi

# Ce qui est imprimé : les groupes de components.json, et ce qu’un propriétaire devrait comparer.
printed-bonuses = les bonus
printed-action_types = les actions
printed-board_geometry = la forme de la forêt
printed-board_faces = les faces selon le nombre de joueurs
printed-clearing_rule = les clairières
printed-tiles = les tuiles Forêt
printed-look-tiles = Comparez les deux faces des neuf tuiles : cases Action, chemins, secteurs sombres, portails et bonus.
printed-frame = le cadre
printed-look-frame = Comparez les deux faces des huit pièces du cadre.
printed-dolmens = les dolmens
printed-fire_tokens = les jetons Feu
printed-knowledge_track = la piste Savoir
printed-sickle_track = la piste Serpe
printed-prestige_track = la piste Prestige
printed-amulet = l’amulette
printed-gems = les gemmes
printed-menhirs = les menhirs
printed-steles = les stèles
printed-herbs = les herbes
printed-oracle = l’oracle
printed-tablets = les tablettes
printed-potions = les potions
printed-supply = la réserve
printed-player_kit = le matériel de chaque joueur
printed-player_colours = les couleurs des joueurs
printed-look-player_colours = Quelles sont les quatre couleurs des joueurs ?
printed-setup_order = l’ordre de la mise en place
printed-emergency_turn = le tour de secours
printed-movement = le déplacement
printed-competition = la concurrence aux sanctuaires
printed-end_scoring = le décompte final
printed-variants = les variantes
printed-engine_limits = les limites du programme
printed-layouts = le dessin des plateaux

# Ce dont parle un conseil : les éléments de la valeur

feature-prestige = prestige
feature-sanctuaries = sanctuaires dominés
feature-sanctuaries_to_come = sanctuaires à venir
feature-sickle = serpe
feature-herbs = herbes efficaces
feature-herbs_to_come = herbes à venir
feature-amulet = amulette
feature-amulet_to_come = amulette entamée
feature-mistletoe = gui
feature-dice = dés disponibles
feature-food = nourriture
feature-stuck = tour d’urgence en vue
feature-walk = longues marches
feature-hearths = foyers
feature-dolmens = dolmens à relier
feature-tablets = tablettes
feature-die = dé de ce tour
feature-action = action de ce tour
feature-potion = potion

## The companion of a first game: why a question matters

companion-keep-tablet = Une tablette dont vous atteignez l’objectif rapporte du prestige à la fin. Elle vous dit où aller dès le premier tour.
companion-lay-herb = Votre serpe atteint les paires l’une après l’autre, et de chacune vous gardez une herbe. Posez tôt ce qui doit aider longtemps.
companion-choose-bush = D’ici, vous suivez les chemins, et marcher coûte de la nourriture. Voyez quelles actions sont proches.
companion-take-turn = Vous marchez, puis placez un dé : les deux coûtent de la nourriture. Cherchez un sanctuaire qui sert plusieurs fois : action, feu, chaîne de dolmens.
companion-choose-die = Un dé coûte sa valeur en nourriture. Un gros domine le sanctuaire, un petit est bon marché et fait la même action.
companion-choose-square = La case est l’action que vous faites maintenant. Un seul dé par sanctuaire : les autres cases d’ici ne seront pas pour vous.
companion-food-or-dice = Sans nourriture ou sans dé en réserve, un tour se perd. Prenez ce qui manquera aux suivants.
companion-advance-knowledge = Le savoir multiplie vos sanctuaires à la fin. Être en retrait ne sert qu’en cas d’égalité pour la victoire.
companion-advance-sickle = La serpe débloque des herbes qui renforcent vos actions, et sa case rapporte du prestige à la fin.
companion-take-tablet = Prenez un objectif à votre portée : il compte à la fin. Vous recevez aussi les bonus des deux pierres voisines.
companion-oracle-again = Votre herbe Tablette redonne les deux bonus, gratuitement.
companion-add-gem = Vous recevez son bonus plusieurs fois de suite. Les rangs pleins et les places de gauche comptent à la fin.
companion-raise-menhir = Chaque menhir répète les bonus de tous ceux déjà érigés : le suivant rapporte plus. Il compte aussi pour qui domine ce sanctuaire.
companion-menhir-again = Votre herbe Menhir répète l’un de ces bonus. Prenez ce qui vous manque le plus.
companion-raise-stele = Plus votre dé est élevé, plus la stèle rapporte. Elle compte aussi pour qui domine ce sanctuaire à la fin.
companion-brew-potion = Chaque potion n’existe qu’une fois et agit aussitôt. Si aucune ne vous aide, le gui se garde pour une meilleure.
companion-flip-herb = Une herbe retournée renforce son action jusqu’à la fin de la partie.
companion-pick-herb = Cette herbe agit dès maintenant, sans attendre la serpe. Choisissez pour l’action que vous faites le plus.
companion-turn-die = Un 6 est difficile à battre. Tournez un dé là où un autre domine le sanctuaire, ou pourrait le faire.
companion-choose-place = La place décide combien de fois la gemme donne son bonus, et quel rang elle complète.
companion-choose-gem = Vous recevez son bonus plusieurs fois de suite, et chaque sorte ne va qu’une fois sur l’amulette.
companion-take-dice = Vous voyez les valeurs avant de prendre. Les petits dés se placent à bas prix, les gros dominent les sanctuaires.
companion-fire-again = Votre herbe Feu répète un bonus de ce foyer. Prenez ce qui vous manque le plus.
companion-free-herbs = Celle que vous gardez renforce désormais son action. Laquelle des deux actions ferez-vous le plus souvent ?

## How to get points

score-competition-how = Quand des dés se rencontrent dans un sanctuaire, le plus haut gagne tout de suite du prestige.
score-hearths-how = Les signes de prestige des foyers que vous allumez, avec des dés sur tous les sanctuaires autour.
score-dolmens-how = Reliez deux dolmens d’une couleur par une chaîne de vos dés : du prestige par dé, et plus pour les premières liaisons de la partie.
score-menhirs-how = Les menhirs dont le bonus est du prestige, chaque fois que vous en érigez un.
score-steles-how = Les stèles qui donnent du prestige, davantage avec un gros dé.
score-gems-how = Les gemmes dont le bonus est du prestige.
score-oracle-how = Les pierres de l’Oracle à prestige voisines d’une tablette que vous prenez.
score-potions-how = Les potions qui donnent du prestige.
score-herbs-how = Le prestige que vos herbes efficaces ajoutent aux actions.
score-compensation-how = Quand une piste ou votre stock n’a plus rien à donner, vous recevez du prestige à la place.
score-leftovers-how = Un peu pour la nourriture, le gui et les dés inutilisés.
score-sickle-how = La case atteinte par votre serpe.
score-tablets-how = Chaque tablette dont vous avez atteint l’objectif.
score-amulet-how = Les rangs pleins de votre amulette, et toutes ses places de gauche.
score-sanctuaries-how = Dés et pierres des sanctuaires que vous dominez, multipliés par votre savoir. Sans savoir, ils ne valent rien.

## The legend of symbols

legend-bonuses = Bonus
legend-actions = Actions des cases
legend-forest = La forêt
legend-pieces = Matériel
legend-tracks = Pistes
legend-act_food_or_dice = nourriture ou dés
legend-act_food_or_dice-help = { help-food_or_dice }
legend-act_knowledge = action « savoir »
legend-act_knowledge-help = Avancez votre marqueur Savoir du nombre indiqué.
legend-act_sickle = action « serpe »
legend-act_sickle-help = Avancez votre serpe du nombre indiqué ; elle débloque les paires d’herbes atteintes.
legend-act_tablet = action « tablette »
legend-act_tablet-help = { help-tablet }
legend-act_mistletoe = action « gui »
legend-act_mistletoe-help = Prenez autant de gui que le nombre l’indique ; puis vous pouvez préparer une potion par fiole.
legend-act_amulet = action « amulette »
legend-act_amulet-help = Placez une nouvelle sorte de gemme sur ce rang de votre amulette et recevez son bonus autant de fois qu’indiqué.
legend-act_menhir = action « menhir »
legend-act_menhir-help = { help-menhir }
legend-act_stele = action « stèle »
legend-act_stele-help = { help-stele }
legend-sanctuary = sanctuaire
legend-sanctuary-help = Vous y placez un dé et faites l’action de sa case. Le plus haut dé le domine à la fin.
legend-hearth = foyer
legend-hearth-help = Le premier à avoir des dés sur tous les sanctuaires autour l’allume et reçoit tous ses bonus.
legend-fire = feu
legend-fire-help = Ce foyer est allumé : ses bonus sont partis pour tous.
legend-dolmen = dolmen
legend-dolmen-help = Reliez les deux d’une couleur par une chaîne de vos dés le long des chemins : du prestige par dé.
legend-beige = dolmen beige
legend-beige-help = Une prime pour les premières liaisons de la partie ; son nombre est son prestige.
legend-bush = buisson de départ
legend-bush-help = Un druide part d’ici ; le premier pas vers le sanctuaire voisin est gratuit.
legend-portal = portail
legend-portal-help = Il marque une clairière. Une tablette compte vos dés dans les clairières à portail ; pour la marche il ne change rien.
legend-stairs = escalier
legend-stairs-help = Deux chemins se croisent ici : on va tout droit, sans tourner.
legend-dark_forest = forêt sombre
legend-dark_forest-help = Passer par ici coûte de la nourriture.
legend-pawn = druide
legend-pawn-help = Votre pion. Il suit les chemins jusqu’au sanctuaire où vous placez un dé.
legend-reserve = dé de la réserve
legend-reserve-help = Prêt à être placé ; il coûte sa valeur en nourriture.
legend-stock = dés du stock
legend-stock-help = Ils doivent venir dans votre réserve avant d’être placés.
legend-menhir = menhir
legend-menhir-help = Érigé, il donne son bonus, puis ceux de tous vos menhirs érigés. Il compte pour qui domine le sanctuaire.
legend-stele = stèle
legend-stele-help = Érigée, elle donne d’autant plus que votre dé est élevé. Elle compte pour qui domine le sanctuaire.
legend-gem = gemme
legend-gem-help = Placée sur votre amulette, elle donne plusieurs fois son bonus. Chaque sorte une seule fois.
legend-amulet = amulette
legend-herb = herbe médicinale
legend-herb-help = Une herbe efficace renforce l’action de son signe jusqu’à la fin de la partie.
legend-leap = saut
legend-leap-help = { help-herb_leap }
legend-potion = potion
legend-potion-help = Se prépare contre du gui sur une case « gui ». Elle n’existe qu’une fois et agit aussitôt.
legend-tablet = tablette
legend-tablet-help = Un objectif : du prestige à la fin si vous l’avez atteint. Le nombre dit ce qu’il faut.
legend-stone = pierre de l’Oracle
legend-stone-help = Qui prend une tablette voisine reçoit son bonus.
legend-prestige_track = piste de prestige
legend-knowledge_track = piste de savoir
legend-sickle_track = piste de la serpe
