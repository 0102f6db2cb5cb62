-- Who has a page that its link alone opens: the token of the link; none where nobody has one.
ALTER TABLE player ADD COLUMN link TEXT CHECK (length(CAST(link AS BLOB)) = 32 AND link NOT GLOB '*[^0-9a-f]*');
