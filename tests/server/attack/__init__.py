"""Attacks on a server of our own, on loopback: none of them may break it.

    python -m tests.server.attack --minutes 10

Each attack is one function in a module of this folder; it is found by itself. To add one, write

    @attack(limits=USUAL)
    async def nobody_says_hello(scene: Scene) -> None:
        \"\"\"Sockets that are opened and never used.\"\"\"
        table = (await scene.two_people()).id
        while scene.goes_on():
            line = await scene.line(f"/api/tables/{table}/socket", allowed={1008})
            line.send(b'{"t":"see","ply":0}')
            await scene.heard(line)

The scene gives it a running server, people, luck and a clock, and counts what is answered. An
answer of 5xx, a traceback in the server's log, a connection that dies although the protocol does
not allow it, a server that ends, a table that is not as it was acknowledged: each is a fault.
Meanwhile two bystanders play at another table and their moves are timed.
"""
