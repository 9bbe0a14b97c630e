-- The digest of a morning goes to each destination by itself: the last day, like '2026-11-26', on
-- which this one took it. `morning_digest` stays for the Worker of the version before.
ALTER TABLE destinations ADD COLUMN morning_day TEXT;

INSERT OR IGNORE INTO destinations (name) SELECT DISTINCT destination FROM deliveries;
UPDATE destinations SET morning_day = (SELECT day FROM morning_digest);
