// The search for leads, as SQL for the Worker and for `npm run leads`.
import { keysOfReference } from './reference'

/**
 * SQL for the leads whose key is from `first` to before `end`, both SQL too. Only visitors with a
 * plan or a run on a photo are told a reference.
 */
export const hasReference = (first: string, end: string): string =>
  `(kind IN ('plan', 'photo') AND idempotency_key >= ${first} AND idempotency_key < ${end})`

/** Letters as they are typed without accents. No more: D1 takes expressions 100 deep. */
const accented: Readonly<Record<string, string>> = {
  a: 'áàâäãåÁ',
  c: 'çÇ',
  e: 'éèêëÉ',
  i: 'íìîïÍ',
  n: 'ñÑ',
  o: 'óòôöõÓÖ',
  u: 'úùûüÚÜ',
  // A phone types O’Hara, a computer O'Hara.
  "'": '’',
}
const folds = Object.entries(accented).flatMap(([letter, others]) => [...others].map(other => [other, letter] as const))

/** Without case and accents; SQLite's lower() knows plain letters only. */
const plain = (sql: string): string =>
  folds.reduce(
    (inner, [other, letter]) => `replace(${inner}, '${other}', '${letter.replace("'", "''")}')`,
    `lower(${sql})`,
  )

const plainText = (text: string): string =>
  folds.reduce(
    (folded, [other, letter]) => folded.replaceAll(other, letter),
    text.replace(/[A-Z]+/g, capitals => capitals.toLowerCase()),
  )

/**
 * SQL for the leads with a text in name, phone, email, place or a note, or with it as their
 * reference.
 *
 * @param first number of the first of its four parameters, which `searchParameters` has
 */
export const isFound = (first: number): string =>
  `(instr(${plain('concat_ws(char(10), name, phone, email, location)')}, ?${first}) OR instr(phone_e164, ?${first + 1})
    OR ${hasReference(`?${first + 2}`, `?${first + 3}`)}
    OR EXISTS (SELECT 1 FROM notes WHERE lead_id = leads.id AND instr(${plain('notes.text')}, ?${first})))`

/** For `isFound`: the text, its digits, and the ends of its keys. */
export function searchParameters(text: string): readonly [string, string | null, string | null, string | null] {
  const keys = keysOfReference(text)
  return [plainText(text), phoneDigits(text), keys?.first ?? null, keys?.end ?? null]
}

/** '(631) 555-0101' -> '6315550101'; null for text that is no part of a number. */
function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length >= 3 && /^[\d\s()+./-]+$/.test(text) ? digits : null
}
