-- Codes by which a phone adds photos to the plan on a computer. The photos are in R2.
CREATE TABLE hand_offs (
  -- Hash of the key that adds, which is a hash of the key that collects.
  id TEXT PRIMARY KEY,
  until_ms INTEGER NOT NULL,
  -- Photos so far; the newest is the one to collect.
  added INTEGER NOT NULL DEFAULT 0,
  -- SHA-256 of the newest as sent: a photo that is sent again is the same one.
  last_hash TEXT
) WITHOUT ROWID;
