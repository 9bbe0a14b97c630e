// The source of a visit, as pages keep it and the lead desk stores it: the parameters of an
// advertisement, the referring host, and the page on which the visit began.

import { type ClickId, clickIds } from './planner/page-context'

/** Carries first and latest source to the lead desk beside the lead. */
export const SOURCE_HEADER = 'x-lead-source'
const MAX_HEADER = 1024
const MAX_VALUE = 255

/** Parameters of a visit: `utm_*`, click ids, `referrer` (a host) and `landing` (a path). */
export type VisitSource = Readonly<Partial<Record<string, string>>>

export interface LeadSource {
  readonly first: VisitSource
  readonly latest: VisitSource
}

/** The first is left out last when the header is too long. Further utm_ parameters follow. */
const byWorth = [...clickIds, 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'landing']
const worthOf = (name: string) => (byWorth.includes(name) ? byWorth.indexOf(name) : byWorth.length)

const isClickId = (name: string): name is ClickId => (clickIds as readonly string[]).includes(name)

/** A landing page alone says nothing. */
export const hasSource = (visit: VisitSource): boolean => Object.keys(visit).some(name => name !== 'landing')

function isSound(name: string, value: string): boolean {
  if (value === '' || value.length > MAX_VALUE || /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name + value))
    return false
  if (isClickId(name)) return /^[\w.~-]+$/.test(value)
  if (name === 'referrer') return /^[\w.:[\]-]+$/.test(value)
  if (name === 'landing') return value.startsWith('/')
  return /^utm_./.test(name)
}

/** The known parameters of a query, decoded; what is not sound is left out. Never throws. */
export function readVisit(query: string): VisitSource {
  return Object.fromEntries([...new URLSearchParams(query)].filter(([name, value]) => isSound(name, value)))
}

/**
 * `first_*` and `latest_*` as a query of at most 1,024 ASCII characters; parameters are kept whole
 * or left out, those that say least first. '' without any.
 */
export function sourceHeader({ first, latest }: LeadSource): string {
  const parameters = Object.entries({ latest, first })
    .flatMap(([touch, visit]) => Object.entries(visit).map(([name, value = '']) => ({ touch, name, value })))
    .toSorted((a, b) => worthOf(a.name) - worthOf(b.name))
  let text = ''
  for (const { touch, name, value } of parameters) {
    const next = new URLSearchParams({ [`${touch}_${name}`]: value }).toString()
    if (text.length + 1 + next.length <= MAX_HEADER) text += `${text && '&'}${next}`
  }
  return text
}

/**
 * Reads a header that anybody may have written: unknown, unsound and repeated parameters are left
 * out, and what comes after 1,024 characters. Null where nothing is left. Never throws.
 */
export function readSourceHeader(text: string | null): LeadSource | null {
  if (text === null) return null
  const whole = text.length <= MAX_HEADER ? text : text.slice(0, MAX_HEADER).replace(/&?[^&]*$/, '')
  const parts = [...new URLSearchParams(whole)]
  const touch = (prefix: string): VisitSource =>
    Object.fromEntries(
      parts.flatMap(([name, value]) => {
        const own = name.slice(prefix.length)
        return name.startsWith(prefix) && isSound(own, value) ? [[own, value]] : []
      }),
    )
  const [first, latest] = [touch('first_'), touch('latest_')]
  return Object.keys({ ...first, ...latest }).length === 0 ? null : { first, latest }
}
