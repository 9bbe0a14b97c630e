// Settings that do nothing, or that the site contradicts, which the start and the deployment say.
import { business } from '../content/business.ts'
import { matchesCustomers } from '../content/legal/measurement.ts'
import { capitalized } from '../lib/format.ts'
import { weekdays } from '../lib/hours.ts'
import { parseVisitWindows } from '../lib/leads/visit-windows.ts'
import { keepMonths, numberOrDefault } from '../lib/leads/number-settings.ts'
import { destinationKinds } from '../worker/destinations/index.ts'

/** Windows on a day on which the business is closed, which staff would have to open one by one. */
function closedDays(windows: string): readonly string[] {
  const days = new Set(parseVisitWindows(windows)?.map(({ weekday }) => weekdays[weekday] ?? 'monday'))
  return [...days]
    .filter(day => business.hours.home[day] === null)
    .map(day => `LEAD_VISIT_WINDOWS offers nothing on ${capitalized(day)}: content/business.ts says that it is closed.`)
}

/**
 * A sentence for each setting of the Worker that does nothing without another, and for one that
 * makes the privacy page untrue. Values that are not
 * known, as of secrets on Cloudflare, stand as '1'.
 */
export function idleSettings(settings: Readonly<Record<string, unknown>>): readonly string[] {
  const textOf = (name: string) => {
    const value = settings[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const isOn = (name: string) => !['', '0'].includes(textOf(name))
  const receivers = destinationKinds.filter(({ variable }) => isOn(variable))
  const names: readonly string[] = receivers.map(({ name }) => name)
  const told = textOf('LEAD_TELL_ANSWERS').split(/[\s,]+/)
  const silent = told.filter(word => !['', '0', '1', ...names].includes(word))
  const needs = (name: string, isMet: boolean, reason: string) =>
    isOn(name) && !isMet ? [`${name} does nothing: ${reason}`] : []
  const nobody = 'no destination is set, so nobody is told of anything.'
  const toForward = 'LEAD_FORWARD_URL, the endpoint that it is for, is not set.'
  return [
    ...needs(
      'LEAD_CONFIRM',
      isOn('LEAD_EMAIL_TO') && isOn('LEAD_EMAIL_FROM'),
      'customers get their confirmation by mail, which is off. Set LEAD_EMAIL_TO and LEAD_EMAIL_FROM.',
    ),
    ...needs('LEAD_FORWARD_TOKEN', isOn('LEAD_FORWARD_URL'), toForward),
    ...needs('LEAD_FORWARD_SECRET', isOn('LEAD_FORWARD_URL'), toForward),
    ...['LEAD_TELL_ANSWERS', 'LEAD_REMIND_AFTER_MIN', 'LEAD_ALARM_AFTER_MIN'].flatMap(name =>
      needs(name, names.length > 0, nobody),
    ),
    ...needs(
      'LEAD_VISIT_NOTICE_HOURS',
      isOn('LEAD_VISIT_WINDOWS'),
      'LEAD_VISIT_WINDOWS is not set, so visits are off.',
    ),
    ...closedDays(textOf('LEAD_VISIT_WINDOWS')),
    ...(names.length > 0 && silent.length > 0
      ? [`LEAD_TELL_ANSWERS does nothing for ${silent.join(', ')}: no such destination is set.`]
      : []),
    ...(isOn('LEAD_ADS_MATCH') && !matchesCustomers
      ? [
          'LEAD_ADS_MATCH is on, and the privacy page doesn’t say so. Set matchesCustomers in content/legal/measurement.ts.',
        ]
      : []),
    ...(numberOrDefault(settings, 'LEAD_KEEP_MONTHS') === keepMonths
      ? []
      : [
          `LEAD_KEEP_MONTHS is not the ${keepMonths} that the privacy page tells visitors. Set keepMonths in lib/leads/number-settings.ts instead.`,
        ]),
  ]
}
