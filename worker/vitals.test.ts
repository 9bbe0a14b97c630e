import { expect, it } from 'vitest'
import { ownStorage } from './test-storage'
import { receiveVitals } from './vitals'

const { env } = ownStorage({ RATE_LIMIT: 'off' })

const post = (body: string, headers: Record<string, string> = {}) =>
  receiveVitals(new Request('https://example.com/api/vitals', { method: 'POST', body, headers }), env)
const rows = async () => (await env.DB.prepare('SELECT page, lcp_ms, inp_ms, cls FROM vitals').all()).results

it('keeps the kind of page and sound numbers', async () => {
  expect((await post('{"page":"locations/*","lcp":1200.5,"inp":80,"cls":0.01}')).status).toBe(204)
  await post('{"page":"home","lcp":-1,"inp":"80","cls":1e9,"name":"Ann"}')
  expect(await rows()).toEqual([
    { page: 'locations/*', lcp_ms: 1200.5, inp_ms: 80, cls: 0.01 },
    { page: 'home', lcp_ms: null, inp_ms: null, cls: null },
  ])
})

it.each(['', 'null', '[]', '{"page":1}', '{"page":"<script>"}', '{"page":"a/b"}', '{'])('refuses %j', async body => {
  await expect(post(body)).rejects.toMatchObject({ status: 400 })
})

it('refuses other sites, other methods and long bodies', async () => {
  await expect(post('{"page":"home"}', { origin: 'https://evil.example' })).rejects.toMatchObject({ status: 403 })
  await expect(post(`{"page":"home","x":"${'x'.repeat(600)}"}`)).rejects.toMatchObject({ status: 413 })
  await expect(receiveVitals(new Request('https://example.com/api/vitals'), env)).rejects.toMatchObject({ status: 405 })
})
