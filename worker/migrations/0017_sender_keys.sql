-- Hashes of recent_senders are made with a key of the day: without it, all phone numbers and network
-- addresses can be tried until one fits. The Worker of the version before keeps running.

CREATE TABLE sender_keys (
  -- Days of worker/receive/sender-hash.ts.
  day INTEGER PRIMARY KEY,
  -- 256 random bits in hex.
  key TEXT NOT NULL
);

DELETE FROM recent_senders;
