// Checked by the example of the Standard Webhooks specification, and by its rule.
import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readDestinations } from './settings'
import { postJson } from '@/worker/deliver/send'
import { signatureHeaders } from './signature'

const key = randomBytes(32)
const secret = `whsec_${key.toString('base64')}`

/** As the specification says, by Node's own HMAC. */
function signatureOf(headers: Readonly<Record<string, unknown>>, body: string): string {
  const { 'webhook-id': id, 'webhook-timestamp': time } = headers
  return `v1,${createHmac('sha256', key)
    .update(`${String(id)}.${String(time)}.${body}`)
    .digest('base64')}`
}

describe('the signature', () => {
  it('is that of the example in the specification', async () => {
    const example = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const headers = await signatureHeaders(
      example,
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1_614_265_330_000,
      '{"test": 2432232314}',
    )
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('goes out with the very text that was signed', async () => {
    const received: { headers: Readonly<Record<string, unknown>>; body: string }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', chunk => (body += String(chunk)))
      request.on('end', () => {
        received.push({ headers: request.headers, body })
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const options = { idempotencyKey: 'a-lead', timeoutMs: 5000 }
    await postJson({ url, secret }, { name: 'Jos\u00e9 \u96fb' }, options)
    await postJson({ url }, { name: 'unsigned' }, options)
    await new Promise(resolve => server.close(resolve))
    const [signed, unsigned] = received
    expect(signed?.headers['webhook-id']).toBe('a-lead')
    expect(Math.abs(Number(signed?.headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(60_000)
    expect(signed?.headers['webhook-signature']).toBe(signatureOf(signed?.headers ?? {}, signed?.body ?? ''))
    expect(Object.keys(unsigned?.headers ?? {}).filter(name => name.startsWith('webhook-'))).toEqual([])
  })
})

it.each(['short', 'whsec_', `whsec_${'a'.repeat(8)}`, 'whsec_!!!', `whsec_${'A'.repeat(120)}`])(
  'the setting refuses %j',
  LEAD_FORWARD_SECRET => {
    const { problems } = readDestinations({ LEAD_FORWARD_URL: 'https://example.com/', LEAD_FORWARD_SECRET })
    expect(problems.map(({ variable }) => variable)).toEqual(['LEAD_FORWARD_SECRET'])
  },
)
