title = Costa Ruana
promise = Bluff by sun and moon: the tribe that stays on top of an island takes its treasure.

# Questions
ask-deal-hand = A card is dealt.
ask-deal = A card is drawn.
ask-show-side = Which side of the condition card is up?
ask-four-treasures = Which island starts with only four treasures?
ask-first-shaman = Who is the first shaman?
ask-take-first-office = You are the first shaman. Keep the office or name somebody else?
ask-place-initial = On which island do you place an inhabitant ({ $count } of { $most })?
ask-play-face-up = Play a card face up: which one, and in front of whom?
ask-play-face-down = Play a card face down: which one, and in front of whom?
ask-place-copier = Which card do you copy with an inhabitant, or do you pass?
ask-flip-condition = Shaman, which of the two condition cards do you turn over?
ask-resolve = Which card do you resolve next?
ask-take-treasure = Move a treasure: from which island?
ask-bring-treasure = Move the treasure from { $source } Island to which island?
ask-remove-inhabitants = { $count ->
    [one] Take one of your inhabitants home: from which island?
   *[other] Take { $count } of your inhabitants home: from which island first?
}
ask-place-inhabitants = { $count ->
    [one] Place an inhabitant: on which island?
   *[other] Place { $count } inhabitants: where does the first one go?
}
ask-pick-inhabitant = Move an inhabitant, yours or another: which one?
ask-bring-inhabitant = Move the inhabitant of { $tribe } from { $source } Island to which island?
ask-take-office = You are to be shaman of round { $round }. Keep the office or name somebody else?

# Where in the game we are, from what everybody sees
stage = { $round ->
    [0] { $phase }
   *[other] Round { $round } · { $phase }
}

# Choices
do-place_initial = Place on { $island } Island
do-play_card = { $face } in front of { $seat }
do-place_copier = Copy the { $slot }
do-pass = No copier
do-flip = { $condition_id ->
    [time] Turn day and night
   *[tide] Turn the tide
}
do-choose_card = Resolve the { $slot }
do-treasure_from = From { $island } Island
do-treasure_to = To { $island } Island
do-remove_from = Home from { $island } Island
do-place_on = Place on { $island } Island
do-pick_inhabitant = Inhabitant of { $tribe } on { $island } Island
do-move_to = Move to { $island } Island
do-keep = Be shaman
do-nominate = Name { $seat }
do-deal = Deal { $face }
do-show_side = Show { $background }
do-four_treasures = Four treasures on { $island } Island
do-first_shaman = { $seat } is shaman

# Log
log-drew = { $seat } draws { $face }.
log-drew-veiled = { $seat } draws a card.
log-side-shown = { $condition_id ->
    [time] The game starts by { $background }.
   *[tide] The game starts at { $background }.
}
log-four-treasures = { $island } Island starts with four treasures.
log-first-shaman = { $seat } is the first shaman.
log-settled = { $seat } settles on { $island } Island.
log-round-began = Round { $round } begins. { $seat } is shaman.
log-laid-face-up = { $own ->
    [1] { $seat } plays { $face } in front of their own hut.
   *[other] { $seat } plays { $face } in front of { $front }.
}
log-laid-face-down = { $own ->
    [1] { $seat } plays { $face } face down in front of their own hut.
   *[other] { $seat } plays { $face } face down in front of { $front }.
}
log-laid-face-down-veiled = { $own ->
    [1] { $seat } plays a card face down in front of their own hut.
   *[other] { $seat } plays a card face down in front of { $front }.
}
log-copier-placed = { $own ->
    [1] { $seat } will copy { $face }, which lies in front of their own hut.
   *[other] { $seat } will copy { $face }, which lies in front of { $front }.
}
log-copier-placed-veiled = { $own ->
    [1] { $seat } will copy the hidden card played by { $player }, which lies in front of their own hut.
   *[other] { $seat } will copy the hidden card played by { $player }, which lies in front of { $front }.
}
log-passed = { $seat } copies no card.
log-no-copier = { $seat } has nobody left at home to copy a card.
log-flipped = { $condition_id ->
    [time] { $seat } turns the time: it is now { $background }.
   *[tide] { $seat } turns the tide: it is now { $background }.
}
log-revealed = { $own ->
    [1] The hidden card { $seat } played in front of their own hut is { $face }.
   *[other] The hidden card { $seat } played in front of { $front } is { $face }.
}
log-discarded = { $face } in front of { $front } has no effect and is discarded.
log-copier-home = The copier of { $seat } goes home.
log-resolving = { $copiers ->
    [0] { $seat } resolves { $face }.
    [one] { $seat } resolves { $face }, copied once.
   *[other] { $seat } resolves { $face }, copied { $copiers } times.
}
log-treasure-moved = { $seat } moves a treasure from { $source } Island to { $island } Island.
log-removed = { $count ->
    [one] { $seat } takes an inhabitant home from { $island } Island.
   *[other] { $seat } takes { $count } inhabitants home from { $island } Island.
}
log-placed = { $seat } places an inhabitant on { $island } Island.
log-inhabitant-moved = { $own ->
    [1] { $seat } moves one of their own from { $source } Island to { $island } Island.
   *[other] { $seat } moves an inhabitant of { $owner } from { $source } Island to { $island } Island.
}
log-no-effect = Nothing happens for { $seat }.
log-collected = { $left ->
    [0] { $seat } takes the last treasure of { $island } Island.
   *[other] { $seat } takes a treasure of { $island } Island; { $left } left.
}
log-conflict = Conflict on { $island } Island: nobody gets a treasure.
log-bare = { $island } Island has no treasures left.
log-shaman-follows = { $stays ->
    [1] { $seat } alone got the fewest treasures ({ $treasures }) and is shaman again.
   *[other] { $seat } got the fewest treasures ({ $treasures }) and is the new shaman.
}
log-kept = { $seat } keeps the office of shaman.
log-nominated = { $seat } declines and names { $other } shaman.
log-scored = { $seat } has { $points ->
        [one] { $points } respect point
       *[other] { $points } respect points
    }: { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }, { $reserve ->
        [one] one inhabitant
       *[other] { $reserve } inhabitants
    } at home.
log-winner = { $shared ->
    [1] { $seat } shares the victory.
   *[other] { $seat } wins the game.
}

# Points
score-treasures = Treasures
score-reserve = Inhabitants at home

# Table options
option-show_hut_totals = Huts
option-show_hut_totals-help = The treasures in the huts of the others are hidden, or open to all. Whoever counts along knows them anyway.
option-show_hut_totals-false = Hidden
option-show_hut_totals-true = Open
option-first_shaman_may_refuse = First shaman
option-first_shaman_may_refuse-help = May the first shaman, knowing the dealt hand, pass the office on before the first inhabitants are placed?
option-first_shaman_may_refuse-false = Must accept
option-first_shaman_may_refuse-true = May decline
option-target_may_peek_at_face_down_card = Hidden cards
option-target_may_peek_at_face_down_card-help = Who may look at a card played face down before it is revealed?
option-target_may_peek_at_face_down_card-false = Only whoever played it
option-target_may_peek_at_face_down_card-true = Also the player it lies in front of
option-four_treasure_islands = Islands with four treasures
option-four_treasure_islands-help = Two islands start with four treasures instead of five: drawn at random, or chosen by the first shaman.
option-four_treasure_islands-random = At random
option-four_treasure_islands-chosen_by_shaman = Chosen by the shaman

# Drawing
draw-round = Round { $round } of { $rounds }
draw-shaman = Shaman: { $seat }
draw-draw-pile = Draw pile: { $count }
draw-discards = Discarded: { $count }
draw-flips-to = back: { $background }
draw-reserve = home { $count }
draw-hut = hut { $count }
draw-hut-hidden = hut ?
draw-won = +{ $count } this round
draw-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
draw-hand = Your hand
draw-empty-hand = no cards
draw-hidden-card = hidden card
draw-no-cards = no cards in front
draw-played-by = by { $seat }

# Names
name-conflict = conflict
name-nobody = nobody
name-setup = Set-up
name-setup_place = First inhabitants
name-play_face_up = Face-up cards
name-play_face_down = Face-down cards
name-place_copier = Copiers
name-flip_condition = The shaman flips
name-reveal_and_discard = Reveal
name-resolve = Resolving the cards
name-collect = Collecting treasures
name-prepare_next_round = Next round
name-game_over = The end
name-time = day and night
name-tide = tide
name-day = day
name-night = night
name-high_tide = high tide
name-low_tide = low tide
name-green = { $seat_0 }
name-brown = { $seat_1 }
name-yellow = { $seat_2 }
name-red = { $seat_3 }
name-blue = { $seat_4 }
name-white = { $seat_5 }
name-island_1 = Palm
name-island_2 = Turtle
name-island_3 = Heron
name-island_4 = Volcano
name-island_5 = Lagoon
name-island_6 = Coconut
name-island_7 = Driftwood
name-island_8 = Parrot
name-island_9 = Mangrove
name-island_10 = Coral
name-up_0 = face-up card of { $seat_0 }
name-up_1 = face-up card of { $seat_1 }
name-up_2 = face-up card of { $seat_2 }
name-up_3 = face-up card of { $seat_3 }
name-up_4 = face-up card of { $seat_4 }
name-up_5 = face-up card of { $seat_5 }
name-down_0 = face-down card of { $seat_0 }
name-down_1 = face-down card of { $seat_1 }
name-down_2 = face-down card of { $seat_2 }
name-down_3 = face-down card of { $seat_3 }
name-down_4 = face-down card of { $seat_4 }
name-down_5 = face-down card of { $seat_5 }
name-day_treasure = Treasure (day)
name-day_remove_1 = Remove 1 (day)
name-day_remove_2 = Remove 2 (day)
name-day_remove_3 = Remove 3 (day)
name-day_place_1 = Place 1 (day)
name-day_place_2 = Place 2 (day)
name-day_place_3 = Place 3 (day)
name-day_move = Move (day)
name-night_treasure = Treasure (night)
name-night_remove_1 = Remove 1 (night)
name-night_remove_2 = Remove 2 (night)
name-night_remove_3 = Remove 3 (night)
name-night_place_1 = Place 1 (night)
name-night_place_2 = Place 2 (night)
name-night_place_3 = Place 3 (night)
name-night_move = Move (night)
name-high_tide_treasure = Treasure (high tide)
name-high_tide_remove_1 = Remove 1 (high tide)
name-high_tide_remove_2 = Remove 2 (high tide)
name-high_tide_remove_3 = Remove 3 (high tide)
name-high_tide_place_1 = Place 1 (high tide)
name-high_tide_place_2 = Place 2 (high tide)
name-high_tide_place_3 = Place 3 (high tide)
name-high_tide_move = Move (high tide)
name-low_tide_treasure = Treasure (low tide)
name-low_tide_remove_1 = Remove 1 (low tide)
name-low_tide_remove_2 = Remove 2 (low tide)
name-low_tide_remove_3 = Remove 3 (low tide)
name-low_tide_place_1 = Place 1 (low tide)
name-low_tide_place_2 = Place 2 (low tide)
name-low_tide_place_3 = Place 3 (low tide)
name-low_tide_move = Move (low tide)

# What things do, for the help bubble

help-card_treasure = Whoever this card lies in front of moves one treasure from an island to another. { help-card_acts }
help-card_remove = { $count ->
    [one] Whoever this card lies in front of takes one of their inhabitants home.
   *[other] Whoever this card lies in front of takes { $count } of their inhabitants home, from any islands.
} { help-card_acts }
help-card_place = { $count ->
    [one] Whoever this card lies in front of puts one inhabitant from home on an island with room.
   *[other] Whoever this card lies in front of puts { $count } inhabitants from home on islands with room.
} { help-card_acts }
help-card_move = Whoever this card lies in front of moves one inhabitant of any tribe to another island with room. { help-card_acts }
help-card_acts = It acts only if its background is visible after the shaman’s turn of a card ({ $background }).
help-card_hidden = Only whoever played it knows it. It is shown after the shaman’s choice and acts if its background is then visible.
help-face = Whoever it lies in front of does what the card shows. It acts only if its background is visible after the shaman’s turn of a card.
help-slot = A card on the table. It acts on whoever it lies in front of, if its background is visible after the shaman’s choice.
help-tribe = Whose inhabitant it is.
help-island = In each round the largest group that is not tied takes one treasure, and one of its inhabitants goes home. There is room for { $room }.
help-inhabitant = It counts for the treasure of its island. At home, at the end, it is worth a point.
help-time = The shaman turns over this card or the tide card, never both. Only cards whose background is then visible act.
help-tide = The shaman turns over this card or the one of day and night, never both. Only cards whose background is then visible act.
help-seat = Cards in front of this hut act on its owner. Treasures won are hidden in it; inhabitants at home are worth a point each at the end.
help-draw_pile = After each round but the last everybody draws from here. It lasts exactly to the end.
help-discard_pile = All cards of earlier rounds, for everybody to see.
help-pass = Copy no card in this round and keep your inhabitant at home.
help-keep = You are shaman: you turn over the condition card, but you lay your cards before all others.

# What is printed: the groups of components.json, and what an owner should compare.
printed-tokens = what is in the box
printed-limits = rounds, tribes, room on the islands
printed-player_counts = islands and treasures by number of players
printed-setup = order of the set-up
printed-shaman_office = the shaman
printed-deck_sizes = size of the deck
printed-hand_schedule = cards in hand
printed-conditions = the two condition cards
printed-backgrounds = backgrounds of the cards
printed-kinds = kinds of actions
printed-faces = faces of the action cards
printed-cards = action cards: how many of each
printed-look-cards = Sort the 72 action cards: how many of each kind and background, with how many notches?
printed-table_slots = names of the cards on the table
printed-islands = islands
printed-layout = drawing of the table
printed-tribes = colours of the tribes
printed-look-tribes = Which six colours do the inhabitants have?
printed-phases = steps of a round
printed-scoring = final scoring
printed-decisions = choices of the program
printed-collection_table = who takes the treasure
printed-example_constraints = the example of the rulebook

# What a hint speaks of: the features of the value

feature-treasures = treasures
feature-home = inhabitants at home
feature-abroad = inhabitants on islands
feature-islands = islands to win
feature-sent = inhabitants to place
feature-called_home = inhabitants to remove
feature-moves = moves of inhabitants
feature-treasure_moves = moves of treasures
feature-hand = cards in hand
feature-office = being shaman
feature-order = order of play

## The companion of a first game: why a question matters

companion-place-initial = After each round the largest group on an island wins a treasure; a tie wins nothing. Look for islands where you can be ahead.
companion-take-first-office = The shaman turns over a condition card and so decides which cards act. The price: you lay your cards before all others.
companion-take-office = The shaman decides which cards act in the round to come. The price: you lay your cards before all others.
companion-play-face-up = A card acts on the player it lies in front of, and only if its background shows after the shaman’s choice. Help yourself, or hinder somebody.
companion-play-face-down = Nobody knows this card until the shaman has chosen. One that hurts goes in front of others, one that leaves a choice in front of you.
companion-place-copier = An inhabitant on a card does the same for you, if the card acts. Afterwards it comes back home: only the chance is spent.
companion-flip-condition = Only cards whose background then shows will act. Count which of them help you before you turn one over.
companion-resolve = Cards of one kind are yours to put in order. The first one changes what the next one finds.
companion-take-treasure = Islands you lead should be rich, the others poor. Take it where somebody else is ahead.
companion-bring-treasure = Bring it to an island where you are ahead, or soon will be: you will win it there.
companion-remove-inhabitants = Call home those who win nothing: at home each counts at the end. Keep the islands you lead.
companion-place-inhabitants = One more can make you the largest group, or turn somebody’s lead into a tie.
companion-pick-inhabitant = You may move anybody. Send one of yours where it wins, or a rival away from where it leads.
companion-bring-inhabitant = A tie wins nothing: make a majority for yourself, or a tie for the others.

## How to get points

score-treasures-how = After each round every island gives one treasure to the largest group there. They lie hidden in your hut.
score-reserve-how = Every inhabitant at home counts when the game ends; those on islands do not.

## The legend of symbols

legend-pieces = On the sea and ashore
legend-cards = Cards
legend-backgrounds = Backgrounds and conditions
legend-piles = Piles
legend-island = treasure island
legend-island-help = After each round the largest group without a tie takes a treasure, then one of its inhabitants goes home.
legend-inhabitant = inhabitant
legend-treasure = treasure
legend-treasure-help = Won by the largest group of its island, and then hidden in the hut: it is worth more than an inhabitant at home.
legend-seat = hut of a player
legend-shaman = shaman
legend-shaman-help = Plays first, and turns over one of the two condition cards: so the shaman decides which cards act.
legend-card_place = place inhabitants
legend-card_place-help = Whoever it lies in front of sends as many inhabitants from home to islands as it shows.
legend-card_remove = remove inhabitants
legend-card_remove-help = Whoever it lies in front of takes as many of their inhabitants home from islands as it shows.
legend-card_move = move an inhabitant
legend-card_move-help = Whoever it lies in front of moves one inhabitant of any tribe to another island with room.
legend-card_treasure = move a treasure
legend-card_treasure-help = Whoever it lies in front of moves one treasure from an island to another.
legend-card_hidden = face-down card
legend-day-help = Cards with this background act while the day shows.
legend-night-help = Cards with this background act while the night shows.
legend-high_tide-help = Cards with this background act while high tide shows.
legend-low_tide-help = Cards with this background act while low tide shows.
legend-draw_pile = draw pile
legend-discard_pile = discard pile
