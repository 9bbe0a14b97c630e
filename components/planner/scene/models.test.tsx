// The files of the scene: models, light and textures.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DecompressionStream } from 'node:stream/web'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, test, vi } from 'vitest'
import { Box3, type Material, Mesh, Vector3 } from 'three'
import { GARAGE_HALF_FT, garages, WALL_HEIGHT_FT } from '@/lib/planner'
import { garageParts } from './garage'
import { loadModel, unpackModel } from './models'

describe('a model', () => {
  const folder = path.resolve(import.meta.dirname, '../../../public')
  const read = (file: string) => Uint8Array.from(readFileSync(path.join(folder, file)))
  const models = readdirSync(path.join(folder, 'planner/models'))
    .filter(name => name.endsWith('.bin'))
    .map(name => `/planner/models/${name}`)
  const GARAGE = '/planner/models/garage.bin'
  const meshesOf = (file: string) => {
    const scene = unpackModel(Uint8Array.from(gunzipSync(read(file))))
    scene.updateMatrixWorld(true)
    const meshes: Mesh[] = []
    scene.traverse(object => {
      if (object instanceof Mesh) meshes.push(object as Mesh)
    })
    return meshes
  }

  it.each(models.filter(file => file !== GARAGE))('%s is read: named materials, feet, normals, and small', file => {
    const meshes = meshesOf(file)
    expect(meshes.length).toBeGreaterThan(1)
    expect(read(file).byteLength).toBeLessThan(65_000)
    for (const mesh of meshes) {
      const size = new Box3().setFromObject(mesh).getSize(new Vector3())
      expect(Math.max(size.x, size.y, size.z)).toBeLessThan(17)
      expect(mesh.geometry.getAttribute('normal').count).toBe(mesh.geometry.getAttribute('position').count)
      expect((mesh.material as Material).name).not.toBe('')
    }
  })

  it('of the garage has every part, in the planner’s coordinates, with a place on the picture', () => {
    const meshes = meshesOf(GARAGE)
    expect(meshes.map(({ parent }) => parent?.name).sort()).toEqual([...garageParts].sort())
    expect(read(GARAGE).byteLength).toBeLessThan(20_000)
    const box = (name: string) =>
      new Box3().setFromObject(meshes.find(({ parent }) => parent?.name === name) ?? new Mesh())
    expect(box('back').max.z).toBeCloseTo(-GARAGE_HALF_FT + 0.06, 1)
    expect(box('right').min.x).toBeCloseTo(GARAGE_HALF_FT - 0.06, 1)
    expect(box('ceiling').max.y).toBeCloseTo(WALL_HEIGHT_FT, 1)
    const detached = box('detached')
    const { halfWidthFt, depthFt, roof: itsRoof } = garages.detached.size
    expect(detached.min.x).toBeCloseTo(0, 0)
    expect(detached.min.z).toBeCloseTo(-halfWidthFt, 0)
    expect(detached.max.z).toBeCloseTo(halfWidthFt, 0)
    expect(detached.max.x).toBeCloseTo(depthFt, 0)
    const roof = box('roof')
    expect(roof.max.y).toBeCloseTo(itsRoof.ridgeFt, 1)
    expect(roof.max.x).toBeCloseTo(depthFt + itsRoof.overhangFt, 1)
    for (const { geometry } of meshes) expect(geometry.getAttribute('uv').count).toBeGreaterThan(0)
  })

  it('that does not come or is no model is null with a warning, and is fetched again the next time', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const answers = [Buffer.from('<!doctype html><title>Not found</title>'), read('/planner/models/charger-slab.bin')]
    let isOffline = true
    // jsdom has none.
    vi.stubGlobal('DecompressionStream', DecompressionStream)
    vi.stubGlobal('fetch', () => {
      if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
      return Promise.resolve(new Response(answers.shift()))
    })
    const address = 'http://127.0.0.1/charger.bin'
    expect(await loadModel(address)).toBeNull()
    isOffline = false
    expect(await loadModel(address)).toBeNull()
    expect(warn).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`The model ${address} could not be loaded`),
      expect.anything(),
    )
    const model = await loadModel(address)
    expect(model?.children.length).toBeGreaterThan(0)
    expect(await loadModel(address)).toBe(model)
  })
})

test('light and textures weigh at most 150 kB on a desktop, and 110 kB on a phone', () => {
  const folder = path.resolve(import.meta.dirname, '../../../public/planner/light')
  const bytes = (file: string) => statSync(path.join(folder, file)).size
  const lights = ['day', 'evening']
  const sizes = ['', '-phone']
  expect(readdirSync(folder).sort()).toEqual(
    [
      ...lights.flatMap(light => sizes.map(size => `garage-${light}${size}.avif`)),
      ...lights.map(light => `reflections-${light}.webp`),
    ].sort(),
  )
  for (const light of lights) {
    const reflections = bytes(`reflections-${light}.webp`)
    expect(bytes(`garage-${light}.avif`) + reflections).toBeLessThanOrEqual(150_000)
    expect(bytes(`garage-${light}-phone.avif`) + reflections).toBeLessThanOrEqual(110_000)
  }
})
