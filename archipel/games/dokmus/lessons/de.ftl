## Landung
lesson-land = Landung auf der Insel
lesson-land-welcome = Willkommen auf Dokmus! Du führst eine Expedition auf diese Insel. Wer nach acht Runden die meisten Punkte hat, gewinnt.
lesson-land-tile = Die Insel besteht aus quadratischen Plättchen. Merk dir eins: Während der Partie rutschen sie und drehen sich.
lesson-land-temples = Das suchst du: Tempel. Am Ende zählt jeder Tempel, den einer deiner Steine berührt, 2 Punkte, ein großer sogar 3.
lesson-land-meadow = Im Gras geht es sich leicht: Eine Wiese nimmt einen Stein auf und verlangt nichts.
lesson-land-closed = Berge und Flüsse sind gesperrt. Dort kann niemand stehen.
lesson-land-start = Du bist dran! Lande auf der beleuchteten Wiese, gleich neben einem Tempel.
lesson-land-start-tile = Das richtige Plättchen, aber nicht das richtige Feld. Suche das Feld, das den kleinen Tempel links berührt.
lesson-land-start-far = Dort darf man landen. Für diese Lektion bleiben wir auf dem Plättchen unten links, neben seinem Tempel.
lesson-land-explored = Dein erster Stein berührt den Tempel: Er ist schon erforscht.
lesson-land-tokens = In jedem Zug verwendest du drei Steine, nicht mehr und nicht weniger. Die Wächter bekommen ein eigenes Kapitel.
lesson-land-place = Ein Stein kommt neben einen eigenen. Setze einen direkt darüber oder darunter.
lesson-land-place-temple = Erlaubt, und sogar schlau: Der Tempel trägt dich dorthin. Das kommt im nächsten Kapitel. Jetzt erst ein einfacher Schritt.
lesson-land-place-forest = Dieser Wald verlangt einen Stein als Preis. Das nächste Kapitel erklärt es; nimm zuerst eine Wiese nebenan.
lesson-land-later = Das geht, aber heben wir es für später auf. Setze zuerst einen Stein neben deinen.
lesson-land-rule = So ist es: immer Seite an Seite. Eine Ecke genügt nicht.
lesson-land-again = Noch ein Stein, wohin du willst: Diesmal ist alles richtig.
lesson-land-again-temple = Gut gesehen: Du bleibst nah am Tempel.
lesson-land-again-forest = Ein Wald! Er hat dich einen zweiten Stein gekostet; warum, sagt das nächste Kapitel.
lesson-land-again-sacrifice = Ein geopferter Stein: Er hält kein Feld, aber am Ende zählt er.
lesson-land-again-move = Du nutzt deinen Wächter: Er versetzt einen Stein um ein Feld.
lesson-land-again-good = Gut. Jeder Stein öffnet neue Felder um sich herum.
lesson-land-end = Landen und weitergehen kannst du. Jetzt siehst du, wie Tempel dich weitertragen.

## Tempel
lesson-temples = Tempel und Wälder
lesson-temples-points = Du berührst einen Tempel: 2 Punkte am Ende, und 1 für ein erstes besuchtes Plättchen. Neben deinem Namen steht, was du hättest, wenn jetzt Schluss wäre.
lesson-temples-second = Ein zweiter Tempel wartet. Wie kommt man schnell hin?
lesson-temples-bridge = Ein Tempel ist eine Brücke: Berührt ihn dein letzter Stein, darf der nächste auf jedes Feld rings um ihn.
lesson-temples-jump = Spring um den Tempel herum: Setze einen Stein auf das beleuchtete Feld unter ihm.
lesson-temples-jump-other = Ein schöner Sprung, aber er führt vom zweiten Tempel weg. Lieber unten herum.
lesson-temples-jump-step = Ein gewöhnlicher Schritt: erlaubt, aber langsam. Lass dich vom Tempel weitertragen.
lesson-temples-jump-forest = Auch dahin trüge dich der Tempel, doch dieser Wald kostet einen Stein mehr und berührt den zweiten Tempel nicht.
lesson-temples-forest = Rings um den zweiten Tempel stehen Wälder. Hinein kommt man nur gegen einen Preis.
lesson-temples-price = Ein Stein im Wald kostet einen zweiten, der geopfert wird. Umsonst ist es, wenn einer von deinen schon im Wald daneben steht oder in einem Wald am selben Tempel.
lesson-temples-explore = Zwei Steine hast du noch, gerade genug. Berühre den zweiten Tempel!
lesson-temples-explore-no = Möglich, aber dieser Stein berührt keinen neuen Tempel. Suche den Wald, der den zweiten berührt.
lesson-temples-explore-sacrifice = Dann bliebe nur ein Stein: zu wenig, um den Wald zu bezahlen. Behalte beide.
lesson-temples-sacrificed = Der bezahlte Stein liegt hier. Verloren ist er nicht: Wer am Ende am meisten geopfert hat, bekommt Punkte.
lesson-temples-guardian = Deine drei Steine sind verwendet. Dein Wächter hat seine Kraft noch: einen Stein um ein Feld versetzen, wenn du willst.
lesson-temples-finish = Wie du magst: den Wächter nutzen oder den Zug beenden.
lesson-temples-finish-move = Warum nicht. Verlass nur keinen Tempel, den sonst keiner deiner Steine berührt.
lesson-temples-finish-end = Klug: Alle deine Steine stehen gut. Die Kraft des Wächters verfällt, und das macht nichts.
lesson-temples-end = Zwei Tempel in einem Zug, sehr schön. Im nächsten Kapitel gerät die Insel in Bewegung.

## Wächter
lesson-guardians = Die Wächter
lesson-guardians-secret = Eine neue Runde beginnt. Bevor jemand spielt, nimmt jeder heimlich einen Wächter.
lesson-guardians-order = Die Zahl bestimmt die Reihenfolge: Die kleinste spielt zuerst. Und jeder Wächter leiht dir eine Kraft, einmal in deinem Zug.
lesson-guardians-two = Die 2 schiebt ein Plättchen in die Lücke, mit allem, was darauf steht.
lesson-guardians-three = Die 3 versetzt einen deiner Steine um ein Feld, und der Wald kostet ihn nichts.
lesson-guardians-four = Die 4 dreht ein Plättchen um ein Viertel.
lesson-guardians-draft = Drehen wir die Insel. Nimm den Wächter 4.
lesson-guardians-draft-two = Du würdest zuerst spielen und ein Plättchen schieben. Ein andermal gern; nimm hier die 4.
lesson-guardians-draft-three = Nützlich, um einen schlecht stehenden Stein zu retten. Deine stehen gut: Nimm die 4.
lesson-guardians-first = Auf der Gegenseite liegt die 2: Dort wird also angefangen.
lesson-guardians-slid = Das Plättchen ist in die Lücke gerutscht, und seine Steine sind mitgereist. Die Lücke ist jetzt woanders.
lesson-guardians-rotate = Du bist dran. Dreh das Plättchen mit deinen Steinen, wie herum du magst.
lesson-guardians-rotate-other = Jedes Plättchen lässt sich drehen, auch dieses. Dreh aber dein eigenes, dann siehst du deine Steine reisen.
lesson-guardians-rotate-later = Die Kraft kommt vor, zwischen oder nach den Steinen. Fang hier mit ihr an.
lesson-guardians-travel = Deine Steine haben sich mit dem Land gedreht. Andere Felder sind in Reichweite, vielleicht auch andere Tempel.
lesson-guardians-place = Nutz es: Spiel einen Stein, wie du willst.
lesson-guardians-place-good = So geht das. Das Land bewegen und sich dann darauf niederlassen: Das ist die Kunst von Dokmus.
lesson-guardians-place-sacrifice = Ein geopferter Stein zählt am Ende. Gib aber nicht zu viele: Tempel bringen mehr.
lesson-guardians-end = Zu dritt oder zu viert kommen zwei Wächter dazu: Die 1 nimmt den Talisman, also die erste Wahl, und die 5 hat die Kraft, die du dir aussuchst.

## Ruinen
lesson-ruins = Die Ruinen
lesson-ruins-ruins = Diese Steine sind Ruinen. Ein Stein darauf geht nie wieder weg, aber er lohnt sich sofort.
lesson-ruins-toward = Komm näher: Setze einen Stein zwischen deinen und die Ruinen.
lesson-ruins-toward-no = Möglich, aber manche Felder am Wasser kosten einen Stein mehr. Geh zu Fuß, über das beleuchtete Feld.
lesson-ruins-reach = Die Ruinen liegen nebenan. Hin da!
lesson-ruins-reach-no = Dieser Stein stünde nicht auf den Ruinen. Sie liegen gleich rechts vom letzten.
lesson-ruins-point = Ein Punkt, sofort verdient.
lesson-ruins-present = Und ein Geschenk: eine weitere Aktion auf diesem Plättchen. Schieben, drehen oder einen deiner Steine darauf versetzen.
lesson-ruins-use = Nutz die Aktion der Ruinen, welche du willst.
lesson-ruins-use-guardian = Das ist die Kraft deines Wächters. Du behältst sie; nutz zuerst die Aktion der Ruinen.
lesson-ruins-use-later = Du könntest warten, solange dein Zug dauert. Probier sie jetzt.
lesson-ruins-used = Die Aktion der Ruinen verbraucht deinen Wächter nicht. Was am Ende des Zugs nicht genutzt ist, verfällt.
lesson-ruins-last = Wie es weitergeht, entscheidest du.
lesson-ruins-last-sacrifice = Geopfert! Zwei oder drei Opfer genügen oft, um vorn zu liegen.
lesson-ruins-last-action = Gut. Ein Stein, der sich bewegt, kann andere Ruinen erreichen und eine weitere Aktion gewinnen.
lesson-ruins-last-good = Gut gesetzt.
lesson-ruins-end = Ruinen nah an deinem Weg? Fast immer einen Umweg wert.

## Wasser und Vulkane
lesson-water = Flüsse und Vulkane
lesson-water-river = Ein Fluss versperrt den Weg. Darin steht kein Stein, aber man kann ihn überqueren.
lesson-water-cross-way = Opfere am Ufer einen Stein und setze einen anderen irgendwo an dasselbe Wasser oder neben einen Tempel, der es berührt.
lesson-water-cross = Überquere das Wasser, und berühre bei der Ankunft einen Tempel.
lesson-water-cross-near = Ein Schritt zu Fuß, ganz ohne Preis. Doch drüben warten Tempel: Überquere den Fluss.
lesson-water-cross-far = Am Ufer kämst du an, aber weit weg von den Tempeln. Suche ein Feld, das einen berührt.
lesson-water-crossed = Ein Stein bezahlt, ein Tempel gewonnen. Die Überfahrt kostet nur einen Stein, auch wenn man im Wald ankommt.
lesson-water-volcano = Ein Vulkan ist ein Rastplatz: Ein Stein darf dort stehen und anderen Halt geben. Steht er am Ende des Zugs noch da, ist er geopfert.
lesson-water-sacrifice = Alle Opfer zählen am Ende. Zu zweit bekommt der Erste 3 Punkte. Wer gar nichts opfert, bekommt nichts.
lesson-water-last = Ein letzter Stein: Setze ihn, oder opfere ihn.
lesson-water-last-volcano = Auf den Vulkan! Am Ende des Zugs verbrennt er und zählt als Opfer.
lesson-water-last-sacrifice = Geopfert. Bei den Opfern liegst du jetzt vorn.
lesson-water-last-move = Der Wächter 3 versetzt einen Stein, ohne dass er verloren geht. Den letzten hast du noch.
lesson-water-last-good = Gut. Dieser Stein öffnet den Weg.
lesson-water-end = Du kennst jetzt alles Gelände. Bleibt noch das Zählen.

## Punkte
lesson-points = Das Ende und die Punkte
lesson-points-late = Hier sind wir in der achten und letzten Runde einer echten Partie.
lesson-points-now = Die große Zahl ist schon sicher: die Ruinen. Die kleine ist deine Summe, wenn jetzt Schluss wäre.
lesson-points-temples = Zuerst die Tempel: 2 Punkte für einen kleinen, 3 für einen großen, einmal je Spieler. Mehrere dürfen denselben erforschen.
lesson-points-visits = Dann die besuchten Plättchen: Ein erforschter Tempel auf jedem genügt. Je mehr es sind, desto mehr bringt jedes.
lesson-points-completed = Und eine Prämie für jedes Plättchen, dessen Tempel du alle erforscht hast: 5 Punkte zu zweit, 8 zu dritt oder zu viert.
lesson-points-complete = Auf diesem Plättchen fehlt dir ein einziger Tempel. Berühre ihn und hol dir die Prämie.
lesson-points-complete-no = Möglich, manchmal sogar nützlich, aber das Plättchen bliebe unvollständig. Suche das Feld, das den letzten Tempel berührt.
lesson-points-complete-slide = Ein Plättchen zu schieben bringt einen Tempel näher oder weiter weg. Hier genügt ein Stein.
lesson-points-done = Ein vollständiges Plättchen: Prämie und Tempel auf einen Streich!
lesson-points-prizes = Zuletzt die Opfer: Die Großzügigsten bekommen diese Punkte.
lesson-points-tie = Die höchste Summe gewinnt. Bei Gleichstand, wer mehr geopfert hat.
lesson-points-last = Noch eine Entscheidung, und sie gehört dir: Wo sind die letzten Punkte?
lesson-points-last-sacrifice = Ein Opfer mehr: nützlich, wenn du noch nicht vorn liegst.
lesson-points-last-slide = Das Land bewegt sich ein letztes Mal. Prüf, ob deine Steine ihre Tempel noch berühren.
lesson-points-last-end = Fertig! Die Kraft deines Wächters bleibt ungenutzt.
lesson-points-last-good = Gut. Schau, ob sich die Summe neben deinem Namen geändert hat.
lesson-points-end = Das war alles! Tempel, besuchte Plättchen, vollständige Plättchen, Ruinen und Opfer: Du kannst Dokmus spielen.

## Die kurze Partie
lesson-game = Eine kurze Partie
lesson-game-late = Eine echte Partie, in der siebten von acht Runden. Du übernimmst sie: erst der Wächter, dann drei Steine je Runde. Dir gegenüber sitzt ein Anfänger.
lesson-game-hints = Du entscheidest alles, und was du wählst, wird gespielt. Die Glühbirne neben der Frage gibt Rat: erst, wohin du schauen, dann, was du wählen solltest, dann, warum.
lesson-game-play = Du bist dran. Spiel, wie du magst, bis zum Ende der Partie.
lesson-game-end = Die Partie ist zu Ende, und das ist die echte Schlusswertung. Sieh nach, was dir am meisten gebracht hat, und was dem anderen mehr.

## Wo keine eigene Antwort passt
lesson-not-sacrifice = Ein geopferter Stein zählt am Ende, bringt dich jetzt aber nicht weiter.
lesson-not-move = Das ist die Kraft deines Wächters: einmal im Zug. Heb sie noch auf.
