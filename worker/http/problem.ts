// The errors of the API: thrown anywhere, turned into a response in receive-lead.ts.
import type { FieldProblem } from '@/lib/leads/check'
import { logFailure } from '@/worker/log'

export type ProblemCode =
  | 'not_found'
  | 'gone'
  | 'method_not_allowed'
  | 'origin_not_allowed'
  | 'too_many_requests'
  | 'bad_idempotency_key'
  | 'unsupported_media_type'
  | 'body_too_large'
  | 'body_timeout'
  | 'malformed_body'
  | 'invalid_lead'
  | 'idempotency_key_reused'
  | 'storage_unavailable'
  | 'overloaded'
  | 'internal'

const STATUS: Readonly<Record<ProblemCode, number>> = {
  not_found: 404,
  gone: 410,
  method_not_allowed: 405,
  origin_not_allowed: 403,
  too_many_requests: 429,
  bad_idempotency_key: 400,
  unsupported_media_type: 415,
  body_too_large: 413,
  body_timeout: 408,
  malformed_body: 400,
  invalid_lead: 422,
  // draft-ietf-httpapi-idempotency-key-header: 422 for a key that is used with another body.
  idempotency_key_reused: 422,
  storage_unavailable: 503,
  overloaded: 503,
  internal: 500,
}

export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly fields: readonly FieldProblem[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    message: string,
    extra: { readonly fields?: readonly FieldProblem[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.code = code
    this.fields = extra.fields
    this.headers = extra.headers ?? {}
  }

  get status(): number {
    return STATUS[this.code]
  }
}

/** Throws a Problem for a request with another method. */
export function checkMethod({ method }: Request, methods: readonly string[]): void {
  if (!methods.includes(method))
    throw new Problem('method_not_allowed', 'This method is not understood here', {
      headers: { allow: methods.join(', ') },
    })
}

const RETRY_AFTER_SECONDS = '10'

export const storageUnavailable = () =>
  new Problem('storage_unavailable', 'We couldn’t save it. Please send it again.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  })

/** For `catch`: logs why something could not be stored, and throws a Problem. */
export const storageFailure =
  (event: string, details: Readonly<Record<string, unknown>> = {}) =>
  (error: unknown): never => {
    if (error instanceof Problem) throw error
    logFailure(event, details)(error)
    throw storageUnavailable()
  }
