// Serializes plans for storage and parses them back, without a schema library: that would double
// what the page loads first.
import { isFarWall } from './garages'
import { isValidPlan, type Plan, planKeys } from './plan'

const PLAN_VERSION = 1

/** A plan takes about 350 characters. */
export const MAX_PLAN_TEXT = 4000

/**
 * `unreadable`: not a plan. `version`: from another version. `invalid`: not a plan that this
 * planner could have made.
 */
export type PlanParseError = 'unreadable' | 'version' | 'invalid'

export type ParsedPlan =
  { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly code: PlanParseError }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Known fields only. */
function placeOf(value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined
  const { wall, alongFt, heightFt, cameFrom } = value
  if (!Number.isFinite(alongFt) || !Number.isFinite(heightFt)) return undefined
  if (!isFarWall(wall)) return { wall, alongFt, heightFt }
  const before = placeOf(cameFrom)
  return before && !isFarWall(before.wall) ? { wall, alongFt, heightFt, cameFrom: before } : undefined
}

/** Known fields only. `isValidPlan` checks their values. */
function planOf(json: Fields): Plan | undefined {
  const charger = placeOf(json.charger)
  return (
    charger &&
    (Object.fromEntries([
      ...planKeys.map(key => [key, json[key]] as const),
      ['charger', charger] as const,
    ]) as unknown as Plan)
  )
}

export const parseError = (code: PlanParseError): ParsedPlan => ({ ok: false, code })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (value === 0 ? 0 : value)) // -0 is valid JSON and no valid length
  } catch {
    return undefined
  }
}

/** JSON of the form {"v":1, …}. Links use the short form of link.ts. */
export const serializePlan = (plan: Plan): string => JSON.stringify({ v: PLAN_VERSION, ...plan })

/** Parses what `serializePlan` wrote. Never throws; drops unknown keys. */
export function parsePlan(text: string): ParsedPlan {
  const json = text.length <= MAX_PLAN_TEXT ? readJson(text) : undefined
  if (!isFields(json) || !Number.isFinite(json.v)) return parseError('unreadable')
  if (json.v !== PLAN_VERSION) return parseError('version')
  const plan = planOf(json)
  return plan && isValidPlan(plan) ? { ok: true, plan } : parseError('invalid')
}
