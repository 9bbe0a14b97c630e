// Reads meter readings from Green Button files: Atom feeds with the ESPI schema (NAESB REQ.21),
// piece by piece.
import { SaxesParser } from 'saxes'
import { MAX_ROWS } from './cells'
import { epochIn, wallMinuteOf } from './clock'
import { type MeterSeries, type ReadingType, type TypedSeries, UOM_WH } from './espi-load'
import type { MeterProblem } from './problems'

const plainName = (name: string) => name.slice(name.indexOf(':') + 1)
// Addresses are compared by these parts, because some files mix absolute and relative ones. A usage
// point has the whole of its address: two customers may number theirs alike.
const OWNERS = String.raw`(?:(?:RetailCustomer|Subscription|Customer|CustomerAccount|Batch)\/[^/]+\/)*`
const METER_READING = new RegExp(String.raw`(?:${OWNERS}UsagePoint\/[^/]+\/)?MeterReading\/[^/?]+`)
const USAGE_POINT = new RegExp(String.raw`${OWNERS}UsagePoint\/[^/?]+`)
const READING_TYPE = /ReadingType\/[^/?]+/

/** An Atom entry: its addresses and elements, which may come in any order. */
interface Entry {
  readonly links: string[]
  /** Text by element; of an element within another too. */
  readonly texts: Map<string, string>
  readonly starts: number[]
  readonly values: number[]
}

const emptyEntry = (): Entry => ({ links: [], texts: new Map(), starts: [], values: [] })

/** Codes that stand for all rate periods, all tiers and all phases. */
const wholes: Readonly<Record<string, readonly number[]>> = {
  tou: [0],
  consumptionTier: [0],
  phase: [0, 224, 225, 769],
}

function readingTypeIn(texts: ReadonlyMap<string, string>): ReadingType {
  const numberOf = (name: string) => (texts.get(name) ? Number(texts.get(name)) : undefined)
  const parts = Object.entries(wholes).filter(([name, codes]) => !codes.includes(numberOf(name) ?? 0))
  return {
    uom: numberOf('uom') ?? UOM_WH,
    powerOfTen: numberOf('powerOfTenMultiplier'),
    flow: numberOf('flowDirection') ?? 1,
    commodity: numberOf('commodity') ?? 0,
    // ESPI spells it the British way.
    accumulation: numberOf(`accumulationBehavio${'u'}r`) ?? numberOf('accumulationBehavior') ?? 0,
    part: parts.map(([name]) => `${name}${numberOf(name)}`).join(' '),
  }
}

/** What the entries of a file come to. */
function seriesIn(entries: readonly Entry[]): readonly TypedSeries[] {
  const types = new Map<string, ReadingType>()
  /** ServiceKind by usage point. */
  const services = new Map<string, number>()
  /** ReadingType by MeterReading. Either may come after the readings. */
  const typeOf = new Map<string, string>()
  const series = new Map<string, MeterSeries>()
  for (const { links, texts, starts, values } of entries) {
    const linked = (part: RegExp) => links.map(href => part.exec(href)?.[0]).find(found => found !== undefined) ?? ''
    const [own, related, usagePoint] = [linked(METER_READING), linked(READING_TYPE), linked(USAGE_POINT)]
    if (texts.has('ReadingType')) types.set(related, readingTypeIn(texts))
    if (texts.has('ServiceCategory')) services.set(usagePoint, Number(texts.get('kind') ?? 0))
    if (texts.has('MeterReading')) typeOf.set(own, related)
    if (!texts.has('IntervalBlock')) continue
    const known = series.get(own) ?? { starts: [], values: [], usagePoint }
    for (const start of starts) known.starts.push(start)
    for (const value of values) known.values.push(value)
    series.set(own, known)
  }
  const onlyType = types.size === 1 ? [...types.values()][0] : undefined
  return Array.from(series, ([key, one]) => {
    const type = types.get(typeOf.get(key) ?? '') ?? onlyType ?? readingTypeIn(new Map())
    return { ...one, ...type, service: services.get(one.usagePoint) ?? 0 }
  })
}

/** Takes a file's text in pieces. `end` gives all of its series, or why it cannot be read. */
export function greenButtonReader() {
  const entries: Entry[] = []
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let entry = emptyEntry()
  let text = ''
  let count = 0
  let problem: MeterProblem | undefined

  function closeReading({ texts, starts, values }: Entry) {
    const [start, value] = [wallMinuteOf(epochIn(texts.get('start') ?? '')), Number(texts.get('value') || NaN)]
    texts.delete('value')
    if (Number.isNaN(start + value)) return
    starts.push(start)
    values.push(value)
    count += 1
    if (count > MAX_ROWS) problem ??= { problem: 'tooMany', max: MAX_ROWS }
  }

  function closeEntry() {
    entries.push(entry)
    entry = emptyEntry()
  }

  parser.on('opentag', ({ name, attributes: { href } }) => {
    text = ''
    const tag = plainName(name)
    if (tag === 'link' && href !== undefined) entry.links.push(href)
    if (tag === 'entry') entry = emptyEntry()
    entry.texts.set(tag, '')
  })
  parser.on('closetag', ({ name }) => {
    const tag = plainName(name)
    if (text.trim() !== '') entry.texts.set(tag, text.trim())
    text = ''
    if (tag === 'IntervalReading') closeReading(entry)
    if (tag === 'entry') closeEntry()
  })
  parser.on('text', piece => (text += piece))
  parser.on('cdata', piece => (text += piece))
  parser.on('error', () => (problem ??= { problem: 'brokenXml' }))
  return {
    /** False when the rest need not be read. */
    push(piece: string): boolean {
      parser.write(piece)
      return problem === undefined
    },
    end(): readonly TypedSeries[] | MeterProblem {
      if (!problem) parser.close()
      // A block of readings may stand in no entry.
      closeEntry()
      return problem ?? seriesIn(entries)
    },
  }
}
