// Ids and pictures that the nodes of JSON-LD share.
import type { ImageObject } from 'schema-dts'
import type { Path } from '@/lib/route'
import { SHARE_SIZE, sharePath } from '@/lib/share'
import { absolute } from '@/lib/urls'

export const businessId = (siteUrl: string) => `${siteUrl}/#business`
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`
export const pageId = (siteUrl: string, path: Path) => `${absolute(siteUrl, path)}#webpage`
export const breadcrumbId = (siteUrl: string, path: Path) => `${absolute(siteUrl, path)}#breadcrumb`

/** schema.org wants width and height as a Distance, which is text; a bare number means pixels. */
export const image = (id: string, url: string, width: number, height: number): ImageObject => ({
  '@type': 'ImageObject',
  '@id': id,
  url,
  width: `${width}`,
  height: `${height}`,
})

export function shareImage(siteUrl: string, path: Path): ImageObject {
  const url = absolute(siteUrl, sharePath(path))
  return image(url, url, SHARE_SIZE.width, SHARE_SIZE.height)
}
