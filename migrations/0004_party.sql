-- Games that are no poker, while they are played: how each began, and its moves so far. Its end is a hand.

CREATE TABLE party (
    hand  TEXT PRIMARY KEY,
    night TEXT NOT NULL,
    begun TEXT NOT NULL,
    moves TEXT NOT NULL
) STRICT, WITHOUT ROWID;
