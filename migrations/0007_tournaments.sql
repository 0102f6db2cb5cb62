-- Tournaments, each as its facts made it so far: read and written whole.

CREATE TABLE tournament (
    id     TEXT    PRIMARY KEY,
    night  TEXT    NOT NULL,
    number INTEGER NOT NULL UNIQUE,
    phase  TEXT    NOT NULL,
    body   TEXT    NOT NULL CHECK (json_valid(body))
) STRICT, WITHOUT ROWID;
