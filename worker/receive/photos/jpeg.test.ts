// The JPEG reader against pictures of a real encoder, and against bytes that are made to mislead
// it.
import fc from 'fast-check'
import sharp, { type JpegOptions } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { withoutMetadata } from './jpeg'
import { forCases } from '@/tests/for-all'

const GPS_TEXT = 'N 40 deg 52 min'
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const pixelsOf = async (bytes: Uint8Array) => textOf(await sharp(bytes).raw().toBuffer())

let withExif: Uint8Array

beforeAll(async () => {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#3a7' } })
  withExif = await picture
    .withExif({
      IFD0: { Copyright: GPS_TEXT, Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 52/1 0/1' },
    })
    .withIccProfile('srgb')
    .jpeg()
    .toBuffer()
})

const segment = (marker: number, ...content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
]
const SOI = [0xff, 0xd8]
const EOI = [0xff, 0xd9]
const frame = (width: number, height: number, { marker = 0xc0, bits = 8, count = 1 } = {}) =>
  segment(
    marker,
    ...[bits, height >> 8, height & 255, width >> 8, width & 255, count],
    ...Array.from({ length: count }, (_, component) => [component + 1, 0x11, 0]).flat(),
  )
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]
const jpeg = (...parts: readonly number[][]) => Uint8Array.from([...SOI, ...parts.flat(), ...EOI])
const markersOf = (bytes: Uint8Array) => [...bytes].flatMap((byte, at) => (byte === 0xff ? [bytes[at + 1]] : []))

describe('a whole JPEG', () => {
  it('loses place, device and profile, and keeps its picture', async () => {
    expect(textOf(withExif)).toContain(GPS_TEXT)
    const clean = withoutMetadata(withExif) ?? new Uint8Array()
    expect(textOf(clean)).not.toMatch(/Exif|N 40|Camera|ICC_PROFILE|JFIF/)
    const [{ exif, icc, width, height }, before, after] = [
      await sharp(clean).metadata(),
      await pixelsOf(withExif),
      await pixelsOf(clean),
    ]
    expect([exif, icc, width, height]).toEqual([undefined, undefined, 64, 48])
    expect(after).toBe(before)
  })

  it.each<[string, JpegOptions]>([
    ['progressive', { progressive: true }],
    ['of mozjpeg', { mozjpeg: true }],
    ['of mozjpeg at its best', { mozjpeg: true, quality: 100, chromaSubsampling: '4:4:4' }],
    ['small', { progressive: true, optimizeScans: true, quality: 20 }],
  ])('may be %s, with its several scans', async (_name, options) => {
    const picture = { width: 320, height: 240, channels: 3, background: '#888' } as const
    const made = sharp({ create: { ...picture, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    for (const jpegOf of [made, made.clone().grayscale()]) {
      const whole = await jpegOf.jpeg(options).toBuffer()
      expect(await pixelsOf(withoutMetadata(whole) ?? new Uint8Array())).toBe(await pixelsOf(whole))
    }
  })

  it('may have 20 scans', () => {
    expect(withoutMetadata(jpeg(frame(8, 8), ...Array<number[]>(20).fill(scan)))).toBeDefined()
  })

  it('loses comments, every APPn between its scans, and what follows its end', () => {
    const dirty = Uint8Array.from([
      ...jpeg(segment(0xe1, 1), segment(0xef, 2), frame(8, 8), segment(0xfe, 3), scan, segment(0xe0, 4), scan),
      ...bytesOf('<script>'),
    ])
    expect(withoutMetadata(dirty)).toEqual(jpeg(frame(8, 8), scan, scan))
  })

  it('may have 4,096 pixels a side', () => {
    expect(withoutMetadata(jpeg(frame(4_096, 4_096), scan))).toBeDefined()
  })

  it('may have fill bytes before a marker', () => {
    expect(withoutMetadata(jpeg([0xff, 0xff], frame(8, 8), scan))).toEqual(jpeg(frame(8, 8), scan))
  })
})

describe('bytes that are no whole JPEG', () => {
  const length = (high: number, low: number) => [0xff, 0xe1, high, low]
  it.each<[string, Uint8Array]>([
    ['none', new Uint8Array()],
    ['a text', bytesOf('<html>'.repeat(100))],
    ['a PNG', Uint8Array.from([0x89, ...bytesOf('PNG\r\n\u001a\n')])],
    ['a start and an end alone', jpeg()],
    ['no scan', jpeg(frame(8, 8))],
    ['no frame', jpeg(scan)],
    ['two frames', jpeg(frame(8, 8), frame(8, 8), scan)],
    ['no end', jpeg(frame(8, 8), scan).subarray(0, -2)],
    ['a second start', jpeg(SOI, frame(8, 8), scan)],
    ['no marker where one belongs', jpeg(frame(8, 8), [0x00], scan)],
    ['a length of 0', jpeg(length(0, 0), frame(8, 8), scan)],
    ['a length of 1', jpeg(length(0, 1), frame(8, 8), scan)],
    ['a length past the end', jpeg(length(0xff, 0xff), frame(8, 8), scan)],
    ['a cut length', Uint8Array.from([...SOI, 0xff, 0xe1, 0])],
    ['no width', jpeg(frame(0, 8), scan)],
    ['no height', jpeg(frame(8, 0), scan)],
    ['more pixels than fit into memory', jpeg(frame(65_535, 65_535), scan)],
    ['a side that is too long', jpeg(frame(4_097, 8), scan)],
    ['the other side too long', jpeg(frame(8, 4_097), scan)],
    ['a frame without content', jpeg(segment(0xc0), scan)],
    ['a frame whose components do not follow', jpeg(segment(0xc0, 8, 0, 8, 0, 8, 3, 1, 0x11, 0), scan)],
    ...[0, 2, 4, 255].map(count => [`${count} components`, jpeg(frame(8, 8, { count }), scan)] as [string, Uint8Array]),
    ['12 bits a sample', jpeg(frame(8, 8, { bits: 12 }), scan)],
    ['a scan more than a browser draws in time', jpeg(frame(8, 8), ...Array<number[]>(21).fill(scan))],
    ['80,000 scans', jpeg(frame(4_096, 4_096, { marker: 0xc2 }), ...Array<number[]>(80_000).fill(scan))],
    ['more tables than scans need', jpeg(frame(8, 8), ...Array<number[]>(10_000).fill(segment(0xc4, 0)), scan)],
    // All but DHT, DQT, DRI, SOS, EOI, APPn, comments and the frames of Huffman coding in 8 bits.
    ...[0x01, 0x02, 0xbf, 0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf]
      .concat(0xd8, 0xdc, 0xde, 0xdf, 0xf0, 0xf7, 0xfd)
      .flatMap((marker): [string, Uint8Array][] => [
        [`${marker.toString(16)} before the frame`, jpeg(segment(marker, 0, 8), frame(8, 8), scan)],
        [`${marker.toString(16)} behind a scan`, jpeg(frame(8, 8), scan, segment(marker, 0, 8), scan)],
        [`${marker.toString(16)} as the frame`, jpeg(frame(8, 8, { marker }), scan)],
      ]),
  ])('%s', (_name, bytes) => {
    expect(withoutMetadata(bytes)).toBeUndefined()
  })

  it('cut off anywhere', () => {
    for (let end = 0; end < withExif.byteLength - 2; end++)
      expect(withoutMetadata(withExif.subarray(0, end))).toBeUndefined()
  })
})

it('never throws, never answers with metadata, and cleans what it has cleaned to the same bytes', () => {
  const part = fc.oneof(
    fc.constantFrom(frame(8, 8), scan, SOI, EOI, [0xff], [0xff, 0x00], [0xff, 0x01]),
    fc
      .tuple(fc.integer({ min: 0xc0, max: 0xfe }), fc.array(fc.nat(255), { maxLength: 9 }))
      .map(([marker, content]) => segment(marker, ...content)),
    fc.array(fc.nat(255), { maxLength: 6 }),
  )
  forCases(5000, fc.array(part, { maxLength: 9 }), parts => {
    const clean = withoutMetadata(jpeg(...parts))
    if (clean === undefined) return
    expect(withoutMetadata(clean)).toEqual(clean)
    const [first, second, third] = markersOf(clean)
    expect([first, second === 0xe1, third === 0xe1]).toEqual([0xd8, false, false])
  })
})
