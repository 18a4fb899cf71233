"""Attacks on a server of our own, on loopback: none of them may break it.

    python -m tests.server.attack --minutes 10

Each attack is one function in a module of this folder; it is found by itself. To add one, write

    @attack(limits=RAISED)
    async def hello_from_the_future(scene: Scene) -> None:
        \"\"\"Somebody who knows more plies than there are.\"\"\"
        people = await scene.people(2)
        table = await scene.open_table(people)
        while scene.goes_on():
            listener = await Listener(scene, table, people[0]).arrive()
            listener.say({"t": "hello", "since": 99_999_999_999})
            await listener.see_whether_alive()
            listener.close()

The scene gives it a running server, people, luck and a clock, and counts what is answered. An
answer of 5xx, a traceback in the server's log, a connection that dies although the protocol does
not allow it, a server that ends, a table that is not as it was acknowledged: each is a fault.
Meanwhile two bystanders play at another table and their moves are timed.

- scene.py: what an attack gets; calls.py: HTTP byte by byte; people.py: listeners at tables;
- mutate.py: right in, wrong out; bystanders.py: the two who are timed; run.py: one attack;
- all other modules are attacks.
"""
