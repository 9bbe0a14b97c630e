// Loads the site's own models and pictures, each once. The models are packed by
// imagery/scripts/compress_models.mjs, whose head describes their bytes: a third of the same GLB,
// and without GLTFLoader the 3D view's scripts are 29 kB smaller (gzip). A browser without
// DecompressionStream (Safari before 16.4, Firefox before 113) shows the built-in shapes.
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  type Texture,
  TextureLoader,
} from 'three'

type Three = readonly [number, number, number]

/** A surface of one material. Colors are linear. */
interface Surface {
  readonly vertices: number
  readonly corners: number
  readonly hasNormals?: true
  readonly hasUvs?: true
  readonly name?: string
  readonly color?: Three
  readonly roughness?: number
  readonly metalness?: number
  readonly emissive?: Three
}

/** What shows its own surfaces, or those of an earlier part, moved or mirrored. Feet. */
type Part = { readonly name: string } & (
  { readonly surfaces: readonly Surface[] } | { readonly of: number; readonly scale: Three; readonly position: Three }
)

interface PackedModel {
  /** One step of a place, in feet. */
  readonly step: number
  readonly parts: readonly Part[]
}

const NORMAL_STEPS = 127
const UV_STEPS = 16384

/** Reads the columns of a packed model, one after the other. */
class Columns {
  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {}

  /** `count` numbers as stored. */
  private coded(count: number): Uint16Array {
    const end = this.at + 2 * count
    if (end > this.bytes.length) throw new RangeError('The model ends too early')
    const [low, high] = [this.bytes.subarray(this.at, this.at + count), this.bytes.subarray(this.at + count, end)]
    this.at = end
    return Uint16Array.from(low, (byte, i) => byte | ((high[i] ?? 0) << 8))
  }

  /** Vectors of `size` columns. */
  vectors(count: number, size: number, step: number): BufferAttribute {
    const values = new Float32Array(count * size)
    for (let axis = 0; axis < size; axis++) {
      let value = 0
      this.coded(count).forEach((code, i) => {
        value += (code >>> 1) ^ -(code & 1)
        values[i * size + axis] = value * step
      })
    }
    return new BufferAttribute(values, size)
  }

  corners(count: number): BufferAttribute {
    let next = 0
    const index = this.coded(count).map(back => (back === 0 ? next++ : next - back))
    return new BufferAttribute(index, 1)
  }
}

function materialOf({ name = '', color = [1, 1, 1], roughness = 1, metalness = 1, emissive = [0, 0, 0] }: Surface) {
  const material = new MeshStandardMaterial({ name, roughness, metalness, side: DoubleSide })
  material.color = new Color(...color)
  material.emissive = new Color(...emissive)
  return material
}

function geometryOf(surface: Surface, columns: Columns, step: number): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', columns.vectors(surface.vertices, 3, step))
  if (surface.hasNormals) geometry.setAttribute('normal', columns.vectors(surface.vertices, 3, 1 / NORMAL_STEPS))
  if (surface.hasUvs) geometry.setAttribute('uv', columns.vectors(surface.vertices, 2, 1 / UV_STEPS))
  geometry.setIndex(columns.corners(surface.corners))
  return geometry
}

/** A group for each part, with a mesh for each of its surfaces. */
export function unpackModel(bytes: Uint8Array): Group {
  const start = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const { step, parts } = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start))) as PackedModel
  const columns = new Columns(bytes, start)
  /** By name: surfaces of one material share it. */
  const materials = new Map<string | undefined, MeshStandardMaterial>()
  const meshOf = (surface: Surface) => {
    const material = materials.get(surface.name) ?? materialOf(surface)
    materials.set(surface.name, material)
    return new Mesh(geometryOf(surface, columns, step), material)
  }
  const groups: Group[] = []
  for (const part of parts) {
    const group = Object.assign(new Group(), { name: part.name })
    if ('surfaces' in part) group.add(...part.surfaces.map(meshOf))
    else {
      group.add(...(groups[part.of]?.children ?? []).map(mesh => mesh.clone()))
      group.scale.set(...part.scale)
      group.position.set(...part.position)
    }
    groups.push(group)
  }
  return new Group().add(...groups)
}

async function fetchModel(path: string): Promise<Group> {
  const { ok, body, status } = await fetch(path)
  if (!ok || !body) throw new Error(`Status ${status}`)
  const unzipped = body.pipeThrough(new DecompressionStream('gzip'))
  return unpackModel(new Uint8Array(await new Response(unzipped).arrayBuffer()))
}

const fetched = new Map<string, Promise<unknown>>()

/**
 * `load` once for each path; null with a console warning where it fails, and again on the next
 * call.
 */
function once<T>(path: string, kind: 'model' | 'picture', load: () => Promise<T>): Promise<T | null> {
  const known = fetched.get(path) as Promise<T | null> | undefined
  if (known) return known
  const result = load().catch((error: unknown) => {
    console.warn(`The ${kind} ${path} could not be loaded; the built-in shape stands in for it`, error)
    fetched.delete(path)
    return null
  })
  fetched.set(path, result)
  return result
}

export const loadModel = (path: string): Promise<Group | null> => once(path, 'model', () => fetchModel(path))

export const loadPicture = (path: string): Promise<Texture | null> =>
  once(path, 'picture', () => new TextureLoader().loadAsync(path))
