-- A night that was written down elsewhere has a day, and nobody knows the hour.
ALTER TABLE night ADD COLUMN day TEXT;
