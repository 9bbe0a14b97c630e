// Next.js writes the root address without its slash in the canonical link and og:url. Everywhere
// else it has one.

export function restoreRootSlash(html: string, siteUrl: string): string {
  const bare = `"${siteUrl}"`
  return html
    .replaceAll(`<link rel="canonical" href=${bare}`, `<link rel="canonical" href="${siteUrl}/"`)
    .replaceAll(`<meta property="og:url" content=${bare}`, `<meta property="og:url" content="${siteUrl}/"`)
}
