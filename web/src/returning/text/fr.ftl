# De retour à une table : ce qui s’est passé, mon plan, mes notes.
back-recap = Depuis votre dernier passage
back-turns = { $count ->
    [one] Depuis votre dernier passage : un tour
   *[other] Depuis votre dernier passage : { $count } tours
 }
back-replay = Revoir
back-pace = Rythme
back-summary = En bref
back-skip = Passer
back-done = Fermer
back-replaying = Ce qui s’est passé depuis votre dernier passage
back-see = Voir ce moment
back-quiet = Rien de visible ne s’est passé.
back-open = Ce qui s’est passé depuis mon dernier choix
back-now-mine = C’est maintenant votre tour.
back-now-other = C’est maintenant au tour de { $name }.
back-now-over = La partie est terminée.
back-plan = Mon plan
back-plan-open = Prévoir mon prochain tour
back-plan-ask = Que voulez-vous jouer quand ce sera votre tour ?
back-plan-after = Et ensuite ?
back-plan-help = Le plan est joué quand vient votre tour, si c’est alors possible ; le premier choix impossible y met fin. Personne d’autre ne peut le voir.
back-plan-looking = On regarde ce qui pourrait venir…
back-plan-nothing = Rien ne peut être prévu après cela.
back-plan-failed = Impossible de prévoir la suite pour l’instant.
back-plan-count = { $count ->
    [one] Mon plan : un choix
   *[other] Mon plan : { $count } choix
 }
back-plan-drop = Retirer : { $choice }
back-plan-clear = Oublier le plan
back-plan-close = Terminé
back-plan-show = Montrer le plan
back-plan-anyway = même si quelque chose de nouveau est apparu
back-plan-played = joué
back-plan-full = Un plan compte au plus { $count } choix.
back-ended-impossible = Votre plan a pris fin : ce n’était pas possible.
back-ended-revealed = Votre plan a pris fin : quelque chose de nouveau est apparu, vous voudrez peut-être y réfléchir.
back-ended-by-hand = Votre plan a pris fin : vous avez choisi vous-même.
back-ended-taken = Votre plan a pris fin : l’ordinateur a pris votre place.
back-ended-ok = D’accord
back-notes = Notes
back-notes-empty = Rien n’est encore noté. Personne d’autre ne peut lire vos notes.
back-note-write = Note au moment { $ply }
back-note-keep = Garder la note
back-note-drop = Supprimer cette note
back-note-see = Moment { $ply }
