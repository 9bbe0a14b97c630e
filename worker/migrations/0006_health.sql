-- Whether leads can be stored: what the health check reads.

-- The last time that a scheduled run could write, by store: 'database', 'pictures'.
CREATE TABLE probes (
  name TEXT PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  -- As large as a lead: a row of a few bytes fits on a disk that is full.
  filler BLOB
);

-- Leads that were answered with 5xx, by minute since 1970.
CREATE TABLE refused_leads (
  minute INTEGER PRIMARY KEY,
  leads INTEGER NOT NULL
);

-- A destination's own words may quote a lead, which is gone when it is deleted.
UPDATE deliveries SET last_error = CASE WHEN last_error LIKE 'status ___%' THEN substr(last_error, 1, 10) ELSE 'no answer' END
WHERE last_error IS NOT NULL;
UPDATE destinations SET last_error = CASE WHEN last_error LIKE 'status ___%' THEN substr(last_error, 1, 10) ELSE 'no answer' END
WHERE last_error IS NOT NULL;
