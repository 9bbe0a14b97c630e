// The 15 location pages by slug.
import type { LocationSlug } from '@/lib/routes'
import type { Location } from '../types'
import { page as babylon } from './babylon'
import { page as bohemia } from './bohemia'
import { page as brookhaven } from './brookhaven'
import { page as centereach } from './centereach'
import { page as farmingville } from './farmingville'
import { page as holbrook } from './holbrook'
import { page as holtsville } from './holtsville'
import { page as huntington } from './huntington'
import { page as islip } from './islip'
import { page as mastic } from './mastic'
import { page as medford } from './medford'
import { page as patchogue } from './patchogue'
import { page as ronkonkoma } from './ronkonkoma'
import { page as selden } from './selden'
import { page as smithtown } from './smithtown'

export const locations: Record<LocationSlug, Location> = {
  ronkonkoma,
  smithtown,
  huntington,
  islip,
  patchogue,
  babylon,
  brookhaven,
  selden,
  holbrook,
  holtsville,
  medford,
  farmingville,
  bohemia,
  centereach,
  mastic,
}
