import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPhotoFile } from './exif'
import { withCameraSize } from '@/tests/photo/photos'
import { forCasesAsync } from '@/tests/for-all'

type Exif = NonNullable<Parameters<ReturnType<typeof sharp>['withExif']>[0]>

const formats = ['jpeg', 'png', 'webp'] as const
type Format = (typeof formats)[number]

const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: 'white' } })
const fileWith = async (format: Format, exif: Exif) =>
  new Uint8Array(await picture().withExif(exif).toFormat(format).toBuffer())
const read = (bytes: Uint8Array<ArrayBuffer>) => readPhotoFile(new Blob([bytes]))
const focalLength = (text: string): Exif => ({ IFD2: { FocalLengthIn35mmFilm: text } })

describe.each(formats)('a %s', format => {
  it.each([13, 24, 26, 120])('has the focal length that it says: %i mm', async mm => {
    expect(await read(await fileWith(format, focalLength(String(mm))))).toMatchObject({ format, focal35Mm: mm })
  })

  it('has no focal length where it says 0, or what no lens has', async () => {
    for (const text of ['0', '1', '65535'])
      expect((await read(await fileWith(format, focalLength(text)))).focal35Mm).toBeNull()
  })

  it('says the size that its camera made, beside a place', async () => {
    const file = await fileWith(format, {
      IFD0: { Make: 'Phone' },
      ...focalLength('26'),
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 52/1 0/1' },
    })
    expect(await read(file)).toMatchObject({ focal35Mm: 26, cameraSize: { widthPx: 8, heightPx: 6 } })
    const cropped = await read(withCameraSize(file, 4032, 3024))
    expect(cropped).toMatchObject({ focal35Mm: 26, cameraSize: { widthPx: 4032, heightPx: 3024 } })
  })

  it.each([2, 3, 4, 5, 6, 7, 8])('says orientation %i, and decodes as it is stored without it', async orientation => {
    const bytes = await fileWith(format, { IFD0: { Make: 'Phone' }, ...focalLength('77') })
    const turned = new Uint8Array(
      await sharp(bytes)
        .withMetadata({ orientation, exif: { IFD2: { FocalLengthIn35mmFilm: '77' } } })
        .toFormat(format)
        .toBuffer(),
    )
    const file = await read(turned)
    expect(file).toMatchObject({ format, orientation, focal35Mm: 77 })
    const unturned = new Uint8Array(await file.unturned.arrayBuffer())
    const { orientation: left = 1, width, height } = await sharp(unturned).metadata()
    expect([left, width, height]).toEqual([1, 8, 6])
    // Nothing but the orientation has changed.
    expect(await sharp(unturned).raw().toBuffer()).toEqual(await sharp(turned).raw().toBuffer())
    expect((await read(unturned)).orientation).toBe(1)
  })

  it('without EXIF data is upright, of no known lens, and itself', async () => {
    const file = new Blob([new Uint8Array(await picture().toFormat(format).toBuffer())])
    expect(await readPhotoFile(file)).toEqual({
      format,
      orientation: 1,
      focal35Mm: null,
      cameraSize: null,
      unturned: file,
    })
  })

  it('that is damaged gives plausible values, wherever it is cut or altered', async () => {
    const whole = await fileWith(format, { IFD0: { Make: 'Phone', Orientation: '6' }, ...focalLength('26') })
    const arbDamage = fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 }))
    await forCasesAsync(
      100,
      fc.array(arbDamage, { maxLength: 8 }),
      fc.nat({ max: whole.length }),
      async (damage, length) => {
        const bytes = whole.slice(0, length)
        for (const [at, value] of damage) bytes[at % Math.max(length, 1)] = value
        const { focal35Mm, orientation, unturned } = await read(bytes)
        expect(focal35Mm === null || (focal35Mm >= 5 && focal35Mm <= 1000)).toBe(true)
        expect(orientation).toBeGreaterThanOrEqual(1)
        expect(orientation).toBeLessThanOrEqual(8)
        expect(unturned.size).toBeLessThanOrEqual(length)
      },
    )
  })
})

it('the prefix that a JPEG has is also read in a WebP', async () => {
  const bytes = Buffer.from(await fileWith('webp', focalLength('77')))
  const at = bytes.indexOf('EXIF') + 4
  const length = bytes.readUInt32LE(at)
  const data = bytes.subarray(at + 4, at + 4 + length)
  const prefix = Buffer.from('Exif\0\0', 'latin1')
  const isPrefixed = data.subarray(0, 6).equals(prefix)
  const other = isPrefixed ? data.subarray(6) : Buffer.concat([prefix, data])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(other.length)
  const changed = Buffer.concat([bytes.subarray(0, at), size, other, Buffer.alloc(other.length % 2)])
  expect((await read(new Uint8Array(changed))).focal35Mm).toBe(77)
})

describe('EXIF data made by hand', () => {
  const text = (characters: string) => [...Buffer.from(characters, 'latin1')]
  function tiff(isLittle: boolean, orientation: number, focal35Mm: number): number[] {
    const whole = (value: number, bytes: number) => {
      const big = Array.from({ length: bytes }, (_, i) => (value >> (8 * (bytes - 1 - i))) & 255)
      return isLittle ? big.toReversed() : big
    }
    const short = (tag: number, value: number) => [
      ...whole(tag, 2),
      ...whole(3, 2),
      ...whole(1, 4),
      ...whole(value, 2),
      0,
      0,
    ]
    const pointer = (tag: number, to: number) => [...whole(tag, 2), ...whole(4, 2), ...whole(1, 4), ...whole(to, 4)]
    return [
      ...[...text(isLittle ? 'II' : 'MM'), ...whole(42, 2), ...whole(8, 4)],
      ...[...whole(2, 2), ...short(0x0112, orientation), ...pointer(0x8769, 38), ...whole(0, 4)],
      ...[...whole(1, 2), ...short(0xa405, focal35Mm), ...whole(0, 4)],
    ]
  }
  const segment = (marker: number, content: readonly number[]) => [
    ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
    ...content,
  ]
  const bytes = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat())
  const others = fc.array(
    fc.oneof(
      fc.constantFrom(
        segment(0xe0, text('JFIF\0')),
        segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<x tiff:Orientation="3">Exif')),
        segment(0xe2, text('MPF\0')),
        segment(0xfe, text('Exif\0\0II*\0')),
        [0xff],
      ),
      fc
        .tuple(fc.integer({ min: 0xe2, max: 0xef }), fc.nat(65_000))
        .map(([m, n]) => segment(m, Array<number>(n).fill(0xd8))),
    ),
    { maxLength: 8 },
  )
  const arbExif = fc.record({
    isLittle: fc.boolean(),
    orientation: fc.integer({ min: 1, max: 8 }),
    focal35Mm: fc.integer({ min: 5, max: 1000 }),
  })

  it('is read in either byte order, whatever stands before it, however long', async () => {
    await forCasesAsync(25, arbExif, others, async ({ isLittle, orientation, focal35Mm }, before) => {
      const exif = segment(0xe1, [...text('Exif\0\0'), ...tiff(isLittle, orientation, focal35Mm)])
      const file = await read(bytes([0xff, 0xd8], ...before, exif, segment(0xda, []), [0xff, 0xd9]))
      expect(file).toMatchObject({ format: 'jpeg', orientation, focal35Mm })
    })
  })

  it.each(['heic', 'heix', 'mif1', 'avif'])('is read in a file of brand %s, which is upright', async brand => {
    for (const [isLittle, gap] of [
      [true, 0],
      [false, 300_000],
    ] as const) {
      const item = [0, 0, 0, 6, ...text('Exif\0\0'), ...tiff(isLittle, 6, 120)]
      const box = [0, 0, 0, 24, ...text(`ftyp${brand}`), ...text('infe Exif\0\0\0')]
      const file = await read(bytes(box, Array<number>(gap).fill(1), item, Array<number>(50).fill(2)))
      expect(file).toMatchObject({ format: brand === 'avif' ? 'avif' : 'heic', orientation: 1, focal35Mm: 120 })
    }
  })
})

it('other files are not read', async () => {
  for (const bytes of [Buffer.from('not a picture, but a text'), Buffer.alloc(0)])
    expect(await read(new Uint8Array(bytes))).toMatchObject({ format: null, orientation: 1, focal35Mm: null })
})

it('any bytes behind the head of a JPEG say nothing', async () => {
  await forCasesAsync(100, fc.uint8Array({ maxLength: 400 }), async tail => {
    const head = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0x01, 0x80, ...Buffer.from('Exif\0\0')])
    expect((await read(Uint8Array.from([...head, ...tail]))).focal35Mm).toBeNull()
  })
})

it('a file that cannot be read says nothing', async () => {
  const gone = new Blob(['x'])
  gone.slice = () => Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  expect(await readPhotoFile(gone)).toMatchObject({ format: null, focal35Mm: null, unturned: gone })
})
