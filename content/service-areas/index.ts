// The 21 service-area pages by slug.
import type { ServiceAreaSlug } from '@/lib/routes'
import type { ServiceArea } from '../types'
import { page as babylon } from './babylon'
import { page as bayShore } from './bay-shore'
import { page as brookhaven } from './brookhaven'
import { page as commack } from './commack'
import { page as eastHampton } from './east-hampton'
import { page as farmingville } from './farmingville'
import { page as hauppauge } from './hauppauge'
import { page as hempstead } from './hempstead'
import { page as holbrook } from './holbrook'
import { page as huntington } from './huntington'
import { page as islip } from './islip'
import { page as montauk } from './montauk'
import { page as patchogue } from './patchogue'
import { page as portJefferson } from './port-jefferson'
import { page as riverhead } from './riverhead'
import { page as ronkonkoma } from './ronkonkoma'
import { page as sayville } from './sayville'
import { page as shelterIsland } from './shelter-island'
import { page as smithtown } from './smithtown'
import { page as southampton } from './southampton'
import { page as stonyBrook } from './stony-brook'

export const serviceAreas: Record<ServiceAreaSlug, ServiceArea> = {
  babylon,
  'bay-shore': bayShore,
  brookhaven,
  commack,
  'east-hampton': eastHampton,
  farmingville,
  hauppauge,
  hempstead,
  holbrook,
  huntington,
  islip,
  montauk,
  patchogue,
  'port-jefferson': portJefferson,
  riverhead,
  ronkonkoma,
  sayville,
  'shelter-island': shelterIsland,
  smithtown,
  southampton,
  'stony-brook': stonyBrook,
}
