// Draws charger, cable and conduit before the wall with three, on a transparent canvas: to scale,
// in the photo's light, with their shadows on the wall.
import {
  Box3,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector2,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
  Matrix4,
  PerspectiveCamera,
} from 'three'
import { SHAPE_SCALE } from '@/lib/planner/brands'
import type { FinishedLayout, Lighting, Wanted } from '@/lib/photo/finish'
import { brightness } from '@/lib/photo/finish/pixels'
import { centerOf } from '@/lib/photo/plane'
import { type Pose, projectPoint } from '@/lib/photo/pose'
import type { Photo } from '@/lib/photo/types'
import { chargerGeometry, LAMP_BRIGHTER } from '@/components/planner/scene/charger-geometry'
import { detectRenderer } from '@/components/planner/scene/detect-renderer'
import { realConduitGeometry } from '@/components/planner/scene/real-conduit'
import { lightWall } from './wall-light'

/** A part of the photo, in pixels. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Nearer to the camera, and farther, nothing is drawn. */
const [NEAR_FT, FAR_FT] = [0.2, 400]

/**
 * The wall is seen through a mirror: the corners are those of a mirrored photo. A camera of three
 * cannot be one, so x is negated for it, and the scene must be too.
 */
export const isMirroredPose = ({ rotation: [a, b, c, d, e, f, g, h, i] }: Pose): boolean =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0

/**
 * The photo's camera as three's, in the wall's coordinates, in feet. Sees the area of the photo and
 * nothing beside it.
 */
export function wallCamera(photo: Photo, pose: Pose, { left, top, right, bottom }: Area): PerspectiveCamera {
  const camera = new PerspectiveCamera()
  const [a, b, c, d, e, f, g, h, i] = pose.rotation
  const [x, y, z] = pose.translationFt
  const side = isMirroredPose(pose) ? -1 : 1
  // The pose looks along +z with y down, three along -z with y up.
  camera.matrixAutoUpdate = false
  camera.matrix.set(side * a, b, c, x, -side * d, -e, -f, -y, -side * g, -h, -i, -z, 0, 0, 0, 1).invert()
  camera.updateMatrixWorld(true)
  const { xPx, yPx } = centerOf(photo)
  const perPx = NEAR_FT / pose.focalPx
  const edges = [left - xPx, right - xPx, yPx - top, yPx - bottom].map(px => px * perPx) as [
    number,
    number,
    number,
    number,
  ]
  camera.projectionMatrix.copy(new Matrix4().makePerspective(...edges, NEAR_FT, FAR_FT))
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  return camera
}

/** Drawn pixels along each side of the photo's; fewer where the canvas would be too large. */
const SCALE = 2
const MAX_PX = 6_000_000
/** Shadows reach at most so far beside what throws them. */
const MARGIN_FT = 0.6
/** Between what stands off the wall and the wall it is darker, within so many feet. */
const GAP = { least: 0.72, feet: 0.12 } as const

/** The charger's lamp glows like a surface in so much light, as a share of white; the least. */
const [GLOW, LEAST_GLOW] = [1.2, 0.45]

const surface = (roughness: number, metalness = 0) =>
  new MeshStandardMaterial({ vertexColors: true, roughness, metalness })
/** Kept, because the renderer compiles each once. */
const materials = {
  dull: surface(0.5),
  shiny: surface(0.15),
  lamp: new MeshBasicMaterial({ vertexColors: true }),
  EMT: surface(0.35, 0.3),
  PVC: surface(0.7),
  shadow: new ShadowMaterial(),
}

/** The light at each vertex goes into its color, as a share of that at the charger. */
function lightVertices({ geometry, matrixWorld }: Mesh, { shareAt }: Lighting) {
  const [positions, colors] = [geometry.getAttribute('position'), geometry.getAttribute('color')]
  const [at, color] = [new Vector3(), new Color()]
  for (let i = 0; i < positions.count; i++) {
    at.fromBufferAttribute(positions, i).applyMatrix4(matrixWorld)
    const gap = GAP.least + (1 - GAP.least) * Math.min(1, Math.max(0, at.z) / GAP.feet)
    color.fromBufferAttribute(colors, i).multiplyScalar(gap * shareAt({ xFt: at.x, yFt: at.y }))
    colors.setXYZ(i, color.r, color.g, color.b)
  }
}

/** Charger, cable and conduit before the wall, to scale. */
function partsOf({ brand, conduitType, amps }: Wanted, { charger: at, isMirrored, corners, lighting }: FinishedLayout) {
  const charger = new Mesh(chargerGeometry(brand, 'with-plug'), [materials.dull, materials.shiny, materials.lamp])
  charger.position.set(at.xFt, at.yFt, 0)
  charger.scale.setScalar(1 / SHAPE_SCALE)
  if (isMirrored) charger.scale.x *= -1
  const parts = new Group().add(charger)
  const conduit = realConduitGeometry(corners, conduitType, amps)
  if (conduit) parts.add(new Mesh(conduit, materials[conduitType]))
  parts.updateMatrixWorld(true)
  parts.traverse(part => {
    if (!(part instanceof Mesh)) return
    lightVertices(part as Mesh, lighting)
    part.castShadow = true
  })
  const { dull, shiny, lamp, EMT, PVC } = materials
  for (const material of [dull, shiny, EMT, PVC]) material.emissive.setScalar(lighting.black)
  const level = brightness(lighting.white)
  lamp.color.setScalar((level + GLOW * Math.max(LEAST_GLOW, level)) / LAMP_BRIGHTER)
  return parts
}

/** The part of the photo that shows a box; all of it where the box reaches behind the camera. */
function areaOf(photo: Photo, pose: Pose, { min, max }: Box3): Area {
  const { widthPx, heightPx } = photo
  const corners = [min.x, max.x].flatMap(xFt =>
    [min.y, max.y].flatMap(yFt => [0, max.z].map(zFt => projectPoint(photo, pose, { xFt, yFt, zFt }))),
  )
  const seen = corners.filter(corner => corner !== null)
  if (seen.length < corners.length) return { left: 0, top: 0, right: widthPx, bottom: heightPx }
  const [xs, ys] = [seen.map(({ xPx }) => xPx), seen.map(({ yPx }) => yPx)]
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    right: Math.min(widthPx, Math.ceil(Math.max(...xs))),
    bottom: Math.min(heightPx, Math.ceil(Math.max(...ys))),
  }
}

let kept: WebGLRenderer | null = null

/** One for all pictures: browsers allow only a few. Null without WebGL 2. */
function rendererNow(): WebGLRenderer | null {
  if (kept && !kept.getContext().isContextLost()) return kept
  const kind = detectRenderer()
  // Without a GPU, four samples of a pixel cost more than four pixels.
  kept = kind === 'none' ? null : new WebGLRenderer({ alpha: true, antialias: kind === 'gpu' })
  if (kept) Object.assign(kept.shadowMap, { enabled: true, type: VSMShadowMap })
  return kept
}

export interface DrawnWall {
  /** Transparent where the photo stays; of the area, larger than it. Gone after this task. */
  readonly canvas: HTMLCanvasElement
  readonly area: Area
}

/** Null without WebGL 2, with a lost context, and where nothing of it is in the photo. */
export function drawWall(photo: Photo, pose: Pose, wanted: Wanted, layout: FinishedLayout): DrawnWall | null {
  const renderer = rendererNow()
  if (!renderer) return null
  const parts = partsOf(wanted, layout)
  const box = new Box3().setFromObject(parts).expandByVector(new Vector3(MARGIN_FT, MARGIN_FT, 0))
  const area = areaOf(photo, pose, box)
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  if (!(width > 0 && height > 0)) return null
  const [size, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3()).setZ(0)]
  const wall = new Mesh(new PlaneGeometry(size.x, size.y), materials.shadow)
  wall.position.copy(middle)
  wall.castShadow = wall.receiveShadow = true
  const root = new Group().add(parts, wall)
  const scene = new Scene().add(root)
  if (isMirroredPose(pose)) {
    root.scale.x = -1
    middle.x *= -1
  }
  const disposeLight = lightWall(scene, layout.lighting, middle, new Vector2(size.x, size.y))
  try {
    const scale = Math.min(SCALE, Math.sqrt(MAX_PX / (width * height)))
    renderer.setDrawingBufferSize(width, height, scale)
    renderer.render(scene, wallCamera(photo, pose, area))
    return renderer.getContext().isContextLost() ? null : { canvas: renderer.domElement, area }
  } finally {
    disposeLight()
    root.traverse(part => part instanceof Mesh && (part as Mesh).geometry.dispose())
  }
}
