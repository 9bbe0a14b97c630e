// Loads the site's own GLB models, each once.
import { Color, DoubleSide, FrontSide, Group, Mesh, MeshStandardMaterial } from 'three'
import { type GlbMaterial, parseGlb } from './parse-glb'

export type Recolor = Readonly<
  Record<string, { readonly color?: string; readonly roughness?: number; readonly metalness?: number }>
>

const fetched = new Map<string, Promise<Group | null>>()

function materialFrom(
  { name, color, metalness, roughness, emissive, doubleSided }: GlbMaterial,
  recolor: Recolor,
): MeshStandardMaterial {
  const own = recolor[name]
  return new MeshStandardMaterial({
    name,
    color: own?.color ?? new Color().fromArray([...color]),
    metalness: own?.metalness ?? metalness,
    roughness: own?.roughness ?? roughness,
    emissive: new Color().fromArray([...emissive]),
    side: doubleSided ? DoubleSide : FrontSide,
  })
}

async function fetchModel(path: string, recolor: Recolor): Promise<Group> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  const group = new Group()
  for (const { geometry, material } of parseGlb(await response.arrayBuffer())) {
    const mesh = new Mesh(geometry, materialFrom(material, recolor))
    mesh.castShadow = true
    group.add(mesh)
  }
  return group
}

/** The model, or null with a console warning where it cannot be loaded. A failed model is fetched again on the next call. */
export function loadModel(path: string, recolor: Recolor = {}): Promise<Group | null> {
  const known = fetched.get(path)
  if (known) return known
  const model = fetchModel(path, recolor).catch((error: unknown) => {
    console.warn(`The model ${path} could not be loaded; the built-in shape stands in for it`, error)
    fetched.delete(path)
    return null
  })
  fetched.set(path, model)
  return model
}
