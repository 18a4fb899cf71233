title = Dokmus
promise = Pitch your tents, turn the land itself and reach the temples before the others.

## Questions

ask-choose-first = Who receives the talisman and chooses first?
ask-lay-tile = Which tile goes into the { $slot }?
ask-choose-start = Where does your expedition land? Choose a meadow or forest on the outer edge of a corner tile.
ask-draft = Which guardian do you take in secret? Low numbers play first.
ask-turn =
    { $left ->
        [0] Use one more action, or end your turn?
        [one] What will you do? You have one token left{ guardian-too }.
       *[other] What will you do? You have { $left } tokens left{ guardian-too }.
    }
guardian-too =
    { $used ->
        [0] {" "}and your guardian
       *[other] {""}
    }
ask-use-ruins = The ruins on { $tile } offer an action: which one do you use, or do you decline?
ask-move-to = Where does the token on { $cell } move?

# Where in the game we are, from what everybody sees
stage = { $phase_id ->
    [setup] The island is laid
    [start] Landing
    [draft] Round { $round } · guardians are chosen
   *[turns] Round { $round } · turns
}

## Choices

do-first = { $seat } chooses first
do-lay = Lay { $tile }, { $side }, { $rotation }
do-start = Start on { $cell }
do-draft = Take { $guardian }
do-place = Place on { $cell }
do-cross = Sacrifice a token and cross to { $cell }
do-sacrifice = Sacrifice a token
do-talisman = Take the talisman
do-slide = Slide { $tile }
do-move = Move the token on { $cell }
do-rotate = Turn { $tile } { $direction }
do-ruins_slide = Ruins: slide { $tile }
do-ruins_move = Ruins: move the token on { $cell }
do-ruins_rotate = Ruins: turn { $tile } { $direction }
do-to = To { $cell }
do-decline = Decline
do-end_turn = End turn

## The same while they can be chosen: what the board shows can be read too

beside-temples =
    { $temples ->
        [0] {""}
        [one] , beside a temple
       *[other] , beside { $temples } temples
    }
with-tokens =
    { $own ->
        [0] none of your tokens on it
        [one] with one of your tokens
       *[other] with { $own } of your tokens
    }
do-start-now = Start on { $cell }: { $terrain }{ beside-temples }
do-place-now =
    { $toll_id ->
        [forest] Place on { $cell }: forest{ beside-temples }, for one sacrifice
        [water] Cross to { $cell }: { $terrain }{ beside-temples }, for one sacrifice
       *[nothing] Place on { $cell }: { $terrain }{ beside-temples }
    }
do-cross-now = Sacrifice a token and cross to { $cell }: { $terrain }{ beside-temples }
do-slide-now = Slide { $tile } into the gap ({ with-tokens })
do-move-now = Move the token on { $cell }: { $terrain }{ beside-temples }
do-rotate-now = Turn { $tile } { $direction } ({ with-tokens })
do-ruins_slide-now = Ruins: slide { $tile } into the gap ({ with-tokens })
do-ruins_move-now = Ruins: move the token on { $cell }: { $terrain }{ beside-temples }
do-ruins_rotate-now = Ruins: turn { $tile } { $direction } ({ with-tokens })
do-to-now = To { $cell }: { $terrain }{ beside-temples }
do-end_turn-now =
    End turn{ $unused ->
        [0] {""}
       *[other] , the guardian’s action is lost
    }{ $ruins ->
        [0] {""}
        [one] , the ruins action is lost
       *[other] , { $ruins } ruins actions are lost
    }{ $burning ->
        [0] {""}
        [one] , the volcano takes one token
       *[other] , volcanoes take { $burning } tokens
    }

## Log

log-first = { $seat } receives the talisman.
log-laid = Laid in the { $slot }: { $tile }, { $side }, { $rotation }.
log-started = { $seat } lands on { $cell }.
log-round = Round { $round } begins; { $seat } chooses first.
log-drafted = { $seat } takes { $guardian }.
log-drafted-veiled = { $seat } takes a guardian.
log-unanswered = { $guardian }: nobody has it.
log-revealed = { $seat } reveals { $guardian }.
log-placed =
    { $toll_id ->
        [forest] { $seat } sacrifices a token and places another in the forest on { $cell }.
        [water] { $seat } sacrifices a token, crosses the water and places one on { $cell }.
       *[nothing] { $seat } places a token on { $cell }.
    }
log-crossed = { $seat } sacrifices a token, crosses the water and places one on { $cell }.
log-sacrificed = { $seat } sacrifices a token.
log-talisman = { $seat } takes the talisman.
log-talisman-passed = The talisman passes to { $seat }.
log-slid = { $seat } slides { $tile } into the gap.
log-ruins-slid = { $seat } uses the ruins to slide { $tile } into the gap.
log-rotated = { $seat } turns { $tile } { $direction }.
log-ruins-rotated = { $seat } uses the ruins to turn { $tile } { $direction }.
log-moved = { $seat } moves a token from { $cell } to { $target }.
log-ruins-moved = { $seat } uses the ruins to move a token from { $cell } to { $target }.
log-ruins =
    { $points ->
        [one] { $seat } enters the ruins on { $cell }: { $points } point and an extra action.
       *[other] { $seat } enters the ruins on { $cell }: { $points } points and an extra action.
    }
log-declined = { $seat } declines the action of the ruins.
log-burnt = The volcano on { $cell } takes a token of { $seat }: it counts as sacrificed.
log-turn-ended = { $seat } ends the turn.
log-round-ended = Round { $round } is over.
log-scored =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (ruins { $ruins }, temples { $temples }, complete tiles { $complete }, visited tiles { $visited }, sacrifices { $sacrifice }).
log-won = { $seat } wins the favour of Dokmus.

## Names

name-tile_1 = tile 1
name-tile_2 = tile 2
name-tile_3 = tile 3
name-tile_4 = tile 4
name-tile_5 = tile 5
name-tile_6 = tile 6
name-tile_7 = tile 7
name-tile_8 = tile 8
name-side_a = side A
name-side_b = side B
name-r0 = upright
name-r90 = turned 90° clockwise
name-r180 = upside down
name-r270 = turned 90° counterclockwise
name-cw = clockwise
name-ccw = counterclockwise
name-guardian_1 = Guardian 1 (talisman)
name-guardian_2 = Guardian 2 (slide)
name-guardian_3 = Guardian 3 (move)
name-guardian_4 = Guardian 4 (turn)
name-guardian_5 = Guardian 5 (any action)
name-slot_0 = first slot
name-slot_1 = second slot
name-slot_2 = third slot
name-slot_3 = fourth slot
name-slot_4 = fifth slot
name-slot_5 = sixth slot
name-slot_6 = seventh slot
name-slot_7 = eighth slot
name-slot_8 = ninth slot
name-meadow = meadow
name-forest = forest
name-ruins = ruins
name-volcano = volcano
name-mountain = mountain
name-water = water
name-temple_small = small temple
name-temple_large = large temple

## Table options

option-voluntary_sacrifice = Sacrifices
option-voluntary_sacrifice-help = May a token be sacrificed just because you want to, or only where the terrain asks for it?
option-voluntary_sacrifice-allowed = At will
option-voluntary_sacrifice-terrain_only = Only for terrain
option-temple_link_from = Temple link
option-temple_link_from-help = Which of your tokens beside a temple reaches the other cells around it?
option-temple_link_from-last_token = The last one placed
option-temple_link_from-this_turn = The last one, if placed this turn
option-temple_link_from-any_own_token = Any of them
option-ruins_bonus_timing = Ruins action
option-ruins_bonus_timing-help = When is the extra action of ruins used?
option-ruins_bonus_timing-this_turn = Any time this turn
option-ruins_bonus_timing-immediate = At once
option-waterways_at_temples = Rivers at temples
option-waterways_at_temples-help = Does a temple that touches two rivers join them into one?
option-waterways_at_temples-separate = They stay apart
option-waterways_at_temples-joined = It joins them
option-adjacent_temples = Temples that touch
option-adjacent_temples-help = Do temples that touch count as one where a forest is free of sacrifice or water is crossed by way of a temple?
option-adjacent_temples-same_temple = No, it must be the same temple
option-adjacent_temples-temple_group = Yes, they count as one
option-free_placement_forest = Forests in free placement
option-free_placement_forest-help = When no cell is in reach a token may go anywhere. Does a forest still cost a sacrifice then?
option-free_placement_forest-price_due = It costs one
option-free_placement_forest-free = It is free
option-start_on_gap_side = Start at the gap
option-start_on_gap_side-help = Two players: may you start on the edge that faces the gap?
option-start_on_gap_side-forbidden = No
option-start_on_gap_side-allowed = Yes
option-talisman_action = Taking the talisman
option-talisman_action-help = Three or four players: is the action of guardian 1 a choice?
option-talisman_action-optional = By choice
option-talisman_action-automatic = Automatic

## Points

score-ruins = Ruins
score-temples = Temples
score-complete = Complete tiles
score-visited = Visited tiles
score-sacrifice = Sacrifices

## The board in a terminal

draw-round = Round { $round } of { $rounds }
draw-talisman = Talisman: { $seat }
draw-left =
    { $left ->
        [0] { $seat } has no token left to use
        [one] { $seat } has one token to use
       *[other] { $seat } has { $left } tokens to use
    }
draw-pending = Ruins action open: { $tile }
draw-waived = No cell in reach: place anywhere
draw-guardian = You hold { $guardian }
draw-set-aside = Set aside:
draw-order = Guardians in order
draw-nobody = nobody
draw-gap = gap
draw-free = free
draw-priced = costs a sacrifice
draw-player = Player
draw-hand = Tokens
draw-sacrificed = Sacrificed
draw-explored = Temples explored
draw-total = Total

## The drawn board

board-sacrifice = Sacrificed
board-bowl = Sacrifice area
board-prizes = Points from the most tokens sacrificed to the fewest
board-visits = Points by the number of tiles visited
board-turn = Tokens of this turn
board-tents =
    { $count ->
        [one] 1 token for later
       *[other] { $count } tokens for later
    }
board-temples = Temples explored
board-visited = Tiles visited
board-complete = Tiles complete
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-place = row { $row }, column { $column }, side { $side }
board-talisman = Holds the talisman: chooses first
board-used = Its action is used.
board-guardian_1 = Take the talisman: you will choose first.
board-guardian_2 = Slide a tile into the gap.
board-guardian_3 = Move one of your tokens by one space.
board-guardian_4 = Turn a tile by a quarter turn.
board-guardian_5 = Use the action of guardian 2, 3 or 4.

# What things do, for the help bubble

help-meadow = Open ground. A token here costs nothing more.
help-forest = A token here costs a second one, which is sacrificed. It is free beside one of your forest tokens or at the same temple, after crossing water, and for a token that is moved.
help-ruins = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
} and an extra action: slide or turn this tile, or move one of your tokens on it. A token on ruins never leaves.
help-volcano = A token may stop here during your turn. If it still stands here at the end of the turn, it is sacrificed.
help-mountain = No token can stand here.
help-water = No token can stand here. From the bank you may cross: sacrifice one token, place another beside the same water or beside a temple on its bank.
help-temple = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for everybody with a token beside it. If your last token stands beside it, your next one may go to any cell around it.
help-tile = Guardians and ruins can slide it into the gap or turn it; tokens travel with it. Exploring all its temples brings a bonus at the end.
help-cell = A cell of the island. Its terrain says whether a token can stand here and what it costs.
help-guardian_1 = Plays before all others. You may take the talisman and so choose first next round.
help-guardian_2 = Once in your turn: slide a tile in a straight line into the gap.
help-guardian_3 = Once in your turn: move one of your tokens to a cell beside it, or around a temple it touches. A forest costs nothing then.
help-guardian_4 = Once in your turn: turn a tile by a quarter, in either direction.
help-guardian_5 = Plays last. Once in your turn: the action of guardian 2, 3 or 4, as you like.
help-talisman = Whoever holds it is the first to choose a guardian.
help-sacrifice = Give up one token of this turn. At the end there are points for the most sacrificed tokens.
help-prizes = Points at the end for the most tokens sacrificed, the second most and so on. Without any sacrifice there is nothing.
help-visits = A tile is visited once you have explored one of its temples. The more tiles you visit, the more points at the end.
help-complete = Points at the end for each tile all of whose temples you have explored.
help-end_turn = The next player begins. Actions of the guardian and of ruins that you have not used are lost.
help-decline = The action of these ruins is lost.
help-ruins_action = An extra action on this tile: slide it, turn it, or move one of your tokens on it. It is lost if you do not use it this turn.
help-slide = The tile slides in a straight line into the gap, past another tile if need be, with all tokens on it.
help-turn = The tile turns by a quarter where it lies, with all tokens on it.
help-cw = A quarter turn to the right, with all tokens on the tile.
help-ccw = A quarter turn to the left, with all tokens on the tile.

# What is printed: the groups of components.json, and what an owner should compare.
printed-terrains = terrain kinds
printed-map_tiles = map tiles
printed-look-map_tiles = Compare each of the sixteen sides, cell by cell, with the tile of the same number and letter.
printed-layouts = how the tiles are laid
printed-guardians = guardians
printed-ruins_bonus = bonus action of the ruins
printed-tokens = tokens and rounds
printed-token_colours = colours of the players
printed-look-token_colours = Which four colours do the tokens have?
printed-talisman = talisman
printed-other_components = everything else in the box
printed-setup = set-up by number of players
printed-temple_points = points of the temples
printed-ruins_points = points of the ruins
printed-complete_tile_points = points for all temples of a tile
printed-visited_tile_points = points for visited tiles
printed-sacrifice_points = points for sacrifices
printed-look-sacrifice_points = Compare the numbers printed beside the sacrifice area, for every number of players.
printed-tie_break = ties
printed-side_panel = drawing beside the board

# What a hint speaks of: the features of the value

feature-ruins = ruins
feature-temples = temples explored
feature-temples_near = temples in reach
feature-visits = tiles visited
feature-visits_near = visits in reach
feature-complete = complete tiles
feature-complete_near = tiles nearly complete
feature-hand = tokens left
feature-sacrifice = rank in sacrifices
feature-sacrificed = tokens sacrificed
feature-guardian = guardian’s action
feature-guardian_now = what the guardian would bring here
feature-ruins_action = action of ruins

## The companion of a first game: why a question matters

companion-choose-start = Your other tokens spread from here. Land beside a temple: it counts at the end, and it carries you further.
companion-draft = Low numbers play first in this round. And once in your turn the guardian lends you its power.
companion-turn = A token goes beside one of yours: aim for temples, and mind that a forest costs a second token. What you sacrifice counts at the end.
companion-use-ruins = The ruins give you an action for free, on this tile only. If you decline, it is lost.
companion-move-to = A token that moves enters a forest for free. Do not leave a temple that no other token of yours touches.

## How to get points

score-ruins-how = Each token that enters ruins scores at once.
score-temples-how = Every temple one of your tokens touches. Large ones are worth more.
score-complete-how = A bonus for each tile whose temples you have all explored.
score-visited-how = A tile is visited once you have explored one of its temples. The more tiles, the more each adds.
score-sacrifice-how = The most sacrificed tokens win a prize, then the next most. Without a sacrifice there is none.

## The legend of symbols

legend-land = Land
legend-pieces = Pieces
legend-guardians = Guardians
legend-actions = Actions
legend-points = Points at the end
legend-ruins-help = A token that enters scores at once and gets an extra action: slide or turn this tile, or move one of your tokens on it. It never leaves.
legend-temple_small-help = Points at the end for everybody with a token beside it. If your last token touches it, the next may go to any cell around it.
legend-temple_large-help = Like a small temple, and worth more.
legend-token = token
legend-token-help = Your expedition: a tent in your colour. Each one placed must touch one of yours, or be carried by a temple or the water.
legend-tile = tile
legend-price = price
legend-price-help = This cell costs one more token, which is sacrificed.
legend-talisman = talisman
legend-slide = slide a tile
legend-turn = turn a tile
legend-ruins_action = action of the ruins
legend-visits = visited tiles
legend-complete = complete tile
legend-sacrifice = sacrifice
legend-prizes = prizes for sacrifices
