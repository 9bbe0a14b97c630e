// The search for leads, as SQL for the Worker and for `npm run leads`.
import { keysOfReference } from './reference'

/**
 * SQL for the leads whose key is from `first` to before `end`, both SQL too. Only visitors with a
 * plan or a run on a photo are told a reference.
 */
export const hasReference = (first: string, end: string): string =>
  `(kind IN ('plan', 'photo') AND idempotency_key >= ${first} AND idempotency_key < ${end})`

/** Without case, and with one apostrophe: a phone types O’Hara, a computer O'Hara. */
const plain = (sql: string): string => `replace(lower(${sql}), '’', '''')`

/**
 * SQL for the leads with a text in name, phone, email or place, or with it as their reference.
 * @param first number of the first of its four parameters, which `searchParameters` has
 */
export const isFound = (first: number): string =>
  `(instr(${plain('concat_ws(char(10), name, phone, email, location)')}, ${plain(`?${first}`)}) OR instr(phone_e164, ?${first + 1})
    OR ${hasReference(`?${first + 2}`, `?${first + 3}`)})`

/** For `isFound`: the text, its digits, and the ends of its keys. */
export function searchParameters(text: string): readonly [string, string | null, string | null, string | null] {
  const keys = keysOfReference(text)
  return [text, phoneDigits(text), keys?.first ?? null, keys?.end ?? null]
}

/** '(631) 555-0101' -> '6315550101'; null for text that is no part of a number. */
function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length >= 3 && /^[\d\s()+./-]+$/.test(text) ? digits : null
}
