// Which picture stands on which page: one that is true to the place or the subject.
import type { PostSlug, ServiceSlug, TownSlug } from '@/lib/routes'
import type { PictureName } from './pictures'

interface PagePicture {
  readonly picture: PictureName
  /** What a reader should see in it. */
  readonly caption: string
}

const coastal: PagePicture = { picture: 'coastal', caption: 'By the water: PVC conduit, stainless hardware, and the cable hung out of the wind.' }
const creek: PagePicture = { picture: 'coastal', caption: 'On a bay or creek: corrosion-resistant parts on a wall out of the weather.' }
const estate: PagePicture = { picture: 'estate', caption: 'Two chargers at a carriage house: one feeder can serve both with shared, managed power.' }
const colonial: PagePicture = { picture: 'hero_wide', caption: 'A colonial with an attached garage: the charger beside the door, the panel behind it.' }
const garage: PagePicture = { picture: 'garage_after', caption: 'A straight run on a garage wall: panel, conduit, charger, cable hung clear of the floor.' }
const panel: PagePicture = { picture: 'panel', caption: 'Two spaces in the panel, a labeled breaker, and conduit leaving for the charger.' }
const commercial: PagePicture = { picture: 'commercial', caption: 'Pedestals behind bollards: trenches under parking lots go deeper than under a home driveway.' }
const permit: PagePicture = { picture: 'permit', caption: 'A single-line diagram shows panel, breaker, run and charger on one sheet.' }

export const townPictures: Readonly<Record<TownSlug, PagePicture>> = {
  babylon: creek,
  'bay-shore': creek,
  bohemia: commercial,
  brookhaven: garage,
  centereach: panel,
  commack: colonial,
  'east-hampton': estate,
  farmingville: garage,
  hauppauge: commercial,
  hempstead: permit,
  holbrook: panel,
  holtsville: permit,
  huntington: colonial,
  islip: creek,
  mastic: creek,
  medford: garage,
  montauk: coastal,
  patchogue: creek,
  'port-jefferson': coastal,
  riverhead: panel,
  ronkonkoma: panel,
  sayville: creek,
  selden: panel,
  'shelter-island': coastal,
  smithtown: colonial,
  southampton: estate,
  'stony-brook': colonial,
}

export const servicePictures: Readonly<Record<ServiceSlug, PagePicture>> = {
  'tesla-ev-charger-installation': garage,
  'home-ev-charger-installation': colonial,
  'commercial-ev-charger-installation': commercial,
  'electrical-panel-upgrades': panel,
  'permits-inspections': permit,
}

export const postPictures: Readonly<Record<PostSlug, PagePicture>> = {
  'best-ev-charger-long-island-homes': { picture: 'product_kit_graphite', caption: 'A wall unit, its cable and its connector: generic hardware, drawn for this site.' },
  'commercial-ev-charging-benefits': commercial,
  'ev-charger-installation-costs-suffolk-county': panel,
  'nassau-county-ev-charger-permits': permit,
  'prepare-home-ev-charger-installation': { picture: 'garage_before', caption: 'Before: one old outlet and an extension cord. The list below starts here.' },
  'tesla-wall-connector-vs-universal-chargers': garage,
}

export type { PagePicture }
