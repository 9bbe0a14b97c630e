// The format of a body, from its headers. In webhook mode `simple` the site sends JSON as
// text/plain, which needs no CORS preflight; forms without JavaScript are urlencoded.
import type { LeadKind } from '@/lib/leads/choices'
import { Problem } from './problem'

export type BodyFormat = 'json' | 'form'

export function bodyFormat(request: Request, kind: LeadKind): BodyFormat {
  checkUncompressed(request)
  const [type = '', ...parameters] = typeOf(request)
  const charset = parameters
    .find(parameter => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw unsupported('The body has to be UTF-8')

  if (type === '' || type === 'application/json' || type === 'text/plain') return 'json'
  if (isFormType(type) && (kind === 'quote' || kind === 'estimate')) return 'form'
  throw unsupported('Send the lead as application/json')
}

/** Throws a Problem for anything but an uncompressed image/jpeg. */
export function checkJpegBody(request: Request): void {
  checkUncompressed(request)
  if (typeOf(request)[0] !== 'image/jpeg') throw unsupported('Send the photo as image/jpeg')
}

/** The media type and its parameters, in small letters. */
const typeOf = ({ headers }: Request): readonly string[] =>
  (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map(part => part.trim())

function checkUncompressed(request: Request): void {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase()
  if (encoding && encoding !== 'identity') throw unsupported('The body has to be sent without compression')
}

/**
 * Whether a browser sent the form itself and shows the response. A program that posts a form gets
 * JSON.
 */
export function expectsHtml(request: Request): boolean {
  const [type = ''] = typeOf(request)
  return isFormType(type) && (request.headers.get('accept') ?? '').toLowerCase().includes('text/html')
}

const isFormType = (type: string) => type === 'application/x-www-form-urlencoded'

const unsupported = (message: string) => new Problem('unsupported_media_type', message)
