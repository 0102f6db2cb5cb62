-- Whose house it is: the owner of each house, by its name, as a JSON object.
ALTER TABLE book ADD COLUMN owners TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(owners));

-- How many deals there had been when a player left: the ring of the last deal is known after everybody went home.
ALTER TABLE sitting ADD COLUMN left_deals INTEGER;
