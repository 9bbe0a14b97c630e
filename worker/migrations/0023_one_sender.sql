-- One Durable Object sends to each destination, so no delivery is leased any more. The key is the
-- table, and `lead_seq` keeps the order of leads: a delivery writes fewer rows. SQLite cannot change
-- that, so the table is made anew. The Worker of the version before stores leads meanwhile and
-- records what it is sending, but begins to send nothing: a lead is told by one of the two.

-- They name the table.
DROP TRIGGER lead_decided;

CREATE TABLE deliveries_next (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- A name of a kind in worker/destinations, or 'customer'.
  destination TEXT NOT NULL,
  -- An occasion of worker/deliver/deliveries.ts.
  occasion TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Answers that refuse the message itself (400, 404, 422, …). After five the row rests.
  refusals INTEGER NOT NULL DEFAULT 0,
  -- 0: not tried yet.
  next_attempt_at_ms INTEGER NOT NULL,
  last_attempt_at_ms INTEGER,
  last_error TEXT,
  delivered_at_ms INTEGER,
  -- Set when it rests as refused; `leads -- retry` clears it.
  refused_at_ms INTEGER,
  -- 1: it waits for the hourly digest of suspects. 2: junk, not sent.
  is_suspect INTEGER NOT NULL DEFAULT 0,
  -- Of the leads that its network has sent within an hour. 1: the only one. Of several the first has
  -- 2, the second 3, ...
  turn INTEGER NOT NULL DEFAULT 1,
  -- `seq` of its lead.
  lead_seq INTEGER NOT NULL DEFAULT 0,
  -- Of the version before.
  leased_until_ms INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (lead_id, destination, occasion)
) WITHOUT ROWID;

-- What is being sent comes to its turn after the lease, unless it is recorded by then.
INSERT INTO deliveries_next (lead_id, destination, occasion, attempts, refusals, next_attempt_at_ms, last_attempt_at_ms,
  last_error, delivered_at_ms, refused_at_ms, is_suspect, turn, lead_seq)
SELECT lead_id, destination, occasion, attempts, refusals,
  CASE WHEN leased_until_ms > unixepoch() * 1000 THEN MAX(next_attempt_at_ms, leased_until_ms) ELSE next_attempt_at_ms END,
  last_attempt_at_ms, last_error, delivered_at_ms, refused_at_ms, is_suspect, turn, leads.seq
FROM deliveries JOIN leads ON leads.id = lead_id;

DROP TABLE deliveries;
ALTER TABLE deliveries_next RENAME TO deliveries;

CREATE INDEX deliveries_waiting ON deliveries (destination, is_suspect, next_attempt_at_ms, turn, lead_seq)
  WHERE delivered_at_ms IS NULL AND refused_at_ms IS NULL;
CREATE INDEX deliveries_refused ON deliveries (refused_at_ms) WHERE refused_at_ms IS NOT NULL;

CREATE TRIGGER nothing_is_leased BEFORE UPDATE OF leased_until_ms ON deliveries WHEN NEW.leased_until_ms > 0
BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER lead_decided AFTER UPDATE OF answered_at_ms, suspect, junk_at_ms ON leads
BEGIN DELETE FROM deliveries
  WHERE lead_id = NEW.id AND occasion <> 'lead' AND delivered_at_ms IS NULL AND refused_at_ms IS NULL
    AND (NEW.junk_at_ms IS NOT NULL
      OR CASE occasion WHEN 'answer' THEN NEW.answered_at_ms IS NULL WHEN 'outcome' THEN 0 ELSE NEW.answered_at_ms IS NOT NULL OR NEW.suspect IS NOT NULL END); END;

-- The sender of a destination keeps its pace; the health check reads `last_delivered_at_ms`.
ALTER TABLE destinations DROP COLUMN digest_at_ms;
ALTER TABLE destinations DROP COLUMN suspect_digest_at_ms;
DROP INDEX destinations_failing;
