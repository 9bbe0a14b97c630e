// The address of the site in links that staff get.
import type { Env } from './env'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * 'https://example.com', from LEAD_SITE_URL, which `npm start` and `npm run deploy` set. Never the
 * Host of a request, which its sender writes; but on this machine, where none is set, its own
 * address. Null where neither is there: then messages have no links.
 */
export function siteOrigin(env: Env, request: Request): string | null {
  const configured = URL.parse(env.LEAD_SITE_URL ?? '')
  if (configured !== null && /^https?:$/.test(configured.protocol)) return configured.origin
  const { hostname, origin } = new URL(request.url)
  return LOOPBACK.includes(hostname) ? origin : null
}
