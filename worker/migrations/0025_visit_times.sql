-- Links of deleted leads are forgotten in their turn, and a press on Won can say that the job is
-- installed. The Worker of the version before keeps running.

-- When the lead was deleted.
ALTER TABLE ended_status_links ADD COLUMN ended_at_ms INTEGER NOT NULL DEFAULT 0;
UPDATE ended_status_links SET ended_at_ms = unixepoch() * 1000;
CREATE INDEX ended_status_links_age ON ended_status_links (ended_at_ms);
DROP TRIGGER status_link_ended;
CREATE TRIGGER status_link_ended AFTER DELETE ON leads WHEN OLD.status_hash IS NOT NULL
BEGIN INSERT OR IGNORE INTO ended_status_links (status_hash, ended_at_ms) VALUES (OLD.status_hash, unixepoch() * 1000); END;

-- Holds that nobody confirmed in time, of windows to come.
CREATE INDEX visits_lapsed ON visits (start_ms) WHERE ended = 'expired';

-- Of 'won': 1 where it was installed by then.
ALTER TABLE lead_events ADD COLUMN is_installed INTEGER NOT NULL DEFAULT 0;
