-- Leads that a robot may have sent, pacing of each destination, and what is needed to tell both.
-- Only additions: the Worker of the version before keeps running.

-- Why a robot may have sent it, in words for the staff. NULL: nothing says so, or staff said that it
-- is real.
ALTER TABLE leads ADD COLUMN suspect TEXT;
-- When staff marked it as junk. A week later it is deleted.
ALTER TABLE leads ADD COLUMN junk_at_ms INTEGER;

-- 1: it waits for the hourly digest of suspects. 2: junk, not sent.
ALTER TABLE deliveries ADD COLUMN is_suspect INTEGER NOT NULL DEFAULT 0;

-- Nothing is sent there until then: it asked for a pause.
ALTER TABLE destinations ADD COLUMN paused_until_ms INTEGER;
ALTER TABLE destinations ADD COLUMN digest_at_ms INTEGER;
ALTER TABLE destinations ADD COLUMN suspect_digest_at_ms INTEGER;

CREATE INDEX leads_suspect ON leads (received_at_ms) WHERE suspect IS NOT NULL;
CREATE INDEX leads_junk ON leads (junk_at_ms) WHERE junk_at_ms IS NOT NULL;
CREATE INDEX deliveries_delivered ON deliveries (destination, delivered_at_ms) WHERE delivered_at_ms IS NOT NULL;

-- The same words or phone number from many networks within an hour: hashes, kept for an hour.
CREATE TABLE recent_senders (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- Of the phone number, of the words, or of the network alone.
  fingerprint TEXT NOT NULL,
  network TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);

CREATE INDEX recent_senders_fingerprint ON recent_senders (fingerprint, network, at_ms);
CREATE INDEX recent_senders_at ON recent_senders (at_ms);
CREATE INDEX recent_senders_lead ON recent_senders (lead_id);

UPDATE leads SET suspect = 'Filled the field that people don’t see: a robot, or a person’s form filler. Read it before you call.'
WHERE CASE WHEN json_valid(payload) THEN json_extract(payload, '$.hidden_field_filled') END = 1;
