# Konten.
sign-in = Anmelden
account = Dein Konto
keep-name = Deinen Namen behalten
keep-name-text = Ein Konto bist du, wiedererkannt: dein Name, deine Plätze und deine Partien auf jedem Gerät. Es geht auch ohne, so lange du magst.
keep-name-first = Nimm zuerst einen Namen: spiele eine Partie, oder wähle ihn in den Einstellungen.
have-account = Ich habe ein Konto
no-account-yet = Ich habe noch kein Konto
off = Auf diesem Server gibt es keine Konten. Deine Partien sind in diesem Browser aufgehoben.
invitation = Einladung
invitation-help = Auf diesem Server braucht ein Konto eine Einladung des Gastgebers.
with-passkey = Mit einem Passkey
passkey-help = Dein Finger, dein Gesicht oder die Sperre dieses Geräts. Nichts zu merken.
passkey-make = Passkey anlegen
passkey-use = Mit einem Passkey anmelden
passkey-cannot = Dieser Browser bietet unter dieser Adresse keine Passkeys an.
passkey-name = Name dieses Geräts
with-password = Mit einem Passwort
password = Passwort
new-password = Neues Passwort
password-help = Mindestens acht Zeichen. Ein paar Wörter sind ein gutes.
password-set = Passwort festlegen
login = Anmeldename oder E-Mail-Adresse
with-mail = Mit einem Code per E-Mail
email = E-Mail-Adresse
mail-send = Code schicken
mail-sent = Wenn alles stimmt, ist ein Code an { $email } unterwegs. Er gilt zehn Minuten.
code = Code
second = Code deiner Authentifizierungs-App, oder ein Notfallcode
go-on = Weiter
comes-along = Was du hier als { $name } spielst, kommt mit in dein Konto.
with-device = Mit einem Code von einem anderen Gerät
device-help = Wähle auf einem Gerät, auf dem du angemeldet bist, „Auf meinem Handy öffnen“.
enter-code = Code eingeben
signed-in = Willkommen zurück, { $name }.
made = Dein Konto ist da. Dein Anmeldename ist { $login }.
login-is = Dein Anmeldename
ways = Wege hinein
ways-help = Zwei sind sicherer als einer: dann darf ein Gerät verloren gehen.
passkeys = Passkeys
no-passkeys = Noch keiner.
remove = Entfernen
passkey-used = zuletzt benutzt { $when }
password-is = Ein Passwort ist festgelegt.
password-none = Kein Passwort ist festgelegt.
password-change = Ändern
email-none = Noch keine Adresse.
email-other = Eine andere Adresse verwenden
second-factor = Zweiter Faktor
totp-on = Neben Passwort oder E-Mail wird ein Code deiner App verlangt. { $count ->
    [one] Ein Notfallcode ist übrig.
   *[other] { $count } Notfallcodes sind übrig.
 }
totp-off = Ein Code aus einer App auf deinem Handy, neben Passwort oder E-Mail. Ein Passkey braucht ihn nicht.
totp-begin = Einrichten
totp-scan = Lies dieses Bild mit deiner Authentifizierungs-App, oder tippe den Schlüssel ab. Gib dann den Code ein, den sie zeigt.
totp-key = Schlüssel
totp-drop = Ausschalten
recovery = Notfallcodes
recovery-help = Bewahre sie sicher auf: jeder öffnet dein Konto einmal, falls du die App verlierst. Sie werden nur jetzt gezeigt.
recovery-new = Neue Notfallcodes
phone = Auf meinem Handy öffnen
phone-help = Spiele auf einem anderen Gerät weiter: scanne das Bild, oder tippe den Code auf { $address } ein. Er gilt einmal, zwei Minuten lang.
phone-show = Code zeigen
phone-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
 }
phone-over = Der Code ist abgelaufen.
phone-done = Fertig: dein anderes Gerät ist angemeldet.
open-title = Hier weitermachen
open-text = Gib den Code ein, den dein anderes Gerät zeigt. Dieser Browser ist dann so angemeldet wie du dort.
open-warning = Gib nur einen Code ein, den du gerade selbst angefordert hast.
sessions = Wo du angemeldet bist
session-here = dieser Browser
session-unknown = Ein Browser
session-seen = benutzt { $when }
session-end = Abmelden
session-end-others = Überall sonst abmelden
sign-out = Abmelden
data = Deine Daten
export = Alle meine Daten sichern
export-help = Eine Datei mit allem, was über dich aufgehoben ist.
erase = Mein Konto löschen
erase-help = Dein Name verschwindet von allen Tischen; dort warst du „jemand“. Die Partien der anderen bleiben ganz. In laufenden Partien übernimmt der Computer deinen Platz. Das lässt sich nicht zurücknehmen.
erase-sure = Ja, alles löschen
prove = Melde dich noch einmal an
prove-text = Bevor die Wege in dein Konto geändert werden, zeige, dass du es bist.
kept = Gespeichert.
no-wrong-sign-in = Zu diesen Angaben passt kein Konto.
no-second-factor = Deine Authentifizierungs-App zeigt einen Code: der wird auch gebraucht.
no-wrong-code = Dieser Code gilt nicht oder nicht mehr.
no-bad-passkey = Dieser Passkey öffnet hier nichts.
no-prove-again = Melde dich noch einmal an, bevor du das änderst.
no-no-accounts = Auf diesem Server gibt es keine Konten.
no-needs-invitation = Für ein Konto braucht es eine Einladung des Gastgebers.
no-no-such-session = Dieser Browser ist schon abgemeldet.
no-no-account = Du hast noch kein Konto.
no-no-mail = Dieser Server verschickt keine E-Mails.
no-last-way = Das ist der einzige Weg in dein Konto. Füge erst einen anderen hinzu.
no-short-password = Ein Passwort hat mindestens 8 Zeichen.
no-common-password = Viele Leute benutzen dieses Passwort, es wird als erstes probiert. Wähle ein anderes.
no-unreadable = Etwas fehlt oder ist nicht lesbar.
no-passkey-given-up = Es wurde kein Passkey gewählt.

# Leute.
people = Leute
friends = Freunde
friends-help = Freunde sind Leute mit einem Konto, die du hier gern wieder triffst. Öffne ein Profil, um zu fragen: klicke auf einen Namen im Chat oder an einem wartenden Tisch.
friends-none = Noch niemand.
asks = Möchte dein Freund sein
asked = Du hast gefragt
blocked = Blockiert
friend = Freund
since = Hier seit { $when }
games = Partien
games-none = Noch keine beendete Partie.
games-played = { $played ->
    [one] eine Partie
   *[other] { $played } Partien
 }
games-won = { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
 }
lessons = Lektionen
lessons-done = { $count ->
    [one] ein Kapitel beendet
   *[other] { $count } Kapitel beendet
 }
befriend = Nach Freundschaft fragen
accept = Annehmen
decline = Ablehnen
unfriend = Freundschaft beenden
unask = Frage zurücknehmen
block = Blockieren
block-help = Ihr sitzt nicht mehr an einem Tisch, und keiner liest, was der andere sagt. Niemand erfährt davon.
unblock = Nicht mehr blockieren
report = Dem Gastgeber melden
report-name-help = Der Gastgeber sieht diesen Namen und was du schreibst.
report-line-help = Der Gastgeber sieht diese Zeile und was du schreibst.
report-why = Was stimmt damit nicht?
report-send = Melden
report-sent = Danke. Der Gastgeber sieht es sich an.
host = Seite des Gastgebers
host-reports = Meldungen
host-no-reports = Nichts wartet.
host-by = gemeldet von { $name }
host-muted = stumm bis { $when }
host-rename = Umbenennen
host-new-name = Neuer Name
host-mute = Einen Tag stumm schalten
host-sign-out = Überall abmelden
host-unmute = Wieder reden lassen
host-close = Tisch schließen
host-settle = Erledigt
host-health = Der Server
host-guests = Gäste
host-members = Konten
host-running = Laufende Tische
host-over = Beendete Tische
host-memory = Tische im Speicher
host-listening = Verbindungen an Tischen
host-up = Läuft seit
host-deeds = Was Gastgeber getan haben
host-no-deeds = Noch nichts.
host-silent = Wer nicht sprechen darf
host-do = Als Gastgeber
host-nobody-silent = Alle dürfen sprechen.
host-anybody = Alle anderen benennst du auf ihrem Profil um oder machst sie dort stumm; einen Tisch schließt du neben seinem Gespräch.
host-page = Alle Meldungen und Taten
host-done = Ist geschehen.
host-failing = Fehlgeschlagene Nachrichten, die noch einmal versucht werden
host-mail = Mailserver
host-mail-yes = eingerichtet
host-mail-no = keiner
host-database = Datenbank
host-checks = Prüfungen
host-ok = alles in Ordnung
host-broken = keine Antwort: { $names }
host-version = Version
deed-rename = hat umbenannt:
deed-mute = hat stumm geschaltet:
deed-unmute = hat wieder reden lassen:
deed-sign-out = hat überall abgemeldet:
deed-close = hat einen Tisch geschlossen:
deed-settle = hat eine Meldung erledigt über
no-no-such-person = Es gibt niemanden mit diesem Namen.
no-too-many-people = Das sind zu viele Leute.
no-not-yours = Diese Seite ist die des Gastgebers.
