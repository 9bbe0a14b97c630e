/**
 * The town that a page is about, as people write it in an address.
 * @param url the page's whole address
 * @param origin this site's; a page elsewhere is about no town
 * @returns 'Bay Shore, NY' for '…/service-areas/bay-shore'; undefined for a page that is about no
 * town
 */
export function townOfPage(url: string, origin: string): string | undefined {
  const [, host, slug] = /^(.+)\/(?:service-areas|locations)\/([a-z-]+)/.exec(url) ?? []
  if (!slug || host !== origin) return undefined
  return `${slug.replace(/\b[a-z]/g, letter => letter.toUpperCase()).replaceAll('-', ' ')}, NY`
}
