"""Members: guests with an account, who can be recognised again on any device.

| room | what it is |
|---|---|
| signing_in, mine | the addresses: ways in; what a member can see and change |
| entering | how a session begins: rotated, and a guest's games come along |
| desk | what these rooms share: limits, the thread for passwords, letters |
| passwords, passkeys, factors, codes | the ways in, each without a database |
| letters | e-mail |
| messages | what is said about accounts, as types |
| belongings | all that somebody has here: told, erased, taken along |
| rows | every question these rooms ask the database |
"""
