title = Bora Bora
promise = Des dés, des dieux, des lagons : bâtissez votre village sur cinq îles.

# Questions
ask-deal-turn-order = Qui reçoit la tuile Ordre du tour suivante ?
ask-lay-fish = Quel poisson nage ici : { $region } ?
ask-deal-task = Quelle tâche reçoit { $seat } ?
ask-lay-jewel = Un bijou est posé face visible.
ask-arrival = Qui arrive dans les îles ?
ask-lay-task = Une tâche est révélée.
ask-deal-card = Une carte Dieu est piochée.
ask-open-card = Une carte Dieu est révélée.
ask-roll-die = { $seat } lance un dé.
ask-start-hut = { $spot_id ->
    [space_12] Où placez-vous votre première hutte, prise sur la case 12 ?
   *[other] Où placez-vous votre première hutte, près d’un poisson de valeur { $fish } ?
}
ask-place-die = Quel dé posez-vous, et sur quelle tuile ?
ask-choose-action = { $tile }, { $value } : laquelle des deux actions ?
ask-pay-for-blue = { $die } sur { $tile } : comment payez-vous le Dieu Bleu ?
ask-expand = { $route_id ->
    [land] Expansion par terre
    [water] Expansion par mer
   *[other] Expansion ({ $route })
}{ $spot_id ->
    [space_12] { " " }avec une hutte de la case 12 : vers quelle région, par une voie de { $value } au plus ?
   *[other] { "" } : vers quelle région, par une voie de { $value } au plus ?
}
ask-region-gift = { $region } : prenez-vous le matériau ({ $material }) ou une offrande ?
ask-lay-material = Sur quelle case Cérémonie posez-vous ce matériau : { $material } ?
ask-play-red = { $region } : jouer un Dieu Rouge pour scorer la tuile Poisson ({ $points } PV) ?
ask-recruit = { $gender_id ->
    [man] Quel homme prenez-vous, jusqu’à la case { $value }
    [woman] Quelle femme prenez-vous, jusqu’à la case { $value }
   *[other] Qui prenez-vous ({ $gender }), jusqu’à la case { $value }
}{ $spot_id ->
    [space_12] , pour la case 12 de votre plateau ?
   *[other] { "" } ?
}
ask-helper = { $points ->
    [one] Assistant : il vous reste { $points } point de dé. Que prenez-vous ?
   *[other] Assistant : il vous reste { $points } points de dé. Que prenez-vous ?
}
ask-place-priest = Sur quelle case du temple, jusqu’à { $value }, va votre prêtre ?
ask-choose-building = Quel bâtiment construisez-vous, de valeur { $value } au plus ?
ask-choose-site = Quels deux matériaux couvrez-vous ({ $building }, { $points } PV) ?
ask-take-god-card = Quelle carte Dieu prenez-vous ?
ask-fire-first = Bonus Feu : une carte Dieu ou une offrande ?
ask-fire-second = Bonus Feu : gagner une case sur la piste Statut, ou un coquillage ?
ask-use-persons = Quels hommes ou quelles femmes utilisez-vous ?
ask-use-team = { $gender_id ->
    [man] { $count ->
        [one] { $count } homme agit ({ $kind }) : avec un Dieu Vert ?
       *[other] { $count } hommes agissent ({ $kind }) : avec un Dieu Vert ?
    }
   *[other] { $count ->
        [one] { $count } femme agit ({ $kind }) : avec un Dieu Vert ?
       *[other] { $count } femmes agissent ({ $kind }) : avec un Dieu Vert ?
    }
}
ask-pay-for-green = { $gender_id ->
    [man] Hommes, { $kind } : comment payez-vous le Dieu Vert ?
   *[other] Femmes, { $kind } : comment payez-vous le Dieu Vert ?
}
ask-choose-material = { $count ->
    [one] Quel matériau prenez-vous ?
   *[other] Quel matériau prenez-vous (encore { $count }) ?
}
ask-move-huts = { $count ->
    [one] Déplacer encore { $count } hutte vers la case 12, ou terminer ?
   *[other] Déplacer encore jusqu’à { $count } huttes vers la case 12, ou terminer ?
}
ask-buy-jewel = { $shells ->
    [one] Quel bijou achetez-vous avec { $shells } coquillage, si vous en voulez un ?
   *[other] Quel bijou achetez-vous avec vos { $shells } coquillages, si vous en voulez un ?
}
ask-give-task = Quelle tâche remplissez-vous ou, à défaut, abandonnez-vous ?
ask-take-task = Quelle nouvelle tâche prenez-vous ?
ask-final-tasks = Les dernières tâches : laquelle remplissez-vous encore ?

# Où en est la partie, d’après ce que tous voient
stage = { $round ->
    [0] { $phase }
   *[other] Round { $round } · { $phase }
}

# Choix
do-start = Première hutte : { $region }
do-start-now = Première hutte : { $region } (don : { $gift })
do-hut_from = Prendre plutôt une hutte de la { $spot }
do-lay = Sur : { $space }
do-lay-now = { $pairs ->
    [0] Sur : { $space }
    [one] Sur : { $space } (à côté d’un matériau)
   *[other] Sur : { $space } (à côté de { $pairs } matériaux)
}
do-gift = { $gift_id ->
    [offering] Prendre une offrande
   *[other] Prendre le matériau
}
do-place = { $die } sur { $tile }
do-place_with = { $gods_id ->
    [blue] { $die } sur { $tile } avec un Dieu Bleu
    [white] { $die } sur { $tile } avec un Dieu Blanc
   *[other] { $die } sur { $tile } avec { $gods }
}
do-act = { $action_id ->
    [man] Prendre un homme
    [woman] Prendre une femme
    [land] S’étendre par terre
    [water] S’étendre par mer
   *[other] { $action }
}
do-blue = { $way_id ->
    [god_blue] Dieu Bleu : une carte et une offrande
    [god_tile] Dieu Bleu : une tuile Dieu
   *[other] Dieu Bleu : deux cartes { $way } et une offrande
}
do-white = { $way_id ->
    [god_white] Dieu Blanc, comme un 6 : une carte et une offrande
    [god_tile] Dieu Blanc, comme un 6 : une tuile Dieu
   *[other] Dieu Blanc, comme un 6 : deux cartes { $way } et une offrande
}
do-red = { $way_id ->
    [god_red] Dieu Rouge : une carte et une offrande
    [god_tile] Dieu Rouge : une tuile Dieu
   *[other] Dieu Rouge : deux cartes { $way } et une offrande
}
do-green = { $way_id ->
    [god_green] Dieu Vert : une carte et une offrande
    [god_tile] Dieu Vert : une tuile Dieu
   *[other] Dieu Vert : deux cartes { $way } et une offrande
}
do-no_god = Ne pas jouer de Dieu
do-expand = Vers : { $region }
do-expand-now = Vers : { $region } (don : { $gift } ; poisson : { $points } PV)
do-recruit = Prendre : { $slot }
do-recruit-now = Prendre : { $person }, { signs } ({ $slot })
do-person_onto = Installer plutôt sur la { $spot }
do-tattoo = Tatouer : { $man }
do-tattoo-now = { $symbols ->
    [one] Tatouer : { $man }, { $symbols } case sur la piste Statut ({ price })
   *[other] Tatouer : { $man }, { $symbols } cases sur la piste Statut ({ price })
}
do-collect = Ramasser des coquillages : { $woman }
do-collect-now = { $symbols ->
    [one] Ramasser { $symbols } coquillage : { $woman } ({ price })
   *[other] Ramasser { $symbols } coquillages : { $woman } ({ price })
}
do-points = Marquer { $number }
do-buy = Prendre : { $ware }
do-buy-now = Prendre : { $ware } ({ price })
do-material = Prendre : { $material }
do-material-now = Prendre : { $material } ({ price })
do-move_hut = Déplacer une hutte vers la case 12
do-move_hut-now = Déplacer une hutte vers la case 12 ({ price })
do-draw = { $source_id ->
    [god_pile] Piocher une carte Dieu
   *[other] Prendre une carte visible : { $source }
}
do-priest = Prêtre : { $slot }
do-priest-now = Prêtre : { $slot } (décale un prêtre : { $pushed })
do-build = Construire : { $building }
do-site = Sur : { $pair }
do-fire = Bonus Feu : { $bonus }
do-use = { $gender_id ->
    [man] Utiliser les hommes : { $kind }
   *[other] Utiliser les femmes : { $kind }
}
do-use-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } homme agit : { together }
       *[other] { $count } hommes agissent ensemble : { together }
    }
   *[other] { $count ->
        [one] { $count } femme agit : { together }
       *[other] { $count } femmes agissent ensemble : { together }
    }
}
do-use_doubled = { $gender_id ->
    [man] Utiliser les hommes, doublés par un Dieu Vert : { $kind }
   *[other] Utiliser les femmes, doublées par un Dieu Vert : { $kind }
}
do-use_doubled-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } homme, doublé par un Dieu Vert : { together }
       *[other] { $count } hommes, doublés par un Dieu Vert : { together }
    }
   *[other] { $count ->
        [one] { $count } femme, doublée par un Dieu Vert : { together }
       *[other] { $count } femmes, doublées par un Dieu Vert : { together }
    }
}
do-use_extra = { $gender_id ->
    [man] Utiliser d’autres hommes avec un Dieu Vert : { $kind }
   *[other] Utiliser d’autres femmes avec un Dieu Vert : { $kind }
}
do-use_extra-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } homme de plus avec un Dieu Vert : { together }
       *[other] { $count } hommes de plus avec un Dieu Vert : { together }
    }
   *[other] { $count ->
        [one] { $count } femme de plus avec un Dieu Vert : { together }
       *[other] { $count } femmes de plus avec un Dieu Vert : { together }
    }
}
do-use_only = { $gender_id ->
    [man] Utiliser une partie des hommes ({ $team }) : { $kind }
   *[other] Utiliser une partie des femmes ({ $team }) : { $kind }
}
do-use_only-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } homme seulement : { together }
       *[other] { $count } hommes seulement : { together }
    }
   *[other] { $count ->
        [one] { $count } femme seulement : { together }
       *[other] { $count } femmes seulement : { together }
    }
}
do-jewel = Acheter : { $jewel }
do-jewel-now = Acheter : { $jewel } ({ cost })
do-no_jewel = Ne rien acheter
do-fulfil = Remplir : { $task }
do-fulfil-now = Remplir ({ $points } PV) : { $task }
do-yellow = { $way_id ->
    [god_yellow] Remplir avec un Dieu Jaune, une carte et une offrande : { $task }
    [god_tile] Remplir avec un Dieu Jaune, une tuile Dieu : { $task }
   *[other] Remplir avec un Dieu Jaune, deux cartes { $way } et une offrande : { $task }
}
do-yellow-now = { $way_id ->
    [god_yellow] Remplir ({ worth }) avec un Dieu Jaune, une carte et une offrande : { $task }
    [god_tile] Remplir ({ worth }) avec un Dieu Jaune, une tuile Dieu : { $task }
   *[other] Remplir ({ worth }) avec un Dieu Jaune, deux cartes { $way } et une offrande : { $task }
}
do-abandon = Abandonner : { $task }
do-abandon-now = Abandonner : { $task } (il manque { $missing })
do-task = Prendre : { $task }
do-task-now = { $missing ->
    [0] Prendre : { $task } (il ne manque rien)
   *[other] Prendre : { $task } (il manque { $missing })
}
do-finish = Terminer
do-finish-now = { $lost ->
    [one] Terminer : { $lost } point de dé perdu
   *[other] Terminer : { $lost } points de dé perdus
}
do-end_turn = Finir le tour
do-next = Ensuite : { $seat }
do-lay_fish = Poser { $fish }
do-arrive = Arrivée : { $person }
do-lay_task = Révéler : { $task }
do-deal_task = Donner : { $task }
do-lay_jewel = Poser { $jewel }
do-reveal = Révéler { $card }
do-deal = Donner { $card }
do-roll = Lancer : { $die }
together = { $kind_id ->
    [land_path] une voie terrestre de { $amount } au plus
    [water_path] une voie maritime de { $amount } au plus
    [recruit_woman] une femme, jusqu’à la case { $amount }
    [recruit_man] un homme, jusqu’à la case { $amount }
    [build] un bâtiment de valeur { $amount } au plus
    [material] { $amount ->
        [one] { $amount } matériau
       *[other] { $amount } matériaux
    }
    [move_hut] { $amount ->
        [one] { $amount } hutte vers la case 12
       *[other] jusqu’à { $amount } huttes vers la case 12
    }
    [victory_points] { $amount } PV
    [god_card] { $amount ->
        [one] { $amount } carte Dieu
       *[other] { $amount } cartes Dieu
    }
    [offering] { $amount ->
        [one] { $amount } offrande
       *[other] { $amount } offrandes
    }
    [status] { $amount ->
        [one] { $amount } case sur la piste Statut
       *[other] { $amount } cases sur la piste Statut
    }
    [shell] { $amount ->
        [one] { $amount } coquillage
       *[other] { $amount } coquillages
    }
   *[other] { $kind } ({ $amount })
}
signs = { $gender_id ->
    [man] { $symbols ->
        [one] { $symbols } symbole Statut
       *[other] { $symbols } symboles Statut
    }
   *[other] { $symbols ->
        [one] { $symbols } coquillage
       *[other] { $symbols } coquillages
    }
}
price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
worth = { $points } PV
cost = { $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
}, { worth } à la fin

# Journal
log-turn-order = { $seat } reçoit la tuile Ordre du tour { $number }.
log-fish-laid = { $region } : { $fish }, { worth }.
log-arrived = { $slot } : { $person }, { signs }.
log-task-laid = Nouvelle tâche sur le plateau : { $task }.
log-task-dealt = Tâche pour { $seat } : { $task }.
log-jewel-laid = Bijou du round { $round } : { $jewel } ({ cost }).
log-round-began = Le round { $round } commence. { $seat } ouvre le jeu.
log-rolled = { $seat } lance les dés : { $one }, { $two }, { $three }.
log-placed = { $seat } : { $die } sur { $tile }.
log-fished = { $seat } part à la pêche : { worth }.
log-god-played = { $god_id ->
    [god_blue] { $way_id ->
        [god_blue] { $seat } invoque le Dieu Bleu : une carte et une offrande.
        [god_tile] { $seat } invoque le Dieu Bleu : une tuile Dieu.
       *[other] { $seat } invoque le Dieu Bleu : deux cartes { $way } et une offrande.
    }
    [god_white] { $way_id ->
        [god_white] { $seat } invoque le Dieu Blanc : une carte et une offrande.
        [god_tile] { $seat } invoque le Dieu Blanc : une tuile Dieu.
       *[other] { $seat } invoque le Dieu Blanc : deux cartes { $way } et une offrande.
    }
    [god_red] { $way_id ->
        [god_red] { $seat } invoque le Dieu Rouge : une carte et une offrande.
        [god_tile] { $seat } invoque le Dieu Rouge : une tuile Dieu.
       *[other] { $seat } invoque le Dieu Rouge : deux cartes { $way } et une offrande.
    }
    [god_green] { $way_id ->
        [god_green] { $seat } invoque le Dieu Vert : une carte et une offrande.
        [god_tile] { $seat } invoque le Dieu Vert : une tuile Dieu.
       *[other] { $seat } invoque le Dieu Vert : deux cartes { $way } et une offrande.
    }
   *[other] { $way_id ->
        [god_yellow] { $seat } invoque le Dieu Jaune : une carte et une offrande.
        [god_tile] { $seat } invoque le Dieu Jaune : une tuile Dieu.
       *[other] { $seat } invoque le Dieu Jaune : deux cartes { $way } et une offrande.
    }
}
log-took-card = { $seat } prend une carte visible : { $card }.
log-drew-card = { $seat } pioche une carte Dieu : { $card }.
log-drew-card-veiled = { $seat } pioche une carte Dieu.
log-card-opened = Nouvelle carte visible : { $card }.
log-no-card = Il n’y a plus de carte Dieu pour { $seat }.
log-reshuffled = { $count ->
    [one] La défausse redevient la pioche : { $count } carte Dieu.
   *[other] La défausse est mélangée et redevient la pioche : { $count } cartes Dieu.
}
log-got-offerings = { $count ->
    [one] { $seat } prend { $count } offrande.
   *[other] { $seat } prend { $count } offrandes.
}
log-got-shells = { $count ->
    [one] { $seat } prend { $count } coquillage.
   *[other] { $seat } prend { $count } coquillages.
}
log-laid-material = { $seat } pose un matériau ({ $material }) : { $space }.
log-kept-material = { $seat } n’a pas de case libre et garde un matériau ({ $material }) à côté de son plateau.
log-climbed = { $count ->
    [0] { $seat } est déjà au bout de la piste Statut.
    [one] { $seat } avance de { $count } case sur la piste Statut (case { $step }).
   *[other] { $seat } avance de { $count } cases sur la piste Statut (case { $step }).
}
log-start-hut = { $seat } place sa première hutte : { $region }.
log-expanded = { $seat } s’étend : { $region }.
log-red-scored = { $seat } score la tuile Poisson avec le Dieu Rouge ({ $region }) : { $fish }, { worth }.
log-recruited = { $seat } accueille : { $person }, { signs }.
log-tattooed = { $seat } tatoue : { $person }.
log-collected = { $seat } envoie ramasser des coquillages : { $person }.
log-helper-points = { $seat } marque { worth } avec l’Assistant.
log-moved-hut = { $seat } déplace une hutte vers la case 12.
log-priest-placed = { $seat } envoie un prêtre : { $slot }.
log-priest-pushed = { $seat } voit son prêtre décalé : { $slot }.
log-priest-returned = { $seat } reprend dans sa réserve un prêtre éjecté du temple.
log-built = { $seat } construit : { $building } ({ $pair }), { worth }.
log-persons-used = { $gender_id ->
    [man] { $count ->
        [one] { $seat } fait agir { $count } homme
       *[other] { $seat } fait agir { $count } hommes
    }
   *[other] { $count ->
        [one] { $seat } fait agir { $count } femme
       *[other] { $seat } fait agir { $count } femmes
    }
} : { together }.
log-person-points = { $seat } marque { worth } grâce à la danse.
log-status-scored = Statut : { worth } pour { $seat }.
log-temple-scored = { $priests ->
    [one] Temple : { $seat } marque { worth } avec { $priests } prêtre.
   *[other] Temple : { $seat } marque { worth } avec { $priests } prêtres.
}
log-god-tile-won = { $seat } a le plus de prêtres au temple et reçoit une tuile Dieu.
log-god-tile-tie = Égalité au temple : { $seat } reçoit la tuile Dieu, car son prêtre est le plus à gauche.
log-god-tile-gone = Le temple est vide : une tuile Dieu quitte le jeu.
log-jewel-bought = { $seat } achète un bijou : { $jewel } ({ cost }).
log-no-jewel = { $seat } n’achète pas de bijou.
log-fulfilled = { $seat } remplit une tâche ({ worth }) : { $task }.
log-abandoned = { $seat } abandonne une tâche : { $task }.
log-took-task = { $seat } prend une tâche : { $task }.
log-god-tiles-scored = Tuiles Dieu : { worth } pour { $seat }.
log-fish-scored = Poissons : { worth } pour { $seat }.
log-jewelry-scored = Bijoux : { worth } pour { $seat }.
log-goal-reached = Objectif atteint par { $seat } ({ worth }) : { $goal }.
log-scored = { $seat } totalise { worth }.
log-winner = { $seat } gagne la partie.

# Points
score-start = Ordre du tour au départ
score-fishing = Pêche
score-helper = Assistant
score-persons = Hommes et femmes
score-red_god = Dieu Rouge
score-buildings = Bâtiments
score-status = Statut
score-temple = Temple
score-tasks = Tâches
score-god_tiles = Tuiles Dieu
score-fish = Poissons
score-jewelry = Bijoux
score-goals = Objectifs

# Options de table
option-region_gift = Don d’une région
option-region_gift-help = Ce que rapporte une hutte sur une montagne, une plage ou dans une forêt : son matériau, ou bien celui-ci ou une offrande au choix.
option-region_gift-printed = Selon le terrain
option-region_gift-material_or_offering = Matériau ou offrande
option-start_regions = Premières huttes
option-start_regions-help = Deux joueurs peuvent-ils commencer dans la même région ?
option-start_regions-distinct = Régions différentes
option-start_regions-shared = Ensemble aussi
option-white_god_placing = Dieu Blanc
option-white_god_placing-help = Un dé avec le Dieu Blanc agit comme un 6. Se pose-t-il aussi comme un 6, ce qui demande Bleu sur une tuile occupée ?
option-white_god_placing-face = Posé selon sa face
option-white_god_placing-six = Posé comme un 6
option-fresh_persons = Nouveaux personnages
option-fresh_persons-help = Les personnages pris en phase B peuvent-ils agir et compter dans la même phase ?
option-fresh_persons-act = Agissent aussitôt
option-fresh_persons-wait = Dès le round suivant
option-yellow_payment = Payer le Dieu Jaune
option-yellow_payment-help = Les cartes, l’offrande ou la tuile payées pour Jaune comptent-elles encore pour la tâche qu’il aide ?
option-yellow_payment-spent_first = Ne comptent plus
option-yellow_payment-still_shown = Comptent encore
option-final_fish = Poissons à la fin
option-final_fish-help = Qui score la tuile Poisson d’une région quand la partie est finie.
option-final_fish-building_space = Le dernier arrivé
option-final_fish-every_hut = Chaque hutte présente
option-tie_break = Égalités
option-tie_break-help = Quel ordre du tour départage à points égaux.
option-tie_break-new_order = Le dernier fixé
option-tie_break-old_order = Celui des phases A et B
option-bought_jewels = Bijoux achetés
option-bought_jewels-help = Les bijoux achetés restent-ils visibles de tous ? L’achat, lui, se fait toujours à la vue de tous.
option-bought_jewels-face_down = Face cachée
option-bought_jewels-face_up = Face visible

# Le terminal
draw-round = Round { $round }
draw-map = Îles
draw-tiles = Tuiles Action
draw-status = Statut
draw-temple = Temple
draw-god-stack = tuiles Dieu { $count }
draw-men = Hommes
draw-women = Femmes
draw-tasks = Tâches
draw-jewelry = Bijoux
draw-gods = Cartes Dieu
draw-deck = pioche { $count }
draw-discards = défausse { $count }
draw-player = Joueur
draw-goods = Biens
draw-people = Personnages
draw-court = Cérémonie
draw-open-tasks = Tâches (manque)
draw-points = Points
draw-hand = Votre main
draw-empty = rien

# Noms : phases
name-setup = Mise en place
name-phase_a = Phase A : les dés
name-phase_b = Phase B : hommes et femmes
name-jewelry = Phase C : bijoux
name-tasks = Phase C : tâches
name-new_tasks = Phase C : nouvelles tâches
name-final_tasks = Les dernières tâches
name-game_over = Fin

# Noms : l’archipel
name-mountain = montagne
name-beach = plage
name-forest = forêt
name-plain = plaine
name-center = Île centrale
name-north = Île du nord
name-east = Île de l’est
name-south = Île du sud
name-west = Île de l’ouest
help-center = Quatre régions reliées par terre ; des voies maritimes mènent à toutes les autres îles.
help-north = Deux régions reliées par terre ; des voies maritimes mènent aux autres îles.
help-east = Deux régions reliées par terre ; des voies maritimes mènent aux autres îles.
help-south = Deux régions reliées par terre ; des voies maritimes mènent aux autres îles.
help-west = Deux régions reliées par terre ; des voies maritimes mènent aux autres îles.
name-center_forest = Forêt du centre
name-center_plain = Plaine du centre
name-center_mountain = Montagne du centre
name-center_beach = Plage du centre
name-north_beach = Plage du nord
name-north_mountain = Montagne du nord
name-east_forest = Forêt de l’est
name-east_beach = Plage de l’est
name-south_plain = Plaine du sud
name-south_forest = Forêt du sud
name-west_mountain = Montagne de l’ouest
name-west_plain = Plaine de l’ouest
help-center_forest = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-center_plain = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-center_mountain = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-center_beach = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-north_beach = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-north_mountain = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-east_forest = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-east_beach = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-south_plain = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-south_forest = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-west_mountain = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
help-west_plain = Une nouvelle hutte prend la case Construction et reçoit le don de la région ; un Dieu Rouge permet alors de scorer la tuile Poisson. Une hutte par joueur.
name-land_center_mountain__center_plain = Voie terrestre : Montagne du centre – Plaine du centre
name-land_center_mountain__center_beach = Voie terrestre : Montagne du centre – Plage du centre
name-land_center_beach__center_forest = Voie terrestre : Plage du centre – Forêt du centre
name-land_center_forest__center_plain = Voie terrestre : Forêt du centre – Plaine du centre
name-land_north_beach__north_mountain = Voie terrestre : Plage du nord – Montagne du nord
name-land_east_forest__east_beach = Voie terrestre : Forêt de l’est – Plage de l’est
name-land_south_forest__south_plain = Voie terrestre : Forêt du sud – Plaine du sud
name-land_west_plain__west_mountain = Voie terrestre : Plaine de l’ouest – Montagne de l’ouest
name-water_center_mountain__south_plain = Voie maritime : Montagne du centre – Plaine du sud
name-water_center_mountain__east_beach = Voie maritime : Montagne du centre – Plage de l’est
name-water_center_plain__north_mountain = Voie maritime : Plaine du centre – Montagne du nord
name-water_center_plain__east_forest = Voie maritime : Plaine du centre – Forêt de l’est
name-water_center_forest__north_beach = Voie maritime : Forêt du centre – Plage du nord
name-water_center_forest__west_plain = Voie maritime : Forêt du centre – Plaine de l’ouest
name-water_center_beach__south_forest = Voie maritime : Plage du centre – Forêt du sud
name-water_center_beach__west_mountain = Voie maritime : Plage du centre – Montagne de l’ouest
name-water_north_mountain__east_forest = Voie maritime : Montagne du nord – Forêt de l’est
name-water_east_beach__south_plain = Voie maritime : Plage de l’est – Plaine du sud
name-water_south_forest__west_mountain = Voie maritime : Forêt du sud – Montagne de l’ouest
name-water_west_plain__north_beach = Voie maritime : Plaine de l’ouest – Plage du nord
name-parrotfish = Poisson-perroquet
name-butterflyfish = Poisson-papillon
name-triggerfish = Baliste
name-angelfish = Poisson-ange
name-fish_parrotfish_1 = Poisson-perroquet
help-fish_parrotfish_1 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_parrotfish_2 = Poisson-perroquet
help-fish_parrotfish_2 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_parrotfish_3 = Poisson-perroquet
help-fish_parrotfish_3 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_butterflyfish_1 = Poisson-papillon
help-fish_butterflyfish_1 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_butterflyfish_2 = Poisson-papillon
help-fish_butterflyfish_2 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_butterflyfish_3 = Poisson-papillon
help-fish_butterflyfish_3 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_triggerfish_1 = Baliste
help-fish_triggerfish_1 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_triggerfish_2 = Baliste
help-fish_triggerfish_2 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_triggerfish_3 = Baliste
help-fish_triggerfish_3 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_angelfish_1 = Poisson-ange
help-fish_angelfish_1 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_angelfish_2 = Poisson-ange
help-fish_angelfish_2 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.
name-fish_angelfish_3 = Poisson-ange
help-fish_angelfish_3 = Rapporte avec un Dieu Rouge quand vous arrivez, et à la fin à la hutte de la case Construction. Les premières huttes partent près des poissons de valeur 1.

# Noms : biens
name-sand = sable
name-stone = pierre
name-wood = bois
name-hut = hutte
name-priest = prêtre
name-vp = PV
help-sand = Va sur une case Cérémonie libre de sa sorte. Deux matériaux voisins paient un bâtiment.
help-stone = Va sur une case Cérémonie libre de sa sorte. Deux matériaux voisins paient un bâtiment.
help-wood = Va sur une case Cérémonie libre de sa sorte. Deux matériaux voisins paient un bâtiment.
help-hut = Dans l’archipel, les huttes apportent dons et poissons ; chaque case quittée accueille un homme ou une femme.
help-priest = Au temple, chaque prêtre rapporte à chaque round : 1, 2, puis 3 PV.

# Noms : personnages
name-man = homme
name-woman = femme
name-land_path = voie terrestre
name-water_path = voie maritime
name-recruit_woman = prendre une femme
name-recruit_man = prendre un homme
name-build = construire
name-material = matériau
name-move_hut = déplacer une hutte
name-victory_points = points de victoire
name-god_card = carte Dieu
name-offering = offrande
name-status = statut
name-shell = coquillage
name-team_1 = 1
name-team_2 = 2
help-land_path = Phase B : s’étendre par une voie terrestre de 2 au plus ; 2 tuiles : 4, 3 tuiles : 6.
help-water_path = Phase B : s’étendre par une voie maritime de 2 au plus ; 2 tuiles : 4, 3 tuiles : 6.
help-recruit_woman = Phase B : prendre une femme des cases 1 à 3 ; 2 tuiles : 1 à 6.
help-recruit_man = Phase B : prendre un homme des cases 1 à 3 ; 2 tuiles : 1 à 6.
help-build = Phase B : construire un bâtiment de valeur 1 à 3 ; 2 tuiles : 1 à 6.
help-material = Sable, pierre et bois vont sur les cases Cérémonie ; deux matériaux voisins paient un bâtiment. Phase B : prendre un matériau au choix ; 2 tuiles : 2, 3 tuiles : 3.
help-move_hut = Phase B : déplacer une hutte vers la case 12 ; 2 tuiles : jusqu’à 2, 3 tuiles : jusqu’à 3.
help-victory_points = Phase B : 2 PV ; 2 tuiles : 4, 3 tuiles : 6.
help-god_card = Assouplit une règle contre une offrande. Deux cartes identiques valent n’importe quel dieu. Phase B : prendre une carte Dieu ; 2 tuiles : 2, 3 tuiles : 3.
help-offering = Chaque carte Dieu jouée coûte une offrande. Phase B : prendre une offrande ; 2 tuiles : 2, 3 tuiles : 3.
help-status = Rapporte à chaque round et fixe le nouvel ordre du tour. Phase B : 1 pas sur la piste Statut ; 2 tuiles : 2, 3 tuiles : 3.
help-shell = Les coquillages achètent un bijou à chaque round. Phase B : prendre un coquillage ; 2 tuiles : 2, 3 tuiles : 3.
name-man_land_path = Éclaireur
name-man_water_path = Piroguier
name-man_recruit_woman = Messager des femmes
name-man_recruit_man = Messager des hommes
name-man_build = Bâtisseur
name-man_material = Porteur de matériaux
name-man_move_hut = Déménageur
name-man_victory_points = Danseur
name-man_god_card = Devin
name-man_offering = Porteur d’offrandes
name-man_status = Notable (homme)
name-man_shell = Plongeur
help-man_land_path = Phase B : s’étendre par une voie terrestre de 2 au plus ; 2 tuiles : 4, 3 tuiles : 6.
help-man_water_path = Phase B : s’étendre par une voie maritime de 2 au plus ; 2 tuiles : 4, 3 tuiles : 6.
help-man_recruit_woman = Phase B : prendre une femme des cases 1 à 3 ; 2 tuiles : 1 à 6.
help-man_recruit_man = Phase B : prendre un homme des cases 1 à 3 ; 2 tuiles : 1 à 6.
help-man_build = Phase B : construire un bâtiment de valeur 1 à 3 ; 2 tuiles : 1 à 6.
help-man_material = Phase B : prendre un matériau au choix ; 2 tuiles : 2, 3 tuiles : 3.
help-man_move_hut = Phase B : déplacer une hutte vers la case 12 ; 2 tuiles : jusqu’à 2, 3 tuiles : jusqu’à 3.
help-man_victory_points = Phase B : 2 PV ; 2 tuiles : 4, 3 tuiles : 6.
help-man_god_card = Phase B : prendre une carte Dieu ; 2 tuiles : 2, 3 tuiles : 3.
help-man_offering = Phase B : prendre une offrande ; 2 tuiles : 2, 3 tuiles : 3.
help-man_status = Phase B : 1 pas sur la piste Statut ; 2 tuiles : 2, 3 tuiles : 3.
help-man_shell = Phase B : prendre un coquillage ; 2 tuiles : 2, 3 tuiles : 3.
name-woman_land_path = Éclaireuse
name-woman_water_path = Piroguière
name-woman_recruit_woman = Messagère des femmes
name-woman_recruit_man = Messagère des hommes
name-woman_build = Bâtisseuse
name-woman_material = Porteuse de matériaux
name-woman_move_hut = Déménageuse
name-woman_victory_points = Danseuse
name-woman_god_card = Devineresse
name-woman_offering = Porteuse d’offrandes
name-woman_status = Notable (femme)
name-woman_shell = Plongeuse
help-woman_land_path = Phase B : s’étendre par une voie terrestre de 2 au plus ; 2 tuiles : 4, 3 tuiles : 6.
help-woman_water_path = Phase B : s’étendre par une voie maritime de 2 au plus ; 2 tuiles : 4, 3 tuiles : 6.
help-woman_recruit_woman = Phase B : prendre une femme des cases 1 à 3 ; 2 tuiles : 1 à 6.
help-woman_recruit_man = Phase B : prendre un homme des cases 1 à 3 ; 2 tuiles : 1 à 6.
help-woman_build = Phase B : construire un bâtiment de valeur 1 à 3 ; 2 tuiles : 1 à 6.
help-woman_material = Phase B : prendre un matériau au choix ; 2 tuiles : 2, 3 tuiles : 3.
help-woman_move_hut = Phase B : déplacer une hutte vers la case 12 ; 2 tuiles : jusqu’à 2, 3 tuiles : jusqu’à 3.
help-woman_victory_points = Phase B : 2 PV ; 2 tuiles : 4, 3 tuiles : 6.
help-woman_god_card = Phase B : prendre une carte Dieu ; 2 tuiles : 2, 3 tuiles : 3.
help-woman_offering = Phase B : prendre une offrande ; 2 tuiles : 2, 3 tuiles : 3.
help-woman_status = Phase B : 1 pas sur la piste Statut ; 2 tuiles : 2, 3 tuiles : 3.
help-woman_shell = Phase B : prendre un coquillage ; 2 tuiles : 2, 3 tuiles : 3.
name-man_land_path_1 = Éclaireur
name-man_land_path_2 = Éclaireur
name-man_land_path_3 = Éclaireur
name-man_water_path_1 = Piroguier
name-man_water_path_2 = Piroguier
name-man_water_path_3 = Piroguier
name-man_recruit_woman_1 = Messager des femmes
name-man_recruit_woman_2 = Messager des femmes
name-man_recruit_woman_3 = Messager des femmes
name-man_recruit_man_1 = Messager des hommes
name-man_recruit_man_2 = Messager des hommes
name-man_recruit_man_3 = Messager des hommes
name-man_build_1 = Bâtisseur
name-man_build_2 = Bâtisseur
name-man_build_3 = Bâtisseur
name-man_material_1 = Porteur de matériaux
name-man_material_2 = Porteur de matériaux
name-man_material_3 = Porteur de matériaux
name-man_move_hut_1 = Déménageur
name-man_move_hut_2 = Déménageur
name-man_move_hut_3 = Déménageur
name-man_victory_points_1 = Danseur
name-man_victory_points_2 = Danseur
name-man_victory_points_3 = Danseur
name-man_god_card_1 = Devin
name-man_god_card_2 = Devin
name-man_god_card_3 = Devin
name-man_offering_1 = Porteur d’offrandes
name-man_offering_2 = Porteur d’offrandes
name-man_offering_3 = Porteur d’offrandes
name-man_status_1 = Notable (homme)
name-man_status_2 = Notable (homme)
name-man_status_3 = Notable (homme)
name-man_shell_1 = Plongeur
name-man_shell_2 = Plongeur
name-man_shell_3 = Plongeur
name-woman_land_path_1 = Éclaireuse
name-woman_land_path_2 = Éclaireuse
name-woman_land_path_3 = Éclaireuse
name-woman_water_path_1 = Piroguière
name-woman_water_path_2 = Piroguière
name-woman_water_path_3 = Piroguière
name-woman_recruit_woman_1 = Messagère des femmes
name-woman_recruit_woman_2 = Messagère des femmes
name-woman_recruit_woman_3 = Messagère des femmes
name-woman_recruit_man_1 = Messagère des hommes
name-woman_recruit_man_2 = Messagère des hommes
name-woman_recruit_man_3 = Messagère des hommes
name-woman_build_1 = Bâtisseuse
name-woman_build_2 = Bâtisseuse
name-woman_build_3 = Bâtisseuse
name-woman_material_1 = Porteuse de matériaux
name-woman_material_2 = Porteuse de matériaux
name-woman_material_3 = Porteuse de matériaux
name-woman_move_hut_1 = Déménageuse
name-woman_move_hut_2 = Déménageuse
name-woman_move_hut_3 = Déménageuse
name-woman_victory_points_1 = Danseuse
name-woman_victory_points_2 = Danseuse
name-woman_victory_points_3 = Danseuse
name-woman_god_card_1 = Devineresse
name-woman_god_card_2 = Devineresse
name-woman_god_card_3 = Devineresse
name-woman_offering_1 = Porteuse d’offrandes
name-woman_offering_2 = Porteuse d’offrandes
name-woman_offering_3 = Porteuse d’offrandes
name-woman_status_1 = Notable (femme)
name-woman_status_2 = Notable (femme)
name-woman_status_3 = Notable (femme)
name-woman_shell_1 = Plongeuse
name-woman_shell_2 = Plongeuse
name-woman_shell_3 = Plongeuse
help-man_land_path_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_land_path }
help-man_land_path_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_land_path }
help-man_land_path_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_land_path }
help-man_water_path_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_water_path }
help-man_water_path_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_water_path }
help-man_water_path_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_water_path }
help-man_recruit_woman_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_recruit_woman }
help-man_recruit_woman_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_recruit_woman }
help-man_recruit_woman_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_recruit_woman }
help-man_recruit_man_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_recruit_man }
help-man_recruit_man_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_recruit_man }
help-man_recruit_man_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_recruit_man }
help-man_build_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_build }
help-man_build_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_build }
help-man_build_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_build }
help-man_material_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_material }
help-man_material_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_material }
help-man_material_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_material }
help-man_move_hut_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_move_hut }
help-man_move_hut_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_move_hut }
help-man_move_hut_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_move_hut }
help-man_victory_points_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_victory_points }
help-man_victory_points_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_victory_points }
help-man_victory_points_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_victory_points }
help-man_god_card_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_god_card }
help-man_god_card_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_god_card }
help-man_god_card_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_god_card }
help-man_offering_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_offering }
help-man_offering_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_offering }
help-man_offering_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_offering }
help-man_status_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_status }
help-man_status_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_status }
help-man_status_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_status }
help-man_shell_1 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_shell }
help-man_shell_2 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_shell }
help-man_shell_3 = L’Assistant le tatoue une fois : avancez d’autant de cases que de symboles Statut. { help-man_shell }
help-woman_land_path_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_land_path }
help-woman_land_path_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_land_path }
help-woman_land_path_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_land_path }
help-woman_water_path_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_water_path }
help-woman_water_path_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_water_path }
help-woman_water_path_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_water_path }
help-woman_recruit_woman_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_recruit_woman }
help-woman_recruit_woman_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_recruit_woman }
help-woman_recruit_woman_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_recruit_woman }
help-woman_recruit_man_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_recruit_man }
help-woman_recruit_man_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_recruit_man }
help-woman_recruit_man_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_recruit_man }
help-woman_build_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_build }
help-woman_build_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_build }
help-woman_build_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_build }
help-woman_material_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_material }
help-woman_material_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_material }
help-woman_material_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_material }
help-woman_move_hut_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_move_hut }
help-woman_move_hut_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_move_hut }
help-woman_move_hut_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_move_hut }
help-woman_victory_points_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_victory_points }
help-woman_victory_points_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_victory_points }
help-woman_victory_points_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_victory_points }
help-woman_god_card_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_god_card }
help-woman_god_card_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_god_card }
help-woman_god_card_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_god_card }
help-woman_offering_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_offering }
help-woman_offering_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_offering }
help-woman_offering_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_offering }
help-woman_status_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_status }
help-woman_status_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_status }
help-woman_status_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_status }
help-woman_shell_1 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_shell }
help-woman_shell_2 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_shell }
help-woman_shell_3 = L’Assistant l’envoie une fois ramasser les coquillages qu’elle montre. { help-woman_shell }
name-man_slot_1 = Hommes, case 1
name-man_slot_2 = Hommes, case 2
name-man_slot_3 = Hommes, case 3
name-man_slot_4 = Hommes, case 4
name-man_slot_5 = Hommes, case 5
name-man_slot_6 = Hommes, case 6
name-woman_slot_1 = Femmes, case 1
name-woman_slot_2 = Femmes, case 2
name-woman_slot_3 = Femmes, case 3
name-woman_slot_4 = Femmes, case 4
name-woman_slot_5 = Femmes, case 5
name-woman_slot_6 = Femmes, case 6
help-man_slot_1 = Avec n’importe quel dé, vous prenez l’homme d’ici.
help-man_slot_2 = Avec un dé de 2 ou plus, vous prenez l’homme d’ici.
help-man_slot_3 = Avec un dé de 3 ou plus, vous prenez l’homme d’ici.
help-man_slot_4 = Avec un dé de 4 ou plus, vous prenez l’homme d’ici.
help-man_slot_5 = Avec un dé de 5 ou plus, vous prenez l’homme d’ici.
help-man_slot_6 = Avec un dé de 6, vous prenez l’homme d’ici.
help-woman_slot_1 = Avec n’importe quel dé, vous prenez la femme d’ici.
help-woman_slot_2 = Avec un dé de 2 ou plus, vous prenez la femme d’ici.
help-woman_slot_3 = Avec un dé de 3 ou plus, vous prenez la femme d’ici.
help-woman_slot_4 = Avec un dé de 4 ou plus, vous prenez la femme d’ici.
help-woman_slot_5 = Avec un dé de 5 ou plus, vous prenez la femme d’ici.
help-woman_slot_6 = Avec un dé de 6, vous prenez la femme d’ici.
name-space_1 = case 1
name-space_2 = case 2
name-space_3 = case 3
name-space_4 = case 4
name-space_5 = case 5
name-space_6 = case 6
name-space_7 = case 7
name-space_8 = case 8
name-space_9 = case 9
name-space_10 = case 10
name-space_11 = case 11
name-space_12 = case 12
name-single_space = une case simple
help-space_12 = Contient autant de huttes qu’on veut, ou un personnage quand elle est vide.
help-space = Accueille un homme ou une femme une fois sa hutte partie.
help-ceremony = Reçoit un matériau de son espèce. Deux matériaux côte à côte font de la place pour un bâtiment.
help-pair = Le bâtiment couvre ces deux cases ; leurs matériaux sont dépensés.
help-die = Il doit être plus petit que tous les dés de la tuile. Plus il est haut, plus l’action est forte.
help-points = Autant de PV tout de suite, pour autant de points de l’assistant.
help-man = Les hommes apportent du statut quand on les tatoue. En phase B, ils font ce que montre leur tuile.
help-woman = Les femmes rapportent des coquillages quand on les y envoie. En phase B, elles font ce que montre leur tuile.
help-team = Une partie des personnes de ce signe agit ensemble, les autres non.
help-c11 = { help-ceremony }
help-c12 = { help-ceremony }
help-c13 = { help-ceremony }
help-c14 = { help-ceremony }
help-c21 = { help-ceremony }
help-c22 = { help-ceremony }
help-c23 = { help-ceremony }
help-c24 = { help-ceremony }
help-c31 = { help-ceremony }
help-c32 = { help-ceremony }
help-c33 = { help-ceremony }
help-c34 = { help-ceremony }

# Noms : dés et actions
name-die_1 = Dé 1
name-die_2 = Dé 2
name-die_3 = Dé 3
name-die_4 = Dé 4
name-die_5 = Dé 5
name-die_6 = Dé 6
name-tile_helper = Assistant
name-tile_temple = Temple
name-tile_build = Construction
name-tile_man = Homme
name-tile_woman = Femme
name-tile_land = Voie Terrestre
name-tile_water = Voie Maritime
name-tile_man_or_woman = Homme ou Femme
name-tile_land_or_water = Voie Terrestre ou Maritime
name-tile_fishing = Pêche
help-tile_helper = Dépensez le dé. Pour 1 : tatouer un homme, envoyer une femme ramasser des coquillages, ou 1 PV. Pour 2 : une offrande, une carte Dieu, un matériau, ou déplacer une hutte.
help-tile_temple = Placez un prêtre sur une case au plus égale au dé et prenez un bonus Feu.
help-tile_build = Couvrez deux matériaux voisins d’un bâtiment au plus égal au dé : 10, 7 ou 4 PV selon le round, et un bonus Feu.
help-tile_man = Prenez un homme sur une case au plus égale au dé ; il lui faut une case de personnage libre.
help-tile_woman = Prenez une femme sur une case au plus égale au dé ; il lui faut une case de personnage libre.
help-tile_land = Étendez-vous avec une hutte par une voie marron au plus égale au dé.
help-tile_water = Étendez-vous avec une hutte par une voie bleue au plus égale au dé.
help-tile_man_or_woman = Prenez un homme ou une femme sur une case au plus égale au dé ; il faut une case de personnage libre.
help-tile_land_or_water = Étendez-vous avec une hutte par une voie marron ou bleue au plus égale au dé.
help-tile_fishing = N’importe quel dé, à tout moment : 2 PV.
name-helper = Assistant
name-temple = Temple
name-land = voie terrestre
name-water = voie maritime
name-fishing = Pêche
help-helper = { help-tile_helper }
help-temple = { help-tile_temple }
help-land = { help-tile_land }
help-water = { help-tile_water }
help-fishing = { help-tile_fishing }
name-helper_tattoo = tatouer un homme
name-helper_collect_shells = ramasser des coquillages
name-helper_vp = PV, un par point de dé
name-points_1 = 1 PV
name-points_2 = 2 PV
name-points_3 = 3 PV
name-points_4 = 4 PV
name-points_5 = 5 PV
name-points_6 = 6 PV
name-helper_offering = une offrande
name-helper_god_card = une carte Dieu
name-helper_material = un matériau
name-helper_move_hut = déplacer une hutte
help-helper_tattoo = Coûte 1 point de dé : décalez un homme vers le bas et avancez sur la piste Statut selon ses symboles.
help-helper_collect_shells = Coûte 1 point de dé : décalez une femme vers le bas et prenez les coquillages qu’elle montre.
help-helper_vp = Autant de PV que vous voulez, pour autant de points de dé.
help-helper_offering = Coûte 2 points de dé : une offrande, le prix d’une carte Dieu.
help-helper_god_card = Coûte 2 points de dé : une carte Dieu visible ou la première de la pioche.
help-helper_material = Coûte 2 points de dé : sable, pierre ou bois.
help-helper_move_hut = Coûte 2 points de dé : une hutte va sur la case 12 et laisse la place à un personnage.
name-fire_god_card = une carte Dieu
name-fire_offering = une offrande
name-fire_status = une case sur la piste Statut
name-fire_shell = un coquillage
help-fire_god_card = Prenez une carte Dieu, et renoncez à l’offrande.
help-fire_offering = Prenez une offrande, et renoncez à la carte Dieu.
help-fire_status = Avancez d’une case sur la piste Statut, et renoncez au coquillage.
help-fire_shell = Prenez un coquillage, et n’avancez pas sur la piste Statut.

# Noms : temple, bâtiments, pistes
name-temple_6 = case 6 du temple
name-temple_5 = case 5 du temple
name-temple_4 = case 4 du temple
name-temple_3 = case 3 du temple
name-temple_2 = case 2 du temple
name-temple_1 = case 1 du temple
help-temple_6 = Placez ici un prêtre avec un 6 : un bonus Feu tout de suite, des PV à chaque round. Un prêtre déjà là est décalé vers la case inférieure.
help-temple_5 = Placez ici un prêtre avec un dé de 5 ou plus : un bonus Feu tout de suite, des PV à chaque round. Un prêtre déjà là est décalé vers la case inférieure.
help-temple_4 = Placez ici un prêtre avec un dé de 4 ou plus : un bonus Feu tout de suite, des PV à chaque round. Un prêtre déjà là est décalé vers la case inférieure.
help-temple_3 = Placez ici un prêtre avec un dé de 3 ou plus : un bonus Feu tout de suite, des PV à chaque round. Un prêtre déjà là est décalé vers la case inférieure.
help-temple_2 = Placez ici un prêtre avec un dé de 2 ou plus : un bonus Feu tout de suite, des PV à chaque round. Un prêtre déjà là est décalé vers la case inférieure.
help-temple_1 = Placez ici un prêtre avec n’importe quel dé : un bonus Feu tout de suite, des PV à chaque round. Un prêtre déjà là retourne chez son propriétaire.
name-building_1 = bâtiment 1
name-building_2 = bâtiment 2
name-building_3 = bâtiment 3
name-building_4 = bâtiment 4
name-building_5 = bâtiment 5
name-building_6 = bâtiment 6
help-building_1 = Demande n’importe quel dé et deux matériaux voisins : 10, 7 ou 4 PV selon le round, et un bonus Feu.
help-building_2 = Demande un dé de 2 ou plus et deux matériaux voisins : 10, 7 ou 4 PV selon le round, et un bonus Feu.
help-building_3 = Demande un dé de 3 ou plus et deux matériaux voisins : 10, 7 ou 4 PV selon le round, et un bonus Feu.
help-building_4 = Demande un dé de 4 ou plus et deux matériaux voisins : 10, 7 ou 4 PV selon le round, et un bonus Feu.
help-building_5 = Demande un dé de 5 ou plus et deux matériaux voisins : 10, 7 ou 4 PV selon le round, et un bonus Feu.
help-building_6 = Demande un 6 et deux matériaux voisins : 10, 7 ou 4 PV selon le round, et un bonus Feu.
name-c11 = rangée 1, colonne 1
name-c12 = rangée 1, colonne 2
name-c13 = rangée 1, colonne 3
name-c14 = rangée 1, colonne 4
name-c21 = rangée 2, colonne 1
name-c22 = rangée 2, colonne 2
name-c23 = rangée 2, colonne 3
name-c24 = rangée 2, colonne 4
name-c31 = rangée 3, colonne 1
name-c32 = rangée 3, colonne 2
name-c33 = rangée 3, colonne 3
name-c34 = rangée 3, colonne 4
name-c11_c12 = rangée 1, colonnes 1 et 2
name-c11_c21 = colonne 1, rangées 1 et 2
name-c12_c13 = rangée 1, colonnes 2 et 3
name-c12_c22 = colonne 2, rangées 1 et 2
name-c13_c14 = rangée 1, colonnes 3 et 4
name-c13_c23 = colonne 3, rangées 1 et 2
name-c14_c24 = colonne 4, rangées 1 et 2
name-c21_c22 = rangée 2, colonnes 1 et 2
name-c21_c31 = colonne 1, rangées 2 et 3
name-c22_c23 = rangée 2, colonnes 2 et 3
name-c22_c32 = colonne 2, rangées 2 et 3
name-c23_c24 = rangée 2, colonnes 3 et 4
name-c23_c33 = colonne 3, rangées 2 et 3
name-c24_c34 = colonne 4, rangées 2 et 3
name-c31_c32 = rangée 3, colonnes 1 et 2
name-c32_c33 = rangée 3, colonnes 2 et 3
name-c33_c34 = rangée 3, colonnes 3 et 4
name-status_0 = case 0 de la piste Statut
name-status_1 = case 1 de la piste Statut
name-status_2 = case 2 de la piste Statut
name-status_3 = case 3 de la piste Statut
name-status_4 = case 4 de la piste Statut
name-status_5 = case 5 de la piste Statut
name-status_6 = case 6 de la piste Statut
name-status_7 = case 7 de la piste Statut
name-status_8 = case 8 de la piste Statut
name-status_9 = case 9 de la piste Statut
name-status_10 = case 10 de la piste Statut
name-status_11 = case 11 de la piste Statut
name-status_12 = case 12 de la piste Statut
name-status_13 = case 13 de la piste Statut
name-status_14 = case 14 de la piste Statut
name-status_15 = case 15 de la piste Statut
name-status_16 = case 16 de la piste Statut
name-status_17 = case 17 de la piste Statut
name-status_18 = case 18 de la piste Statut
name-status_19 = case 19 de la piste Statut
name-status_20 = case 20 de la piste Statut
name-status_21 = case 21 de la piste Statut
name-status_22 = case 22 de la piste Statut
name-status_23 = case 23 de la piste Statut
name-status_24 = case 24 de la piste Statut
name-status_25 = case 25 de la piste Statut
name-status_26 = case 26 de la piste Statut
name-status_27 = case 27 de la piste Statut
name-turn_order_1 = tuile Ordre du tour 1
name-turn_order_2 = tuile Ordre du tour 2
name-turn_order_3 = tuile Ordre du tour 3
name-turn_order_4 = tuile Ordre du tour 4
help-turn_order_1 = La place dans l’ordre du tour ; le statut redistribue ces tuiles à chaque phase C.
help-turn_order_2 = La place dans l’ordre du tour ; le statut redistribue ces tuiles à chaque phase C.
help-turn_order_3 = La place dans l’ordre du tour ; le statut redistribue ces tuiles à chaque phase C.
help-turn_order_4 = La place dans l’ordre du tour ; le statut redistribue ces tuiles à chaque phase C.

# Noms : dieux
name-blue = Dieu Bleu
name-white = Dieu Blanc
name-red = Dieu Rouge
name-green = Dieu Vert
name-yellow = Dieu Jaune
name-blue_and_white = Dieux Bleu et Blanc
help-blue = Phase A : posez un dé bien qu’il ne soit pas inférieur à ceux de la tuile.
help-white = Phase A : effectuez l’action comme avec un 6 ; le dé garde sa face.
help-red = Phases A et B : juste après une expansion, marquez la tuile Poisson de la nouvelle région.
help-green = Phase B, une fois : doublez l’effet d’un type de personnage, ou utilisez un type de plus.
help-yellow = Phase C : remplissez une tâche à laquelle il manque une unité, pour 4 PV au lieu de 6.
help-blue_and_white = { help-blue } { help-white }
name-god_blue = Dieu Bleu
name-god_white = Dieu Blanc
name-god_red = Dieu Rouge
name-god_green = Dieu Vert
name-god_yellow = Dieu Jaune
help-god_blue = { help-blue } Coûte une offrande.
help-god_white = { help-white } Coûte une offrande.
help-god_red = { help-red } Coûte une offrande.
help-god_green = { help-green } Coûte une offrande.
help-god_yellow = { help-yellow } Coûte une offrande.
name-god_tile = tuile Dieu
help-god_tile = Vaut un dieu de n’importe quelle couleur, sans offrande, une fois. Inutilisée, elle vaut 2 PV à la fin.
name-god_pile = première carte de la pioche
name-god_discard = défausse des cartes Dieu
name-pile_man = pile des hommes
name-pile_woman = pile des femmes
name-pile_task = pile des tâches
name-supply_sand = sable
name-supply_stone = pierre
name-supply_wood = bois
name-supply_offering = offrandes
name-supply_shell = coquillages
name-god_display_1 = carte Dieu visible 1
name-god_display_2 = carte Dieu visible 2
name-god_display_3 = carte Dieu visible 3
name-god_display_4 = carte Dieu visible 4
name-god_display_5 = carte Dieu visible 5
help-god_pile = Une carte Dieu que les autres ne voient pas.

# Noms : bijoux
name-necklace = Collier
name-bracelet = Bracelet
name-earring = Boucle d’oreille
name-pendant = Pendentif
name-headband = Bandeau
name-anklet = Bracelet de cheville
name-jewel_necklace_1 = Collier
name-jewel_necklace_2 = Collier
name-jewel_necklace_3 = Collier
name-jewel_necklace_4 = Collier
name-jewel_bracelet_1 = Bracelet
name-jewel_bracelet_2 = Bracelet
name-jewel_bracelet_3 = Bracelet
name-jewel_bracelet_4 = Bracelet
name-jewel_earring_1 = Boucle d’oreille
name-jewel_earring_2 = Boucle d’oreille
name-jewel_earring_3 = Boucle d’oreille
name-jewel_earring_4 = Boucle d’oreille
name-jewel_pendant_1 = Pendentif
name-jewel_pendant_2 = Pendentif
name-jewel_pendant_3 = Pendentif
name-jewel_pendant_4 = Pendentif
name-jewel_headband_1 = Bandeau
name-jewel_headband_2 = Bandeau
name-jewel_headband_3 = Bandeau
name-jewel_headband_4 = Bandeau
name-jewel_anklet_1 = Bracelet de cheville
name-jewel_anklet_2 = Bracelet de cheville
name-jewel_anklet_3 = Bracelet de cheville
name-jewel_anklet_4 = Bracelet de cheville
help-jewel_necklace_1 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_necklace_2 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_necklace_3 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_necklace_4 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_bracelet_1 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_bracelet_2 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_bracelet_3 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_bracelet_4 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_earring_1 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_earring_2 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_earring_3 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_earring_4 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_pendant_1 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_pendant_2 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_pendant_3 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_pendant_4 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_headband_1 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_headband_2 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_headband_3 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_headband_4 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_anklet_1 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_anklet_2 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_anklet_3 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
help-jewel_anklet_4 = En vente en phase C du round de sa colonne, un par joueur. Un bijou à chaque round rapporte encore des PV à la fin.
name-jewel_cell_1_1 = round 1, bijou 1
name-jewel_cell_1_2 = round 1, bijou 2
name-jewel_cell_1_3 = round 1, bijou 3
name-jewel_cell_1_4 = round 1, bijou 4
name-jewel_cell_2_1 = round 2, bijou 1
name-jewel_cell_2_2 = round 2, bijou 2
name-jewel_cell_2_3 = round 2, bijou 3
name-jewel_cell_2_4 = round 2, bijou 4
name-jewel_cell_3_1 = round 3, bijou 1
name-jewel_cell_3_2 = round 3, bijou 2
name-jewel_cell_3_3 = round 3, bijou 3
name-jewel_cell_3_4 = round 3, bijou 4
name-jewel_cell_4_1 = round 4, bijou 1
name-jewel_cell_4_2 = round 4, bijou 2
name-jewel_cell_4_3 = round 4, bijou 3
name-jewel_cell_4_4 = round 4, bijou 4
name-jewel_cell_5_1 = round 5, bijou 1
name-jewel_cell_5_2 = round 5, bijou 2
name-jewel_cell_5_3 = round 5, bijou 3
name-jewel_cell_5_4 = round 5, bijou 4
name-jewel_cell_6_1 = round 6, bijou 1
name-jewel_cell_6_2 = round 6, bijou 2
name-jewel_cell_6_3 = round 6, bijou 3
name-jewel_cell_6_4 = round 6, bijou 4

# Noms : tâches
name-task_slot_1 = case Tâche 1
name-task_slot_2 = case Tâche 2
name-task_slot_3 = case Tâche 3
name-task_slot_4 = case Tâche 4
name-task_slot_5 = case Tâche 5
name-task_slot_6 = case Tâche 6
name-open_task_1 = tâche ouverte 1
name-open_task_2 = tâche ouverte 2
name-open_task_3 = tâche ouverte 3
name-start_man_woman = Avoir un homme et une femme
name-start_woman_priest = Avoir une femme, et un prêtre au temple
name-start_man_priest = Avoir un homme, et un prêtre au temple
name-start_three_priests = Avoir 3 prêtres au temple
name-start_woman_jewel = Avoir une femme et un bijou
name-start_man_first_player = Avoir un homme et être premier dans l’ordre du tour
name-start_three_huts = Avoir des huttes dans 3 régions
name-nine_huts = Avoir des huttes dans 9 régions
name-five_islands = Avoir des huttes sur les 5 îles
name-huts_mountain_3 = Avoir des huttes sur 3 montagnes
name-huts_beach_3 = Avoir des huttes sur 3 plages
name-huts_forest_3 = Avoir des huttes dans 3 forêts
name-huts_plain_3 = Avoir des huttes dans 3 plaines
name-huts_fish_parrotfish_3 = Avoir 3 huttes près des poissons-perroquets
name-huts_fish_butterflyfish_3 = Avoir 3 huttes près des poissons-papillons
name-huts_fish_triggerfish_3 = Avoir 3 huttes près des balistes
name-huts_fish_angelfish_3 = Avoir 3 huttes près des poissons-anges
name-huts_on_space_12_4 = Avoir 4 huttes sur la case 12
name-god_cards_same_3 = Avoir 3 cartes Dieu de la même couleur
name-god_cards_different_4 = Avoir 4 cartes Dieu de couleurs différentes
name-god_cards_blue_2 = Avoir 2 cartes Dieu bleues
name-god_cards_white_2 = Avoir 2 cartes Dieu blanches
name-god_cards_red_2 = Avoir 2 cartes Dieu rouges
name-god_cards_green_2 = Avoir 2 cartes Dieu vertes
name-god_cards_yellow_2 = Avoir 2 cartes Dieu jaunes
name-men_different_3 = Avoir 3 hommes différents
name-women_different_3 = Avoir 3 femmes différentes
name-jewels_different_3 = Avoir 3 bijoux différents
name-men_4 = Avoir 4 hommes
name-women_4 = Avoir 4 femmes
name-jewels_4 = Avoir 4 bijoux
name-buildings_3 = Avoir construit 3 bâtiments
name-jewels_necklace_2 = Avoir 2 colliers
name-jewels_bracelet_2 = Avoir 2 bracelets
name-jewels_earring_2 = Avoir 2 boucles d’oreilles
name-jewels_pendant_2 = Avoir 2 pendentifs
name-jewels_headband_2 = Avoir 2 bandeaux
name-jewels_anklet_2 = Avoir 2 bracelets de cheville
name-god_tiles_2 = Avoir 2 tuiles Dieu
name-offerings_4 = Avoir 4 offrandes
name-shells_4 = Avoir 4 coquillages
name-material_wood_3 = Avoir 3 bois
name-material_stone_3 = Avoir 3 pierres
name-material_sand_3 = Avoir 3 sables
name-materials_any_5 = Avoir 5 matériaux
name-shifted_men_3 = Avoir 3 hommes tatoués
name-shifted_women_3 = Avoir 3 femmes qui ont ramassé des coquillages
name-shifted_any_5 = Avoir 5 personnages décalés vers le bas
name-persons_land_path_2 = Avoir 2 éclaireurs ou éclaireuses
name-persons_water_path_2 = Avoir 2 piroguiers ou piroguières
name-persons_recruit_woman_2 = Avoir 2 messagers ou messagères des femmes
name-persons_recruit_man_2 = Avoir 2 messagers ou messagères des hommes
name-persons_build_2 = Avoir 2 bâtisseurs ou bâtisseuses
name-persons_material_2 = Avoir 2 porteurs ou porteuses de matériaux
name-persons_move_hut_2 = Avoir 2 déménageurs ou déménageuses
name-persons_victory_points_2 = Avoir 2 danseurs ou danseuses
name-persons_god_card_2 = Avoir 2 devins ou devineresses
name-persons_offering_2 = Avoir 2 porteurs ou porteuses d’offrandes
name-persons_status_2 = Avoir 2 notables, hommes ou femmes
name-persons_shell_2 = Avoir 2 plongeurs ou plongeuses
help-task = 6 PV ; avec un Dieu Jaune, s’il manque une unité, 4 PV.
help-start_man_woman = Les hommes de votre plateau comptent, décalés ou non. Les femmes de votre plateau comptent, décalées ou non. { help-task }
help-start_woman_priest = Les femmes de votre plateau comptent, décalées ou non. Les prêtres comptent tant qu’ils sont au temple. { help-task }
help-start_man_priest = Les hommes de votre plateau comptent, décalés ou non. Les prêtres comptent tant qu’ils sont au temple. { help-task }
help-start_three_priests = Les prêtres comptent tant qu’ils sont au temple. { help-task }
help-start_woman_jewel = Les femmes de votre plateau comptent, décalées ou non. Tous les bijoux achetés comptent. { help-task }
help-start_man_first_player = Les hommes de votre plateau comptent, décalés ou non. L’ordre du tour est celui d’après le décompte du statut. { help-task }
help-start_three_huts = Chaque région où vous avez une hutte compte. { help-task }
help-nine_huts = Chaque région où vous avez une hutte compte. { help-task }
help-five_islands = Une hutte sur chaque île suffit. { help-task }
help-huts_mountain_3 = Chaque région de ce terrain où vous avez une hutte compte. { help-task }
help-huts_beach_3 = Chaque région de ce terrain où vous avez une hutte compte. { help-task }
help-huts_forest_3 = Chaque région de ce terrain où vous avez une hutte compte. { help-task }
help-huts_plain_3 = Chaque région de ce terrain où vous avez une hutte compte. { help-task }
help-huts_fish_parrotfish_3 = Comptent les régions où vous avez une hutte et dont la tuile Poisson montre ce poisson. { help-task }
help-huts_fish_butterflyfish_3 = Comptent les régions où vous avez une hutte et dont la tuile Poisson montre ce poisson. { help-task }
help-huts_fish_triggerfish_3 = Comptent les régions où vous avez une hutte et dont la tuile Poisson montre ce poisson. { help-task }
help-huts_fish_angelfish_3 = Comptent les régions où vous avez une hutte et dont la tuile Poisson montre ce poisson. { help-task }
help-huts_on_space_12_4 = Les huttes y vont avec l’Assistant ou un déménageur. { help-task }
help-god_cards_same_3 = Cartes en main ; les tuiles Dieu ne comptent pas. { help-task }
help-god_cards_different_4 = Cartes en main ; les tuiles Dieu ne comptent pas. { help-task }
help-god_cards_blue_2 = Cartes en main ; les tuiles Dieu ne comptent pas. { help-task }
help-god_cards_white_2 = Cartes en main ; les tuiles Dieu ne comptent pas. { help-task }
help-god_cards_red_2 = Cartes en main ; les tuiles Dieu ne comptent pas. { help-task }
help-god_cards_green_2 = Cartes en main ; les tuiles Dieu ne comptent pas. { help-task }
help-god_cards_yellow_2 = Cartes en main ; les tuiles Dieu ne comptent pas. { help-task }
help-men_different_3 = Différent veut dire : une autre action sur le côté droit. { help-task }
help-women_different_3 = Différente veut dire : une autre action sur le côté droit. { help-task }
help-jewels_different_3 = Différent veut dire : une autre sorte, quel que soit le prix. { help-task }
help-men_4 = Les hommes de votre plateau comptent, décalés ou non. { help-task }
help-women_4 = Les femmes de votre plateau comptent, décalées ou non. { help-task }
help-jewels_4 = Tous les bijoux achetés comptent. { help-task }
help-buildings_3 = Les bâtiments de vos cases Cérémonie comptent. { help-task }
help-jewels_necklace_2 = Prix et PV n’importent pas. { help-task }
help-jewels_bracelet_2 = Prix et PV n’importent pas. { help-task }
help-jewels_earring_2 = Prix et PV n’importent pas. { help-task }
help-jewels_pendant_2 = Prix et PV n’importent pas. { help-task }
help-jewels_headband_2 = Prix et PV n’importent pas. { help-task }
help-jewels_anklet_2 = Prix et PV n’importent pas. { help-task }
help-god_tiles_2 = Les tuiles Dieu inutilisées comptent. { help-task }
help-offerings_4 = On les montre seulement. { help-task }
help-shells_4 = On les montre seulement ; mais les bijoux s’achètent avant. { help-task }
help-material_wood_3 = Sur les cases Cérémonie ou à côté de votre plateau. { help-task }
help-material_stone_3 = Sur les cases Cérémonie ou à côté de votre plateau. { help-task }
help-material_sand_3 = Sur les cases Cérémonie ou à côté de votre plateau. { help-task }
help-materials_any_5 = Sur les cases Cérémonie ou à côté de votre plateau, de toute sorte. { help-task }
help-shifted_men_3 = Les hommes se font tatouer grâce à l’Assistant. { help-task }
help-shifted_women_3 = Les femmes ramassent des coquillages grâce à l’Assistant. { help-task }
help-shifted_any_5 = Hommes tatoués et femmes parties ramasser des coquillages comptent ensemble. { help-task }
help-persons_land_path_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_water_path_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_recruit_woman_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_recruit_man_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_build_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_material_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_move_hut_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_victory_points_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_god_card_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_offering_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_status_2 = Hommes et femmes comptent ensemble. { help-task }
help-persons_shell_2 = Hommes et femmes comptent ensemble. { help-task }

# Noms : objectifs
name-tasks_fulfilled_9 = 9 tâches remplies
name-jewels_6 = 6 bijoux
name-ceremony_spaces_12 = Les 12 cases Cérémonie couvertes
name-buildings_6 = Les 6 bâtiments construits
name-huts_on_map_12 = Des huttes dans les 12 régions
name-person_spaces_12 = Des personnages sur les 12 cases
help-tasks_fulfilled_9 = 6 PV à la fin pour 9 tâches remplies, même avec un Dieu Jaune.
help-jewels_6 = 6 PV à la fin pour 6 bijoux : un à chaque round.
help-ceremony_spaces_12 = 6 PV à la fin si matériaux ou bâtiments couvrent toutes vos cases Cérémonie.
help-buildings_6 = 6 PV à la fin si tous vos bâtiments sont construits.
help-huts_on_map_12 = 6 PV à la fin si vous avez une hutte dans chaque région.
help-person_spaces_12 = 6 PV à la fin si hommes et femmes occupent toutes vos cases de personnage.

# Le dessin
board-round = Round { $round } sur { $rounds }
board-setup = Mise en place
board-you = Vous
board-status = Les points de la fin du round et le nouvel ordre du tour.
board-status-of = { $seat } : { $step }, { $points } PV
board-free = Libre
board-god-stack = Tuiles Dieu restantes pour le plus de prêtres : { $count }
board-priest-points = { $points ->
    [one] Chaque prêtre rapporte { $points } point à la fin de ce round.
   *[other] Chaque prêtre rapporte { $points } points à la fin de ce round.
}
board-jewel = { $cost ->
    [one] Coûte { $cost } coquillage, vaut { worth } à la fin, en vente au round { $round }.
   *[other] Coûte { $cost } coquillages, vaut { worth } à la fin, en vente au round { $round }.
}
board-slot = { $die ->
    [1] N’importe quel dé convient.
    [6] Demande un 6.
   *[other] Demande un { $die } ou plus.
}
board-persons-left = Encore à venir : { $count }
board-tasks = Tâches visibles
board-tasks-left = Tâches dans la pile : { $count }
board-tasks-done = Tâches remplies : { $count }
board-god-pile = Cartes dans la pioche : { $count }
board-god-discard = Cartes Dieu utilisées
board-supply = Réserve générale
board-points = Points de victoire
board-gives = Donne : { $gift }.
board-fish = { $fish }, vaut { worth }
board-huts = Huttes : { $names }
board-land-path = Voie terrestre, dé de { $die } ou plus
board-water-path = Voie maritime, dé de { $die } ou plus
board-fishing = N’importe quel dé, toujours { worth }.
board-any-die = Vide : tout dé peut y être posé.
board-lower-die = { $die ->
    [1] Aucun dé plus petit n’est possible : seulement avec un Dieu Bleu.
   *[other] Le prochain dé doit être inférieur à { $die }.
}
board-act-man = Prendre un homme
board-act-woman = Prendre une femme
board-act-land = S’étendre par terre
board-act-water = S’étendre par mer
board-tattooed = Tatoué : ses symboles Statut ont servi.
board-collected = Elle a déjà ramassé ses coquillages.
board-untattooed = { $symbols ->
    [one] Le tatouer fait avancer de { $symbols } case sur la piste Statut.
   *[other] Le tatouer fait avancer de { $symbols } cases sur la piste Statut.
}
board-uncollected = { $symbols ->
    [one] Elle peut ramasser { $symbols } coquillage.
   *[other] Elle peut ramasser { $symbols } coquillages.
}
board-space = Case de personnage { $number }
board-space-huts = Huttes ici : { $count }
board-space-free = Libre pour un homme ou une femme.
board-instead = Prendre la case 12 plutôt qu’une case simple.
board-court = Case Cérémonie : { $material }
board-site = Construire sur { $first } et { $second }
board-building = Vaut { worth } à ce round.
board-held = En réserve : { $count }
board-worth = Vaut { $points } PV à la fin.
board-spare = À côté du plateau, pour les tâches seulement : { $count }
board-no-gods = Pas de carte Dieu
board-no-jewels = Pas encore de bijou
board-mat = Plateau : { $name }
board-cards = Cartes Dieu en main
board-jewels = Bijoux
board-jewel-down = Bijou face cachée

# Ce qui est imprimé : les groupes de components.json, et ce qu’un propriétaire devrait comparer.
printed-terms = les terrains, les matériaux, les couleurs
printed-counts = le contenu de la boîte
printed-islands = les îles
printed-regions = les régions
printed-paths = les voies et leurs dés
printed-look-paths = Comparez le dé imprimé sur chacune des vingt voies.
printed-fish_tiles = les tuiles Poisson
printed-person_kinds = les capacités des hommes et des femmes
printed-man_tiles = les tuiles Homme
printed-woman_tiles = les tuiles Femme
printed-person_display = l’étalage des hommes et des femmes
printed-task_predicates = la façon de compter les tâches
printed-task_tiles = les tuiles Tâche
printed-task_display = l’étalage des tâches
printed-jewelry_types = les types de bijoux
printed-look-jewelry_types = Quels sont les six types de bijoux ?
printed-jewelry_tiles = les bijoux : coût et points
printed-look-jewelry_tiles = Combien coûte chacun des 24 bijoux, et combien de points rapporte-t-il ?
printed-jewelry_grid = l’étalage des bijoux
printed-god_cards = les cartes Dieu
printed-god_tiles = les tuiles Dieu
printed-action_tiles = les tuiles Action
printed-fishing_action = la pêche
printed-helper = l’assistant
printed-fire_bonus = le bonus de feu
printed-temple = le temple
printed-status_track = la piste Statut
printed-look-status_track = Combien de cases compte la piste Statut, et quels points figurent au-dessus de chaque colonne ?
printed-buildings = les tuiles Bâtiment
printed-ceremony_spaces = le lieu de cérémonie
printed-look-ceremony_spaces = Quel matériau est imprimé sur chaque case du lieu de cérémonie ?
printed-person_spaces = les cases des hommes et des femmes
printed-player_board = le plateau individuel
printed-turn_order_tiles = les tuiles d’ordre du tour
printed-score_track = la piste de score
printed-setup = la mise en place
printed-final_scoring = le décompte final
printed-layout = le dessin de la table

# Ce dont parle un conseil : les éléments de la valeur

feature-points = points
feature-fish = poissons
feature-huts = huttes sur les îles
feature-offerings = offrandes
feature-cards = cartes Dieu
feature-god_tiles = tuiles Dieu
feature-shells = coquillages
feature-materials = matériaux
feature-pairs = bâtiments à venir
feature-men = hommes à l’œuvre
feature-women = femmes à l’œuvre
feature-symbols = tatouages et coquillages à venir
feature-room = place pour des personnages
feature-household = personnages
feature-priests = prêtres
feature-majority = majorité au temple
feature-status = statut
feature-order = ordre du tour
feature-fulfilled = tâches à portée
feature-begun = tâches entamées
feature-to_come = tâches à venir
feature-goals = objectifs de fin
feature-dice = dés à placer

## The companion of a first game: why a question matters

companion-start-hut = Vos huttes partiront d’ici : un petit chiffre sur une voie est un chemin facile. La région vous fait tout de suite son don.
companion-place-die = Un dé élevé peut davantage, mais il doit être plus petit que tous ceux de la tuile. Les petits dés bloquent donc les autres.
companion-choose-action = Cette tuile permet deux actions avec le même dé. Prenez celle qu’il vous faut ; l’autre sera peut-être fermée ensuite.
companion-pay-for-blue = Le Dieu Bleu ouvre à votre dé une tuile fermée. Une carte coûte une offrande ; la tuile Dieu vaut n’importe quel dieu, mais une seule fois.
companion-expand = Une nouvelle hutte apporte le don de la région, et son poisson à la fin si personne ne vient après vous. Sur votre plateau, elle libère une case.
companion-region-gift = Les matériaux paient les bâtiments, les offrandes les cartes Dieu. Prenez ce qui vous manque.
companion-lay-material = Il ne bougera plus. Un bâtiment demande deux matériaux côte à côte : prenez une case aux voisines libres.
companion-play-red = C’est le seul moment où un Dieu Rouge peut vous faire scorer ce poisson. Gardez-le pour un gros.
companion-recruit = Les hommes apportent du statut, les femmes des coquillages, une fois. À chaque round ils font ce que montre leur tuile, les semblables ensemble.
companion-helper = Vous dépensez les points du dé : les coquillages d’une femme ou un tatouage coûtent le moins. Le reste devient des PV.
companion-place-priest = Un prêtre rapporte après chaque round tant qu’il reste. Plus il entre à gauche, plus il tarde à être poussé dehors.
companion-choose-building = Tous rapportent autant, et moins dans les derniers rounds. Le chiffre ne dit que le dé nécessaire : gardez les petits pour les petits dés.
companion-choose-site = Le bâtiment consomme les deux matériaux. Laissez ceux qui peuvent encore former une autre paire.
companion-take-god-card = Chaque dieu assouplit une règle, contre une offrande. Deux cartes identiques valent n’importe quel dieu.
companion-fire-first = Les cartes sont le pouvoir des dieux, les offrandes leur prix. Prenez ce dont vous avez le moins.
companion-fire-second = Le statut rapporte après ce round et fixe l’ordre du tour ; les coquillages achètent un bijou.
companion-use-persons = Une sorte d’homme et une sorte de femme peuvent agir, gratuitement. Les semblables agissent ensemble, et plus fort.
companion-use-team = Le Dieu Vert double ce qu’ils font. Il est le plus rentable quand plusieurs semblables agissent.
companion-pay-for-green = Une carte coûte une offrande. La tuile Dieu vaut n’importe quel dieu, mais une seule fois.
companion-choose-material = Prenez la sorte qui trouve une case libre à côté d’un matériau posé : deux côte à côte paient un bâtiment.
companion-move-huts = Une hutte déplacée vers la case 12 libère la sienne pour un homme ou une femme.
companion-buy-jewel = Un bijou par round, et ceux qui restent disparaissent. Il compte à la fin, et des tâches en demandent.
companion-give-task = Pour une tâche, on montre seulement ce qu’on a : rien n’est dépensé. Si aucune n’est prête, une est perdue sans rien rapporter.
companion-take-task = Prenez-en une qui demande ce que vous vouliez faire de toute façon, ou qui est presque faite.
companion-final-tasks = Toutes vos tâches ouvertes peuvent encore rapporter. Un Dieu Jaune remplace une chose manquante.

## How to get points

score-start-how = Qui joue plus tard dans l’ordre du tour commence avec quelques points.
score-fishing-how = Un dé sur la Pêche, quelle que soit sa valeur.
score-helper-how = Les points de dé que vous changez en PV chez l’Assistant.
score-persons-how = Les hommes et les femmes dont le signe montre des PV, chaque fois qu’ils agissent.
score-red_god-how = Le poisson d’une région, si vous jouez un Dieu Rouge en y entrant.
score-buildings-how = Chaque bâtiment tout de suite, et plus dans les premiers rounds.
score-status-how = Votre case de la piste Statut après chaque round.
score-temple-how = Chacun de vos prêtres au temple après chaque round, et plus dans les derniers.
score-tasks-how = Une tâche après chaque round, et toutes les tâches ouvertes tout à la fin.
score-god_tiles-how = Chaque tuile Dieu inutilisée.
score-fish-how = Les poissons des régions, en règle générale pour la hutte arrivée en dernier.
score-jewelry-how = Le nombre inscrit sur chacun de vos bijoux.
score-goals-how = De grands objectifs : des huttes dans toutes les régions, tous les bâtiments, un bijou par round, et d’autres.

## The legend of symbols

legend-actions = Tuiles Action
legend-map = Les îles
legend-goods = Ressources et bonus
legend-pieces = Matériel et cases
legend-people = Hommes et femmes
legend-gods = Dieux
legend-jewels = Bijoux
legend-tasks = Tâches
legend-forest-help = Une hutte qui arrive reçoit du bois.
legend-mountain-help = Une hutte qui arrive reçoit de la pierre.
legend-beach-help = Une hutte qui arrive reçoit du sable.
legend-plain-help = Une hutte qui arrive reçoit une offrande.
legend-land-help = Relie deux régions. Votre dé doit être au moins égal au chiffre.
legend-water-help = Relie deux régions par mer. Votre dé doit être au moins égal au chiffre.
legend-parrotfish-help = Rapporte son nombre avec un Dieu Rouge à votre arrivée, et à la fin, en règle générale à la hutte arrivée en dernier.
legend-butterflyfish-help = { legend-parrotfish-help }
legend-triggerfish-help = { legend-parrotfish-help }
legend-angelfish-help = { legend-parrotfish-help }
legend-islands = îles
legend-islands-help = Sur une tâche : des huttes sur autant d’îles différentes.
legend-vp-help = Points de victoire, tout de suite.
legend-fire = bonus Feu
legend-fire-help = Une carte Dieu ou une offrande, et un pas de statut ou un coquillage.
legend-building = bâtiment
legend-building-help = Couvre deux matériaux voisins. Des PV tout de suite, plus dans les premiers rounds, et un bonus Feu.
legend-die = dé
legend-turn_order = ordre du tour
legend-turn_order-help = Votre place dans l’ordre du tour ; le statut le redistribue après chaque round.
legend-ceremony = case Cérémonie
legend-person = personnage
legend-person-help = Un homme ou une femme, au choix.
legend-necklace-help = { legend-jewel-help }
legend-bracelet-help = { legend-jewel-help }
legend-earring-help = { legend-jewel-help }
legend-pendant-help = { legend-jewel-help }
legend-headband-help = { legend-jewel-help }
legend-anklet-help = { legend-jewel-help }
legend-jewel = bijou
legend-jewel-help = S’achète en coquillages après un round, un par joueur. Son nombre compte à la fin, et des tâches demandent sa sorte.
legend-task = tâche
legend-tick = tâche remplie
legend-tick-help = Les tâches remplies comptent pour un objectif à la fin.
