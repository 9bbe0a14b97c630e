// Reads a meter's file on the device, piece by piece, and answers as often as it is asked without
// reading it again.
import { layoutOf, tableReader } from './cells'
import { believed, demandOf, type MeterDemand } from './doubt'
import { greenButtonReader, homeIn } from './green-button'
import { type FoundReadings, houseReader, listOf } from './house'
import { isProblem, type MeterChoice, type MeterProblem } from './problems'

export interface ReadFile extends MeterDemand, Pick<FoundReadings, 'columns' | 'unit' | 'meters'> {}

/** What a file holds by a choice, or why it cannot be used. */
export type Answer = (choice?: MeterChoice) => ReadFile | MeterProblem

interface OpenOptions {
  /** Share of the file that was read, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Bytes at a time. */
  readonly pieceBytes?: number | undefined
}

export interface ReadOptions extends OpenOptions {
  /** The answer to a question about the file. */
  readonly choice?: MeterChoice | undefined
  /** Rating of the main breaker. */
  readonly serviceAmps?: number | undefined
}

/** Bytes that are taken from the device at a time. */
const PIECE_BYTES = 256 * 1024
/** Bytes that tell a format, an encoding and where a table begins. */
const HEAD_BYTES = 16_000
/** First bytes, as Windows-1252, of files that people have and that hold no text. */
const signatures = [
  // A workbook is a ZIP too: the name of its first entry, at byte 30, tells it.
  ['workbook', /^(?:ÐÏ|PK.{28}(?:\[Content_Types\]|_rels\/|docProps\/|xl\/|mimetype))/s],
  ['zip', /^(?:PK|Rar!|7z¼|.‹)/s],
  ['document', /^(?:%PDF|‰PNG|ÿØ)/],
] as const

/** UTF-16 by its mark or by Latin letters in it, as Excel writes them. */
function encodingOf(head: Uint8Array): string {
  const [a, b, c, d] = head
  if ((b === 0 && d === 0) || (a === 0xff && b === 0xfe)) return 'utf-16le'
  if ((a === 0 && c === 0) || (a === 0xfe && b === 0xff)) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    // Older programs of Windows write it.
    return 'windows-1252'
  }
}

interface FileReading {
  readonly decoder: TextDecoder
  readonly reader: ReturnType<typeof tableReader | typeof greenButtonReader>
}

/** What reads a file, by its beginning, or why nothing does. */
function readerOf(head: Uint8Array): MeterProblem | FileReading {
  const first = new TextDecoder('windows-1252').decode(head)
  const signature = signatures.find(([, pattern]) => pattern.test(first))
  if (signature) return { problem: signature[0] }
  const decoder = new TextDecoder(encodingOf(head))
  const text = decoder.decode(head)
  const isXml = /^\s*<[?!a-z]/i.test(text)
  if (isXml && text.includes('urn:schemas-microsoft-com:office')) return { problem: 'workbook' }
  if (isXml && /<(?:!doctype )?html\b|<table\b/i.test(text)) return { problem: 'noIntervals', headings: '' }
  if (isXml) return { decoder, reader: greenButtonReader() }
  const layout = layoutOf(head.length < HEAD_BYTES ? text : text.slice(0, text.lastIndexOf('\n') + 1 || undefined))
  if (text.trim() === '') return { problem: 'empty' }
  const titles = layout.rows.find(row => row.filter(Boolean).length > 1) ?? []
  if (layout.first < 0) return { problem: 'noIntervals', headings: listOf(titles) }
  return { decoder, reader: tableReader(layout) }
}

function answerOf(found: FoundReadings | MeterProblem): ReadFile | MeterProblem {
  if (isProblem(found)) return found
  const demand = demandOf(found.readings, found)
  const { columns, unit, meters, unitQuestion } = found
  if (!isProblem(demand)) return { ...demand, columns, unit, meters }
  return (demand.problem === 'implausible' ? unitQuestion : undefined) ?? demand
}

/** Reads a file once. Rejects where the device refuses to. */
export async function openMeterFile(
  file: Blob,
  { onProgress, pieceBytes = PIECE_BYTES }: OpenOptions = {},
): Promise<Answer> {
  const format = readerOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if ('problem' in format) return () => format
  const { decoder, reader } = format
  for (let at = 0; at < file.size; at += pieceBytes) {
    const bytes = await file.slice(at, at + pieceBytes).arrayBuffer()
    if (!reader.push(decoder.decode(bytes, { stream: true }))) break
    onProgress?.(Math.min(1, (at + pieceBytes) / file.size))
  }
  const whole = reader.end()
  if ('problem' in whole) return () => whole
  const houseBy = 'columns' in whole ? houseReader(whole) : (choice?: MeterChoice) => homeIn(whole, choice)
  return choice => answerOf(houseBy(choice))
}

/** The demand in a file, or why it cannot be used. Rejects where the device refuses to read it. */
export async function readMeterFile(
  file: Blob,
  { choice, serviceAmps, ...options }: ReadOptions = {},
): Promise<ReadFile | MeterProblem> {
  const answer = (await openMeterFile(file, options))(choice)
  return isProblem(answer) || serviceAmps === undefined ? answer : believed(answer, serviceAmps)
}
