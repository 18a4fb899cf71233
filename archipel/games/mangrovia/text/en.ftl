title = Mangrovia
promise = Let the boat carry your plans from pier to pier, and raise huts beneath the statues.

# Questions
ask-choose-first = Who is the first player?
ask-open-first = A card is laid open.
ask-deal-first = A landscape card is dealt.
ask-lay-tile = Which bonus tile lies here?
ask-place-dish = { $count ->
    [1] On which empty site do you place a dish?
   *[other] On which empty site do you place another dish?
}
ask-take-open = { $count ->
    [one] { $stage }: which open card do you take, or do you pass?
   *[other] { $stage }: which open card do you take ({ $count } to come), or do you pass?
}
ask-draw-hidden = { $count ->
    [one] { $stage }: from which deck do you draw, or do you pass?
   *[other] { $stage }: from which deck do you draw ({ $count } to come), or do you pass?
}
ask-draw-either = { $count ->
    [one] { $stage }: an open card or a hidden one?
   *[other] { $stage }: { $count } open or { $count } hidden cards? The first one decides.
}
ask-deal-card = A hidden card is drawn.
ask-reveal-card = A card is laid open.
ask-collect-amulets = { $stage }: do you collect amulets, or pass?
ask-collect-or-draw = { $stage }: do you collect amulets, draw a hidden card, or pass?
ask-collect-or-build = { $stage }: do you collect amulets, build a hut, or pass?
ask-build-hut = { $count ->
    [one] { $stage }: where do you build a hut, or do you pass?
   *[other] { $stage }: where do you build, up to { $count } huts one after the other, or do you pass?
}
ask-build-or-double = { $stage }: do you build a hut or a double hut, or pass?
ask-pay-for-hut = { $due ->
    [0] Everything is laid out for { $space }: do you pay, or take back?
   *[other] { $open ->
        [0] Pay for { $space }: exactly { $price }, in one way only. Do you confirm, or take back?
       *[other] { $laid ->
            [0] How do you pay for { $space }, exactly { $price }? Lay out what you like, or pay as proposed.
           *[other] How do you pay the rest for { $space }, { $due } of { $price }? Lay out, take back, or pay as proposed.
        }
    }
}
ask-pull-amulet = An amulet is drawn from the bag.
ask-stack-before-bag = Take an amulet of value 1 first, in place of one from the bag?
ask-return-amulet = Which of the amulets just collected do you put back into the bag?
ask-move-birds = Where do the two birds sit from the next round on?

# Where in the game we are, from what everybody sees
stage = { $round ->
    [0] { $phase }
   *[other] Round { $round } · { $boat_id ->
        [boat_space] { $phase }
       *[other] { $phase }: { $boat }
    }
}

# Choices
do-dish = Dish on { $site }
do-dish-now = Dish on { $site }: { $out }{ $out_times ->
        [0] {""}
        [1] {""}
       *[other] {" "}× { $out_times }
    }{ $out_then_times ->
        [0] {""}
        [1] , { $out_then }
       *[other] , { $out_then } × { $out_then_times }
    }; on the way back { $back }{ $back_times ->
        [0] {""}
        [1] {""}
       *[other] {" "}× { $back_times }
    }{ $back_then_times ->
        [0] {""}
        [1] , { $back_then }
       *[other] , { $back_then } × { $back_then_times }
    }
do-take = Take { $card }
do-draw = { $deck_id ->
    [offering_deck] Draw an offering
   *[other] Draw a landscape
}
do-collect = Collect amulets
do-collect-now = { $drawn ->
    [0] Collect an amulet of value 1
    [one] { $back ->
        [0] Collect an amulet from the bag
       *[other] Collect amulets: draw { $drawn } from the bag, put one back
    }
   *[other] { $back ->
        [0] Collect { $drawn } amulets from the bag
       *[other] Collect amulets: draw { $drawn } from the bag, put one back
    }
}
do-return = Put back { $amulet }
do-build = Hut on { $space }
do-build-now = Hut on { $space }: { $landscapes ->
    [1] { $landscape }
   *[other] { $landscape }/{ $other }
}, { $currency_id ->
    [amulet] { $cost } in amulets
   *[other] { $cost } in offerings
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
do-double = Double hut on { $space }
do-double-now = Double hut on { $space }: { $landscapes ->
    [1] { $landscape }
   *[other] { $landscape }/{ $other }
}, { $currency_id ->
    [amulet] { $cost } in amulets
   *[other] { $cost } in offerings
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
do-card = Lay out { $card }
do-pay = Lay out { $coin }
do-pay-now = { $due ->
    [0] Lay out { $coin } (nothing left)
   *[other] Lay out { $coin } ({ $due } left)
}
do-complete = Pay and build
do-complete-now = Pay and build: { $coins } { $currency_id ->
    [amulet] in amulets
   *[other] in offerings
}{ $tiles ->
    [0] {""}
   *[other] , including { $tile }
}, with { $cards ->
    [1] { $card }
    [2] { $card } and { $second }
   *[other] { $card }, { $second } and { $third }
}
do-stack_first = An amulet of value 1 first
do-bag_only = All from the bag
do-birds = Birds on { $one } and { $other }
do-pass = Pass
do-first = { $seat } begins
do-deal = Deal { $card }
do-reveal = Reveal { $card }
do-pull = Pull { $amulet }
do-lay = { $tile } on { $space }

# Log
log-first-player = { $seat } is the first player.
log-start-pair = { $seat } gets start pair { $number }: { $one } and { $other }.
log-tile-laid = Bonus tile on { $space }: { $tile }.
log-round-began = Round { $round } begins. { $seat } is first player.
log-placed-dish = { $seat } places a dish on { $site }.
log-landed = { $stage }: the boat calls on { $seat }.
log-passed = { $stage }: { $seat } passes.
log-nothing-possible = { $stage }: { $seat } has nothing left to do.
log-birds-moved = { $moved ->
    [1] { $seat } puts the birds on { $one } and { $other }.
   *[other] { $seat } leaves the birds on { $one } and { $other }.
}
log-talisman-won = { $stays ->
    [1] { $seat } keeps the talisman.
   *[other] { $seat } takes the talisman.
}
log-talisman-passed = Nobody was in the north: { $seat } gets the talisman, the birds fly to { $one } and { $other }.
log-took = { $seat } takes an open card: { $card }.
log-drew = { $deck_id ->
    [offering_deck] { $seat } draws a hidden offering: { $card }.
   *[other] { $seat } draws a hidden landscape: { $card }.
}
log-drew-veiled = { $deck_id ->
    [offering_deck] { $seat } draws a hidden offering.
   *[other] { $seat } draws a hidden landscape.
}
log-laid-open = Open card: { $card }.
log-reshuffled = { $deck_id ->
    [offering_deck] The offering discards are shuffled: { $count ->
        [one] a deck of one card.
       *[other] a deck of { $count } cards.
    }
   *[other] The landscape discards are shuffled: { $count ->
        [one] a deck of one card.
       *[other] a deck of { $count } cards.
    }
}
log-took-one = { $seat } takes an amulet of value 1.
log-pulled = { $seat } draws from the bag: { $amulet }.
log-pulled-veiled = { $seat } draws an amulet.
log-returned = { $seat } puts back: { $amulet }.
log-returned-veiled = { $seat } puts one amulet back.
log-kept = { $count ->
    [one] { $seat } keeps one amulet.
   *[other] { $seat } keeps { $count } amulets.
}
log-bag-refilled = { $count ->
    [one] The bag is refilled: one amulet.
   *[other] The bag is refilled: { $count } amulets.
}
log-building = { $huts ->
    [1] { $seat } wants to build on { $space }.
   *[other] { $seat } wants to build a double hut on { $space }.
}
log-played = { $card_id ->
    [tile_landscape_joker] { $seat } uses a tile: { $card }.
   *[other] { $seat } plays { $card }.
}
log-paid = { $seat } pays { $coins } { $currency_id ->
    [amulet] in amulets
   *[other] in offerings
}{ $tiles ->
    [0] {""}
   *[other] , including { $tile }
}.
log-built = { $points ->
    [0] { $huts ->
        [1] { $seat } builds a hut on { $space }.
       *[other] { $seat } builds a double hut on { $space }.
    }
    [one] { $huts ->
        [1] { $seat } builds a hut on { $space } and scores { $points } point.
       *[other] { $seat } builds a double hut on { $space } and scores { $points } point.
    }
   *[other] { $huts ->
        [1] { $seat } builds a hut on { $space } and scores { $points } points.
       *[other] { $seat } builds a double hut on { $space } and scores { $points } points.
    }
}
log-fervour = { $points ->
    [one] { $seat } scores { $points } point with { $tile }.
   *[other] { $seat } scores { $points } points with { $tile }.
}
log-level-rose = { $seat } rises to row { $level } of the amulet table.
log-won-tile = { $seat } wins a bonus tile: { $tile }.
log-last-hut = { $already ->
    [1] { $seat } builds the last hut as well.
   *[other] { $seat } builds the last hut: this round is the last.
}
log-path-scored = { $path }: 1st { $first } ({ $most }), 2nd { $second } ({ $less }).
log-path-alone = { $path }: 1st { $first } ({ $most }), no second.
log-totem-scored = Totem: 1st { $first } ({ $most }), 2nd { $second } ({ $less }).
log-totem-alone = Totem: 1st { $first } ({ $most }), no second.
log-star-scored = { $points ->
    [one] Stone Star: { $seat }, { $points } point.
   *[other] Stone Star: { $seat }, { $points } points.
}
log-amulets-scored = { $points ->
    [one] Amulets: { $seat }, { $points } point.
   *[other] Amulets: { $seat }, { $points } points.
}
log-scored = { $points ->
    [one] { $seat } has { $points } fervour point.
   *[other] { $seat } has { $points } fervour points.
}
log-winner = { $shared ->
    [1] { $seat } shares the victory.
   *[other] { $seat } is the new chief and wins the game.
}

# Points
score-printed = Printed points
score-fervour_tiles = Fervour tiles
score-paths = Paths of the gods
score-stone_star = Stone Star
score-totem = Totem
score-amulets = Amulets

# Table options
option-bonus_tiles = Bonus tiles
option-bonus_tiles-help = The variant of the rulebook: tiles on the Stone Star that win ties on a path or help to pay for a hut.
option-bonus_tiles-off = Without
option-bonus_tiles-mixed = Drawn from all
option-bonus_tiles-statues_only = Statues only
option-bonus_tiles-no_statues = Without statues
option-first_player = First player
option-first_player-help = Who begins the first round.
option-first_player-random = Drawn at random
option-first_player-first_seat = The first seat
option-first_dish_ban = First dish in the north
option-first_dish_ban-help = With 2 and 3 players the first player may not begin on site 1/12. Should that hold with 4 and 5 players too?
option-first_dish_ban-two_and_three_players_only = Barred with 2 and 3 players
option-first_dish_ban-all_player_counts = Always barred
option-refill_timing = Refilling decks and bag
option-refill_timing-help = Discards and amulets set aside come back as soon as a deck or the bag is empty, or when something is next needed from it.
option-refill_timing-at_once = At once
option-refill_timing-when_needed = When needed
option-neutral_hut_counts_in_stone_star_total = Neutral hut in the Stone Star
option-neutral_hut_counts_in_stone_star_total-help = With 2 and 3 players: does the neutral hut count among all huts of the Stone Star?
option-neutral_hut_counts_in_stone_star_total-true = Counts
option-neutral_hut_counts_in_stone_star_total-false = Does not count
option-joker_tile = Landscape joker
option-joker_tile-help = With bonus tiles: what the joker replaces, and whether it may help with a double hut.
option-joker_tile-card_and_birds = Card and birds, double huts too
option-joker_tile-card_and_birds_single_hut = Card and birds, for a single hut
option-joker_tile-birds_only = Birds only
option-amulet_tile_scores = Unused amulet tile
option-amulet_tile_scores-help = With bonus tiles: does an amulet tile that was not used score its value at the end?
option-amulet_tile_scores-true = Its value
option-amulet_tile_scores-false = Nothing
option-house_rule_value_1_amulet = Amulets of value 1
option-house_rule_value_1_amulet-help = A suggestion of the designer: from level 1 on, one may take an amulet of value 1 first, in place of one from the bag, for exact payments.
option-house_rule_value_1_amulet-false = At level 0 only
option-house_rule_value_1_amulet-true = At every level
option-round_cap = Longest game
option-round_cap-help = Nobody must build: after this round the game ends in any case. The rulebook has no limit.
option-round_cap-40 = 40 rounds
option-round_cap-none = No limit

# Drawing
draw-round = Round { $round }
draw-last-round = last round
draw-birds = Birds
draw-stage-actions = Stages
draw-amulet-island = Amulet spaces
draw-open = Open cards
draw-deck = deck { $count }
draw-discards = discarded { $count }
draw-bag = Bag { $bag }  ·  stack of 1s { $stack }  ·  set aside { $aside }
draw-fervour = Fervour tiles
draw-player = Player
draw-huts = Huts
draw-cards = Offerings / landscapes
draw-amulets = Amulets (level)
draw-points = Points
draw-hand = Your hand
draw-drawn = Just drawn
draw-empty = nothing
draw-building = Hut on { $space }: laid out { $laid }; { $due } of { $price } left; proposed { $proposed }
draw-announced = { $seat } wants to build on { $space }, for { $price }

# Names
name-setup = Set-up
name-place = Placing dishes
name-sail = The boat sails
name-prepare = Next round
name-final_scoring = Final scoring
name-game_over = The end
name-neutral = Neutral
name-boat_space = the boat’s start
name-stone_star = Stone Star
name-totem = Totem
name-site_1_12 = 1/12
name-site_2_11 = 2/11
name-site_3_10 = 3/10
name-site_4_9 = 4/9
name-site_5_8 = 5/8
name-site_6_7 = 6/7
name-stage_1 = Stage 1
name-stage_2 = Stage 2
name-stage_3 = Stage 3
name-stage_4 = Stage 4
name-stage_5 = Stage 5
name-stage_6 = Stage 6
name-stage_7 = Stage 7
name-stage_8 = Stage 8
name-stage_9 = Stage 9
name-stage_10 = Stage 10
name-stage_11 = Stage 11
name-stage_12 = Stage 12
name-water = water
name-sand = sand
name-mangrove = mangrove
name-reed = reed
name-card_water = Water
name-card_sand = Sand
name-card_mangrove = Mangrove
name-card_reed = Reed
name-offering_2 = Offering 2
name-offering_3 = Offering 3
name-offering_4 = Offering 4
name-offering_5 = Offering 5
name-offering_6 = Offering 6
name-offering_7 = Offering 7
name-offering_deck = offering deck
name-landscape_deck = landscape deck
name-draw_open = open card
name-draw_hidden = hidden card
name-draw_open_or_draw_hidden = card of one sort, open or hidden
name-collect_amulets = amulets
name-collect_amulets_or_draw_hidden = amulets or a hidden card
name-collect_amulets_or_build_hut = amulets or a hut
name-build_hut = hut
name-build_hut_or_build_double_hut = hut or double hut
name-move_birds = birds
name-claim_talisman = talisman
name-amulet_1 = Amulet 1
name-amulet_2 = Amulet 2
name-amulet_3 = Amulet 3
name-amulet_4 = Amulet 4
name-amulet_5 = Amulet 5
name-amulet_6 = Amulet 6
name-fervour_2 = fervour tile 2
name-fervour_3 = fervour tile 3
name-fervour_4 = fervour tile 4
name-fervour_5 = fervour tile 5
name-fervour_6 = fervour tile 6
name-fervour_7 = fervour tile 7
name-fervour_8 = fervour tile 8
name-fervour_9 = fervour tile 9
# Spaces: their place on each path, counted from the statue
name-c1r1 = space A1/E1
name-c2r1 = space E2
name-c3r1 = space B1/E3
name-c4r1 = space E4
name-c5r1 = space C1/E5
name-c6r1 = space E6
name-c7r1 = space D1/E7
name-c1r2 = space A2
name-c3r2 = space B2
name-c5r2 = space C2
name-c7r2 = space D2
name-c1r3 = space A3/F1
name-c2r3 = space F2
name-c3r3 = space B3/F3
name-c4r3 = space F4
name-c5r3 = space C3/F5
name-c6r3 = space F6
name-c7r3 = space D3/F7
name-c1r4 = space A4
name-c3r4 = space B4
name-c5r4 = space C4
name-c7r4 = space D4
name-c1r5 = space A5/G1
name-c2r5 = space G2
name-c3r5 = space B5/G3
name-c4r5 = space G4
name-c5r5 = space C5/G5
name-c6r5 = space G6
name-c7r5 = space D5/G7
name-c1r6 = space A6
name-c3r6 = space B6
name-c5r6 = space C6
name-c7r6 = space D6
name-c1r7 = space A7/H1
name-c2r7 = space H2
name-c3r7 = space B7/H3
name-c4r7 = space H4
name-c5r7 = space C7/H5
name-c6r7 = space H6
name-c7r7 = space D7/H7
name-n1 = amulet space 1
name-n2 = amulet space 2
name-n3 = amulet space 3
name-n4 = amulet space 4
name-n5 = amulet space 5
name-n6 = amulet space 6
name-n7 = amulet space 7
name-n8 = amulet space 8
name-path_a = Path A
name-path_b = Path B
name-path_c = Path C
name-path_d = Path D
name-path_e = Path E
name-path_f = Path F
name-path_g = Path G
name-path_h = Path H
name-tile_statue_a = Statue A
name-tile_statue_b = Statue B
name-tile_statue_c = Statue C
name-tile_statue_d = Statue D
name-tile_statue_e = Statue E
name-tile_statue_f = Statue F
name-tile_statue_g = Statue G
name-tile_statue_h = Statue H
name-tile_offering_3 = Offering tile 3
name-tile_amulet_2 = Amulet tile 2
name-tile_landscape_joker = Landscape joker

# The drawing

board-talisman = First player’s talisman
board-cost-offerings = { $cost } in offerings
board-cost-amulets = { $cost } in amulets
board-suns = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
}
board-amulet-space = amulet space: your level rises
board-bag = Amulets in the bag: { $count }
board-then = { $one }, then { $other }
board-times = { $what } × { $count }
board-later = { $one }; on the way back { $other }
board-due = { $due ->
    [0] All laid out
   *[other] { $due } of { $price } left
}
board-proposed = Proposed
board-row = row { $level }: { $bag } from the bag, { $back } of them back, { $stack } from the stack of 1s
board-dish = dish of { $owner }
board-boat = the boat is here

# What things do, for the help bubble

help-space = To build here you play a card of its landscape, with a bird on that landscape, and pay the exact price.
help-space_amulet = { help-space } The hut raises your row in the amulet table.
help-space_totem = { help-space } The top fervour tile is yours: its points at once.
help-space_star = { help-space } At the end it counts in the Stone Star.
help-path = Points at the end: { $most } for the most huts on this path, { $less } for the second most. In a tie the hut nearest to the statue decides.
help-stone_star = At the end each scores their huts here times all huts here.
help-totem = Whoever builds here takes the top fervour tile. Points at the end: { $most } for the most huts, { $less } for the second most; the lowest tile wins a tie.
help-fervour = The top tile goes to whoever builds at the Totem next: its points at once.
help-site = A dish here lets you act at both stages beside it, on the boat’s way out and on its way back.
help-stage = When the boat arrives, the owner of the dish beside it may do this.
help-collect = Amulets pay for huts and score their values at the end. How many you draw depends on your row of the table.
help-amulet_row = Your row rises with each hut on an amulet space. It tells how many amulets you draw, and whether one goes back.
help-open_card = Taken at a stage that says so. Open cards are replaced at the start of the next round only.
help-offering_deck = A hidden offering card comes from the top of this deck.
help-landscape_deck = A hidden landscape card comes from the top of this deck.
help-set_aside = Amulets that were spent. They go back into the bag when it is empty.
help-landscape = Huts can be built on this landscape while a bird sits here. The owner of the dish in the north moves the birds.
help-landscape_card = Played for a hut on this landscape, while a bird sits on it.
help-card = { help-landscape_card }
help-water = { help-landscape }
help-sand = { help-landscape }
help-mangrove = { help-landscape }
help-reed = { help-landscape }
help-boat = The boat sails from here past all stages and back.
help-offering = Pays for huts whose price is in offerings, exactly: no change is given.
help-amulet = Pays for huts whose price is in amulets, exactly. Kept to the end it scores its value.
help-tile_statue = You win every tie on the path of this god.
help-tile_offering = Once: counts as an offering of its value.
help-tile_amulet = Once: counts as an amulet of its value.
help-tile_landscape_joker = Once: builds a hut on any landscape, without card and birds.
help-stack_first = Take an amulet of value 1 from the stack first, in place of one from the bag.
help-bag_only = Draw all amulets from the bag.
help-pass = Give up the rest of this step.
help-complete = Add the cards that are proposed and pay.

# What is printed: the groups of components.json, and what an owner should compare.
printed-player_colours = colours of the players
printed-landscapes = landscapes
printed-setup = set-up by number of players
printed-pieces = wooden pieces
printed-landscape_deck = landscape cards
printed-offering_deck = offering cards
printed-start_cards = start cards
printed-look-start_cards = Which two values stand on each pair of start cards, 1 to 5?
printed-amulets = amulets
printed-amulet_table = amulet table
printed-fervour_tiles = fervour tiles
printed-bonus_tiles = bonus tiles
printed-statues = statues and their prizes
printed-look-statues = Which two numbers stand at each statue?
printed-sectors = Stone Star and Totem
printed-oracle_rock = oracle rock
printed-archipelago = archipelago: sites and stages
printed-score_track = score track
printed-look-score_track = How many spaces does the score track have?
printed-spaces = building spaces
printed-look-spaces = Compare every building space: landscape, price and fervour.
printed-layout = drawing of the table
printed-final_scoring = final scoring
printed-example_spaces = spaces of the rulebook’s examples

# What a hint speaks of: the features of the value

feature-fervour = fervour
feature-amulets = amulets
feature-paths = paths of the gods
feature-totem = Totem
feature-star = Stone Star
feature-offerings = offerings
feature-landscapes = landscape cards
feature-tiles = bonus tiles
feature-level = amulet level
feature-cards_to_come = cards to come
feature-amulets_to_come = amulets to come
feature-huts_to_come = huts to come
feature-birds = birds
feature-talisman = talisman

## The companion of a first game: why a question matters

companion-place-dish = A dish acts twice: mostly for cards on the boat’s way out, for huts on its way back. Look at both stages beside the site.
companion-take-open = A hut needs a card of its landscape, and offerings that add up exactly to its price. Take what your next hut lacks.
companion-draw-hidden = Offerings pay for huts, landscapes say where you may build. Draw what your next hut lacks.
companion-draw-either = An open card is sure, a hidden one a surprise nobody else sees. The first you take decides for the others too.
companion-collect-amulets = Amulets pay for some huts and are worth their value at the end. Your row of the table says how many you draw.
companion-collect-or-draw = An amulet pays for a hut or counts at the end; a card lets you build sooner.
companion-collect-or-build = A hut counts now, an amulet pays for a later one. Will the boat bring you to another building stage?
companion-build-hut = A hut counts on every path it stands on, and printed points come at once. A bird must sit on the landscape you play.
companion-build-or-double = A double hut costs twice and counts as two, with its printed points twice. Only this stage allows it.
companion-pay-for-hut = The sum must be exact: no change is given. Keep the values that make up your next price.
companion-stack-before-bag = The stack gives a sure 1, the bag a surprise. A small amulet helps to pay an exact price.
companion-return-amulet = What you keep pays for a hut, exactly, or counts at the end. Give back what you can use least.
companion-move-birds = In the next round huts go only where a bird sits. Choose landscapes you hold cards of, and the others do not.

## How to get points

score-printed-how = The number printed on a space, at once when you build there.
score-fervour_tiles-how = Whoever builds at the Totem takes the top tile: its points at once.
score-paths-how = On each path the most huts win the larger prize, the second most the smaller one. In a tie the hut nearest to the statue wins.
score-stone_star-how = Your huts around the Stone Star, times all the huts there.
score-totem-how = Most huts around the Totem win the larger prize, second most the smaller one.
score-amulets-how = The values of the amulets you still have at the end.

## The legend of symbols

legend-board = Building spaces and places
legend-landscapes = Landscapes
legend-boat_way = The way of the boat
legend-stages = What a stage offers
legend-goods = Cards and amulets
legend-tiles = Bonus tiles
legend-space = building space
legend-fervour_printed = printed points
legend-fervour_printed-help = Each sun is a point, at once when you build here.
legend-space_amulet = amulet space
legend-neutral = neutral hut
legend-neutral-help = With few players a neutral hut stands on spaces with this sign. It counts like a rival’s.
legend-path = path of a god
legend-path-help = At the end most huts in this row or column win the larger number, second most the smaller. In a tie the hut nearest to the statue wins.
legend-totem-help = Whoever builds around it takes the top fervour tile. At the end most huts here win the larger number, second most the smaller.
legend-fervour = fervour tile
legend-bird = bird
legend-bird-help = Huts can be built only on landscapes where a bird sits.
legend-site = site
legend-dish = dish
legend-dish-help = Everybody places theirs on sites. It lets you act at both stages beside it.
legend-stage = stage
legend-boat = boat
legend-open = open card
legend-open-help = Take one of the open cards. They are replaced only in the next round.
legend-hidden = hidden card
legend-hidden-help = Draw from the deck of offerings or of landscapes.
legend-amulets = collect amulets
legend-amulets-help = Draw amulets; your row of the table says how many.
legend-hut = build a hut
legend-hut-help = Build one hut for its landscape card and its exact price.
legend-double = build a double hut
legend-double-help = Two huts on one space: twice the price, two landscape cards, and it counts as two.
legend-birds = move the birds
legend-birds-help = Place both birds: they say where huts can be built in the next round.
legend-talisman = talisman
legend-talisman-help = Whoever takes it is the first player of the next round.
legend-then = then
legend-then-help = What stands left of it comes first.
legend-or = or
legend-or-help = One of the two, as you like.
legend-offering = offering
legend-landscape_card = landscape card
legend-amulet = amulet
legend-amulet_row = row of the amulet table
legend-set_aside = spent amulets
legend-tile_statue = statue tile
legend-tile_offering = offering tile
legend-tile_amulet = amulet tile
