// Checks that bytes are a whole JPEG and removes what a camera writes beside the picture: place,
// time, device, thumbnails. Markers: ITU-T T.81, table B.1.

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const COM = 0xfe
/** Huffman coding, which every browser draws: baseline, extended and progressive. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]
/** DHT, DQT and DRI. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd]

/**
 * A square of it has the most pixels of a canvas on an iPhone. A larger picture could exhaust the
 * memory of the phone that opens the lead page.
 */
const MAX_SIDE = 4096
/** A browser draws the whole picture for each scan. Encoders make at most 12 or so. */
const MAX_SCANS = 20
/** Each scan has at most eight tables of its own, and a camera writes some APPn. */
const MAX_SEGMENTS = 200

const isApplicationData = (marker: number) => marker >= 0xe0 && marker <= 0xef
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/**
 * The JPEG from its SOI to its EOI without APPn and comment segments. Undefined for bytes that do
 * not hold one frame and up to 20 scans, that end early, that have other markers than those need,
 * or whose picture is empty or has more than 4,096 pixels a side. The compressed data itself is not
 * decoded. Takes time linear in the length.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const kept = new Uint8Array(bytes.byteLength)
  kept.set(bytes.subarray(0, 2))
  let length = 2
  let hasFrame = false
  let scans = 0
  let at = 2
  for (let segments = 0; segments <= MAX_SEGMENTS; segments++) {
    if (bytes[at] !== 0xff) return undefined
    // Any number of 0xff may stand before a marker.
    while (bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]
    if (marker === EOI && scans > 0) {
      kept.set([0xff, EOI], length)
      return kept.subarray(0, length + 2)
    }
    const end = endOfSegment(bytes, at)
    if (marker === undefined || end === undefined) return undefined
    let next = end
    if (FRAMES.includes(marker)) {
      if (hasFrame || !isPictureSound(bytes.subarray(at + 4, end))) return undefined
      hasFrame = true
    } else if (marker === SOS) {
      if (!hasFrame || ++scans > MAX_SCANS) return undefined
      next = endOfScan(bytes, end)
    } else if (isApplicationData(marker) || marker === COM) {
      at = end
      continue
    } else if (!TABLES.includes(marker)) return undefined
    kept.set(bytes.subarray(at, next), length)
    length += next - at
    at = next
  }
  return undefined
}

/** `at` is where the 0xff of its marker is. Undefined when it exceeds the bytes. */
function endOfSegment(bytes: Uint8Array, at: number): number | undefined {
  const [high, low] = [bytes[at + 2], bytes[at + 3]]
  if (high === undefined || low === undefined) return undefined
  const length = high * 256 + low
  const end = at + 2 + length
  return length >= 2 && end <= bytes.byteLength ? end : undefined
}

/** Where the next marker segment starts; the end of the bytes when there is none. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    // 0xff 0x00 stands for the byte 0xff; fill bytes belong to the marker after them.
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return bytes.byteLength
}

/** `frame`: precision, height and width (two bytes each), number of components, three of each. */
function isPictureSound(frame: Uint8Array): boolean {
  const [bits, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, components = 0] = frame
  const isSide = (pixels: number) => pixels > 0 && pixels <= MAX_SIDE
  return (
    bits === 8 &&
    (components === 1 || components === 3) &&
    frame.byteLength === 6 + 3 * components &&
    isSide(heightHigh * 256 + heightLow) &&
    isSide(widthHigh * 256 + widthLow)
  )
}
