-- Leads of the kind 'photo', and photos that follow a lead. SQLite cannot change a CHECK, so the
-- table of leads is made anew with the same columns. Its children are copied first: dropping a
-- table deletes its rows, and that would cascade to them. The Worker of the version before keeps
-- running while this is applied and after it.

CREATE TABLE leads_next (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('plan', 'quote', 'estimate', 'photo')),
  -- The sender's Idempotency-Key, or one derived from the body. A key is stored once per kind: this
  -- is what decides duplicates.
  idempotency_key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  received_at_ms INTEGER NOT NULL,
  received_at TEXT NOT NULL,
  -- Summary for listings; the whole lead is in `payload`.
  name TEXT,
  phone TEXT,
  phone_e164 TEXT,
  email TEXT,
  location TEXT,
  page_url TEXT,
  -- JSON as validated, without the picture.
  payload TEXT NOT NULL,
  -- Key of the plan's picture in R2.
  image_key TEXT,
  sheet_token TEXT,
  desk_origin TEXT,
  is_trial INTEGER NOT NULL DEFAULT 0,
  answered_at_ms INTEGER,
  answered_by TEXT,
  -- 1 when the daily limit was passed and the lead's picture or one of its photos was not kept.
  image_dropped INTEGER NOT NULL DEFAULT 0,
  -- Photos that the sender said would follow.
  photos_announced INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, idempotency_key)
);

INSERT INTO leads_next (seq, id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, phone_e164, email, location, page_url,
  payload, image_key, sheet_token, desk_origin, is_trial, answered_at_ms, answered_by, image_dropped)
SELECT seq, id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, phone_e164, email, location, page_url,
  payload, image_key, sheet_token, desk_origin, is_trial, answered_at_ms, answered_by, image_dropped
FROM leads;

CREATE TABLE outbox_next (
  lead_id TEXT PRIMARY KEY REFERENCES leads_next (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at_ms INTEGER NOT NULL,
  leased_until_ms INTEGER NOT NULL DEFAULT 0,
  last_attempt_at_ms INTEGER,
  last_error TEXT,
  delivered_at_ms INTEGER
);
INSERT INTO outbox_next SELECT * FROM outbox;

CREATE TABLE deliveries_next (
  lead_id TEXT NOT NULL REFERENCES leads_next (id) ON DELETE CASCADE,
  -- A name of a kind in worker/destinations.
  destination TEXT NOT NULL,
  occasion TEXT NOT NULL CHECK (occasion IN ('lead', 'reminder-1', 'reminder-2')),
  attempts INTEGER NOT NULL DEFAULT 0,
  refusals INTEGER NOT NULL DEFAULT 0,
  next_attempt_at_ms INTEGER NOT NULL,
  leased_until_ms INTEGER NOT NULL DEFAULT 0,
  last_attempt_at_ms INTEGER,
  last_error TEXT,
  delivered_at_ms INTEGER,
  refused_at_ms INTEGER,
  PRIMARY KEY (lead_id, destination, occasion)
);
INSERT INTO deliveries_next SELECT * FROM deliveries;

CREATE TABLE unassigned_leads_next (
  lead_id TEXT PRIMARY KEY REFERENCES leads_next (id) ON DELETE CASCADE
);
INSERT INTO unassigned_leads_next SELECT * FROM unassigned_leads;

CREATE TABLE notes_next (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL REFERENCES leads_next (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  author TEXT,
  text TEXT NOT NULL
);
INSERT INTO notes_next SELECT * FROM notes;

DROP TABLE outbox;
DROP TABLE deliveries;
DROP TABLE unassigned_leads;
DROP TABLE notes;
DROP TABLE leads;

-- The children's references follow.
ALTER TABLE leads_next RENAME TO leads;
ALTER TABLE outbox_next RENAME TO outbox;
ALTER TABLE deliveries_next RENAME TO deliveries;
ALTER TABLE unassigned_leads_next RENAME TO unassigned_leads;
ALTER TABLE notes_next RENAME TO notes;

CREATE INDEX leads_received ON leads (received_at_ms);
CREATE UNIQUE INDEX leads_sheet_token ON leads (sheet_token) WHERE sheet_token IS NOT NULL;
CREATE INDEX leads_image_dropped ON leads (received_at_ms) WHERE image_dropped = 1;
CREATE INDEX leads_unanswered ON leads (received_at_ms) WHERE answered_at_ms IS NULL;
CREATE INDEX outbox_due ON outbox (next_attempt_at_ms) WHERE delivered_at_ms IS NULL;
CREATE INDEX deliveries_due ON deliveries (destination, next_attempt_at_ms) WHERE delivered_at_ms IS NULL AND refused_at_ms IS NULL;
CREATE INDEX deliveries_refused ON deliveries (refused_at_ms) WHERE refused_at_ms IS NOT NULL;
CREATE INDEX notes_lead ON notes (lead_id);

CREATE TRIGGER outbox_of_version_before AFTER INSERT ON outbox
BEGIN INSERT INTO unassigned_leads (lead_id) VALUES (NEW.lead_id); END;

-- Photos, each stored by a request of its own after the lead.
CREATE TABLE photos (
  -- The lead's Idempotency-Key: a photo may come before its lead.
  lead_key TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4),
  -- NULL until the lead is there; after a day without one the photo is deleted.
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  -- A name of lib/leads/photos.ts.
  what TEXT NOT NULL,
  -- SHA-256 of the file as sent: the same photo sent again is not stored again.
  body_hash TEXT NOT NULL,
  -- Key in R2.
  image_key TEXT NOT NULL UNIQUE,
  received_at_ms INTEGER NOT NULL,
  PRIMARY KEY (lead_key, number)
);

CREATE INDEX photos_lead ON photos (lead_id);
CREATE INDEX photos_unclaimed ON photos (received_at_ms) WHERE lead_id IS NULL;
CREATE INDEX photos_received ON photos (received_at_ms);

-- Deleting or replacing a row, also by a cascade, leaves its file to the next run of the Worker
-- (worker/receive/orphaned-images.ts).
CREATE TRIGGER photo_deleted AFTER DELETE ON photos
BEGIN INSERT OR REPLACE INTO loose_pictures (image_key, since_ms, swept) VALUES (OLD.image_key, 0, 1); END;
CREATE TRIGGER photo_replaced AFTER UPDATE OF image_key ON photos WHEN OLD.image_key <> NEW.image_key
BEGIN INSERT OR REPLACE INTO loose_pictures (image_key, since_ms, swept) VALUES (OLD.image_key, 0, 1); END;
