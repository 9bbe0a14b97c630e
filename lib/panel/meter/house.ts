// The third station: the readings of the house out of a table, or the question which ones they are.
import { type Column, MAX_ROWS, type Table, textAt } from './cells'
import type { CellKind } from './clock'
import {
  type Group,
  groupsOf,
  isIdentity,
  isPart,
  loadsAmong,
  MAX_LABELS,
  mayAdd,
  type Measure,
  measuresOf,
  rowKinds,
} from './columns'
import type { FileRemarks } from './doubt'
import type { MeterChoice, MeterProblem } from './problems'
import { addedUp, indexesOf, type Readings } from './series'
import { NOISE_KWH } from './shapes'
import { columnKind, type Times, timesOf, unpivoted } from './times'
import { isMultiplied, namesMultiplier, otherIn, type Unit, wordsIn } from './words'

export interface ReadColumn {
  /** The file's own words. */
  readonly heading: string
  readonly role: 'start' | 'end' | 'used' | 'sentBack' | 'register' | 'meter' | 'unit' | 'unused'
}

export interface FoundReadings extends FileRemarks {
  readonly readings: Readings
  /** Every column of a table with what it was taken for; none in Green Button files. */
  readonly columns: readonly ReadColumn[]
  readonly unit: Unit
  /** Names of the meters that were read, where the file has any. */
  readonly meters: readonly string[]
  /** Asks for the unit anew; undefined in layouts that are known whole. */
  readonly unitQuestion: MeterProblem | undefined
}

/** Readings that may be what the house took: a column, and those of its rows that are one load. */
type Candidate = ReturnType<typeof candidatesOf>[number]
type Facts = ReturnType<typeof factsOf>

const SAMPLES = 3
/** Headings that a sentence names. */
const MAX_LISTED = 10
/** Characters. Sentences are longer than names with their numbers. */
const MAX_NAME = 60
const scales: Readonly<Record<Unit, number>> = { kWh: 1, Wh: 0.001, kW: 1, W: 0.001 }

export const listOf = (headings: readonly string[]): string => {
  const shown = headings.filter(text => text !== '')
  return [...shown.slice(0, MAX_LISTED), ...(shown.length > MAX_LISTED ? ['…'] : [])].join(', ')
}

/** PSEG Long Island's own export. */
const isPseg = ({ columns }: Table) => columns.map(({ heading }) => heading.toLowerCase()).join() === 'start,meter,kwh'

/** The readings of each measure, in the groups that its rows make. */
function candidatesOf(measures: readonly Measure[], groups: readonly Group[]) {
  return measures.flatMap(measure => {
    const { column, values, units } = measure
    const made = groups.map(group => {
      const sample: string[] = []
      for (const row of group.rows) {
        const text = textAt(column, row)
        if ((values[row] || 0) !== 0 && !sample.includes(text)) sample.push(text)
        if (sample.length === SAMPLES) break
      }
      const heading = [group.label, ...(group.label === '' || measures.length > 1 ? [column.heading] : [])]
      const unit = (units && wordsIn(textAt(units, group.rows[0] ?? -1)).unit) ?? measure.unit
      return { ...group, heading: heading.filter(Boolean).join(': '), unit, measure, sample }
    })
    // A group of zeros, such as the exports of a home without panels, is no load.
    const filled = made.filter(({ sample }) => sample.length > 0)
    return filled.length > 0 ? filled : made.slice(0, 1)
  })
}

/** A table with a row for each reading, the kinds of its columns, and its times. */
function timedTable(whole: Table) {
  const cells = whole.columns.map(columnKind)
  const times = timesOf(whole, cells)
  const across = times?.isByDay ? unpivoted(whole, cells) : undefined
  return across ? { table: across[0], cells: across[1], times: timesOf(...across) } : { table: whole, cells, times }
}

/** What a table's cells say, whatever is asked of it. */
function factsOf(table: Table, cells: readonly CellKind[], times: Times, measures: readonly Measure[]) {
  const { loads, isSure } = loadsAmong(measures)
  const asked = loads.length > 0 ? loads : measures
  const isFew = ({ texts }: Column) => texts.length <= MAX_LABELS
  const isOfOthers = (column: Column) => measures.some(one => one.units === column && !asked.includes(one))
  const texts = table.columns.filter(
    (one, at) => cells[at] === 'text' && isFew(one) && !times.columns.includes(one) && !isOfOthers(one),
  )
  const identities = measures.filter(isIdentity).map(({ column }) => column)
  const labels = [...texts, ...identities].filter(one => one.texts.length > 1)
  // Undefined where all rows count.
  const kinds = rowKinds(table.count, [...texts, ...identities.filter(one => one.texts.length === 2)])
  const rows = indexesOf(times.minutes, (_, row) => !kinds || kinds[row] === 'counted')
  const candidates = candidatesOf(asked, groupsOf(times.minutes, rows, labels))
  return { table, times, measures, kinds, labels, candidates, isSure }
}

/** The words that name a multiplier other than 1, in a column, above the table or in a heading. */
function multiplierIn({ table: { columns, above }, candidates }: Facts): string | undefined {
  const named = [...columns.map(({ heading, texts }) => [heading, ...texts.slice(0, SAMPLES)]), ...above]
  const loads = candidates.flatMap(({ unit, measure }) => (unit === undefined ? [] : measure.column.heading))
  const texts = named.map(cells => cells.join(' ')).filter(text => text.length < MAX_NAME)
  return texts.find(namesMultiplier) ?? loads.find(isMultiplied)
}

/** Why nothing in a table can be the house; undefined where something may be. */
function nothingIn({ measures, kinds, table: { columns } }: Facts): MeterProblem | undefined {
  const has = (role: Measure['role']) => measures.some(one => one.role === role)
  const isOther = kinds ? kinds.every(kind => kind === 'other') : false
  if (isOther || (!has('used') && !has('sentBack') && !has('register'))) {
    const inRows = isOther ? columns.flatMap(({ texts }) => texts.slice(0, MAX_LABELS)) : []
    const unit = [...measures.map(({ other }) => other), ...inRows.map(text => otherIn(wordsIn(text)))].find(Boolean)
    return unit === undefined ? undefined : { problem: 'wrongUnit', unit }
  }
  if ((kinds && !kinds.includes('counted')) || (has('sentBack') && !has('used'))) return { problem: 'production' }
  return has('used') ? undefined : { problem: 'runningTotal' }
}

/** True where electricity went back, by the file's columns or rows. */
function hasExport({ measures, kinds, candidates: [main] }: Facts): boolean {
  const isSome = ({ values, unit }: Measure, isOwn: (row: number) => boolean) =>
    values.some((value, row) => Math.abs(value) * scales[unit ?? 'kWh'] > NOISE_KWH && isOwn(row))
  return (
    kinds?.includes('generation') === true ||
    measures.some(one => one.role === 'sentBack' && isSome(one, () => true)) ||
    (kinds !== undefined && main !== undefined && isSome(main.measure, row => kinds[row] === 'back'))
  )
}

/** The readings of candidates, in kWh or kW, and the rows that are not empty and hold none. */
function readingsOf({ table, times }: Facts, taken: readonly Candidate[], unit: Unit) {
  let badRows = table.foreignRows
  const parts = taken.map(({ measure, rows, unit: own }) => {
    const scale = scales[taken.length > 1 ? (own ?? unit) : unit]
    const [starts, values] = [new Float64Array(rows.length), new Float64Array(rows.length)]
    let count = 0
    for (const row of rows) {
      starts[count] = times.minutes[row] ?? NaN
      values[count] = (measure.values[row] ?? NaN) * scale
      if (!Number.isNaN((starts[count] ?? 0) + (values[count] ?? 0))) count += 1
      else if (textAt(measure.column, row) !== '') badRows += 1
    }
    return { starts: starts.subarray(0, count), values: values.subarray(0, count) }
  })
  const isPower = unit === 'kW' || unit === 'W'
  return { readings: { ...addedUp(parts), isPower, areEnds: times.areEnds }, badRows, unit }
}

/** What each column of the table was taken for. */
function rolesOf({ table, times, measures, labels }: Facts, taken: readonly Candidate[]): readonly ReadColumn[] {
  const roleOf = (column: Column): ReadColumn['role'] => {
    if (times.columns.includes(column)) return times.areEnds ? 'end' : 'start'
    if (taken.some(({ measure }) => measure.column === column)) return 'used'
    if (taken.some(({ measure }) => measure.units === column)) return 'unit'
    if (labels.includes(column) || isMeter(column)) return 'meter'
    const role = measures.find(one => one.column === column)?.role ?? 'unused'
    return role === 'used' ? 'unused' : role
  }
  const all = table.columns.map(column => ({ heading: column.heading, role: roleOf(column) }))
  return all.filter(({ heading, role }) => heading !== '' || role !== 'unused')
}

function questionOf(candidates: readonly Candidate[]) {
  const choices = candidates.map(({ heading, unit, sample }) => ({ heading, unit, sample }))
  const isOneMeasure = candidates.every(({ measure }) => measure === candidates[0]?.measure)
  if (candidates.length > 1 && isOneMeasure && candidates.some(({ isOwner }) => isOwner))
    return { problem: 'twoMeters', choices, canAdd: false } as const
  const areParts = candidates.length > 1 && candidates.every(({ label }) => isPart(wordsIn(label)))
  const canAdd = isOneMeasure ? areParts : mayAdd(candidates.map(({ measure }) => measure))
  return { problem: 'columns', choices, canAdd } as const
}

const isMeter = ({ heading, texts }: Column) => /^meter(?!.*read)/i.test(heading) && texts.length <= MAX_LABELS
/** A label's number, without the rate period behind it. */
const meterIn = (label: string) => /#?([\w-]*\d{2}[\w-]*)/.exec(label)?.[1] ?? label

/** Answers from a table's cells, as often as it is asked. */
export function houseReader(whole: Table): (choice?: MeterChoice) => FoundReadings | MeterProblem {
  const { table, cells, times } = timedTable(whole)
  if (table.count > MAX_ROWS) return () => ({ problem: 'tooMany', max: MAX_ROWS })
  const measures = times ? measuresOf(table, cells, times) : []
  if (!times || measures.length === 0)
    return () => ({ problem: 'noIntervals', headings: listOf(table.columns.map(({ heading }) => heading)) })
  const facts = factsOf(table, cells, times, measures)
  const { candidates, isSure } = facts
  const nothing = nothingIn(facts)
  if (nothing) return () => nothing
  const isSolar = hasExport(facts)
  const multiplier = isSolar ? undefined : multiplierIn(facts)
  if (multiplier !== undefined) return () => ({ problem: 'multiplier', heading: multiplier })
  const question = questionOf(candidates)
  const ofAnyUnit = { ...question, choices: question.choices.map(choice => ({ ...choice, unit: undefined })) }
  // The rate periods of one meter are one load.
  const isOneMeter = isPseg(table) && new Set(candidates.map(({ label }) => meterIn(label))).size === 1
  const isDecided = isSure && (candidates.length === 1 || isOneMeter)
  const clear = isDecided ? candidates : candidates.slice(0, isSolar ? 1 : 0)
  const meters = table.columns.find(isMeter)
  return choice => {
    const chosen = choice?.columns.flatMap(index => candidates[index] ?? []) ?? []
    const taken = chosen.length > 0 ? chosen : clear
    const unit = choice?.unit ?? taken[0]?.unit ?? (isSolar ? 'kWh' : undefined)
    if (taken.length === 0 || unit === undefined) return question
    const names = taken[0]?.label ? taken.map(({ label }) => label) : (meters?.texts ?? [])
    return {
      ...readingsOf(facts, taken, unit),
      hasExport: isSolar,
      isDelta: false,
      columns: rolesOf(facts, taken),
      meters: [...new Set(names.filter(name => name !== '').map(meterIn))],
      unitQuestion: isPseg(table) || choice?.unit ? undefined : ofAnyUnit,
    }
  }
}
