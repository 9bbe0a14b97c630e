-- How many leads each day (since 1970, UTC) the desk has deleted by itself.
CREATE TABLE deleted_leads (
  day INTEGER PRIMARY KEY,
  leads INTEGER NOT NULL
);
