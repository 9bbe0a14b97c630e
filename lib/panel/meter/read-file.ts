// Reads a meter's file on the device, piece by piece: a large one need not be in memory as a whole.
import { demandOf, type MeterDemand } from './demand'
import { greenButtonReader } from './green-button'
import { isProblem, type MeterChoice, type MeterProblem } from './problems'
import { type FoundReadings, type MeterReader, tableReader } from './table'

export interface ReadFile
  extends MeterDemand, Pick<FoundReadings, 'isUnitAssumed' | 'headings' | 'columns' | 'unit' | 'meters'> {}

export interface ReadOptions {
  /** Share of the file that was read, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Bytes at a time. */
  readonly pieceBytes?: number
  /** The answer to the `choices` of a refused file. */
  readonly choice?: MeterChoice
}

/** Bytes that are taken from the device at a time. */
const PIECE_BYTES = 256 * 1024
/** Bytes that tell a format and an encoding. */
const HEAD_BYTES = 4096
/** First bytes of files that people have and that hold no text. */
const signatures = [
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['zip', [0x1f, 0x8b]],
  ['zip', [0x52, 0x61, 0x72, 0x21]],
  ['zip', [0x37, 0x7a, 0xbc, 0xaf]],
  ['document', [0x25, 0x50, 0x44, 0x46]],
  ['document', [0x89, 0x50, 0x4e, 0x47]],
  ['document', [0xff, 0xd8]],
] as const

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/** A workbook is a ZIP too: the name of its first entry, at byte 30, tells it. */
const isWorkbook = (head: Uint8Array) =>
  /^(?:\[Content_Types\]|_rels\/|docProps\/|xl\/|mimetype)/.test(new TextDecoder().decode(head.subarray(30)))

const isUtf8 = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function encodingOf(head: Uint8Array): string {
  const [first, second, third, fourth] = head
  // Latin letters in UTF-16 without a mark.
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  if (first === 0 && second && third === 0 && fourth) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Older programs of Windows write it.
  return isUtf8(head) ? 'utf-8' : 'windows-1252'
}

/** Minutes from the first reading to the last; infinite where nothing was understood. */
const spanOf = (result: ReadFile | MeterProblem) => ('from' in result ? result.to - result.from : Infinity)

/** The demand in a file, or why it cannot be used. Rejects where the device refuses to read it. */
export async function readMeterFile(
  file: Blob,
  { onProgress, pieceBytes = PIECE_BYTES, choice }: ReadOptions = {},
): Promise<ReadFile | MeterProblem> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (isZip(head)) return { problem: isWorkbook(head) ? 'workbook' : 'zip' }
  const signature = signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))
  if (signature) return { problem: signature[0] }
  const encoding = encodingOf(head)
  const isXml = /^\s*<[?!a-z]/i.test(new TextDecoder(encoding).decode(head))
  const beginning = isXml ? new TextDecoder(encoding).decode(head) : ''
  if (/urn:schemas-microsoft-com:office/.test(beginning)) return { problem: 'workbook' }
  if (/<(?:!doctype )?html\b|<table\b/i.test(beginning)) return { problem: 'noIntervals', headings: '' }
  const readWith = async (reader: MeterReader): Promise<ReadFile | MeterProblem> => {
    const decoder = new TextDecoder(encoding)
    for (let at = 0; at < file.size; at += pieceBytes) {
      const bytes = await file.slice(at, at + pieceBytes).arrayBuffer()
      if (!reader.push(decoder.decode(bytes, { stream: true }))) break
      onProgress?.(Math.min(1, (at + pieceBytes) / file.size))
    }
    const found = reader.end()
    if (isProblem(found)) return found
    const demand = demandOf(found.readings, found)
    const { isUnitAssumed, headings, columns, unit, meters } = found
    if (!isProblem(demand)) return { ...demand, isUnitAssumed, headings, columns, unit, meters }
    if (demand.problem === 'manyColumns') return { ...demand, headings: found.labels.filter(label => label).join(', ') }
    if (demand.problem !== 'twoMeters' || meters.length < 2) return demand
    return { ...demand, meters: meters.length, choices: meters }
  }
  if (isXml) return readWith(greenButtonReader(choice))
  const monthFirst = tableReader(choice)
  const result = await readWith(monthFirst)
  const order = monthFirst.dateOrder?.()
  if (order === 'dayFirst') return readWith(tableReader(choice, true))
  if (order !== 'open') return result
  // No day above 12: in the right order the days are closer together.
  const other = await readWith(tableReader(choice, true))
  return spanOf(other) < spanOf(result) ? other : result
}
