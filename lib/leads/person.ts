// Which leads are of one person, as SQL for the Worker and for `npm run leads`. `person_id` of the
// table `leads` is the answer for the staff; who is deleted goes with all requests of any time.
import { DAY_MS } from '@/lib/time'

/** Requests of one person are one chain while none is longer than that after the one before. */
const CHAIN_MS = 7 * DAY_MS
/** The latest that are compared, which bounds what a flood makes the desk read. */
const MAX_COMPARED = 5

/** SQL: the lead `table` counts as a request of a person. */
export const counts = (table: string): string =>
  `${table}.is_trial = 0 AND ${table}.suspect IS NULL AND ${table}.junk_at_ms IS NULL`

/** SQL: the lead `table` waits for an answer. The words are those of the index leads_open. */
export const isOpen = (table: string): string => `${table}.answered_at_ms IS NULL AND ${counts(table)}`

/** One that could not be read connects nobody, but it is not another person's either. */
const phoneOf = (table: string) => `COALESCE(${table}.phone_e164, ${table}.phone)`

const compared = (isSame: string) =>
  `SELECT same.seq, same.person_id FROM own JOIN leads AS same ON ${isSame}
     AND same.received_at_ms > own.received_at_ms - ${CHAIN_MS} AND same.received_at_ms < own.received_at_ms + ${CHAIN_MS}
     AND same.id <> own.id AND ${counts('same')}
   ORDER BY same.received_at_ms DESC LIMIT ${MAX_COMPARED}`

/**
 * Gives the lead with the id ?1 its person, and makes one of the people that it connects. Leads are
 * of one person who have the same phone number; or the same mail address, where no two of these
 * people have different phone numbers: anybody can type somebody else's address. A suspect, junk or
 * a trial is nobody's. Run it in the batch that stores a lead or says that it is real.
 */
export const joinPerson = `WITH own AS (
    SELECT id, received_at_ms, phone_e164, ${phoneOf('leads')} AS phone, lower(email) AS mail FROM leads WHERE id = ?1 AND ${counts('leads')}
  ), by_phone AS (
    ${compared('same.phone_e164 = own.phone_e164')}
  ), by_mail AS (
    ${compared('same.email IS NOT NULL AND lower(same.email) = own.mail')}
  ), phones AS (
    SELECT phone FROM own UNION
    SELECT (SELECT ${phoneOf('other')} FROM leads AS other
      WHERE other.person_id = mailing.person_id AND other.phone IS NOT NULL AND ${counts('other')} LIMIT 1)
    FROM (SELECT DISTINCT person_id FROM by_mail) AS mailing
  ), joined AS MATERIALIZED (
    SELECT * FROM (SELECT * FROM by_phone) UNION SELECT * FROM by_mail WHERE (SELECT COUNT(phone) FROM phones) < 2
  ), oldest AS MATERIALIZED (
    SELECT person_id FROM joined ORDER BY seq LIMIT 1
  )
  UPDATE leads SET person_id = COALESCE((SELECT person_id FROM oldest), lower(hex(randomblob(16))))
  WHERE id = ?1 AND (person_id IS NULL OR EXISTS (SELECT 1 FROM oldest))
    OR person_id IN (SELECT person_id FROM joined WHERE person_id <> (SELECT person_id FROM oldest))`

const hers = (isSame: string) =>
  `SELECT other.seq FROM hers JOIN leads AS mine ON mine.seq = hers.seq JOIN leads AS other ON ${isSame}`

/**
 * Selects `seq` of all leads, of any time, of the people who sent those for which the condition
 * `found` holds: by the rules of `joinPerson`, suspects and junk with their phone number too.
 */
export const leadsOfPeople = (found: string): string => `WITH RECURSIVE hers (seq) AS (
    SELECT seq FROM leads WHERE ${found}
    UNION ${hers('other.person_id = mine.person_id')}
    UNION ${hers('other.phone_e164 = mine.phone_e164')}
    UNION ${hers(`lower(other.email) = lower(mine.email) AND other.email IS NOT NULL
      AND (SELECT COUNT(DISTINCT ${phoneOf('any_of')}) FROM leads AS any_of WHERE any_of.email IS NOT NULL AND lower(any_of.email) = lower(mine.email)) < 2`)}
  ) SELECT seq FROM hers`
