# Accounts.
sign-in = Sign in
account = Your account
keep-name = Keep your name
keep-name-text = An account is you, recognised again: your name, your seats and your games on every device. You can go on without one as long as you like.
keep-name-first = Take a name first: play a game, or choose one in the settings.
have-account = I have an account
no-account-yet = I have no account yet
off = There are no accounts on this server. Your games are kept in this browser.
invitation = Invitation
invitation-help = On this server, an account needs an invitation from the host.
with-passkey = With a passkey
passkey-help = Your finger, your face or the lock of this device. Nothing to remember.
passkey-make = Make a passkey
passkey-use = Sign in with a passkey
passkey-cannot = This browser offers no passkeys at this address.
passkey-name = Name of this device
with-password = With a password
password = Password
new-password = New password
password-help = Eight characters or more. A few words make a good one.
password-set = Set the password
login = Sign-in name or e-mail address
with-mail = With a code by e-mail
email = E-mail address
mail-send = Mail me a code
mail-sent = If all is well, a code is on its way to { $email }. It is good for ten minutes.
code = Code
second = Code of your authenticator app, or a recovery code
go-on = Continue
comes-along = What you play here as { $name } comes along into your account.
with-device = With a code from another device
device-help = On a device where you are signed in, choose “Open on my phone”.
enter-code = Enter a code
signed-in = Welcome back, { $name }.
made = Your account is there. Your sign-in name is { $login }.
login-is = Your sign-in name
ways = Ways in
ways-help = Two are safer than one: then you can lose a device.
passkeys = Passkeys
no-passkeys = None yet.
remove = Remove
passkey-used = last used { $when }
password-is = A password is set.
password-none = No password is set.
password-change = Change it
email-none = No address yet.
email-other = Use another address
second-factor = Second factor
totp-on = Besides password or e-mail, a code from your authenticator app is asked for. { $count ->
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
 }
totp-off = A code from an app on your phone, besides password or e-mail. A passkey does not need it.
totp-begin = Set it up
totp-scan = Read this picture with your authenticator app, or type the key. Then enter the code it shows.
totp-key = Key
totp-drop = Turn it off
recovery = Recovery codes
recovery-help = Keep them in a safe place: each opens your account once if you lose the app. They are shown only now.
recovery-new = New recovery codes
phone = Open on my phone
phone-help = Go on with your games on another device: scan the picture, or type the code at { $address }. It is good once, for two minutes.
phone-show = Show a code
phone-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
 }
phone-over = The code has run out.
phone-done = Done: your other device is signed in.
open-title = Go on here
open-text = Enter the code that your other device shows. This browser is then signed in as you are there.
open-warning = Only enter a code that you have just asked for yourself.
sessions = Where you are signed in
session-here = this browser
session-unknown = A browser
session-seen = used { $when }
session-end = Sign out
session-end-others = Sign out everywhere else
sign-out = Sign out
data = Your data
export = Save all my data
export-help = One file with everything that is kept about you.
erase = Erase my account
erase-help = Your name goes from all tables; there you were “someone”. Games of others stay whole. In games that are being played the computer takes your seat. This cannot be undone.
erase-sure = Yes, erase everything
prove = Sign in once more
prove-text = Before the ways into your account are changed, show that it is you.
kept = Kept.
no-wrong-sign-in = No account fits what you have given.
no-second-factor = Your authenticator app shows a code: it is needed too.
no-wrong-code = This code is not good, or no longer.
no-bad-passkey = This passkey does not open anything here.
no-prove-again = Sign in once more before you change this.
no-no-accounts = There are no accounts on this server.
no-needs-invitation = An account needs an invitation from the host.
no-no-such-session = This browser is signed out already.
no-no-account = You have no account yet.
no-no-mail = This server sends no e-mail.
no-last-way = This is the only way into your account. Add another one first.
no-short-password = A password has 8 characters or more.
no-common-password = Many people use this password, so it is tried first. Choose another.
no-unreadable = Something is missing or cannot be read.
no-passkey-given-up = No passkey was chosen.

# People.
people = People
friends = Friends
friends-help = Friends are people with an account whom you like to meet here again. Open somebody’s profile to ask them: click a name in the chat or at a table that waits.
friends-none = Nobody yet.
asks = Wants to be your friend
asked = You have asked
blocked = Blocked
friend = Friend
since = Here since { $when }
games = Games
games-none = No finished game yet.
games-played = { $played ->
    [one] one game
   *[other] { $played } games
 }
games-won = { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
 }
lessons = Lessons
lessons-done = { $count ->
    [one] one chapter finished
   *[other] { $count } chapters finished
 }
befriend = Ask to be friends
accept = Accept
decline = Decline
unfriend = End the friendship
unask = Take the question back
block = Block
block-help = You will not sit at a table together, and neither reads what the other says. They are not told.
unblock = Unblock
report = Report to the host
report-name-help = The host sees this name and what you write.
report-line-help = The host sees this line and what you write.
report-why = What is wrong with it?
report-send = Report
report-sent = Thank you. The host will look at it.
host = Page of the host
host-reports = Reports
host-no-reports = Nothing waits.
host-by = told by { $name }
host-muted = silent until { $when }
host-rename = Rename
host-new-name = New name
host-mute = Mute for a day
host-sign-out = Sign out everywhere
host-unmute = Let speak again
host-close = Close the table
host-settle = Done
host-health = The server
host-guests = Guests
host-members = Accounts
host-running = Tables in play
host-over = Finished tables
host-memory = Tables in memory
host-listening = Connections at tables
host-up = Running since
host-deeds = What hosts have done
host-no-deeds = Nothing yet.
host-silent = Who may not speak
host-do = As the host
host-nobody-silent = Everybody may speak.
host-anybody = Anybody else is renamed or muted on their profile, and a table is closed beside its chat.
host-page = All reports and deeds
host-done = It is done.
host-failing = Notices that failed and are tried again
host-mail = Mail server
host-mail-yes = set up
host-mail-no = none
host-database = Database
host-checks = Checks
host-ok = all is well
host-broken = no answer: { $names }
host-version = Version
deed-rename = renamed
deed-mute = muted
deed-unmute = let speak again
deed-sign-out = signed out everywhere
deed-close = closed a table:
deed-settle = put aside a report about
no-no-such-person = There is nobody of this name.
no-too-many-people = That is too many people.
no-not-yours = This page is for the host.
