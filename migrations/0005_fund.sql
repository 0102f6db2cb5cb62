-- The fund: every event that moves what it has; `open` while a place at the table that was paid for is not left.

CREATE TABLE fund (
    seq    INTEGER PRIMARY KEY,
    night  TEXT NOT NULL,
    player TEXT,
    why    TEXT NOT NULL,
    open   INTEGER NOT NULL,
    chips  INTEGER NOT NULL,
    cash   INTEGER NOT NULL
) STRICT;
