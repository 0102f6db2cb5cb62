-- Whether a dealer was noted because it was his turn, and nobody named him.
ALTER TABLE deal ADD COLUMN by_turn INTEGER NOT NULL DEFAULT 0;
