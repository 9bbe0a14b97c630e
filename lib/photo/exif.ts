// Reads what a JPEG, PNG, WebP, HEIC or AVIF file says of the photo in it: EXIF 2.32 data, which is
// one block of TIFF 6.0.

export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export interface SizePx {
  readonly widthPx: number
  readonly heightPx: number
}

export interface PhotoFile {
  /** Null for other formats, of which nothing is read. */
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | null
  /**
   * How the stored pixels are turned, EXIF 2.32, table 6. 1 is upright, as HEIC and AVIF are
   * always decoded.
   */
  readonly orientation: Orientation
  /** Focal length as its 35 mm equivalent, in millimeters; null where the file does not say. */
  readonly focal35Mm: number | null
  /** Over 1 where the camera enlarged the picture; null where the file does not say. */
  readonly digitalZoom: number | null
  /** The size of the picture that the camera made, whatever became of it. Turned or not. */
  readonly cameraSize: SizePx | null
  /** The picture without its orientation: every browser decodes it as it is stored. */
  readonly unturned: Blob
}

const tagNumbers = {
  orientation: 0x0112,
  exif: 0x8769,
  widthPx: 0xa002,
  heightPx: 0xa003,
  digitalZoom: 0xa404,
  focal35Mm: 0xa405,
} as const

/** Bytes and getter of a number by its type; a fraction is two of them. TIFF 6.0, section 2. */
const numberTypes = new Map([
  [1, [1, 'getUint8']],
  [3, [2, 'getUint16']],
  [4, [4, 'getUint32']],
  [5, [4, 'getUint32']],
  [8, [2, 'getInt16']],
  [9, [4, 'getInt32']],
  [10, [4, 'getInt32']],
  [11, [4, 'getFloat32']],
  [12, [8, 'getFloat64']],
  [13, [4, 'getUint32']],
] as const)
const FRACTIONS = [5, 10]

/**
 * Wider and longer than any phone's lens, digital zoom included: other values are taken for damage.
 */
const PLAUSIBLE_MM = { min: 5, max: 1000 }
const EXIF_PREFIX = 'Exif\0\0'
/** ISO 23008-12, 10; AV1 Image File Format, 6. */
const BRANDS = { heic: /^ftyp(?:hei|hev|mif1|msf1)/, avif: /^ftypavi[fs]/ } as const

/** Byte offsets from the file's start. */
interface Block {
  readonly tiff: number
  readonly end: number
}

/** Shorter where the bytes end. */
const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset, view.byteLength).subarray(at, at + length))

function formatOf(view: DataView): PhotoFile['format'] {
  if (view.byteLength < 12) return null
  if (view.getUint16(0) === 0xffd8) return 'jpeg'
  if (textAt(view, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP') return 'webp'
  return (['heic', 'avif'] as const).find(format => BRANDS[format].test(textAt(view, 4, 8))) ?? null
}

/** ITU-T T.81, B.1.1; EXIF 2.32, 4.7.2. */
function exifOfJpeg(view: DataView): Block | null {
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    const length = view.getUint16(at + 2)
    const start = at + 4
    // The pixels begin.
    if (marker === 0xda) return null
    if (marker === 0xe1 && textAt(view, start, 6) === EXIF_PREFIX) return { tiff: start + 6, end: at + 2 + length }
    at += marker === 0xff ? 1 : 2 + length
  }
  return null
}

/** PNG, third edition, 5.3 and 11.3.4.4. */
function exifOfPng(view: DataView): Block | null {
  for (let at = 8; at + 12 <= view.byteLength;) {
    const start = at + 8
    const end = start + view.getUint32(at)
    if (textAt(view, at + 4, 4) === 'eXIf') return { tiff: start, end }
    at = end + 4
  }
  return null
}

/** RFC 9649, 2.3 and 2.7.1.5. Some programs write the prefix of a JPEG. */
function exifOfWebp(view: DataView): Block | null {
  for (let at = 12; at + 8 <= view.byteLength;) {
    const start = at + 8
    const end = start + view.getUint32(at + 4, true)
    if (textAt(view, at, 4) === 'EXIF') {
      const isPrefixed = end >= start + 6 && textAt(view, start, 6) === EXIF_PREFIX
      return { tiff: isPrefixed ? start + 6 : start, end }
    }
    at = end + (end % 2)
  }
  return null
}

/** The item that begins like one, wherever it is: ISO 23008-12, annex A.2.1. */
function exifOfHeif(view: DataView): Block | null {
  const at = new TextDecoder('latin1').decode(view).search(/Exif\0\0(?:II\*\0|MM\0\*)/)
  return at === -1 ? null : { tiff: at + EXIF_PREFIX.length, end: view.byteLength }
}

const blockOf = { jpeg: exifOfJpeg, png: exifOfPng, webp: exifOfWebp, heic: exifOfHeif, avif: exifOfHeif } as const

/** Null where there is none, or where the bytes end before it does. */
function exifOf(view: DataView, format: keyof typeof blockOf): Block | null {
  const block = blockOf[format](view)
  return block !== null && block.end <= view.byteLength ? block : null
}

interface Tag {
  /** Offset of the entry from the file's start. */
  readonly at: number
  readonly value: number
}

/** The number of an entry; null where it is none, or its bytes are not there. */
function numberAt(block: DataView, entry: number, isLittle: boolean): number | null {
  const type = block.getUint16(entry + 2, isLittle)
  const [bytes, getter] = numberTypes.get(type as 1) ?? []
  if (bytes === undefined || getter === undefined) return null
  const length = FRACTIONS.includes(type) ? 2 * bytes : bytes
  const at = length > 4 ? block.getUint32(entry + 8, isLittle) : entry + 8
  if (at + length > block.byteLength) return null
  const value = block[getter](at, isLittle)
  return length > bytes ? value / block[getter](at + bytes, isLittle) : value
}

/** Numbers of the first directory and of the one that EXIF adds. Throws on damage. */
function tagsOf(view: DataView, { tiff, end }: Block): ReadonlyMap<number, Tag> {
  const block = new DataView(view.buffer, view.byteOffset + tiff, end - tiff)
  const isLittle = block.getUint16(0) === 0x4949
  const tags = new Map<number, Tag>()
  const read = (directory: number) => {
    const count = block.getUint16(directory, isLittle)
    for (let entry = 0; entry < count; entry++) {
      const at = directory + 2 + 12 * entry
      const value = numberAt(block, at, isLittle)
      if (value !== null) tags.set(block.getUint16(at, isLittle), { at: tiff + at, value })
    }
  }
  read(block.getUint32(4, isLittle))
  const exif = tags.get(tagNumbers.exif)
  if (exif) read(exif.value)
  return tags
}

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8

/** A picture without EXIF data: upright. */
const plain = (file: Blob, format: PhotoFile['format']): PhotoFile => ({
  format,
  orientation: 1,
  focal35Mm: null,
  digitalZoom: null,
  cameraSize: null,
  unturned: file,
})

/**
 * A value that is missing, damaged or not plausible counts as not said. Never rejects. Read it
 * before the picture is re-encoded.
 */
export async function readPhotoFile(file: Blob): Promise<PhotoFile> {
  let format: PhotoFile['format'] = null
  try {
    const view = new DataView(await file.arrayBuffer())
    format = formatOf(view)
    const block = format && exifOf(view, format)
    if (!format || !block) return plain(file, format)
    const tags = tagsOf(view, block)
    const valueOf = (name: keyof typeof tagNumbers) => tags.get(tagNumbers[name])?.value ?? 0
    const [orientation, focal35Mm, zoom] = [valueOf('orientation'), valueOf('focal35Mm'), valueOf('digitalZoom')]
    const [widthPx, heightPx] = [valueOf('widthPx'), valueOf('heightPx')]
    const isTurned = blockOf[format] !== exifOfHeif && isOrientation(orientation) && orientation > 1
    const at = tags.get(tagNumbers.orientation)?.at ?? 0
    // A PNG's chunk has a checksum, so it goes as a whole; elsewhere the entry gets a number that
    // means nothing.
    const [from, instead, to] =
      format === 'png' ? [block.tiff - 8, new Uint8Array(0), block.end + 4] : [at, new Uint8Array(2), at + 2]
    return {
      format,
      orientation: isTurned ? orientation : 1,
      focal35Mm: focal35Mm >= PLAUSIBLE_MM.min && focal35Mm <= PLAUSIBLE_MM.max ? focal35Mm : null,
      digitalZoom: zoom > 0 && Number.isFinite(zoom) ? zoom : null,
      cameraSize: widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null,
      unturned: isTurned ? new Blob([file.slice(0, from), instead, file.slice(to)], { type: file.type }) : file,
    }
  } catch {
    return plain(file, format)
  }
}
