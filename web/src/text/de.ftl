# Die Oberfläche im Browser.
ui-welcome = Fünf Inseln, ein Tisch
ui-welcome-text = Mit einem Klick spielen, mit Freunden oder gegen den Computer. Ohne Konto.
ui-waiting-for-you = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
 }
ui-play-now = Spielen
ui-invite = Einladen
ui-invite-text = Wer diesen Link hat, kann zuschauen und einen freien Platz nehmen.
ui-options = Optionen
ui-new-table-of = Neuer Tisch { $game } mit Optionen
ui-players = Spieler
ui-minutes = Minuten
ui-credits = Mitwirkende
ui-settings = Einstellungen
ui-home = Start
ui-pages = Seiten
ui-lobby = Treffpunkt
ui-my-games = Meine Partien
ui-rules = Regeln
ui-language = Sprache
ui-theme = Hell oder dunkel
ui-theme-auto = Wie das Gerät
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-motion = Bewegung
ui-motion-auto = Wie das Gerät
ui-motion-full = Voll
ui-motion-less = Ruhig
ui-sound = Ton
ui-sound-on = An
ui-sound-off = Aus
ui-confirm = Züge bestätigen
ui-confirm-help = Vor einem Zug noch einmal fragen. Auf Touchscreens ist das voreingestellt.
ui-confirm-auto = Auf Touchscreens
ui-confirm-always = Immer
ui-confirm-never = Nie
ui-pace = Tempo der anderen
ui-pace-help = Wie lange jeder Schritt der anderen zu sehen ist. Schritt für Schritt bringt Enter den nächsten.
ui-pace-step = Schritt für Schritt
ui-pace-calm = Ruhig
ui-pace-brisk = Zügig
ui-pace-none = Sofort
ui-grace = Ende meines Zuges
ui-grace-help = Wie lange die letzte Wahl eines Zuges zurückgenommen werden kann, bevor die anderen handeln. Nicht, wenn etwas aufgedeckt wurde.
ui-grace-off = Sofort
ui-grace-short = 3 Sekunden
ui-grace-confirm = Bis ich bestätige
ui-pass = Für mich passen
ui-pass-help = Ist nur eine Antwort möglich, wird sie für dich gegeben, nach einer Pause, die den anderen nichts über deine Hand verrät.
ui-pass-on = Ja
ui-pass-off = Nein
ui-forced = Nur eine Antwort ist möglich.
ui-forced-soon = Nur eine Antwort ist möglich; sie wird gleich für dich gegeben.
ui-you-here = Du
ui-your-name = Dein Name
ui-your-colour = Deine Farbe
ui-colour-coral = Koralle, Kreis
ui-colour-lagoon = Lagune, Quadrat
ui-colour-sun = Sonne, Dreieck
ui-colour-leaf = Blatt, Raute
ui-colour-orchid = Orchidee, Stern
ui-colour-slate = Schiefer, Sechseck
ui-keep = Speichern
ui-kept = Gespeichert.
ui-guest-names = Koralle, Brise, Bucht, Perle, Möwe, Passat, Palme, Lagune, Flut, Muschel, Mango, Delfin
ui-bot-names = Hina, Tane, Moana, Kai, Lani, Rua

ui-new-table = Neuer Tisch
ui-open-table = Tisch eröffnen
ui-game = Spiel
ui-seats = Plätze
ui-seat = Platz { $number }
ui-open-seat = Freier Platz
ui-computer = Computer
ui-level-now = Computerspieler für „Spielen“
ui-level-of = Stufe von { $name }
ui-level-ask = Eine andere Stufe für { $name }
ui-level-wished = { $names } möchte für { $name } die Stufe „{ $level }“.
ui-level-agree = Einverstanden
ui-level-stay = So lassen
ui-level-waits = „{ $level }“ für { $name }: Die anderen müssen noch zustimmen.
ui-hints = Tipps
ui-hints-help = Wer am Zug ist, kann sich von einem guten Spieler raten lassen. Alle am Tisch sehen, dass Tipps erlaubt sind, niemand sieht, wann sie genutzt werden.
ui-hints-on = Erlaubt
ui-hints-off = Keine
ui-time = Zeit
ui-time-help = Eine Uhr für die ganze Partie oder so viel Zeit für jeden Zug. Die Zeit von Computerspielern zählt nie.
ui-time-none = Ohne Uhr
ui-time-live = { $increment ->
    [0] { $time } für jeden
   *[other] { $time } für jeden, +{ $increment } s je Zug
}
ui-time-turns = { $time } je Zug
ui-time-details = Genauer
ui-time-minutes = Minuten für jeden
ui-time-increment = Sekunden mehr je Zug
ui-time-hours = Stunden je Zug
ui-time-honoured = Was nicht zählt:
ui-time-honours-hours = die Zeit außerhalb der eigenen Spielstunden
ui-time-honours-weekends = Wochenenden derer, die dann nicht spielen
ui-time-honours-vacation = Urlaub
ui-time-up = Wenn die Zeit um ist
ui-time-up-computer = Der Computer spielt weiter
ui-time-up-end = Die Partie endet ohne Sieger
ui-time-up-level = Stufe des Computerspielers
ui-time-left = Noch { $left }
ui-off-hours = Außerhalb der Spielstunden bis { $until }
ui-off-weekend = Wochenende bis { $until }
ui-off-vacation = Im Urlaub bis { $until }
ui-ended-time = Die Zeit von jemandem war um: Die Partie endete unfertig, wie beim Eröffnen vereinbart. Die Aufzeichnung bleibt lesbar.
ui-my-time = Meine Zeit
ui-my-time-help = In Partien Zug um Zug zählt deine Zeit nur, wenn du spielen willst.
ui-my-hours = Ich habe Spielstunden
ui-my-hours-from = Von
ui-my-hours-until = Bis
ui-my-weekends = Ich spiele auch am Wochenende
ui-my-zone = Zeitzone: { $zone }
ui-my-hours-hold = Diese Stunden gelten ab { $when }.
ui-vacation = Urlaub
ui-vacation-first = Erster Tag
ui-vacation-last = Letzter Tag
ui-vacation-take = Urlaub nehmen
ui-vacation-end = Ich bin zurück
ui-vacation-taken = Urlaub: { $first } bis { $last }
ui-vacation-left = Noch { $left } von { $days } Tagen in diesem Jahr.
ui-absent = Wenn jemand weg ist
ui-absent-help = Nach dieser Zeit darf jeder den Computer weiterspielen lassen; wer zurückkommt, übernimmt seinen Platz wieder.
ui-absent-help-turns = Nach dieser Zeit, gezählt wie die eines Zuges, darf jeder den Computer weiterspielen lassen; wer zurückkommt, übernimmt seinen Platz wieder.
ui-absent-after = { $after ->
    [0] Warten
    [120] 2 min
    [600] 10 min
    [43200] 12 Std.
    [86400] 1 Tag
    [172800] 2 Tage
   *[other] { $after } Sekunden
 }
ui-away-long = { $name } ist weg.
ui-take-over = Den Computer spielen lassen
ui-played-for = Der Computer spielt für dich.
ui-played-for-them = Der Computer spielt für { $name }
ui-come-back = Selbst weiterspielen
ui-levels = Computerspieler
ui-hint = Tipp
ui-hint-waiting = Ein guter Spieler denkt darüber nach …
ui-hint-look = Sieh dir an, was auf dem Plan leuchtet.
ui-hint-look-chips = Sieh dir die Möglichkeiten unten an.
ui-hint-what = Was?
ui-hint-why = Warum?
ui-hint-choice = Die besten Möglichkeiten
ui-chance = Gewinnchance
ui-lead = Erwartete Punkte gegenüber der ersten
ui-review = Analyse
ui-review-what = Ein guter Spieler sieht sich jede Entscheidung dieser Partie an: wer vorn lag und wann sich das änderte, was besser gewesen wäre und wie viel Glück dabei war.
ui-review-failed = Die Analyse ist nicht gelungen. Versuch es noch einmal.
ui-review-quick = Schnell (etwa eine Minute)
ui-review-deep = Gründlich (mehrere Minuten)
ui-review-working = Die Partie wird angesehen: { $done } von { $total } Zügen
ui-review-table = Zum Tisch
ui-review-chart = Siegchancen
ui-review-turn = Zug
ui-review-turning = Wendepunkte
ui-review-better = Besser:
ui-review-points = Punkte
ui-review-board = Auf dem Plan ansehen
ui-review-skill = Können und Glück
ui-review-skill-text = Genauigkeit: 100 heißt immer die beste gefundene Möglichkeit, 0 nicht besser als gelost. Glück ist, was der Zufall gab, verglichen mit dem Durchschnitt dessen, was er hätte geben können.
ui-review-accuracy = Genauigkeit
ui-review-lost = Verschenkt
ui-review-luck = Glück
ui-review-lines = Was besser gewesen wäre
ui-review-all = Alle
ui-review-no-better = Nichts deutlich Besseres gefunden.
ui-who-may-come = Wer darf kommen
ui-by-link = Wer den Link hat
ui-public = Alle
ui-order = Reihenfolge der Plätze
ui-order-drawn = Ausgelost
ui-order-fixed = Wie aufgeführt
ui-beginning = Beginn der Partie
ui-beginning-help = Sobald die letzte Person sitzt.
ui-beginning-by-itself = Von selbst
ui-beginning-by-me = Wenn ich es sage
ui-house-rules = { $count ->
    [one] Eine Hausregel
   *[other] { $count } Hausregeln
}
ui-house-rules-changed = { $count ->
    [0] alle wie üblich
    [one] eine geändert
   *[other] { $count } geändert
}
ui-usual = Üblich: { $value }
ui-lobby-open = Tische mit freiem Platz
ui-lobby-playing = Wird gerade gespielt
ui-lobby-empty = Kein öffentlicher Tisch ist offen. Deiner könnte der erste sein.
ui-running = Laufend
ui-finished = Beendet
ui-show-more = Mehr anzeigen
ui-mine-empty = Du sitzt noch an keinem Tisch.
ui-state-over = Beendet
ui-state-retired = Vorzeitig beendet
ui-state-playing = Läuft
ui-waiting-for = { $count ->
    [0] Bereit zum Start
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
 }
ui-all-here = Alle sind da.
ui-sealing = Es wird ausgelost …
ui-sealing-who = Wir warten noch kurz auf { $names }.
ui-old-over = Diese Partie folgte älteren Regeln. Ihr Spielplan kann nicht mehr gezeigt werden, aber die Aufzeichnung bleibt lesbar.
ui-old-retired = Diese Partie endete unfertig: Die Regeln haben sich seither geändert, oder der Gastgeber hat sie geschlossen. Die Aufzeichnung bleibt lesbar.
ui-sit-here = Hier sitzen
ui-free-seat = Platz freigeben
ui-start = Beginnen
ui-leave = Verlassen
ui-opener-starts = Wer den Tisch eröffnet hat, beginnt die Partie.
ui-sit-down = Platz nehmen
ui-begins-by-itself = Die Partie beginnt von selbst, sobald alle da sind.
ui-link = Link zu diesem Tisch
ui-copy = Link kopieren
ui-copied = Kopiert
ui-share = Teilen

ui-loading = Einen Moment …
ui-fit = Ganzen Plan zeigen
ui-close = Schließen
ui-cancel = Abbrechen
ui-drop = diesen Klick zurücknehmen
ui-question = Die Entscheidung
ui-ask-any = Wähle
ui-thinking = { $name } denkt nach
ui-hours = { $count } Std.
ui-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
 }
ui-your-turn = Du bist dran
ui-end-turn = Zug beenden
ui-end-turn-ask = Beendest du deinen Zug, oder nimmst du ihn zurück?
ui-grace-of = { $name } kann den Zug noch zurücknehmen
ui-next-step = Weiter
ui-replaying = Die letzte Runde noch einmal
ui-undo = Zurück
ui-undo-seconds = Zurück ({ $count } s)
ui-undo-turn = { $count ->
    [one] Eine Entscheidung zurücknehmen
   *[other] Alle { $count } Entscheidungen dieses Zuges zurücknehmen
 }
ui-list-choices = Alle Möglichkeiten als Liste
ui-do-it = Ausführen
ui-which = Was davon?
ui-sent = gesendet
ui-saved = gespeichert
ui-gain = { $points ->
    [one] { $points } Punkt sofort
   *[other] { $points } Punkte sofort
 }
ui-past = Du siehst den Moment { $ply }
ui-back-to-now = Zur Gegenwart
ui-game-over = Die Partie ist zu Ende
ui-see-result = Ergebnis ansehen
ui-you = du
ui-online = ist da
ui-away = ist nicht da
ui-look-at = { $name } ansehen
ui-score-details = Punkte nach Herkunft
ui-text-points = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
 }
ui-text-view = Der Plan in Worten
ui-text-close = Zurück zum Bild
ui-text-choices = Was du tun kannst
ui-text-board = Auf dem Plan
ui-yes = ja
ui-no = nein
ui-hidden = verborgen
ui-none = nichts
ui-log = Verlauf
ui-fold = Zuklappen
ui-unfold = Aufklappen
ui-fold-all = Alle Züge zuklappen
ui-unfold-all = Alle Züge aufklappen
ui-set-up = Aufbau
ui-backs = { $count ->
    [one] eine Wahl zurückgenommen
   *[other] { $count }-mal zurückgenommen
}
ui-log-empty = Noch ist nichts geschehen.
ui-see-moment = Moment { $ply } ansehen
ui-chat = Gespräch
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-say = Etwas sagen
ui-log-and-chat = Verlauf und Gespräch
ui-send = Senden
ui-history = Rückblick
ui-first = An den Anfang
ui-previous = Einen zurück
ui-next = Einen vor
ui-replay = Abspielen
ui-pause = Pause
ui-moment = Moment
ui-now = Jetzt
ui-replay-from = Gesehen von
ui-watching = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
 }
ui-link-live = live
ui-link-catching-up = holt auf
ui-link-offline = offline, neuer Versuch
ui-mat = Was { $name } hat
ui-mat-before = Vorige Person
ui-mat-after = Nächste Person
ui-mat-mine = Zurück zu meinem
ui-chart = Punkte im Lauf der Partie
ui-chart-if-ended = Wäre da Schluss gewesen
ui-chart-begin = Anfang
ui-chart-end = Ende
ui-total = Summe
ui-place = Rang
ui-show-on-board = Auf dem Plan zeigen
ui-final-scoring = Schlusswertung
ui-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
ui-skip = Überspringen
ui-again = Noch einmal
ui-record = Aufzeichnung
ui-fair = War der Zufall ehrlich?
ui-fair-text = Die erste Zahl wurde vor der Partie gezeigt: Sie bindet den Server an Optionen, Plätze und sein Geheimnis, die zweite Zahl. „archipel verify“ zieht aus der Aufzeichnung jeden Würfel und jede Karte noch einmal.
ui-fair-mixed = In dieser Ziehung steckt eine eigene Zufallszahl deines Browsers: Niemand konnte dein Glück bestimmen.
ui-fair-absent = Dein Browser war zu Beginn der Partie nicht da: Es wurde ohne ihn ausgelost.
ui-fair-left-out = Es wurde ohne die Zufallszahl deines Browsers ausgelost. Vielleicht kam sie zu spät; doch ohne sie musst du dem vertrauen, der diesen Server betreibt.
ui-fair-broken = Die Ziehung ist nicht die, die vor der Partie zugesagt war: Dieser Server hat nicht ehrlich gespielt.
ui-shortcuts = Tastatur
ui-key-chips = Möglichkeit nach ihrer Nummer wählen
ui-key-arrows = zwischen leuchtenden Dingen wandern (mit Umschalt: Plan verschieben)
ui-key-enter = Ding anklicken, bestätigen
ui-key-escape = letzten Klick zurücknehmen
ui-key-board = zum Plan
ui-key-list = alle Möglichkeiten als Liste
ui-key-undo = zurücknehmen
ui-key-undo-turn = den ganzen Zug zurücknehmen
ui-key-hint = Tipp (noch einmal: mehr davon)
ui-key-plan = meinen nächsten Zug planen
ui-key-replay = die letzte Runde noch einmal sehen
ui-key-recap = was seit meiner letzten Entscheidung geschah
ui-key-history = Rückblick
ui-key-step = einen Moment zurück, vor
ui-key-scores = Punkte nach Herkunft
ui-key-text = der Plan in Worten
ui-key-mats = was die nächste Person hat
ui-key-rule = die Regel zu dem, was erklärt wird
ui-key-chat = ins Gespräch schreiben
ui-key-notes = eine Notiz schreiben
ui-key-zoom = größer, kleiner, ganzer Plan
ui-key-help = diese Liste
ui-rules-contents = Spiele und Kapitel
ui-rules-search = Regeln durchsuchen
ui-rules-missing = Für dieses Spiel gibt es noch keine Regeln zu lesen.
ui-rules-nothing = Nichts zu „{ $query }“.
ui-rules-table = Tabelle
ui-rules-back = Zurück zum Tisch
ui-rule = Regel
ui-rule-read = Regel { $rule } lesen
ui-example = Beispiel zu Regel { $rule }
ui-example-try = Ausprobieren
ui-example-you = Du
ui-example-again = Noch einmal
ui-example-leave = Zurück zu den Regeln
ui-example-other = Das ist erlaubt, aber das Beispiel geht anders weiter.
ui-example-over = Das war das Beispiel.
ui-printed = Was gedruckt ist, was nachgebildet ist
ui-printed-rules = Zu den Regeln
ui-printed-intro = Wir haben keine Schachtel von { $game }: Was auf Plänen, Karten und Plättchen steht, stammt aus der Anleitung und aus öffentlichen Quellen. Was sie nicht sagen, wurde so gewählt, dass es zu allem passt, was bekannt ist. Wer die Schachtel besitzt, kann helfen.
ui-printed-low = Hier zuerst nachsehen
ui-printed-low-text = Nachgebildet und unsicher: Hier weicht deine Schachtel am ehesten ab.
ui-printed-medium = Wahrscheinlich
ui-printed-medium-text = Ein Teil ist bekannt, der Rest wurde erschlossen.
ui-printed-high = Sicher
ui-printed-high-text = Aus der Anleitung oder von mehreren Quellen bestätigt.
ui-printed-project = Nie gedruckt
ui-printed-project-text = Von uns: Zeichnungen, Namen und Grenzen des Programms.
ui-printed-from-rulebook = aus der Anleitung
ui-printed-from-owner = von einem Besitzer an der Schachtel abgelesen
ui-printed-from-reconstructed = nachgebildet
ui-printed-from-project = von diesem Projekt
ui-printed-from-public = aus { $where }
ui-printed-front = Vorderseite
ui-printed-back = Rückseite
ui-printed-correct = Etwas berichtigen
ui-printed-host = Eine Berichtigung ist eine kleine Datei mit den Gruppen, die abweichen. Wer die Spiele anbietet, gibt die Gruppe aus, bearbeitet sie, lässt sie prüfen und spielt damit, ohne Code anzufassen:
ui-printed-send = Um sie zu teilen, schicke die Datei an das Projekt, mit einem Wort zu deiner Ausgabe oder einem Foto von dem, was du verglichen hast. Partien behalten in ihrer Aufzeichnung die Daten, mit denen sie gespielt wurden.
ui-lost = Hier ist nichts als Meer.
ui-no-offline = Der Server ist nicht erreichbar.
ui-no-other = Das hat nicht geklappt. Versuche es noch einmal.
ui-no-no-such-table = Diesen Tisch gibt es nicht.
ui-no-too-fast = Zu schnell: warte einen Moment.
ui-no-too-many-tables = Du sitzt an zu vielen Tischen: beende oder verlasse einen.
ui-no-broken = Auf dem Server ist etwas schiefgegangen.
ui-no-no-name = Nimm zuerst einen Namen an.

# Lernen.
ui-learn = Lernen
ui-learn-in = In { $minutes } Min. lernen
ui-course-of = { $game } lernen
ui-course-text = { $count ->
    [one] { $count } kurzes Kapitel
   *[other] { $count } kurze Kapitel
} auf dem echten Spielplan, zusammen { $minutes } min. Schauen, ausprobieren, schiefgehen kann nichts.
ui-course-begin = Anfangen
ui-course-go-on = Weitermachen
ui-course-over = Das war das letzte Kapitel. Du weißt alles, was man für eine erste Partie braucht!
ui-no-course = Zu diesem Spiel gibt es noch keine Lektionen.
ui-lesson = Lektion
ui-lesson-on = Weiter
ui-lesson-try = Etwas anderes wählen
ui-lesson-again = Kapitel wiederholen
ui-lesson-restart = Von vorn
ui-lesson-restart-of = Von vorn: { $chapter }
ui-lesson-leave = Lektion verlassen
ui-lesson-point = Zeig es mir
ui-lesson-would = Das würde geschehen:
ui-lesson-passed = Dann wäre der nächste Spieler dran.
ui-lesson-after = Setzt das Kapitel „{ $chapter }“ so fort, wie dieser Kurs es spielt, was immer du dort gewählt hast.
ui-lesson-over = Dieses Kapitel ist geschafft. Als Nächstes:
ui-lesson-done = geschafft
ui-lesson-begun = angefangen
ui-first-game = Meine erste Partie
ui-first-game-text = Eine echte Partie gegen den sanftesten Computergegner, mit Tipps, wann immer du möchtest.

# The guide, and the companion of a first game.
ui-guide = Punkte und Symbole
ui-guide-points = Wie bekomme ich hier Punkte?
ui-guide-points-short = Punkte
ui-guide-symbols = Was bedeuten die Symbole?
ui-guide-symbols-short = Symbole
ui-key-points = wie bekomme ich hier Punkte?
ui-key-symbols = was bedeuten die Symbole?
ui-points-now = Schon gewertet
ui-points-end = Am Ende gezählt
ui-points-next = Jetzt +{ $points }:
ui-points-ways = { $count ->
    [one] { $count } Wahl bringt das
   *[other] { $count } Wahlmöglichkeiten bringen das
}
ui-points-note = Es sind deine Punkte, wie es jetzt steht. „Jetzt“ nennt, was eine einzige Wahl von dir höchstens dazubringt.
ui-points-watching = Du schaust zu: Das sind die Wege zu Punkten in diesem Spiel.
ui-legend-search = Symbol suchen
ui-legend-none = So heißt kein Symbol.
ui-legend-count = { $count ->
    [one] { $count } Symbol
   *[other] { $count } Symbole
}
ui-companion = Begleiter der ersten Partie
ui-companion-help = Bei jeder neuen Art von Frage sagt ein Satz, worauf es ankommt. Wieder eingeschaltet, beginnt er von vorn.
ui-companion-on = Ein
ui-companion-off = Aus
ui-companion-understood = Verstanden
ui-companion-stop = Keine Tipps mehr
ui-companion-start = Beim Spielen erklären
# Accounts.
ui-sign-in = Anmelden
ui-account = Dein Konto
ui-keep-name = Deinen Namen auf jedem Gerät behalten
ui-someone = jemand
ui-on-my-phone = Auf meinem Handy öffnen
ui-people = Leute
ui-profile-of = Profil von { $name }
ui-report-line = Diese Zeile dem Gastgeber melden
ui-host = Seite des Gastgebers
ui-next-game = { $count ->
    [one] Nächste Partie
   *[other] Nächste von { $count } Partien
}
ui-no-next-game = Keine andere Partie wartet auf dich.
ui-key-next = nächste Partie, die auf dich wartet
ui-invites-you = { $name } lädt dich ein: { $game }
ui-invite-friends = Freunde einladen:
ui-invited-friend = { $name } ist eingeladen
