-- The office's day: tries without an answer, the day on which a quote is asked about again, a link
-- for each colleague, and what Google Ads has been told. The Worker of the version before keeps
-- running.

ALTER TABLE leads ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN tried_at_ms INTEGER;
-- Like '2026-12-01', in New York; only of a lead whose outcome is 'quoted'.
ALTER TABLE leads ADD COLUMN follow_up_day TEXT;
CREATE INDEX leads_follow_up ON leads (follow_up_day) WHERE follow_up_day IS NOT NULL;

-- SQLite cannot change a CHECK: the same table with two more events and the day of a quote.
CREATE TABLE lead_events_next (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('answered', 'tried', 'quoted', 'later', 'won', 'lost', 'junk', 'real', 'undone', 'link')),
  -- Initials.
  author TEXT,
  cents INTEGER,
  -- Why it was lost.
  reason TEXT,
  -- Of 'quoted' and 'later': like '2026-12-01'.
  follow_up_day TEXT
);
INSERT INTO lead_events_next (seq, lead_id, at_ms, what, author, cents, reason)
SELECT seq, lead_id, at_ms, what, author, cents, reason FROM lead_events ORDER BY seq;
DROP TABLE lead_events;
ALTER TABLE lead_events_next RENAME TO lead_events;
CREATE INDEX lead_events_lead ON lead_events (lead_id);

CREATE TABLE colleagues (
  -- SHA-256 of the key of the link, in hex.
  key_hash TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  initials TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- Wins that were written into a file for Google Ads.
CREATE TABLE ad_conversions (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  -- The value that Google has; NULL: retracted.
  cents INTEGER,
  exported_at_ms INTEGER NOT NULL
) WITHOUT ROWID;
