import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPhotoFile } from './exif'
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
  it('has the focal length that it says, and none where it says 0, or what no lens has', async () => {
    for (const mm of [13, 24, 26, 120, 0, 1, 65535])
      expect(await read(await fileWith(format, focalLength(String(mm))))).toMatchObject({
        format,
        focal35Mm: mm >= 5 && mm < 1000 ? mm : null,
      })
  })

  it.each([
    ['2/1', 2],
    ['3/2', 1.5],
    ['1/1', 1],
    ['0/1', null],
    ['0/0', null],
    ['1/0', null],
  ])('has the digital zoom that it says: %s', async (text, digitalZoom) => {
    const exif = { IFD2: { DigitalZoomRatio: text, FocalLengthIn35mmFilm: '26' } }
    expect(await read(await fileWith(format, exif))).toMatchObject({ digitalZoom, focal35Mm: 26 })
  })

  it('says the size that its camera made, beside a place', async () => {
    const file = await fileWith(format, {
      IFD0: { Make: 'Phone' },
      ...focalLength('26'),
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 52/1 0/1' },
    })
    expect(await read(file)).toMatchObject({ focal35Mm: 26, cameraSize: { widthPx: 8, heightPx: 6 } })
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
      digitalZoom: null,
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
  const setters = {
    1: 'setUint8',
    3: 'setUint16',
    4: 'setUint32',
    8: 'setInt16',
    9: 'setInt32',
    11: 'setFloat32',
    12: 'setFloat64',
  } as const
  const lengths = { 1: 1, 3: 2, 4: 4, 5: 8, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8 } as const
  type Type = keyof typeof lengths
  /** A number as TIFF has it in a type; a fraction in quarters. */
  function typed(isLittle: boolean, type: Type, value: number): number[] {
    const view = new DataView(new ArrayBuffer(8))
    if (type === 5 || type === 10) {
      view.setUint32(0, 4 * value, isLittle)
      view.setUint32(4, 4, isLittle)
    } else view[setters[type]](0, value, isLittle)
    return [...new Uint8Array(view.buffer, 0, lengths[type])]
  }
  function tiff(isLittle: boolean, orientation: number, focal35Mm: number, types: readonly Type[] = [3, 3]): number[] {
    const of = (value: number, bytes: 2 | 4) => typed(isLittle, bytes === 2 ? 3 : 4, value)
    /** Bytes of numbers that are too long for their entry: the first stands 56 behind the start. */
    const behind: number[] = []
    const entry = (tag: number, type: Type, value: number) => {
      const bytes = typed(isLittle, type, value)
      const inside = bytes.length > 4 ? of(56 + behind.length, 4) : [...bytes, 0, 0, 0].slice(0, 4)
      if (bytes.length > 4) behind.push(...bytes)
      return [...of(tag, 2), ...of(type, 2), ...of(1, 4), ...inside]
    }
    const [forOrientation = 3, forFocal = 3] = types
    return [
      ...[...text(isLittle ? 'II' : 'MM'), ...of(42, 2), ...of(8, 4)],
      ...[...of(2, 2), ...entry(0x0112, forOrientation, orientation), ...entry(0x8769, 4, 38), ...of(0, 4)],
      ...[...of(1, 2), ...entry(0xa405, forFocal, focal35Mm), ...of(0, 4)],
      ...behind,
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
    types: fc.tuple(fc.constantFrom<Type>(1, 3, 4, 5, 8, 9), fc.constantFrom<Type>(3, 4, 5, 8, 9, 10, 11, 12)),
  })

  it('is read in either byte order and any type of number, whatever stands before it, however long', async () => {
    await forCasesAsync(50, arbExif, others, async ({ isLittle, orientation, focal35Mm, types }, before) => {
      const exif = segment(0xe1, [...text('Exif\0\0'), ...tiff(isLittle, orientation, focal35Mm, types)])
      const file = await read(bytes([0xff, 0xd8], ...before, exif, segment(0xda, []), [0xff, 0xd9]))
      expect(file).toMatchObject({ format: 'jpeg', orientation, focal35Mm })
      expect(await readPhotoFile(file.unturned)).toMatchObject({ orientation: 1, focal35Mm })
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
  const gone = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  expect(await readPhotoFile(gone)).toMatchObject({ format: null, focal35Mm: null, unturned: gone })
})
