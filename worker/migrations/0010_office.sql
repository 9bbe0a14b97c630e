-- The office page: where a lead came from, which person sent it, and what became of it. Only
-- additions: the Worker of the version before keeps running.

-- What brought the visitor: first_* and latest_* parameters (lib/visit-source.ts).
ALTER TABLE leads ADD COLUMN source TEXT;
-- The same in a word, for totals: a code of lib/leads/channel.ts, a utm_source, or a host. '': unknown.
ALTER TABLE leads ADD COLUMN channel TEXT NOT NULL DEFAULT '';
-- Path of the page that it was sent from. NULL: unknown.
ALTER TABLE leads ADD COLUMN page_path TEXT;
-- The first of the leads that the same phone number or mail address sent, each within 7 days of the
-- one before.
ALTER TABLE leads ADD COLUMN person_id TEXT;
ALTER TABLE leads ADD COLUMN outcome TEXT CHECK (outcome IN ('quoted', 'won', 'lost'));
-- US cents; each stays when the other comes.
ALTER TABLE leads ADD COLUMN quoted_cents INTEGER;
ALTER TABLE leads ADD COLUMN won_cents INTEGER;
ALTER TABLE leads ADD COLUMN won_at_ms INTEGER;
-- When the customer's confirmation was handed to the mail service; never twice.
ALTER TABLE leads ADD COLUMN confirmed_at_ms INTEGER;

UPDATE leads SET person_id = id, channel = COALESCE(lower(substr(CASE WHEN json_valid(payload) THEN json_extract(payload, '$.utm.utm_source') END, 1, 60)), '');
-- 'https://example.com/contact?x' -> '/example.com/contact' -> '/contact'
UPDATE leads SET page_path = '/' || rtrim(substr(page_url || '?', instr(page_url, '://') + 3,
    instr(replace(substr(page_url || '?', instr(page_url, '://') + 3), '#', '?'), '?') - 1), '/')
WHERE instr(page_url, '://') > 0;
UPDATE leads SET page_path = CASE instr(substr(page_path, 2), '/') WHEN 0 THEN '/'
  ELSE substr(page_path, instr(substr(page_path, 2), '/') + 1) END
WHERE page_path IS NOT NULL;

CREATE INDEX leads_person ON leads (person_id);
CREATE INDEX leads_phone ON leads (phone_e164, received_at_ms) WHERE phone_e164 IS NOT NULL;
CREATE INDEX leads_email ON leads (lower(email), received_at_ms) WHERE email IS NOT NULL;
-- Unanswered leads of people, oldest first.
CREATE INDEX leads_open ON leads (received_at_ms)
  WHERE answered_at_ms IS NULL AND is_trial = 0 AND suspect IS NULL AND junk_at_ms IS NULL;
CREATE INDEX leads_outcome ON leads (outcome, received_at_ms) WHERE outcome IS NOT NULL;
-- All that totals read, so that they leave the leads themselves alone.
CREATE INDEX leads_totals ON leads (received_at_ms, kind, channel, page_path, answered_at_ms, outcome, won_cents, is_trial, suspect, junk_at_ms)
  WHERE is_trial = 0 AND suspect IS NULL AND junk_at_ms IS NULL;

-- What staff did with a lead, in order. A row is never changed: undoing adds one.
CREATE TABLE lead_events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('answered', 'quoted', 'won', 'lost', 'junk', 'real', 'undone', 'link')),
  -- Initials.
  author TEXT,
  cents INTEGER,
  -- Why it was lost.
  reason TEXT
);
CREATE INDEX lead_events_lead ON lead_events (lead_id);

INSERT INTO lead_events (lead_id, at_ms, what, author)
SELECT id, answered_at_ms, 'answered', answered_by FROM leads WHERE answered_at_ms IS NOT NULL;

-- The one link of the office page; the link itself is nowhere.
CREATE TABLE office_link (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- SHA-256 in hex.
  key_hash TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
);

-- The last day, like '2026-11-26', on which unanswered leads were listed in the morning.
CREATE TABLE morning_digest (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  day TEXT NOT NULL
);
