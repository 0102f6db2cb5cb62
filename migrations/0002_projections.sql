-- What the events add up to. Every table here can be thrown away and built again from the journal.

CREATE TABLE book (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    id       TEXT NOT NULL,
    currency TEXT NOT NULL,
    house    TEXT NOT NULL DEFAULT '',
    profile  TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE chip (
    position INTEGER PRIMARY KEY,
    colour   TEXT    NOT NULL UNIQUE,
    value    INTEGER NOT NULL CHECK (value > 0),
    count    INTEGER,
    reserve  INTEGER NOT NULL
) STRICT;

CREATE TABLE player (
    id       TEXT PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    name     TEXT    NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 256),
    standing TEXT    NOT NULL CHECK (standing IN ('regular', 'guest')),
    inviter  TEXT,
    merged   TEXT,
    -- The most he may owe in THE BOOK; none where nothing was said.
    owes_max INTEGER CHECK (owes_max >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE alias (
    player   TEXT    NOT NULL,
    position INTEGER NOT NULL,
    alias    TEXT    NOT NULL,
    PRIMARY KEY (player, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE night (
    id      TEXT PRIMARY KEY,
    number  INTEGER NOT NULL UNIQUE,
    house   TEXT    NOT NULL,
    banker  TEXT,
    stakes  TEXT,
    opened  INTEGER NOT NULL,
    closed  INTEGER,
    warned  TEXT,
    fines   INTEGER NOT NULL DEFAULT 0,
    hands   INTEGER NOT NULL DEFAULT 0,
    colours INTEGER NOT NULL DEFAULT 1,
    seed    TEXT,
    cold    TEXT
) STRICT, WITHOUT ROWID;

-- The house as it stood when the night opened: long, and never changed while the row of the night is.
CREATE TABLE night_house (
    night   TEXT PRIMARY KEY,
    profile TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sitting (
    night    TEXT    NOT NULL,
    player   TEXT    NOT NULL,
    position INTEGER NOT NULL,
    seat     INTEGER,
    bought   INTEGER NOT NULL DEFAULT 0,
    banked   INTEGER NOT NULL DEFAULT 0,
    counted  INTEGER,
    chips    TEXT,
    paid     INTEGER NOT NULL DEFAULT 0,
    left_at  INTEGER,
    PRIMARY KEY (night, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE deal (
    night  TEXT    NOT NULL,
    number INTEGER NOT NULL,
    dealer TEXT    NOT NULL,
    PRIMARY KEY (night, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE colour_out (
    night  TEXT    NOT NULL,
    colour TEXT    NOT NULL,
    count  INTEGER NOT NULL,
    PRIMARY KEY (night, colour)
) STRICT, WITHOUT ROWID;

-- What moved tonight, by the nature of the events; '' is the book between the nights.
CREATE TABLE account (
    night    TEXT    NOT NULL,
    party    TEXT    NOT NULL,
    asset    TEXT    NOT NULL,
    counter  TEXT    NOT NULL,
    trade    INTEGER NOT NULL,
    play     INTEGER NOT NULL,
    transfer INTEGER NOT NULL,
    PRIMARY KEY (night, party, asset, counter)
) STRICT, WITHOUT ROWID;

-- Notes and debts as they stand over all nights; what is settled is gone.
CREATE TABLE holding (
    party   TEXT    NOT NULL,
    asset   TEXT    NOT NULL,
    counter TEXT    NOT NULL,
    amount  INTEGER NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (party, asset, counter)
) STRICT, WITHOUT ROWID;

CREATE TABLE note (
    id         TEXT PRIMARY KEY,
    position   INTEGER NOT NULL UNIQUE,
    identifier TEXT    NOT NULL,
    debtor     TEXT    NOT NULL,
    night      TEXT,
    amount     INTEGER NOT NULL,
    status     TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE hand (
    id     TEXT PRIMARY KEY,
    night  TEXT    NOT NULL,
    number INTEGER NOT NULL,
    seq    INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    depth  TEXT    NOT NULL,
    pot    INTEGER NOT NULL,
    UNIQUE (night, number)
) STRICT, WITHOUT ROWID;
