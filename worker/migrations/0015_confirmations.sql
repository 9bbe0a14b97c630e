-- Confirmations of the last day: one a mailbox and network, and few an hour. A row goes with its
-- lead, or after a day.
CREATE TABLE confirmations (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  -- The lead's mail address, without what leads to the same mailbox.
  mailbox TEXT NOT NULL,
  -- As in recent_senders.
  network TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX confirmations_mailbox ON confirmations (mailbox, at_ms);
CREATE INDEX confirmations_network ON confirmations (network, at_ms);
CREATE INDEX confirmations_at ON confirmations (at_ms);
