// Which picture stands on which page: one that is true to the place or the subject.
import type { PostSlug, ServiceSlug, TownSlug } from '@/lib/routes'
import type { PictureName } from './pictures'

interface PagePicture {
  readonly picture: PictureName
  /** What a reader should see in it. */
  readonly caption: string
}

const coastal: PagePicture = {
  picture: 'coastal',
  caption: 'By the water: PVC conduit, stainless hardware, and the cable hung out of the wind.',
}
const creek: PagePicture = {
  picture: 'coastal',
  caption: 'On a bay or creek: corrosion-resistant parts on a wall out of the weather.',
}
const estate: PagePicture = {
  picture: 'estate',
  caption: 'Two chargers at a carriage house: one feeder can serve both with shared, managed power.',
}
const colonial: PagePicture = {
  picture: 'hero_wide',
  caption: 'A colonial with an attached garage: the charger beside the door, the panel behind it.',
}
const garage: PagePicture = {
  picture: 'garage_after',
  caption: 'A straight run on a garage wall: panel, conduit, charger, cable hung clear of the floor.',
}
const panel: PagePicture = {
  picture: 'panel',
  caption: 'Two spaces in the panel, a labeled breaker, and conduit leaving for the charger.',
}
const commercial: PagePicture = {
  picture: 'commercial',
  caption: 'Pedestals behind bollards: trenches under parking lots go deeper than under a home driveway.',
}
const cape: PagePicture = {
  picture: 'cape',
  caption: 'A cape without a garage: the run follows the foundation from the meter to the side of the driveway.',
}
const trench: PagePicture = {
  picture: 'trench',
  caption: 'To a detached garage: pipe in a trench, marker tape above it, the charger on the side wall.',
}
const service: PagePicture = {
  picture: 'service_entrance',
  caption: 'Meter, new 200 A panel outdoors, and a pipe that leaves low for the charger.',
}
const downtown: PagePicture = {
  picture: 'downtown',
  caption: 'A rear lot off the main street: two chargers on the wall, bollards before them.',
}
const permit: PagePicture = {
  picture: 'permit',
  caption: 'A single-line diagram shows panel, breaker, run and charger on one sheet.',
}

export const townPictures: Readonly<Record<TownSlug, PagePicture>> = {
  babylon: creek,
  'bay-shore': creek,
  bohemia: commercial,
  brookhaven: garage,
  centereach: cape,
  commack: colonial,
  'east-hampton': estate,
  farmingville: garage,
  hauppauge: commercial,
  hempstead: trench,
  holbrook: panel,
  holtsville: permit,
  huntington: colonial,
  islip: creek,
  mastic: service,
  medford: trench,
  montauk: coastal,
  patchogue: downtown,
  'port-jefferson': coastal,
  riverhead: trench,
  ronkonkoma: cape,
  sayville: creek,
  selden: cape,
  'shelter-island': coastal,
  smithtown: colonial,
  southampton: estate,
  'stony-brook': garage,
}

export const servicePictures: Readonly<Record<ServiceSlug, PagePicture>> = {
  'tesla-ev-charger-installation': garage,
  'home-ev-charger-installation': colonial,
  'commercial-ev-charger-installation': commercial,
  'electrical-panel-upgrades': service,
  'permits-inspections': permit,
}

export const postPictures: Readonly<Record<PostSlug, PagePicture>> = {
  'best-ev-charger-long-island-homes': {
    picture: 'product_kit_graphite',
    caption: 'A wall unit, its cable and its connector: generic hardware, drawn for this site.',
  },
  'commercial-ev-charging-benefits': commercial,
  'ev-charger-installation-costs-suffolk-county': trench,
  'nassau-county-ev-charger-permits': permit,
  'prepare-home-ev-charger-installation': {
    picture: 'garage_before',
    caption: 'Before: one old outlet and an extension cord. The list below starts here.',
  },
  'tesla-wall-connector-vs-universal-chargers': {
    picture: 'hardwired_or_plug',
    caption: 'Left, wired straight in; right, a short cord and the receptacle that it plugs into.',
  },
}

export type { PagePicture }
