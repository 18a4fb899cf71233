# L’interface du client de navigateur.
ui-welcome = Cinq îles, une table
ui-welcome-text = Jouez en un clic, entre amis ou contre l’ordinateur. Sans compte.
ui-waiting-for-you = { $count ->
    [1] Une partie vous attend
   *[other] { $count } parties vous attendent
 }
ui-play-now = Jouer
ui-invite = Inviter
ui-invite-text = Quiconque a ce lien peut regarder, et prendre une place libre.
ui-options = Options
ui-new-table-of = Nouvelle table de { $game } avec options
ui-players = Joueurs
ui-minutes = Minutes
ui-credits = Crédits
ui-settings = Réglages
ui-home = Accueil
ui-pages = Pages
ui-lobby = Salon
ui-my-games = Mes parties
ui-rules = Règles
ui-language = Langue
ui-theme = Clair ou sombre
ui-theme-auto = Comme l’appareil
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-motion = Animations
ui-motion-auto = Comme l’appareil
ui-motion-full = Complètes
ui-motion-less = Réduites
ui-sound = Son
ui-sound-on = Oui
ui-sound-off = Non
ui-confirm = Confirmer les choix
ui-confirm-help = Demander encore une fois avant de jouer un choix. Activé d’office sur les écrans tactiles.
ui-confirm-auto = Écrans tactiles
ui-confirm-always = Toujours
ui-confirm-never = Jamais
ui-pace = Rythme des autres
ui-pace-help = Combien de temps chaque étape du tour des autres reste visible. Pas à pas, Entrée montre la suivante.
ui-pace-step = Pas à pas
ui-pace-calm = Posé
ui-pace-brisk = Vif
ui-pace-none = Immédiat
ui-grace = Fin de mon tour
ui-grace-help = Combien de temps le dernier choix d’un tour peut être repris avant que les autres agissent. Pas si quelque chose a été révélé.
ui-grace-off = Aussitôt
ui-grace-short = 3 secondes
ui-grace-confirm = Quand je confirme
ui-pass = Passer à ma place
ui-pass-help = Quand une seule réponse est possible, elle est donnée pour vous, après une pause qui ne trahit rien de votre main.
ui-pass-on = Oui
ui-pass-off = Non
ui-forced = Une seule réponse est possible.
ui-forced-soon = Une seule réponse est possible : elle sera donnée pour vous dans un instant.
ui-you-here = Vous
ui-your-name = Votre nom
ui-your-colour = Votre couleur
ui-colour-coral = Corail, rond
ui-colour-lagoon = Lagon, carré
ui-colour-sun = Soleil, triangle
ui-colour-leaf = Feuille, losange
ui-colour-orchid = Orchidée, étoile
ui-colour-slate = Ardoise, hexagone
ui-keep = Enregistrer
ui-kept = C’est noté.
ui-guest-names = Corail, Alizé, Crique, Perle, Mouette, Brise, Palme, Lagon, Marée, Nacre, Tortue, Mangue
ui-bot-names = Hina, Tané, Moana, Kaï, Lani, Rua

ui-new-table = Nouvelle table
ui-open-table = Ouvrir la table
ui-game = Jeu
ui-seats = Places
ui-seat = Place { $number }
ui-open-seat = Place libre
ui-computer = Ordinateur
ui-level-now = Ordinateurs pour « Jouer »
ui-level-of = Niveau de { $name }
ui-level-ask = Un autre niveau pour { $name }
ui-level-wished = { $names } aimerait le niveau « { $level } » pour { $name }.
ui-level-agree = D’accord
ui-level-stay = Ne rien changer
ui-level-waits = « { $level } » pour { $name } : il manque l’accord des autres.
ui-hints = Conseils
ui-hints-help = Qui doit choisir peut demander l’avis d’un bon joueur. Toute la table voit que les conseils sont permis, personne ne voit quand on s’en sert.
ui-hints-on = Permis
ui-hints-off = Aucun
ui-time = Temps
ui-time-help = Une pendule pour toute la partie, ou un délai pour chaque tour. Le temps des joueurs ordinateurs ne compte jamais.
ui-time-none = Sans pendule
ui-time-live = { $increment ->
    [0] { $time } chacun
   *[other] { $time } chacun, +{ $increment } s par tour
}
ui-time-turns = { $time } par tour
ui-time-details = Détails
ui-time-minutes = Minutes par joueur
ui-time-increment = Secondes ajoutées à chaque tour
ui-time-hours = Heures par tour
ui-time-honoured = Ce qui ne compte pas :
ui-time-honours-hours = en dehors des heures de jeu de chacun
ui-time-honours-weekends = le week-end de ceux qui ne jouent pas alors
ui-time-honours-vacation = les vacances
ui-time-up = Quand le temps est écoulé
ui-time-up-computer = L’ordinateur prend le relais
ui-time-up-end = La partie s’arrête sans vainqueur
ui-time-up-level = Niveau de l’ordinateur
ui-time-left = Reste { $left }
ui-off-hours = Hors des heures de jeu jusqu’à { $until }
ui-off-weekend = Week-end jusqu’à { $until }
ui-off-vacation = En vacances jusqu’à { $until }
ui-ended-time = Le temps d’un joueur était écoulé : la partie s’est arrêtée sans être finie, comme convenu à l’ouverture. La partie notée reste lisible.
ui-my-time = Mon temps
ui-my-time-help = Dans les parties au tour par tour, votre temps ne compte que lorsque vous voulez jouer.
ui-my-hours = J’ai des heures de jeu
ui-my-hours-from = De
ui-my-hours-until = À
ui-my-weekends = Je joue aussi le week-end
ui-my-zone = Fuseau horaire : { $zone }
ui-my-hours-hold = Ces heures valent à partir du { $when }.
ui-vacation = Vacances
ui-vacation-first = Premier jour
ui-vacation-last = Dernier jour
ui-vacation-take = Prendre des vacances
ui-vacation-end = Je suis de retour
ui-vacation-taken = Vacances : du { $first } au { $last }
ui-vacation-left = { $left } jours sur { $days } restants cette année.
ui-absent = En cas d’absence
ui-absent-help = Passé ce délai, n’importe quel joueur peut laisser l’ordinateur continuer ; qui revient reprend sa place.
ui-absent-help-turns = Passé ce délai, compté comme celui d’un tour, n’importe quel joueur peut laisser l’ordinateur continuer ; qui revient reprend sa place.
ui-absent-after = { $after ->
    [0] Attendre
    [120] 2 min
    [600] 10 min
    [43200] 12 h
    [86400] 1 jour
    [172800] 2 jours
   *[other] { $after } secondes
 }
ui-away-long = { $name } n’est plus là.
ui-take-over = Laisser jouer l’ordinateur
ui-played-for = L’ordinateur joue à votre place.
ui-played-for-them = L’ordinateur joue pour { $name }
ui-come-back = Reprendre ma place
ui-levels = Ordinateurs
ui-hint = Conseil
ui-hint-waiting = Un bon joueur y réfléchit…
ui-hint-look = Regardez ce qui brille sur le plateau.
ui-hint-look-chips = Regardez les choix ci-dessous.
ui-hint-what = Quoi ?
ui-hint-why = Pourquoi ?
ui-hint-choice = Les meilleurs choix
ui-chance = Chances de victoire
ui-lead = Points attendus, par rapport au premier
ui-review = Analyse
ui-review-what = Un bon joueur examine chaque choix de cette partie : qui menait et quand cela a basculé, ce qui aurait été meilleur, et la part de la chance.
ui-review-failed = L’analyse n’a pas pu être faite. Essayez encore.
ui-review-quick = Rapide (une minute environ)
ui-review-deep = Approfondie (plusieurs minutes)
ui-review-working = Analyse en cours : { $done } tours sur { $total }
ui-review-table = La table
ui-review-chart = Chances de victoire
ui-review-turn = Tour
ui-review-turning = Tournants
ui-review-better = Mieux :
ui-review-points = points
ui-review-board = Voir sur le plateau
ui-review-skill = Adresse et chance
ui-review-skill-text = Précision : 100 veut dire toujours le meilleur choix trouvé, 0 pas mieux qu’au hasard. La chance est ce que le hasard a donné, comparé à la moyenne de ce qu’il pouvait donner.
ui-review-accuracy = Précision
ui-review-lost = Laissé filer
ui-review-luck = Chance
ui-review-lines = Ce qui aurait été meilleur
ui-review-all = Tous
ui-review-no-better = Rien de nettement meilleur n’a été trouvé.
ui-who-may-come = Qui peut venir
ui-by-link = Avec le lien
ui-public = Tout le monde
ui-order = Ordre des places
ui-order-drawn = Tiré au sort
ui-order-fixed = Comme ci-dessus
ui-beginning = Le début de la partie
ui-beginning-help = Quand la dernière personne s’est assise.
ui-beginning-by-itself = Tout seul
ui-beginning-by-me = Quand je le décide
ui-house-rules = { $count ->
    [1] Une règle maison
   *[other] { $count } règles maison
}
ui-house-rules-changed = { $count ->
    [0] toutes comme d’habitude
    [one] une changée
   *[other] { $count } changées
}
ui-usual = D’habitude : { $value }
ui-lobby-open = Tables où il reste une place
ui-lobby-playing = En cours
ui-lobby-empty = Aucune table publique n’est ouverte. La vôtre peut être la première.
ui-running = En cours
ui-finished = Terminées
ui-show-more = Afficher plus
ui-mine-empty = Vous n’êtes encore à aucune table.
ui-state-over = Terminée
ui-state-retired = Arrêtée avant la fin
ui-state-playing = En cours
ui-waiting-for = { $count ->
    [0] Prête à commencer
    [one] Une place est libre
   *[other] { $count } places sont libres
 }
ui-all-here = Tout le monde est là.
ui-sealing = Tirage au sort…
ui-sealing-who = On attend encore un instant { $names }.
ui-old-over = Cette partie suivait d’anciennes règles. Son plateau ne peut plus être montré, mais la partie notée reste lisible.
ui-old-retired = Cette partie s’est arrêtée sans être finie : les règles ont changé depuis, ou l’hôte l’a fermée. La partie notée reste lisible.
ui-sit-here = S’asseoir ici
ui-free-seat = Libérer la place
ui-start = Commencer
ui-leave = Quitter
ui-opener-starts = La personne qui a ouvert la table lance la partie.
ui-sit-down = S’asseoir
ui-begins-by-itself = La partie commence toute seule dès que tout le monde est là.
ui-link = Lien vers cette table
ui-copy = Copier le lien
ui-copied = Copié
ui-share = Partager

ui-loading = Un instant…
ui-fit = Voir tout le plateau
ui-close = Fermer
ui-cancel = Annuler
ui-drop = retirer ce clic
ui-question = La décision
ui-ask-any = Choisissez
ui-thinking = { $name } réfléchit
ui-hours = { $count } h
ui-days = { $count ->
    [1] un jour
   *[other] { $count } jours
 }
ui-your-turn = À vous
ui-end-turn = Finir le tour
ui-end-turn-ask = Finissez-vous votre tour, ou le reprenez-vous ?
ui-grace-of = { $name } peut encore reprendre son tour
ui-next-step = Suite
ui-replaying = Le dernier tour de table, une fois encore
ui-undo = Annuler
ui-undo-seconds = Annuler ({ $count } s)
ui-undo-turn = { $count ->
    [one] Annuler { $count } choix
   *[other] Annuler les { $count } choix de ce tour
 }
ui-list-choices = Tous les choix en liste
ui-do-it = Valider
ui-which = Que choisissez-vous ?
ui-sent = envoyé
ui-saved = enregistré
ui-gain = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
 }
ui-past = Vous regardez le moment { $ply }
ui-back-to-now = Revenir au présent
ui-game-over = La partie est terminée
ui-see-result = Voir le résultat
ui-you = vous
ui-online = est là
ui-away = n’est pas là
ui-look-at = Regarder { $name }
ui-score-details = Points par source
ui-text-points = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
 }
ui-text-view = Le plateau en mots
ui-text-close = Revenir à l’image
ui-text-choices = Ce que vous pouvez faire
ui-text-board = Sur le plateau
ui-yes = oui
ui-no = non
ui-hidden = caché
ui-none = aucun
ui-log = Récit
ui-fold = Replier
ui-unfold = Déplier
ui-fold-all = Replier tous les tours
ui-unfold-all = Déplier tous les tours
ui-set-up = Mise en place
ui-backs = { $count ->
    [1] un choix repris
   *[other] { $count } choix repris
}
ui-log-empty = Il ne s’est encore rien passé.
ui-see-moment = Voir le moment { $ply }
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Dire quelque chose
ui-log-and-chat = Récit et discussion
ui-send = Envoyer
ui-history = Historique
ui-first = Au début
ui-previous = Un moment en arrière
ui-next = Un moment en avant
ui-replay = Rejouer
ui-pause = Pause
ui-moment = Moment
ui-now = Présent
ui-replay-from = Vu par
ui-watching = { $count ->
    [1] un spectateur
   *[other] { $count } spectateurs
 }
ui-link-live = en direct
ui-link-catching-up = rattrapage
ui-link-offline = hors ligne, nouvel essai
ui-mat = Ce qu’a { $name }
ui-mat-before = Joueur précédent
ui-mat-after = Joueur suivant
ui-mat-mine = Revenir à mes affaires
ui-chart = Les points au fil de la partie
ui-chart-if-ended = Si la partie s’était arrêtée là
ui-chart-begin = début
ui-chart-end = fin
ui-total = Total
ui-place = Rang
ui-show-on-board = Montrer sur le plateau
ui-final-scoring = Décompte final
ui-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
 }
ui-skip = Passer
ui-again = Rejouer
ui-record = Partie notée
ui-fair = Le hasard était-il honnête ?
ui-fair-text = Le premier nombre a été montré avant la partie : il lie le serveur aux options, aux places et à son secret, le second nombre. « archipel verify » rejoue tout le hasard de la partie notée.
ui-fair-mixed = Votre navigateur a mis son propre nombre dans ce tirage : personne n’a pu décider de votre chance.
ui-fair-absent = Votre navigateur n’était pas là au début de la partie : le tirage s’est fait sans lui.
ui-fair-left-out = Le tirage s’est fait sans le nombre de votre navigateur. Il est peut-être arrivé trop tard ; mais sans lui, il faut faire confiance à qui tient ce serveur.
ui-fair-broken = Le tirage n’est pas celui qui avait été promis avant la partie : ce serveur n’a pas joué franc jeu.
ui-shortcuts = Clavier
ui-key-chips = choisir une étiquette par son numéro
ui-key-arrows = aller d’un élément lumineux à l’autre (avec Maj : déplacer le plateau)
ui-key-enter = cliquer l’élément visé, confirmer
ui-key-escape = retirer le dernier clic
ui-key-board = aller au plateau
ui-key-list = tous les choix en liste
ui-key-undo = annuler
ui-key-undo-turn = annuler tout le tour
ui-key-hint = conseil (encore une fois : en dire plus)
ui-key-plan = prévoir mon prochain tour
ui-key-replay = revoir le dernier tour de table
ui-key-recap = ce qui s’est passé depuis mon dernier choix
ui-key-history = historique
ui-key-step = un moment en arrière, en avant
ui-key-scores = points par source
ui-key-text = le plateau en mots
ui-key-mats = ce qu’a le joueur suivant
ui-key-rule = la règle de ce qui est expliqué
ui-key-chat = écrire dans la discussion
ui-key-notes = écrire une note
ui-key-zoom = agrandir, réduire, tout le plateau
ui-key-help = cette liste
ui-rules-contents = Jeux et chapitres
ui-rules-search = Chercher dans les règles
ui-rules-missing = Il n’y a pas encore de règles à lire pour ce jeu.
ui-rules-nothing = Rien sur « { $query } ».
ui-rules-table = Tableau
ui-rules-back = Retour à la table
ui-rule = Règle
ui-rule-read = Lire la règle { $rule }
ui-example = Exemple de la règle { $rule }
ui-example-try = Essayer
ui-example-you = Vous
ui-example-again = Encore une fois
ui-example-leave = Retour aux règles
ui-example-other = C’est permis, mais l’exemple prend un autre chemin.
ui-example-over = Voilà pour cet exemple.
ui-printed = Ce qui est imprimé, ce qui est reconstitué
ui-printed-rules = Vers les règles
ui-printed-intro = Nous n’avons pas la boîte de { $game } : ce qui figure sur ses plateaux, ses cartes et ses tuiles vient de la règle et de sources publiques ; le reste a été choisi pour s’accorder avec tout ce que l’on sait. Si vous possédez la boîte, vous pouvez nous aider.
ui-printed-low = À regarder en premier
ui-printed-low-text = Reconstitué et incertain : c’est là que votre boîte a le plus de chances de différer.
ui-printed-medium = Probable
ui-printed-medium-text = Une partie est connue, le reste en a été déduit.
ui-printed-high = Sûr
ui-printed-high-text = Tiré de la règle, ou confirmé par plusieurs sources.
ui-printed-project = Jamais imprimé
ui-printed-project-text = De notre main : les dessins, les noms et les limites du programme.
ui-printed-from-rulebook = d’après la règle
ui-printed-from-owner = relevé sur la boîte par un propriétaire
ui-printed-from-reconstructed = reconstitué
ui-printed-from-project = de notre main
ui-printed-from-public = d’après { $where }
ui-printed-front = recto
ui-printed-back = verso
ui-printed-correct = Corriger une valeur
ui-printed-host = Une correction est un petit fichier qui ne contient que les groupes différents. Qui héberge les jeux imprime le groupe, le modifie, le fait vérifier et le met en service, sans toucher au code :
ui-printed-send = Pour la partager, envoyez le fichier au projet en précisant votre édition, ou une photo de ce que vous avez comparé. Les parties gardent dans leur déroulement les données avec lesquelles elles ont été jouées.
ui-lost = Ici, il n’y a que la mer.
ui-no-offline = Le serveur est injoignable.
ui-no-other = Cela n’a pas marché. Essayez encore.
ui-no-no-such-table = Cette table n’existe pas.
ui-no-too-fast = Trop vite : attendez un instant.
ui-no-too-many-tables = Vous êtes à trop de tables : finissez-en une ou quittez-la.
ui-no-broken = Le serveur a rencontré une erreur.
ui-no-no-name = Choisissez d’abord un nom.

# Apprendre.
ui-learn = Apprendre
ui-learn-in = Apprendre en { $minutes } min
ui-course-of = Apprendre { $game }
ui-course-text = { $count ->
    [one] { $count } chapitre court
   *[other] { $count } chapitres courts
} sur le vrai plateau, { $minutes } min en tout. On regarde, on essaie, rien ne peut mal tourner.
ui-course-begin = Commencer
ui-course-go-on = Continuer
ui-course-over = C’était le dernier chapitre. Vous savez tout ce qu’il faut pour une première partie !
ui-no-course = Ce jeu n’a pas encore de leçons.
ui-lesson = Leçon
ui-lesson-on = Suite
ui-lesson-try = Choisir autre chose
ui-lesson-again = Recommencer le chapitre
ui-lesson-restart = Du début
ui-lesson-restart-of = Du début : { $chapter }
ui-lesson-leave = Quitter la leçon
ui-lesson-point = Montrez-moi
ui-lesson-would = Ce qui se passerait :
ui-lesson-passed = Ce serait au joueur suivant de jouer.
ui-lesson-after = Fait suite au chapitre « { $chapter } » tel que ce cours le joue, quoi que vous y ayez choisi.
ui-lesson-over = Chapitre terminé. Et maintenant :
ui-lesson-done = terminé
ui-lesson-begun = en cours
ui-first-game = Ma première partie
ui-first-game-text = Une vraie partie contre l’ordinateur le plus doux, avec des conseils quand vous en voulez.

# The guide, and the companion of a first game.
ui-guide = Points et symboles
ui-guide-points = Comment marquer des points ?
ui-guide-points-short = Points
ui-guide-symbols = Que signifient les symboles ?
ui-guide-symbols-short = Symboles
ui-key-points = comment marquer des points ?
ui-key-symbols = que signifient les symboles ?
ui-points-now = Points déjà marqués
ui-points-end = Comptés en fin de partie
ui-points-next = Maintenant +{ $points } :
ui-points-ways = { $count ->
    [one] { $count } choix les rapporte
   *[other] { $count } choix les rapportent
}
ui-points-note = Ce sont vos points en l’état. « Maintenant » indique ce qu’un seul de vos choix peut ajouter au mieux.
ui-points-watching = Vous êtes spectateur : voici les façons de marquer des points dans ce jeu.
ui-legend-search = Chercher un symbole
ui-legend-none = Aucun symbole ne porte ce nom.
ui-legend-count = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}
ui-companion = Accompagnement de la première partie
ui-companion-help = À chaque nouvelle sorte de question, une phrase explique son intérêt. Le réactiver reprend tout depuis le début.
ui-companion-on = Activé
ui-companion-off = Désactivé
ui-companion-understood = Compris
ui-companion-stop = Arrêter les conseils
ui-companion-start = M’expliquer en jouant
# Accounts.
ui-sign-in = Se connecter
ui-account = Votre compte
ui-keep-name = Garder votre nom sur tous vos appareils
ui-someone = quelqu’un
ui-on-my-phone = Ouvrir sur mon téléphone
ui-people = Joueurs
ui-profile-of = Profil de { $name }
ui-report-line = Signaler cette ligne à l’hôte
ui-host = Page de l’hôte
ui-next-game = { $count ->
    [one] Partie suivante
   *[other] Partie suivante sur { $count }
}
ui-no-next-game = Aucune autre partie ne vous attend.
ui-key-next = partie suivante qui vous attend
ui-invites-you = { $name } vous invite : { $game }
ui-invite-friends = Inviter un ami :
ui-invited-friend = { $name } : invité
