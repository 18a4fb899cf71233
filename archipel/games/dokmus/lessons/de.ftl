## Landung
lesson-land = Landung auf der Insel
lesson-land-welcome = Willkommen auf Dokmus! Sie führen eine Expedition auf diese Insel. Wer nach acht Runden die meisten Punkte hat, gewinnt.
lesson-land-tile = Die Insel besteht aus quadratischen Plättchen. Merken Sie sich eins: Während der Partie rutschen sie und drehen sich.
lesson-land-temples = Das suchen Sie: Tempel. Am Ende zählt jeder Tempel, den einer Ihrer Spielsteine berührt, 2 Punkte, ein großer sogar 3.
lesson-land-meadow = Im Gras geht es sich leicht: Eine Wiese nimmt einen Spielstein auf und verlangt nichts.
lesson-land-closed = Berge und Flüsse sind gesperrt. Dort kann niemand stehen.
lesson-land-start = Sie sind dran! Landen Sie auf der beleuchteten Wiese, gleich neben einem Tempel.
lesson-land-start-tile = Das richtige Plättchen, aber nicht das richtige Feld. Suchen Sie das Feld, das den kleinen Tempel links berührt.
lesson-land-start-far = Dort darf man landen. Für diese Lektion bleiben wir auf dem Plättchen unten links, neben seinem Tempel.
lesson-land-explored = Ihr erster Spielstein berührt den Tempel: Er ist schon erforscht.
lesson-land-tokens = In jedem Zug verwenden Sie drei Spielsteine, nicht mehr und nicht weniger. Die Wächter bekommen ein eigenes Kapitel.
lesson-land-place = Ein Spielstein kommt neben einen eigenen. Setzen Sie einen direkt darüber oder darunter.
lesson-land-place-temple = Erlaubt, und sogar schlau: Der Tempel trägt Sie dorthin. Das kommt im nächsten Kapitel. Jetzt erst ein einfacher Schritt.
lesson-land-place-forest = Dieser Wald verlangt einen Spielstein als Preis. Das nächste Kapitel erklärt es; nehmen Sie zuerst eine Wiese nebenan.
lesson-land-later = Das geht, aber heben wir es für später auf. Setzen Sie zuerst einen Spielstein neben Ihren.
lesson-land-rule = So ist es: immer Seite an Seite. Eine Ecke genügt nicht.
lesson-land-again = Noch ein Spielstein, wohin Sie wollen: Diesmal ist alles richtig.
lesson-land-again-temple = Gut gesehen: Sie bleiben nah am Tempel.
lesson-land-again-forest = Ein Wald! Er hat Sie einen zweiten Spielstein gekostet; warum, sagt das nächste Kapitel.
lesson-land-again-sacrifice = Ein geopferter Spielstein: Er hält kein Feld, aber am Ende zählt er.
lesson-land-again-move = Sie nutzen Ihren Wächter: Er versetzt einen Spielstein um ein Feld.
lesson-land-again-good = Gut. Jeder Spielstein öffnet neue Felder um sich herum.
lesson-land-end = Landen und weitergehen können Sie. Jetzt sehen Sie, wie Tempel Sie weitertragen.

## Tempel
lesson-temples = Tempel und Wälder
lesson-temples-points = Sie berühren einen Tempel: 2 Punkte am Ende, und 1 für ein erstes besuchtes Plättchen. Neben Ihrem Namen steht, was Sie hätten, wenn jetzt Schluss wäre.
lesson-temples-second = Ein zweiter Tempel wartet. Wie kommt man schnell hin?
lesson-temples-bridge = Ein Tempel ist eine Brücke: Berührt ihn Ihr letzter Spielstein, darf der nächste auf jedes Feld rings um ihn.
lesson-temples-jump = Springen Sie um den Tempel herum: Setzen Sie einen Spielstein auf das beleuchtete Feld unter ihm.
lesson-temples-jump-other = Ein schöner Sprung, aber er führt vom zweiten Tempel weg. Lieber unten herum.
lesson-temples-jump-step = Ein gewöhnlicher Schritt: erlaubt, aber langsam. Lassen Sie sich vom Tempel weitertragen.
lesson-temples-jump-forest = Auch dahin trüge Sie der Tempel, doch dieser Wald kostet einen Spielstein mehr und berührt den zweiten Tempel nicht.
lesson-temples-forest = Rings um den zweiten Tempel stehen Wälder. Hinein kommt man nur gegen einen Preis.
lesson-temples-price = Ein Spielstein im Wald kostet einen zweiten, der geopfert wird. Umsonst ist es, wenn einer von Ihnen schon im Wald daneben steht oder in einem Wald am selben Tempel.
lesson-temples-explore = Zwei Spielsteine haben Sie noch, gerade genug. Berühren Sie den zweiten Tempel!
lesson-temples-explore-no = Möglich, aber dieser Spielstein berührt keinen neuen Tempel. Suchen Sie den Wald, der den zweiten berührt.
lesson-temples-explore-sacrifice = Dann bliebe nur ein Spielstein: zu wenig, um den Wald zu bezahlen. Behalten Sie beide.
lesson-temples-sacrificed = Der bezahlte Spielstein liegt hier. Verloren ist er nicht: Wer am Ende am meisten geopfert hat, bekommt Punkte.
lesson-temples-guardian = Ihre drei Spielsteine sind verwendet. Ihr Wächter hat seine Kraft noch: einen Spielstein um ein Feld versetzen, wenn Sie wollen.
lesson-temples-finish = Wie Sie mögen: den Wächter nutzen oder den Zug beenden.
lesson-temples-finish-move = Warum nicht. Verlassen Sie nur keinen Tempel, den sonst keiner Ihrer Spielsteine berührt.
lesson-temples-finish-end = Klug: Alle Ihre Spielsteine stehen gut. Die Kraft des Wächters verfällt, und das macht nichts.
lesson-temples-end = Zwei Tempel in einem Zug, sehr schön. Im nächsten Kapitel gerät die Insel in Bewegung.

## Wächter
lesson-guardians = Die Wächter
lesson-guardians-secret = Eine neue Runde beginnt. Bevor jemand spielt, nimmt jeder heimlich einen Wächter.
lesson-guardians-order = Die Zahl bestimmt die Reihenfolge: Die kleinste spielt zuerst. Und jeder Wächter leiht Ihnen eine Kraft, einmal in Ihrem Zug.
lesson-guardians-two = Die 2 schiebt ein Plättchen in die Lücke, mit allem, was darauf steht.
lesson-guardians-three = Die 3 versetzt einen Ihrer Spielsteine um ein Feld, und der Wald kostet ihn nichts.
lesson-guardians-four = Die 4 dreht ein Plättchen um ein Viertel.
lesson-guardians-draft = Drehen wir die Insel. Nehmen Sie den Wächter 4.
lesson-guardians-draft-two = Sie würden zuerst spielen und ein Plättchen schieben. Ein andermal gern; nehmen Sie hier die 4.
lesson-guardians-draft-three = Nützlich, um einen schlecht stehenden Spielstein zu retten. Ihre stehen gut: Nehmen Sie die 4.
lesson-guardians-first = Auf der Gegenseite liegt die 2: Dort wird also angefangen.
lesson-guardians-slid = Das Plättchen ist in die Lücke gerutscht, und seine Spielsteine sind mitgereist. Die Lücke ist jetzt woanders.
lesson-guardians-rotate = Sie sind dran. Drehen Sie das Plättchen mit Ihren Spielsteinen, wie herum Sie mögen.
lesson-guardians-rotate-other = Jedes Plättchen lässt sich drehen, auch dieses. Drehen Sie aber Ihr eigenes, dann sehen Sie Ihre Spielsteine reisen.
lesson-guardians-rotate-later = Die Kraft kommt vor, zwischen oder nach den Spielsteinen. Fangen Sie hier mit ihr an.
lesson-guardians-travel = Ihre Spielsteine haben sich mit dem Land gedreht. Andere Felder sind in Reichweite, vielleicht auch andere Tempel.
lesson-guardians-place = Nutzen Sie es: Spielen Sie einen Spielstein, wie Sie wollen.
lesson-guardians-place-good = So geht das. Das Land bewegen und sich dann darauf niederlassen: Das ist die Kunst von Dokmus.
lesson-guardians-place-sacrifice = Ein geopferter Spielstein zählt am Ende. Geben Sie aber nicht zu viele: Tempel bringen mehr.
lesson-guardians-end = Zu dritt oder zu viert kommen zwei Wächter dazu: Die 1 nimmt den Talisman, also die erste Wahl, und die 5 hat die Kraft, die Sie sich aussuchen.

## Ruinen
lesson-ruins = Die Ruinen
lesson-ruins-ruins = Diese Steine sind Ruinen. Ein Spielstein darauf geht nie wieder weg, aber er lohnt sich sofort.
lesson-ruins-toward = Kommen Sie näher: Setzen Sie einen Spielstein zwischen Ihren und die Ruinen.
lesson-ruins-toward-no = Möglich, aber manche Felder am Wasser kosten einen Spielstein mehr. Gehen Sie zu Fuß, über das beleuchtete Feld.
lesson-ruins-reach = Die Ruinen liegen nebenan. Hin da!
lesson-ruins-reach-no = Dieser Spielstein stünde nicht auf den Ruinen. Sie liegen gleich rechts vom letzten.
lesson-ruins-point = Ein Punkt, sofort verdient.
lesson-ruins-present = Und ein Geschenk: eine weitere Aktion auf diesem Plättchen. Schieben, drehen oder einen Ihrer Spielsteine darauf versetzen.
lesson-ruins-use = Nutzen Sie die Aktion der Ruinen, welche Sie wollen.
lesson-ruins-use-guardian = Das ist die Kraft Ihres Wächters. Sie behalten sie; nutzen Sie zuerst die Aktion der Ruinen.
lesson-ruins-use-later = Sie könnten warten, solange Ihr Zug dauert. Probieren Sie sie jetzt.
lesson-ruins-used = Die Aktion der Ruinen verbraucht Ihren Wächter nicht. Was am Ende des Zugs nicht genutzt ist, verfällt.
lesson-ruins-last = Wie es weitergeht, entscheiden Sie.
lesson-ruins-last-sacrifice = Geopfert! Zwei oder drei Opfer genügen oft, um vorn zu liegen.
lesson-ruins-last-action = Gut. Ein Spielstein, der sich bewegt, kann andere Ruinen erreichen und eine weitere Aktion gewinnen.
lesson-ruins-last-good = Gut gesetzt.
lesson-ruins-end = Ruinen nah an Ihrem Weg? Fast immer einen Umweg wert.

## Wasser und Vulkane
lesson-water = Flüsse und Vulkane
lesson-water-river = Ein Fluss versperrt den Weg. Darin steht kein Spielstein, aber man kann ihn überqueren.
lesson-water-cross-way = Opfern Sie am Ufer einen Spielstein und setzen Sie einen anderen irgendwo an dasselbe Wasser oder neben einen Tempel, der es berührt.
lesson-water-cross = Überqueren Sie das Wasser, und berühren Sie bei der Ankunft einen Tempel.
lesson-water-cross-near = Ein Schritt zu Fuß, ganz ohne Preis. Doch drüben warten Tempel: Überqueren Sie den Fluss.
lesson-water-cross-far = Am Ufer kämen Sie an, aber weit weg von den Tempeln. Suchen Sie ein Feld, das einen berührt.
lesson-water-crossed = Ein Spielstein bezahlt, ein Tempel gewonnen. Die Überfahrt kostet nur einen Spielstein, auch wenn man im Wald ankommt.
lesson-water-volcano = Ein Vulkan ist ein Rastplatz: Ein Spielstein darf dort stehen und anderen Halt geben. Steht er am Ende des Zugs noch da, ist er geopfert.
lesson-water-sacrifice = Alle Opfer zählen am Ende. Zu zweit bekommt der Erste 3 Punkte. Wer gar nichts opfert, bekommt nichts.
lesson-water-last = Ein letzter Spielstein: Setzen Sie ihn, oder opfern Sie ihn.
lesson-water-last-volcano = Auf den Vulkan! Am Ende des Zugs verbrennt er und zählt als Opfer.
lesson-water-last-sacrifice = Geopfert. Bei den Opfern liegen Sie jetzt vorn.
lesson-water-last-move = Der Wächter 3 versetzt einen Spielstein, ohne dass er verloren geht. Den letzten haben Sie noch.
lesson-water-last-good = Gut. Dieser Spielstein öffnet den Weg.
lesson-water-end = Sie kennen jetzt alles Gelände. Bleibt noch das Zählen.

## Punkte
lesson-points = Das Ende und die Punkte
lesson-points-late = Hier sind wir in der achten und letzten Runde einer echten Partie.
lesson-points-now = Die große Zahl ist schon sicher: die Ruinen. Die kleine ist Ihre Summe, wenn jetzt Schluss wäre.
lesson-points-temples = Zuerst die Tempel: 2 Punkte für einen kleinen, 3 für einen großen, einmal je Spieler. Mehrere dürfen denselben erforschen.
lesson-points-visits = Dann die besuchten Plättchen: Ein erforschter Tempel auf jedem genügt. Je mehr es sind, desto mehr bringt jedes.
lesson-points-completed = Und eine Prämie für jedes Plättchen, dessen Tempel Sie alle erforscht haben: 5 Punkte zu zweit, 8 zu dritt oder zu viert.
lesson-points-complete = Auf diesem Plättchen fehlt Ihnen ein einziger Tempel. Berühren Sie ihn und holen Sie die Prämie.
lesson-points-complete-no = Möglich, manchmal sogar nützlich, aber das Plättchen bliebe unvollständig. Suchen Sie das Feld, das den letzten Tempel berührt.
lesson-points-complete-slide = Ein Plättchen zu schieben bringt einen Tempel näher oder weiter weg. Hier genügt ein Spielstein.
lesson-points-done = Ein vollständiges Plättchen: Prämie und Tempel auf einen Streich!
lesson-points-prizes = Zuletzt die Opfer: Die Großzügigsten bekommen diese Punkte.
lesson-points-tie = Die höchste Summe gewinnt. Bei Gleichstand, wer mehr geopfert hat.
lesson-points-last = Noch eine Entscheidung, und sie gehört Ihnen: Wo sind die letzten Punkte?
lesson-points-last-sacrifice = Ein Opfer mehr: nützlich, wenn Sie noch nicht vorn liegen.
lesson-points-last-slide = Das Land bewegt sich ein letztes Mal. Prüfen Sie, ob Ihre Spielsteine ihre Tempel noch berühren.
lesson-points-last-end = Fertig! Die Kraft Ihres Wächters bleibt ungenutzt.
lesson-points-last-good = Gut. Schauen Sie, ob sich die Summe neben Ihrem Namen geändert hat.
lesson-points-end = Das war alles! Tempel, besuchte Plättchen, vollständige Plättchen, Ruinen und Opfer: Sie können Dokmus spielen.

## Wo keine eigene Antwort passt
lesson-not-sacrifice = Ein geopferter Spielstein zählt am Ende, bringt Sie jetzt aber nicht weiter.
lesson-not-move = Das ist die Kraft Ihres Wächters: einmal im Zug. Heben Sie sie noch auf.
