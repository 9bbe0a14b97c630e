// Addresses that any host of the site answers with its not-found page: no page, a page under
// another spelling, a file behind a page.
export const addressesOfNothing = [
  '/no-such-page',
  '/services/none',
  '/service-areas/selden',
  '/locations/bay-shore/',
  '/blog/none',
  '/404',
  '/404.html',
  '/_not-found',
  '/Services',
  '/services.txt',
  '/services.html',
  '/index',
  '/index.html',
  '/locations/index',
  '/locations/islip/index.html',
  '/_next/static/chunks/gone.js',
] as const
