// out/404.html is a page like any other to the asset server, which would show it at /404 with status 200. It is the not-found page
// wherever it is asked for.
import type { Env } from './env'

/** Whether a path is a spelling of the not-found page's own address: encoded, with doubled slashes, .html or /index. */
export function isNotFoundPage(pathname: string): boolean {
  return /^\/+(?:404|_not-found)(?:\.html|\/+index(?:\.html)?)?\/*$/.test(decoded(pathname).replace(/\\/g, '/'))
}

/** The not-found page with status 404, as at any address where nothing is. */
export async function notFoundAnswer(request: Request, env: Env): Promise<Response> {
  const nowhere = new URL('/-/nothing-is-here', request.url)
  const response = await env.ASSETS.fetch(new Request(nowhere, { method: request.method === 'HEAD' ? 'HEAD' : 'GET' }))
  return new Response(response.body, { status: 404, headers: response.headers })
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
