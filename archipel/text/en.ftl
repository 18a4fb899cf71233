name-seat = Player { $number }
no-over = The game is over.
no-not-your-turn = It is not your turn.
no-in-grace = The turn before may still be taken back: wait a moment.
no-unreadable = That cannot be read here.
no-not-an-option = That is not possible now.
no-nothing-to-take-back = There is nothing to take back.
no-chance-acted = Chance has acted since: it cannot be taken back.
no-another-acted = Another player has acted since: it cannot be taken back.
no-hidden-revealed = Something hidden was revealed: it cannot be taken back.
no-no-such-ply = There is no such moment in this game.

# The command line
cli-misfit = { $sentence }.
cli-unknown-command = There is no command “{ $word }”; there are: { $commands }.
cli-unknown-switch = There is no switch “{ $word }” here; --help lists those there are.
cli-too-much = “{ $words }” is more than this command can use.
cli-missing = { $name } is missing.
cli-needs-value = { $name } needs a value.
cli-bad-value = “{ $value }” is no possible value of { $name }.
cli-repeated = { $name } is given twice.
cli-no-game = There is no game “{ $game }”; there are: { $games }.
cli-bad-seats = { $title } is for { $counts } players, not { $seats }.
cli-bad-option = “{ $option }” should read id=value.
cli-no-option = { $title } has no option “{ $option }”; it has: { $options }.
cli-no-value = Option { $option } is one of { $choices }, not “{ $value }”.
cli-bad-seat = There is no seat { $seat }: seats go from 0 to { $last }.
cli-no-bot = There is no bot “{ $bot }”; there are: { $bots }.
cli-too-small = { $name } must be at least { $least }, not { $number }.
cli-no-file = There is no file { $file }.
cli-bad-file = The file { $file } cannot be used: { $reason }.
cli-bad-record = The record { $file } cannot be read: { $reason }.
cli-bad-ply = There is no ply { $ply }: this game has 0 to { $last }.
cli-no-rule = { $title } has no rule “{ $rule }”.
cli-no-number = “{ $line }” is not a number.
cli-no-peers = The package { $module } is not installed: pip install archipel[bench].
cli-needs-server = The server is not installed: pip install "archipel[server,terminal]" brings it.
cli-new-clone = new-game writes files beside the other games, so it works in a clone of the project only, not in an installed package.
cli-new-bad-name = “{ $name }” cannot be the id of a game: lower-case letters, digits and single underscores, a letter first, { $longest } at most, and no word of Python.
cli-new-taken = There is a game “{ $name }” already.
cli-new-exists = { $place } is there already; nothing was written.
cli-new-word = “{ $name }” is a word of { $file }, which speaks of no game: choose a name that is not used there.
cli-new-made = { $title }: { $files } files written, rules { $prefix }-01 and on. No other file was changed.
cli-new-next = Try it: archipel play { $game }, or make play. Then change it, file by file: docs/adding-a-game.md.
cli-unreadable = “{ $line }” is neither a choice from 1 to { $count } nor a command; “help” lists what there is.
cli-not-now = “{ $line }” is not possible now.
cli-save-where = Where to? Type “save” and the name of a file.

cli-games = Games
cli-games-id = Id
cli-games-title = Title
cli-games-players = Players
cli-games-minutes = Minutes
cli-games-promise = What it is about
cli-games-options = Table options

cli-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cli-player-you = Player { $number } (you)
cli-player-bot = Player { $number } ({ $bot })
cli-spectator = A spectator
cli-scores = Points
cli-total = Total
cli-rank = Rank

# The two scores of a player: what the score track shows, and what the final scoring would make of it.
points-now = Points scored
points-if-ended = { $points } if it ended now
points-if-ended-head = If it ended now
points-if-ended-short = end { $points }
points-own = { $points } of them hidden from the others
points-own-head = of which hidden from the others

cli-which-game = Which game? Type its number or its id.
cli-how-many = How many players ({ $counts })? Enter: { $usual }.
cli-welcome = { $title }, { cli-players }, seed { $seed }. Type “help” to see what you can do.
cli-prompt = Type a number, the text in brackets, or a part of a sentence to see fewer choices.
cli-more = … and { $count } more: Enter shows them, a part of a sentence or of a text narrows the list.
cli-commands = Commands: undo (take back your last choice; “undo turn”: all of this turn), log (what happened), help [RULE] (a rule; without one, the rule of the question), score (points so far), board (show the table again), save FILE (write the record), quit.
cli-undone = { $count ->
    [one] Taken back.
   *[other] { $count } choices taken back.
 }
cli-undo-what = Type “undo” for one choice or “undo turn” for all of this turn.
cli-saved = Written: { $file }
cli-over = The game is over.
cli-bye = Goodbye.

cli-at-ply = { $title }: ply { $ply } of { $plies }
cli-chance-decides = Chance decides now.
cli-seat-decides = { $seat } decides now.

cli-bot = Bot
cli-played = Seats played
cli-wins = Wins
cli-share = Share
cli-interval = 95 % interval
cli-points = Mean points
cli-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 } per game on average, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }.
cli-even-share = An even share would be { $share } % for each seat.
cli-uneven = The number of games is no multiple of { $bots }: seats were not shared quite equally.

cli-soak = Soak: random games against the laws
cli-soak-game = Game
cli-soak-seats = Players
cli-soak-games = Games
cli-soak-longest = Longest (choices)
cli-soak-faults = Faults
cli-compiled = compiled
cli-plain = plain Python

cli-bench = Engines
cli-bench-game = Game
cli-bench-seats = Players
cli-bench-decisions_per_second = Decisions/s
cli-bench-clone_us = Clone (µs)
cli-bench-redeal_us = Redeal (µs)
cli-bench-note = Decisions of seats per second of CPU time in random games; chance is not counted.

# The server: what it refuses, and its commands.
no-forged = The page is out of date: reload it.
no-foreign-origin = Another site asked for this. It is not allowed to.
no-bad-name = A name needs at least one letter or digit.
no-bad-table = This game cannot be played like that.
no-no-such-bot = There is no such computer player.
no-no-such-seat = There is no such seat.
no-no-name = Take a name first.
no-not-yours = That is not yours to do.
no-no-such-table = There is no such table.
no-no-such-game = There is no such game.
no-no-such-page = There is nothing at this address.
no-no-such-method = That cannot be done here.
no-stale = The table has moved on: look again.
no-not-over = The game is not over yet.
no-not-started = The game has not begun.
no-already-started = The game has begun already.
no-wrong-seed = This seed does not fit the seal given before.
no-too-late = Too late: the draw has been made already.
no-too-many-take-backs = Too many choices have been taken back at this table.
no-no-open-seat = This seat is not open.
no-seats-open = There are still open seats.
no-played-for = The computer plays for you: take your seat back first.
no-time-up = Your time for this was up.
no-no-time = Taking back costs more time than you have left.
no-after-turn = The computer finishes this turn; the next one is yours again.
no-bad-calendar = These days or hours are not possible.
no-no-vacation = So many days of vacation are not left this year.
no-not-absent = This player has not been away for as long as was agreed.
no-no-hints = This table is played without hints.
no-old-version = This game was played by other rules or with other data than this server has. Its record can still be read.
no-too-large = That is too long.
no-too-fast = Too fast: wait a moment.
no-too-many-tables = You are at too many tables: finish or leave one first.
no-too-many-sockets = Too many windows are open: close one.
no-broken = Something went wrong on the server.
no-not-saved = It could not be saved. Try again.
no-too-slow = That took too long.
no-socket-only = This address is for a live connection, not for a page.
no-full = There are too many visitors just now: come back in a moment.
log-took-back = { $seat } took a choice back.
bot-replaced = This computer player failed; another one plays on.
level-changed = From the next turn on this seat plays as “{ $level }”.
time-up = Time is up: the computer (“{ $level }”) plays on.
time-ended = Time is up: the game ends here, without a winner.
taken-over = Away for as long as was agreed: the computer (“{ $level }”) plays on.
came-back = Is back and plays again.

cli-serving = Archipel is at { $address } (Ctrl-C ends it)
cli-working = This worker thinks in { $count ->
    [one] one process
   *[other] { $count } processes
} (Ctrl-C ends it)
cli-work-alone = A worker needs a queue: set ARCHIPEL_BUS to the address of Redis, as for the servers.
cli-alone = Several processes (--processes { $count }) need something to share: PostgreSQL (ARCHIPEL_DATABASE) and Redis (ARCHIPEL_BUS).
cli-no-client = The browser client is not built, so browsers get no page. In a clone: make client, then start again.
cli-in-use = Another server uses { $file } already: stop it first, or choose another folder with --data.
cli-old-games = { $count ->
    [one] One game is being played by rules, or with data, that have changed or are missing: { $games }.
   *[other] { $count } games are being played by rules, or with data, that have changed or are missing: { $games }.
 } Finish them with the release and the data that began them. Or start with --retire-old-games: they end where they stand, and their records can still be read.
cli-verify-fair = { $title }: fair. Choices of chance drawn again: { $drawn } of { $plies }.
cli-verify-seeds = Options and order of seats are as they were committed to. Seeds of people in it: { $mixed } of { $people }.
cli-verify-missing = Missing: the seed of { $who }. A seed protects its owner: without it one has to trust the others.
cli-verify-secret-only = It comes from a secret of the server alone: no person had a seed in it, and the order of seats is not covered.
cli-verify-commitment = Commitment: { $commitment }. It must be the one your browser was shown before the game.
cli-verify-not-commitment = Not fair: game, options, seats and secret are not those that were committed to.
cli-verify-not-seal = Not fair: the seed of seat { $seat } does not fit its seal.
cli-verify-not-order = Not fair: the seats are not in the order that was drawn.
cli-verify-not-chance = Not fair: choice { $number } of the record should have been “{ $due }”, not “{ $told }”.
cli-verify-not-digest = Not fair: the text was changed after the server wrote it.
cli-bad-folder = The folder { $folder } cannot be used: { $reason }.
cli-bad-key = { $file } is not a signing key: delete it, and all guests get new cookies.
cli-bad-database = The database { $database } is damaged, or is none: { $reason }. Put back a copy, or choose another folder with --data.
cli-newer-database = The database { $database } was written by a newer version of Archipel: use that one, or choose another folder with --data.
cli-locked-database = The database { $database } cannot be written: { $reason }.
cli-no-database = The database { $database } cannot be reached: { $reason }.
cli-port-taken = Another program already listens at { $address }; --port chooses another port.
cli-bad-address = Nobody can listen at { $address }: { $reason }.
cli-verify-address = “{ $address }” is no address of a record: http(s)://…/api/tables/<id>/record.
cli-bench-server = Server
cli-bench-server-tables = Tables
cli-bench-server-think = Thinking (s)
cli-bench-server-moves_per_second = Moves/s
cli-bench-server-p50_ms = p50 (ms)
cli-bench-server-p99_ms = p99 (ms)
cli-bench-server-memory_mb = Memory (MB)
cli-bench-server-note = From one player's send to the other's receipt; every move was on disk before.
cli-bench-server-silent = The server answered nothing.

# Data that owners of the boxes correct.
cli-bad-components = { $reason }.
cli-components-group = Group
cli-components-what = What it is
cli-components-source = Source
cli-components-confidence = How sure
cli-components-known = What is known
cli-components-where = The data stands in { $file }. A correction holds only the groups that differ: “archipel components GAME GROUP” prints one to edit.
cli-components-corrected = In use: the corrections in { $file } (data { $data }).
cli-components-fit = { $file } fits, and { $title } can be played with it (data { $data }).
cli-components-same = { $file } fits, and changes nothing in { $title }.
cli-components-no-difference = { $title }: nothing differs from the shipped data.
cli-components-changed = { $place }: { $was } becomes { $now }
cli-components-added = { $place }: { $now } is new
cli-components-gone = { $place }: { $was } is gone
printed-sure-high = sure
printed-sure-medium = likely
printed-sure-low = uncertain

# Ratings of computer players.
cli-elo = Elo
cli-league-challenger = Challenger
cli-league-others = All others
cli-league-games = Games
cli-league-share = Wins
cli-league-interval = 95 % interval
cli-league-margin = Lead
cli-needs-league = Ratings need a package more: pip install "archipel[league]" brings it.
cli-league-two = A league needs two players at least.

# Learning from games of computer players.
cli-fit-no-features = The value of { $title } does not name its features, so there is nothing to fit.
cli-fit-feature = Feature
cli-fit-old = Weight now
cli-fit-new = Fitted
cli-fit-error = Mean error in games left out: { $before } points as guessed, { $after } as fitted ({ $positions } positions, pull { $pull }).
cli-fit-trying = { $title }: new against old
cli-fit-won = New against old weights, mirrored games of { $bot } (games: { $games }): { $share } % ± { $half } won, lead { $lead }.
cli-fit-worse = The new weights did not win: nothing was written.

# Levels of computer players, the weakest first; what to expect of each.
level-first-steps = First steps
level-first-steps-about = Still learning: overlooks a lot and thinks only of the next move. Good for your very first game, and for children.
level-beginner = Beginner
level-beginner-about = Knows the rules and has its favourite ways to score; overlooks some good moves and misjudges others.
level-casual = Casual
level-casual-about = Plays sensibly from move to move, with a few slips. A relaxed game.
level-skilled = Skilled
level-skilled-about = Plans its turn and sees what you are up to. Beats most people who are new to the game.
level-expert = Expert
level-expert-about = Thinks several turns ahead, for up to half a second per choice. Rarely gives anything away.
level-master = Master
level-master-about = The strongest we have: thinks for up to two seconds per choice. For players who know the game well.
bot-hurried = This machine is slow or busy: as “{ $level }” this seat thinks less far than planned, and plays weaker.

# The search beside OpenSpiel's.
cli-bench-search = Iterations per second of the search
cli-bench-as_it_plays = As it plays
cli-bench-plain_playouts = Random playouts
cli-bench-open_spiel = OpenSpiel IS-MCTS
cli-bench-ratio = Random playouts ÷ OpenSpiel
cli-bench-duel = { $title }, our search against OpenSpiel’s at equal time (games: { $games }): { $share } % ± { $half } won.

cli-tune-tried = { $name } { $old } → { $new }: { $share } % ± { $half } won (games: { $games }).
cli-needs-ray = A cluster needs a package more: pip install "archipel[ray]" brings it.
cli-process-ended = A process that helped was ended from outside. With --out, the same command goes on where this one stopped.

# What a host keeps, and where.
cli-no-house = There is no house in { $database }: nothing can be copied from it.
cli-older-database = The database { $database } has an older form: start this release on it once, then try again.
cli-not-empty = { $database } is in use already: a copy needs a place with nothing in it, or its own copy that was interrupted.
cli-half-copy = A house is being copied into { $database }, and that is not complete: run the same command again, and it goes on.
cli-copy-differs = { $target } is not the same as { $source }: somebody has played there meanwhile, or a disk is broken. Stop the server, empty the target and copy again.
cli-bad-backup = { $folder } is not a whole backup: use another one.
cli-backing-up = Backing up
cli-restoring = Restoring
cli-moving = Copying
cli-dumping = Writing games
cli-backed-up = { $folder } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}; read back and compared, hash { $hash }.
cli-restored = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} restored from { $folder }; compared, hash { $hash }.
cli-moved = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} copied, { $rows } rows in all; compared, hash { $hash }.
cli-moved-key = The key of the cookies is not in the database: give signing.key of the old data folder to the servers of the new one, or nobody gets their seat back.
cli-dumped = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $file }.

# How a machine is set up for a server.
doctor-well = A server can run here.
doctor-bad = { $count ->
    [one] One thing marked ✗ must be changed first.
   *[other] { $count } things marked ✗ must be changed first.
}
doctor-folder = The data folder { $folder } can be written.
doctor-folder-to-come = The data folder { $folder } is not there yet; the first start makes it.
doctor-folder-closed = The data folder { $folder } cannot be written: give it to the user the server runs as.
doctor-key-open = Others on this machine can read { $file }, and could sign cookies: chmod 600.
doctor-key-odd = ARCHIPEL_KEY is no key: it must be 64 hexadecimal digits, the same for all servers.
doctor-key-broken = { $file } cannot be read, or is no signing key: put it back from a backup.
doctor-key-gone = There are guests in the database, but { $file } is missing: put it back, or set ARCHIPEL_KEY. With a new key nobody is known any more.
doctor-disk-far = { $folder } lies on another machine ({ $kind }), where SQLite can lose data: use a disk of this machine, or PostgreSQL.
doctor-disk-full = Only { $free } GB are free where { $folder } lies: moves will soon not be saved. Make room.
doctor-disk-free = { $free } GB are free where { $folder } lies.
doctor-alone = Several processes (ARCHIPEL_PROCESSES = { $count }) need something to share: PostgreSQL (ARCHIPEL_DATABASE) and Redis (ARCHIPEL_BUS).
doctor-processes = The processes (ARCHIPEL_PROCESSES = { $count }) share PostgreSQL and Redis.
doctor-components-bad = The corrected data (ARCHIPEL_COMPONENTS) does not fit: { $reason }.
doctor-game-out = The game { $game } does not load and is left out: { $reason }.
doctor-old-games = { $count ->
    [one] One game is
   *[other] { $count } games are
 } being played by rules, or with data, that have changed: { $games }. Finish with the release that began, or start with --retire-old-games.
doctor-database = The database { $database } answers and has the newest form.
doctor-database-to-come = There is nothing in the database { $database } yet; the first start fills it.
doctor-database-odd = { $database } is no address of a database we can use: { $reason }. Set ARCHIPEL_DATABASE.
doctor-database-away = The database { $database } cannot be reached: { $reason }.
doctor-database-half = A copy into the database { $database } was interrupted: run the same command again.
doctor-database-newer = The database { $database } was written by a newer release: use that one.
doctor-database-older = The database { $database } has an older form, and the next start changes it: make a backup with the old release before.
doctor-database-forgets = The database has { $setting } = off, so a power cut loses moves that were acknowledged: switch it on.
doctor-database-small = The database takes { $most } connections, and the processes of this machine alone may want { $wanted }: raise max_connections.
doctor-clock-off = Our clock and that of the database differ by { $seconds } seconds, and playing time is counted by both: set all clocks by NTP.
doctor-bus = Redis answers.
doctor-bus-away = Redis cannot be reached: { $reason }. Look at ARCHIPEL_BUS; servers run without it, but hear of each other late.
doctor-bus-alone = ARCHIPEL_BUS is set, but the database is SQLite, which one server has for itself: use PostgreSQL, or leave Redis out.
doctor-bus-key = All servers must sign cookies with one key: set ARCHIPEL_KEY to the same 64 hexadecimal digits everywhere, or give { $file } to all.
doctor-bus-evicts = Redis throws things away when its memory is full (maxmemory-policy is { $policy }), and work may be lost with them: set noeviction.
doctor-workers = { $count ->
    [one] One worker lives.
   *[other] { $count } workers live.
}
doctor-no-workers = No worker lives, so the servers think for computer players themselves: start archipel work, on any machine.
doctor-files = { $most } files may be open at once: enough for { $wanted }.
doctor-files-few = Only { $most } files may be open at once, { $wanted } are wanted: raise LimitNOFILE or ulimit -n, or lower ARCHIPEL_CONNECTIONS.
doctor-origin-odd = ARCHIPEL_ORIGIN is “{ $origin }”, but should be like https://play.example.org, without a path.
doctor-origin-open = ARCHIPEL_ORIGIN is { $origin }, without encryption: cookies can be read on the way. Let a proxy speak https.
doctor-origin-none = { $proxies } may speak for others, but ARCHIPEL_ORIGIN is not set: set it to the address people type.
doctor-proxies-all = ARCHIPEL_PROXIES believes everybody, so anybody can pretend to come from anywhere: name the proxy only.
doctor-proxies-none = People come to { $origin }, but ARCHIPEL_PROXIES names no proxy: all of them count as one address and share its limits.
doctor-door = People come to { $origin } through { $proxies }.
doctor-door-here = Only this machine can come in ({ $host }).
doctor-door-bare = Everybody can come in at { $host } without a proxy, and so without encryption: put a proxy before it, or use it at home only.
doctor-metrics-all = ARCHIPEL_METRICS lets everybody read the numbers: name who watches only.
doctor-compiled = The engines are compiled.
doctor-plain = The engines are not compiled: computer players think about five times slower. Install the compiled wheel.
doctor-client = The browser client is built.
doctor-no-client = The browser client is not built, so browsers get no page. In a clone: make client.
doctor-zones = The time zones of the world are known.
doctor-no-zones = The time zones of the world are not known: install the package tzdata.
# Accounts
no-wrong-sign-in = No account fits what you have given.
no-second-factor = The code of your authenticator app is needed too.
no-wrong-code = This code is not good, or no longer.
no-bad-passkey = This passkey does not open anything here.
no-prove-again = Sign in once more before you change this.
no-no-accounts = There are no accounts on this server.
no-needs-invitation = An account needs an invitation from the host.
no-no-such-session = This browser is signed out already.
no-no-account = You have no account yet.
no-no-mail = This server sends no e-mail.
no-last-way = This is the only way into your account.
no-short-password = A password has 8 characters or more.
no-common-password = Many people use this password, so it is tried first. Choose another.
mail-code-subject = { $code } is your code for Archipel
mail-code = Your code for Archipel: { $code }

    It is good once, for ten minutes. If you did not ask for it, you need not do anything.
mail-taken-subject = Your address at Archipel
mail-taken = Somebody wanted to use this address for an account at Archipel. It belongs to an account already. If it was you, sign in with it. If not, you need not do anything.
no-no-such-person = There is nobody of this name.
no-not-together = One of you does not wish to sit at a table together.
no-muted = The host has asked you to be silent for a while.
no-too-many-people = That is too many people.

# Notices: to people who look elsewhere.
notice-title = Archipel
notice-turn = It is your turn at { $game }.
notice-turn-with = It is your turn at { $game } with { $names }.
notice-in-vain = Your plan could not be played to its end.
notice-invited = { $by } invites you to a game of { $game }.
notice-invited-with = { $by } invites you to a game of { $game }, with { $names }.
notice-over = Your game of { $game } is over.
notice-over-with = Your game of { $game } with { $names } is over.
notice-reminder = Your turn at { $game } is still to be played.
notice-reminder-with = Your turn at { $game } with { $names } is still to be played.
notice-digest = { $count ->
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
notice-test = This is a trial. Notices of Archipel arrive here.
notice-line = { $game } with { $names }
notice-and = { $first } and { $last }
notice-somebody = someone
notice-left-days = { $count ->
    [one] One day is left.
   *[other] { $count } days are left.
}
notice-left-hours = { $count ->
    [one] One hour is left.
   *[other] { $count } hours are left.
}
notice-left-minutes = { $count ->
    [one] One minute is left.
   *[other] { $count } minutes are left.
}
notice-open = Open the table
notice-why = You get this letter because you asked for it in the settings of Archipel.
notice-no-more = No more letters
no-no-notices = This server sends no notices.
no-no-such-way = This is no longer on your list.
no-bad-address = This is no address that notices can be sent to. It begins with https://.
no-private-address = This address leads into a private network. Notices are not sent there.
no-not-reached = This address cannot be reached.
no-not-friends = You can ask friends here. Send others the address of the table.
no-too-many-ways = That is too many devices and webhooks.
no-too-many-notes = There are too many notes at this table: throw some away.
no-no-plans = At a table with one clock for the whole game nothing can be planned.
