-- Whether the next step is said after each command of a night.
ALTER TABLE book ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));
