-- A night may have two tables: who sits at which, where hands and deals were, and from where on they count after the
-- tables came together. Who will leave says so. Seats are reserved and waited for before a night and during it.

ALTER TABLE night ADD COLUMN tables INTEGER NOT NULL DEFAULT 1;
ALTER TABLE night ADD COLUMN merged_hands INTEGER NOT NULL DEFAULT 0;
ALTER TABLE night ADD COLUMN merged_deals INTEGER NOT NULL DEFAULT 0;
ALTER TABLE night ADD COLUMN merged_dealer TEXT;

-- `from_table` and `from_seat` are the chair he left when he last changed tables.
ALTER TABLE sitting ADD COLUMN at_table INTEGER NOT NULL DEFAULT 1;
ALTER TABLE sitting ADD COLUMN from_table INTEGER;
ALTER TABLE sitting ADD COLUMN from_seat INTEGER;
ALTER TABLE sitting ADD COLUMN notice_at INTEGER;
ALTER TABLE sitting ADD COLUMN notice_deals INTEGER;

-- `dead` when the button lay on an empty chair; `after` is the number of the last hand when it was noted.
ALTER TABLE deal ADD COLUMN at_table INTEGER NOT NULL DEFAULT 1;
ALTER TABLE deal ADD COLUMN dead INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deal ADD COLUMN after INTEGER NOT NULL DEFAULT 0;

ALTER TABLE hand ADD COLUMN at_table INTEGER NOT NULL DEFAULT 1;

CREATE TABLE reservation (
    player    TEXT    PRIMARY KEY,
    position  INTEGER NOT NULL UNIQUE,
    at        INTEGER NOT NULL,
    waits     INTEGER NOT NULL CHECK (waits IN (0, 1)),
    preferred INTEGER,
    words     TEXT
) STRICT, WITHOUT ROWID;

-- Who reserved and did not come, by the number of the night; 0 where no night was open.
CREATE TABLE no_show (
    seq    INTEGER PRIMARY KEY,
    player TEXT    NOT NULL,
    night  INTEGER NOT NULL
) STRICT;
