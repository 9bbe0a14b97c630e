import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readFocal35Mm } from './exif'

type Exif = NonNullable<Parameters<ReturnType<typeof sharp>['withExif']>[0]>

const picture = () => sharp({ create: { width: 8, height: 6, channels: 3, background: 'white' } })
const jpegWith = (exif: Exif) => picture().withExif(exif).jpeg().toBuffer()
const read = (bytes: Uint8Array<ArrayBuffer>) => readFocal35Mm(new Blob([bytes]))
const focalLength = (text: string): Exif => ({ IFD2: { FocalLengthIn35mmFilm: text } })

describe('the 35 mm focal length', () => {
  it.each([13, 24, 26, 120])('is read from a JPEG: %i mm', async mm => {
    expect(await read(new Uint8Array(await jpegWith(focalLength(String(mm)))))).toBe(mm)
  })

  it('is read beside an orientation and a place', async () => {
    const jpeg = await jpegWith({
      IFD0: { Orientation: '6', Make: 'Phone' },
      IFD2: { FocalLengthIn35mmFilm: '26' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 52/1 0/1' },
    })
    expect(await read(new Uint8Array(jpeg))).toBe(26)
  })

  it('is unknown where the file says 0, or what no lens has', async () => {
    for (const text of ['0', '1', '65535'])
      expect(await read(new Uint8Array(await jpegWith(focalLength(text))))).toBeNull()
  })

  it('is unknown without EXIF data, in other formats and in an empty file', async () => {
    const files = [
      await picture().jpeg().toBuffer(),
      await picture().png().toBuffer(),
      await picture().webp().toBuffer(),
      Buffer.from('not a picture'),
      Buffer.alloc(0),
    ]
    for (const file of files) expect(await read(new Uint8Array(file))).toBeNull()
  })
})

describe('damaged files', () => {
  it('give null or a plausible length, wherever they are cut or altered', async () => {
    const whole = new Uint8Array(await jpegWith({ IFD0: { Make: 'Phone' }, ...focalLength('26') }))
    const arbDamage = fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 255 }))
    await fc.assert(
      fc.asyncProperty(fc.array(arbDamage, { maxLength: 8 }), fc.nat({ max: whole.length }), async (damage, length) => {
        const bytes = whole.slice(0, length)
        for (const [at, value] of damage) bytes[at % Math.max(length, 1)] = value
        const value = await read(bytes)
        expect(value === null || (value >= 5 && value <= 1000)).toBe(true)
      }),
    )
  })

  it('give null for any bytes behind the head of a JPEG', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async tail => {
        const head = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0x01, 0x80, ...Buffer.from('Exif\0\0')])
        expect(await read(Uint8Array.from([...head, ...tail]))).toBeNull()
      }),
    )
  })
})

it('a file that cannot be read has no focal length', async () => {
  const gone = new Blob(['x'])
  gone.slice = () => Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  expect(await readFocal35Mm(gone)).toBeNull()
})
