// Reads meter readings from Green Button files: Atom feeds with the ESPI schema (NAESB REQ.21),
// piece by piece.
import { SaxesParser } from 'saxes'
import { MAX_ROWS } from './cells'
import { epochIn, wallMinuteOf } from './clock'
import { type MeterSeries, type ReadingType, type TypedSeries, UOM_WH } from './espi-load'
import type { MeterProblem } from './problems'

const usualType: ReadingType = { uom: UOM_WH, flow: 1, commodity: 0, accumulation: 0, part: '' }
/** Codes of a service with all of its phases. */
const WHOLE_PHASES = [0, 224, 225, 769]

const plainName = (name: string) => name.slice(name.indexOf(':') + 1)
// Addresses are compared by these parts, because some files mix absolute and relative ones. A usage
// point has the whole of its address: two customers may number theirs alike.
const OWNERS = String.raw`(?:(?:RetailCustomer|Subscription|Customer|CustomerAccount|Batch)\/[^/]+\/)*`
const METER_READING = new RegExp(String.raw`(?:${OWNERS}UsagePoint\/[^/]+\/)?MeterReading\/[^/?]+`)
const USAGE_POINT = new RegExp(String.raw`${OWNERS}UsagePoint\/[^/?]+`)
const READING_TYPE = /ReadingType\/[^/?]+/

/** An Atom entry: its addresses, and what it holds. Either may come first. */
interface Entry {
  readonly links: string[]
  type?: ReadingType
  isMeterReading?: boolean
  service?: number
  readings?: { readonly starts: number[]; readonly values: number[] }
}

/** What the entries of a file come to. */
function entriesOfFile() {
  const types = new Map<string, ReadingType>()
  /** ServiceKind by usage point. */
  const services = new Map<string, number>()
  /** ReadingType by MeterReading. Either may come after the readings. */
  const typeOf = new Map<string, string>()
  const series = new Map<string, MeterSeries>()
  return {
    add({ links, type, isMeterReading, service, readings }: Entry) {
      const linked = (part: RegExp) => links.map(href => part.exec(href)?.[0]).find(found => found !== undefined)
      const [own, related, point = ''] = [linked(METER_READING), linked(READING_TYPE), linked(USAGE_POINT)]
      if (type) types.set(related ?? '', type)
      if (service !== undefined) services.set(point, service)
      if (isMeterReading && own !== undefined && related !== undefined) typeOf.set(own, related)
      if (!readings) return
      const known = series.get(own ?? '')
      if (!known) series.set(own ?? '', { ...readings, usagePoint: point })
      for (const [index, start] of known ? readings.starts.entries() : []) {
        known?.starts.push(start)
        known?.values.push(readings.values[index] ?? NaN)
      }
    },
    end(): readonly TypedSeries[] {
      const onlyType = types.size === 1 ? [...types.values()][0] : undefined
      return Array.from(series, ([key, one]) => {
        const type = types.get(typeOf.get(key) ?? '') ?? onlyType ?? usualType
        return { ...one, ...type, service: services.get(one.usagePoint) ?? 0 }
      })
    },
  }
}

const numbersOf: Readonly<Record<string, 'uom' | 'powerOfTen' | 'flow' | 'commodity' | 'accumulation'>> = {
  uom: 'uom',
  powerOfTenMultiplier: 'powerOfTen',
  flowDirection: 'flow',
  commodity: 'commodity',
  // ESPI spells it the British way.
  [`accumulationBehavio${'u'}r`]: 'accumulation',
  accumulationBehavior: 'accumulation',
}
const partMarks: Readonly<Record<string, string>> = { tou: 't', consumptionTier: 'c', phase: 'p' }

/** Takes a file's text in pieces. `end` gives all of its series, or why it cannot be read. */
export function greenButtonReader() {
  const entries = entriesOfFile()
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let entry: Entry = { links: [] }
  let text = ''
  let isService = false
  let start = NaN
  let problem: MeterProblem | undefined

  function closeReading() {
    const { starts, values } = entry.readings ?? { starts: [], values: [] }
    if (text.trim() === '' || Number.isNaN(start + Number(text))) return
    starts.push(wallMinuteOf(start))
    values.push(Number(text))
    if (starts.length > MAX_ROWS) problem ??= { problem: 'tooMany', max: MAX_ROWS }
  }

  function closeEntry() {
    entries.add(entry)
    entry = { links: [] }
  }

  function openTag(tag: string, href: string | undefined) {
    text = ''
    if (tag === 'link' && href !== undefined) entry.links.push(href)
    else if (tag === 'entry') entry = { links: [] }
    else if (tag === 'MeterReading') entry.isMeterReading = true
    else if (tag === 'ServiceCategory') isService = true
    else if (tag === 'ReadingType') entry.type = { ...usualType }
    else if (tag === 'IntervalBlock') entry.readings ??= { starts: [], values: [] }
  }

  function closeTag(tag: string) {
    const number = Number(text)
    const name = numbersOf[tag]
    if (tag === 'start') start = epochIn(text.trim())
    else if (tag === 'value') closeReading()
    else if (tag === 'entry') closeEntry()
    else if (tag === 'ServiceCategory') isService = false
    else if (tag === 'kind' && isService) entry.service = number
    else if (entry.type && name) entry.type[name] = number
    else if (entry.type && partMarks[tag] && !(tag === 'phase' ? WHOLE_PHASES : [0]).includes(number))
      entry.type.part += `${partMarks[tag]}${number}`
    text = ''
  }

  parser.on('opentag', ({ name, attributes: { href } }) => openTag(plainName(name), href))
  parser.on('closetag', ({ name }) => closeTag(plainName(name)))
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
      return problem ?? entries.end()
    },
  }
}
