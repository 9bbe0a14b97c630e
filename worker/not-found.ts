// Addresses where nothing is, though the asset server has an answer. out/404.html is a page like any other to it, shown at /404 with status 200;
// and from a page's file name, /services.html, it leads to the page by a redirect that is not even permanent.
import type { Env } from './env'

/** Whether a path is a spelling of the not-found page's own address: encoded, with doubled slashes, .html or /index. */
export function isNotFoundPage(pathname: string): boolean {
  return /^\/+(?:404|_not-found)(?:\.html|\/+index(?:\.html)?)?\/*$/.test(decoded(pathname).replace(/\\/g, '/'))
}

/** Whether a path names a page by its file instead of its address. No file of the site but its pages ends so. */
export function isPageFile(pathname: string): boolean {
  return /(?:\.html|\/index)\/*$/.test(decoded(pathname))
}

/** The not-found page with status 404 and the headers of a page. */
export async function notFoundAnswer(request: Request, env: Env): Promise<Response> {
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
