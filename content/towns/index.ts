// The 27 places, one file each, and how to get at them. What a page says about a place stands in the page's own module.
import type { TownSlug } from '@/lib/routes'
import type { Town } from '../types'
import { babylon } from './babylon'
import { bayShore } from './bay-shore'
import { bohemia } from './bohemia'
import { brookhaven } from './brookhaven'
import { centereach } from './centereach'
import { commack } from './commack'
import { eastHampton } from './east-hampton'
import { farmingville } from './farmingville'
import { hauppauge } from './hauppauge'
import { hempstead } from './hempstead'
import { holbrook } from './holbrook'
import { holtsville } from './holtsville'
import { huntington } from './huntington'
import { islip } from './islip'
import { mastic } from './mastic'
import { medford } from './medford'
import { montauk } from './montauk'
import { patchogue } from './patchogue'
import { portJefferson } from './port-jefferson'
import { riverhead } from './riverhead'
import { ronkonkoma } from './ronkonkoma'
import { sayville } from './sayville'
import { selden } from './selden'
import { shelterIsland } from './shelter-island'
import { smithtown } from './smithtown'
import { southampton } from './southampton'
import { stonyBrook } from './stony-brook'

export const towns: Readonly<Record<TownSlug, Town>> = {
  babylon,
  'bay-shore': bayShore,
  bohemia,
  brookhaven,
  centereach,
  commack,
  'east-hampton': eastHampton,
  farmingville,
  hauppauge,
  hempstead,
  holbrook,
  holtsville,
  huntington,
  islip,
  mastic,
  medford,
  montauk,
  patchogue,
  'port-jefferson': portJefferson,
  riverhead,
  ronkonkoma,
  sayville,
  selden,
  'shelter-island': shelterIsland,
  smithtown,
  southampton,
  'stony-brook': stonyBrook,
}

/** All 27, by name. Plain code-unit order: the names are ASCII, and no machine's locale may reorder a page. */
export const allTowns: readonly Town[] = Object.values(towns).sort((a, b) => (a.name < b.name ? -1 : 1))

/** A page about a whole Town has no one place on the map: what an office of that Town serves lies inside it, wholly or in part. */
export const liesWithin = (place: Town, whole: Town): boolean =>
  whole.kind === 'town' &&
  place.slug !== whole.slug &&
  (place.offices as readonly string[]).includes(`town-of-${whole.slug}`)
