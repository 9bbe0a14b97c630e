// Which columns of electricity make up one house: one that holds all of it, or legs, phases and
// registers of rate periods that are added.
import { isCircuit, isPart, isWhole } from './wording'

export interface Load {
  /** Columns that are added. */
  readonly take: readonly number[]
  /** Sets of columns whose sum may not be above what is taken, or the columns are no such parts. */
  readonly atMost: readonly (readonly number[])[]
  /** Columns that must hold the same as what is taken. */
  readonly same: readonly number[]
}

const TOTAL = /\b(total|sum|combined|whole|overall|all)\b/
const WHOLE_FIRST = [TOTAL, /\bmains?\b/, /\b(usage|consumption)\b/, /\bnet\b/]
const wholeRank = (name: string) => {
  const rank = WHOLE_FIRST.findIndex(pattern => pattern.test(name))
  return rank < 0 ? WHOLE_FIRST.length - 1.5 : rank
}

/** `candidates`: columns of electricity in one unit. `nameOf`: the heading in lower case. */
export function loadOf(
  candidates: readonly number[],
  nameOf: (column: number) => string,
): Load | 'circuits' | 'onlyPart' {
  const parts = candidates.filter(column => isPart(nameOf(column)))
  const rest = candidates.filter(column => !parts.includes(column))
  const circuits = rest.filter(column => isCircuit(nameOf(column)))
  const others = rest.filter(column => !circuits.includes(column))
  const wholes = others
    .filter(column => isWhole(nameOf(column)))
    .toSorted((a, b) => wholeRank(nameOf(a)) - wholeRank(nameOf(b)))
  const [whole, ...furtherWholes] = wholes
  if (whole !== undefined) {
    const rivals = [...furtherWholes, ...others.filter(column => !wholes.includes(column))]
    // Two usages may be two loads; only a total holds what stands beside it.
    return TOTAL.test(nameOf(whole))
      ? { take: [whole], atMost: [parts, circuits, ...rivals.map(one => [one])], same: [] }
      : { take: [whole], atMost: [parts, circuits], same: rivals }
  }
  if (others.length === 0) {
    if (parts.length > 1) return { take: parts, atMost: [], same: [] }
    return parts.length === 1 ? 'onlyPart' : 'circuits'
  }
  const [first = -1, ...further] = others
  // What can't be told apart is one load only where all of it says the same.
  const isUnclear = parts.length > 0 || (circuits.length > 0 && further.length > 0)
  return isUnclear
    ? { take: [first], atMost: [], same: candidates.filter(column => column !== first) }
    : { take: [first], atMost: [circuits], same: further }
}
