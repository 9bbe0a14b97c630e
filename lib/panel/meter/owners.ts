// Columns that say whose reading a row is, of what, and in which unit.
import { heading, isExport, onlyLabel, otherUnitIn, type Unit, unitIn } from './wording'

const METER =
  /\b(meter|esi ?id|esid|service (point|agreement)|usage point|point id|premise|account|customer|address|location|site|device)\b/
/** People and places, whose names are no labels of readings. */
const OWNER = /\b(premise|account|customer|address|location|site)\b/
/** Words that anybody may have chosen. */
const FREE_TEXT = /\b(name|description)\b/
const NO_KIND = /\b(tariff|plan|schedule)\b/
const NO_METER = /\b(readings?|reads?|usage|value|type|unit|units|multiplier|constant|status|date|time)\b/
const LABEL = /\b(circuit|appliance|outlet|plug|channel|register|tou|time of use|rate period|leg|phase|season)\b/
/** Label columns whose values are parts of one load, however they are called. */
const PARTS = /\b(tou|time of use|rate period|leg|phase|season)\b/
const ROW_KIND =
  /\b(type|direction|flow|channel|register|service|commodity|category|fuel|utility|description|name|measure\w*|tou|(?:entity|statistic) id)\b/

const UNIT = /\b(units?|uom)\b/
/** Headings of files that have circuits and appliances beside the house. */
const DEVICE = /\b(device|circuit|appliance|outlet|plug|sensor|(?:entity|statistic) id)\b/
/** Their cells name circuits, however they are called. */
const CIRCUIT = /\b(circuit|appliance|outlet|plug)\b/
export const namesCircuits = (name: string) => CIRCUIT.test(name)

/** A column with more different values than this names no meter. */
const MAX_METERS = 20

export const namesMeter = (name: string) => METER.test(name) && !NO_METER.test(name)

export const namesOwner = (name: string) => OWNER.test(name)

const DIRECTION = /\b(direction|flow)\b/
/** Received, exported, outward: codes of what went back. */
const BACK_CODE = /^(r|rec|rcv|rcvd|e|exp|o|out|rev|-)$/

export function kindWords(name: string, cell: string): string {
  const words = heading(cell)
  if (DIRECTION.test(name) && BACK_CODE.test(words)) return 'received'
  return FREE_TEXT.test(name) ? onlyLabel(words) : words
}

export interface Owners {
  readonly meters: readonly number[]
  /** Columns that name a leg, a channel or a rate period. */
  readonly labels: readonly number[]
  /** Their headings say that these are parts of one load. */
  readonly hasParts: boolean
  /** Columns that say what a row is of: electricity or gas, to the home or back. */
  readonly kinds: readonly number[]
  /** Rows may be of a circuit or an appliance. */
  readonly hasDevices: boolean
  readonly unitColumn: number | undefined
  /** The first unit of electricity in that column. */
  readonly rowUnit: Unit | undefined
}

interface Candidates {
  /** Columns that hold neither times nor electricity. */
  readonly free: readonly number[]
  /** Those of them that hold words. */
  readonly texts: readonly number[]
  readonly nameOf: (column: number) => string
  /** The first cells of a column, and all that are known by now. */
  readonly cellsOf: (column: number) => readonly string[]
  readonly allOf: (column: number) => readonly string[]
}

export function ownersIn({ free, texts, nameOf, cellsOf, allOf }: Candidates): Owners {
  const unitsOf = (column: number) => cellsOf(column).map(heading)
  const unitColumn = texts.find(
    column =>
      !namesMeter(nameOf(column)) &&
      unitsOf(column).every(
        unit =>
          unitIn(unit) !== undefined ||
          otherUnitIn(unit) !== undefined ||
          (UNIT.test(nameOf(column)) && !/\d/.test(unit)),
      ),
  )
  const isStable = (column: number) => new Set(allOf(column)).size <= MAX_METERS
  const named = free.filter(column => column !== unitColumn)
  const labels = named.filter(column => LABEL.test(nameOf(column)) && cellsOf(column).length > 0 && isStable(column))
  const meters = named.filter(column => namesMeter(nameOf(column)) && !labels.includes(column) && isStable(column))
  const owners = meters.filter(column => namesOwner(nameOf(column)))
  // A meter's own number says more than the account or the address that it belongs to.
  const points = meters.filter(column => !owners.includes(column))
  return {
    meters: points.length > 0 ? points : owners,
    labels,
    hasParts: labels.some(column => PARTS.test(nameOf(column))),
    kinds: texts.filter(column => {
      const name = nameOf(column)
      if (column === unitColumn || namesMeter(name) || NO_KIND.test(name)) return false
      return ROW_KIND.test(name) || isExport(name)
    }),
    hasDevices: named.some(column => DEVICE.test(nameOf(column))),
    unitColumn,
    rowUnit:
      unitColumn === undefined
        ? undefined
        : unitsOf(unitColumn)
            .map(unitIn)
            .find(unit => unit !== undefined),
  }
}
