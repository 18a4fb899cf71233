# Coming back to a table: what happened, my plan, my notes.
back-recap = Since you were here
back-turns = { $count ->
    [one] Since you were here: one turn
   *[other] Since you were here: { $count } turns
 }
back-replay = Replay
back-pace = Pace
back-summary = Summary
back-skip = Skip
back-done = Close
back-replaying = What happened since you were here
back-see = See this moment
back-quiet = Nothing that shows has happened.
back-open = What happened since my last choice
back-now-mine = It is your turn now.
back-now-other = It is the turn of { $name } now.
back-now-over = The game is over.
back-plan = My plan
back-plan-open = Plan my next turn
back-plan-ask = What would you like to play when your turn comes?
back-plan-after = And after that?
back-plan-help = It is played when your turn comes, if it is possible then; the first choice that is not possible ends the plan. Nobody else can see it.
back-plan-looking = Looking at what could come …
back-plan-nothing = Nothing can be foreseen after this.
back-plan-failed = What could come cannot be found out at the moment.
back-plan-count = { $count ->
    [one] My plan: one choice
   *[other] My plan: { $count } choices
 }
back-plan-drop = Take out: { $choice }
back-plan-clear = Forget the plan
back-plan-close = Done
back-plan-show = Show the plan
back-plan-anyway = even if something new was shown
back-plan-played = played
back-plan-full = A plan has at most { $count } choices.
back-ended-impossible = Your plan ended: this was not possible.
back-ended-revealed = Your plan ended: something new was shown, and you may want to think again.
back-ended-by-hand = Your plan ended: you have chosen yourself.
back-ended-taken = Your plan ended: the computer has taken your seat.
back-ended-ok = All right
back-notes = Notes
back-notes-empty = Nothing written down yet. Only you can read your notes.
back-note-write = Note at moment { $ply }
back-note-keep = Keep the note
back-note-drop = Throw this note away
back-note-see = Moment { $ply }
