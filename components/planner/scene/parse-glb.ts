// Parses this project's GLB models: plain colors, quantized positions (KHR_mesh_quantization), no textures or animation. A tenth of the
// size of three's GLTFLoader. Throws on anything else.
import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three'

interface Accessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: number
  readonly count: number
  readonly type: string
  readonly normalized?: boolean
}

interface Primitive {
  readonly attributes: Readonly<Record<string, number>>
  readonly indices?: number
  readonly material?: number
  readonly mode?: number
}

interface Node {
  readonly name?: string
  readonly mesh?: number
  readonly children?: readonly number[]
  readonly matrix?: readonly number[]
  readonly translation?: readonly [number, number, number]
  readonly rotation?: readonly [number, number, number, number]
  readonly scale?: readonly [number, number, number]
}

export interface GlbMaterial {
  readonly name: string
  /** Linear. */
  readonly color: readonly number[]
  readonly metalness: number
  readonly roughness: number
  readonly emissive: readonly number[]
  readonly doubleSided: boolean
}

interface Gltf {
  readonly extensionsRequired?: readonly string[]
  readonly scene?: number
  readonly scenes: readonly { readonly nodes: readonly number[] }[]
  readonly nodes: readonly Node[]
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[]
  readonly accessors: readonly Accessor[]
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteStride?: number }[]
  readonly materials?: readonly {
    readonly name?: string
    readonly doubleSided?: boolean
    readonly emissiveFactor?: readonly number[]
    readonly pbrMetallicRoughness?: {
      readonly baseColorFactor?: readonly number[]
      readonly metallicFactor?: number
      readonly roughnessFactor?: number
    }
  }[]
}

/** A mesh primitive in the model's space. */
export interface GlbPart {
  readonly geometry: BufferGeometry
  readonly material: GlbMaterial
}

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const TRIANGLES = 4
const known = new Set(['KHR_mesh_quantization'])

interface Read {
  readonly bytes: number
  readonly at: (view: DataView, offset: number) => number
  readonly largest: number
}

const readers: Readonly<Record<number, Read>> = {
  5120: { bytes: 1, at: (view, offset) => view.getInt8(offset), largest: 127 },
  5121: { bytes: 1, at: (view, offset) => view.getUint8(offset), largest: 255 },
  5122: { bytes: 2, at: (view, offset) => view.getInt16(offset, true), largest: 32767 },
  5123: { bytes: 2, at: (view, offset) => view.getUint16(offset, true), largest: 65535 },
  5125: { bytes: 4, at: (view, offset) => view.getUint32(offset, true), largest: 1 },
  5126: { bytes: 4, at: (view, offset) => view.getFloat32(offset, true), largest: 1 },
}

const sizes: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }

function chunksOf(file: ArrayBuffer): { readonly gltf: Gltf; readonly body: DataView } {
  const head = new DataView(file)
  if (file.byteLength < 28 || head.getUint32(0, true) !== MAGIC || head.getUint32(16, true) !== JSON_CHUNK)
    throw new Error('not a GLB file')
  const jsonLength = head.getUint32(12, true)
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, jsonLength))) as Gltf
  return { gltf, body: new DataView(file, 28 + jsonLength, head.getUint32(20 + jsonLength, true)) }
}

/** The numbers of an accessor; normalized integers become -1 to 1. */
function numbersOf({ accessors, bufferViews }: Gltf, body: DataView, index: number): Float32Array {
  const accessor = accessors[index]
  const buffer = accessor && bufferViews[accessor.bufferView]
  const read = accessor && readers[accessor.componentType]
  const size = accessor && sizes[accessor.type]
  if (!accessor || !buffer || !read || !size) throw new Error('a GLB accessor of an unknown kind')
  const stride = buffer.byteStride ?? size * read.bytes
  const start = (buffer.byteOffset ?? 0) + (accessor.byteOffset ?? 0)
  const numbers = new Float32Array(accessor.count * size)
  for (let i = 0; i < accessor.count; i++) {
    for (let k = 0; k < size; k++) {
      const value = read.at(body, start + i * stride + k * read.bytes)
      numbers[i * size + k] = accessor.normalized ? Math.max(value / read.largest, -1) : value
    }
  }
  return numbers
}

function matrixOf({ matrix, translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] }: Node): Matrix4 {
  if (matrix) return new Matrix4().fromArray(matrix)
  return new Matrix4().compose(new Vector3(...translation), new Quaternion(...rotation), new Vector3(...scale))
}

function materialOf({ materials }: Gltf, index: number | undefined): GlbMaterial {
  const {
    name = '',
    doubleSided = false,
    emissiveFactor = [0, 0, 0],
    pbrMetallicRoughness = {},
  } = materials?.[index ?? -1] ?? {}
  const { baseColorFactor = [1, 1, 1], metallicFactor = 1, roughnessFactor = 1 } = pbrMetallicRoughness
  return {
    name,
    color: baseColorFactor,
    metalness: metallicFactor,
    roughness: roughnessFactor,
    emissive: emissiveFactor,
    doubleSided,
  }
}

/** The meshes of a model. Throws where the file is not a GLB, is truncated, or needs an unknown extension. */
export function parseGlb(file: ArrayBuffer): GlbPart[] {
  const { gltf, body } = chunksOf(file)
  const foreign = (gltf.extensionsRequired ?? []).filter(name => !known.has(name))
  if (foreign.length > 0) throw new Error(`the GLB file needs ${foreign.join(', ')}`)
  const parts: GlbPart[] = []
  const visit = (index: number, above: Matrix4) => {
    const node = gltf.nodes[index]
    if (!node) return
    const place = above.clone().multiply(matrixOf(node))
    for (const { attributes, indices, material, mode = TRIANGLES } of gltf.meshes[node.mesh ?? -1]?.primitives ?? []) {
      if (mode !== TRIANGLES || attributes.POSITION === undefined || indices === undefined)
        throw new Error('a GLB mesh of an unknown kind')
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new BufferAttribute(numbersOf(gltf, body, attributes.POSITION), 3))
      if (attributes.NORMAL !== undefined)
        geometry.setAttribute('normal', new BufferAttribute(numbersOf(gltf, body, attributes.NORMAL), 3))
      geometry.setIndex([...numbersOf(gltf, body, indices)])
      geometry.applyMatrix4(place)
      parts.push({ geometry, material: materialOf(gltf, material) })
    }
    for (const child of node.children ?? []) visit(child, place)
  }
  for (const root of gltf.scenes[gltf.scene ?? 0]?.nodes ?? []) visit(root, new Matrix4())
  if (parts.length === 0) throw new Error('the GLB file is empty')
  return parts
}
