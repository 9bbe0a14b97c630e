// Addresses of the 3D view's models and pictures. Free of three.js, so that they can be fetched
// beside its code.

/** Light of the garage: daylight on a light page, lamps on a dark one. */
export type Light = 'day' | 'evening'

export const GARAGE_MODEL = '/planner/models/garage.bin'
export const CAR_MODEL = '/planner/models/ev-car.bin'
/** A phone gets the smaller picture: 12.6 MB of its graphics memory instead of 22.4. */
const isPhone = () => matchMedia('(max-width: 767px), (max-height: 479px)').matches
export const garagePictureOf = (light: Light) => `/planner/light/garage-${light}${isPhone() ? '-phone' : ''}.avif`
export const reflectionsOf = (light: Light) => `/planner/light/reflections-${light}.webp`

/** What the first picture shows, beside the charger. */
export const firstModels = [GARAGE_MODEL, CAR_MODEL] as const
export const firstPicturesOf = (light: Light) => [garagePictureOf(light), reflectionsOf(light)] as const

/** The light of the visitor's color scheme. */
export const expectedLight = (): Light => (matchMedia('(prefers-color-scheme: dark)').matches ? 'evening' : 'day')
