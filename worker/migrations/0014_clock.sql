-- What a scheduled run looks for is found by an index, however many leads are open or wait. The
-- Worker of the version before keeps running.

-- When the next reminder of an unanswered lead is due; 0: to be worked out by the next run. NULL:
-- none will be.
ALTER TABLE leads ADD COLUMN remind_at_ms INTEGER DEFAULT 0;
UPDATE leads SET remind_at_ms = NULL
WHERE answered_at_ms IS NOT NULL OR is_trial = 1 OR suspect IS NOT NULL OR junk_at_ms IS NOT NULL
  OR received_at_ms < (unixepoch() - 3 * 86400) * 1000;
CREATE INDEX leads_remind ON leads (remind_at_ms) WHERE remind_at_ms IS NOT NULL;
-- Only reminders read it.
DROP INDEX leads_unanswered;

-- Whoever answers, undoes or decides: reminders begin and end with it, and what waits and is no
-- longer true is not sent.
CREATE TRIGGER lead_opened_or_closed AFTER UPDATE OF answered_at_ms, suspect, junk_at_ms ON leads
WHEN (NEW.answered_at_ms IS NULL AND NEW.suspect IS NULL AND NEW.junk_at_ms IS NULL)
  <> (OLD.answered_at_ms IS NULL AND OLD.suspect IS NULL AND OLD.junk_at_ms IS NULL)
BEGIN UPDATE leads SET remind_at_ms = CASE WHEN NEW.answered_at_ms IS NULL AND NEW.suspect IS NULL AND NEW.junk_at_ms IS NULL THEN 0 END
  WHERE seq = NEW.seq; END;
CREATE TRIGGER lead_decided AFTER UPDATE OF answered_at_ms, suspect, junk_at_ms ON leads
BEGIN DELETE FROM deliveries
  WHERE lead_id = NEW.id AND occasion <> 'lead' AND delivered_at_ms IS NULL AND refused_at_ms IS NULL
    AND (NEW.junk_at_ms IS NOT NULL
      OR CASE occasion WHEN 'answer' THEN NEW.answered_at_ms IS NULL ELSE NEW.answered_at_ms IS NOT NULL OR NEW.suspect IS NOT NULL END); END;

-- Of the leads that its network has sent within an hour. 1: the only one. Of several the first has
-- 2, the second 3, ...
ALTER TABLE deliveries ADD COLUMN turn INTEGER NOT NULL DEFAULT 1;
-- What was not tried yet is due whatever the clock says, so 0.
UPDATE deliveries SET next_attempt_at_ms = 0
WHERE attempts = 0 AND occasion = 'lead' AND is_suspect = 0 AND delivered_at_ms IS NULL AND refused_at_ms IS NULL;
DROP INDEX deliveries_due;
CREATE INDEX deliveries_waiting ON deliveries (destination, is_suspect, next_attempt_at_ms, turn)
  WHERE delivered_at_ms IS NULL AND refused_at_ms IS NULL;

-- They cost each lead more writes than they save reads: rows come and go in the order of their
-- rowids, and the table holds one hour.
DROP INDEX recent_senders_at;
DROP INDEX recent_senders_lead;

CREATE INDEX destinations_failing ON destinations (failing_since_ms) WHERE failing_since_ms IS NOT NULL;
