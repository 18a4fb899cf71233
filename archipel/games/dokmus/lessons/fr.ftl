## Débarquer
lesson-land = Débarquer sur l’île
lesson-land-welcome = Bienvenue à Dokmus ! Vous menez une expédition sur cette île. Après huit manches, l’explorateur qui a le plus de points gagne.
lesson-land-tile = L’île est faite de tuiles carrées. Retenez ceci : pendant la partie, elles glissent et elles tournent.
lesson-land-temples = Voici ce que vous cherchez : les temples. À la fin, chaque temple que touche l’un de vos pions vaut 2 points, ou 3 si le temple est grand.
lesson-land-meadow = On marche dans l’herbe : une prairie accueille un pion sans rien demander.
lesson-land-closed = Montagnes et rivières restent fermées. Personne ne peut s’y tenir.
lesson-land-start = À vous ! Débarquez sur la prairie éclairée, juste à côté d’un temple.
lesson-land-start-tile = La bonne tuile, oui, mais pas la bonne case. Cherchez celle qui touche le petit temple de gauche.
lesson-land-start-far = On peut débarquer là. Pour cette leçon, restons sur la tuile en bas à gauche, à côté de son temple.
lesson-land-explored = Votre premier pion touche le temple : il est déjà exploré.
lesson-land-tokens = À chaque tour vous utilisez trois pions, pas un de plus, pas un de moins. Les gardiens attendront un autre chapitre.
lesson-land-place = Un pion se pose contre l’un des vôtres. Posez-en un juste au-dessus ou juste au-dessous.
lesson-land-place-temple = Permis, et même malin : c’est le temple qui vous y porte. On y vient au chapitre suivant. Pour l’instant, un simple pas.
lesson-land-place-forest = Cette forêt demande un pion en paiement. Le chapitre suivant l’explique ; prenez d’abord une prairie voisine.
lesson-land-later = C’est possible, mais gardons cela pour plus tard. Posez d’abord un pion à côté du vôtre.
lesson-land-rule = Voilà : toujours case contre case, par un côté. Un coin ne suffit pas.
lesson-land-again = Encore un pion, où vous voulez : cette fois, tout est bon.
lesson-land-again-temple = Bien vu : vous restez près du temple.
lesson-land-again-forest = Une forêt ! Elle vous a coûté un second pion, le chapitre suivant dira pourquoi.
lesson-land-again-sacrifice = Un pion offert : il ne tient aucune place, mais il comptera à la fin.
lesson-land-again-move = Vous employez votre gardien : il déplace un pion d’une case.
lesson-land-again-good = Bien. Chaque pion ouvre de nouvelles cases autour de lui.
lesson-land-end = Vous savez débarquer et avancer. Voyons maintenant comment les temples vous portent plus loin.

## Temples
lesson-temples = Temples et forêts
lesson-temples-points = Vous touchez un temple : 2 points à la fin, et 1 point pour une première tuile visitée. À côté de votre nom, le total si tout s’arrêtait ici.
lesson-temples-second = Un second temple vous tend les bras. Comment l’atteindre vite ?
lesson-temples-bridge = Un temple est un pont : si votre dernier pion le touche, le suivant peut aller sur n’importe quelle case autour de lui.
lesson-temples-jump = Contournez le temple d’un bond : posez un pion sur la case éclairée, au-dessous de lui.
lesson-temples-jump-other = Le bond est bon, mais il vous éloigne du second temple. Passez plutôt par le bas.
lesson-temples-jump-step = Un pas ordinaire : permis, mais lent. Servez-vous du temple pour aller plus loin.
lesson-temples-jump-forest = Le temple vous y mènerait aussi, mais cette forêt coûte un pion de plus et ne touche pas le second temple.
lesson-temples-forest = Tout autour du second temple, des forêts. Y entrer se paie.
lesson-temples-price = Un pion dans la forêt en coûte un autre, sacrifié. C’est gratuit si l’un des vôtres est déjà dans la forêt voisine, ou dans une forêt du même temple.
lesson-temples-explore = Il vous reste deux pions, juste assez. Touchez le second temple !
lesson-temples-explore-no = Possible, mais ce pion ne toucherait pas de nouveau temple. Cherchez la case de forêt qui touche le second.
lesson-temples-explore-sacrifice = Il ne vous resterait qu’un pion : plus de quoi payer la forêt. Gardez les deux.
lesson-temples-sacrificed = Le pion payé repose ici. Il n’est pas perdu : à la fin, qui a le plus sacrifié gagne des points.
lesson-temples-guardian = Vos trois pions sont joués. Il vous reste le pouvoir de votre gardien : déplacer un pion d’une case, si vous voulez.
lesson-temples-finish = À vous de voir : jouer le gardien, ou terminer le tour.
lesson-temples-finish-move = Pourquoi pas. Attention seulement à ne pas quitter un temple que ce pion était seul à toucher.
lesson-temples-finish-end = Sage décision : tous vos pions sont bien placés. Le pouvoir du gardien est perdu, ce n’est pas grave.
lesson-temples-end = Deux temples explorés en un tour, bravo. Au chapitre suivant, l’île se met à bouger.

## Gardiens
lesson-guardians = Les gardiens
lesson-guardians-secret = Une nouvelle manche commence. Avant de jouer, chacun prend un gardien en secret.
lesson-guardians-order = Le numéro décide de l’ordre : le plus petit joue d’abord. Et chaque gardien prête un pouvoir, une fois, pendant votre tour.
lesson-guardians-two = Le 2 fait glisser une tuile dans l’espace vide, avec tout ce qui s’y trouve.
lesson-guardians-three = Le 3 déplace l’un de vos pions d’une case, sans payer la forêt.
lesson-guardians-four = Le 4 fait tourner une tuile d’un quart de tour.
lesson-guardians-draft = Essayons de tourner l’île. Prenez le gardien 4.
lesson-guardians-draft-two = Vous joueriez en premier, et vous feriez glisser une tuile. Un bon choix un autre jour ; ici, prenez le 4.
lesson-guardians-draft-three = Utile pour sauver un pion mal placé. Les vôtres vont bien : prenez le 4.
lesson-guardians-first = Votre adversaire a le 2 : c’est donc à lui de commencer.
lesson-guardians-slid = La tuile a glissé dans l’espace vide, et ses pions ont voyagé avec elle. L’espace vide est maintenant ailleurs.
lesson-guardians-rotate = À vous. Faites tourner la tuile où sont vos pions, dans le sens qui vous plaît.
lesson-guardians-rotate-other = Toutes les tuiles peuvent tourner, même celle-ci. Mais tournez plutôt la vôtre, pour voir vos pions voyager.
lesson-guardians-rotate-later = Le pouvoir se joue avant, entre ou après les pions. Ici, commencez par lui.
lesson-guardians-travel = Vos pions ont tourné avec le terrain. D’autres cases sont à portée, peut-être d’autres temples.
lesson-guardians-place = Profitez-en : jouez un pion où bon vous semble.
lesson-guardians-place-good = Voilà. Bouger la terre, puis s’y poser : c’est tout l’art de Dokmus.
lesson-guardians-place-sacrifice = Un pion offert compte à la fin. Mais n’en donnez pas trop : les temples rapportent davantage.
lesson-guardians-end = À trois ou quatre joueurs s’ajoutent deux gardiens : le 1 prend le talisman, donc le premier choix, et le 5 a le pouvoir de son choix.

## Ruines
lesson-ruins = Les ruines
lesson-ruins-ruins = Ces pierres sont des ruines. Un pion qui s’y pose n’en bouge plus, mais il rapporte tout de suite.
lesson-ruins-toward = Approchez : posez un pion entre le vôtre et les ruines.
lesson-ruins-toward-no = Possible, mais certaines cases au bord de l’eau coûtent un pion de plus. Allez à pied, par la case éclairée.
lesson-ruins-reach = Les ruines sont à côté. Allez-y !
lesson-ruins-reach-no = Ce pion ne serait pas sur les ruines. Elles sont juste à droite du dernier.
lesson-ruins-point = Un point, gagné sur-le-champ.
lesson-ruins-present = Et un cadeau : une action de plus sur cette tuile. La faire glisser, la faire tourner, ou y déplacer l’un de vos pions.
lesson-ruins-use = Jouez l’action des ruines, celle que vous voulez.
lesson-ruins-use-guardian = Cela, c’est le pouvoir de votre gardien. Il reste à vous ; jouez d’abord l’action des ruines.
lesson-ruins-use-later = Vous pourriez attendre, tant que dure votre tour. Essayez-la maintenant.
lesson-ruins-used = L’action des ruines n’use pas votre gardien. Ce qui n’est pas joué à la fin du tour est perdu.
lesson-ruins-last = Choisissez la suite librement.
lesson-ruins-last-sacrifice = Offert ! Deux ou trois sacrifices suffisent souvent à passer devant.
lesson-ruins-last-action = Bien. Un pion qui bouge peut atteindre d’autres ruines et gagner une autre action.
lesson-ruins-last-good = Bien posé.
lesson-ruins-end = Des ruines près de votre chemin ? Presque toujours un bon détour.

## Eau et volcans
lesson-water = Rivières et volcans
lesson-water-river = Une rivière barre la route. Aucun pion n’y tient, mais elle se traverse.
lesson-water-cross-way = Depuis la rive, sacrifiez un pion, et posez-en un autre n’importe où au bord de la même eau, ou d’un temple qui la touche.
lesson-water-cross = Traversez, et touchez un temple en arrivant.
lesson-water-cross-near = Un pas à pied, sans payer. Mais de l’autre côté, des temples attendent : traversez.
lesson-water-cross-far = Vous arriveriez bien sur la rive, mais loin des temples. Cherchez une case qui en touche un.
lesson-water-crossed = Un pion payé, un temple gagné. La traversée coûte un seul pion, même si l’on arrive en forêt.
lesson-water-volcano = Un volcan est une halte : un pion peut s’y poser et servir d’appui. S’il y est encore à la fin du tour, il est sacrifié.
lesson-water-sacrifice = Tous les sacrifices se comptent à la fin. À deux, le premier reçoit 3 points. Sans aucun sacrifice : rien.
lesson-water-last = Un dernier pion : posez-le, ou offrez-le.
lesson-water-last-volcano = Sur le volcan ! Il brûlera à la fin du tour et comptera comme sacrifice.
lesson-water-last-sacrifice = Offert. Vous voilà en tête des sacrifices.
lesson-water-last-move = Le gardien 3 bouge un pion sans le perdre. Il vous reste encore le dernier à jouer.
lesson-water-last-good = Bien. Ce pion ouvre la suite.
lesson-water-end = Vous connaissez tout le terrain. Reste à compter.

## Points
lesson-points = La fin et les points
lesson-points-late = Nous voici dans la huitième et dernière manche d’une vraie partie.
lesson-points-now = Le grand nombre est déjà acquis : les ruines. Le petit dit votre total si la partie finissait maintenant.
lesson-points-temples = Les temples d’abord : 2 points le petit, 3 le grand, une seule fois par joueur. Plusieurs joueurs peuvent explorer le même.
lesson-points-visits = Puis les tuiles visitées : il suffit d’un temple exploré sur chacune. Plus vous en visitez, plus chacune rapporte.
lesson-points-completed = Et une prime pour chaque tuile dont vous avez exploré tous les temples : 5 points à deux joueurs, 8 à trois ou quatre.
lesson-points-complete = Sur cette tuile, un seul temple vous manque. Touchez-le et gagnez la prime.
lesson-points-complete-no = Possible, parfois même utile, mais cette tuile resterait incomplète. Cherchez la case qui touche son dernier temple.
lesson-points-complete-slide = Déplacer une tuile peut rapprocher un temple, ou l’éloigner. Ici, il suffit d’un pion.
lesson-points-done = Une tuile complète : la prime et le temple, en un seul coup !
lesson-points-prizes = Enfin les sacrifices : les plus généreux reçoivent ces points.
lesson-points-tie = Le plus haut total gagne. À égalité, celui qui a le plus sacrifié.
lesson-points-last = Encore un choix, le vôtre : où sont les derniers points ?
lesson-points-last-sacrifice = Un sacrifice de plus : utile si vous n’êtes pas encore devant.
lesson-points-last-slide = La terre bouge une dernière fois. Vérifiez que vos temples touchent toujours vos pions.
lesson-points-last-end = Terminé ! Le pouvoir du gardien reste inutilisé.
lesson-points-last-good = Bien. Regardez si votre total a changé à côté de votre nom.
lesson-points-end = C’est tout ! Temples, tuiles visitées, tuiles complètes, ruines et sacrifices : vous savez jouer à Dokmus.

## La courte partie
lesson-game = Une courte partie
lesson-game-late = Une vraie partie, à la septième manche sur huit. Vous la reprenez : d’abord un gardien, puis trois pions par manche. Votre adversaire débute.
lesson-game-hints = Vous décidez de tout, et tout ce que vous choisissez est joué. L’ampoule à côté de la question vous conseille : d’abord où regarder, puis quoi choisir, enfin pourquoi.
lesson-game-play = À vous. Jouez comme vous voulez, jusqu’à la fin de la partie.
lesson-game-end = La partie est finie : voici le vrai décompte final. Voyez ce qui vous a rapporté le plus, et ce qui a rapporté davantage à l’autre.

## Quand aucune réponse particulière ne convient
lesson-not-sacrifice = Un pion offert compte à la fin, mais il ne vous fait pas avancer maintenant.
lesson-not-move = C’est le pouvoir de votre gardien : une seule fois par tour. Gardez-le pour l’instant.
