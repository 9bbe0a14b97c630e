import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPhotoFile } from '@/lib/photo/exif'
import { measureRun } from '@/lib/photo/measure'
import { samplePhoto } from '@/lib/photo/sample'
import { folder, photoPoint, pictureNames, proofOf, readPicture } from './proof'

it('the pictures show two walls from straight on, 15 and 30 degrees', () => {
  const views = pictureNames.map(name => {
    const { reference, camera } = readPicture(name)
    return `${reference.kind} ${camera.yawDeg}`
  })
  expect(views.sort()).toEqual([
    'entry-door 0',
    'entry-door 15',
    'entry-door 30',
    'garage-door 0',
    'garage-door 15',
    'garage-door 30',
  ])
})

describe.each(pictureNames)('%s', name => {
  const picture = readPicture(name)
  const file = readFileSync(path.join(folder, `${name}.jpg`))

  it('is a photo of the size and focal length that its data give, with all places in it', async () => {
    const { width, height } = await sharp(file).metadata()
    const { focal35Mm } = await readPhotoFile(new Blob([file]))
    expect({ widthPx: width, heightPx: height, focal35Mm }).toEqual(picture.photo)
    for (const point of [...picture.reference.cornersFt, picture.panelFt, picture.chargerFt]) {
      const { xPx, yPx } = photoPoint(picture, point)
      expect(xPx > 0 && xPx < width && yPx > 0 && yPx < height).toBe(true)
    }
  })

  it('gives the run within 5% for 95% of pins off by 1 to 3 px, and a range that holds it for 90%', () => {
    const { errors, held, refused } = proofOf(picture)
    expect(refused).toBe(0)
    expect(errors.filter(error => error <= 0.05).length / errors.length).toBeGreaterThanOrEqual(0.95)
    expect(held / errors.length).toBeGreaterThanOrEqual(0.9)
  }, 30_000)
})

describe('the sample photo', () => {
  const { path: address, photo, reference, panel, charger, trueRunFt } = samplePhoto
  const file = path.resolve(import.meta.dirname, '../../public', `.${address}`)

  it('has the size and focal length of its data, and at most 200 kB', async () => {
    const bytes = readFileSync(file)
    const { width, height } = await sharp(bytes).metadata()
    const { focal35Mm } = await readPhotoFile(new Blob([bytes]))
    expect({ widthPx: width, heightPx: height, focal35Mm }).toEqual(photo)
    expect(statSync(file).size).toBeLessThanOrEqual(200_000)
  })

  it('is pinned where the view of the same name has its places', () => {
    const picture = readPicture('garage-15')
    const rounded = (point: Parameters<typeof photoPoint>[1]) => {
      const { xPx, yPx } = photoPoint(picture, point)
      return { xPx: Math.round(xPx), yPx: Math.round(yPx) }
    }
    expect(reference.corners).toEqual(picture.reference.cornersFt.map(rounded))
    expect([panel, charger]).toEqual([rounded(picture.panelFt), rounded(picture.chargerFt)])
    expect(trueRunFt).toBe(picture.runFt)
  })

  it('measures its run within 2%, with one elbow', () => {
    const result = measureRun(photo, reference, panel, charger)
    expect(result).toMatchObject({ ok: true, elbows: 1 })
    const { runFt = NaN, lowFt = NaN, highFt = NaN } = result.ok ? result : {}
    expect(Math.abs(runFt - trueRunFt) / trueRunFt).toBeLessThan(0.02)
    expect(lowFt <= trueRunFt && trueRunFt <= highFt).toBe(true)
  })
})
