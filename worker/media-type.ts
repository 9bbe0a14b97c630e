// What a body says it is. Webhooks in `simple` mode send JSON without saying so, because a browser asks no permission for
// plain text; forms without JavaScript send themselves urlencoded.
import type { LeadKind } from '../lib/leads/schema'
import { Problem } from './problem'

export type BodyFormat = 'json' | 'form'

export function bodyFormat(request: Request, kind: LeadKind): BodyFormat {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase()
  if (encoding && encoding !== 'identity') throw unsupported('The body has to be sent without compression')

  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map(part => part.trim())
  const charset = parameters
    .find(parameter => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') throw unsupported('The body has to be UTF-8')

  if (type === '' || type === 'application/json' || type === 'text/plain') return 'json'
  if (isFormType(type) && kind !== 'plan') return 'form'
  throw unsupported('Send the lead as application/json')
}

/** Whether a browser has sent a form by itself and now shows the answer to a person. A program that posts a form gets JSON. */
export function wantsPage(request: Request): boolean {
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  return isFormType(type.trim()) && (request.headers.get('accept') ?? '').toLowerCase().includes('text/html')
}

const isFormType = (type: string) => type === 'application/x-www-form-urlencoded'

const unsupported = (message: string) => new Problem('unsupported_media_type', message)
