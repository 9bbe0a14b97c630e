-- The lead desk. Times are milliseconds since 1970 (UTC) of the clock at that moment; clocks may
-- jump, so order comes from `seq`.

CREATE TABLE leads (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('plan', 'quote', 'estimate')),
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
  UNIQUE (kind, idempotency_key)
);

CREATE INDEX leads_received ON leads (received_at_ms);

-- One row per lead: where its delivery to the staff's endpoint stands. Written in one batch with
-- the lead.
CREATE TABLE outbox (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at_ms INTEGER NOT NULL,
  -- Whoever claimed the row has it until then.
  leased_until_ms INTEGER NOT NULL DEFAULT 0,
  last_attempt_at_ms INTEGER,
  last_error TEXT,
  delivered_at_ms INTEGER
);

CREATE INDEX outbox_due ON outbox (next_attempt_at_ms) WHERE delivered_at_ms IS NULL;

-- Pictures in R2 that no lead points to (yet): noted before the upload, taken off in the batch that
-- writes the lead. A row that stays is swept together with its picture. Once `swept` is 1 no lead
-- may claim the picture any more.
CREATE TABLE loose_pictures (
  image_key TEXT PRIMARY KEY,
  since_ms INTEGER NOT NULL,
  swept INTEGER NOT NULL DEFAULT 0
);
