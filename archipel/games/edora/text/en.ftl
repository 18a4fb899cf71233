title = The Druids of Edora
promise = Walk the night forest, light the hearths and raise the standing stones.

# Questions
ask-lay-tile = Which tile lies here, and how is it turned?
ask-lay-frame = Which frame piece lies here?
ask-show-faces = Which pieces show their front?
ask-show-tablet = A tablet is laid open at the oracle.
ask-lay-stone = Which oracle stone lies in this gap?
ask-set-dolmen = Which dolmen stands here?
ask-roll-reserve = A die of the reserve is rolled.
ask-find-first = Who is the Grand Druid?
ask-roll-stock = A die of the stock is rolled.
ask-give-tablet = A tablet is dealt.
ask-draw-tablet = A tablet is drawn.
ask-deal-herb = Which herb lies here?
ask-keep-tablet = Which of these tablets do you keep?
ask-lay-herb = { $above ->
    [1] Which herb do you lay above space { $space } of your sickle?
   *[other] Which herb do you lay below space { $space } of your sickle?
}
ask-choose-bush = At which bush does your druid start?
ask-take-turn = Where do you go? You have { food-amount } and { dice-amount } in reserve. You may also take an emergency turn.
ask-choose-die = Which die do you place at { $sanctuary }? It costs its value; you have { food-amount }.
ask-choose-square = On which square of { $sanctuary } do you place your { $value }?
ask-food-or-dice = Do you take { food-amount }, or { dice-amount } from your stock?
ask-advance-knowledge = { $steps ->
    [one] Do you advance your knowledge marker by one space? This is the last round: in a tie the marker further back wins.
   *[other] Do you advance your knowledge marker by { $steps } spaces? This is the last round: in a tie the marker further back wins.
}
ask-advance-sickle = { $steps ->
    [one] Do you advance your sickle by one space? It frees herbs: one of the two will be out of the game.
   *[other] Do you advance your sickle by { $steps } spaces? It frees herbs: one of each pair will be out of the game.
}
ask-take-tablet = Which tablet do you take? The two oracle stones beside it give their bonuses.
ask-oracle-again = Do you take both oracle bonuses, { $one } and { $two }, a second time?
ask-refill-oracle = A tablet fills the gap at the oracle.
ask-add-gem = Which gem do you add ({ $place })? You get its bonus { $times ->
    [one] once
   *[other] { $times } times
 }.
ask-raise-menhir = Which menhir do you erect? You get its bonus, then those of all your erected menhirs.
ask-menhir-again = Which menhir bonus do you take once more?
ask-raise-stele = Which stele do you erect? The die counts as { $value }.
ask-brew-potion = { $left ->
    [one] You have { $mistletoe } mistletoe: do you brew a potion?
   *[other] You have { $mistletoe } mistletoe: do you brew a potion? Up to { $left } are allowed.
}
ask-flip-herb = Which face-down herb do you turn up?
ask-pick-herb = Which herb of your large board becomes active?
ask-turn-die = { $first ->
    [1] { $left ->
        [one] Which die do you turn to 6?
       *[other] Which die do you turn to 6? Up to { $left } are allowed.
    }
   *[other] { $left ->
        [one] Which other die do you turn to 6? One more is allowed.
       *[other] Which other die do you turn to 6? { $left } more are allowed.
    }
}
ask-choose-place = Into which place of your amulet do you set a gem?
ask-choose-gem = Which gem do you add ({ $place })? You get its bonus { $times ->
    [one] once
   *[other] { $times } times
 }.
ask-take-dice = { $why ->
    [1] Emergency turn, for want of a die in reserve: which die do you take from your stock?
    [2] Emergency turn, for want of food: which die do you take from your stock?
   *[other] { $count ->
        [one] Which die do you take from your stock?
       *[other] Which die do you take from your stock? You get { $count }.
    }
}
ask-fire-again = Which bonus of the { $hearth } do you take once more?
ask-free-herbs = Your sickle has freed a pair of herbs: which one becomes active? The other goes face down.

# Where in the game we are, from what everybody sees
stage = { $round ->
    [0] { draw-phase-setup }
   *[other] Round { $round } · { $phase_id ->
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

# How much of a bonus: for choices and the log
bonus-amount = { $bonus_id ->
    [prestige] { $count } prestige
    [knowledge] { $count ->
        [one] { $count } space of knowledge
       *[other] { $count } spaces of knowledge
    }
    [food] { $count } food
    [die] { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
    [mistletoe] { $count } mistletoe
   *[other] { $count ->
        [one] { $count } space of the sickle
       *[other] { $count } spaces of the sickle
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
points-amount = { $points } prestige
food-amount = { $food } food
dice-used = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
dice-amount = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}

# Choices
do-go = Go to { $sanctuary }
do-go-now = { $food ->
    [0] Go to { $sanctuary }, free of charge
   *[other] Go to { $sanctuary } for { food-amount }
}
do-emergency = Emergency turn
do-emergency-now = { $dice ->
    [0] Emergency turn: { food-amount } and { points-amount } (your stock is empty), and no die is placed
   *[other] Emergency turn: { food-amount } and { dice-amount } from your stock, and no die is placed
}
do-die = { $die_id ->
    [reserve_1] { $value_id ->
        [value_1] Place the 1
       *[other] Turn the 1 to { $value } and place it
    }
    [reserve_2] { $value_id ->
        [value_2] Place the 2
       *[other] Turn the 2 to { $value } and place it
    }
    [reserve_3] { $value_id ->
        [value_3] Place the 3
       *[other] Turn the 3 to { $value } and place it
    }
    [reserve_4] { $value_id ->
        [value_4] Place the 4
       *[other] Turn the 4 to { $value } and place it
    }
    [reserve_5] { $value_id ->
        [value_5] Place the 5
       *[other] Turn the 5 to { $value } and place it
    }
   *[other] { $value_id ->
        [value_6] Place the 6
       *[other] Turn the 6 to { $value } and place it
    }
}
do-square = Place the die on { $square }
do-square-now = Place the die on { $square }: { $action }
do-turn = Turn the die on { $square } to 6
do-turn-now = Turn the { $shows } of { $owner } on { $square } to 6
do-do = Accept
do-pass = Pass
do-pass-now = { $what_id ->
    [potion] Brew no potion
    [die] Turn no other die
   *[other] Go without it
}
do-food = Take food
do-food-now = { $points ->
    [0] Take { bonus-amount }
   *[other] Take { bonus-amount } and { points-amount }
}
do-dice = Take dice
do-dice-now = { $points ->
    [0] Take { bonus-amount } from your stock
   *[other] { $count ->
        [0] Your stock is empty: gain { points-amount }
       *[other] Take { bonus-amount } from your stock, and { points-amount } for what is missing
    }
}
do-take = Take { $die }
do-tablet = Take the tablet: { $place }
do-tablet-now = Take the { $tablet } ({ $place }); bonuses: { $one } and { $two }
do-gem = Add the { $gem }
do-gem-now = Add the { $gem }: { bonus-amount }
do-slot = Set it into { $place }
do-menhir = Erect the { $menhir }
do-menhir-now = { $others ->
    [0] Erect the { $menhir }: { bonus-amount }
    [one] Erect the { $menhir }: { bonus-amount }, and the bonus of your other erected menhir
   *[other] Erect the { $menhir }: { bonus-amount }, and the bonuses of your { $others } other erected menhirs
}
do-stele = Erect the { $stele }
do-stele-now = { $count ->
    [0] Erect the { $stele }: it gives nothing with this die
   *[other] Erect the { $stele }: { bonus-amount }
}
do-repeat = Once more: { $bonus }
do-repeat-now = Once more: { bonus-amount }
do-brew = Brew the { $potion }
do-brew-now = Brew the { $potion } for { $cost } mistletoe
do-herb = Choose the { $herb } — { herb-effect }
do-keep = Keep the { $tablet }
do-start = Start at the { $bush }
do-tile = { $rotation_id ->
    [r0] Lay { $tile }
    [r90] Lay { $tile }, turned by a quarter
    [r180] Lay { $tile }, turned by a half
   *[other] Lay { $tile }, turned by three quarters
}
do-frame = Lay { $piece }
do-phase = Faces: { $phase }
do-stone = Lay the { $stone }
do-dolmen = Place the { $dolmen }
do-reveal = Turn up the { $tablet }
do-deal = Lay the { $herb }
do-roll = Roll a { $value }
do-lot = { $seat } is the Grand Druid

# Log
log-forest-laid = The forest of Edora is laid out: the tiles lie in their frame.
log-oracle-laid = Tablets and stones lie around the oracle.
log-dolmens-laid = The dolmens stand around the forest.
log-reserve-rolled = { $seat } rolls the reserve: { $dice } (sum { $total }).
log-stock-rolled = { $seat } rolls the stock: { $dice }.
log-stock-copied = { $seat } sets the stock to the same values.
log-first-player = { $lot ->
    [1] { $seat } is the Grand Druid, with { $total } on the dice and the luck of the draw.
   *[other] { $seat } is the Grand Druid, with { $total } on the dice.
}
log-given-tablet = { $seat } gets the { $tablet }.
log-drew-tablet = { $seat } draws the { $tablet }.
log-drew-tablet-veiled = { $seat } draws a tablet.
log-kept-tablet = { $seat } keeps the { $tablet }.
log-tablets-returned = { $count ->
    [one] { $count } tablet goes back into the pile, which is mixed.
   *[other] { $count } tablets go back into the pile, which is mixed.
}
log-herbs-dealt = The herbs of { $seat } are laid at random.
log-herbs-copied = { $seat } lays the herbs in the same way.
log-laid-herb = { $above ->
    [1] { $seat } lays the { $herb } above space { $space }.
   *[other] { $seat } lays the { $herb } below space { $space }.
}
log-laid-herb-veiled = { $above ->
    [1] { $seat } lays a herb face down above space { $space }.
   *[other] { $seat } lays a herb face down below space { $space }.
}
log-herbs-revealed = All herbs are revealed.
log-started = { $seat } starts at the { $bush }.
log-round-began = Round { $round } begins.
log-stepped-out = { $seat } steps out of the bush to { $sanctuary }.
log-walked = { $seat } walks to { $sanctuary } for { food-amount }.
log-leapt = { $seat } leaps across the clearing to { $sanctuary } for { food-amount }.
log-emergency = { $seat } takes an emergency turn.
log-forced-emergency = { $dice ->
    [0] { $seat } has no die in reserve and must take an emergency turn.
   *[other] { $seat } has too little food for a normal turn and must take an emergency turn.
}
log-shifted-die = { $seat } turns a { $value } into a { $became }.
log-placed-die = { $seat } pays { $value } food and places a { $value } on { $square }: { $action }.
log-last-die = { $seat } has placed the last die: this round is the last.
log-competition = Competition at { $sanctuary }: { $seat } wins and gains { points-amount }.
log-passed = { $seat } leaves the action out: { $action }.
log-nothing-possible = { $seat } cannot do the action: { $action }.
log-prestige = { $seat } gains { points-amount } ({ $cause }).
log-food = { $seat } takes { bonus-amount } ({ $cause }).
log-mistletoe = { $seat } takes { bonus-amount } ({ $cause }).
log-knowledge = { $steps ->
    [0] The knowledge marker of { $seat } goes to the top of the stack on space { $space }, ×{ $multiplier } ({ $cause }).
    [1] { $seat } advances one space in knowledge, to space { $space }, ×{ $multiplier } ({ $cause }).
   *[other] { $seat } advances { $steps } spaces in knowledge, to space { $space }, ×{ $multiplier } ({ $cause }).
}
log-knowledge-end = { $steps ->
    [one] The knowledge track ends here: for { $steps } space too many { $seat } gains { points-amount }.
   *[other] The knowledge track ends here: for { $steps } spaces too many { $seat } gains { points-amount }.
}
log-sickle = { $steps ->
    [0] The sickle of { $seat } stays on space { $space }, the last one ({ $cause }).
    [1] { $seat } advances the sickle by one space, to space { $space } ({ $cause }).
   *[other] { $seat } advances the sickle by { $steps } spaces, to space { $space } ({ $cause }).
}
log-sickle-end = { $steps ->
    [one] The sickle track ends here: for { $steps } space too many { $seat } gains { points-amount }.
   *[other] The sickle track ends here: for { $steps } spaces too many { $seat } gains { points-amount }.
}
log-took-die = { $seat } takes a { $value } from the stock.
log-no-die = { $count ->
    [one] { $count } die is missing in the stock: { $seat } gains { points-amount }.
   *[other] { $count } dice are missing in the stock: { $seat } gains { points-amount }.
}
log-repeated = { $seat } takes a bonus once more ({ $cause }): { bonus-amount }.
log-took-tablet = { $seat } takes the { $tablet } ({ $place }).
log-oracle-again = { $seat } asks the oracle again: both bonuses a second time.
log-refilled = The oracle shows the { $tablet } ({ $place }).
log-wore-gem = { $seat } sets the { $gem } into the amulet, { $place }: its bonus { $times ->
    [one] once
   *[other] { $times } times
 }.
log-raised-menhir = { $seat } erects the { $menhir } at { $sanctuary }.
log-raised-stele = { $seat } erects the { $stele } at { $sanctuary }, value { $value }.
log-brewed = { $seat } brews the { $potion } for { $cost } mistletoe.
log-no-effect = The potion of { $seat } has no further effect.
log-turned-die = { $seat } turns a die of { $owner } at { $sanctuary } from { $was } to { $value }.
log-fire-lit = { $bonuses ->
    [one] { $seat } lights the { $hearth } and gains its bonus.
   *[other] { $seat } lights the { $hearth } and gains its { $bonuses } bonuses.
}
log-linked = { $dolmen_id ->
    [dolmen_red] { $seat } links the red dolmens with { dice-used } and gains { points-amount }.
    [dolmen_orange] { $seat } links the orange dolmens with { dice-used } and gains { points-amount }.
    [dolmen_yellow] { $seat } links the yellow dolmens with { dice-used } and gains { points-amount }.
    [dolmen_green] { $seat } links the green dolmens with { dice-used } and gains { points-amount }.
    [dolmen_blue] { $seat } links the blue dolmens with { dice-used } and gains { points-amount }.
   *[other] { $seat } links the violet dolmens with { dice-used } and gains { points-amount }.
}
log-beige-dolmen = { $seat } takes the { $dolmen } as well and gains { points-amount }.
log-herb-active = The { $herb } of { $seat } is active from now on.
log-herb-spent = The { $herb } of { $seat } lies face down.
log-leftovers-scored = What is left: { $seat } ({ $points }).
log-sickle-scored = Sickle: { $seat } ({ $points }).
log-tablets-scored = Tablets: { $seat } has fulfilled { $done } of { $owned } ({ $points }).
log-amulet-scored = Amulet: { $seat } ({ $points }).
log-sanctuaries-scored = { $items ->
    [one] Sanctuaries: { $seat } takes { $items } die or stone, × { $multiplier } ({ $points }).
   *[other] Sanctuaries: { $seat } takes { $items } dice and stones, × { $multiplier } ({ $points }).
}
log-scored = { $seat } has { points-amount }.
log-winner = { $tie ->
    [1] { $seat } is further back in knowledge and wins the tie: the most revered druid of Edora.
   *[other] { $seat } wins: the most revered druid of Edora.
}

# Points
score-competition = Competitions
score-hearths = Fires
score-dolmens = Dolmen links
score-menhirs = Menhirs
score-steles = Steles
score-gems = Gems
score-oracle = Oracle stones
score-potions = Potions
score-herbs = Herbs
score-compensation = Compensations
score-leftovers = What is left
score-sickle = Sickle
score-tablets = Tablets
score-amulet = Amulet
score-sanctuaries = Sanctuaries × knowledge

# Table options
option-tablet_deal = First tablet
option-tablet_deal-help = Variant 1: at set-up everybody draws three tablets and keeps one.
option-tablet_deal-one = One at random
option-tablet_deal-choose_1_of_3 = One of three
option-herb_layout = Layout of the herbs
option-herb_layout-help = Each at random; variant 2: all have the same random layout; variant 3: everybody lays the herbs at will, in secret.
option-herb_layout-random = Random
option-herb_layout-shared = The same for all
option-herb_layout-free = As you like
option-stock_dice = Dice in stock
option-stock_dice-help = Variant 4: the dice in stock show the same values for everybody.
option-stock_dice-own = Everybody rolls
option-stock_dice-shared = The same values
option-clearing_scope = Clearings
option-clearing_scope-help = A clearing is all light forest that hangs together across tiles, or each light area of a single tile.
option-clearing_scope-connected = Across tiles
option-clearing_scope-tile = Within a tile
option-turn_die_target = Dice turned by potions
option-turn_die_target-help = Whose dice the potions may turn to 6.
option-turn_die_target-own = Your own
option-turn_die_target-any = Anybody’s
option-stele_potion_herb = Stele herb with potions
option-stele_potion_herb-help = Does the stele herb raise the value of the stele potions too?
option-stele_potion_herb-on = Works
option-stele_potion_herb-off = Does not work
option-amulet_potion_place = Place of a potion’s gem
option-amulet_potion_place-help = Does the potion that gives a gem fill the left place of a row first, or any free place?
option-amulet_potion_place-left_first = Left first
option-amulet_potion_place-any_free = Any free place
option-leftover_dice = Dice left over
option-leftover_dice-help = Which dice not placed score 1 at the end.
option-leftover_dice-reserve_and_stock = Reserve and stock
option-leftover_dice-reserve = Reserve only
option-mistletoe_supply = Mistletoe
option-mistletoe_supply-help = Unlimited, or only as many as are in the box.
option-mistletoe_supply-unlimited = Unlimited
option-mistletoe_supply-limited = Those in the box
option-frame_order = Frame
option-frame_order-help = Do the frame pieces change places from game to game?
option-frame_order-shuffled = Shuffled
option-frame_order-fixed = Always the same

# Names: the forest
name-h00 = B1
help-h00 = Sanctuary on the rim, with a dolmen. One die of each player at most.
name-h01 = D1
help-h01 = Sanctuary with a start bush and a dolmen. One die of each player at most.
name-h02 = F1
help-h02 = Sanctuary on the rim, with a dolmen. One die of each player at most.
name-h10 = B3
help-h10 = Sanctuary. One die of each player at most.
name-h11 = D3
help-h11 = Sanctuary. One die of each player at most.
name-h12 = F3
help-h12 = Sanctuary. One die of each player at most.
name-h20 = B5
help-h20 = Sanctuary. One die of each player at most.
name-h21 = D5
help-h21 = Sanctuary. One die of each player at most.
name-h22 = F5
help-h22 = Sanctuary. One die of each player at most.
name-h30 = B7
help-h30 = Sanctuary on the rim, with a dolmen. One die of each player at most.
name-h31 = D7
help-h31 = Sanctuary with a start bush and a dolmen. One die of each player at most.
name-h32 = F7
help-h32 = Sanctuary on the rim, with a dolmen. One die of each player at most.
name-v00 = A2
help-v00 = Sanctuary on the rim, with a dolmen. One die of each player at most.
name-v01 = C2
help-v01 = Sanctuary. One die of each player at most.
name-v02 = E2
help-v02 = Sanctuary. One die of each player at most.
name-v03 = G2
help-v03 = Sanctuary on the rim, with a dolmen. One die of each player at most.
name-v10 = A4
help-v10 = Sanctuary with a start bush and a dolmen. One die of each player at most.
name-v11 = C4
help-v11 = Sanctuary. One die of each player at most.
name-v12 = E4
help-v12 = Sanctuary. One die of each player at most.
name-v13 = G4
help-v13 = Sanctuary with a start bush and a dolmen. One die of each player at most.
name-v20 = A6
help-v20 = Sanctuary on the rim, with a dolmen. One die of each player at most.
name-v21 = C6
help-v21 = Sanctuary. One die of each player at most.
name-v22 = E6
help-v22 = Sanctuary. One die of each player at most.
name-v23 = G6
help-v23 = Sanctuary on the rim, with a dolmen. One die of each player at most.
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
name-p00 = hearth A1
help-p00 = Who first has dice on B1 and A2 lights it and gains its 2 bonuses.
name-p01 = hearth C1
help-p01 = Who first has dice on B1, D1 and C2 lights it and gains its 3 bonuses.
name-p02 = hearth E1
help-p02 = Who first has dice on D1, F1 and E2 lights it and gains its 3 bonuses.
name-p03 = hearth G1
help-p03 = Who first has dice on F1 and G2 lights it and gains its 2 bonuses.
name-p10 = hearth A3
help-p10 = Who first has dice on A2, B3 and A4 lights it and gains its 3 bonuses.
name-p11 = hearth C3
help-p11 = Who first has dice on C2, B3, D3 and C4 lights it and gains its 4 bonuses.
name-p12 = hearth E3
help-p12 = Who first has dice on E2, D3, F3 and E4 lights it and gains its 4 bonuses.
name-p13 = hearth G3
help-p13 = Who first has dice on G2, F3 and G4 lights it and gains its 3 bonuses.
name-p20 = hearth A5
help-p20 = Who first has dice on A4, B5 and A6 lights it and gains its 3 bonuses.
name-p21 = hearth C5
help-p21 = Who first has dice on C4, B5, D5 and C6 lights it and gains its 4 bonuses.
name-p22 = hearth E5
help-p22 = Who first has dice on E4, D5, F5 and E6 lights it and gains its 4 bonuses.
name-p23 = hearth G5
help-p23 = Who first has dice on G4, F5 and G6 lights it and gains its 3 bonuses.
name-p30 = hearth A7
help-p30 = Who first has dice on A6 and B7 lights it and gains its 2 bonuses.
name-p31 = hearth C7
help-p31 = Who first has dice on C6, B7 and D7 lights it and gains its 3 bonuses.
name-p32 = hearth E7
help-p32 = Who first has dice on E6, D7 and F7 lights it and gains its 3 bonuses.
name-p33 = hearth G7
help-p33 = Who first has dice on G6 and F7 lights it and gains its 2 bonuses.
name-rim_0 = dolmen place B1
help-rim_0 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_1 = dolmen place D1
help-rim_1 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_2 = dolmen place F1
help-rim_2 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_3 = dolmen place G2
help-rim_3 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_4 = dolmen place G4
help-rim_4 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_5 = dolmen place G6
help-rim_5 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_6 = dolmen place F7
help-rim_6 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_7 = dolmen place D7
help-rim_7 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_8 = dolmen place B7
help-rim_8 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_9 = dolmen place A6
help-rim_9 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_10 = dolmen place A4
help-rim_10 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-rim_11 = dolmen place A2
help-rim_11 = Link its dolmen to the other one of its colour by a chain of your dice along paths.
name-bush_n = northern bush (D1)
help-bush_n = A start: in your first normal turn the pawn steps to D1 for free.
name-bush_e = eastern bush (G4)
help-bush_e = A start: in your first normal turn the pawn steps to G4 for free.
name-bush_s = southern bush (D7)
help-bush_s = A start: in your first normal turn the pawn steps to D7 for free.
name-bush_w = western bush (A4)
help-bush_w = A start: in your first normal turn the pawn steps to A4 for free.
name-tile_1 = tile 1 (crossroads)
name-tile_2 = tile 2 (portal glade)
name-tile_3 = tile 3 (portal hollow)
name-tile_4 = tile 4 (ring path)
name-tile_5 = tile 5 (portal fork)
name-tile_6 = tile 6 (double stairs)
name-tile_7 = tile 7 (thicket)
name-tile_8 = tile 8 (long glade)
name-tile_9 = tile 9 (dark stairs)
name-corner_1 = corner piece 1
name-corner_2 = corner piece 2
name-corner_3 = corner piece 3
name-corner_4 = corner piece 4
name-straight_1 = straight piece 1
name-straight_2 = straight piece 2
name-straight_3 = straight piece 3
name-straight_4 = straight piece 4
name-t00 = tile B2
name-t01 = tile D2
name-t02 = tile F2
name-t10 = tile B4
name-t11 = tile D4
name-t12 = tile F4
name-t20 = tile B6
name-t21 = tile D6
name-t22 = tile F6
name-f_nw = frame, north-west
name-f_n = frame, north
name-f_ne = frame, north-east
name-f_e = frame, east
name-f_se = frame, south-east
name-f_s = frame, south
name-f_sw = frame, south-west
name-f_w = frame, west
name-phase_0 = corner and centre tiles show the front
name-phase_1 = the other tiles show the front

# Names: actions and bonuses
name-food_or_dice = Food or dice
help-food_or_dice = Take 12 food, or 3 dice of your choice from your stock.
name-knowledge_2 = Knowledge 2
help-knowledge_2 = Advance your knowledge marker 2 spaces.
name-knowledge_3 = Knowledge 3
help-knowledge_3 = Advance your knowledge marker 3 spaces.
name-sickle_2 = Sickle 2
help-sickle_2 = Advance your sickle 2 spaces; pairs of herbs it reaches are freed at the end of the turn.
name-sickle_3 = Sickle 3
help-sickle_3 = Advance your sickle 3 spaces; pairs of herbs it reaches are freed at the end of the turn.
name-tablet = Tablet
help-tablet = Take an open tablet and the bonuses of the two oracle stones beside it.
name-mistletoe_3_brew_1 = Mistletoe 3, 1 potion
help-mistletoe_3_brew_1 = Take 3 mistletoe, then you may brew a potion.
name-mistletoe_2_brew_1 = Mistletoe 2, 1 potion
help-mistletoe_2_brew_1 = Take 2 mistletoe, then you may brew a potion.
name-mistletoe_1_brew_2 = Mistletoe 1, 2 potions
help-mistletoe_1_brew_2 = Take 1 mistletoe, then you may brew up to two potions.
name-amulet_1_x2 = Amulet I ×2
help-amulet_1_x2 = Set a new kind of gem into row I of your amulet and take its bonus 2 times.
name-amulet_1_x3 = Amulet I ×3
help-amulet_1_x3 = Set a new kind of gem into row I of your amulet and take its bonus 3 times.
name-amulet_2_x2 = Amulet II ×2
help-amulet_2_x2 = Set a new kind of gem into row II of your amulet and take its bonus 2 times.
name-amulet_2_x3 = Amulet II ×3
help-amulet_2_x3 = Set a new kind of gem into row II of your amulet and take its bonus 3 times.
name-amulet_3_x2 = Amulet III ×2
help-amulet_3_x2 = Set a new kind of gem into row III of your amulet and take its bonus 2 times.
name-amulet_3_x3 = Amulet III ×3
help-amulet_3_x3 = Set a new kind of gem into row III of your amulet and take its bonus 3 times.
name-menhir = Menhir
help-menhir = Erect a menhir: its bonus, then those of all your erected menhirs.
name-stele = Stele
help-stele = Erect a stele: the value of your die decides how much it brings.
name-prestige = prestige
help-prestige = Bonus: gain 3 prestige.
name-knowledge = knowledge
help-knowledge = Bonus: advance your knowledge marker 1 space; at the end of the track gain 2 prestige.
name-food = food
help-food = Bonus: take 3 food.
name-die = die
help-die = Bonus: take a die of your choice from your stock; if it is empty gain 2 prestige.
name-mistletoe = mistletoe
help-mistletoe = Bonus: take 1 mistletoe.
name-sickle = sickle
help-sickle = Bonus: advance your sickle 1 space; at the end of the track gain 2 prestige.
help-prestige_track = What everybody has gained so far; the final scoring is still to come.
help-knowledge_track = Multiplies your sanctuaries at the end. The marker further ahead, or higher in the stack, wins ties of dice.
help-sickle_track = A pair of herbs it reaches is freed at the end of the turn; at the end of the game its space gives prestige.
help-own-food = Food pays for walking and for the dice you place. Every full 6 give 1 prestige at the end.
help-own-mistletoe = Mistletoe pays for potions, but only with the action “mistletoe”. Each gives 1 prestige at the end.
name-amulet = Amulet
help-amulet = 10 prestige for each full row, 20 if the three left places are filled.

# Names: dice
name-reserve_1 = die 1
help-reserve_1 = A die of your reserve. Placing it costs 1 food.
name-reserve_2 = die 2
help-reserve_2 = A die of your reserve. Placing it costs 2 food.
name-reserve_3 = die 3
help-reserve_3 = A die of your reserve. Placing it costs 3 food.
name-reserve_4 = die 4
help-reserve_4 = A die of your reserve. Placing it costs 4 food.
name-reserve_5 = die 5
help-reserve_5 = A die of your reserve. Placing it costs 5 food.
name-reserve_6 = die 6
help-reserve_6 = A die of your reserve. Placing it costs 6 food.
name-value_1 = 1
name-value_2 = 2
name-value_3 = 3
name-value_4 = 4
name-value_5 = 5
name-value_6 = 6
name-stock_1 = die 1
help-stock_1 = A die of your stock. It must come into your reserve before you can place it.
name-stock_2 = die 2
help-stock_2 = A die of your stock. It must come into your reserve before you can place it.
name-stock_3 = die 3
help-stock_3 = A die of your stock. It must come into your reserve before you can place it.
name-stock_4 = die 4
help-stock_4 = A die of your stock. It must come into your reserve before you can place it.
name-stock_5 = die 5
help-stock_5 = A die of your stock. It must come into your reserve before you can place it.
name-stock_6 = die 6
help-stock_6 = A die of your stock. It must come into your reserve before you can place it.
help-value = The value the die is placed with.
help-oracle = A tablet here can be taken, with the bonuses of the two oracle stones beside it.

# Names: oracle and tablets
name-oracle_0_inner = north, inner place
name-oracle_0_outer = north, outer place
name-oracle_1_inner = north-east, inner place
name-oracle_1_outer = north-east, outer place
name-oracle_2_inner = south-east, inner place
name-oracle_2_outer = south-east, outer place
name-oracle_3_inner = south, inner place
name-oracle_3_outer = south, outer place
name-oracle_4_inner = south-west, inner place
name-oracle_4_outer = south-west, outer place
name-oracle_5_inner = north-west, inner place
name-oracle_5_outer = north-west, outer place
name-stone_prestige = oracle stone “prestige”
help-stone_prestige = Whoever takes a tablet beside it gets 3 prestige.
name-stone_knowledge = oracle stone “knowledge”
help-stone_knowledge = Whoever takes a tablet beside it gets 1 space of knowledge.
name-stone_food = oracle stone “food”
help-stone_food = Whoever takes a tablet beside it gets 3 food.
name-stone_die = oracle stone “die”
help-stone_die = Whoever takes a tablet beside it gets 1 die of their stock.
name-stone_mistletoe = oracle stone “mistletoe”
help-stone_mistletoe = Whoever takes a tablet beside it gets 1 mistletoe.
name-stone_sickle = oracle stone “sickle”
help-stone_sickle = Whoever takes a tablet beside it gets 1 space of the sickle.
name-menhirs_4 = tablet “4 menhirs”
help-menhirs_4 = 10 prestige at the end if you have erected at least 4 menhirs.
name-start_sanctuaries_3 = tablet “3 start bushes”
help-start_sanctuaries_3 = 10 prestige at the end if your dice lie on at least 3 of the 4 sanctuaries with a start bush.
name-line_of_4 = tablet “line of 4”
help-line_of_4 = 10 prestige at the end if four of your dice lie on one straight line of sanctuaries, across or down (one letter or one number).
name-equal_chain_3 = tablet “3 equal dice”
help-equal_chain_3 = 10 prestige at the end if at least 3 of your dice of equal value are linked by paths.
name-dolmens_5 = tablet “5 dolmens”
help-dolmens_5 = 10 prestige at the end if you have at least 5 dolmens, beige ones included.
name-steles_4 = tablet “4 steles”
help-steles_4 = 10 prestige at the end if you have erected at least 4 steles.
name-knowledge_6 = tablet “knowledge 6”
help-knowledge_6 = 10 prestige at the end if your knowledge marker has advanced at least 6 spaces.
name-tablets_4 = tablet “4 tablets”
help-tablets_4 = 10 prestige at the end if you have at least 4 tablets, this one included, fulfilled or not.
name-herbs_6 = tablet “6 herbs”
help-herbs_6 = 10 prestige at the end if you have at least 6 active herbs.
name-full_clearings_3 = tablet “3 full clearings”
help-full_clearings_3 = 10 prestige at the end if your dice lie on all sanctuaries of at least 3 clearings.
name-gems_5 = tablet “5 gems”
help-gems_5 = 10 prestige at the end if you have at least 5 gems on your amulet.
name-clearings_6 = tablet “6 clearings”
help-clearings_6 = 10 prestige at the end if your dice lie in at least 6 different clearings.
name-portal_4 = tablet “4 at portals”
help-portal_4 = 10 prestige at the end if your dice lie on at least 4 sanctuaries in clearings with a portal.
name-potions_4 = tablet “4 potions”
help-potions_4 = 10 prestige at the end if you have brewed at least 4 potions.
name-majorities_5 = tablet “5 sanctuaries led”
help-majorities_5 = 10 prestige at the end if you have the highest die in at least 5 sanctuaries where another player has a die too.

# Names: potions
name-potion_menhir = potion “menhir”
help-potion_menhir = Erect a menhir here, as the action.
name-potion_flip_herb = potion “wake a herb”
help-potion_flip_herb = Turn one of your face-down herbs face up: it is active.
name-potion_die_to_six = potion “die to 6”
help-potion_die_to_six = Turn one of your dice on the board to 6; if other dice lie there, a new competition.
name-potion_pick_herb = potion “herb”
help-potion_pick_herb = Any herb of your large board becomes active at once.
name-potion_die_food = potion “1 die, 6 food”
help-potion_die_food = Take 1 die of your stock and 6 food.
name-potion_sickle = potion “sickle 3”
help-potion_sickle = Advance your sickle 3 spaces, as the action.
name-potion_prestige_10 = potion “10 prestige”
help-potion_prestige_10 = Gain 10 prestige.
name-potion_stele_3 = potion “stele as 3”
help-potion_stele_3 = Erect a stele here, as with a die of 3.
name-potion_tablet = potion “tablet”
help-potion_tablet = Take a tablet and its two oracle bonuses, as the action.
name-potion_knowledge = potion “knowledge 3”
help-potion_knowledge = Advance your knowledge marker 3 spaces, as the action.
name-potion_two_dice = potion “2 dice, 6 food, 5 prestige”
help-potion_two_dice = Take 2 dice of your stock, 6 food and 5 prestige.
name-potion_two_herbs = potion “2 herbs”
help-potion_two_herbs = Any two herbs of your large board become active at once.
name-potion_amulet = potion “gem ×5”
help-potion_amulet = Set a new kind of gem into a row of your choice and take its bonus 5 times.
name-potion_stele_6 = potion “stele as 6”
help-potion_stele_6 = Erect a stele here, as with a die of 6.
name-potion_two_menhirs = potion “2 menhirs”
help-potion_two_menhirs = Erect two menhirs here, one after the other, each as the action.
name-potion_three_dice_to_six = potion “3 dice to 6”
help-potion_three_dice_to_six = Turn up to three of your dice on the board to 6, with a new competition for each.
name-potion_two_tablets = potion “2 tablets”
help-potion_two_tablets = Take two tablets, one after the other, each with its oracle bonuses.
name-potion_prestige_25 = potion “25 prestige”
help-potion_prestige_25 = Gain 25 prestige.

# Names: herbs
name-herb_food = food herb
help-herb_food = With the action “food”: 6 more food (18 in all) and 3 prestige.
name-herb_sickle = sickle herb
help-herb_sickle = With the action “sickle”: 2 more spaces.
name-herb_mistletoe = mistletoe herb
help-herb_mistletoe = With the action “mistletoe”: 1 more mistletoe and 3 prestige.
name-herb_knowledge = knowledge herb
help-herb_knowledge = With the action “knowledge”: 2 more spaces.
name-herb_amulet = amulet herb
help-herb_amulet = With the action “amulet”: the bonus of the gem once more than the multiplier says.
name-herb_die_shift = die herb
help-herb_die_shift = Before you place a die you may change its value by 1 or 2.
name-herb_menhir = menhir herb
help-herb_menhir = With the action “menhir”: one of the bonuses just gained once more.
name-herb_leap = leap herb
help-herb_leap = Instead of walking you may pay 1 food and go to any other sanctuary of your clearing.
name-herb_stele = stele herb
help-herb_stele = With the action “stele”: your die counts 2 more.
name-herb_fire = fire herb
help-herb_fire = For each hearth you light you may take one of its bonuses once more.
name-herb_prestige = prestige herb
help-herb_prestige = Whenever you gain exactly 3 prestige you gain 5 instead.
name-herb_tablet = tablet herb
help-herb_tablet = With the action “tablet”: you may take both oracle bonuses a second time.

# Names: gems and stones
name-gem_prestige = prestige gem
help-gem_prestige = Gives 3 prestige as many times as the multiplier of the square says.
name-gem_knowledge = knowledge gem
help-gem_knowledge = Gives 1 space of knowledge as many times as the multiplier of the square says.
name-gem_food = food gem
help-gem_food = Gives 3 food as many times as the multiplier of the square says.
name-gem_die = die gem
help-gem_die = Gives 1 die from the stock as many times as the multiplier of the square says.
name-gem_mistletoe = mistletoe gem
help-gem_mistletoe = Gives 1 mistletoe as many times as the multiplier of the square says.
name-gem_sickle = sickle gem
help-gem_sickle = Gives 1 space of the sickle as many times as the multiplier of the square says.
name-amulet_1_left = row I, left place
help-amulet_1_left = 20 prestige at the end if the three left places are filled.
name-amulet_1_right = row I, right place
help-amulet_1_right = 10 prestige at the end if both places of the row are filled.
name-amulet_2_left = row II, left place
help-amulet_2_left = 20 prestige at the end if the three left places are filled.
name-amulet_2_right = row II, right place
help-amulet_2_right = 10 prestige at the end if both places of the row are filled.
name-amulet_3_left = row III, left place
help-amulet_3_left = 20 prestige at the end if the three left places are filled.
name-amulet_3_right = row III, right place
help-amulet_3_right = 10 prestige at the end if both places of the row are filled.
name-menhir_prestige = prestige menhir
help-menhir_prestige = Gives 3 prestige, then the bonuses of all your erected menhirs.
name-menhir_knowledge = knowledge menhir
help-menhir_knowledge = Gives 1 space of knowledge, then the bonuses of all your erected menhirs.
name-menhir_food = food menhir
help-menhir_food = Gives 3 food, then the bonuses of all your erected menhirs.
name-menhir_die = die menhir
help-menhir_die = Gives 1 die from the stock, then the bonuses of all erected menhirs.
name-menhir_mistletoe = mistletoe menhir
help-menhir_mistletoe = Gives 1 mistletoe, then the bonuses of all your erected menhirs.
name-menhir_sickle = sickle menhir
help-menhir_sickle = Gives 1 space of the sickle, then the bonuses of all your erected menhirs.
name-stele_knowledge = knowledge stele
help-stele_knowledge = Advances the knowledge marker, the further the higher the die placed.
name-stele_mistletoe = mistletoe stele
help-stele_mistletoe = Gives mistletoe, the more the higher the die placed.
name-stele_sickle = sickle stele
help-stele_sickle = Advances the sickle, the further the higher the die placed.
name-stele_die = die stele
help-stele_die = Gives dice from the stock, the more the higher the die placed.
name-stele_prestige = prestige stele
help-stele_prestige = Gives prestige, the more the higher the die placed.
name-stele_food = food stele
help-stele_food = Gives food, the more the higher the die placed.
name-dolmen_red = red dolmen
help-dolmen_red = Who links both of this colour by a chain of dice takes them: 2 prestige for each die.
name-dolmen_orange = orange dolmen
help-dolmen_orange = Who links both of this colour by a chain of dice takes them: 2 prestige for each die.
name-dolmen_yellow = yellow dolmen
help-dolmen_yellow = Who links both of this colour by a chain of dice takes them: 2 prestige for each die.
name-dolmen_green = green dolmen
help-dolmen_green = Who links both of this colour by a chain of dice takes them: 2 prestige for each die.
name-dolmen_blue = blue dolmen
help-dolmen_blue = Who links both of this colour by a chain of dice takes them: 2 prestige for each die.
name-dolmen_violet = violet dolmen
help-dolmen_violet = Who links both of this colour by a chain of dice takes them: 2 prestige for each die.
name-dolmen_beige_8 = beige dolmen 8
help-dolmen_beige_8 = For the first link of the game: 8 prestige.
name-dolmen_beige_6 = beige dolmen 6
help-dolmen_beige_6 = For the second link of the game: 6 prestige.
name-dolmen_beige_4 = beige dolmen 4
help-dolmen_beige_4 = For the third link of the game: 4 prestige.

# Names: where gains come from
name-competition = competition
name-hearths = fire
name-dolmens = dolmens
name-menhirs = menhirs
name-steles = stele
name-gems = gem
name-oracle = oracle stone
name-potions = potion
name-herbs = herb
name-compensation = compensation
name-action = action
name-emergency_turn = emergency turn

# Drawing
draw-phase-setup = Set-up
draw-phase-move = Moving
draw-phase-die = Choosing a die
draw-phase-square = Placing the die
draw-phase-action = Action
draw-phase-brew = Brewing
draw-phase-potion = Potion
draw-phase-fire = Fire
draw-phase-dolmens = Dolmens
draw-phase-herbs = Herbs
draw-phase-game_over = The end

# The drawing on screen
board-round = Round { $round }
board-last-round = last round
board-portal = Portal: its clearing counts for the portal tablet
board-dark = Dark forest: 1 more food on this path
board-stairs = Stairs: straight on only
board-way = { $food } food to go there
board-ways = ways to { $places }
board-clearing = { $count ->
    [one] clearing of { $count } sanctuary
   *[other] clearing of { $count } sanctuaries
}
board-leader = { $name } leads here
board-lit = lit by { $name }
board-reserve = Dice at hand
board-stock = Dice in stock
board-no-dice = No dice at hand
board-dice = Dice: { $hand } at hand, { $stock } in stock
board-led = { $count ->
    [one] { $count } die or stone led, times { $factor } for knowledge
   *[other] { $count } dice and stones led, times { $factor } for knowledge
}
board-pile = Tablets face down: { $count }
board-gems = { $count } left
board-herbs = Herbs: face up they work, face down they are spent
board-herb-on = active
board-herb-off = inactive
board-amulet = Amulet
board-stones = Steles and menhirs
board-standing = stands in the forest
board-prestige = Prestige
board-knowledge = Knowledge
board-sickle = Sickle
board-count-food = Food
board-count-mistletoe = Mistletoe
board-count-tablet = Tablets: fulfilled / owned
board-count-potion = Potions brewed
board-count-menhir = Menhirs erected
board-count-stele = Steles erected
board-count-dolmen = Dolmens
board-count-fire = Hearths lit
board-cost = Costs { $cost } mistletoe
board-stele = { $offset ->
    [0] { $factor ->
        [1] As much as the value of the die
       *[other] { $factor } times the value of the die
    }
   *[other] { $factor ->
        [1] The value of the die { $sign } { $offset }
       *[other] { $factor } times the value of the die { $sign } { $offset }
    }
}
draw-dark = dark forest: 1 more food
draw-portal = clearing with a portal
draw-clearing = clearing
draw-reach = food to go there
draw-pawn = pawn
draw-bush = start bush
draw-die = die placed
draw-dolmen = dolmen
draw-fire = hearth lit
draw-oracle = Oracle, by side: bonuses of the two stones, inner tablet, outer tablet
draw-path = path
draw-pile = pile: { $count }
draw-dolmen_red = re
draw-dolmen_orange = or
draw-dolmen_yellow = ye
draw-dolmen_green = gr
draw-dolmen_blue = bl
draw-dolmen_violet = vi

# What is printed: the groups of components.json, and what an owner should compare.
printed-bonuses = bonuses
printed-action_types = actions
printed-board_geometry = shape of the forest
printed-board_faces = sides of the pieces by number of players
printed-clearing_rule = clearings
printed-tiles = forest tiles
printed-look-tiles = Compare both sides of the nine tiles: action spaces, paths, dark sectors, portals and bonuses.
printed-frame = frame
printed-look-frame = Compare both sides of the eight pieces of the frame.
printed-dolmens = dolmens
printed-fire_tokens = fire tokens
printed-knowledge_track = knowledge track
printed-sickle_track = sickle track
printed-prestige_track = prestige track
printed-amulet = amulet
printed-gems = gems
printed-menhirs = menhirs
printed-steles = steles
printed-herbs = herbs
printed-oracle = oracle
printed-tablets = tablets
printed-potions = potions
printed-supply = supply
printed-player_kit = what each player has
printed-player_colours = colours of the players
printed-look-player_colours = Which four colours do the players have?
printed-setup_order = order of the set-up
printed-emergency_turn = emergency turn
printed-movement = walking
printed-competition = competition for sanctuaries
printed-end_scoring = final scoring
printed-variants = variants
printed-engine_limits = limits of the program
printed-layouts = drawing of the boards

# What a hint speaks of: the features of the value

feature-prestige = prestige
feature-sanctuaries = sanctuaries led
feature-sanctuaries_to_come = sanctuaries to come
feature-sickle = sickle
feature-herbs = active herbs
feature-herbs_to_come = herbs to come
feature-amulet = amulet
feature-amulet_to_come = amulet begun
feature-mistletoe = mistletoe
feature-dice = dice at hand
feature-food = food
feature-stuck = emergency turn ahead
feature-walk = long walks
feature-hearths = hearths
feature-dolmens = dolmens to link
feature-tablets = tablets
feature-die = die of this turn
feature-action = action of this turn
feature-potion = potion

## The companion of a first game: why a question matters

companion-keep-tablet = A tablet whose aim you reach gives prestige at the end. It tells you where to go, from the first turn on.
companion-lay-herb = Your sickle reaches the pairs one after the other, and of each you keep one herb. Lay early what shall help all game long.
companion-choose-bush = From here you walk along the paths, and walking costs food. Look which actions lie close by.
companion-take-turn = You walk, then place a die: both cost food. Look for a sanctuary that does several things at once, an action, a fire, a chain of dolmens.
companion-choose-die = A die costs its value in food. A high one leads the sanctuary, a low one is cheap and does the same action.
companion-choose-square = The square is the action you do now. You place one die per sanctuary, so the other squares here are not for you.
companion-food-or-dice = Without food or a die in reserve a turn goes by unused. Take what you lack for the next ones.
companion-advance-knowledge = Knowledge multiplies your sanctuaries at the end. Only in a tie for victory is it better to be further back.
companion-advance-sickle = The sickle frees herbs that strengthen your actions, and its space gives prestige at the end.
companion-take-tablet = Take an aim you can reach: it counts at the end. You also get the bonuses of both stones beside it.
companion-oracle-again = Your tablet herb gives both bonuses once more, for free.
companion-add-gem = You get its bonus several times at once. Full rows, and all left places, count at the end.
companion-raise-menhir = Every menhir repeats the bonuses of all that stand, so each next one brings more. It also counts for whoever leads this sanctuary.
companion-menhir-again = Your menhir herb repeats one of these bonuses. Take what you need most now.
companion-raise-stele = The higher your die, the more a stele brings. It also counts for whoever leads this sanctuary at the end.
companion-brew-potion = Each potion exists once and works at once. If none helps you now, mistletoe keeps for a better one.
companion-flip-herb = A herb you turn up strengthens its action for the rest of the game.
companion-pick-herb = This herb works from now on, without waiting for the sickle. Choose for the action you do most.
companion-turn-die = A 6 is hard to beat. Turn a die where somebody leads a sanctuary, or soon might.
companion-choose-place = The place decides how often the gem gives its bonus, and which row it helps to fill.
companion-choose-gem = You get its bonus several times at once, and each kind fits your amulet only once.
companion-take-dice = You see the values before you take them. Low ones are cheap to place, high ones lead sanctuaries.
companion-fire-again = Your fire herb repeats one bonus of this hearth. Take what you need most now.
companion-free-herbs = The one you keep strengthens its action from now on. Which of the two actions will you do more often?

## How to get points

score-competition-how = When dice meet in a sanctuary the highest wins prestige at once.
score-hearths-how = Signs of prestige at hearths you light, with dice on all sanctuaries around.
score-dolmens-how = Link two dolmens of one colour by a chain of your dice: prestige for each die, and more for the first links of the game.
score-menhirs-how = Menhirs whose bonus is prestige, each time you erect one.
score-steles-how = Steles that give prestige, more with a high die.
score-gems-how = Gems whose bonus is prestige.
score-oracle-how = Oracle stones with prestige beside a tablet you take.
score-potions-how = Potions that give prestige.
score-herbs-how = Prestige your active herbs add to actions.
score-compensation-how = Where a track or your stock has nothing left to give, you get prestige instead.
score-leftovers-how = A little for food, mistletoe and dice you have not used.
score-sickle-how = The space your sickle has reached.
score-tablets-how = Every tablet whose aim you have reached.
score-amulet-how = Full rows of your amulet, and all of its left places.
score-sanctuaries-how = Dice and stones of the sanctuaries you lead, times your knowledge. Without knowledge they are worth nothing.

## The legend of symbols

legend-bonuses = Bonuses
legend-actions = Actions on the squares
legend-forest = The forest
legend-pieces = Pieces
legend-tracks = Tracks
legend-act_food_or_dice = food or dice
legend-act_food_or_dice-help = { help-food_or_dice }
legend-act_knowledge = action “knowledge”
legend-act_knowledge-help = Advance your knowledge marker by the number.
legend-act_sickle = action “sickle”
legend-act_sickle-help = Advance your sickle by the number; it frees the pairs of herbs it reaches.
legend-act_tablet = action “tablet”
legend-act_tablet-help = { help-tablet }
legend-act_mistletoe = action “mistletoe”
legend-act_mistletoe-help = Take as much mistletoe as the number says; then you may brew a potion for each flask shown.
legend-act_amulet = action “amulet”
legend-act_amulet-help = Set a new kind of gem into that row of your amulet and take its bonus as often as shown.
legend-act_menhir = action “menhir”
legend-act_menhir-help = { help-menhir }
legend-act_stele = action “stele”
legend-act_stele-help = { help-stele }
legend-sanctuary = sanctuary
legend-sanctuary-help = You place one die here and do the action of its square. The highest die leads it at the end.
legend-hearth = hearth
legend-hearth-help = Whoever first has dice on all sanctuaries around lights it and gets all its bonuses.
legend-fire = fire
legend-fire-help = This hearth is lit: its bonuses are gone for everybody.
legend-dolmen = dolmen
legend-dolmen-help = Link the two of one colour by a chain of your dice along paths: prestige for each die.
legend-beige = beige dolmen
legend-beige-help = A prize for the first links of the game; its number is its prestige.
legend-bush = start bush
legend-bush-help = A druid starts here; the first step to the sanctuary beside it is free.
legend-portal = portal
legend-portal-help = It marks a clearing. One tablet counts your dice in clearings with a portal; for walking it means nothing.
legend-stairs = stairs
legend-stairs-help = Two paths cross here: you go straight on, you cannot turn off.
legend-dark_forest = dark forest
legend-dark_forest-help = Going through here costs food.
legend-pawn = druid
legend-pawn-help = Your pawn. It walks along paths to the sanctuary where you place a die.
legend-reserve = die in reserve
legend-reserve-help = Ready to be placed; it costs its value in food.
legend-stock = dice in stock
legend-stock-help = They must come into your reserve before you can place them.
legend-menhir = menhir
legend-menhir-help = When erected it gives its bonus, then those of all your menhirs that stand. It counts for whoever leads the sanctuary.
legend-stele = stele
legend-stele-help = When erected it gives more the higher your die is. It counts for whoever leads the sanctuary.
legend-gem = gem
legend-gem-help = Set into your amulet it gives its bonus several times. Each kind only once.
legend-amulet = amulet
legend-herb = herb
legend-herb-help = An active herb strengthens the action of its sign for the rest of the game.
legend-leap = leap
legend-leap-help = { help-herb_leap }
legend-potion = potion
legend-potion-help = Brewed for mistletoe on a mistletoe square. It exists once and works at once.
legend-tablet = tablet
legend-tablet-help = An aim: prestige at the end if you have reached it. The number is what it takes.
legend-stone = oracle stone
legend-stone-help = Whoever takes a tablet beside it gets its bonus.
legend-prestige_track = prestige track
legend-knowledge_track = knowledge track
legend-sickle_track = sickle track
