// Which columns of electricity make up one house: one that holds all of it, or legs, phases and
// registers of rate periods that are added.
import { isCircuit, isPart, isWhole } from './wording'

export interface Load {
  readonly take: readonly number[]
  /** Sets of columns whose sum may not be above what is taken, or the columns are no such parts. */
  readonly atMost: readonly (readonly number[])[]
  /** Columns that must hold the same as what is taken. */
  readonly same: readonly number[]
  /** Columns whose sum must be what is taken, where they hold anything. */
  readonly parts: readonly number[]
}

/** A single part says nothing of the others. */
const FEWEST_PARTS = 2

const TOTAL = /\b(total|sum|combined|whole|overall|all)\b/
const WHOLE_FIRST = [TOTAL, /\bmains?\b/, /\b(usage|consumption)\b/, /\bnet\b/]
const wholeRank = (name: string) => {
  const rank = WHOLE_FIRST.findIndex(pattern => pattern.test(name))
  return rank < 0 ? WHOLE_FIRST.length - 1.5 : rank
}

const LETTER = /(?:^|[ ([])([abc])(?=[ )\].]|$)/
/** Words of an amount that say nothing of what it is of. */
const PLAIN_AMOUNT =
  /\b(k?wh?s?|energy|power|active|act|real|fund|total|import(ed)?|consumed|consumption|usage|delivered|grid|mains?|em|ch(annel)?)\b|[()[\].,:-]/g

/**
 * Columns that differ by nothing but the letters A, B and C, as the phases of one service do. What
 * is called a house or a meter besides is none.
 */
function phasesIn(candidates: readonly number[], nameOf: (column: number) => string): readonly number[] {
  const found = candidates.filter(
    column =>
      LETTER.test(nameOf(column)) && nameOf(column).replace(LETTER, ' ').replaceAll(PLAIN_AMOUNT, '').trim() === '',
  )
  const letters = found.map(column => LETTER.exec(nameOf(column))?.[1])
  const rests = new Set(found.map(column => nameOf(column).replace(LETTER, ' ').trim()))
  return rests.size === 1 && letters.toSorted().join('') === 'abc' ? found : []
}

/** `candidates`: columns of electricity in one unit. `nameOf`: the heading in lower case. */
export function loadOf(
  candidates: readonly number[],
  nameOf: (column: number) => string,
): Load | 'circuits' | 'onlyPart' {
  const phases = phasesIn(candidates, nameOf)
  const parts = candidates.filter(column => isPart(nameOf(column)) || phases.includes(column))
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
    const all = { take: [whole], parts: parts.length < FEWEST_PARTS ? [] : parts }
    return TOTAL.test(nameOf(whole))
      ? { ...all, atMost: [parts, circuits, ...rivals.map(one => [one])], same: [] }
      : { ...all, atMost: [parts, circuits], same: rivals }
  }
  if (others.length === 0) {
    if (parts.length > 1) return { take: parts, atMost: [], same: [], parts: [] }
    return parts.length === 1 ? 'onlyPart' : 'circuits'
  }
  const [first = -1, ...further] = others
  // Columns that can't be told apart are one load only where all of them say the same.
  const isUnclear = parts.length > 0 || (circuits.length > 0 && further.length > 0)
  return isUnclear
    ? { take: [first], atMost: [], same: candidates.filter(column => column !== first), parts: [] }
    : { take: [first], atMost: [circuits], same: further, parts: [] }
}
