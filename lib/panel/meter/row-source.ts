// A row's own words: whose reading it is, of what, in which unit.
import type { Columns } from './columns'
import { identityIn } from './identity'
import { isPlain, scaleIn, type Multiplier } from './multipliers'
import { kindWords, namesCircuits, namesOwner } from './owners'
import { LABELS_PER_METER, UNCLEAR } from './readings'
import { heading, isCircuit, isExport, isLeg, isPart, otherServiceIn, otherUnitIn, type Unit, unitIn } from './wording'

/** All parts of a load, among them. */
const WHOLE = /\b(total|all|sum|whole|combined)\b/
/** All of a house, in the name of a device. */
const MAINS = /\b(total|whole|mains?)\b/i
/** More texts than this are judged anew for each row. */
const MAX_SOURCES = 10_000

export interface RowSource {
  readonly source: number
  /** It went back to the utility: a meter of its own for that, or a row that says so. */
  readonly back: 'always' | 'ifAny' | null
  /** Undefined for gas, water or a unit that is no electricity. */
  readonly unit: Unit | undefined
  readonly otherUnit: string | undefined
  /** The row is another meter's than the one that was asked for. */
  readonly isOther: boolean
  readonly multiplier: Multiplier | undefined
  readonly circuit: string | undefined
  readonly leg: string | undefined
  /** It is of the whole house, in a table that has circuits or appliances too. */
  readonly isMains: boolean
  /** It is electricity that the house took. */
  readonly isCounted: boolean
}

type Row = readonly string[]

export interface RowSources {
  readonly of: (row: Row) => RowSource
  /** Meters that took electricity. */
  readonly takers: ReadonlySet<string>
  /** Rate periods and channels beside the meters' numbers. */
  readonly labels: ReadonlyMap<string, number>
}

function numbered(map: Map<string, number>, key: string): number {
  const number = map.get(key) ?? map.size
  map.set(key, number)
  return number
}

/** `meter`: the one that a person named. */
export function rowSources(columns: Columns, meter: string | undefined): RowSources {
  const { meters: owners, labels: parts, kinds, unitColumn, multipliers, names } = columns
  const own = [...owners, ...parts, ...kinds, ...multipliers, ...(unitColumn === undefined ? [] : [unitColumn])]
  const meters = new Map<string, number>()
  const takers = new Set<string>()
  const labels = new Map<string, number>()
  const known = new Map<string, RowSource>()
  const cell = (row: Row, column: number) => (row[column] ?? '').trim()
  const originalOf = (column: number) => names[column] ?? ''
  const nameOf = (column: number) => heading(originalOf(column))

  const labelNumber = (label: string) =>
    (numbered(labels, label) % UNCLEAR) + ((columns.hasParts && !WHOLE.test(label)) || isPart(label) ? 0 : UNCLEAR)

  /** Judged once for each different text. */
  function sourceIn(row: Row): RowSource {
    let key = ''
    for (const column of own) key += `${row[column] ?? ''}\n`
    const before = known.get(key)
    if (before) return before
    const identities = owners.map(column => identityIn(cell(row, column), namesOwner(nameOf(column))))
    const label = [
      ...identities.map(one => (one.isGeneration ? '' : one.label)),
      ...parts.map(column => cell(row, column).toLowerCase()),
    ].join(' ')
    const unitText = unitColumn === undefined ? '' : heading(row[unitColumn])
    const words = [
      ...identities.map(one => one.kind),
      ...kinds.map(column => kindWords(nameOf(column), cell(row, column))),
      unitText,
    ]
    const other =
      otherUnitIn(unitText) ??
      words.map(otherServiceIn).find(service => service !== undefined) ??
      (unitText === '' || unitIn(unitText) !== undefined ? undefined : cell(row, unitColumn ?? -1))
    const name = identities.map(one => one.meter).join(' ')
    const number = numbered(meters, name)
    const isGeneration = identities.some(one => one.isGeneration)
    const isBack = isGeneration || words.some(isExport)
    const isOther = meter !== undefined && name !== meter
    if (!isBack && !isOther && other === undefined && name !== '') takers.add(name)
    const found: RowSource = {
      isOther,
      multiplier: multiplierOf(row),
      circuit: circuitOf(row),
      isMains: isMains(row),
      leg: parts.map(column => `${originalOf(column)} ${cell(row, column)}`).find(text => isLeg(heading(text))),
      isCounted: !isBack && other === undefined,
      source: number * LABELS_PER_METER + labelNumber(label),
      back: isGeneration ? 'always' : isBack ? 'ifAny' : null,
      unit: other === undefined ? (unitText === '' ? columns.unit : unitIn(unitText)) : undefined,
      otherUnit: other,
    }
    if (known.size < MAX_SOURCES) known.set(key, found)
    return found
  }

  const deviceColumns = columns.hasDevices
    ? [...owners.filter(column => !namesOwner(nameOf(column))), ...parts, ...kinds]
    : parts.filter(column => /\b(channel|register)\b/.test(nameOf(column)))
  const isMains = (row: Row) => columns.hasDevices && deviceColumns.some(column => MAINS.test(heading(row[column])))

  function circuitOf(row: Row) {
    const name = deviceColumns
      .filter(column => isCircuit(heading(cell(row, column))) || namesCircuits(nameOf(column)))
      .map(column => cell(row, column))
      .join(' ')
    return name === '' || MAINS.test(name) ? undefined : name.trim()
  }

  function multiplierOf(row: Row) {
    const found =
      multipliers.find(column => !isPlain(originalOf(column), cell(row, column), columns.isDecimalComma)) ??
      (unitColumn !== undefined && scaleIn(`(${cell(row, unitColumn)})`) ? unitColumn : undefined)
    return found === undefined ? columns.multiplier : { heading: originalOf(found), value: cell(row, found) }
  }

  return { of: sourceIn, takers, labels }
}
