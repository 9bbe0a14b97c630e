// The share picture of a route: its file name and address.
import type { Path } from './route'

/** Pixels. Social networks show this ratio without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** '/' -> 'home.png', '/locations/islip/' -> 'locations-islip.png' */
export const shareFile = (path: Path): string => `${path.split('/').filter(Boolean).join('-') || 'home'}.png`

export const sharePath = (path: Path): Path => `/og/${shareFile(path)}`
