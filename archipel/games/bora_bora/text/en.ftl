title = Bora Bora
promise = Dice, gods and fishing grounds: build your village on five islands.

# Questions
ask-deal-turn-order = Who gets the next turn order tile?
ask-lay-fish = Which fish swims here: { $region }?
ask-deal-task = Which task does { $seat } get?
ask-lay-jewel = A jewel is laid open.
ask-arrival = Who comes to the islands?
ask-lay-task = A task is laid open.
ask-deal-card = A god card is drawn from the pile.
ask-open-card = A god card is laid open.
ask-roll-die = { $seat } rolls a die.
ask-start-hut = { $spot_id ->
    [space_12] Where does your first hut stand, taken from space 12?
   *[other] Where does your first hut stand, beside a fish of value { $fish }?
}
ask-place-die = Which die do you place, and on which tile?
ask-choose-action = { $tile }, { $value }: which of the two actions?
ask-pay-for-blue = { $die } on { $tile }: how do you pay for the Blue God?
ask-expand = { $route_id ->
    [land] Expand by land
    [water] Expand by water
   *[other] Expand by { $route }
}{ $spot_id ->
    [space_12] { " " }with a hut from space 12: to which region, by a path of up to { $value }?
   *[other] : to which region, by a path of up to { $value }?
}
ask-region-gift = { $region }: do you take { $material } or an offering?
ask-lay-material = On which ceremony space do you lay { $material }?
ask-play-red = { $region }: play a Red God and score the fish tile, { $points } VP?
ask-recruit = { $gender_id ->
    [man] Which man do you take, up to slot { $value }
    [woman] Which woman do you take, up to slot { $value }
   *[other] Whom do you take ({ $gender }), up to slot { $value }
}{ $spot_id ->
    [space_12] , for space 12 of your board?
   *[other] ?
}
ask-helper = { $points ->
    [one] Helper: { $points } point left. What do you buy?
   *[other] Helper: { $points } points left. What do you buy?
}
ask-place-priest = On which temple slot, up to { $value }, does your priest stand?
ask-choose-building = Which building do you build, of value up to { $value }?
ask-choose-site = Which two materials does { $building } cover, for { $points } VP?
ask-take-god-card = Which god card do you take?
ask-fire-first = Fire bonus: a god card or an offering?
ask-fire-second = Fire bonus: a status step or a shell?
ask-use-persons = Which men or women do you use?
ask-use-team = { $gender_id ->
    [man] { $count ->
        [one] { $count } man acts ({ $kind }): with a Green God?
       *[other] { $count } men act ({ $kind }): with a Green God?
    }
   *[other] { $count ->
        [one] { $count } woman acts ({ $kind }): with a Green God?
       *[other] { $count } women act ({ $kind }): with a Green God?
    }
}
ask-pay-for-green = { $gender_id ->
    [man] Men, { $kind }: how do you pay for the Green God?
   *[other] Women, { $kind }: how do you pay for the Green God?
}
ask-choose-material = { $count ->
    [one] Which material do you take?
   *[other] Which material do you take ({ $count } to come)?
}
ask-move-huts = { $count ->
    [one] Move { $count } more hut to space 12, or finish?
   *[other] Move up to { $count } more huts to space 12, or finish?
}
ask-buy-jewel = { $shells ->
    [one] Which jewel do you buy with your { $shells } shell, if any?
   *[other] Which jewel do you buy with your { $shells } shells, if any?
}
ask-give-task = Which task do you fulfil or, if you cannot, abandon?
ask-take-task = Which new task do you take?
ask-final-tasks = The last tasks: which one do you still fulfil?

# Where in the game we are, from what everybody sees
stage = { $round ->
    [0] { $phase }
   *[other] Round { $round } · { $phase }
}

# Choices
do-start = First hut: { $region }
do-start-now = First hut: { $region } (gives { $gift })
do-hut_from = Take a hut from { $spot } instead
do-lay = On { $space }
do-lay-now = { $pairs ->
    [0] On { $space }
    [one] On { $space } (beside { $pairs } material)
   *[other] On { $space } (beside { $pairs } materials)
}
do-gift = { $gift_id ->
    [offering] Take an offering
   *[other] Take the material
}
do-place = { $die } on { $tile }
do-place_with = { $gods_id ->
    [blue] { $die } on { $tile } with a Blue God
    [white] { $die } on { $tile } with a White God
   *[other] { $die } on { $tile } with { $gods }
}
do-act = { $action_id ->
    [man] Take a man
    [woman] Take a woman
    [land] Expand by land
    [water] Expand by water
   *[other] { $action }
}
do-blue = { $way_id ->
    [god_blue] Blue God: a card and an offering
    [god_tile] Blue God: a god tile
   *[other] Blue God: two { $way } cards and an offering
}
do-white = { $way_id ->
    [god_white] White God, as with a 6: a card and an offering
    [god_tile] White God, as with a 6: a god tile
   *[other] White God, as with a 6: two { $way } cards and an offering
}
do-red = { $way_id ->
    [god_red] Red God: a card and an offering
    [god_tile] Red God: a god tile
   *[other] Red God: two { $way } cards and an offering
}
do-green = { $way_id ->
    [god_green] Green God: a card and an offering
    [god_tile] Green God: a god tile
   *[other] Green God: two { $way } cards and an offering
}
do-no_god = Play no god
do-expand = To { $region }
do-expand-now = To { $region } (gives { $gift }; fish: { $points } VP)
do-recruit = Take from: { $slot }
do-recruit-now = Take: { $person }, { signs } ({ $slot })
do-person_onto = Put the person on { $spot } instead
do-tattoo = Tattoo { $man }
do-tattoo-now = { $symbols ->
    [one] Tattoo { $man }: { $symbols } status step ({ price })
   *[other] Tattoo { $man }: { $symbols } status steps ({ price })
}
do-collect = Send for shells: { $woman }
do-collect-now = { $symbols ->
    [one] Send { $woman } for { $symbols } shell ({ price })
   *[other] Send { $woman } for { $symbols } shells ({ price })
}
do-points = Score { $number }
do-buy = Buy { $ware }
do-buy-now = Buy { $ware } ({ price })
do-material = Take { $material }
do-material-now = Take { $material } ({ price })
do-move_hut = Move a hut to space 12
do-move_hut-now = Move a hut to space 12 ({ price })
do-draw = { $source_id ->
    [god_pile] Draw from the pile
   *[other] Take an open card: { $source }
}
do-priest = Priest on { $slot }
do-priest-now = Priest on { $slot } (pushes a priest of { $pushed })
do-build = Build { $building }
do-site = On { $pair }
do-fire = Fire bonus: { $bonus }
do-use = { $gender_id ->
    [man] Use the men: { $kind }
   *[other] Use the women: { $kind }
}
do-use-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } man acts: { together }
       *[other] { $count } men act together: { together }
    }
   *[other] { $count ->
        [one] { $count } woman acts: { together }
       *[other] { $count } women act together: { together }
    }
}
do-use_doubled = { $gender_id ->
    [man] Use the men, doubled with a Green God: { $kind }
   *[other] Use the women, doubled with a Green God: { $kind }
}
do-use_doubled-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } man, doubled with a Green God: { together }
       *[other] { $count } men, doubled with a Green God: { together }
    }
   *[other] { $count ->
        [one] { $count } woman, doubled with a Green God: { together }
       *[other] { $count } women, doubled with a Green God: { together }
    }
}
do-use_extra = { $gender_id ->
    [man] Use more men with a Green God: { $kind }
   *[other] Use more women with a Green God: { $kind }
}
do-use_extra-now = { $gender_id ->
    [man] { $count ->
        [one] { $count } more man with a Green God: { together }
       *[other] { $count } more men with a Green God: { together }
    }
   *[other] { $count ->
        [one] { $count } more woman with a Green God: { together }
       *[other] { $count } more women with a Green God: { together }
    }
}
do-use_only = { $gender_id ->
    [man] Use only some of the men ({ $team }): { $kind }
   *[other] Use only some of the women ({ $team }): { $kind }
}
do-use_only-now = { $gender_id ->
    [man] { $count ->
        [one] Only { $count } man: { together }
       *[other] Only { $count } men: { together }
    }
   *[other] { $count ->
        [one] Only { $count } woman: { together }
       *[other] Only { $count } women: { together }
    }
}
do-jewel = Buy { $jewel }
do-jewel-now = Buy { $jewel } ({ cost })
do-no_jewel = Buy nothing
do-fulfil = Fulfil: { $task }
do-fulfil-now = Fulfil ({ $points } VP): { $task }
do-yellow = { $way_id ->
    [god_yellow] Fulfil with a Yellow God, a card and an offering: { $task }
    [god_tile] Fulfil with a Yellow God, a god tile: { $task }
   *[other] Fulfil with a Yellow God, two { $way } cards and an offering: { $task }
}
do-yellow-now = { $way_id ->
    [god_yellow] Fulfil ({ worth }) with a Yellow God, a card and an offering: { $task }
    [god_tile] Fulfil ({ worth }) with a Yellow God, a god tile: { $task }
   *[other] Fulfil ({ worth }) with a Yellow God, two { $way } cards and an offering: { $task }
}
do-abandon = Abandon: { $task }
do-abandon-now = Abandon: { $task } ({ $missing } short)
do-task = Take: { $task }
do-task-now = { $missing ->
    [0] Take: { $task } (nothing is missing)
   *[other] Take: { $task } ({ $missing } short)
}
do-finish = Finish
do-finish-now = { $lost ->
    [one] Finish: { $lost } point is lost
   *[other] Finish: { $lost } points are lost
}
do-end_turn = End the turn
do-next = { $seat } is next
do-lay_fish = Lay { $fish }
do-arrive = { $person } arrives
do-lay_task = Open: { $task }
do-deal_task = Deal: { $task }
do-lay_jewel = Lay { $jewel }
do-reveal = Reveal { $card }
do-deal = Deal { $card }
do-roll = Roll { $die }
together = { $kind_id ->
    [land_path] a land path of up to { $amount }
    [water_path] a water path of up to { $amount }
    [recruit_woman] a woman, up to slot { $amount }
    [recruit_man] a man, up to slot { $amount }
    [build] a building of value up to { $amount }
    [material] { $amount ->
        [one] { $amount } material
       *[other] { $amount } materials
    }
    [move_hut] { $amount ->
        [one] { $amount } hut to space 12
       *[other] up to { $amount } huts to space 12
    }
    [victory_points] { $amount } VP
    [god_card] { $amount ->
        [one] { $amount } god card
       *[other] { $amount } god cards
    }
    [offering] { $amount ->
        [one] { $amount } offering
       *[other] { $amount } offerings
    }
    [status] { $amount ->
        [one] { $amount } status step
       *[other] { $amount } status steps
    }
    [shell] { $amount ->
        [one] { $amount } shell
       *[other] { $amount } shells
    }
   *[other] { $kind } ({ $amount })
}
signs = { $gender_id ->
    [man] { $symbols ->
        [one] { $symbols } status sign
       *[other] { $symbols } status signs
    }
   *[other] { $symbols ->
        [one] { $symbols } shell
       *[other] { $symbols } shells
    }
}
price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
worth = { $points } VP
cost = { $cost ->
    [one] { $cost } shell
   *[other] { $cost } shells
}, { worth } at the end

# Log
log-turn-order = { $seat } gets turn order tile { $number }.
log-fish-laid = { $region }: { $fish }, { worth }.
log-arrived = { $slot }: { $person }, { signs }.
log-task-laid = New task on the board: { $task }.
log-task-dealt = Task for { $seat }: { $task }.
log-jewel-laid = Jewel for round { $round }: { $jewel } ({ cost }).
log-round-began = Round { $round } begins. { $seat } is first.
log-rolled = { $seat } rolls { $one }, { $two }, { $three }.
log-placed = { $seat }: { $die } on { $tile }.
log-fished = { $seat } goes fishing: { worth }.
log-god-played = { $god_id ->
    [god_blue] { $way_id ->
        [god_blue] { $seat } calls the Blue God: a card and an offering.
        [god_tile] { $seat } calls the Blue God: a god tile.
       *[other] { $seat } calls the Blue God: two { $way } cards and an offering.
    }
    [god_white] { $way_id ->
        [god_white] { $seat } calls the White God: a card and an offering.
        [god_tile] { $seat } calls the White God: a god tile.
       *[other] { $seat } calls the White God: two { $way } cards and an offering.
    }
    [god_red] { $way_id ->
        [god_red] { $seat } calls the Red God: a card and an offering.
        [god_tile] { $seat } calls the Red God: a god tile.
       *[other] { $seat } calls the Red God: two { $way } cards and an offering.
    }
    [god_green] { $way_id ->
        [god_green] { $seat } calls the Green God: a card and an offering.
        [god_tile] { $seat } calls the Green God: a god tile.
       *[other] { $seat } calls the Green God: two { $way } cards and an offering.
    }
   *[other] { $way_id ->
        [god_yellow] { $seat } calls the Yellow God: a card and an offering.
        [god_tile] { $seat } calls the Yellow God: a god tile.
       *[other] { $seat } calls the Yellow God: two { $way } cards and an offering.
    }
}
log-took-card = { $seat } takes an open card: { $card }.
log-drew-card = { $seat } draws a god card: { $card }.
log-drew-card-veiled = { $seat } draws a god card.
log-card-opened = Open god card: { $card }.
log-no-card = There is no god card left for { $seat }.
log-reshuffled = { $count ->
    [one] The discards become the pile: { $count } god card.
   *[other] The discards are shuffled into a new pile: { $count } god cards.
}
log-got-offerings = { $count ->
    [one] { $seat } takes { $count } offering.
   *[other] { $seat } takes { $count } offerings.
}
log-got-shells = { $count ->
    [one] { $seat } takes { $count } shell.
   *[other] { $seat } takes { $count } shells.
}
log-laid-material = { $seat } lays { $material } on { $space }.
log-kept-material = { $seat } has no space for { $material } and keeps it beside the board.
log-climbed = { $count ->
    [0] { $seat } is at the end of the status track.
    [one] { $seat } moves up { $count } step on the status track, to { $step }.
   *[other] { $seat } moves up { $count } steps on the status track, to { $step }.
}
log-start-hut = { $seat } settles in { $region }.
log-expanded = { $seat } expands to { $region }.
log-red-scored = { $seat } scores the fish tile with the Red God ({ $region }): { $fish }, { worth }.
log-recruited = { $seat } takes in: { $person }, { signs }.
log-tattooed = { $seat } tattoos { $person }.
log-collected = { $seat } sends { $person } for shells.
log-helper-points = { $seat } scores { worth } with the helper.
log-moved-hut = { $seat } moves a hut to space 12.
log-priest-placed = { $seat } sends a priest to { $slot }.
log-priest-pushed = A priest of { $seat } is pushed to { $slot }.
log-priest-returned = A priest of { $seat } has to leave the temple.
log-built = { $seat } builds { $building } on { $pair }: { worth }.
log-persons-used = { $gender_id ->
    [man] { $count ->
        [one] { $count } man of { $seat } acts
       *[other] { $count } men of { $seat } act
    }
   *[other] { $count ->
        [one] { $count } woman of { $seat } acts
       *[other] { $count } women of { $seat } act
    }
}: { together }.
log-person-points = { $seat } scores { worth } with the dancers.
log-status-scored = Status: { worth } for { $seat }.
log-temple-scored = { $priests ->
    [one] Temple: { worth } for the priest of { $seat }.
   *[other] Temple: { worth } for the { $priests } priests of { $seat }.
}
log-god-tile-won = { $seat } has the most priests in the temple and gets a god tile.
log-god-tile-tie = A tie in the temple: { $seat } gets the god tile, with the priest furthest to the left.
log-god-tile-gone = The temple is empty: a god tile leaves the game.
log-jewel-bought = { $seat } buys a jewel: { $jewel } ({ cost }).
log-no-jewel = { $seat } buys no jewel.
log-fulfilled = { $seat } fulfils a task ({ worth }): { $task }.
log-abandoned = { $seat } abandons a task: { $task }.
log-took-task = { $seat } takes a task: { $task }.
log-god-tiles-scored = God tiles: { worth } for { $seat }.
log-fish-scored = Fish: { worth } for { $seat }.
log-jewelry-scored = Jewels: { worth } for { $seat }.
log-goal-reached = Goal reached by { $seat } ({ worth }): { $goal }.
log-scored = { $seat } has { worth }.
log-winner = { $seat } wins the game.

# Points
score-start = Turn order at the start
score-fishing = Fishing
score-helper = Helper
score-persons = Men and women
score-red_god = Red God
score-buildings = Buildings
score-status = Status
score-temple = Temple
score-tasks = Tasks
score-god_tiles = God tiles
score-fish = Fish
score-jewelry = Jewels
score-goals = Goals

# Table options
option-region_gift = Gift of a region
option-region_gift-help = What a hut brings on a mountain, a beach or in a forest: its material, or that or an offering by choice.
option-region_gift-printed = By terrain
option-region_gift-material_or_offering = Material or offering
option-start_regions = First huts
option-start_regions-help = May two players start in the same region?
option-start_regions-distinct = In different regions
option-start_regions-shared = Also together
option-white_god_placing = White God
option-white_god_placing-help = A die with the White God acts as a 6. Is it also placed as a 6, which needs Blue on an occupied tile?
option-white_god_placing-face = Placed by its face
option-white_god_placing-six = Placed as a 6
option-fresh_persons = New men and women
option-fresh_persons-help = May persons taken in phase B act and count in the same phase?
option-fresh_persons-act = Act at once
option-fresh_persons-wait = From the next round on
option-yellow_payment = Paying the Yellow God
option-yellow_payment-help = Do the cards, offering or tile paid for Yellow still count for the task it helps?
option-yellow_payment-spent_first = No longer
option-yellow_payment-still_shown = Still count
option-final_fish = Fish at the end
option-final_fish-help = Who scores the fish tile of a region when the game is over.
option-final_fish-building_space = The last to arrive
option-final_fish-every_hut = Every hut there
option-tie_break = Ties
option-tie_break-help = Which turn order decides between equal points.
option-tie_break-new_order = The last one set
option-tie_break-old_order = That of phases A and B
option-bought_jewels = Bought jewels
option-bought_jewels-help = Can everybody go on looking at jewels that were bought? The purchase itself is always open.
option-bought_jewels-face_down = Face down
option-bought_jewels-face_up = Face up

# The terminal
draw-round = Round { $round }
draw-map = Islands
draw-tiles = Action tiles
draw-status = Status
draw-temple = Temple
draw-god-stack = god tiles { $count }
draw-men = Men
draw-women = Women
draw-tasks = Tasks
draw-jewelry = Jewels
draw-gods = God cards
draw-deck = pile { $count }
draw-discards = discarded { $count }
draw-player = Player
draw-goods = Goods
draw-people = Persons
draw-court = Ceremony
draw-open-tasks = Open tasks (missing)
draw-points = Points
draw-hand = Your hand
draw-empty = nothing

# Names: phases
name-setup = Set-up
name-phase_a = Phase A: dice
name-phase_b = Phase B: men and women
name-jewelry = Phase C: jewels
name-tasks = Phase C: tasks
name-new_tasks = Phase C: new tasks
name-final_tasks = The last tasks
name-game_over = The end

# Names: the map
name-mountain = mountain
name-beach = beach
name-forest = forest
name-plain = plain
name-center = Central Island
name-north = North Island
name-east = East Island
name-south = South Island
name-west = West Island
help-center = Four regions joined by land paths; water paths lead to all the other islands.
help-north = Two regions joined by a land path; water paths lead to the other islands.
help-east = Two regions joined by a land path; water paths lead to the other islands.
help-south = Two regions joined by a land path; water paths lead to the other islands.
help-west = Two regions joined by a land path; water paths lead to the other islands.
name-center_forest = Central Forest
name-center_plain = Central Plain
name-center_mountain = Central Mountain
name-center_beach = Central Beach
name-north_beach = North Beach
name-north_mountain = North Mountain
name-east_forest = East Forest
name-east_beach = East Beach
name-south_plain = South Plain
name-south_forest = South Forest
name-west_mountain = West Mountain
name-west_plain = West Plain
help-center_forest = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-center_plain = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-center_mountain = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-center_beach = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-north_beach = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-north_mountain = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-east_forest = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-east_beach = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-south_plain = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-south_forest = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-west_mountain = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
help-west_plain = A new hut takes the building space and brings the gift of the region; a Red God may then score the fish tile. One hut per player.
name-land_center_mountain__center_plain = Land path: Central Mountain – Central Plain
name-land_center_mountain__center_beach = Land path: Central Mountain – Central Beach
name-land_center_beach__center_forest = Land path: Central Beach – Central Forest
name-land_center_forest__center_plain = Land path: Central Forest – Central Plain
name-land_north_beach__north_mountain = Land path: North Beach – North Mountain
name-land_east_forest__east_beach = Land path: East Forest – East Beach
name-land_south_forest__south_plain = Land path: South Forest – South Plain
name-land_west_plain__west_mountain = Land path: West Plain – West Mountain
name-water_center_mountain__south_plain = Water path: Central Mountain – South Plain
name-water_center_mountain__east_beach = Water path: Central Mountain – East Beach
name-water_center_plain__north_mountain = Water path: Central Plain – North Mountain
name-water_center_plain__east_forest = Water path: Central Plain – East Forest
name-water_center_forest__north_beach = Water path: Central Forest – North Beach
name-water_center_forest__west_plain = Water path: Central Forest – West Plain
name-water_center_beach__south_forest = Water path: Central Beach – South Forest
name-water_center_beach__west_mountain = Water path: Central Beach – West Mountain
name-water_north_mountain__east_forest = Water path: North Mountain – East Forest
name-water_east_beach__south_plain = Water path: East Beach – South Plain
name-water_south_forest__west_mountain = Water path: South Forest – West Mountain
name-water_west_plain__north_beach = Water path: West Plain – North Beach
name-parrotfish = Parrotfish
name-butterflyfish = Butterflyfish
name-triggerfish = Triggerfish
name-angelfish = Angelfish
name-fish_parrotfish_1 = Parrotfish
help-fish_parrotfish_1 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_parrotfish_2 = Parrotfish
help-fish_parrotfish_2 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_parrotfish_3 = Parrotfish
help-fish_parrotfish_3 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_butterflyfish_1 = Butterflyfish
help-fish_butterflyfish_1 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_butterflyfish_2 = Butterflyfish
help-fish_butterflyfish_2 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_butterflyfish_3 = Butterflyfish
help-fish_butterflyfish_3 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_triggerfish_1 = Triggerfish
help-fish_triggerfish_1 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_triggerfish_2 = Triggerfish
help-fish_triggerfish_2 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_triggerfish_3 = Triggerfish
help-fish_triggerfish_3 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_angelfish_1 = Angelfish
help-fish_angelfish_1 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_angelfish_2 = Angelfish
help-fish_angelfish_2 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.
name-fish_angelfish_3 = Angelfish
help-fish_angelfish_3 = Scores with a Red God when you enter, and at the end for the hut on the building space. First huts start beside fish of value 1.

# Names: goods
name-sand = sand
name-stone = stone
name-wood = wood
name-hut = hut
name-priest = priest
name-vp = VP
help-sand = Goes on a free sand space of your ceremony ground. Two materials side by side pay for a building.
help-stone = Goes on a free stone space of your ceremony ground. Two materials side by side pay for a building.
help-wood = Goes on a free wood space of your ceremony ground. Two materials side by side pay for a building.
help-hut = Huts on the map bring gifts and fish; each space they leave takes a man or a woman.
help-priest = Priests in the temple score every round: 1, 2, then 3 VP each.

# Names: persons
name-man = man
name-woman = woman
name-land_path = land path
name-water_path = water path
name-recruit_woman = take a woman
name-recruit_man = take a man
name-build = build
name-material = material
name-move_hut = move a hut
name-victory_points = victory points
name-god_card = god card
name-offering = offering
name-status = status
name-shell = shell
name-team_1 = 1
name-team_2 = 2
help-land_path = Phase B: expand by a land path of up to 2; 2 tiles: 4, 3 tiles: 6.
help-water_path = Phase B: expand by a water path of up to 2; 2 tiles: 4, 3 tiles: 6.
help-recruit_woman = Phase B: take a woman from slots 1 to 3; 2 tiles: 1 to 6.
help-recruit_man = Phase B: take a man from slots 1 to 3; 2 tiles: 1 to 6.
help-build = Phase B: build a building of value 1 to 3; 2 tiles: 1 to 6.
help-material = Sand, stone and wood lie on ceremony spaces; two side by side pay for a building. Phase B: take a material of your choice; 2 tiles: 2, 3 tiles: 3.
help-move_hut = Phase B: move a hut to space 12; 2 tiles: up to 2, 3 tiles: up to 3.
help-victory_points = Phase B: 2 VP; 2 tiles: 4, 3 tiles: 6.
help-god_card = Bends a rule for one offering. Two equal cards stand for any god. Phase B: take a god card; 2 tiles: 2, 3 tiles: 3.
help-offering = Every god card you play costs one offering. Phase B: take an offering; 2 tiles: 2, 3 tiles: 3.
help-status = Scores every round and sets the new turn order. Phase B: 1 step on the status track; 2 tiles: 2, 3 tiles: 3.
help-shell = Shells buy one jewel in every round. Phase B: take a shell; 2 tiles: 2, 3 tiles: 3.
name-man_land_path = Scout (man)
name-man_water_path = Paddler (man)
name-man_recruit_woman = Women’s messenger (man)
name-man_recruit_man = Men’s messenger (man)
name-man_build = Builder (man)
name-man_material = Material carrier (man)
name-man_move_hut = Hut mover (man)
name-man_victory_points = Dancer (man)
name-man_god_card = Seer (man)
name-man_offering = Offering bearer (man)
name-man_status = Dignitary (man)
name-man_shell = Shell diver (man)
help-man_land_path = Phase B: expand by a land path of up to 2; 2 tiles: 4, 3 tiles: 6.
help-man_water_path = Phase B: expand by a water path of up to 2; 2 tiles: 4, 3 tiles: 6.
help-man_recruit_woman = Phase B: take a woman from slots 1 to 3; 2 tiles: 1 to 6.
help-man_recruit_man = Phase B: take a man from slots 1 to 3; 2 tiles: 1 to 6.
help-man_build = Phase B: build a building of value 1 to 3; 2 tiles: 1 to 6.
help-man_material = Phase B: take a material of your choice; 2 tiles: 2, 3 tiles: 3.
help-man_move_hut = Phase B: move a hut to space 12; 2 tiles: up to 2, 3 tiles: up to 3.
help-man_victory_points = Phase B: 2 VP; 2 tiles: 4, 3 tiles: 6.
help-man_god_card = Phase B: take a god card; 2 tiles: 2, 3 tiles: 3.
help-man_offering = Phase B: take an offering; 2 tiles: 2, 3 tiles: 3.
help-man_status = Phase B: 1 step on the status track; 2 tiles: 2, 3 tiles: 3.
help-man_shell = Phase B: take a shell; 2 tiles: 2, 3 tiles: 3.
name-woman_land_path = Scout (woman)
name-woman_water_path = Paddler (woman)
name-woman_recruit_woman = Women’s messenger (woman)
name-woman_recruit_man = Men’s messenger (woman)
name-woman_build = Builder (woman)
name-woman_material = Material carrier (woman)
name-woman_move_hut = Hut mover (woman)
name-woman_victory_points = Dancer (woman)
name-woman_god_card = Seer (woman)
name-woman_offering = Offering bearer (woman)
name-woman_status = Dignitary (woman)
name-woman_shell = Shell diver (woman)
help-woman_land_path = Phase B: expand by a land path of up to 2; 2 tiles: 4, 3 tiles: 6.
help-woman_water_path = Phase B: expand by a water path of up to 2; 2 tiles: 4, 3 tiles: 6.
help-woman_recruit_woman = Phase B: take a woman from slots 1 to 3; 2 tiles: 1 to 6.
help-woman_recruit_man = Phase B: take a man from slots 1 to 3; 2 tiles: 1 to 6.
help-woman_build = Phase B: build a building of value 1 to 3; 2 tiles: 1 to 6.
help-woman_material = Phase B: take a material of your choice; 2 tiles: 2, 3 tiles: 3.
help-woman_move_hut = Phase B: move a hut to space 12; 2 tiles: up to 2, 3 tiles: up to 3.
help-woman_victory_points = Phase B: 2 VP; 2 tiles: 4, 3 tiles: 6.
help-woman_god_card = Phase B: take a god card; 2 tiles: 2, 3 tiles: 3.
help-woman_offering = Phase B: take an offering; 2 tiles: 2, 3 tiles: 3.
help-woman_status = Phase B: 1 step on the status track; 2 tiles: 2, 3 tiles: 3.
help-woman_shell = Phase B: take a shell; 2 tiles: 2, 3 tiles: 3.
name-man_land_path_1 = Scout (man)
name-man_land_path_2 = Scout (man)
name-man_land_path_3 = Scout (man)
name-man_water_path_1 = Paddler (man)
name-man_water_path_2 = Paddler (man)
name-man_water_path_3 = Paddler (man)
name-man_recruit_woman_1 = Women’s messenger (man)
name-man_recruit_woman_2 = Women’s messenger (man)
name-man_recruit_woman_3 = Women’s messenger (man)
name-man_recruit_man_1 = Men’s messenger (man)
name-man_recruit_man_2 = Men’s messenger (man)
name-man_recruit_man_3 = Men’s messenger (man)
name-man_build_1 = Builder (man)
name-man_build_2 = Builder (man)
name-man_build_3 = Builder (man)
name-man_material_1 = Material carrier (man)
name-man_material_2 = Material carrier (man)
name-man_material_3 = Material carrier (man)
name-man_move_hut_1 = Hut mover (man)
name-man_move_hut_2 = Hut mover (man)
name-man_move_hut_3 = Hut mover (man)
name-man_victory_points_1 = Dancer (man)
name-man_victory_points_2 = Dancer (man)
name-man_victory_points_3 = Dancer (man)
name-man_god_card_1 = Seer (man)
name-man_god_card_2 = Seer (man)
name-man_god_card_3 = Seer (man)
name-man_offering_1 = Offering bearer (man)
name-man_offering_2 = Offering bearer (man)
name-man_offering_3 = Offering bearer (man)
name-man_status_1 = Dignitary (man)
name-man_status_2 = Dignitary (man)
name-man_status_3 = Dignitary (man)
name-man_shell_1 = Shell diver (man)
name-man_shell_2 = Shell diver (man)
name-man_shell_3 = Shell diver (man)
name-woman_land_path_1 = Scout (woman)
name-woman_land_path_2 = Scout (woman)
name-woman_land_path_3 = Scout (woman)
name-woman_water_path_1 = Paddler (woman)
name-woman_water_path_2 = Paddler (woman)
name-woman_water_path_3 = Paddler (woman)
name-woman_recruit_woman_1 = Women’s messenger (woman)
name-woman_recruit_woman_2 = Women’s messenger (woman)
name-woman_recruit_woman_3 = Women’s messenger (woman)
name-woman_recruit_man_1 = Men’s messenger (woman)
name-woman_recruit_man_2 = Men’s messenger (woman)
name-woman_recruit_man_3 = Men’s messenger (woman)
name-woman_build_1 = Builder (woman)
name-woman_build_2 = Builder (woman)
name-woman_build_3 = Builder (woman)
name-woman_material_1 = Material carrier (woman)
name-woman_material_2 = Material carrier (woman)
name-woman_material_3 = Material carrier (woman)
name-woman_move_hut_1 = Hut mover (woman)
name-woman_move_hut_2 = Hut mover (woman)
name-woman_move_hut_3 = Hut mover (woman)
name-woman_victory_points_1 = Dancer (woman)
name-woman_victory_points_2 = Dancer (woman)
name-woman_victory_points_3 = Dancer (woman)
name-woman_god_card_1 = Seer (woman)
name-woman_god_card_2 = Seer (woman)
name-woman_god_card_3 = Seer (woman)
name-woman_offering_1 = Offering bearer (woman)
name-woman_offering_2 = Offering bearer (woman)
name-woman_offering_3 = Offering bearer (woman)
name-woman_status_1 = Dignitary (woman)
name-woman_status_2 = Dignitary (woman)
name-woman_status_3 = Dignitary (woman)
name-woman_shell_1 = Shell diver (woman)
name-woman_shell_2 = Shell diver (woman)
name-woman_shell_3 = Shell diver (woman)
help-man_land_path_1 = The helper tattoos him once for his status signs. { help-man_land_path }
help-man_land_path_2 = The helper tattoos him once for his status signs. { help-man_land_path }
help-man_land_path_3 = The helper tattoos him once for his status signs. { help-man_land_path }
help-man_water_path_1 = The helper tattoos him once for his status signs. { help-man_water_path }
help-man_water_path_2 = The helper tattoos him once for his status signs. { help-man_water_path }
help-man_water_path_3 = The helper tattoos him once for his status signs. { help-man_water_path }
help-man_recruit_woman_1 = The helper tattoos him once for his status signs. { help-man_recruit_woman }
help-man_recruit_woman_2 = The helper tattoos him once for his status signs. { help-man_recruit_woman }
help-man_recruit_woman_3 = The helper tattoos him once for his status signs. { help-man_recruit_woman }
help-man_recruit_man_1 = The helper tattoos him once for his status signs. { help-man_recruit_man }
help-man_recruit_man_2 = The helper tattoos him once for his status signs. { help-man_recruit_man }
help-man_recruit_man_3 = The helper tattoos him once for his status signs. { help-man_recruit_man }
help-man_build_1 = The helper tattoos him once for his status signs. { help-man_build }
help-man_build_2 = The helper tattoos him once for his status signs. { help-man_build }
help-man_build_3 = The helper tattoos him once for his status signs. { help-man_build }
help-man_material_1 = The helper tattoos him once for his status signs. { help-man_material }
help-man_material_2 = The helper tattoos him once for his status signs. { help-man_material }
help-man_material_3 = The helper tattoos him once for his status signs. { help-man_material }
help-man_move_hut_1 = The helper tattoos him once for his status signs. { help-man_move_hut }
help-man_move_hut_2 = The helper tattoos him once for his status signs. { help-man_move_hut }
help-man_move_hut_3 = The helper tattoos him once for his status signs. { help-man_move_hut }
help-man_victory_points_1 = The helper tattoos him once for his status signs. { help-man_victory_points }
help-man_victory_points_2 = The helper tattoos him once for his status signs. { help-man_victory_points }
help-man_victory_points_3 = The helper tattoos him once for his status signs. { help-man_victory_points }
help-man_god_card_1 = The helper tattoos him once for his status signs. { help-man_god_card }
help-man_god_card_2 = The helper tattoos him once for his status signs. { help-man_god_card }
help-man_god_card_3 = The helper tattoos him once for his status signs. { help-man_god_card }
help-man_offering_1 = The helper tattoos him once for his status signs. { help-man_offering }
help-man_offering_2 = The helper tattoos him once for his status signs. { help-man_offering }
help-man_offering_3 = The helper tattoos him once for his status signs. { help-man_offering }
help-man_status_1 = The helper tattoos him once for his status signs. { help-man_status }
help-man_status_2 = The helper tattoos him once for his status signs. { help-man_status }
help-man_status_3 = The helper tattoos him once for his status signs. { help-man_status }
help-man_shell_1 = The helper tattoos him once for his status signs. { help-man_shell }
help-man_shell_2 = The helper tattoos him once for his status signs. { help-man_shell }
help-man_shell_3 = The helper tattoos him once for his status signs. { help-man_shell }
help-woman_land_path_1 = The helper sends her once for the shells she shows. { help-woman_land_path }
help-woman_land_path_2 = The helper sends her once for the shells she shows. { help-woman_land_path }
help-woman_land_path_3 = The helper sends her once for the shells she shows. { help-woman_land_path }
help-woman_water_path_1 = The helper sends her once for the shells she shows. { help-woman_water_path }
help-woman_water_path_2 = The helper sends her once for the shells she shows. { help-woman_water_path }
help-woman_water_path_3 = The helper sends her once for the shells she shows. { help-woman_water_path }
help-woman_recruit_woman_1 = The helper sends her once for the shells she shows. { help-woman_recruit_woman }
help-woman_recruit_woman_2 = The helper sends her once for the shells she shows. { help-woman_recruit_woman }
help-woman_recruit_woman_3 = The helper sends her once for the shells she shows. { help-woman_recruit_woman }
help-woman_recruit_man_1 = The helper sends her once for the shells she shows. { help-woman_recruit_man }
help-woman_recruit_man_2 = The helper sends her once for the shells she shows. { help-woman_recruit_man }
help-woman_recruit_man_3 = The helper sends her once for the shells she shows. { help-woman_recruit_man }
help-woman_build_1 = The helper sends her once for the shells she shows. { help-woman_build }
help-woman_build_2 = The helper sends her once for the shells she shows. { help-woman_build }
help-woman_build_3 = The helper sends her once for the shells she shows. { help-woman_build }
help-woman_material_1 = The helper sends her once for the shells she shows. { help-woman_material }
help-woman_material_2 = The helper sends her once for the shells she shows. { help-woman_material }
help-woman_material_3 = The helper sends her once for the shells she shows. { help-woman_material }
help-woman_move_hut_1 = The helper sends her once for the shells she shows. { help-woman_move_hut }
help-woman_move_hut_2 = The helper sends her once for the shells she shows. { help-woman_move_hut }
help-woman_move_hut_3 = The helper sends her once for the shells she shows. { help-woman_move_hut }
help-woman_victory_points_1 = The helper sends her once for the shells she shows. { help-woman_victory_points }
help-woman_victory_points_2 = The helper sends her once for the shells she shows. { help-woman_victory_points }
help-woman_victory_points_3 = The helper sends her once for the shells she shows. { help-woman_victory_points }
help-woman_god_card_1 = The helper sends her once for the shells she shows. { help-woman_god_card }
help-woman_god_card_2 = The helper sends her once for the shells she shows. { help-woman_god_card }
help-woman_god_card_3 = The helper sends her once for the shells she shows. { help-woman_god_card }
help-woman_offering_1 = The helper sends her once for the shells she shows. { help-woman_offering }
help-woman_offering_2 = The helper sends her once for the shells she shows. { help-woman_offering }
help-woman_offering_3 = The helper sends her once for the shells she shows. { help-woman_offering }
help-woman_status_1 = The helper sends her once for the shells she shows. { help-woman_status }
help-woman_status_2 = The helper sends her once for the shells she shows. { help-woman_status }
help-woman_status_3 = The helper sends her once for the shells she shows. { help-woman_status }
help-woman_shell_1 = The helper sends her once for the shells she shows. { help-woman_shell }
help-woman_shell_2 = The helper sends her once for the shells she shows. { help-woman_shell }
help-woman_shell_3 = The helper sends her once for the shells she shows. { help-woman_shell }
name-man_slot_1 = Men, slot 1
name-man_slot_2 = Men, slot 2
name-man_slot_3 = Men, slot 3
name-man_slot_4 = Men, slot 4
name-man_slot_5 = Men, slot 5
name-man_slot_6 = Men, slot 6
name-woman_slot_1 = Women, slot 1
name-woman_slot_2 = Women, slot 2
name-woman_slot_3 = Women, slot 3
name-woman_slot_4 = Women, slot 4
name-woman_slot_5 = Women, slot 5
name-woman_slot_6 = Women, slot 6
help-man_slot_1 = With any die you take the man here.
help-man_slot_2 = With a die of 2 or more you take the man here.
help-man_slot_3 = With a die of 3 or more you take the man here.
help-man_slot_4 = With a die of 4 or more you take the man here.
help-man_slot_5 = With a die of 5 or more you take the man here.
help-man_slot_6 = With a die of 6 you take the man here.
help-woman_slot_1 = With any die you take the woman here.
help-woman_slot_2 = With a die of 2 or more you take the woman here.
help-woman_slot_3 = With a die of 3 or more you take the woman here.
help-woman_slot_4 = With a die of 4 or more you take the woman here.
help-woman_slot_5 = With a die of 5 or more you take the woman here.
help-woman_slot_6 = With a die of 6 you take the woman here.
name-space_1 = space 1
name-space_2 = space 2
name-space_3 = space 3
name-space_4 = space 4
name-space_5 = space 5
name-space_6 = space 6
name-space_7 = space 7
name-space_8 = space 8
name-space_9 = space 9
name-space_10 = space 10
name-space_11 = space 11
name-space_12 = space 12
name-single_space = a single space
help-space_12 = Holds any number of huts, or one person once it is empty.
help-space = Takes one man or woman once its hut has left.
help-ceremony = Takes one material of its kind. Two materials side by side make room for a building.
help-pair = The building covers these two spaces; their materials are spent.
help-die = It must be lower than every die on the tile. The higher it is, the more the action can do.
help-points = So many VP at once, for as many points of the helper.
help-man = Men bring status when they are tattooed. In phase B they do what their tile shows.
help-woman = Women bring shells when they are sent for them. In phase B they do what their tile shows.
help-team = Some of the persons with this sign act together, the others not.
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

# Names: dice and actions
name-die_1 = Die 1
name-die_2 = Die 2
name-die_3 = Die 3
name-die_4 = Die 4
name-die_5 = Die 5
name-die_6 = Die 6
name-tile_helper = Helper
name-tile_temple = Temple
name-tile_build = Build
name-tile_man = Man
name-tile_woman = Woman
name-tile_land = Land path
name-tile_water = Water path
name-tile_man_or_woman = Man or woman
name-tile_land_or_water = Land or water path
name-tile_fishing = Fishing
help-tile_helper = Spend the die. For 1: tattoo a man, send a woman for shells, or 1 VP. For 2: an offering, a god card, a material, or move a hut.
help-tile_temple = Place a priest on a slot not higher than the die and take a fire bonus.
help-tile_build = Cover two materials side by side with a building not higher than the die: 10, 7 or 4 VP by round, and a fire bonus.
help-tile_man = Take a man from a slot not higher than the die; he needs a free person space.
help-tile_woman = Take a woman from a slot not higher than the die; she needs a free person space.
help-tile_land = Expand with a hut along a brown path not higher than the die.
help-tile_water = Expand with a hut along a blue path not higher than the die.
help-tile_man_or_woman = Take a man or a woman from a slot not higher than the die; a free person space is needed.
help-tile_land_or_water = Expand with a hut along a brown or a blue path not higher than the die.
help-tile_fishing = Any die, at any time: 2 VP.
name-helper = helper
name-temple = temple
name-land = land path
name-water = water path
name-fishing = fishing
help-helper = { help-tile_helper }
help-temple = { help-tile_temple }
help-land = { help-tile_land }
help-water = { help-tile_water }
help-fishing = { help-tile_fishing }
name-helper_tattoo = tattoo a man
name-helper_collect_shells = collect shells
name-helper_vp = VP, one for each point
name-points_1 = 1 VP
name-points_2 = 2 VP
name-points_3 = 3 VP
name-points_4 = 4 VP
name-points_5 = 5 VP
name-points_6 = 6 VP
name-helper_offering = an offering
name-helper_god_card = a god card
name-helper_material = a material
name-helper_move_hut = move a hut
help-helper_tattoo = Costs 1 point: shift a man down and move on the status track by his signs.
help-helper_collect_shells = Costs 1 point: shift a woman down and take the shells she shows.
help-helper_vp = As many VP as you like for as many points.
help-helper_offering = Costs 2 points: an offering, the price of a god card.
help-helper_god_card = Costs 2 points: an open god card or the top of the pile.
help-helper_material = Costs 2 points: sand, stone or wood.
help-helper_move_hut = Costs 2 points: a hut goes to space 12 and leaves room for a person.
name-fire_god_card = a god card
name-fire_offering = an offering
name-fire_status = a status step
name-fire_shell = a shell
help-fire_god_card = Take a god card and do without the offering.
help-fire_offering = Take an offering and do without the god card.
help-fire_status = Move one step up the status track and do without the shell.
help-fire_shell = Take a shell and do without the status step.

# Names: temple, buildings, tracks
name-temple_6 = temple slot 6
name-temple_5 = temple slot 5
name-temple_4 = temple slot 4
name-temple_3 = temple slot 3
name-temple_2 = temple slot 2
name-temple_1 = temple slot 1
help-temple_6 = Place a priest here with a 6: a fire bonus now, VP every round. A priest who stands here is pushed to the next lower slot.
help-temple_5 = Place a priest here with a die of 5 or more: a fire bonus now, VP every round. A priest who stands here is pushed to the next lower slot.
help-temple_4 = Place a priest here with a die of 4 or more: a fire bonus now, VP every round. A priest who stands here is pushed to the next lower slot.
help-temple_3 = Place a priest here with a die of 3 or more: a fire bonus now, VP every round. A priest who stands here is pushed to the next lower slot.
help-temple_2 = Place a priest here with a die of 2 or more: a fire bonus now, VP every round. A priest who stands here is pushed to the next lower slot.
help-temple_1 = Place a priest here with any die: a fire bonus now, VP every round. A priest who stands here is sent home.
name-building_1 = building 1
name-building_2 = building 2
name-building_3 = building 3
name-building_4 = building 4
name-building_5 = building 5
name-building_6 = building 6
help-building_1 = Needs any die and two materials side by side: 10, 7 or 4 VP by round, and a fire bonus.
help-building_2 = Needs a die of 2 or more and two materials side by side: 10, 7 or 4 VP by round, and a fire bonus.
help-building_3 = Needs a die of 3 or more and two materials side by side: 10, 7 or 4 VP by round, and a fire bonus.
help-building_4 = Needs a die of 4 or more and two materials side by side: 10, 7 or 4 VP by round, and a fire bonus.
help-building_5 = Needs a die of 5 or more and two materials side by side: 10, 7 or 4 VP by round, and a fire bonus.
help-building_6 = Needs a 6 and two materials side by side: 10, 7 or 4 VP by round, and a fire bonus.
name-c11 = row 1, column 1
name-c12 = row 1, column 2
name-c13 = row 1, column 3
name-c14 = row 1, column 4
name-c21 = row 2, column 1
name-c22 = row 2, column 2
name-c23 = row 2, column 3
name-c24 = row 2, column 4
name-c31 = row 3, column 1
name-c32 = row 3, column 2
name-c33 = row 3, column 3
name-c34 = row 3, column 4
name-c11_c12 = row 1, columns 1 and 2
name-c11_c21 = column 1, rows 1 and 2
name-c12_c13 = row 1, columns 2 and 3
name-c12_c22 = column 2, rows 1 and 2
name-c13_c14 = row 1, columns 3 and 4
name-c13_c23 = column 3, rows 1 and 2
name-c14_c24 = column 4, rows 1 and 2
name-c21_c22 = row 2, columns 1 and 2
name-c21_c31 = column 1, rows 2 and 3
name-c22_c23 = row 2, columns 2 and 3
name-c22_c32 = column 2, rows 2 and 3
name-c23_c24 = row 2, columns 3 and 4
name-c23_c33 = column 3, rows 2 and 3
name-c24_c34 = column 4, rows 2 and 3
name-c31_c32 = row 3, columns 1 and 2
name-c32_c33 = row 3, columns 2 and 3
name-c33_c34 = row 3, columns 3 and 4
name-status_0 = status step 0
name-status_1 = status step 1
name-status_2 = status step 2
name-status_3 = status step 3
name-status_4 = status step 4
name-status_5 = status step 5
name-status_6 = status step 6
name-status_7 = status step 7
name-status_8 = status step 8
name-status_9 = status step 9
name-status_10 = status step 10
name-status_11 = status step 11
name-status_12 = status step 12
name-status_13 = status step 13
name-status_14 = status step 14
name-status_15 = status step 15
name-status_16 = status step 16
name-status_17 = status step 17
name-status_18 = status step 18
name-status_19 = status step 19
name-status_20 = status step 20
name-status_21 = status step 21
name-status_22 = status step 22
name-status_23 = status step 23
name-status_24 = status step 24
name-status_25 = status step 25
name-status_26 = status step 26
name-status_27 = status step 27
name-turn_order_1 = turn order tile 1
name-turn_order_2 = turn order tile 2
name-turn_order_3 = turn order tile 3
name-turn_order_4 = turn order tile 4
help-turn_order_1 = The place in the turn order; status deals these tiles anew in every phase C.
help-turn_order_2 = The place in the turn order; status deals these tiles anew in every phase C.
help-turn_order_3 = The place in the turn order; status deals these tiles anew in every phase C.
help-turn_order_4 = The place in the turn order; status deals these tiles anew in every phase C.

# Names: gods
name-blue = Blue God
name-white = White God
name-red = Red God
name-green = Green God
name-yellow = Yellow God
name-blue_and_white = Blue and White God
help-blue = Phase A: lay a die although it is not lower than the dice on the tile.
help-white = Phase A: carry out the action as with a 6; the die keeps its face.
help-red = Phases A and B: right after expanding, score the fish tile of the new region.
help-green = Phase B, once: double what a kind of person does, or use one more kind.
help-yellow = Phase C: fulfil a task that is one unit short, for 4 VP instead of 6.
help-blue_and_white = { help-blue } { help-white }
name-god_blue = Blue God
name-god_white = White God
name-god_red = Red God
name-god_green = Green God
name-god_yellow = Yellow God
help-god_blue = { help-blue } Costs an offering.
help-god_white = { help-white } Costs an offering.
help-god_red = { help-red } Costs an offering.
help-god_green = { help-green } Costs an offering.
help-god_yellow = { help-yellow } Costs an offering.
name-god_tile = god tile
help-god_tile = Stands for a god of any colour, without an offering, once. Unused it is worth 2 VP at the end.
name-god_pile = top card of the pile
name-god_discard = discarded god cards
name-pile_man = pile of men
name-pile_woman = pile of women
name-pile_task = pile of tasks
name-supply_sand = sand
name-supply_stone = stone
name-supply_wood = wood
name-supply_offering = offerings
name-supply_shell = shells
name-god_display_1 = open god card 1
name-god_display_2 = open god card 2
name-god_display_3 = open god card 3
name-god_display_4 = open god card 4
name-god_display_5 = open god card 5
help-god_pile = A god card unseen by the others.

# Names: jewels
name-necklace = Necklace
name-bracelet = Bracelet
name-earring = Earring
name-pendant = Pendant
name-headband = Headband
name-anklet = Anklet
name-jewel_necklace_1 = Necklace
name-jewel_necklace_2 = Necklace
name-jewel_necklace_3 = Necklace
name-jewel_necklace_4 = Necklace
name-jewel_bracelet_1 = Bracelet
name-jewel_bracelet_2 = Bracelet
name-jewel_bracelet_3 = Bracelet
name-jewel_bracelet_4 = Bracelet
name-jewel_earring_1 = Earring
name-jewel_earring_2 = Earring
name-jewel_earring_3 = Earring
name-jewel_earring_4 = Earring
name-jewel_pendant_1 = Pendant
name-jewel_pendant_2 = Pendant
name-jewel_pendant_3 = Pendant
name-jewel_pendant_4 = Pendant
name-jewel_headband_1 = Headband
name-jewel_headband_2 = Headband
name-jewel_headband_3 = Headband
name-jewel_headband_4 = Headband
name-jewel_anklet_1 = Anklet
name-jewel_anklet_2 = Anklet
name-jewel_anklet_3 = Anklet
name-jewel_anklet_4 = Anklet
help-jewel_necklace_1 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_necklace_2 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_necklace_3 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_necklace_4 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_bracelet_1 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_bracelet_2 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_bracelet_3 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_bracelet_4 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_earring_1 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_earring_2 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_earring_3 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_earring_4 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_pendant_1 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_pendant_2 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_pendant_3 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_pendant_4 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_headband_1 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_headband_2 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_headband_3 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_headband_4 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_anklet_1 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_anklet_2 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_anklet_3 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
help-jewel_anklet_4 = For sale in phase C of the round of its column, one per player. A jewel in every round scores more VP at the end.
name-jewel_cell_1_1 = round 1, jewel 1
name-jewel_cell_1_2 = round 1, jewel 2
name-jewel_cell_1_3 = round 1, jewel 3
name-jewel_cell_1_4 = round 1, jewel 4
name-jewel_cell_2_1 = round 2, jewel 1
name-jewel_cell_2_2 = round 2, jewel 2
name-jewel_cell_2_3 = round 2, jewel 3
name-jewel_cell_2_4 = round 2, jewel 4
name-jewel_cell_3_1 = round 3, jewel 1
name-jewel_cell_3_2 = round 3, jewel 2
name-jewel_cell_3_3 = round 3, jewel 3
name-jewel_cell_3_4 = round 3, jewel 4
name-jewel_cell_4_1 = round 4, jewel 1
name-jewel_cell_4_2 = round 4, jewel 2
name-jewel_cell_4_3 = round 4, jewel 3
name-jewel_cell_4_4 = round 4, jewel 4
name-jewel_cell_5_1 = round 5, jewel 1
name-jewel_cell_5_2 = round 5, jewel 2
name-jewel_cell_5_3 = round 5, jewel 3
name-jewel_cell_5_4 = round 5, jewel 4
name-jewel_cell_6_1 = round 6, jewel 1
name-jewel_cell_6_2 = round 6, jewel 2
name-jewel_cell_6_3 = round 6, jewel 3
name-jewel_cell_6_4 = round 6, jewel 4

# Names: tasks
name-task_slot_1 = task space 1
name-task_slot_2 = task space 2
name-task_slot_3 = task space 3
name-task_slot_4 = task space 4
name-task_slot_5 = task space 5
name-task_slot_6 = task space 6
name-open_task_1 = open task 1
name-open_task_2 = open task 2
name-open_task_3 = open task 3
name-start_man_woman = Have a man and a woman
name-start_woman_priest = Have a woman, and a priest in the temple
name-start_man_priest = Have a man, and a priest in the temple
name-start_three_priests = Have 3 priests in the temple
name-start_woman_jewel = Have a woman and a jewel
name-start_man_first_player = Have a man and be first in the turn order
name-start_three_huts = Have huts in 3 regions
name-nine_huts = Have huts in 9 regions
name-five_islands = Have huts on all 5 islands
name-huts_mountain_3 = Have huts in 3 mountains
name-huts_beach_3 = Have huts in 3 beaches
name-huts_forest_3 = Have huts in 3 forests
name-huts_plain_3 = Have huts in 3 plains
name-huts_fish_parrotfish_3 = Have 3 huts beside parrotfish
name-huts_fish_butterflyfish_3 = Have 3 huts beside butterflyfish
name-huts_fish_triggerfish_3 = Have 3 huts beside triggerfish
name-huts_fish_angelfish_3 = Have 3 huts beside angelfish
name-huts_on_space_12_4 = Have 4 huts on space 12
name-god_cards_same_3 = Have 3 god cards of one colour
name-god_cards_different_4 = Have 4 god cards of different colours
name-god_cards_blue_2 = Have 2 blue god cards
name-god_cards_white_2 = Have 2 white god cards
name-god_cards_red_2 = Have 2 red god cards
name-god_cards_green_2 = Have 2 green god cards
name-god_cards_yellow_2 = Have 2 yellow god cards
name-men_different_3 = Have 3 different men
name-women_different_3 = Have 3 different women
name-jewels_different_3 = Have 3 different jewels
name-men_4 = Have 4 men
name-women_4 = Have 4 women
name-jewels_4 = Have 4 jewels
name-buildings_3 = Have 3 buildings built
name-jewels_necklace_2 = Have 2 necklaces
name-jewels_bracelet_2 = Have 2 bracelets
name-jewels_earring_2 = Have 2 earrings
name-jewels_pendant_2 = Have 2 pendants
name-jewels_headband_2 = Have 2 headbands
name-jewels_anklet_2 = Have 2 anklets
name-god_tiles_2 = Have 2 god tiles
name-offerings_4 = Have 4 offerings
name-shells_4 = Have 4 shells
name-material_wood_3 = Have 3 wood
name-material_stone_3 = Have 3 stone
name-material_sand_3 = Have 3 sand
name-materials_any_5 = Have 5 materials
name-shifted_men_3 = Have 3 tattooed men
name-shifted_women_3 = Have 3 women who have collected shells
name-shifted_any_5 = Have 5 persons shifted down
name-persons_land_path_2 = Have 2 scouts, men or women
name-persons_water_path_2 = Have 2 paddlers, men or women
name-persons_recruit_woman_2 = Have 2 women’s messengers, men or women
name-persons_recruit_man_2 = Have 2 men’s messengers, men or women
name-persons_build_2 = Have 2 builders, men or women
name-persons_material_2 = Have 2 material carriers, men or women
name-persons_move_hut_2 = Have 2 hut movers, men or women
name-persons_victory_points_2 = Have 2 dancers, men or women
name-persons_god_card_2 = Have 2 seers, men or women
name-persons_offering_2 = Have 2 offering bearers, men or women
name-persons_status_2 = Have 2 dignitaries, men or women
name-persons_shell_2 = Have 2 shell divers, men or women
help-task = 6 VP; with a Yellow God, if one unit is missing, 4 VP.
help-start_man_woman = Men on your board count, shifted or not. Women on your board count, shifted or not. { help-task }
help-start_woman_priest = Women on your board count, shifted or not. Priests count while they stand in the temple. { help-task }
help-start_man_priest = Men on your board count, shifted or not. Priests count while they stand in the temple. { help-task }
help-start_three_priests = Priests count while they stand in the temple. { help-task }
help-start_woman_jewel = Women on your board count, shifted or not. All jewels you have bought count. { help-task }
help-start_man_first_player = Men on your board count, shifted or not. The turn order is that after this round’s status scoring. { help-task }
help-start_three_huts = Each region with a hut of yours counts. { help-task }
help-nine_huts = Each region with a hut of yours counts. { help-task }
help-five_islands = One hut on each island is enough. { help-task }
help-huts_mountain_3 = Every region of this terrain with a hut of yours counts. { help-task }
help-huts_beach_3 = Every region of this terrain with a hut of yours counts. { help-task }
help-huts_forest_3 = Every region of this terrain with a hut of yours counts. { help-task }
help-huts_plain_3 = Every region of this terrain with a hut of yours counts. { help-task }
help-huts_fish_parrotfish_3 = Regions with a hut of yours whose fish tile shows this fish count. { help-task }
help-huts_fish_butterflyfish_3 = Regions with a hut of yours whose fish tile shows this fish count. { help-task }
help-huts_fish_triggerfish_3 = Regions with a hut of yours whose fish tile shows this fish count. { help-task }
help-huts_fish_angelfish_3 = Regions with a hut of yours whose fish tile shows this fish count. { help-task }
help-huts_on_space_12_4 = Huts get there with the helper or a hut mover. { help-task }
help-god_cards_same_3 = Cards in hand; god tiles do not count. { help-task }
help-god_cards_different_4 = Cards in hand; god tiles do not count. { help-task }
help-god_cards_blue_2 = Cards in hand; god tiles do not count. { help-task }
help-god_cards_white_2 = Cards in hand; god tiles do not count. { help-task }
help-god_cards_red_2 = Cards in hand; god tiles do not count. { help-task }
help-god_cards_green_2 = Cards in hand; god tiles do not count. { help-task }
help-god_cards_yellow_2 = Cards in hand; god tiles do not count. { help-task }
help-men_different_3 = Different means: another action on the right side. { help-task }
help-women_different_3 = Different means: another action on the right side. { help-task }
help-jewels_different_3 = Different means: another type, whatever the price. { help-task }
help-men_4 = Men on your board count, shifted or not. { help-task }
help-women_4 = Women on your board count, shifted or not. { help-task }
help-jewels_4 = All jewels you have bought count. { help-task }
help-buildings_3 = Buildings on your ceremony ground count. { help-task }
help-jewels_necklace_2 = Price and VP do not matter. { help-task }
help-jewels_bracelet_2 = Price and VP do not matter. { help-task }
help-jewels_earring_2 = Price and VP do not matter. { help-task }
help-jewels_pendant_2 = Price and VP do not matter. { help-task }
help-jewels_headband_2 = Price and VP do not matter. { help-task }
help-jewels_anklet_2 = Price and VP do not matter. { help-task }
help-god_tiles_2 = God tiles not yet used count. { help-task }
help-offerings_4 = They are only shown. { help-task }
help-shells_4 = They are only shown; mind that jewels are bought first. { help-task }
help-material_wood_3 = On ceremony spaces or beside your board. { help-task }
help-material_stone_3 = On ceremony spaces or beside your board. { help-task }
help-material_sand_3 = On ceremony spaces or beside your board. { help-task }
help-materials_any_5 = On ceremony spaces or beside your board, of any sort. { help-task }
help-shifted_men_3 = Men are tattooed with the helper. { help-task }
help-shifted_women_3 = Women are sent for shells with the helper. { help-task }
help-shifted_any_5 = Tattooed men and women sent for shells count together. { help-task }
help-persons_land_path_2 = Men and women count together. { help-task }
help-persons_water_path_2 = Men and women count together. { help-task }
help-persons_recruit_woman_2 = Men and women count together. { help-task }
help-persons_recruit_man_2 = Men and women count together. { help-task }
help-persons_build_2 = Men and women count together. { help-task }
help-persons_material_2 = Men and women count together. { help-task }
help-persons_move_hut_2 = Men and women count together. { help-task }
help-persons_victory_points_2 = Men and women count together. { help-task }
help-persons_god_card_2 = Men and women count together. { help-task }
help-persons_offering_2 = Men and women count together. { help-task }
help-persons_status_2 = Men and women count together. { help-task }
help-persons_shell_2 = Men and women count together. { help-task }

# Names: goals
name-tasks_fulfilled_9 = 9 tasks fulfilled
name-jewels_6 = 6 jewels
name-ceremony_spaces_12 = All 12 ceremony spaces covered
name-buildings_6 = All 6 buildings built
name-huts_on_map_12 = Huts in all 12 regions
name-person_spaces_12 = Persons on all 12 spaces
help-tasks_fulfilled_9 = 6 VP at the end for 9 fulfilled tasks, those with a Yellow God included.
help-jewels_6 = 6 VP at the end for 6 jewels: one in every round.
help-ceremony_spaces_12 = 6 VP at the end if materials or buildings cover your whole ceremony ground.
help-buildings_6 = 6 VP at the end if all your buildings stand.
help-huts_on_map_12 = 6 VP at the end if you have a hut in every region.
help-person_spaces_12 = 6 VP at the end if men and women fill all your person spaces.

# The drawing
board-round = Round { $round } of { $rounds }
board-setup = Set-up
board-you = You
board-status = Points at the end of the round and the new turn order.
board-status-of = { $seat }: { $step }, { $points } VP
board-free = Free
board-god-stack = God tiles left for most priests: { $count }
board-priest-points = { $points ->
    [one] Each priest scores one point at the end of this round.
   *[other] Each priest scores { $points } points at the end of this round.
}
board-jewel = { $cost ->
    [one] Costs one shell, worth { worth }, for sale in round { $round }.
   *[other] Costs { $cost } shells, worth { worth }, for sale in round { $round }.
}
board-slot = { $die ->
    [1] Any die will do.
    [6] Needs a 6.
   *[other] Needs a { $die } or more.
}
board-persons-left = Still to come: { $count }
board-tasks = Tasks on display
board-tasks-left = Tasks in the pile: { $count }
board-tasks-done = Tasks fulfilled: { $count }
board-god-pile = Cards in the pile: { $count }
board-god-discard = Used god cards
board-supply = Common supply
board-points = Victory points
board-gives = Gives { $gift }.
board-fish = { $fish }, worth { worth }
board-huts = Huts: { $names }
board-land-path = Land path, die { $die } or more
board-water-path = Water path, die { $die } or more
board-fishing = Any die, always { worth }.
board-any-die = Empty: any die may be placed.
board-lower-die = { $die ->
    [1] No lower die is possible: only with a Blue God.
   *[other] The next die must be lower than { $die }.
}
board-act-man = Take a man
board-act-woman = Take a woman
board-act-land = Expand by land
board-act-water = Expand by water
board-tattooed = Tattooed: his status signs have been used.
board-collected = She has collected her shells.
board-untattooed = { $symbols ->
    [one] Tattooing him brings { $symbols } status step.
   *[other] Tattooing him brings { $symbols } status steps.
}
board-uncollected = { $symbols ->
    [one] She can collect { $symbols } shell.
   *[other] She can collect { $symbols } shells.
}
board-space = Person space { $number }
board-space-huts = Huts here: { $count }
board-space-free = Free for a man or a woman.
board-instead = Choose space 12 instead of a single space.
board-court = Ceremony space for { $material }
board-site = Build over { $first } and { $second }
board-building = Worth { worth } in this round.
board-held = In stock: { $count }
board-worth = Worth { $points } VP at the end.
board-spare = Beside the board, for tasks only: { $count }
board-no-gods = No god cards
board-no-jewels = No jewels yet
board-mat = Board of { $name }
board-cards = God cards in hand
board-jewels = Jewels
board-jewel-down = Jewel, face down

# What is printed: the groups of components.json, and what an owner should compare.
printed-terms = terrains, materials, colours
printed-counts = what is in the box
printed-islands = islands
printed-regions = regions
printed-paths = paths and their dice
printed-look-paths = Compare the die printed on each of the twenty paths.
printed-fish_tiles = fish tiles
printed-person_kinds = what men and women can do
printed-man_tiles = man tiles
printed-woman_tiles = woman tiles
printed-person_display = display of men and women
printed-task_predicates = how tasks are counted
printed-task_tiles = task tiles
printed-task_display = display of tasks
printed-jewelry_types = kinds of jewels
printed-look-jewelry_types = Which six kinds of jewels are there?
printed-jewelry_tiles = jewels: cost and points
printed-look-jewelry_tiles = What does each of the 24 jewels cost, and how many points does it give?
printed-jewelry_grid = display of jewels
printed-god_cards = god cards
printed-god_tiles = god tiles
printed-action_tiles = action tiles
printed-fishing_action = fishing
printed-helper = the helper
printed-fire_bonus = fire bonus
printed-temple = temple
printed-status_track = status track
printed-look-status_track = How many spaces does the status track have, and how many points stand above each column?
printed-buildings = building tiles
printed-ceremony_spaces = ceremony ground
printed-look-ceremony_spaces = Which material is printed on each space of the ceremony ground?
printed-person_spaces = spaces for men and women
printed-player_board = player board
printed-turn_order_tiles = turn order tiles
printed-score_track = score track
printed-setup = set-up
printed-final_scoring = final scoring
printed-layout = drawing of the table

# What a hint speaks of: the features of the value

feature-points = points
feature-fish = fish
feature-huts = huts on the islands
feature-offerings = offerings
feature-cards = god cards
feature-god_tiles = god tiles
feature-shells = shells
feature-materials = materials
feature-pairs = buildings to come
feature-men = men at work
feature-women = women at work
feature-symbols = tattoos and shells to come
feature-room = room for persons
feature-household = persons
feature-priests = priests
feature-majority = most priests
feature-status = status
feature-order = turn order
feature-fulfilled = tasks within reach
feature-begun = tasks begun
feature-to_come = tasks to come
feature-goals = goals
feature-dice = dice to place

## The companion of a first game: why a question matters

companion-start-hut = Your huts spread from here: a low number on a path is an easy way. The region gives you its gift at once.
companion-place-die = A high die can do more, but it must be lower than every die on its tile. So low dice block the others.
companion-choose-action = This tile serves two actions with the same die. Take the one you need now; the other may be closed later.
companion-pay-for-blue = The Blue God opens a closed tile for your die. A card costs an offering; the god tile stands for any god, but once only.
companion-expand = A new hut brings the gift of the region, and its fish at the end if nobody comes after you. On your board it makes room for a person.
companion-region-gift = Materials pay for buildings, offerings for god cards. Take what you are short of.
companion-lay-material = It never moves again. A building needs two materials side by side, so take a space with free neighbours.
companion-play-red = Only now can a Red God score this fish for you. Keep it for a big one.
companion-recruit = Men bring status and women shells, once. In every round they do what their tile shows, and those alike act together.
companion-helper = You spend the points of the die: shells of a woman or a tattoo cost least. What you do not spend becomes points.
companion-place-priest = A priest scores after every round as long as he stays. The further left he enters, the longer it takes until he is pushed out.
companion-choose-building = All bring the same, and less in later rounds. The number only says which die it needs: keep low ones for low dice.
companion-choose-site = The building uses up both materials. Leave those that can still pair with others.
companion-take-god-card = Each god bends one rule, for an offering. Two equal cards are any god you like.
companion-fire-first = Cards are the power of the gods, offerings their price. Take what you have less of.
companion-fire-second = Status scores after this round and sets the turn order; shells buy a jewel.
companion-use-persons = One kind of man and one kind of woman may act, for free. Those alike act together, and stronger.
companion-use-team = The Green God doubles what they do. It pays most when many alike act.
companion-pay-for-green = A card costs an offering. The god tile stands for any god, but once only.
companion-choose-material = Take the sort that finds a free space beside one you have: two side by side pay for a building.
companion-move-huts = A hut moved to space 12 frees its own space for a man or a woman.
companion-buy-jewel = One jewel each round, and those left over disappear. It counts at the end, and tasks ask for jewels too.
companion-give-task = For a task you only show what you have: nothing is spent. If none is ready, one is lost without points.
companion-take-task = Take one that asks for what you would do anyway, or have nearly done.
companion-final-tasks = All your open tasks may still score now. A Yellow God replaces one thing that is missing.

## How to get points

score-start-how = Whoever begins later in the turn order has a few points to start with.
score-fishing-how = A die on Fishing, whatever it shows.
score-helper-how = Points of the die that you turn into victory points at the Helper.
score-persons-how = Men and women whose sign shows points, whenever they act.
score-red_god-how = The fish of a region, if you play a Red God as you enter it.
score-buildings-how = Each building at once, and more in early rounds.
score-status-how = Your space on the status track after each round.
score-temple-how = Each of your priests in the temple after each round, and more in late rounds.
score-tasks-how = One task after each round, and all open ones at the very end.
score-god_tiles-how = Every god tile you have not used.
score-fish-how = The fish beside regions, as a rule for the hut that came last.
score-jewelry-how = The number on each of your jewels.
score-goals-how = Great aims: huts in all regions, all buildings, a jewel in every round, and others.

## The legend of symbols

legend-actions = Action tiles
legend-map = The islands
legend-goods = Goods and bonuses
legend-pieces = Pieces and spaces
legend-people = Men and women
legend-gods = Gods
legend-jewels = Jewels
legend-tasks = Tasks
legend-forest-help = A hut that enters gets wood.
legend-mountain-help = A hut that enters gets stone.
legend-beach-help = A hut that enters gets sand.
legend-plain-help = A hut that enters gets an offering.
legend-land-help = Joins two regions. Your die must be at least the number.
legend-water-help = Joins two regions by sea. Your die must be at least the number.
legend-parrotfish-help = Scores its number with a Red God when you enter, and at the end, as a rule for the hut that came last.
legend-butterflyfish-help = { legend-parrotfish-help }
legend-triggerfish-help = { legend-parrotfish-help }
legend-angelfish-help = { legend-parrotfish-help }
legend-islands = islands
legend-islands-help = On a task: huts on as many different islands.
legend-vp-help = Victory points, at once.
legend-fire = fire bonus
legend-fire-help = A god card or an offering, and a status step or a shell.
legend-building = building
legend-building-help = Covers two materials side by side. Points at once, more in early rounds, and a fire bonus.
legend-die = die
legend-turn_order = turn order
legend-turn_order-help = Your place in the turn order; status deals it anew after each round.
legend-ceremony = ceremony space
legend-person = person
legend-person-help = A man or a woman, whichever you like.
legend-necklace-help = { legend-jewel-help }
legend-bracelet-help = { legend-jewel-help }
legend-earring-help = { legend-jewel-help }
legend-pendant-help = { legend-jewel-help }
legend-headband-help = { legend-jewel-help }
legend-anklet-help = { legend-jewel-help }
legend-jewel = jewel
legend-jewel-help = Bought for shells after a round, one per player. Its number counts at the end, and tasks ask for its kind.
legend-task = task
legend-tick = task fulfilled
legend-tick-help = Tasks you have fulfilled count for a goal at the end.
