-- Who does not share a table with whom: the smaller id first, so that a pair is one row.

CREATE TABLE apart (
    one   TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (one, other)
) STRICT, WITHOUT ROWID;
