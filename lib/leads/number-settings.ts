// The settings of the Worker that are numbers. The deployment and `npm start` check them before
// they reach it.

interface NumberSetting {
  readonly default: number
  /**
   * Largest value of a setting that takes whole numbers from 0; without it any number above 0
   * counts.
   */
  readonly maxWhole?: number
  readonly unit: string
}

/** Months after which leads are deleted, unless LEAD_KEEP_MONTHS is set. */
export const keepMonths = 24

const numberSettings = {
  LEAD_ALARM_AFTER_MIN: { default: 15, unit: 'minutes' },
  LEAD_REMIND_AFTER_MIN: { default: 60, unit: 'minutes' },
  LEAD_KEEP_MONTHS: { default: keepMonths, maxWhole: 9999, unit: 'months' },
  LEAD_DAILY_IMAGES: { default: 2000, maxWhole: 999_999_999, unit: 'pictures' },
  LEAD_FORWARD_TIMEOUT_MS: { default: 10_000, unit: 'milliseconds' },
  LEAD_FORWARD_MAX_PAUSE_MS: { default: 300_000, unit: 'milliseconds' },
  LEAD_VISIT_NOTICE_HOURS: { default: 16, maxWhole: 999, unit: 'business hours' },
  LEAD_BODY_TIMEOUT_MS: { default: 60_000, unit: 'milliseconds' },
} as const satisfies Record<string, NumberSetting>

export type NumberSettingName = keyof typeof numberSettings

type Env = { readonly [Name in NumberSettingName]?: unknown }

/**
 * The default where it is unset or blank; undefined where it is malformed. wrangler.jsonc may hold
 * it as a number.
 */
export function readNumber(env: Env, name: NumberSettingName): number | undefined {
  const setting: NumberSetting = numberSettings[name]
  const raw = env[name] ?? ''
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const text = String(raw).trim()
  if (text === '') return setting.default
  const value = Number(text)
  if (setting.maxWhole === undefined) return Number.isFinite(value) && value > 0 ? value : undefined
  return /^\d+$/.test(text) && value <= setting.maxWhole ? value : undefined
}

/** Like readNumber, but the default where it is malformed. */
export const numberOrDefault = (env: Env, name: NumberSettingName): number =>
  readNumber(env, name) ?? numberSettings[name].default

/** The malformed ones with the form that they should have. */
export function numberProblems(env: Env): { readonly variable: NumberSettingName; readonly expected: string }[] {
  return (Object.entries(numberSettings) as [NumberSettingName, NumberSetting][]).flatMap(
    ([variable, { default: usual, maxWhole, unit }]) => {
      if (readNumber(env, variable) !== undefined) return []
      const form = maxWhole === undefined ? `a number of ${unit} above 0` : `a whole number of ${unit}, at least 0`
      return [{ variable, expected: `${form}, for example ${usual}` }]
    },
  )
}
