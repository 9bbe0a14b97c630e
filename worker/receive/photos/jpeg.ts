// Checks that bytes are a whole JPEG and removes what a camera writes beside the picture: place,
// time, device, thumbnails. Markers: ITU-T T.81, table B.1.

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const COM = 0xfe

/**
 * A square of it has the most pixels of a canvas on an iPhone. A larger picture could exhaust the
 * memory of the phone that opens the lead page.
 */
const MAX_SIDE = 4096

const isApplicationData = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** Start of frame: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
/** Markers that no length follows. */
const isAlone = (marker: number) => isRestart(marker) || marker === 0x01

/**
 * The JPEG from its SOI to its EOI without APPn and comment segments. Undefined for bytes that do
 * not hold a frame and a scan, that end early, or whose picture is empty or has more than 4,096
 * pixels a side. The compressed data itself is not decoded. Takes time linear in the length.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  const kept = new Uint8Array(bytes.byteLength)
  kept.set(bytes.subarray(0, 2))
  let length = 2
  let hasFrame = false
  let hasScan = false
  let at = 2
  for (;;) {
    if (bytes[at] !== 0xff) return undefined
    // Any number of 0xff may stand before a marker.
    while (bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]
    if (marker === undefined || marker === 0 || marker === SOI || isAlone(marker)) return undefined
    if (marker === EOI) break
    const end = endOfSegment(bytes, at)
    if (end === undefined) return undefined
    if (isFrame(marker)) {
      if (hasFrame || !isPictureSound(bytes.subarray(at + 4, end))) return undefined
      hasFrame = true
    }
    let next = end
    if (marker === SOS) {
      if (!hasFrame) return undefined
      hasScan = true
      next = endOfScan(bytes, end)
    }
    if (!isApplicationData(marker) && marker !== COM) {
      kept.set(bytes.subarray(at, next), length)
      length += next - at
    }
    at = next
  }
  if (!hasScan) return undefined
  kept.set([0xff, EOI], length)
  return kept.subarray(0, length + 2)
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

/** `frame`: precision, height and width (two bytes each), number of components. */
function isPictureSound(frame: Uint8Array): boolean {
  const [, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, components = 0] = frame
  const isSide = (pixels: number) => pixels > 0 && pixels <= MAX_SIDE
  return components > 0 && isSide(heightHigh * 256 + heightLow) && isSide(widthHigh * 256 + widthLow)
}
