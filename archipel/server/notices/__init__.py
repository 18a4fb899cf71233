"""Notices: people who look elsewhere are told that it is their turn, and whatever else they wish.

What is to be told follows from what is stored; nothing on the way of a move knows of notices.

| room | what it is |
|---|---|
| addresses | the addresses: wishes, devices, webhooks, invitations, the next game, no more mail |
| office | what these rooms share |
| teller | looks for what is to be told, and when, and sees to it that it is delivered |
| ways | the ways out: a notice becomes a push message, a letter or a request to a webhook |
| push, webhooks, letters | what each of these looks like |
| outgoing | requests to addresses that people chose: never into a private network |
| wording | a notice in its reader's words |
| turns, hours | pure: which turn of a game it is; quiet hours, digests, reminders, pauses |
| rows | every question these rooms ask the database |
| messages | what is said about notices, as types |
"""
