name-seat = Joueur { $number }
no-over = La partie est terminée.
no-not-your-turn = Ce n’est pas votre tour.
no-in-grace = Le tour précédent peut encore être repris : attendez un instant.
no-unreadable = Cela ne se lit pas ici.
no-not-an-option = Ce n’est pas possible maintenant.
no-nothing-to-take-back = Il n’y a rien à annuler.
no-chance-acted = Le hasard est intervenu : impossible d’annuler.
no-another-acted = Un autre joueur a agi depuis : impossible d’annuler.
no-hidden-revealed = Une information cachée a été révélée : impossible d’annuler.
no-no-such-ply = Ce moment n’existe pas dans cette partie.

# The command line
cli-misfit = { $sentence }.
cli-unknown-command = La commande « { $word } » n’existe pas ; il y a : { $commands }.
cli-unknown-switch = L’option « { $word } » n’existe pas ici ; --help les énumère.
cli-too-much = « { $words } » est de trop pour cette commande.
cli-missing = Il manque { $name }.
cli-needs-value = { $name } attend une valeur.
cli-bad-value = « { $value } » n’est pas une valeur possible de { $name }.
cli-repeated = { $name } est donné deux fois.
cli-no-game = Le jeu « { $game } » n’existe pas ; il y a : { $games }.
cli-bad-seats = { $title } se joue à { $counts }, pas à { $seats }.
cli-bad-option = « { $option } » devrait s’écrire id=valeur.
cli-no-option = { $title } n’a pas d’option « { $option } » ; il y a : { $options }.
cli-no-value = L’option { $option } vaut { $choices }, pas « { $value } ».
cli-bad-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
cli-no-bot = Le robot « { $bot } » n’existe pas ; il y a : { $bots }.
cli-too-small = { $name } doit valoir au moins { $least }, pas { $number }.
cli-no-file = Le fichier { $file } n’existe pas.
cli-bad-file = Le fichier { $file } est inutilisable : { $reason }.
cli-bad-record = La partie { $file } est illisible : { $reason }.
cli-bad-ply = Le coup { $ply } n’existe pas : cette partie va de 0 à { $last }.
cli-no-rule = { $title } n’a pas de règle « { $rule } ».
cli-no-number = « { $line } » n’est pas un nombre.
cli-no-peers = Le paquet { $module } n’est pas installé : pip install archipel[bench].
cli-needs-server = Le serveur n'est pas installé : pip install "archipel[server,terminal]" l'ajoute.
cli-new-clone = new-game écrit des fichiers à côté des autres jeux : la commande marche dans un clone du projet, pas dans un paquet installé.
cli-new-bad-name = « { $name } » ne peut pas être l’identifiant d’un jeu : des minuscules sans accent, des chiffres et des traits bas isolés, une lettre d’abord, { $longest } caractères au plus, et aucun mot réservé de Python.
cli-new-taken = Il y a déjà un jeu « { $name } ».
cli-new-exists = { $place } existe déjà ; rien n’a été écrit.
cli-new-word = « { $name } » est un mot de { $file }, qui ne parle d’aucun jeu : choisissez un nom qui n’y figure pas.
cli-new-made = { $title } : { $files } fichiers écrits, règles { $prefix }-01 et suivantes. Aucun autre fichier n’a changé.
cli-new-next = Essayez-le : archipel play { $game }, ou make play. Puis transformez-le, fichier par fichier : docs/adding-a-game.md.
cli-unreadable = « { $line } » n’est ni un choix de 1 à { $count } ni une commande ; « help » les énumère.
cli-not-now = « { $line } » n’est pas possible maintenant.
cli-save-where = Où ? Tapez « save » et le nom d’un fichier.

cli-games = Jeux
cli-games-id = Id
cli-games-title = Titre
cli-games-players = Joueurs
cli-games-minutes = Minutes
cli-games-promise = En une phrase
cli-games-options = Options de table

cli-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
cli-player-you = Joueur { $number } (vous)
cli-player-bot = Joueur { $number } ({ $bot })
cli-spectator = Un spectateur
cli-scores = Points
cli-total = Total
cli-rank = Rang

# The two scores of a player: what the score track shows, and what the final scoring would make of it.
points-now = Points marqués
points-if-ended = { $points } si on s’arrêtait là
points-if-ended-head = Si la partie s’arrêtait maintenant
points-if-ended-short = fin : { $points }
points-own = { $points ->
    [one] dont { $points } caché aux autres
   *[other] dont { $points } cachés aux autres
 }
points-own-head = dont cachés aux autres

cli-which-game = Quel jeu ? Tapez son numéro ou son id.
cli-how-many = Combien de joueurs ({ $counts }) ? Entrée : { $usual }.
cli-welcome = { $title }, { cli-players }, graine { $seed }. Tapez « help » pour voir ce que vous pouvez faire.
cli-prompt = Tapez un numéro, le texte entre crochets, ou une partie d’une phrase pour voir moins de choix.
cli-more = … et { $count } de plus : Entrée les montre, une partie d’une phrase ou d’un texte réduit la liste.
cli-commands = Commandes : undo (annuler votre dernier choix ; « undo turn » : tout ce tour), log (ce qui s’est passé), help [RÈGLE] (une règle ; sans elle, celle de la question), score (les points à ce stade), board (revoir la table), save FICHIER (écrire la partie), quit (partir).
cli-undone = { $count ->
    [one] Annulé.
   *[other] { $count } choix annulés.
 }
cli-undo-what = Tapez « undo » pour un choix ou « undo turn » pour tout ce tour.
cli-saved = Écrit : { $file }
cli-over = La partie est terminée.
cli-bye = Au revoir.

cli-at-ply = { $title } : coup { $ply } sur { $plies }
cli-chance-decides = C’est au hasard de décider.
cli-seat-decides = C’est à { $seat } de décider.

cli-bot = Robot
cli-played = Places jouées
cli-wins = Victoires
cli-share = Part
cli-interval = Intervalle à 95 %
cli-points = Points en moyenne
cli-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 } par partie en moyenne, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }.
cli-even-share = Une part égale serait de { $share } % par place.
cli-uneven = Le nombre de parties n’est pas un multiple de { $bots } : les places n’ont pas été partagées tout à fait également.

cli-soak = Endurance : des parties au hasard face aux lois
cli-soak-game = Jeu
cli-soak-seats = Joueurs
cli-soak-games = Parties
cli-soak-longest = La plus longue (choix)
cli-soak-faults = Défauts
cli-compiled = compilé
cli-plain = Python pur

cli-bench = Moteurs
cli-bench-game = Jeu
cli-bench-seats = Joueurs
cli-bench-decisions_per_second = Décisions/s
cli-bench-clone_us = Copie (µs)
cli-bench-redeal_us = Redistribution (µs)
cli-bench-note = Décisions des joueurs par seconde de processeur dans des parties au hasard ; le hasard n’est pas compté.

# Le serveur : ce qu'il refuse, et ses commandes.
no-forged = La page est périmée : rechargez-la.
no-foreign-origin = Un autre site l'a demandé. Il n'en a pas le droit.
no-bad-name = Un nom comporte au moins une lettre ou un chiffre.
no-bad-table = Ce jeu ne se joue pas ainsi.
no-no-such-bot = Cet ordinateur joueur n'existe pas.
no-no-such-seat = Cette place n'existe pas.
no-no-name = Choisissez d'abord un nom.
no-not-yours = Ce n'est pas à vous de le faire.
no-no-such-table = Cette table n'existe pas.
no-no-such-game = Ce jeu n'existe pas.
no-no-such-page = Il n'y a rien à cette adresse.
no-no-such-method = Cela ne se fait pas ici.
no-stale = La partie a avancé : regardez à nouveau.
no-not-over = La partie n'est pas encore finie.
no-not-started = La partie n'a pas commencé.
no-already-started = La partie a déjà commencé.
no-wrong-seed = Cette graine ne correspond pas au sceau donné auparavant.
no-too-late = Trop tard : le tirage a déjà eu lieu.
no-too-many-take-backs = Trop de choix ont été repris à cette table.
no-no-open-seat = Cette place n'est pas libre.
no-seats-open = Il reste des places libres.
no-played-for = L’ordinateur joue à votre place : reprenez d’abord votre siège.
no-time-up = Votre temps était écoulé.
no-no-time = Revenir en arrière coûte plus de temps qu’il ne vous en reste.
no-after-turn = L’ordinateur termine ce tour ; le prochain sera de nouveau à vous.
no-bad-calendar = Ces jours ou ces heures ne conviennent pas.
no-no-vacation = Il ne vous reste pas autant de jours de vacances cette année.
no-not-absent = Cette personne n’est pas absente depuis aussi longtemps que convenu.
no-no-hints = Cette table se joue sans conseils.
no-old-version = Cette partie suit d’autres règles ou d’autres données que celles de ce serveur. Son déroulement reste consultable.
no-too-large = C'est trop long.
no-too-fast = Trop vite : attendez un instant.
no-too-many-tables = Vous êtes à trop de tables : finissez-en une ou quittez-la.
no-too-many-sockets = Trop de fenêtres sont ouvertes : fermez-en une.
no-broken = Le serveur a rencontré une erreur.
no-not-saved = Impossible d'enregistrer. Réessayez.
no-too-slow = Cela a pris trop de temps.
no-socket-only = Cette adresse sert à une connexion en direct, pas à une page.
no-full = Il y a trop de visiteurs en ce moment : revenez dans un instant.
log-took-back = { $seat } reprend un choix.
bot-replaced = Cet ordinateur joueur a échoué ; un autre continue.
level-changed = Dès son prochain tour, cette place joue au niveau « { $level } ».
time-up = Temps écoulé : l’ordinateur (« { $level } ») prend le relais.
time-ended = Temps écoulé : la partie s’arrête ici, sans vainqueur.
taken-over = Absence aussi longue que convenu : l’ordinateur (« { $level } ») prend le relais.
came-back = De retour, et de nouveau aux commandes.

cli-serving = Archipel est à l'adresse { $address } (Ctrl-C l'arrête)
cli-working = Ce travailleur réfléchit dans { $count ->
    [1] un processus
   *[other] { $count } processus
} (Ctrl-C l'arrête)
cli-work-alone = Un travailleur a besoin d’une file d’attente : donnez à ARCHIPEL_BUS l’adresse de Redis, comme aux serveurs.
cli-alone = Plusieurs processus (--processes { $count }) ont besoin de partager quelque chose : PostgreSQL (ARCHIPEL_DATABASE) et Redis (ARCHIPEL_BUS).
cli-no-client = Le client du navigateur n'est pas construit : les navigateurs ne recevront aucune page. Dans un clone : make client, puis relancez.
cli-in-use = Un autre serveur utilise déjà { $file } : arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
cli-old-games = { $count ->
    [1] Une partie en cours suit des règles ou des données qui ont changé ou qui manquent : { $games }.
   *[other] { $count } parties en cours suivent des règles ou des données qui ont changé ou qui manquent : { $games }.
 } Terminez-les avec la version et les données du début, ou démarrez avec --retire-old-games : elles s’arrêtent là où elles en sont, et leur déroulement reste consultable.
cli-verify-fair = { $title } : équitable. Choix du hasard tirés de nouveau : { $drawn } sur { $plies }.
cli-verify-seeds = Les options et l’ordre des places sont ceux de l’engagement. Graines des joueurs prises en compte : { $mixed } sur { $people }.
cli-verify-missing = Il manque la graine de : { $who }. Une graine protège qui l’a semée : sans elle, il faut faire confiance aux autres.
cli-verify-secret-only = Tout vient d’un secret du serveur : aucun joueur n’y a mis de graine, et l’ordre des places n’est pas garanti.
cli-verify-commitment = Engagement : { $commitment }. Ce doit être celui que votre navigateur a reçu avant la partie.
cli-verify-not-commitment = Pas équitable : le jeu, les options, les places et le secret ne sont pas ceux de l’engagement.
cli-verify-not-seal = Pas équitable : la graine de la place { $seat } ne correspond pas à son sceau.
cli-verify-not-order = Pas équitable : les places ne sont pas dans l’ordre tiré au sort.
cli-verify-not-chance = Pas équitable : le coup { $number } aurait dû être « { $due } », et non « { $told } ».
cli-verify-not-digest = Pas équitable : le texte a été modifié après que le serveur l’a écrit.
cli-verify-address = « { $address } » n’est pas l’adresse d’une partie : http(s)://…/api/tables/<id>/record.
cli-bad-folder = Le dossier { $folder } n’est pas utilisable : { $reason }.
cli-bad-key = { $file } n’est pas une clé de signature : supprimez ce fichier, et tous les invités recevront un nouveau cookie.
cli-bad-database = La base de données { $database } est endommagée, ou n’en est pas une : { $reason }. Rétablissez une copie, ou choisissez un autre dossier avec --data.
cli-newer-database = La base de données { $database } a été écrite par une version plus récente d’Archipel : utilisez celle-ci, ou choisissez un autre dossier avec --data.
cli-locked-database = Impossible d’écrire dans la base de données { $database } : { $reason }.
cli-no-database = La base de données { $database } est injoignable : { $reason }.
cli-port-taken = Un autre programme écoute déjà sur { $address } ; --port permet de choisir un autre port.
cli-bad-address = Impossible d’écouter sur { $address } : { $reason }.
cli-bench-server = Serveur
cli-bench-server-tables = Tables
cli-bench-server-think = Réflexion (s)
cli-bench-server-moves_per_second = Coups/s
cli-bench-server-p50_ms = p50 (ms)
cli-bench-server-p99_ms = p99 (ms)
cli-bench-server-memory_mb = Mémoire (Mo)
cli-bench-server-note = De l'envoi d'un joueur à la réception de l'autre ; chaque coup était d'abord sur le disque.
cli-bench-server-silent = Le serveur n'a rien répondu.

# Données que les propriétaires des boîtes corrigent.
cli-bad-components = { $reason }.
cli-components-group = Groupe
cli-components-what = De quoi il s’agit
cli-components-source = Source
cli-components-confidence = Certitude
cli-components-known = Ce que l’on sait
cli-components-where = Les données sont dans { $file }. Une correction ne contient que les groupes qui diffèrent : « archipel components JEU GROUPE » en écrit une à modifier.
cli-components-corrected = En service : les corrections de { $file } (données { $data }).
cli-components-fit = { $file } convient, et { $title } peut se jouer avec (données { $data }).
cli-components-same = { $file } convient, et ne change rien à { $title }.
cli-components-no-difference = { $title } : rien ne diffère des données fournies.
cli-components-changed = { $place } : { $was } devient { $now }
cli-components-added = { $place } : { $now } s’ajoute
cli-components-gone = { $place } : { $was } disparaît
printed-sure-high = sûr
printed-sure-medium = probable
printed-sure-low = incertain

# Le classement des joueurs artificiels.
cli-elo = Elo
cli-league-challenger = Challengeur
cli-league-others = Tous les autres
cli-league-games = Parties
cli-league-share = Victoires
cli-league-interval = Intervalle à 95 %
cli-league-margin = Avance
cli-needs-league = Le classement demande un paquet de plus : pip install "archipel[league]" l’apporte.
cli-league-two = Une ligue demande au moins deux joueurs.

# Apprendre des parties entre joueurs artificiels.
cli-fit-no-features = L’évaluation de { $title } ne nomme pas ses critères : il n’y a rien à ajuster.
cli-fit-feature = Critère
cli-fit-old = Poids actuel
cli-fit-new = Ajusté
cli-fit-error = Erreur moyenne dans les parties mises de côté : { $before } points au jugé, { $after } après ajustement ({ $positions } positions, rappel { $pull }).
cli-fit-trying = { $title } : nouveaux poids contre anciens
cli-fit-won = Nouveaux poids contre anciens, parties en miroir de { $bot } (nombre : { $games }) : { $share } % ± { $half } de victoires, avance { $lead }.
cli-fit-worse = Les nouveaux poids n’ont pas gagné : rien n’a été écrit.

# Niveaux des joueurs artificiels, du plus faible au plus fort ; ce qu’on peut en attendre.
level-first-steps = Premiers pas
level-first-steps-about = Apprend encore : laisse passer beaucoup de choses et ne pense qu’au coup suivant. Parfait pour une toute première partie, et pour les enfants.
level-beginner = Débutant
level-beginner-about = Connaît les règles et a ses façons préférées de marquer ; laisse passer de bons coups et en juge mal d’autres.
level-casual = Détendu
level-casual-about = Joue avec bon sens, coup par coup, non sans quelques étourderies. Pour une partie tranquille.
level-skilled = Habile
level-skilled-about = Prépare son tour et voit où vous voulez en venir. Bat la plupart de ceux qui découvrent le jeu.
level-expert = Expert
level-expert-about = Voit plusieurs tours à l’avance, en une demi-seconde au plus par choix. Fait rarement des cadeaux.
level-master = Maître
level-master-about = Le plus fort de tous : réfléchit jusqu’à deux secondes par choix. Pour qui connaît bien le jeu.
bot-hurried = La machine est lente ou occupée : au niveau « { $level } », cette place réfléchit moins loin que prévu et joue moins bien.

# La recherche à côté de celle d’OpenSpiel.
cli-bench-search = Itérations de la recherche par seconde
cli-bench-as_it_plays = Telle qu’elle joue
cli-bench-plain_playouts = Parties au hasard
cli-bench-open_spiel = IS-MCTS d’OpenSpiel
cli-bench-ratio = Parties au hasard ÷ OpenSpiel
cli-bench-duel = { $title }, notre recherche contre celle d’OpenSpiel à temps égal (nombre de parties : { $games }) : { $share } % ± { $half } de victoires.

cli-tune-tried = { $name } { $old } → { $new } : { $share } % ± { $half } de victoires (parties : { $games }).
cli-needs-ray = Un cluster demande un paquet de plus : pip install "archipel[ray]" l’apporte.
cli-process-ended = Un processus auxiliaire a été arrêté de l’extérieur. Avec --out, la même commande reprend là où celle-ci s’est arrêtée.

# Ce qu’un hébergeur conserve, et où.
cli-no-house = Il n’y a rien dans { $database } : il n’y a rien à copier.
cli-older-database = La base de données { $database } a une forme plus ancienne : démarrez une fois cette version dessus, puis réessayez.
cli-not-empty = { $database } sert déjà : une copie demande un endroit vide, ou sa propre copie interrompue.
cli-half-copy = Une copie vers { $database } n’est pas terminée : relancez la même commande, elle reprendra où elle en était.
cli-copy-differs = { $target } ne correspond pas à { $source } : on y a joué entre-temps, ou un disque est défaillant. Arrêtez le serveur, videz la cible et recommencez la copie.
cli-bad-backup = { $folder } n’est pas une sauvegarde complète : utilisez-en une autre.
cli-backing-up = Sauvegarde
cli-restoring = Restauration
cli-moving = Copie
cli-dumping = Écriture des parties
cli-backed-up = { $folder } contient { $tables ->
    [1] une table
   *[other] { $tables } tables
} ; relue et comparée, empreinte { $hash }.
cli-restored = { $tables ->
    [1] Une table restaurée
   *[other] { $tables } tables restaurées
} depuis { $folder } ; comparaison faite, empreinte { $hash }.
cli-moved = { $tables ->
    [1] Une table copiée
   *[other] { $tables } tables copiées
}, { $rows } lignes en tout ; comparaison faite, empreinte { $hash }.
cli-moved-key = La clé des cookies n’est pas dans la base de données : donnez le fichier signing.key de l’ancien dossier aux serveurs de la nouvelle base, sinon personne ne retrouvera sa place.
cli-dumped = { $games ->
    [1] Une partie
   *[other] { $games } parties
} dans { $file }.

# L’installation d’une machine pour un serveur.
doctor-well = Un serveur peut tourner ici.
doctor-bad = { $count ->
    [1] Un point marqué ✗ est à corriger d’abord.
   *[other] { $count } points marqués ✗ sont à corriger d’abord.
}
doctor-folder = Le dossier de données { $folder } est accessible en écriture.
doctor-folder-to-come = Le dossier de données { $folder } n’existe pas encore ; le premier démarrage le créera.
doctor-folder-closed = Impossible d’écrire dans le dossier de données { $folder } : donnez-le à l’utilisateur qui fait tourner le serveur.
doctor-key-open = D’autres utilisateurs de cette machine peuvent lire { $file }, et signer des cookies : chmod 600.
doctor-key-odd = ARCHIPEL_KEY n’est pas une clé : il faut 64 chiffres hexadécimaux, les mêmes pour tous les serveurs.
doctor-key-broken = { $file } est illisible, ou n’est pas une clé de signature : reprenez ce fichier d’une sauvegarde.
doctor-key-gone = La base de données connaît des invités, mais { $file } manque : remettez ce fichier, ou définissez ARCHIPEL_KEY. Avec une nouvelle clé, plus personne ne sera reconnu.
doctor-disk-far = { $folder } se trouve sur une autre machine ({ $kind }), où SQLite peut perdre des données : prenez un disque local, ou PostgreSQL.
doctor-disk-full = Il ne reste que { $free } Go là où se trouve { $folder } : bientôt, les coups ne seront plus enregistrés. Faites de la place.
doctor-disk-free = Il reste { $free } Go là où se trouve { $folder }.
doctor-alone = Plusieurs processus (ARCHIPEL_PROCESSES = { $count }) ont besoin de partager quelque chose : PostgreSQL (ARCHIPEL_DATABASE) et Redis (ARCHIPEL_BUS).
doctor-processes = Les processus (ARCHIPEL_PROCESSES = { $count }) partagent PostgreSQL et Redis.
doctor-components-bad = Les données corrigées (ARCHIPEL_COMPONENTS) ne conviennent pas : { $reason }.
doctor-game-out = Le jeu { $game } ne se charge pas et reste de côté : { $reason }.
doctor-old-games = { $count ->
    [1] Une partie en cours suit
   *[other] { $count } parties en cours suivent
 } des règles ou des données qui ont changé : { $games }. Terminez avec la version du début, ou démarrez avec --retire-old-games.
doctor-database = La base de données { $database } répond et a la forme la plus récente.
doctor-database-to-come = La base de données { $database } est encore vide ; le premier démarrage la remplira.
doctor-database-odd = { $database } n’est pas l’adresse d’une base de données utilisable : { $reason }. Définissez ARCHIPEL_DATABASE.
doctor-database-away = La base de données { $database } est injoignable : { $reason }.
doctor-database-half = Une copie vers la base de données { $database } a été interrompue : relancez la même commande.
doctor-database-newer = La base de données { $database } a été écrite par une version plus récente : utilisez celle-ci.
doctor-database-older = La base de données { $database } a une forme plus ancienne, que le prochain démarrage changera : faites d’abord une sauvegarde avec l’ancienne version.
doctor-database-forgets = La base de données a { $setting } = off : une coupure de courant perdrait des coups déjà confirmés. Activez ce réglage.
doctor-database-small = La base de données accepte { $most } connexions, et les processus de cette machine peuvent à eux seuls en vouloir { $wanted } : augmentez max_connections.
doctor-clock-off = Notre horloge et celle de la base de données diffèrent de { $seconds } secondes, et le temps de jeu dépend des deux : mettez toutes les horloges à l’heure par NTP.
doctor-bus = Redis répond.
doctor-bus-away = Redis est injoignable : { $reason }. Vérifiez ARCHIPEL_BUS ; les serveurs tournent sans lui, mais se tiennent au courant plus lentement.
doctor-bus-alone = ARCHIPEL_BUS est défini, mais la base de données est SQLite, qu’un seul serveur peut utiliser : prenez PostgreSQL, ou laissez Redis de côté.
doctor-bus-key = Tous les serveurs doivent signer les cookies avec la même clé : donnez partout à ARCHIPEL_KEY les mêmes 64 chiffres hexadécimaux, ou donnez { $file } à tous.
doctor-bus-evicts = Quand sa mémoire est pleine, Redis jette des données (maxmemory-policy vaut { $policy }), et du travail peut se perdre : choisissez noeviction.
doctor-workers = { $count ->
    [1] Un processus de calcul est là.
   *[other] { $count } processus de calcul sont là.
}
doctor-no-workers = Aucun processus de calcul n’est là : les serveurs réfléchissent eux-mêmes pour les ordinateurs. Lancez archipel work, sur n’importe quelle machine.
doctor-files = { $most } fichiers peuvent être ouverts à la fois : assez pour { $wanted }.
doctor-files-few = { $most } fichiers seulement peuvent être ouverts à la fois, il en faudrait { $wanted } : augmentez LimitNOFILE ou ulimit -n, ou baissez ARCHIPEL_CONNECTIONS.
doctor-origin-odd = ARCHIPEL_ORIGIN vaut « { $origin } », mais devrait ressembler à https://play.example.org, sans chemin.
doctor-origin-open = ARCHIPEL_ORIGIN vaut { $origin }, sans chiffrement : les cookies peuvent être lus en route. Laissez un mandataire parler https.
doctor-origin-none = { $proxies } peut parler pour d’autres, mais ARCHIPEL_ORIGIN n’est pas défini : donnez l’adresse que les gens saisissent.
doctor-proxies-all = ARCHIPEL_PROXIES croit tout le monde, et n’importe qui peut prétendre venir de n’importe où : ne nommez que le mandataire.
doctor-proxies-none = On vient à { $origin }, mais ARCHIPEL_PROXIES ne nomme aucun mandataire : tous comptent comme une seule adresse et en partagent les limites.
doctor-door = On vient à { $origin } en passant par { $proxies }.
doctor-door-here = Seule cette machine peut entrer ({ $host }).
doctor-door-bare = Tout le monde peut entrer par { $host } sans mandataire, donc sans chiffrement : placez un mandataire devant, ou restez chez vous.
doctor-metrics-all = ARCHIPEL_METRICS laisse tout le monde lire les mesures : ne nommez que qui surveille.
doctor-compiled = Les moteurs de jeu sont compilés.
doctor-plain = Les moteurs de jeu ne sont pas compilés : les ordinateurs joueurs réfléchissent environ cinq fois moins vite. Installez le paquet compilé.
doctor-client = Le client du navigateur est construit.
doctor-no-client = Le client du navigateur n’est pas construit : les navigateurs ne recevront aucune page. Dans un clone : make client.
doctor-zones = Les fuseaux horaires du monde sont connus.
doctor-no-zones = Les fuseaux horaires du monde sont inconnus : installez le paquet tzdata.
# Comptes
no-wrong-sign-in = Aucun compte ne correspond à ce que vous avez saisi.
no-second-factor = Il faut aussi le code de votre application d’authentification.
no-wrong-code = Ce code n’est pas valable, ou ne l’est plus.
no-bad-passkey = Cette clé d’accès n’ouvre rien ici.
no-prove-again = Reconnectez-vous avant de modifier cela.
no-no-accounts = Il n’y a pas de comptes sur ce serveur.
no-needs-invitation = Pour un compte, il faut une invitation de l’hôte.
no-no-such-session = Ce navigateur est déjà déconnecté.
no-no-account = Vous n’avez pas encore de compte.
no-no-mail = Ce serveur n’envoie pas d’e-mails.
no-last-way = C’est le seul moyen d’entrer dans votre compte.
no-short-password = Un mot de passe a au moins 8 caractères.
no-common-password = Beaucoup de gens utilisent ce mot de passe : c’est le premier que l’on essaie. Choisissez-en un autre.
mail-code-subject = { $code } est votre code pour Archipel
mail-code = Votre code pour Archipel : { $code }

    Il est valable une seule fois, pendant dix minutes. Si vous n’avez rien demandé, vous n’avez rien à faire.
mail-taken-subject = Votre adresse chez Archipel
mail-taken = Quelqu’un a voulu utiliser cette adresse pour un compte chez Archipel. Elle appartient déjà à un compte. Si c’était vous, connectez-vous avec elle. Sinon, vous n’avez rien à faire.
no-no-such-person = Il n’y a personne de ce nom.
no-not-together = L’un de vous ne souhaite pas s’asseoir à la même table.
no-muted = L’hôte vous a demandé de vous taire un moment.
no-too-many-people = Cela fait trop de monde.

# Notifications : pour qui regarde ailleurs.
notice-title = Archipel
notice-turn = C’est votre tour à { $game }.
notice-turn-with = C’est votre tour à { $game } avec { $names }.
notice-in-vain = Votre plan n’a pas pu être joué jusqu’au bout.
notice-invited = { $by } vous invite à une partie de { $game }.
notice-invited-with = { $by } vous invite à une partie de { $game }, avec { $names }.
notice-over = Votre partie de { $game } est terminée.
notice-over-with = Votre partie de { $game } avec { $names } est terminée.
notice-reminder = Votre tour à { $game } n’est pas encore joué.
notice-reminder-with = Votre tour à { $game } avec { $names } n’est pas encore joué.
notice-digest = { $count ->
    [1] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
notice-test = Ceci est un essai. Les notifications d’Archipel arrivent ici.
notice-line = { $game } avec { $names }
notice-and = { $first } et { $last }
notice-somebody = quelqu’un
notice-left-days = { $count ->
    [1] Il reste un jour.
   *[other] Il reste { $count } jours.
}
notice-left-hours = { $count ->
    [1] Il reste une heure.
   *[other] Il reste { $count } heures.
}
notice-left-minutes = { $count ->
    [one] Il reste { $count } minute.
   *[other] Il reste { $count } minutes.
}
notice-open = Ouvrir la table
notice-why = Vous recevez ce message parce que vous l’avez demandé dans les réglages d’Archipel.
notice-no-more = Ne plus recevoir de messages
no-no-notices = Ce serveur n’envoie pas de notifications.
no-no-such-way = Ceci n’est plus dans votre liste.
no-bad-address = On ne peut rien envoyer à cette adresse. Elle commence par https://.
no-private-address = Cette adresse mène dans un réseau privé. Rien n’y est envoyé.
no-not-reached = Cette adresse ne peut pas être jointe.
no-not-friends = Ici, on peut inviter ses amis. Aux autres, envoyez l’adresse de la table.
no-too-many-ways = Cela fait trop d’appareils et de webhooks.
no-too-many-notes = Il y a trop de notes à cette table : jetez-en quelques-unes.
no-no-plans = À une table où le temps compte pour toute la partie, rien ne peut être prévu.
