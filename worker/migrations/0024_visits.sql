-- Windows for a visit that customers hold, and the line that says where their job stands. The
-- Worker of the version before keeps running.

-- SHA-256 in hex of the token of the status page, which is made of sheet_token
-- (worker/visits/status-link.ts). NULL: nobody was given the link yet.
ALTER TABLE leads ADD COLUMN status_hash TEXT;
CREATE UNIQUE INDEX leads_status ON leads (status_hash) WHERE status_hash IS NOT NULL;

-- Of leads that are deleted, so that their link says so.
CREATE TABLE ended_status_links (
  status_hash TEXT PRIMARY KEY
) WITHOUT ROWID;
CREATE TRIGGER status_link_ended AFTER DELETE ON leads WHEN OLD.status_hash IS NOT NULL
BEGIN INSERT OR IGNORE INTO ended_status_links (status_hash) VALUES (OLD.status_hash); END;

-- Windows that staff opened or closed; others follow LEAD_VISIT_WINDOWS and the days off.
CREATE TABLE visit_windows (
  -- Day and time of its beginning in New York: '2026-12-03T08', '2026-12-03T08:30'.
  id TEXT PRIMARY KEY,
  is_open INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE visits (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  -- NULL: it holds none any more, and `ended` says why.
  window_id TEXT,
  ended TEXT CHECK (ended IN ('released', 'expired', 'another', 'refused', 'junk')),
  -- Of the window that it holds, or held last.
  start_ms INTEGER NOT NULL,
  end_ms INTEGER NOT NULL,
  held_at_ms INTEGER NOT NULL,
  -- When the office is reminded to confirm; NULL: it was, or need not be.
  remind_at_ms INTEGER,
  -- When the hold ends unless it is confirmed by then.
  ends_at_ms INTEGER NOT NULL,
  confirmed_at_ms INTEGER,
  -- Of the calendar file: grows with each change.
  sequence INTEGER NOT NULL DEFAULT 0,
  -- 1: destinations are to be told of the change. 2: the customer too.
  news INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;
CREATE INDEX visits_window ON visits (window_id) WHERE window_id IS NOT NULL;
CREATE INDEX visits_ends ON visits (ends_at_ms) WHERE window_id IS NOT NULL AND confirmed_at_ms IS NULL;
CREATE INDEX visits_remind ON visits (remind_at_ms) WHERE remind_at_ms IS NOT NULL;
CREATE INDEX visits_news ON visits (news) WHERE news > 0;

-- Junk holds nothing, and is told of no more.
CREATE TRIGGER junk_holds_no_window AFTER UPDATE OF junk_at_ms ON leads WHEN NEW.junk_at_ms IS NOT NULL
BEGIN UPDATE visits SET window_id = NULL, ended = 'junk', remind_at_ms = NULL, confirmed_at_ms = NULL,
    sequence = sequence + 1, news = 0
  WHERE lead_id = NEW.id AND window_id IS NOT NULL; END;

-- What is said of a visit stays true when the lead is answered.
DROP TRIGGER lead_decided;
CREATE TRIGGER lead_decided AFTER UPDATE OF answered_at_ms, suspect, junk_at_ms ON leads
BEGIN DELETE FROM deliveries
  WHERE lead_id = NEW.id AND occasion <> 'lead' AND delivered_at_ms IS NULL AND refused_at_ms IS NULL
    AND (NEW.junk_at_ms IS NOT NULL
      OR CASE WHEN occasion = 'answer' THEN NEW.answered_at_ms IS NULL WHEN occasion IN ('outcome', 'visit', 'visit-reminder') THEN 0
        ELSE NEW.answered_at_ms IS NOT NULL OR NEW.suspect IS NOT NULL END); END;

-- SQLite cannot change a CHECK: the same table with four more steps of the job.
CREATE TABLE lead_events_next (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('answered', 'tried', 'quoted', 'later', 'won', 'lost', 'junk', 'real', 'undone', 'link',
    'permit', 'installed', 'inspected', 'done')),
  -- Initials.
  author TEXT,
  cents INTEGER,
  -- Why it was lost.
  reason TEXT,
  -- Of 'quoted' and 'later': like '2026-12-01'.
  follow_up_day TEXT
);
INSERT INTO lead_events_next (seq, lead_id, at_ms, what, author, cents, reason, follow_up_day)
SELECT seq, lead_id, at_ms, what, author, cents, reason, follow_up_day FROM lead_events ORDER BY seq;
DROP TABLE lead_events;
ALTER TABLE lead_events_next RENAME TO lead_events;
CREATE INDEX lead_events_lead ON lead_events (lead_id);
