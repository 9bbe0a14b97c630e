// The 27 places, one file each, and how to get at them. What a page says about a place stands in the page's own module.
import type { TownSlug } from '@/lib/routes'
import { permitOffices, type OfficeId, type PermitOffice } from '../permit-offices'
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

export const getTown = (slug: TownSlug): Town => towns[slug]

/** All 27, by name. Plain code-unit order: the names are ASCII, and no machine's locale may reorder a page. */
export const allTowns: readonly Town[] = Object.values(towns).sort((a, b) => (a.name < b.name ? -1 : 1))

/** The offices that an address in this town may meet, most likely first. */
export const officesOf = (town: Town): readonly (PermitOffice & { readonly id: OfficeId })[] =>
  town.offices.map(id => ({ id, ...permitOffices[id] }))
