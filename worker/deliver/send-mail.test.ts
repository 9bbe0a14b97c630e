import { describe, expect, it, vi } from 'vitest'
import type { Env } from '@/worker/env'
import { sendMail } from './send-mail'

const destination = {
  name: 'email',
  to: ['office@example.com', 'boss@example.com'],
  from: 'leads@example.com',
} as const
const mail = { subject: 'Quote request: Ann', text: 'Call Ann', html: '<p>Call Ann</p>', replyTo: 'ann@example.com' }
const envWith = (send: (builder: unknown) => Promise<unknown>) => ({ EMAIL: { send } }) as unknown as Env
const failingWith = (error: Error) => envWith(() => Promise.reject(error))

describe('sendMail', () => {
  it('sends one mail to all addresses, with the picture and the visitor to reply to', async () => {
    const send = vi.fn(() => Promise.resolve({ messageId: '1' }))
    const picture = { filename: 'plan.jpg', type: 'image/jpeg', content: new ArrayBuffer(3) }
    expect(await sendMail(envWith(send), destination, mail, picture)).toBeUndefined()
    expect(send.mock.calls).toEqual([
      [
        {
          ...mail,
          from: destination.from,
          to: destination.to,
          attachments: [{ ...picture, disposition: 'attachment' }],
        },
      ],
    ])
  })

  it('leaves out what there is not', async () => {
    const send = vi.fn(() => Promise.resolve({ messageId: '1' }))
    await sendMail(envWith(send), destination, { ...mail, replyTo: null })
    expect(Object.keys((send.mock.calls as unknown as [object][])[0]?.[0] ?? {}).sort()).toEqual([
      'from',
      'html',
      'subject',
      'text',
      'to',
    ])
  })

  it.each([
    ['E_SENDER_NOT_VERIFIED', true],
    ['E_RECIPIENT_NOT_ALLOWED', true],
    ['E_RATE_LIMIT_EXCEEDED', false],
    ['E_INTERNAL_SERVER_ERROR', false],
    [undefined, false],
  ])('takes the code %s for a refusal: %s', async (code, isRefusal) => {
    const error = Object.assign(new Error('ann@example.com bounced'), { code })
    expect(await sendMail(failingWith(error), destination, mail)).toMatchObject({
      error: `mail failed (${code ?? 'Error'})`,
      isRefusal,
    })
  })

  it('ends after the time limit, and without the binding', async () => {
    const never = { ...envWith(() => new Promise(() => undefined)), LEAD_FORWARD_TIMEOUT_MS: '5' }
    expect(await sendMail(never, destination, mail)).toMatchObject({
      error: 'mail failed (TimeoutError)',
      isRefusal: false,
    })
    expect(await sendMail({} as Env, destination, mail)).toMatchObject({
      error: 'the binding EMAIL is missing (wrangler.jsonc, send_email)',
    })
  })
})
