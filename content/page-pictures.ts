// The pictures at the head of pages. Each is true to the place or the subject.
import type { PictureName } from './pictures'
import type { ServiceSlug } from './routes'

export interface PagePicture {
  readonly picture: PictureName
  /** What the picture shows. */
  readonly caption: string
}

/** Pictures with a caption, for any page that names one. */
export const pagePictures = {
  coastal: {
    picture: 'coastal',
    caption: 'By the water: PVC conduit, stainless hardware, and the cable hung out of the wind.',
  },
  creek: {
    picture: 'coastal',
    caption: 'On a bay or creek: corrosion-resistant parts on a wall out of the weather.',
  },
  estate: {
    picture: 'estate',
    caption: 'Two chargers at a carriage house: one feeder can serve both with shared, managed power.',
  },
  colonial: {
    picture: 'hero_wide',
    caption: 'A colonial with an attached garage: the charger beside the door, the panel behind it.',
  },
  garage: {
    picture: 'garage_after',
    caption: 'A straight run on a garage wall: panel, conduit, charger, cable hung clear of the floor.',
  },
  panel: {
    picture: 'panel',
    caption: 'Two spaces in the panel, a labeled breaker, and conduit leaving for the charger.',
  },
  commercial: {
    picture: 'commercial',
    caption: 'Pedestals behind bollards: trenches under parking lots go deeper than under a home driveway.',
  },
  cape: {
    picture: 'cape',
    caption: 'A cape without a garage: the run follows the foundation from the meter to the side of the driveway.',
  },
  trench: {
    picture: 'trench',
    caption: 'To a detached garage: pipe in a trench, marker tape above it, the charger on the side wall.',
  },
  service: {
    picture: 'service_entrance',
    caption: 'Meter, new 200 A panel outdoors, and a pipe that leaves low for the charger.',
  },
  downtown: {
    picture: 'downtown',
    caption: 'A rear lot off the main street: two chargers on the wall, bollards before them.',
  },
  permit: {
    picture: 'permit',
    caption: 'A single-line diagram shows panel, breaker, run and charger on one sheet.',
  },
} as const satisfies Record<string, PagePicture>

export type PagePictureId = keyof typeof pagePictures

export const servicePictures: Readonly<Record<ServiceSlug, PagePicture>> = {
  'tesla-ev-charger-installation': pagePictures.garage,
  'home-ev-charger-installation': pagePictures.colonial,
  'commercial-ev-charger-installation': pagePictures.commercial,
  'electrical-panel-upgrades': pagePictures.service,
  'permits-inspections': pagePictures.permit,
}
