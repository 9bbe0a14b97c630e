// Reads a meter's file on the device, piece by piece, and answers as often as it is asked without
// reading it again.
import { tableReader, MAX_ROWS } from './cells'
import { believed, demandOf, type MeterDemand } from './doubt'
import { homeIn } from './espi-load'
import { greenButtonReader } from './green-button'
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
/** Bytes that tell a format and an encoding. */
const HEAD_BYTES = 4096
/** First bytes, as Windows-1252, of files that people have and that hold no text. */
const signatures = [
  // A workbook is a ZIP too: the name of its first entry, at byte 30, tells it.
  ['workbook', /^(?:ÐÏ|PK.{28}(?:\[Content_Types\]|_rels\/|docProps\/|xl\/|mimetype))/s],
  ['zip', /^(?:PK|Rar!|7z¼|.‹)/s],
  ['document', /^(?:%PDF|‰PNG|ÿØ)/],
] as const

function encodingOf(head: Uint8Array): string {
  // Latin letters in UTF-16, as Excel writes them, or its mark.
  if ((head[1] === 0 && head[3] === 0) || (head[0] === 0xff && head[1] === 0xfe)) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    // Older programs of Windows write it.
    return 'windows-1252'
  }
}

/** The format of a file by its beginning, or why it is none. */
function formatOf(head: Uint8Array): { readonly encoding: string; readonly isXml: boolean } | MeterProblem {
  const first = new TextDecoder('windows-1252').decode(head)
  const signature = signatures.find(([, pattern]) => pattern.test(first))
  if (signature) return { problem: signature[0] }
  const encoding = encodingOf(head)
  const beginning = new TextDecoder(encoding).decode(head)
  const isXml = /^\s*<[?!a-z]/i.test(beginning)
  if (isXml && /urn:schemas-microsoft-com:office/.test(beginning)) return { problem: 'workbook' }
  if (isXml && /<(?:!doctype )?html\b|<table\b/i.test(beginning)) return { problem: 'noIntervals', headings: '' }
  return { encoding, isXml }
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
  const format = formatOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (isProblem(format)) return () => format
  const decoder = new TextDecoder(format.encoding)
  const readWith = async (reader: { readonly push: (text: string) => boolean }) => {
    for (let at = 0; at < file.size; at += pieceBytes) {
      const bytes = await file.slice(at, at + pieceBytes).arrayBuffer()
      if (!reader.push(decoder.decode(bytes, { stream: true }))) break
      onProgress?.(Math.min(1, (at + pieceBytes) / file.size))
    }
  }
  if (format.isXml) {
    const reader = greenButtonReader()
    await readWith(reader)
    const series = reader.end()
    return choice => answerOf('problem' in series ? series : homeIn(series, choice))
  }
  const reader = tableReader()
  await readWith(reader)
  const table = reader.end()
  if (table === 'empty') return () => ({ problem: 'empty' })
  if (table === 'tooMany') return () => ({ problem: 'tooMany', max: MAX_ROWS })
  if ('firstRow' in table) return () => ({ problem: 'noIntervals', headings: listOf(table.firstRow) })
  const houseBy = houseReader(table)
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
