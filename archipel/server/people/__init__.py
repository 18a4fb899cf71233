"""People: profiles, friends and blocks, reports to the host, and the host's page.

| room | what it is |
|---|---|
| others, hosting | the addresses: what one may know of others and wish of them; what a host does |
| rows | every question these rooms ask the database |
| messages | what is said about people, as types |
"""
