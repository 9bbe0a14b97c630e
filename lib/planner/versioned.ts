// Plans that outlive a version: the text of a stored or shared plan, and reading it back without ever throwing.
// Without a schema library, which would be half of what the planner's page loads first.
import { isValidPlan, type Plan, planKeys } from './plan'

export const PLAN_VERSION = 1

/** A plan takes about 350 characters; anything much longer is something else and not worth parsing. */
export const MAX_PLAN_TEXT = 4000

/** `unreadable`: no plan at all. `version`: from another version. `invalid`: a plan that this planner could not have made. */
export type RefusalCode = 'unreadable' | 'version' | 'invalid'

/** The words for each code are with whoever shows them. */
export type ParsedPlan = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly code: RefusalCode }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The known fields alone. */
function placeOf(value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined
  const { wall, alongFt, heightFt, cameFrom } = value
  if (!Number.isFinite(alongFt) || !Number.isFinite(heightFt)) return undefined
  if (wall !== 'detached') return { wall, alongFt, heightFt }
  const before = placeOf(cameFrom)
  return before && before.wall !== 'detached' ? { wall, alongFt, heightFt, cameFrom: before } : undefined
}

/** The known fields alone. Whether each value is one that the planner offers is for isValidPlan to say. */
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

export const refuse = (code: RefusalCode): ParsedPlan => ({ ok: false, code })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (value === 0 ? 0 : value)) // -0 is valid JSON and no valid length
  } catch {
    return undefined
  }
}

/** The plan as text: JSON of the form {"v":1, …}. A link holds the short form of link.ts. */
export const serialisePlan = (plan: Plan): string => JSON.stringify({ v: PLAN_VERSION, ...plan })

/** Reads what `serialisePlan` wrote. Never throws; unknown keys are dropped; what is not a plan of this version is refused. */
export function parsePlan(text: string): ParsedPlan {
  const json = text.length <= MAX_PLAN_TEXT ? readJson(text) : undefined
  if (!isFields(json) || !Number.isFinite(json.v)) return refuse('unreadable')
  if (json.v !== PLAN_VERSION) return refuse('version')
  const plan = planOf(json)
  return plan && isValidPlan(plan) ? { ok: true, plan } : refuse('invalid')
}
