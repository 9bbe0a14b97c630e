-- One person is who has one phone number (lib/leads/person.ts). Until now two people with one mail
-- address were one. The Worker of the version before keeps running.

-- What the people are asked for whom a mail address might connect.
CREATE INDEX leads_person_phone ON leads (person_id) WHERE phone IS NOT NULL;

-- Nobody's. Before it was somebody's where it had their phone number or mail address.
UPDATE leads SET person_id = id WHERE suspect IS NOT NULL AND person_id <> id;
-- Of several people who were one, each phone number after the first is a person of its own.
UPDATE leads SET person_id = apart.id
FROM (SELECT own.seq, (SELECT first.id FROM leads AS first WHERE first.person_id = own.person_id
      AND COALESCE(first.phone_e164, first.phone) = COALESCE(own.phone_e164, own.phone) ORDER BY first.seq LIMIT 1) AS id
    FROM leads AS own
    WHERE COALESCE(own.phone_e164, own.phone) <> (SELECT COALESCE(first.phone_e164, first.phone) FROM leads AS first
      WHERE first.person_id = own.person_id AND first.phone IS NOT NULL ORDER BY first.seq LIMIT 1)) AS apart
WHERE leads.seq = apart.seq;

-- When it was won for the first time: corrected, or won again, it is one conversion of Google Ads.
UPDATE leads SET won_at_ms = (SELECT MIN(at_ms) FROM lead_events WHERE lead_id = leads.id AND what = 'won')
WHERE won_at_ms IS NOT NULL;
