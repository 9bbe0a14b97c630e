// Plans that outlive a version: the text of a stored or shared plan, and reading it back without ever throwing.
// zod/mini, because this runs in the browser; unlike zod it also compiles no code, which the site's CSP would report.
import * as z from 'zod/mini'
import { ampChoices, conduitTypes, panelLocations } from './constants'
import { chargerModels, isValidPlan, mountWalls, type Plan } from './plan'
import { brandKeys } from './presets'
import { garageWalls } from './types'

export const PLAN_VERSION = 1

/** A plan takes about 350 characters; anything much longer is something else and not worth parsing. */
export const MAX_PLAN_TEXT = 4000

/** `unreadable`: no plan at all. `version`: from another version. `invalid`: a plan that this planner could not have made. */
export type RefusalCode = 'unreadable' | 'version' | 'invalid'

export type ParsedPlan =
  | { readonly ok: true; readonly plan: Plan }
  /** `reason` is one line for the visitor. */
  | { readonly ok: false; readonly code: RefusalCode; readonly reason: string }

const reasons: Readonly<Record<RefusalCode, string>> = {
  unreadable: 'This saved plan could not be read.',
  version: 'This plan was saved by another version of the planner.',
  invalid: 'This saved plan holds values that the planner does not offer.',
}

const versionSchema = z.looseObject({ v: z.number() })

const place = { alongFt: z.number(), heightFt: z.number() }
const garagePlaceSchema = z.object({ wall: z.enum(garageWalls), ...place })

// Shape only: bounds and what goes with what are the plan's own business, in isValidPlan.
const planSchema = z.object({
  brand: z.enum(brandKeys),
  chargerModel: z.enum(chargerModels),
  amps: z.literal(ampChoices),
  panelLocation: z.enum(panelLocations),
  mountWall: z.enum(mountWalls),
  conduitType: z.enum(conduitTypes),
  pricePerFt: z.number(),
  baseLabor: z.number(),
  trenchFt: z.number(),
  trenchPricePerFt: z.number(),
  charger: z.union([garagePlaceSchema, z.object({ wall: z.literal('detached'), ...place, cameFrom: garagePlaceSchema })]),
})

const refuse = (code: RefusalCode): ParsedPlan => ({ ok: false, code, reason: reasons[code] })

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
  const version = versionSchema.safeParse(json)
  if (!version.success) return refuse('unreadable')
  if (version.data.v !== PLAN_VERSION) return refuse('version')
  const { success, data } = planSchema.safeParse(json)
  return success && isValidPlan(data) ? { ok: true, plan: data } : refuse('invalid')
}
