# Comptes.
sign-in = Se connecter
account = Votre compte
keep-name = Garder votre nom
keep-name-text = Un compte, c’est vous, reconnu partout : votre nom, vos places et vos parties sur tous vos appareils. Vous pouvez vous en passer aussi longtemps que vous voulez.
keep-name-first = Prenez d’abord un nom : lancez une partie, ou choisissez-le dans les réglages.
have-account = J’ai un compte
no-account-yet = Je n’ai pas encore de compte
off = Il n’y a pas de comptes sur ce serveur. Vos parties sont gardées dans ce navigateur.
invitation = Invitation
invitation-help = Sur ce serveur, il faut une invitation de l’hôte pour un compte.
with-passkey = Avec une clé d’accès
passkey-help = Votre doigt, votre visage ou le verrou de cet appareil. Rien à retenir.
passkey-make = Créer une clé d’accès
passkey-use = Se connecter avec une clé d’accès
passkey-cannot = Ce navigateur ne propose pas de clés d’accès à cette adresse.
passkey-name = Nom de cet appareil
with-password = Avec un mot de passe
password = Mot de passe
new-password = Nouveau mot de passe
password-help = Au moins huit caractères. Quelques mots en font un bon.
password-set = Enregistrer le mot de passe
login = Identifiant ou adresse e-mail
with-mail = Avec un code par e-mail
email = Adresse e-mail
mail-send = M’envoyer un code
mail-sent = Si tout va bien, un code est en route vers { $email }. Il est valable dix minutes.
code = Code
second = Code de votre application d’authentification, ou code de secours
go-on = Continuer
comes-along = Les parties que vous jouez ici sous le nom de { $name } rejoignent votre compte.
with-device = Avec un code d’un autre appareil
device-help = Sur un appareil où vous êtes connecté, choisissez « Ouvrir sur mon téléphone ».
enter-code = Saisir un code
signed-in = Bon retour, { $name }.
made = Votre compte est prêt. Votre identifiant est { $login }.
login-is = Votre identifiant
ways = Moyens de connexion
ways-help = Deux valent mieux qu’un : vous pouvez alors perdre un appareil.
passkeys = Clés d’accès
no-passkeys = Aucune pour l’instant.
remove = Retirer
passkey-used = utilisée { $when }
password-is = Un mot de passe est enregistré.
password-none = Aucun mot de passe.
password-change = Le changer
email-none = Aucune adresse pour l’instant.
email-other = Utiliser une autre adresse
second-factor = Double authentification
totp-on = En plus du mot de passe ou de l’e-mail, un code de votre application est demandé. { $count ->
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
 }
totp-off = Un code d’une application de votre téléphone, en plus du mot de passe ou de l’e-mail. Une clé d’accès n’en a pas besoin.
totp-begin = L’activer
totp-scan = Lisez cette image avec votre application d’authentification, ou tapez la clé. Saisissez ensuite le code affiché.
totp-key = Clé
totp-drop = Le désactiver
recovery = Codes de secours
recovery-help = Gardez-les en lieu sûr : chacun ouvre votre compte une fois si vous perdez l’application. Ils ne sont montrés que maintenant.
recovery-new = Nouveaux codes de secours
phone = Ouvrir sur mon téléphone
phone-help = Continuez vos parties sur un autre appareil : scannez l’image, ou tapez le code sur { $address }. Il est valable une fois, pendant deux minutes.
phone-show = Afficher un code
phone-left = { $seconds ->
    [one] encore une seconde
   *[other] encore { $seconds } secondes
 }
phone-over = Le code a expiré.
phone-done = C’est fait : votre autre appareil est connecté.
open-title = Continuer ici
open-text = Saisissez le code que montre votre autre appareil. Ce navigateur est alors connecté comme vous l’êtes là-bas.
open-warning = Ne saisissez qu’un code que vous venez de demander vous-même.
sessions = Où vous êtes connecté
session-here = ce navigateur
session-unknown = Un navigateur
session-seen = utilisé { $when }
session-end = Déconnecter
session-end-others = Déconnecter partout ailleurs
sign-out = Se déconnecter
data = Vos données
export = Enregistrer toutes mes données
export-help = Un fichier avec tout ce qui est gardé sur vous.
erase = Effacer mon compte
erase-help = Votre nom disparaît de toutes les tables ; vous y étiez « quelqu’un ». Les parties des autres restent entières. Dans les parties en cours, l’ordinateur prend votre place. C’est définitif.
erase-sure = Oui, tout effacer
prove = Connectez-vous encore une fois
prove-text = Avant de changer vos moyens de connexion, montrez que c’est bien vous.
kept = Enregistré.
no-wrong-sign-in = Aucun compte ne correspond à ce que vous avez saisi.
no-second-factor = Votre application d’authentification montre un code : il le faut aussi.
no-wrong-code = Ce code n’est pas valable, ou ne l’est plus.
no-bad-passkey = Cette clé d’accès n’ouvre rien ici.
no-prove-again = Reconnectez-vous avant de modifier cela.
no-no-accounts = Il n’y a pas de comptes sur ce serveur.
no-needs-invitation = Pour un compte, il faut une invitation de l’hôte.
no-no-such-session = Ce navigateur est déjà déconnecté.
no-no-account = Vous n’avez pas encore de compte.
no-no-mail = Ce serveur n’envoie pas d’e-mails.
no-last-way = C’est votre seul moyen de connexion. Ajoutez-en d’abord un autre.
no-short-password = Un mot de passe a au moins 8 caractères.
no-common-password = Beaucoup de gens utilisent ce mot de passe : c’est le premier que l’on essaie. Choisissez-en un autre.
no-unreadable = Il manque quelque chose, ou c’est illisible.
no-passkey-given-up = Aucune clé d’accès n’a été choisie.

# Joueurs.
people = Joueurs
friends = Amis
friends-help = Vos amis sont des joueurs inscrits que vous aimez retrouver ici. Pour en ajouter un, ouvrez son profil : cliquez sur son nom dans la discussion ou à une table qui attend des joueurs.
friends-none = Personne pour l’instant.
asks = Voudrait être votre ami
asked = Demande envoyée
blocked = Bloqué
friend = Ami
since = Ici depuis { $when }
games = Parties
games-none = Aucune partie finie.
games-played = { $played ->
    [one] une partie
   *[other] { $played } parties
 }
games-won = { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
 }
lessons = Leçons
lessons-done = { $count ->
    [one] un chapitre terminé
   *[other] { $count } chapitres terminés
 }
befriend = Demander en ami
accept = Accepter
decline = Refuser
unfriend = Ne plus être amis
unask = Retirer la demande
block = Bloquer
block-help = Vous ne serez plus réunis à une même table, et aucun de vous ne lira ce que dit l’autre. Personne n’en est averti.
unblock = Débloquer
report = Signaler à l’hôte
report-name-help = L’hôte voit ce nom et ce que vous écrivez.
report-line-help = L’hôte voit cette ligne et ce que vous écrivez.
report-why = Qu’est-ce qui ne va pas ?
report-send = Signaler
report-sent = Merci. L’hôte va regarder.
host = Page de l’hôte
host-reports = Signalements
host-no-reports = Rien n’attend.
host-by = signalé par { $name }
host-muted = silencieux jusqu’au { $when }
host-rename = Renommer
host-new-name = Nouveau nom
host-mute = Faire taire pendant un jour
host-sign-out = Déconnecter partout
host-unmute = Rendre la parole
host-close = Fermer la table
host-settle = Réglé
host-health = Le serveur
host-guests = Joueurs
host-members = Comptes
host-running = Tables en cours
host-over = Tables terminées
host-memory = Tables en mémoire
host-listening = Connexions aux tables
host-up = En marche depuis
host-deeds = Ce qu’ont fait les hôtes
host-no-deeds = Rien pour l’instant.
host-silent = Qui n’a pas la parole
host-do = En tant qu’hôte
host-nobody-silent = Tout le monde a la parole.
host-anybody = Pour renommer ou faire taire quelqu’un d’autre, allez sur son profil ; une table se ferme à côté de sa discussion.
host-page = Tous les signalements et toutes les décisions
host-done = C’est fait.
host-failing = Notifications en échec, à réessayer
host-mail = Serveur de courrier
host-mail-yes = configuré
host-mail-no = aucun
host-database = Base de données
host-checks = Vérifications
host-ok = tout va bien
host-broken = pas de réponse : { $names }
host-version = Version
deed-rename = a renommé
deed-mute = a fait taire
deed-unmute = a rendu la parole
deed-sign-out = a déconnecté partout
deed-close = a fermé une table :
deed-settle = a réglé un signalement concernant
no-no-such-person = Il n’y a personne de ce nom.
no-too-many-people = Cela fait trop de monde.
no-not-yours = Cette page est celle de l’hôte.
