// The error response of the lead desk.
import { expect } from 'vitest'

interface ErrorBody {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly fields?: readonly { readonly path: string; readonly message: string }[]
  }
}

export async function expectProblem(response: Response, status: number, code: string): Promise<ErrorBody['error']> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('vary')).toBe('Origin')
  const { error } = (await response.json()) as ErrorBody
  expect(error.code).toBe(code)
  expect(error.message).toMatch(/\w/)
  return error
}
