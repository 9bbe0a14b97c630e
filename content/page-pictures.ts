// The pictures at the head of pages. Each is true to the place or the subject.
import type { PictureName } from './pictures'
import type { ServiceSlug } from './slugs'

export interface PagePicture {
  readonly picture: PictureName
  readonly caption: string
}

export const pagePictures = {
  coastal: {
    picture: 'coastal',
    caption: 'An outdoor charger on cedar shingles: PVC conduit below, the cable hung beside it.',
  },
  creek: {
    picture: 'coastal',
    caption: 'A charger on an outside wall near the water, with its cable hung up.',
  },
  estate: {
    picture: 'estate',
    caption: 'Two chargers at a carriage house, one beside each door.',
  },
  colonial: {
    picture: 'hero_wide',
    caption: 'A charger beside the garage door of a colonial.',
  },
  garage: {
    picture: 'garage_after',
    caption: 'Panel, straight conduit, charger, and the cable hung off the floor.',
  },
  wall: {
    picture: 'photo_pin',
    caption: 'A garage wall with its panel beside the door: one photo like this shows us the run.',
  },
  plug: {
    picture: 'hardwired_or_plug',
    caption: 'Two ways to connect: hard-wired through conduit, or a plug in a 240-volt outlet.',
  },
  closeup: {
    picture: 'product_kit_graphite',
    caption: 'A wall charger, its cable coiled on the holster.',
  },
  panel: {
    picture: 'panel',
    caption: 'A labeled breaker in two spaces of the panel, and the conduit to the charger.',
  },
  commercial: {
    picture: 'commercial',
    caption: 'Two pedestals in a parking row, with bollards in front.',
  },
  cape: {
    picture: 'cape',
    caption: 'A cape without a garage: conduit along the foundation, from the meter to the driveway.',
  },
  trench: {
    picture: 'trench',
    caption: 'A trench across the lawn to a detached garage, with the charger on its side wall.',
  },
  service: {
    picture: 'service_entrance',
    caption: 'The meter, a new 200 A panel outdoors, and the conduit to the charger.',
  },
  downtown: {
    picture: 'downtown',
    caption: 'Two chargers on the wall of a rear lot, with bollards in front.',
  },
  snow: {
    picture: 'cape_snow',
    caption: 'A cape in winter: the charger on its side wall, off the front, and the car on the driveway.',
  },
  run: {
    picture: 'cape_run',
    caption: 'From the meter a small outdoor panel, then conduit low along the foundation to the charger.',
  },
  dusk: {
    picture: 'estate_dusk',
    caption: 'A charger between two carriage doors, under the lantern, its cable coiled below it.',
  },
  evening: {
    picture: 'coastal_evening',
    caption: 'An outdoor charger near the water: cedar shingles, PVC conduit, the cable hung beside it.',
  },
  autumn: {
    picture: 'trench_autumn',
    caption: 'An open trench to an outbuilding: marker tape in it, and the conduit coming up to the charger.',
  },
  outside: {
    picture: 'service_charger',
    caption: 'No garage needed: a charger on an outside wall, and its conduit back to the panel and the meter.',
  },
  lamps: {
    picture: 'downtown_dusk',
    caption: 'Two chargers on the back wall of a building, with lamps above them.',
  },
  post: {
    picture: 'commercial_post',
    caption: 'Pedestals along a storefront, each between two bollards.',
  },
  day: {
    picture: 'hero_day',
    caption: 'A colonial by day: the charger beside the garage door, the car plugged in.',
  },
  indoors: {
    picture: 'garage_wide',
    caption: 'A short run indoors: from the panel along the garage wall to the charger and the car.',
  },
  permit: {
    picture: 'permit',
    caption: 'A single-line diagram: panel, breaker, run and charger on one sheet.',
  },
} as const satisfies Record<string, PagePicture>

export type PagePictureId = keyof typeof pagePictures

const servicePictures: Readonly<Partial<Record<ServiceSlug, PagePicture>>> = {
  'tesla-ev-charger-installation': pagePictures.garage,
  'home-ev-charger-installation': pagePictures.cape,
  'commercial-ev-charger-installation': pagePictures.lamps,
  'electrical-panel-upgrades': pagePictures.service,
  'permits-inspections': pagePictures.permit,
}

/** A charger, for a service without a picture of its own. */
export const servicePicture = (slug: ServiceSlug): PagePicture => servicePictures[slug] ?? pagePictures.closeup
