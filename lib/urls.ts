// Absolute URLs from the site's origin and a canonical path.
import type { Path } from './route'

/**
 * 'https://www.example.com' + '/locations/islip/' -> 'https://www.example.com/locations/islip/';
 * the root keeps its slash.
 */
export const absolute = (siteUrl: string, path: Path): string => `${siteUrl}${path}`
