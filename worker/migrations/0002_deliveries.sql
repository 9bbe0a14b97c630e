-- Every lead reaches a person: what is sent where, the lead sheet, answers and notes. Only
-- additions, so that the Worker of the version before keeps running while this is applied; it goes
-- on with `outbox`, which later versions only read.

ALTER TABLE leads ADD COLUMN sheet_token TEXT;
-- 'https://example.com': the origin that took the lead, for links in messages.
ALTER TABLE leads ADD COLUMN desk_origin TEXT;
-- 1 for a test by the owner (`npm run leads -- test`, `npm run deploy`).
ALTER TABLE leads ADD COLUMN is_trial INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN answered_at_ms INTEGER;
-- Initials.
ALTER TABLE leads ADD COLUMN answered_by TEXT;
-- 1 when the daily limit was passed and the lead was stored without its picture.
ALTER TABLE leads ADD COLUMN image_dropped INTEGER NOT NULL DEFAULT 0;

UPDATE leads SET sheet_token = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX leads_sheet_token ON leads (sheet_token) WHERE sheet_token IS NOT NULL;
CREATE INDEX leads_image_dropped ON leads (received_at_ms) WHERE image_dropped = 1;
CREATE INDEX leads_unanswered ON leads (received_at_ms) WHERE answered_at_ms IS NULL;

-- One row per lead, destination and occasion: the delivery of the lead itself, and of the reminders
-- that nobody has answered it.
CREATE TABLE deliveries (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- A name of a kind in worker/destinations.
  destination TEXT NOT NULL,
  occasion TEXT NOT NULL CHECK (occasion IN ('lead', 'reminder-1', 'reminder-2')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Answers that refuse the message itself (400, 404, 422, …). After five the row rests.
  refusals INTEGER NOT NULL DEFAULT 0,
  next_attempt_at_ms INTEGER NOT NULL,
  -- Whoever claimed the row has it until then.
  leased_until_ms INTEGER NOT NULL DEFAULT 0,
  last_attempt_at_ms INTEGER,
  last_error TEXT,
  delivered_at_ms INTEGER,
  -- Set when it rests as refused; `leads -- retry` clears it.
  refused_at_ms INTEGER,
  PRIMARY KEY (lead_id, destination, occasion)
);

CREATE INDEX deliveries_due ON deliveries (destination, next_attempt_at_ms) WHERE delivered_at_ms IS NULL AND refused_at_ms IS NULL;
CREATE INDEX deliveries_refused ON deliveries (refused_at_ms) WHERE refused_at_ms IS NOT NULL;

-- Leads without deliveries: stored while no destination was set, or by the Worker of the version
-- before, which writes `outbox` only.
CREATE TABLE unassigned_leads (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE
);

CREATE TRIGGER outbox_of_version_before AFTER INSERT ON outbox
BEGIN INSERT INTO unassigned_leads (lead_id) VALUES (NEW.lead_id); END;

-- Where each destination stands, whatever the lead. The row 'pictures' only holds when dropped
-- pictures were last reported.
CREATE TABLE destinations (
  name TEXT PRIMARY KEY,
  -- The first failure since the last delivery; NULL while it accepts.
  failing_since_ms INTEGER,
  last_delivered_at_ms INTEGER,
  last_error TEXT,
  -- The last alarm about it.
  alarm_at_ms INTEGER
);

-- What staff wrote on the lead sheet.
CREATE TABLE notes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  author TEXT,
  text TEXT NOT NULL
);

CREATE INDEX notes_lead ON notes (lead_id);

-- The deliveries of the one destination that existed until now.
INSERT INTO deliveries (lead_id, destination, occasion, attempts, next_attempt_at_ms, leased_until_ms, last_attempt_at_ms, last_error, delivered_at_ms)
SELECT lead_id, 'json', 'lead', attempts, next_attempt_at_ms, leased_until_ms, last_attempt_at_ms, last_error, delivered_at_ms
FROM outbox WHERE attempts > 0 OR delivered_at_ms IS NOT NULL;

INSERT INTO unassigned_leads (lead_id) SELECT lead_id FROM outbox WHERE attempts = 0 AND delivered_at_ms IS NULL;
