-- Where a player is paid: the handle of an app, an account; none where nothing was said.
ALTER TABLE player ADD COLUMN paid_at TEXT CHECK (length(CAST(paid_at AS BLOB)) BETWEEN 1 AND 800);
