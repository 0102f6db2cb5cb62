-- Whether the hand before this deal was played and nobody wrote it down.
ALTER TABLE deal ADD COLUMN unwritten INTEGER NOT NULL DEFAULT 0;
