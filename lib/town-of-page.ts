const TOWN_PAGE = /^\/(?:service-areas|locations)\/([a-z-]+)\/?(?:[?#]|$)/

/**
 * The town that a page is about, as people write it in an address.
 * @param url the page's whole address
 * @param origin this site's; a page elsewhere is about no town
 * @returns 'Bay Shore, NY' for '…/service-areas/bay-shore'; undefined for a page that is about no town
 */
export function townOfPage(url: string, origin: string): string | undefined {
  const slug = url.startsWith(`${origin}/`) ? TOWN_PAGE.exec(url.slice(origin.length))?.[1] : undefined
  return (
    slug &&
    `${slug.replace(/(^|-)([a-z])/g, (_, dash, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())}, NY`
  )
}
