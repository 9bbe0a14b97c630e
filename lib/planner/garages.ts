// The garages whose walls take a charger, each whole: the attached one, where a run begins, and
// those across a trench. A new one is an entry at the end, because links count walls in this order,
// and words for its walls in content/words/planner.ts. Feet. See docs/planner.md, "Planner
// geometry".

interface Garage {
  /**
   * Each wall from -value to value along itself: as drawn, and where the charger's center may be.
   * Across a trench they stand at x = 10 + trench feet, around z = 0.
   */
  readonly walls: Readonly<Record<string, { readonly halfWidthFt: number; readonly chargerHalfFt: number }>>
  readonly size: GarageSize
  readonly panels: Readonly<Record<string, { readonly wall: string; readonly positionFt: object }>>
  /** Where a trench begins; null at a trench's end. */
  readonly exit: { readonly wall: string; readonly alongFt: number; readonly heightFt: number } | null
}

/** As drawn, with the door toward +z. */
export interface GarageSize {
  readonly halfWidthFt: number
  readonly depthFt: number
  /** How far it reaches beyond the walls, and the height of its ridge; null for a flat one. */
  readonly roof: { readonly overhangFt: number; readonly ridgeFt: number } | null
}

export const garages = {
  attached: {
    walls: {
      back: { halfWidthFt: 10, chargerHalfFt: 9.5 },
      right: { halfWidthFt: 10, chargerHalfFt: 9.5 },
    },
    size: { halfWidthFt: 10, depthFt: 20, roof: null },
    panels: {
      'back-left': { wall: 'back', positionFt: { x: -8.5, y: 5, z: -10 } },
      'right-front': { wall: 'right', positionFt: { x: 10, y: 5, z: 8.5 } },
    },
    exit: { wall: 'right', alongFt: 0, heightFt: 1 },
  },
  detached: {
    walls: { detached: { halfWidthFt: 6, chargerHalfFt: 6 } },
    size: { halfWidthFt: 7, depthFt: 12, roof: { overhangFt: 0.5, ridgeFt: 12.2 } },
    panels: {},
    exit: null,
  },
} as const satisfies Record<string, Garage>

export type GarageKind = keyof typeof garages
type WallOf<Kind extends GarageKind> = Kind extends unknown ? keyof (typeof garages)[Kind]['walls'] : never
export type GarageWall = WallOf<'attached'>
/** Across a trench. */
export type FarWall = WallOf<Exclude<GarageKind, 'attached'>>
export type Wall = WallOf<GarageKind>
export type PanelLocation = keyof (typeof garages)['attached']['panels']

const keysOf = <Facts extends object>(facts: Facts) => Object.keys(facts) as (keyof Facts)[]

const { attached, ...far } = garages
export const garageWalls: readonly GarageWall[] = keysOf(attached.walls)
export const farWalls: readonly FarWall[] = Object.values(far).flatMap(({ walls }) => keysOf(walls))
export const walls: readonly Wall[] = [...garageWalls, ...farWalls]
export const panelLocations: readonly PanelLocation[] = keysOf(attached.panels)

export const isFarWall = (wall: unknown): wall is FarWall => (farWalls as readonly unknown[]).includes(wall)

/** What a wall's garage says of it. */
export const wallFacts = Object.fromEntries(
  Object.values(garages).flatMap(({ walls, size }) =>
    Object.entries(walls).map(([wall, facts]) => [wall, { ...facts, size }]),
  ),
) as Readonly<Record<Wall, Garage['walls'][string] & { readonly size: GarageSize }>>
