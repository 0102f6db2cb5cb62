-- The journal: events and postings that are written once, sealed when they balance, and chained by hash,
-- so that neither this program nor a plain SQLite shell can change what happened.

CREATE TABLE event (
    seq         INTEGER PRIMARY KEY CHECK (seq > 0),
    request     TEXT    NOT NULL CHECK (length(request) BETWEEN 1 AND 200),
    at          INTEGER NOT NULL,
    recorded    INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    version     INTEGER NOT NULL CHECK (version > 0),
    night       TEXT,
    nature      TEXT    NOT NULL CHECK (nature IN ('still', 'trade', 'play', 'transfer')),
    body        TEXT    NOT NULL CHECK (json_valid(body)),
    reverses    INTEGER UNIQUE REFERENCES event (seq) CHECK (reverses < seq),
    origin_book TEXT    NOT NULL,
    origin_seq  INTEGER NOT NULL,
    origin_hash BLOB    CHECK (origin_hash IS NULL OR length(origin_hash) = 32),
    prev_hash   BLOB    NOT NULL UNIQUE CHECK (length(prev_hash) = 32),
    hash        BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),
    UNIQUE (origin_book, origin_seq)
) STRICT;

-- Finds the events of one night among those of ten years.
CREATE INDEX event_night ON event (night);

-- Postings come first and point at an event that is not there yet; the event seals them.
CREATE TABLE posting (
    event   INTEGER NOT NULL REFERENCES event (seq) DEFERRABLE INITIALLY DEFERRED,
    line    INTEGER NOT NULL CHECK (line >= 0),
    party   TEXT    NOT NULL,
    asset   TEXT    NOT NULL CHECK (asset IN ('cash', 'transfer', 'chips', 'stacks', 'notes', 'book', 'private', 'float')),
    counter TEXT    NOT NULL,
    amount  INTEGER NOT NULL CHECK (amount <> 0 AND amount BETWEEN -1000000000000000 AND 1000000000000000),
    PRIMARY KEY (event, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE request (
    origin    TEXT    NOT NULL,
    id        TEXT    NOT NULL CHECK (length(id) BETWEEN 1 AND 200),
    body_hash BLOB    NOT NULL CHECK (length(body_hash) = 32),
    first_seq INTEGER NOT NULL CHECK (first_seq > 0),
    last_seq  INTEGER NOT NULL REFERENCES event (seq) DEFERRABLE INITIALLY DEFERRED,
    answer    TEXT    NOT NULL CHECK (json_valid(answer)),
    -- A hash over all of it and over the last event's own hash.
    seal      BLOB    NOT NULL CHECK (length(seal) = 32),
    PRIMARY KEY (origin, id),
    CHECK (first_seq <= last_seq)
) STRICT, WITHOUT ROWID;

-- Finds the request of an event; without it every new event would look through all requests for one that waits for it.
CREATE UNIQUE INDEX request_last ON request (last_seq);

CREATE TRIGGER posting_sealed BEFORE INSERT ON posting
WHEN EXISTS (SELECT 1 FROM event WHERE seq = new.event)
BEGIN SELECT raise(ABORT, 'event is already sealed'); END;

-- INSERT OR REPLACE would delete the row in its way without asking the triggers below.
CREATE TRIGGER request_new BEFORE INSERT ON request
WHEN EXISTS (SELECT 1 FROM request WHERE origin = new.origin AND id = new.id)
BEGIN SELECT raise(ABORT, 'requests are append-only'); END;

CREATE TRIGGER event_seal BEFORE INSERT ON event
BEGIN
    SELECT raise(ABORT, 'the journal is append-only')
    WHERE EXISTS (SELECT 1 FROM event WHERE hash = new.hash)
       OR EXISTS (SELECT 1 FROM event WHERE reverses = new.reverses)
       OR EXISTS (SELECT 1 FROM event WHERE origin_book = new.origin_book AND origin_seq = new.origin_seq);
    SELECT raise(ABORT, 'event number is not the next')
    WHERE new.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM event);
    SELECT raise(ABORT, 'hash chain is broken')
    WHERE new.prev_hash <> coalesce((SELECT hash FROM event WHERE seq = new.seq - 1), zeroblob(32));
    SELECT raise(ABORT, 'a still event has no postings, any other at least two')
    WHERE (SELECT CASE count(*) WHEN 0 THEN new.nature <> 'still' WHEN 1 THEN 1 ELSE new.nature = 'still' END
           FROM posting WHERE event = new.seq);
    SELECT raise(ABORT, 'event does not balance: an asset is not zero')
    WHERE EXISTS (SELECT 1 FROM posting WHERE event = new.seq GROUP BY asset HAVING sum(amount) <> 0);
    SELECT raise(ABORT, 'event does not balance: somebody gains by a trade')
    WHERE new.nature = 'trade'
      AND EXISTS (SELECT 1 FROM posting WHERE event = new.seq GROUP BY party HAVING sum(amount) <> 0);
END;

CREATE TRIGGER event_kept    BEFORE UPDATE ON event   BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER event_stays   BEFORE DELETE ON event   BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER posting_kept  BEFORE UPDATE ON posting BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER posting_stays BEFORE DELETE ON posting BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER request_kept  BEFORE UPDATE ON request BEGIN SELECT raise(ABORT, 'requests are append-only'); END;
CREATE TRIGGER request_stays BEFORE DELETE ON request BEGIN SELECT raise(ABORT, 'requests are append-only'); END;
