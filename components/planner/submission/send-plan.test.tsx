// Send Plan: what is sent, asked and told.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plannerWords as words } from '@/content/words/planner'
import { check } from '@/lib/leads/check'
import { planMessages } from '@/lib/leads/plan-messages'
import { planBody } from '@/lib/leads/kinds/plan'
import { referenceOf } from '@/lib/leads/reference'
import { InPlanner } from '@/tests/planner/in-planner'
import { pricedPlanOf } from '@/components/planner/use-plan-state'
import type { PlanReport } from './plan-report'
import { SendPlan } from './send-plan'
import { SEND_PLAN_FORM, SendButton } from './send-button'
import { defaultPlan } from '@/tests/planner/default-plan'
import { show as open } from '@/tests/planner/open-planner'

const startUsd = pricedPlanOf(defaultPlan).estimate.totalUsd
const JPEG = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='
const picture = vi.hoisted(() => ({
  toJpeg: () => Promise.resolve(''),
  toPng: () => Promise.reject(new Error('not asked for')),
}))
vi.mock('@/components/planner/drawing/drawing-image', () => ({ drawingImages: () => picture }))

const webhook = 'https://hooks.example.com/plan'
let status = 200
let answer: object = {}
let arrived: { readonly headers: Headers; readonly body: Record<string, unknown> }[] = []

let alerts: string[] = []
beforeEach(() => {
  arrived = []
  alerts = []
  status = 200
  answer = {}
  picture.toJpeg = () => Promise.resolve(JPEG)
  delete window.dataLayer
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    arrived.push({
      headers: new Headers(request?.headers),
      body: JSON.parse(request?.body as string) as Record<string, unknown>,
    })
    // Slow enough for a second press in between.
    await new Promise(resolve => setTimeout(resolve, 50))
    return Response.json(answer, { status })
  })
  vi.spyOn(window, 'alert').mockImplementation(text => alerts.push(String(text)))
  // jsdom has no IndexedDB, so the outbox reports that it keeps no copy.
  vi.mocked(console.error).mockImplementation(() => undefined)
})
/** Logged errors, except the missing IndexedDB. */
const logged = () => {
  const calls = vi.mocked(console.error).mock.calls.map(([first]) => String(first))
  vi.mocked(console.error).mockClear()
  return calls.filter(text => !text.startsWith('This device keeps no copy'))
}
afterEach(() => {
  expect(logged(), 'nothing else was logged').toEqual([])
})

const show = (mode: 'json' | 'simple' = 'json') => {
  const { user } = open({ webhook, mode })
  fireEvent.click(screen.getByRole('button', { name: words.inspector.tabs.plan }))
  return user
}
const send = () => screen.getByRole('button', { name: words.send.submit })
const again = () => screen.getByRole('button', { name: words.send.again })
const question = () => screen.queryByRole('group', { name: words.send.ask.title })
async function sendWithoutContact(user: ReturnType<typeof userEvent.setup>) {
  await user.click(send())
  await user.click(screen.getByRole('button', { name: words.send.ask.decline }))
}
const field = (name: 'name' | 'phone' | 'email') => screen.getByLabelText(words.send[name])

describe('Send Plan', () => {
  it('posts the plan, and reports it by alert, status line and dataLayer; disabled meanwhile', async () => {
    const user = show()
    await sendWithoutContact(user)
    const press = screen.getByRole('button', { name: words.send.sending })
    expect(press.getAttribute('aria-disabled')).toBe('true')
    // Still focused for keyboard users.
    expect(document.activeElement).toBe(press)
    await waitFor(() => expect(alerts).toEqual(["Plan sent. We'll follow up with your quote."]))
    expect(document.activeElement).toBe(again())
    expect(again().hasAttribute('aria-disabled')).toBe(false)
    const [lead] = arrived
    expect(check(planBody, lead?.body).ok).toBe(true)
    expect(lead?.body).toMatchObject({
      page_url: location.href,
      conduit_ft: 10,
      elbows: 1,
      est_cost: startUsd,
      plan_image_jpeg: JPEG,
    })
    expect(lead?.headers.get('content-type')).toBe('application/json')
    expect(lead?.headers.get('idempotency-key')).toMatch(/\w{8}/)
    expect(screen.getByText(planMessages.sent)).toBeTruthy()
    expect(screen.getByText(words.send.noContact)).toBeTruthy()
    const reference = referenceOf(String(lead?.headers.get('idempotency-key'))) ?? 'none'
    expect(screen.getByText(reference)).toBeTruthy()
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: words.send.status.text })
    expect(decodeURIComponent(href)).toBe(`sms:+15165550134?&body=Hi! My plan: ${reference}`)
    expect(window.dataLayer).toEqual([
      {
        event: 'generate_lead',
        form: 'plan',
        currency: 'USD',
        value: startUsd,
        transaction_id: reference,
      },
    ])
  })

  it('includes the contact, in a body that the lead desk accepts, once, and shows its reference without a call for action', async () => {
    const user = show()
    await user.type(field('name'), 'Ada Lovelace')
    await user.type(field('phone'), '(631) 555-0142')
    await user.click(screen.getByRole('button', { name: words.nudge.right }))
    const press = send()
    await Promise.all([user.click(press), user.click(press)])
    await waitFor(() => expect(alerts).toHaveLength(1))
    expect(arrived, 'a second press sends nothing').toHaveLength(1)
    expect(arrived[0]?.body, 'the plan of the press').toMatchObject({ charger_position_ft: { x: 0.5 } })
    const reference = referenceOf(String(arrived[0]?.headers.get('idempotency-key'))) ?? 'none'
    expect(screen.getByText(reference)).toBeTruthy()
    expect(screen.queryByRole('link', { name: words.send.status.text })).toBeNull()
    expect(arrived[0]?.body.contact).toEqual({ name: 'Ada Lovelace', phone: '(631) 555-0142', email: null })
    expect(check(planBody, arrived[0]?.body).ok).toBe(true)
    expect(screen.queryByText(words.send.noContact)).toBeNull()
  })

  it('sends nothing while a contact field is invalid, and shows its error', async () => {
    const user = show()
    await user.type(field('phone'), '12')
    await user.type(field('email'), 'ada@')
    await user.click(send())
    expect((await screen.findByText(words.send.check)).closest('[role=status]')).not.toBeNull()
    expect(field('phone').getAttribute('aria-invalid')).toBe('true')
    expect(field('email').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('phone'))
    await user.clear(field('phone'))
    expect(field('phone').getAttribute('aria-invalid'), 'taken back as soon as it is changed').toBeNull()
    expect(field('email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(words.send.check)).toBeTruthy()
    await user.clear(field('email'))
    expect(field('email').getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText(words.send.check)).toBeNull()
    expect(arrived).toEqual([])
    await sendWithoutContact(user)
    await waitFor(() => expect(alerts).toHaveLength(1))
  })

  it('without a 2xx alerts the specified text, logs the error and offers a call', async () => {
    status = 503
    const user = show()
    await sendWithoutContact(user)
    await waitFor(() => expect(alerts).toEqual(["Couldn't send plan. Check webhook URL."]))
    expect(screen.getByText(words.send.status.kept)).toBeTruthy()
    expect(screen.queryByText(words.send.reference, { exact: false })).toBeNull()
    expect(screen.getByRole('link', { name: words.send.status.call })).toHaveProperty('href', 'tel:+15165550134')
    expect(logged()).toEqual(['The lead was answered with status 503'])
    expect(window.dataLayer).toBeUndefined()
    status = 200
    await user.click(send())
    await waitFor(() => expect(alerts).toHaveLength(2))
    expect(new Set(arrived.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('shows a refusal beside its contact field, else under the form', async () => {
    status = 422
    answer = { error: { fields: [{ path: 'contact.phone', message: 'That number is not in service' }] } }
    const user = show()
    await user.type(field('phone'), '631 555 0143')
    await user.click(send())
    expect(await screen.findByText('That number is not in service')).toBeTruthy()
    expect(document.activeElement).toBe(field('phone'))
    expect(screen.getByText(words.send.check)).toBeTruthy()
    answer = { error: { fields: [{ path: 'plan_image_jpeg', message: 'The picture may have at most 1 MiB' }] } }
    await user.click(send())
    expect(await screen.findByText('The picture may have at most 1 MiB')).toBeTruthy()
    expect(screen.getByText(words.send.status.refused)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.send.status.call })).toBeTruthy()
    for (const status of ['kept', 'lost'] as const) expect(screen.queryByText(words.send.status[status])).toBeNull()
    expect(alerts).toEqual(["Couldn't send plan. Check webhook URL.", "Couldn't send plan. Check webhook URL."])
    expect(new Set(logged())).toEqual(
      new Set(['The lead was answered with status 422', 'The lead was refused and its copy deleted']),
    )
  })

  it('reports an image that cannot be made, sends nothing and keeps the fields', async () => {
    picture.toJpeg = () => Promise.reject(new Error('no canvas'))
    const user = show()
    await user.type(field('name'), 'Ada')
    await sendWithoutContact(user)
    expect(await screen.findByText(words.send.noPicture)).toBeTruthy()
    expect(arrived).toEqual([])
    expect(alerts).toEqual(["Couldn't send plan. Check webhook URL."])
    expect(field('name')).toHaveProperty('value', 'Ada')
    expect(logged()).toEqual(['The picture could not be made'])
  })

  it('in simple mode sends the same text without the two headers', async () => {
    const user = show('simple')
    await user.type(field('name'), 'Simple')
    await sendWithoutContact(user)
    await waitFor(() => expect(alerts).toHaveLength(1))
    expect([...(arrived[0]?.headers ?? ['none'])]).toEqual([])
    expect(arrived[0]?.body.est_cost).toBe(startUsd)
    expect(screen.getByText(words.send.noContact)).toBeTruthy()
    expect(screen.queryByText(words.send.reference), 'the receiver has no key').toBeNull()
  })
})

describe('the question for a contact', () => {
  it('is asked before anything is sent, takes the focus, and declined leaves out what was typed since', async () => {
    const user = show()
    await user.type(field('name'), 'Declined')
    await user.click(send())
    expect(document.activeElement).toBe(question())
    expect(question()?.getAttribute('aria-describedby')).toBe(screen.getByText(words.send.ask.text).id)
    expect(arrived).toEqual([])
    await user.type(field('phone'), '63')
    await user.click(screen.getByRole('button', { name: words.send.ask.decline }))
    await waitFor(() => expect(alerts).toEqual([planMessages.sent]))
    expect(field('phone')).toHaveProperty('value', '63')
    expect(arrived[0]?.body.contact).toEqual({ name: 'Declined', phone: null, email: null })
    expect(question()).toBeNull()
    expect(document.activeElement).toBe(again())
  })

  it('is answered in the field, and the next press sends with the answer', async () => {
    const user = show()
    await user.click(send())
    await user.type(field('email'), 'ada@example.com')
    await user.click(send())
    await waitFor(() => expect(alerts).toEqual([planMessages.sent]))
    expect(arrived[0]?.body.contact).toEqual({ name: null, phone: null, email: 'ada@example.com' })
    expect(screen.queryByText(words.send.noContact)).toBeNull()
  })

  it('goes away with Escape, sends nothing then, keeps what was typed, and is not asked again', async () => {
    const now = vi.spyOn(performance, 'now')
    const user = show()
    await user.click(send())
    await user.type(field('name'), 'Ada{Escape}')
    expect(question()).toBeNull()
    expect(document.activeElement).toBe(send())
    expect(field('name')).toHaveProperty('value', 'Ada')
    expect(arrived).toEqual([])
    now.mockReturnValue(performance.now() + 5000)
    await user.click(send())
    await waitFor(() => expect(alerts).toEqual([planMessages.sent]))
    expect(arrived).toHaveLength(1)
  })

  it('is not answered by the second press of a double click', async () => {
    const user = show()
    await user.dblClick(send())
    expect(question()).not.toBeNull()
    expect(arrived).toEqual([])
  })
})

function SendingAlone({ onSubmit }: { onSubmit: () => void }) {
  const [report, setReport] = useState<PlanReport>({ phase: 'idle' })
  return (
    <>
      <SendPlan {...{ onSubmit, report, setReport }} />
      <SendButton form={SEND_PLAN_FORM} words={words.send} report={report} onAgain={() => undefined} />
    </>
  )
}

describe('in the inspector', () => {
  it('a button outside the form sends the view of its press, whatever happens to the view afterward', async () => {
    let shown = 'the garage'
    const pictureOf = (what: string) => `data:image/jpeg;base64,${btoa(what)}`
    const scene = { toJpeg: () => Promise.resolve(pictureOf(shown)), toPng: () => Promise.reject(new Error('no PNG')) }
    render(
      <InPlanner currentView={() => ({ plan: defaultPlan, scene })} webhook={webhook} photoNote={<p>Photos</p>}>
        <SendingAlone onSubmit={() => (shown = 'another step')} />
      </InPlanner>,
    )
    const user = userEvent.setup()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByText('Photos')).toBeTruthy()
    await user.click(send())
    shown = 'the charger'
    await user.click(screen.getByRole('button', { name: words.send.ask.decline }))
    shown = 'the lawn'
    await waitFor(() => expect(arrived).toHaveLength(1))
    expect(arrived[0]?.body.plan_image_jpeg).toBe(pictureOf('the charger'))
    await waitFor(() => expect(alerts).toEqual([planMessages.sent]))
  })

  it('the button then names the reference and leads to another plan, as does a change', async () => {
    // jsdom has none.
    Element.prototype.getAnimations = () => []
    const user = show()
    await user.type(field('email'), 'ada@example.com')
    await user.click(send())
    await waitFor(() => expect(alerts).toHaveLength(1))
    const reference = referenceOf(String(arrived[0]?.headers.get('idempotency-key'))) ?? 'none'
    const said = `Sent · reference ${reference}`
    expect(screen.getByText(said)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.nudge.right }))
    expect(screen.queryByText(said), 'of another plan').toBeNull()
    await user.click(screen.getByRole('button', { name: words.undo }))
    await user.click(again())
    expect(document.activeElement).toBe(send())
    expect(arrived, 'that press sends nothing').toHaveLength(1)
    expect(field('email')).toHaveProperty('value', 'ada@example.com')
  })
})
