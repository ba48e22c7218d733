"""Damage of a match behind the program's back, in what its checksums cover."""

from sqlalchemy import text

from tests.db.databases import Database

_NEWEST = "match = :of AND number = (SELECT number FROM matches WHERE id = :of)"
_OLDEST = "match = :of ORDER BY number LIMIT 1"
CHANGES = {
    "an older position": f"UPDATE positions SET data = (SELECT data FROM positions WHERE {_OLDEST})"
    f" WHERE {_NEWEST}",
    "an older position's whole row": f"UPDATE positions SET (data, checksum) = "
    f"(SELECT data, checksum FROM positions WHERE {_OLDEST}) WHERE {_NEWEST}",
    "no position": f"DELETE FROM positions WHERE {_NEWEST}",
    "another turn": "UPDATE matches SET turn = turn + 7 WHERE id = :of",
    "an older number": "UPDATE matches SET number = number - 1 WHERE id = :of",
    "garbage for a pace": "UPDATE matches SET pace = 'zzz' WHERE id = :of",
    "another pace": "UPDATE matches SET pace = 'live' WHERE id = :of",
    "garbage for options": "UPDATE matches SET options = :garbage WHERE id = :of",
    "garbage for a stage": "UPDATE matches SET status = 'zzz' WHERE id = :of",
    "another stage": "UPDATE matches SET status = 'lobby' WHERE id = :of",
    "an unknown title": "UPDATE matches SET title = 'zzz' WHERE id = :of",
    "another title": "UPDATE matches SET title = 'norsaga' WHERE id = :of",
    "another player": 'UPDATE seats SET "user" = "user" + 77 WHERE match = :of AND seat = 1',
    "another question": "UPDATE seats SET prompt = prompt + 1 WHERE match = :of AND seat = 0",
    "a word in the dice": "UPDATE seats SET word = 'mead' WHERE match = :of AND seat = 1",
    "no seat": "DELETE FROM seats WHERE match = :of AND seat = 1",
    "no checksum": "UPDATE matches SET checksum = NULL WHERE id = :of",
    "a position without a checksum": "UPDATE positions SET checksum = NULL WHERE match = :of",
}
FLIPS = {
    "the dice's secret": ("matches", "secret", "id = :of"),
    "the options": ("matches", "options", "id = :of"),
    "the checksum": ("matches", "checksum", "id = :of"),
    "the position": ("positions", "data", _NEWEST),
}
"""Columns of which one bit is turned."""
DAMAGES = (*CHANGES, *FLIPS)


async def damage(database: Database, match: int, name: str) -> None:
    """Do it to one match."""
    if name in CHANGES:
        garbage = {"garbage": b"\x00garbage"} if ":garbage" in CHANGES[name] else {}
        await database.run(CHANGES[name], of=match, **garbage)
        return
    table, column, here = FLIPS[name]
    async with database.engine() as engine, engine.connect() as db:
        found = await db.execute(text(f"SELECT {column} FROM {table} WHERE {here}"), {"of": match})
        old: bytes = found.scalar_one()
    middle = len(old) // 2
    new = old[:middle] + bytes([old[middle] ^ 4]) + old[middle + 1 :]
    await database.run(f"UPDATE {table} SET {column} = :new WHERE {here}", new=new, of=match)
