// Checked by the package that the specification's authors publish for receivers.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { readDestinations } from './settings'
import { postJson } from '@/worker/deliver/send'
import { signatureHeaders } from './signature'

/** As a receiver checks a message that comes now. */
function isGenuine(key: string, headers: Readonly<Record<string, unknown>>, body: string): boolean {
  try {
    new Webhook(key).verify(body, headers as Record<string, string>)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}

const secret = `whsec_${randomBytes(32).toString('base64')}`

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

  it('tells our message from a changed, an old and a stranger\u2019s one', async () => {
    const body = '{"name":"Jos\u00e9 \u96fb"}'
    const headers = await signatureHeaders(secret, 'a-lead', Date.now(), body)
    expect(isGenuine(secret, headers, body)).toBe(true)
    expect(isGenuine(secret, headers, `${body} `)).toBe(false)
    expect(isGenuine(secret, { ...headers, 'webhook-id': 'b' }, body)).toBe(false)
    const old = await signatureHeaders(secret, 'a-lead', Date.now() - 600_000, body)
    expect(isGenuine(secret, old, body)).toBe(false)
    expect(isGenuine(`whsec_${randomBytes(32).toString('base64')}`, headers, body)).toBe(false)
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
    await postJson({ url, secret }, { name: 'Jos\u00e9' }, options)
    await postJson({ url }, { name: 'unsigned' }, options)
    await new Promise(resolve => server.close(resolve))
    const [signed, unsigned] = received
    expect(isGenuine(secret, signed?.headers ?? {}, signed?.body ?? '')).toBe(true)
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
