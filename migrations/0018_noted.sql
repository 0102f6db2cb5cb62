-- How many hands the night had when this deal was noted. `after` moves on when a hand is dealt again.
ALTER TABLE deal ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
UPDATE deal SET noted = after;
