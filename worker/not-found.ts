// Paths that must answer 404 although the asset server would serve them: it serves out/404.html at
// /404 with status 200, and redirects /services.html to /services with a 307.
import type { Env } from './env'

/**
 * Whether a path is the not-found page's own, however it is encoded, with doubled slashes, .html or
 * /index.
 */
export function isNotFoundPage(pathname: string): boolean {
  return /^\/+(?:404|_not-found)(?:\.html|\/+index(?:\.html)?)?\/*$/.test(decoded(pathname).replace(/\\/g, '/'))
}

/** Whether a path names a page by its file. No other file of the site ends in .html. */
export function isPageFile(pathname: string): boolean {
  return /(?:\.html|\/index)\/*$/.test(decoded(pathname))
}

/** The not-found page with status 404 and the headers of a page. */
export async function notFoundResponse(request: Request, env: Env): Promise<Response> {
  const page = new URL('/404', request.url)
  const response = await env.ASSETS.fetch(new Request(page, { method: request.method === 'HEAD' ? 'HEAD' : 'GET' }))
  return new Response(response.body, { status: 404, headers: response.headers })
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
