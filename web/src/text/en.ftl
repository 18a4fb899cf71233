# The interface of the browser client.
ui-welcome = Five islands, one table
ui-welcome-text = Play in one click, against friends or the computer. No account needed.
ui-waiting-for-you = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
 }
ui-play-now = Play now
ui-invite = Invite
ui-invite-text = Anyone with this link can watch, and take a free seat.
ui-options = Options
ui-new-table-of = New table of { $game } with options
ui-players = Players
ui-minutes = Minutes
ui-credits = Credits
ui-settings = Settings
ui-home = Home
ui-pages = Pages
ui-lobby = Lobby
ui-my-games = My games
ui-rules = Rules
ui-language = Language
ui-theme = Light or dark
ui-theme-auto = Like the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Motion
ui-motion-auto = Like the device
ui-motion-full = Full
ui-motion-less = Calm
ui-sound = Sound
ui-sound-on = On
ui-sound-off = Off
ui-confirm = Confirm choices
ui-confirm-help = Ask once more before a choice is played. On touch screens this is on by default.
ui-confirm-auto = On touch screens
ui-confirm-always = Always
ui-confirm-never = Never
ui-pace = Pace of the others
ui-pace-help = How long each step of the others’ turns stays on show. Step by step, Enter brings the next one.
ui-pace-step = Step by step
ui-pace-calm = Calm
ui-pace-brisk = Brisk
ui-pace-none = At once
ui-grace = End of my turn
ui-grace-help = How long the last choice of a turn can be taken back before the others act. Not where something was revealed.
ui-grace-off = At once
ui-grace-short = 3 seconds
ui-grace-confirm = Until I confirm
ui-pass = Pass for me
ui-pass-help = When only one answer is possible it is given for you, after a pause that tells the others nothing about your hand.
ui-pass-on = Yes
ui-pass-off = No
ui-forced = Only one answer is possible.
ui-forced-soon = Only one answer is possible; it is given for you in a moment.
ui-you-here = You
ui-your-name = Your name
ui-your-colour = Your colour
ui-colour-coral = Coral, circle
ui-colour-lagoon = Lagoon, square
ui-colour-sun = Sun, triangle
ui-colour-leaf = Leaf, diamond
ui-colour-orchid = Orchid, star
ui-colour-slate = Slate, hexagon
ui-keep = Keep
ui-kept = Kept.
ui-guest-names = Coral, Marlin, Cove, Pearl, Gull, Breeze, Palm, Lagoon, Tide, Shell, Turtle, Mango
ui-bot-names = Hina, Tane, Moana, Kai, Lani, Rua

ui-new-table = New table
ui-open-table = Open the table
ui-game = Game
ui-seats = Seats
ui-seat = Seat { $number }
ui-open-seat = Open seat
ui-computer = Computer
ui-level-now = Computer players for “Play now”
ui-level-of = Level of { $name }
ui-level-ask = Another level for { $name }
ui-level-wished = { $names } would like “{ $level }” for { $name }.
ui-level-agree = Agree
ui-level-stay = Leave it
ui-level-waits = “{ $level }” for { $name }: the others still have to agree.
ui-hints = Hints
ui-hints-help = Whoever is asked may have a good player look over their shoulder. Everybody at the table sees that hints are on, nobody sees when they are used.
ui-hints-on = Allowed
ui-hints-off = None
ui-time = Time
ui-time-help = A clock for the whole game, or so much time for each turn. The time of computer players never counts.
ui-time-none = No clock
ui-time-live = { $increment ->
    [0] { $time } each
   *[other] { $time } each, +{ $increment } s a turn
}
ui-time-turns = { $time } a turn
ui-time-details = Details
ui-time-minutes = Minutes for each player
ui-time-increment = Seconds more each turn
ui-time-hours = Hours for each turn
ui-time-honoured = What does not count:
ui-time-honours-hours = the hours outside a player’s playing hours
ui-time-honours-weekends = the weekends of those who do not play then
ui-time-honours-vacation = vacation
ui-time-up = When time is up
ui-time-up-computer = The computer plays on
ui-time-up-end = The game ends without a winner
ui-time-up-level = Level of the computer player
ui-time-left = { $left } left
ui-off-hours = Outside playing hours until { $until }
ui-off-weekend = Weekend until { $until }
ui-off-vacation = On holiday until { $until }
ui-ended-time = Somebody’s time was up: the game ended unfinished, as agreed when the table was opened. Its record can be read.
ui-my-time = My time
ui-my-time-help = In games that are played turn by turn, your time counts only when you want to play.
ui-my-hours = I have playing hours
ui-my-hours-from = From
ui-my-hours-until = Until
ui-my-weekends = I play at weekends too
ui-my-zone = Time zone: { $zone }
ui-my-hours-hold = These hours hold from { $when } on.
ui-vacation = Vacation
ui-vacation-first = First day
ui-vacation-last = Last day
ui-vacation-take = Take vacation
ui-vacation-end = I am back
ui-vacation-taken = Vacation: { $first } to { $last }
ui-vacation-left = { $left } of { $days } days left this year.
ui-absent = If somebody is away
ui-absent-help = After this time any player may let the computer play on; whoever comes back takes their seat again.
ui-absent-help-turns = After this time, counted like that of a turn, any player may let the computer play on; whoever comes back takes their seat again.
ui-absent-after = { $after ->
    [0] Wait
    [120] 2 min
    [600] 10 min
    [43200] 12 h
    [86400] 1 day
    [172800] 2 days
   *[other] { $after } seconds
 }
ui-away-long = { $name } is away.
ui-take-over = Let the computer play
ui-played-for = The computer plays for you.
ui-played-for-them = The computer plays for { $name }
ui-come-back = Play again myself
ui-levels = Computer players
ui-hint = Hint
ui-hint-waiting = A good player is thinking about it…
ui-hint-look = Look at what shines on the board.
ui-hint-look-chips = Look at the choices below.
ui-hint-what = What?
ui-hint-why = Why?
ui-hint-choice = The best choices
ui-chance = Chance to win
ui-lead = Expected points, beside the first
ui-review = Review
ui-review-what = A good player looks at every choice of this game: who was winning and when that changed, what would have been better, and how much was luck.
ui-review-failed = The review could not be made. Try again.
ui-review-quick = Quick (about a minute)
ui-review-deep = Thorough (several minutes)
ui-review-working = Looking at the game: { $done } of { $total } turns
ui-review-table = The table
ui-review-chart = Chances of winning
ui-review-turn = Turn
ui-review-turning = Turning points
ui-review-better = Better:
ui-review-points = points
ui-review-board = See it on the board
ui-review-skill = Skill and luck
ui-review-skill-text = Accuracy: 100 means always the best choice that was found, 0 no better than by lot. Luck is what chance gave beside the average of what it could have given.
ui-review-accuracy = Accuracy
ui-review-lost = Given away
ui-review-luck = Luck
ui-review-lines = Better lines
ui-review-all = All
ui-review-no-better = Nothing clearly better was found.
ui-who-may-come = Who may come
ui-by-link = Those with the link
ui-public = Everybody
ui-order = Order of seats
ui-order-drawn = Drawn by lot
ui-order-fixed = As listed
ui-beginning = How the game begins
ui-beginning-help = Once the last person has sat down.
ui-beginning-by-itself = By itself
ui-beginning-by-me = When I say so
ui-house-rules = { $count ->
    [one] One house rule
   *[other] { $count } house rules
}
ui-house-rules-changed = { $count ->
    [0] all as usual
    [one] one changed
   *[other] { $count } changed
}
ui-usual = As usual: { $value }
ui-lobby-open = Tables with a free seat
ui-lobby-playing = Being played now
ui-lobby-empty = No public table is open. Yours could be the first.
ui-running = Running
ui-finished = Finished
ui-show-more = Show more
ui-mine-empty = You are at no table yet.
ui-state-over = Finished
ui-state-retired = Ended early
ui-state-playing = Being played
ui-waiting-for = { $count ->
    [0] Ready to start
    [one] One seat is free
   *[other] { $count } seats are free
 }
ui-all-here = Everybody is here.
ui-sealing = Drawing lots …
ui-sealing-who = Waiting a moment for { $names }.
ui-old-over = This game was played by older rules. Its board cannot be shown any more, but its record can be read.
ui-old-retired = This game ended unfinished: the rules have changed since it began, or the host has closed it. Its record can be read.
ui-sit-here = Sit here
ui-free-seat = Free this seat
ui-start = Start
ui-leave = Leave
ui-opener-starts = Whoever opened the table starts the game.
ui-sit-down = Sit down
ui-begins-by-itself = The game begins by itself as soon as everybody is here.
ui-link = Link to this table
ui-copy = Copy the link
ui-copied = Copied
ui-share = Share

ui-loading = One moment …
ui-fit = Show the whole board
ui-close = Close
ui-cancel = Cancel
ui-drop = take back this click
ui-question = The decision
ui-ask-any = Choose
ui-thinking = { $name } is thinking
ui-hours = { $count } h
ui-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
ui-your-turn = Your turn
ui-end-turn = End turn
ui-end-turn-ask = Do you end your turn, or take it back?
ui-grace-of = { $name } may still take the turn back
ui-next-step = Next
ui-replaying = The last round once more
ui-undo = Undo
ui-undo-seconds = Undo ({ $count } s)
ui-undo-turn = { $count ->
    [one] Take back one choice
   *[other] Take back all { $count } choices of this turn
 }
ui-list-choices = All choices as a list
ui-do-it = Do it
ui-which = Which of these?
ui-sent = sent
ui-saved = saved
ui-gain = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
 }
ui-past = You are looking at moment { $ply }
ui-back-to-now = Back to now
ui-game-over = The game is over
ui-see-result = See the result
ui-you = you
ui-online = is here
ui-away = is away
ui-look-at = Look at { $name }
ui-score-details = Points by source
ui-text-points = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
 }
ui-text-view = The board in words
ui-text-close = Back to the picture
ui-text-choices = What you can do
ui-text-board = On the board
ui-yes = yes
ui-no = no
ui-hidden = hidden
ui-none = none
ui-log = Story
ui-fold = Fold
ui-unfold = Unfold
ui-fold-all = Fold all turns
ui-unfold-all = Unfold all turns
ui-set-up = Set-up
ui-backs = { $count ->
    [one] one choice taken back
   *[other] { $count } choices taken back
}
ui-log-empty = Nothing has happened yet.
ui-see-moment = See moment { $ply }
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-log-and-chat = Story and chat
ui-send = Send
ui-history = History
ui-first = To the beginning
ui-previous = One back
ui-next = One forward
ui-replay = Replay
ui-pause = Pause
ui-moment = Moment
ui-now = Now
ui-replay-from = Seen from
ui-watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
 }
ui-link-live = live
ui-link-catching-up = catching up
ui-link-offline = offline, trying again
ui-mat = What { $name } has
ui-mat-before = The player before
ui-mat-after = The next player
ui-mat-mine = Back to mine
ui-chart = Points over time
ui-chart-if-ended = If it had ended then
ui-chart-begin = beginning
ui-chart-end = end
ui-total = Total
ui-place = Place
ui-show-on-board = Show it on the board
ui-final-scoring = Final scoring
ui-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
ui-skip = Skip
ui-again = Again
ui-record = Record
ui-fair = Was chance fair?
ui-fair-text = The first number was shown before the game: it binds the server to options, seats and its secret, the second number. “archipel verify” draws every die and card again from the record.
ui-fair-mixed = Your browser had a random number of its own in this draw: nobody could choose your luck.
ui-fair-absent = Your browser was not there when the game began, so the draw was made without it.
ui-fair-left-out = The draw was made without your browser’s random number. It may have come too late; but without it you have to trust whoever runs this server.
ui-fair-broken = The draw is not the one that was promised before the game: this server did not play fair.
ui-shortcuts = Keyboard
ui-key-chips = choose a chip by its number
ui-key-arrows = walk between the glowing things on the board (with Shift: move the board)
ui-key-enter = click the focused thing, confirm
ui-key-escape = drop the last click
ui-key-board = go to the board
ui-key-list = all choices as a list
ui-key-undo = undo
ui-key-undo-turn = take back the whole turn
ui-key-hint = hint, once more: tell me more
ui-key-plan = plan my next turn
ui-key-replay = see the last round once more
ui-key-recap = what happened since my last choice
ui-key-history = history
ui-key-step = one moment back, one forward
ui-key-scores = points by source
ui-key-text = the board in words
ui-key-mats = what the next player has
ui-key-rule = the rule of what is explained
ui-key-chat = write in the chat
ui-key-notes = write a note
ui-key-zoom = zoom in, out, whole board
ui-key-help = this list
ui-rules-contents = Games and chapters
ui-rules-search = Search the rules
ui-rules-missing = There are no rules to read for this game yet.
ui-rules-nothing = Nothing about “{ $query }”.
ui-rules-table = Table
ui-rules-back = Back to the table
ui-rule = Rule
ui-rule-read = Read rule { $rule }
ui-example = Example of rule { $rule }
ui-example-try = Try it
ui-example-you = You
ui-example-again = Once more
ui-example-leave = Back to the rules
ui-example-other = That is allowed, but the example goes another way.
ui-example-over = That was the example.
ui-printed = What is printed, what is reconstructed
ui-printed-rules = To the rules
ui-printed-intro = We have no box of { $game }: what stands on its boards, cards and tiles was read in the rulebook and in public sources, and what they do not tell was chosen so that it fits everything that is known. If you own the box, you can help.
ui-printed-low = Look at these first
ui-printed-low-text = Reconstructed, and uncertain: here your box most likely differs.
ui-printed-medium = Likely
ui-printed-medium-text = Some of it is known, the rest was concluded.
ui-printed-high = Sure
ui-printed-high-text = From the rulebook, or confirmed by several sources.
ui-printed-project = Never printed
ui-printed-project-text = Ours: drawings, names and limits of the program.
ui-printed-from-rulebook = from the rulebook
ui-printed-from-owner = read off the box by an owner
ui-printed-from-reconstructed = reconstructed
ui-printed-from-project = by this project
ui-printed-from-public = from { $where }
ui-printed-front = front
ui-printed-back = back
ui-printed-correct = To correct something
ui-printed-host = A correction is a small file with the groups that differ. Whoever hosts the games prints the group, edits it, has it checked and serves it; no code is touched:
ui-printed-send = To share it, send the file to the project with a word about your edition, or a photograph of what you compared. Games keep the data they were played with in their records.
ui-lost = There is nothing here but sea.
ui-no-offline = The server cannot be reached.
ui-no-other = That did not work. Try again.
ui-no-no-such-table = This table does not exist.
ui-no-too-fast = Too fast: wait a moment.
ui-no-too-many-tables = You are at too many tables: finish or leave one.
ui-no-broken = Something went wrong on the server.
ui-no-no-name = Take a name first.

# Learning.
ui-learn = Learn
ui-learn-in = Learn it in { $minutes } min
ui-course-of = Learn { $game }
ui-course-text = { $count ->
    [one] { $count } short chapter
   *[other] { $count } short chapters
} on the real board, { $minutes } min in all. Look, try, and nothing can go wrong.
ui-course-begin = Begin
ui-course-go-on = Continue
ui-course-over = That was the last chapter. You know all you need for a first game!
ui-no-course = This game has no lessons yet.
ui-lesson = Lesson
ui-lesson-on = Next
ui-lesson-try = Choose something else
ui-lesson-again = Repeat the chapter
ui-lesson-restart = Start over
ui-lesson-restart-of = Start over: { $chapter }
ui-lesson-leave = Leave the lesson
ui-lesson-point = Show me
ui-lesson-would = What would happen:
ui-lesson-passed = It would be the next player’s turn.
ui-lesson-after = Goes on from the chapter “{ $chapter }” as this course plays it, whatever you chose there.
ui-lesson-over = That is the end of this chapter. Up next:
ui-lesson-done = done
ui-lesson-begun = begun
ui-first-game = My first game
ui-first-game-text = A real game against the gentlest computer player, with hints whenever you want one.

# The guide, and the companion of a first game.
ui-guide = Points and symbols
ui-guide-points = How do I get points here?
ui-guide-points-short = Points
ui-guide-symbols = What do the symbols mean?
ui-guide-symbols-short = Symbols
ui-key-points = how do I get points here?
ui-key-symbols = what do the symbols mean?
ui-points-now = Points scored
ui-points-end = Counted at the end
ui-points-next = Now +{ $points }:
ui-points-ways = { $count ->
    [one] { $count } choice brings it
   *[other] { $count } choices bring it
}
ui-points-note = The figures are yours as things stand. “Now” is the most that a single choice of yours would add.
ui-points-watching = You are watching: these are the ways to points in this game.
ui-legend-search = Search the symbols
ui-legend-none = No symbol is called that.
ui-legend-count = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}
ui-companion = First-game companion
ui-companion-help = The first time you are asked something new, a sentence tells why it matters. Switching it on again starts it from the beginning.
ui-companion-on = On
ui-companion-off = Off
ui-companion-understood = Got it
ui-companion-stop = No more tips
ui-companion-start = Explain as I play
# Accounts.
ui-sign-in = Sign in
ui-account = Your account
ui-keep-name = Keep your name on every device
ui-someone = someone
ui-on-my-phone = Open on my phone
ui-people = People
ui-profile-of = Profile of { $name }
ui-report-line = Report this line to the host
ui-host = Page of the host
ui-next-game = { $count ->
    [one] Next game
   *[other] Next game of { $count }
}
ui-no-next-game = No other game is waiting for you.
ui-key-next = next game that waits for you
ui-invites-you = { $name } invites you: { $game }
ui-invite-friends = Ask a friend:
ui-invited-friend = { $name } is asked
