-- The customer's confirmation and the word that somebody has answered are deliveries too. SQLite
-- cannot change a CHECK, so the table is made anew with the same columns, rows and order; nothing
-- refers to it. The Worker of the version before keeps running while this is applied and after it.

CREATE TABLE deliveries_next (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- A name of a kind in worker/destinations, or 'customer'.
  destination TEXT NOT NULL,
  -- An occasion of worker/deliver/deliveries.ts.
  occasion TEXT NOT NULL,
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
  -- 1: it waits for the hourly digest of suspects. 2: junk, not sent.
  is_suspect INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (lead_id, destination, occasion)
);

INSERT INTO deliveries_next (lead_id, destination, occasion, attempts, refusals, next_attempt_at_ms, leased_until_ms,
  last_attempt_at_ms, last_error, delivered_at_ms, refused_at_ms, is_suspect)
SELECT lead_id, destination, occasion, attempts, refusals, next_attempt_at_ms, leased_until_ms,
  last_attempt_at_ms, last_error, delivered_at_ms, refused_at_ms, is_suspect
FROM deliveries ORDER BY rowid;

DROP TABLE deliveries;
ALTER TABLE deliveries_next RENAME TO deliveries;

CREATE INDEX deliveries_due ON deliveries (destination, next_attempt_at_ms) WHERE delivered_at_ms IS NULL AND refused_at_ms IS NULL;
CREATE INDEX deliveries_refused ON deliveries (refused_at_ms) WHERE refused_at_ms IS NOT NULL;
CREATE INDEX deliveries_delivered ON deliveries (destination, delivered_at_ms) WHERE delivered_at_ms IS NOT NULL;
