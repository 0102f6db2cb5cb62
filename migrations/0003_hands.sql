-- Hands are looked for by player, result, word and note, and counted per player, without reading one of them:
-- so each hand says in columns what a list asks for, and a player's hands are added up as they are recorded.

DROP TABLE hand;

CREATE TABLE hand (
    seq     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL,
    night   TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    depth   TEXT    NOT NULL,
    pot     INTEGER NOT NULL,
    shown   INTEGER NOT NULL CHECK (shown IN (0, 1)),
    print   TEXT,
    staged  INTEGER NOT NULL CHECK (staged IN (0, 1)),
    voided  INTEGER,
    UNIQUE (night, number)
) STRICT;

-- Finds the hand that is recorded a second time.
CREATE INDEX hand_print ON hand (print) WHERE print IS NOT NULL;

-- Who was in a hand, by his position in the list of players, and what it made him richer by.
CREATE TABLE hand_seat (
    player INTEGER NOT NULL,
    hand   INTEGER NOT NULL,
    net    INTEGER NOT NULL,
    PRIMARY KEY (player, hand)
) STRICT, WITHOUT ROWID;

CREATE TABLE hand_tag (
    hand TEXT NOT NULL,
    tag  TEXT NOT NULL,
    PRIMARY KEY (hand, tag)
) STRICT, WITHOUT ROWID;

CREATE TABLE hand_note (
    hand TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    text TEXT    NOT NULL,
    PRIMARY KEY (hand, seq)
) STRICT, WITHOUT ROWID;

-- What the hands of a player add up to, by night and game; hands that do not count are left out.
CREATE TABLE tally (
    night         TEXT    NOT NULL,
    player        TEXT    NOT NULL,
    game          TEXT    NOT NULL,
    net           INTEGER NOT NULL,
    won_max       INTEGER NOT NULL,
    hands         INTEGER NOT NULL,
    showdowns     INTEGER NOT NULL,
    showdowns_won INTEGER NOT NULL,
    counted       INTEGER NOT NULL,
    entered       INTEGER NOT NULL,
    raised        INTEGER NOT NULL,
    faced         INTEGER NOT NULL,
    reraised      INTEGER NOT NULL,
    flops         INTEGER NOT NULL,
    went          INTEGER NOT NULL,
    went_won      INTEGER NOT NULL,
    PRIMARY KEY (night, player, game)
) STRICT, WITHOUT ROWID;
