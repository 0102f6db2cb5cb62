-- A book and its stand-ins: keys, what was taken in from where, who is whom, and cash on its way between bankers.

-- The surrogate a night was kept in; its own nights have none.
ALTER TABLE night ADD COLUMN kept_in TEXT;

-- The keys this book signs with and checks with.
CREATE TABLE book_key (
    book TEXT PRIMARY KEY,
    key  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What this book stands in for, and from which event on; empty for THE BOOK.
CREATE TABLE stand_in (
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    book TEXT    NOT NULL,
    seq  INTEGER NOT NULL,
    hash TEXT    NOT NULL
) STRICT;

-- The surrogates whose events were taken in, and how far.
CREATE TABLE surrogate (
    book   TEXT    PRIMARY KEY,
    anchor INTEGER NOT NULL,
    last   INTEGER NOT NULL,
    head   TEXT    NOT NULL,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who came into a surrogate and is a person of this book.
CREATE TABLE matched (
    foreign_id TEXT PRIMARY KEY,
    player     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Cash between bankers, by the two halves that the books have.
CREATE TABLE transit (
    giver TEXT    NOT NULL,
    taker TEXT    NOT NULL,
    given INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    PRIMARY KEY (giver, taker)
) STRICT, WITHOUT ROWID;
