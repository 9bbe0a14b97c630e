// Reads meter readings from Green Button files: Atom feeds with the ESPI schema (NAESB REQ.21),
// piece by piece.
import { SaxesParser } from 'saxes'
import { wallMinuteOf } from './clock'
import { homeIn, type MeterSeries, type ReadingType, UOM_WH } from './espi-load'
import type { MeterChoice, MeterProblem } from './problems'
import { MAX_READINGS, type ReadingsBuilder, readingsBuilder } from './readings'
import type { MeterReader } from './table'

const usualType: ReadingType = { uom: UOM_WH, powerOfTen: 0, flow: 1, commodity: 0, accumulation: 0, part: '' }
/** Codes of a service with all of its phases. */
const WHOLE_PHASES = [0, 224, 225, 769]

const plainName = (name: string) => name.slice(name.indexOf(':') + 1)
// Addresses are compared by these parts, because some files mix absolute and relative ones. A usage
// point has the whole of its address: two customers may number theirs alike.
const OWNERS = String.raw`(?:(?:RetailCustomer|Subscription|Customer|CustomerAccount|Batch)\/[^/]+\/)*`
const METER_READING = new RegExp(String.raw`(?:${OWNERS}UsagePoint\/[^/]+\/)?MeterReading\/[^/?]+`)
const USAGE_POINT = new RegExp(String.raw`${OWNERS}UsagePoint\/[^/?]+`)
const meterReadingIn = (href: string) => METER_READING.exec(href)?.[0]
const usagePointIn = (href: string) => USAGE_POINT.exec(href)?.[0]
const readingTypeIn = (href: string) => /ReadingType\/[^/?]+/.exec(href)?.[0]

// The readings are nine tenths of a file, and the parser would take four times as long for them as
// these patterns do.
const READING = /<((?:\w+:)?IntervalReading)\b[^>]*>([\s\S]*?)<\/\1>/g
const START = /<(?:\w+:)?start>\s*(?:<!\[CDATA\[)?(\d+)(?:\.\d+)?\s*[<\]]/
const VALUE = /<(?:\w+:)?value>\s*(?:<!\[CDATA\[)?([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*[<\]]/i
/** Larger numbers of seconds are milliseconds. */
const MS_FROM = 1e11
const COMMENT = /<!--[\s\S]*?-->/g
/** A reading that is not closed yet, or a tag that is not. */
const UNFINISHED = /<(?:\w+:)?IntervalReading\b|<[^>]*$/
/** UTF-16 code units. */
const MAX_READING_LENGTH = 100_000

export function greenButtonReader(choice: MeterChoice = {}): MeterReader {
  const types = new Map<string, ReadingType>()
  /** ServiceKind by usage point. */
  const serviceOf = new Map<string, number>()
  /** ReadingType by MeterReading. Either may come after the readings. */
  const typeOf = new Map<string, string>()
  const series = new Map<string, MeterSeries>()
  let problem: MeterProblem | undefined

  let text = ''
  /** Addresses of the entry that is being read. */
  let links: string[] = []
  let type: ReadingType | undefined
  /** The readings of the entry; its links may come after them. */
  let current: ReadingsBuilder | undefined
  let isMeterReading = false
  let isService = false
  let service: number | undefined
  /** The beginning of a tag or reading whose end is in the next piece. */
  let rest = ''

  function addReading(reading: string) {
    const [start, value] = [START, VALUE].map(pattern => Number(pattern.exec(reading)?.[1] ?? NaN))
    if (!current || !start || value === undefined || Number.isNaN(value)) return
    if (!current.add(wallMinuteOf(start > MS_FROM ? start / 1000 : start), value))
      problem ??= { problem: 'tooMany', max: MAX_READINGS }
  }

  const linked = (part: (href: string) => string | undefined) => links.map(part).find(found => found !== undefined)

  function closeEntry() {
    const [own, related] = [linked(meterReadingIn), linked(readingTypeIn)]
    if (type) types.set(related ?? '', type)
    type = undefined
    if (service !== undefined) serviceOf.set(linked(usagePointIn) ?? '', service)
    service = undefined
    if (isMeterReading && own !== undefined && related !== undefined) typeOf.set(own, related)
    if (current) addSeries(own ?? '', { builder: current, usagePoint: linked(usagePointIn) ?? '' })
    current = undefined
  }

  function addSeries(key: string, one: MeterSeries) {
    const known = series.get(key)
    if (!known) {
      series.set(key, one)
      return
    }
    for (let index = 0; index < one.builder.count; index += 1)
      if (!known.builder.add(one.builder.startAt(index), one.builder.valueAt(index)))
        problem ??= { problem: 'tooMany', max: MAX_READINGS }
  }

  const addPart = (mark: string) => {
    if (type && Number(text) !== 0) type.part += `${mark}${Number(text)}`
  }

  const open: Readonly<Record<string, () => void>> = {
    entry: () => {
      links = []
      isMeterReading = false
    },
    MeterReading: () => (isMeterReading = true),
    ServiceCategory: () => (isService = true),
    ReadingType: () => (type = { ...usualType }),
    IntervalBlock: () => (current ??= readingsBuilder()),
  }
  const close: Readonly<Record<string, () => void>> = {
    uom: () => type && (type.uom = Number(text)),
    powerOfTenMultiplier: () => type && (type.powerOfTen = Number(text)),
    flowDirection: () => type && (type.flow = Number(text)),
    commodity: () => type && (type.commodity = Number(text)),
    accumulation: () => type && (type.accumulation = Number(text)),
    tou: () => addPart('t'),
    consumptionTier: () => addPart('c'),
    phase: () => {
      if (!WHOLE_PHASES.includes(Number(text))) addPart('p')
    },
    kind: () => {
      if (isService) service = Number(text)
    },
    ServiceCategory: () => (isService = false),
    entry: closeEntry,
  }

  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  parser.on('opentag', ({ name, attributes: { href } }) => {
    text = ''
    const tag = plainName(name)
    if (tag === 'link' && href !== undefined) links.push(href)
    else open[tag]?.()
  })
  parser.on('text', piece => (text += piece))
  parser.on('cdata', piece => (text += piece))
  parser.on('closetag', ({ name }) => {
    close[plainName(name).replace(/^accumulation\w+/, 'accumulation')]?.()
    text = ''
  })
  parser.on('error', () => (problem ??= { problem: 'brokenXml' }))

  return {
    push(piece) {
      const uncommented = (rest + piece).replaceAll(COMMENT, '')
      const comment = uncommented.indexOf('<!--')
      const all = comment < 0 ? uncommented : uncommented.slice(0, comment)
      let at = 0
      for (const match of all.matchAll(READING)) {
        const between = all.slice(at, match.index)
        if (between.trim() !== '') parser.write(between)
        addReading(match[2] ?? '')
        at = match.index + match[0].length
      }
      const tail = all.slice(at)
      const cut = tail.search(UNFINISHED)
      parser.write(cut < 0 ? tail : tail.slice(0, cut))
      rest = (cut < 0 ? '' : tail.slice(cut)) + uncommented.slice(all.length)
      if (rest.length > MAX_READING_LENGTH) problem ??= { problem: 'brokenXml' }
      return problem === undefined
    },
    end() {
      if (!problem) parser.write(rest).close()
      if (problem) return problem
      closeEntry()
      const onlyType = types.size === 1 ? [...types.values()][0] : undefined
      return homeIn(
        [...series].map(([key, one]) => {
          const named = types.get(typeOf.get(key) ?? '')
          return { ...one, ...(named ?? onlyType ?? usualType), service: serviceOf.get(one.usagePoint) ?? 0 }
        }),
        choice,
      )
    },
  }
}
