-- Sittings that came in from another program's ledger, so that the same file is taken once.

CREATE TABLE online_sitting (
    seq     INTEGER NOT NULL,
    line    INTEGER NOT NULL,
    source  TEXT    NOT NULL,
    sitting TEXT    NOT NULL CHECK (json_valid(sitting)),
    PRIMARY KEY (seq, line)
) STRICT, WITHOUT ROWID;
