name-seat = Spieler { $number }
no-over = Das Spiel ist zu Ende.
no-not-your-turn = Du bist nicht am Zug.
no-in-grace = Der Zug davor kann noch zurückgenommen werden: Warte einen Moment.
no-unreadable = Das lässt sich hier nicht lesen.
no-not-an-option = Das ist jetzt nicht möglich.
no-nothing-to-take-back = Es gibt nichts zurückzunehmen.
no-chance-acted = Der Zufall hat seither gehandelt: nicht mehr zurückzunehmen.
no-another-acted = Jemand anderes hat seither gehandelt: nicht mehr zurückzunehmen.
no-hidden-revealed = Etwas Verborgenes wurde aufgedeckt: nicht mehr zurückzunehmen.
no-no-such-ply = Diesen Moment gibt es in dieser Partie nicht.

# The command line
cli-misfit = { $sentence }.
cli-unknown-command = Es gibt keinen Befehl „{ $word }“; es gibt: { $commands }.
cli-unknown-switch = Es gibt hier keinen Schalter „{ $word }“; --help zählt sie auf.
cli-too-much = „{ $words }“ ist für diesen Befehl zu viel.
cli-missing = { $name } fehlt.
cli-needs-value = { $name } braucht einen Wert.
cli-bad-value = „{ $value }“ ist kein möglicher Wert von { $name }.
cli-repeated = { $name } ist zweimal angegeben.
cli-no-game = Es gibt kein Spiel „{ $game }“; es gibt: { $games }.
cli-bad-seats = { $title } ist für { $counts } Spieler, nicht für { $seats }.
cli-bad-option = „{ $option }“ sollte id=Wert lauten.
cli-no-option = { $title } hat keine Option „{ $option }“; es gibt: { $options }.
cli-no-value = Option { $option } ist eines von { $choices }, nicht „{ $value }“.
cli-bad-seat = Es gibt keinen Platz { $seat }: die Plätze gehen von 0 bis { $last }.
cli-no-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }.
cli-too-small = { $name } muss mindestens { $least } sein, nicht { $number }.
cli-no-file = Es gibt keine Datei { $file }.
cli-bad-file = Die Datei { $file } ist nicht brauchbar: { $reason }.
cli-bad-record = Die Aufzeichnung { $file } ist nicht lesbar: { $reason }.
cli-bad-ply = Es gibt keinen Zug { $ply }: diese Partie hat 0 bis { $last }.
cli-no-rule = { $title } hat keine Regel „{ $rule }“.
cli-no-number = „{ $line }“ ist keine Zahl.
cli-no-peers = Das Paket { $module } ist nicht installiert: pip install archipel[bench].
cli-needs-server = Der Server ist nicht installiert: pip install "archipel[server,terminal]" bringt ihn.
cli-new-clone = new-game schreibt Dateien neben die anderen Spiele. Das geht nur in einem Klon des Projekts, nicht in einem installierten Paket.
cli-new-bad-name = „{ $name }“ kann keine Spielkennung sein: Kleinbuchstaben ohne Umlaute, Ziffern und einzelne Unterstriche, ein Buchstabe am Anfang, höchstens { $longest } Zeichen und kein Schlüsselwort von Python.
cli-new-taken = Es gibt schon ein Spiel „{ $name }“.
cli-new-exists = { $place } ist schon da; nichts wurde geschrieben.
cli-new-word = „{ $name }“ ist ein Wort aus { $file }, wo von keinem Spiel die Rede ist: Wähle einen Namen, der dort nicht vorkommt.
cli-new-made = { $title }: { $files } Dateien geschrieben, Regeln ab { $prefix }-01. Keine andere Datei wurde geändert.
cli-new-next = Ausprobieren: archipel play { $game }, oder make play. Dann Datei für Datei ändern: docs/adding-a-game.md.
cli-unreadable = „{ $line }“ ist weder eine Möglichkeit von 1 bis { $count } noch ein Befehl; „help“ zählt sie auf.
cli-not-now = „{ $line }“ ist jetzt nicht möglich.
cli-save-where = Wohin? Gib „save“ und den Namen einer Datei ein.

cli-games = Spiele
cli-games-id = Id
cli-games-title = Titel
cli-games-players = Spieler
cli-games-minutes = Minuten
cli-games-promise = Worum es geht
cli-games-options = Tischoptionen

cli-players = { $count } Spieler
cli-player-you = Spieler { $number } (du)
cli-player-bot = Spieler { $number } ({ $bot })
cli-spectator = Ein Zuschauer
cli-scores = Punkte
cli-total = Summe
cli-rank = Rang

# The two scores of a player: what the score track shows, and what the final scoring would make of it.
points-now = Punkte bisher
points-if-ended = { $points }, wäre jetzt Schluss
points-if-ended-head = Wenn jetzt Schluss wäre
points-if-ended-short = Ende { $points }
points-own = davon { $points } vor den anderen verborgen
points-own-head = davon vor den anderen verborgen

cli-which-game = Welches Spiel? Gib seine Nummer oder seine Id ein.
cli-how-many = Wie viele Spieler ({ $counts })? Eingabetaste: { $usual }.
cli-welcome = { $title }, { cli-players }, Startzahl { $seed }. „help“ zeigt, was du tun kannst.
cli-prompt = Gib eine Nummer ein, den Text in Klammern oder einen Teil eines Satzes, um weniger Möglichkeiten zu sehen.
cli-more = … und noch { $count }: die Eingabetaste zeigt sie, ein Teil eines Satzes oder Textes verkürzt die Liste.
cli-commands = Befehle: undo (deine letzte Wahl zurücknehmen; „undo turn“: den ganzen Zug), log (was geschah), help [REGEL] (eine Regel; ohne sie die der Frage), score (Punkte bisher), board (den Tisch wieder zeigen), save DATEI (die Partie aufschreiben), quit (gehen).
cli-undone = { $count ->
    [one] Zurückgenommen.
   *[other] { $count } Entscheidungen zurückgenommen.
 }
cli-undo-what = „undo“ nimmt eine Wahl zurück, „undo turn“ den ganzen Zug.
cli-saved = Geschrieben: { $file }
cli-over = Das Spiel ist zu Ende.
cli-bye = Auf Wiedersehen.

cli-at-ply = { $title }: Zug { $ply } von { $plies }
cli-chance-decides = Jetzt entscheidet der Zufall.
cli-seat-decides = Jetzt entscheidet { $seat }.

cli-bot = Bot
cli-played = Gespielte Plätze
cli-wins = Siege
cli-share = Anteil
cli-interval = 95-%-Intervall
cli-points = Punkte im Mittel
cli-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
 } je Partie im Mittel, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }.
cli-even-share = Ein gleicher Anteil wäre { $share } % je Platz.
cli-uneven = Die Zahl der Partien ist kein Vielfaches von { $bots }: die Plätze waren nicht ganz gleich verteilt.

cli-soak = Dauerlauf: Zufallspartien gegen die Gesetze
cli-soak-game = Spiel
cli-soak-seats = Spieler
cli-soak-games = Partien
cli-soak-longest = Längste (Wahlen)
cli-soak-faults = Fehler
cli-compiled = übersetzt
cli-plain = reines Python

cli-bench = Spielwerke
cli-bench-game = Spiel
cli-bench-seats = Spieler
cli-bench-decisions_per_second = Entscheidungen/s
cli-bench-clone_us = Kopie (µs)
cli-bench-redeal_us = Neu verteilen (µs)
cli-bench-note = Entscheidungen der Spieler je Sekunde Rechenzeit in Zufallspartien; der Zufall zählt nicht mit.

# Der Server: was er ablehnt, und seine Befehle.
no-forged = Die Seite ist veraltet: Bitte neu laden.
no-foreign-origin = Eine andere Seite hat das verlangt. Das darf sie nicht.
no-bad-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
no-bad-table = So lässt sich dieses Spiel nicht spielen.
no-no-such-bot = Diesen Computerspieler gibt es nicht.
no-no-such-seat = Diesen Platz gibt es nicht.
no-no-name = Wähle zuerst einen Namen.
no-not-yours = Das steht dir nicht zu.
no-no-such-table = Diesen Tisch gibt es nicht.
no-no-such-game = Dieses Spiel gibt es nicht.
no-no-such-page = Unter dieser Adresse ist nichts.
no-no-such-method = Das geht hier nicht.
no-stale = Am Tisch ist es schon weitergegangen: Schau noch einmal.
no-not-over = Das Spiel ist noch nicht zu Ende.
no-not-started = Das Spiel hat noch nicht begonnen.
no-already-started = Das Spiel hat schon begonnen.
no-wrong-seed = Dieser Keim passt nicht zum vorher gegebenen Siegel.
no-too-late = Zu spät: Es ist schon ausgelost.
no-too-many-take-backs = An diesem Tisch wurde zu oft zurückgenommen.
no-no-open-seat = Dieser Platz ist nicht frei.
no-seats-open = Es sind noch Plätze frei.
no-played-for = Der Computer spielt für dich: Nimm zuerst deinen Platz zurück.
no-time-up = Deine Zeit dafür war um.
no-no-time = Zurücknehmen kostet mehr Zeit, als du noch hast.
no-after-turn = Der Computer spielt diesen Zug zu Ende; der nächste gehört wieder dir.
no-bad-calendar = Diese Tage oder Stunden sind nicht möglich.
no-no-vacation = So viele Urlaubstage sind in diesem Jahr nicht mehr übrig.
no-not-absent = Diese Person ist noch nicht so lange weg, wie vereinbart war.
no-no-hints = An diesem Tisch wird ohne Tipps gespielt.
no-old-version = Diese Partie folgt anderen Regeln oder anderen Daten, als dieser Server sie hat. Ihre Aufzeichnung bleibt lesbar.
no-too-large = Das ist zu lang.
no-too-fast = Zu schnell: Warte einen Augenblick.
no-too-many-tables = Du sitzt an zu vielen Tischen: Beende oder verlasse erst einen.
no-too-many-sockets = Zu viele Fenster sind offen: Schließe eines.
no-broken = Auf dem Server ist etwas schiefgegangen.
no-not-saved = Es konnte nicht gespeichert werden. Versuche es noch einmal.
no-too-slow = Das hat zu lange gedauert.
no-socket-only = Diese Adresse ist für eine laufende Verbindung da, nicht für eine Seite.
no-full = Gerade sind zu viele Gäste da: Komm gleich wieder.
log-took-back = { $seat } nimmt einen Zug zurück.
bot-replaced = Dieser Computerspieler ist ausgefallen; ein anderer spielt weiter.
level-changed = Vom nächsten Zug an spielt dieser Platz auf der Stufe „{ $level }“.
time-up = Die Zeit ist um: Der Computer („{ $level }“) spielt weiter.
time-ended = Die Zeit ist um: Das Spiel endet hier, ohne Sieger.
taken-over = So lange weg, wie vereinbart war: Der Computer („{ $level }“) spielt weiter.
came-back = Ist wieder da und spielt selbst.

cli-serving = Archipel läuft unter { $address } (Strg-C beendet es)
cli-working = Dieser Helfer denkt in { $count ->
    [one] einem Prozess
   *[other] { $count } Prozessen
} (Strg-C beendet ihn)
cli-work-alone = Ein Helfer braucht eine Warteschlange: Setze ARCHIPEL_BUS auf die Adresse von Redis, wie bei den Servern.
cli-alone = Mehrere Prozesse (--processes { $count }) brauchen etwas Gemeinsames: PostgreSQL (ARCHIPEL_DATABASE) und Redis (ARCHIPEL_BUS).
cli-no-client = Der Browser-Client ist nicht gebaut: Browser bekommen keine Seite. In einem Klon: make client, dann neu starten.
cli-in-use = Ein anderer Server benutzt { $file } bereits: Beende ihn zuerst, oder wähle mit --data einen anderen Ordner.
cli-old-games = { $count ->
    [one] Eine Partie läuft nach Regeln oder mit Daten, die sich geändert haben oder fehlen: { $games }.
   *[other] { $count } Partien laufen nach Regeln oder mit Daten, die sich geändert haben oder fehlen: { $games }.
 } Beende sie mit der Ausgabe und den Daten, mit denen sie begonnen haben. Oder starte mit --retire-old-games: Dann enden sie, wo sie stehen, und ihre Aufzeichnungen bleiben lesbar.
cli-verify-fair = { $title }: in Ordnung. Noch einmal gezogen, was Zufall war: { $drawn } von { $plies }.
cli-verify-seeds = Optionen und Sitzordnung sind die, auf die sich der Server festgelegt hatte. Keime der Mitspieler darin: { $mixed } von { $people }.
cli-verify-missing = Es fehlt der Keim von: { $who }. Ein Keim schützt den, von dem er kommt: Ohne ihn muss man den anderen vertrauen.
cli-verify-secret-only = Alles kommt aus einem Geheimnis des Servers allein: Kein Mitspieler hat einen Keim beigetragen, und die Sitzordnung ist nicht gesichert.
cli-verify-commitment = Festlegung: { $commitment }. Es muss die sein, die dein Browser vor der Partie bekommen hat.
cli-verify-not-commitment = Nicht in Ordnung: Spiel, Optionen, Plätze und Geheimnis sind nicht die der Festlegung.
cli-verify-not-seal = Nicht in Ordnung: Der Keim von Platz { $seat } passt nicht zu seinem Siegel.
cli-verify-not-order = Nicht in Ordnung: Die Plätze sind nicht in der ausgelosten Reihenfolge.
cli-verify-not-chance = Nicht in Ordnung: Zug { $number } hätte „{ $due }“ sein müssen, nicht „{ $told }“.
cli-verify-not-digest = Nicht in Ordnung: Der Text wurde geändert, nachdem der Server ihn geschrieben hatte.
cli-bad-folder = Der Ordner { $folder } ist nicht zu gebrauchen: { $reason }.
cli-bad-key = { $file } ist kein Signaturschlüssel: Lösche die Datei, dann bekommen alle Gäste ein neues Cookie.
cli-bad-database = Die Datenbank { $database } ist beschädigt oder keine: { $reason }. Spiele eine Kopie zurück oder wähle mit --data einen anderen Ordner.
cli-newer-database = Die Datenbank { $database } stammt von einer neueren Version von Archipel: Nimm diese oder wähle mit --data einen anderen Ordner.
cli-locked-database = In die Datenbank { $database } lässt sich nicht schreiben: { $reason }.
cli-no-database = Die Datenbank { $database } ist nicht zu erreichen: { $reason }.
cli-port-taken = An { $address } lauscht schon ein anderes Programm; --port wählt einen anderen Port.
cli-bad-address = An { $address } kann niemand lauschen: { $reason }.
cli-verify-address = „{ $address }“ ist keine Adresse einer Partie: http(s)://…/api/tables/<id>/record.
cli-bench-server = Server
cli-bench-server-tables = Tische
cli-bench-server-think = Bedenkzeit (s)
cli-bench-server-moves_per_second = Züge/s
cli-bench-server-p50_ms = p50 (ms)
cli-bench-server-p99_ms = p99 (ms)
cli-bench-server-memory_mb = Speicher (MB)
cli-bench-server-note = Vom Senden des einen bis zum Empfang des anderen; jeder Zug lag vorher auf der Platte.
cli-bench-server-silent = Der Server hat nichts geantwortet.

# Daten, die Besitzer der Schachteln berichtigen.
cli-bad-components = { $reason }.
cli-components-group = Gruppe
cli-components-what = Was es ist
cli-components-source = Quelle
cli-components-confidence = Wie sicher
cli-components-known = Was bekannt ist
cli-components-where = Die Daten stehen in { $file }. Eine Berichtigung enthält nur die Gruppen, die abweichen: „archipel components SPIEL GRUPPE“ schreibt eine zum Bearbeiten.
cli-components-corrected = In Gebrauch: die Berichtigungen in { $file } (Daten { $data }).
cli-components-fit = { $file } passt, und { $title } lässt sich damit spielen (Daten { $data }).
cli-components-same = { $file } passt und ändert nichts an { $title }.
cli-components-no-difference = { $title }: Nichts weicht von den mitgelieferten Daten ab.
cli-components-changed = { $place }: aus { $was } wird { $now }
cli-components-added = { $place }: { $now } kommt hinzu
cli-components-gone = { $place }: { $was } fällt weg
printed-sure-high = sicher
printed-sure-medium = wahrscheinlich
printed-sure-low = unsicher

# Wertungen der Computerspieler.
cli-elo = Elo
cli-league-challenger = Herausforderer
cli-league-others = Alle anderen
cli-league-games = Partien
cli-league-share = Siege
cli-league-interval = 95-%-Intervall
cli-league-margin = Vorsprung
cli-needs-league = Für Wertungen fehlt ein Paket: pip install "archipel[league]" bringt es.
cli-league-two = Eine Liga braucht mindestens zwei Spieler.

# Lernen aus Partien von Computerspielern.
cli-fit-no-features = Die Bewertung von { $title } nennt ihre Merkmale nicht: Es gibt nichts anzupassen.
cli-fit-feature = Merkmal
cli-fit-old = Gewicht jetzt
cli-fit-new = Angepasst
cli-fit-error = Mittlerer Fehler in ausgelassenen Partien: { $before } Punkte wie geschätzt, { $after } angepasst ({ $positions } Stellungen, Zug { $pull }).
cli-fit-trying = { $title }: neu gegen alt
cli-fit-won = Neue gegen alte Gewichte, gespiegelte Partien von { $bot } (Anzahl: { $games }): { $share } % ± { $half } gewonnen, Vorsprung { $lead }.
cli-fit-worse = Die neuen Gewichte haben nicht gewonnen: Nichts wurde geschrieben.

# Stufen der Computerspieler, die schwächste zuerst; was von ihnen zu erwarten ist.
level-first-steps = Erste Schritte
level-first-steps-about = Lernt noch: übersieht vieles und denkt nur an den nächsten Zug. Gut für die allererste Partie und für Kinder.
level-beginner = Anfänger
level-beginner-about = Kennt die Regeln und punktet gern auf Lieblingswegen; übersieht manchen guten Zug und verschätzt sich bei anderen.
level-casual = Gelassen
level-casual-about = Spielt vernünftig von Zug zu Zug, mit ein paar Patzern. Für eine entspannte Partie.
level-skilled = Geübt
level-skilled-about = Plant den eigenen Zug und sieht, was du vorhast. Schlägt die meisten, die das Spiel neu entdecken.
level-expert = Experte
level-expert-about = Denkt mehrere Züge voraus, bis zu einer halben Sekunde pro Wahl. Verschenkt selten etwas.
level-master = Meister
level-master-about = Das Stärkste, was wir haben: denkt bis zu zwei Sekunden pro Wahl nach. Für alle, die das Spiel gut kennen.
bot-hurried = Dieser Rechner ist langsam oder beschäftigt: Auf der Stufe „{ $level }“ denkt dieser Platz weniger weit als geplant und spielt schwächer.

# Die Suche neben der von OpenSpiel.
cli-bench-search = Durchläufe der Suche pro Sekunde
cli-bench-as_it_plays = Wie sie spielt
cli-bench-plain_playouts = Zufällig zu Ende
cli-bench-open_spiel = IS-MCTS von OpenSpiel
cli-bench-ratio = Zufällig zu Ende ÷ OpenSpiel
cli-bench-duel = { $title }, unsere Suche gegen die von OpenSpiel bei gleicher Zeit (Anzahl Partien: { $games }): { $share } % ± { $half } gewonnen.

cli-tune-tried = { $name } { $old } → { $new }: { $share } % ± { $half } gewonnen (Partien: { $games }).
cli-needs-ray = Für einen Cluster fehlt ein Paket: pip install "archipel[ray]" bringt es.
cli-process-ended = Ein Hilfsprozess wurde von außen beendet. Mit --out macht derselbe Befehl dort weiter, wo dieser aufgehört hat.

# Was ein Gastgeber aufbewahrt, und wo.
cli-no-house = In { $database } ist nichts: Daraus lässt sich nichts kopieren.
cli-older-database = Die Datenbank { $database } hat eine ältere Form: Starten Sie diese Version einmal damit und versuchen Sie es dann wieder.
cli-not-empty = { $database } ist schon in Gebrauch: Eine Kopie braucht einen leeren Ort, oder ihre eigene unterbrochene Kopie.
cli-half-copy = Eine Kopie nach { $database } ist nicht fertig: Rufen Sie denselben Befehl noch einmal auf, er macht dort weiter.
cli-copy-differs = { $target } gleicht { $source } nicht: Dort wurde inzwischen gespielt, oder eine Platte ist defekt. Halten Sie den Server an, leeren Sie das Ziel und kopieren Sie noch einmal.
cli-bad-backup = { $folder } ist keine vollständige Sicherung: Nehmen Sie eine andere.
cli-backing-up = Sichern
cli-restoring = Wiederherstellen
cli-moving = Kopieren
cli-dumping = Partien schreiben
cli-backed-up = { $folder } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}; zurückgelesen und verglichen, Prüfsumme { $hash }.
cli-restored = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} aus { $folder } wiederhergestellt; verglichen, Prüfsumme { $hash }.
cli-moved = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} kopiert, insgesamt { $rows } Zeilen; verglichen, Prüfsumme { $hash }.
cli-moved-key = Der Schlüssel der Cookies liegt nicht in der Datenbank: Geben Sie signing.key aus dem alten Ordner den Servern der neuen Datenbank, sonst findet niemand seinen Platz wieder.
cli-dumped = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
} in { $file }.

# Wie ein Rechner für einen Server eingerichtet ist.
doctor-well = Hier kann ein Server laufen.
doctor-bad = { $count ->
    [one] Ein Punkt mit ✗ muss zuerst geändert werden.
   *[other] { $count } Punkte mit ✗ müssen zuerst geändert werden.
}
doctor-folder = In den Datenordner { $folder } kann geschrieben werden.
doctor-folder-to-come = Den Datenordner { $folder } gibt es noch nicht; der erste Start legt ihn an.
doctor-folder-closed = In den Datenordner { $folder } kann nicht geschrieben werden: Gib ihn dem Benutzer, unter dem der Server läuft.
doctor-key-open = Andere auf diesem Rechner können { $file } lesen und Cookies fälschen: chmod 600.
doctor-key-odd = ARCHIPEL_KEY ist kein Schlüssel: Es müssen 64 Hexadezimalziffern sein, dieselben für alle Server.
doctor-key-broken = { $file } lässt sich nicht lesen oder ist kein Signaturschlüssel: Hole die Datei aus einer Sicherung zurück.
doctor-key-gone = Die Datenbank kennt Gäste, aber { $file } fehlt: Leg die Datei zurück, oder setze ARCHIPEL_KEY. Mit einem neuen Schlüssel wird niemand mehr erkannt.
doctor-disk-far = { $folder } liegt auf einem anderen Rechner ({ $kind }), wo SQLite Daten verlieren kann: Nimm eine eigene Platte oder PostgreSQL.
doctor-disk-full = Nur { $free } GB sind frei, wo { $folder } liegt: Bald werden Züge nicht mehr gespeichert. Schaffe Platz.
doctor-disk-free = { $free } GB sind frei, wo { $folder } liegt.
doctor-alone = Mehrere Prozesse (ARCHIPEL_PROCESSES = { $count }) brauchen etwas Gemeinsames: PostgreSQL (ARCHIPEL_DATABASE) und Redis (ARCHIPEL_BUS).
doctor-processes = Die Prozesse (ARCHIPEL_PROCESSES = { $count }) teilen sich PostgreSQL und Redis.
doctor-components-bad = Die berichtigten Daten (ARCHIPEL_COMPONENTS) passen nicht: { $reason }.
doctor-game-out = Das Spiel { $game } lässt sich nicht laden und fehlt: { $reason }.
doctor-old-games = { $count ->
    [one] Eine Partie läuft
   *[other] { $count } Partien laufen
 } nach Regeln oder mit Daten, die sich geändert haben: { $games }. Spielt mit der alten Version zu Ende, oder starte mit --retire-old-games.
doctor-database = Die Datenbank { $database } antwortet und hat die neueste Form.
doctor-database-to-come = Die Datenbank { $database } ist noch leer; der erste Start füllt sie.
doctor-database-odd = { $database } ist keine Adresse einer brauchbaren Datenbank: { $reason }. Setze ARCHIPEL_DATABASE.
doctor-database-away = Die Datenbank { $database } ist nicht erreichbar: { $reason }.
doctor-database-half = Eine Kopie in die Datenbank { $database } wurde unterbrochen: Rufe denselben Befehl noch einmal auf.
doctor-database-newer = Die Datenbank { $database } wurde von einer neueren Version geschrieben: Benutze diese.
doctor-database-older = Die Datenbank { $database } hat eine ältere Form, und der nächste Start ändert sie: Mache vorher mit der alten Version eine Sicherung.
doctor-database-forgets = In der Datenbank ist { $setting } = off, also verliert ein Stromausfall Züge, die schon bestätigt waren: Schalte es ein.
doctor-database-small = Die Datenbank nimmt { $most } Verbindungen an, und allein die Prozesse dieses Rechners können { $wanted } wollen: Erhöhe max_connections.
doctor-clock-off = Unsere Uhr und die der Datenbank gehen um { $seconds } Sekunden auseinander, und Spielzeit wird nach beiden gezählt: Stelle alle Uhren mit NTP.
doctor-bus = Redis antwortet.
doctor-bus-away = Redis ist nicht erreichbar: { $reason }. Prüfe ARCHIPEL_BUS; Server laufen auch ohne, erfahren aber später voneinander.
doctor-bus-alone = ARCHIPEL_BUS ist gesetzt, aber die Datenbank ist SQLite, die ein Server für sich allein hat: Nimm PostgreSQL, oder lass Redis weg.
doctor-bus-key = Alle Server müssen Cookies mit demselben Schlüssel unterschreiben: Setze ARCHIPEL_KEY überall auf dieselben 64 Hexadezimalziffern, oder gib { $file } allen.
doctor-bus-evicts = Redis wirft Daten weg, wenn sein Speicher voll ist (maxmemory-policy ist { $policy }), und damit vielleicht Arbeit: Stelle noeviction ein.
doctor-workers = { $count ->
    [one] Ein Rechenprozess ist da.
   *[other] { $count } Rechenprozesse sind da.
}
doctor-no-workers = Kein Rechenprozess ist da, also denken die Server selbst für die Computerspieler: Starte archipel work, auf irgendeinem Rechner.
doctor-files = { $most } Dateien dürfen zugleich offen sein: genug für { $wanted }.
doctor-files-few = Nur { $most } Dateien dürfen zugleich offen sein, gewünscht sind { $wanted }: Erhöhe LimitNOFILE oder ulimit -n, oder senke ARCHIPEL_CONNECTIONS.
doctor-origin-odd = ARCHIPEL_ORIGIN ist „{ $origin }“, sollte aber aussehen wie https://play.example.org, ohne Pfad.
doctor-origin-open = ARCHIPEL_ORIGIN ist { $origin }, ohne Verschlüsselung: Cookies sind unterwegs lesbar. Lass einen Proxy https sprechen.
doctor-origin-none = { $proxies } darf für andere sprechen, aber ARCHIPEL_ORIGIN ist nicht gesetzt: Setze die Adresse, die Leute eintippen.
doctor-proxies-all = ARCHIPEL_PROXIES glaubt allen, also kann jeder vorgeben, von irgendwo zu kommen: Nenne nur den Proxy.
doctor-proxies-none = Leute kommen zu { $origin }, aber ARCHIPEL_PROXIES nennt keinen Proxy: Alle zählen als eine Adresse und teilen deren Grenzen.
doctor-door = Leute kommen zu { $origin }, durch { $proxies }.
doctor-door-here = Nur dieser Rechner kann herein ({ $host }).
doctor-door-bare = Alle können bei { $host } ohne Proxy herein, also ohne Verschlüsselung: Stelle einen Proxy davor, oder bleib damit zu Hause.
doctor-metrics-all = ARCHIPEL_METRICS lässt alle die Messwerte lesen: Nenne nur, wer überwacht.
doctor-compiled = Die Spiele sind kompiliert.
doctor-plain = Die Spiele sind nicht kompiliert: Computerspieler denken etwa fünfmal langsamer. Installiere das kompilierte Paket.
doctor-client = Der Browser-Client ist gebaut.
doctor-no-client = Der Browser-Client ist nicht gebaut, also bekommen Browser keine Seite. In einem Klon: make client.
doctor-zones = Die Zeitzonen der Welt sind bekannt.
doctor-no-zones = Die Zeitzonen der Welt sind nicht bekannt: Installiere das Paket tzdata.
# Konten
no-wrong-sign-in = Zu diesen Angaben passt kein Konto.
no-second-factor = Der Code deiner Authentifizierungs-App wird auch gebraucht.
no-wrong-code = Dieser Code gilt nicht oder nicht mehr.
no-bad-passkey = Dieser Passkey öffnet hier nichts.
no-prove-again = Melde dich noch einmal an, bevor du das änderst.
no-no-accounts = Auf diesem Server gibt es keine Konten.
no-needs-invitation = Für ein Konto braucht es eine Einladung des Gastgebers.
no-no-such-session = Dieser Browser ist schon abgemeldet.
no-no-account = Du hast noch kein Konto.
no-no-mail = Dieser Server verschickt keine E-Mails.
no-last-way = Das ist der einzige Weg in dein Konto.
no-short-password = Ein Passwort hat mindestens 8 Zeichen.
no-common-password = Viele Leute benutzen dieses Passwort, es wird als erstes probiert. Wähle ein anderes.
mail-code-subject = { $code } ist dein Code für Archipel
mail-code = Dein Code für Archipel: { $code }

    Er gilt einmal und zehn Minuten lang. Wenn du ihn nicht wolltest, brauchst du nichts zu tun.
mail-taken-subject = Deine Adresse bei Archipel
mail-taken = Jemand wollte diese Adresse für ein Konto bei Archipel benutzen. Sie gehört schon zu einem Konto. Wenn du es warst, melde dich damit an. Wenn nicht, brauchst du nichts zu tun.
no-no-such-person = Es gibt niemanden mit diesem Namen.
no-not-together = Jemand von euch möchte nicht mit dem anderen am Tisch sitzen.
no-muted = Der Gastgeber hat dich gebeten, eine Weile zu schweigen.
no-too-many-people = Das sind zu viele Leute.

# Nachrichten: für alle, die gerade woanders hinsehen.
notice-title = Archipel
notice-turn = Du bist bei { $game } am Zug.
notice-turn-with = Du bist bei { $game } mit { $names } am Zug.
notice-in-vain = Dein Plan ließ sich nicht zu Ende spielen.
notice-invited = { $by } lädt dich zu einer Partie { $game } ein.
notice-invited-with = { $by } lädt dich zu einer Partie { $game } ein, mit { $names }.
notice-over = Deine Partie { $game } ist zu Ende.
notice-over-with = Deine Partie { $game } mit { $names } ist zu Ende.
notice-reminder = Dein Zug bei { $game } steht noch aus.
notice-reminder-with = Dein Zug bei { $game } mit { $names } steht noch aus.
notice-digest = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
notice-test = Das ist ein Versuch. Nachrichten von Archipel kommen hier an.
notice-line = { $game } mit { $names }
notice-and = { $first } und { $last }
notice-somebody = jemand
notice-left-days = { $count ->
    [one] Es bleibt ein Tag.
   *[other] Es bleiben { $count } Tage.
}
notice-left-hours = { $count ->
    [one] Es bleibt eine Stunde.
   *[other] Es bleiben { $count } Stunden.
}
notice-left-minutes = { $count ->
    [one] Es bleibt eine Minute.
   *[other] Es bleiben { $count } Minuten.
}
notice-open = Zum Tisch
notice-why = Du bekommst diese Nachricht, weil du sie in den Einstellungen von Archipel gewünscht hast.
notice-no-more = Keine Nachrichten mehr per E-Mail
no-no-notices = Dieser Server verschickt keine Nachrichten.
no-no-such-way = Das steht nicht mehr auf deiner Liste.
no-bad-address = An diese Adresse können keine Nachrichten geschickt werden. Sie beginnt mit https://.
no-private-address = Diese Adresse führt in ein privates Netz. Dorthin werden keine Nachrichten geschickt.
no-not-reached = Diese Adresse ist nicht zu erreichen.
no-not-friends = Hier kannst du Freunde einladen. Anderen schicke die Adresse des Tisches.
no-too-many-ways = Das sind zu viele Geräte und Webhooks.
no-too-many-notes = An diesem Tisch sind zu viele Notizen: wirf einige weg.
no-no-plans = An einem Tisch mit einer Uhr für das ganze Spiel lässt sich nichts planen.
