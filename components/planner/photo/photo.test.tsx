// Your photo in the page: the steps, what keeps a visitor from going on, undo, what is kept, and
// what is sent.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lead } from '@/components/forms/outbox-store'
import { plannerPhotoLabels as words } from '@/content/words/photo'
import { check } from '@/lib/leads/check'
import { photoBody } from '@/lib/leads/kinds/photo'
import { applianceCheck } from '@/tests/leads/stored-leads'
import { brands, defaultPlan, type Plan } from '@/lib/planner'
import { PANEL_CHECK_KEY } from '@/lib/storage-keys'
import { InPlanner } from '@/tests/planner/in-planner'
import { fill } from '@/lib/template'
import { PhotoView } from './photo-view'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), isFull: false }))
vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  getMany: (keys: readonly string[]) => Promise.resolve(keys.map(key => database.rows.get(key))),
  set: (key: string, value: unknown) =>
    database.isFull
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : Promise.resolve(database.rows.set(key, structuredClone(value))),
  delMany: (keys: readonly string[]) => Promise.resolve(keys.forEach(key => database.rows.delete(key))),
}))
// jsdom has no canvas.
vi.mock('@/components/planner/export/paint-export', () => ({
  paintExport: () => Promise.resolve(new Blob([''], { type: 'image/png' })),
}))
vi.mock('@/components/planner/plan-image', () => ({ pngOf: () => Promise.resolve(new Blob()) }))
vi.mock('./loupe', () => ({ Loupe: () => null }))
const finish = vi.hoisted(() => ({
  drawn: [] as { readonly brand: string; readonly conduitType: string }[],
  fails: false,
}))
vi.mock('./finish-photo', () => ({
  openFinished: () =>
    Promise.resolve(
      finish.fails
        ? null
        : {
            canvas: document.createElement('canvas'),
            draw: (_pose: object, wanted: (typeof finish.drawn)[number]) => finish.drawn.push(wanted) > 0,
          },
    ),
}))
vi.mock('./paint-marks', () => ({ paintMarks: () => Promise.resolve({}) }))
vi.mock('@/components/forms/photos/prepare-photo', () => ({
  preparePhoto: () => Promise.resolve({ ok: false, problem: 'unreadable' }),
  encodePhoto: () => Promise.resolve(new ArrayBuffer(2)),
}))
const sent = vi.hoisted(() => [] as Lead[])
vi.mock('@/components/forms/outbox', () => ({
  lastKeyOf: () => undefined,
  sendLead: (lead: Lead) => {
    sent.push(lead)
    return Promise.resolve({ status: 'sent' })
  },
}))

beforeEach(() => {
  database.rows.clear()
  database.isFull = false
  sent.length = 0
  finish.drawn.length = 0
  finish.fails = false
  sessionStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ArrayBuffer(4))))
  URL.createObjectURL = () => 'blob:photo'
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})

const view = (plan: Plan = defaultPlan, webhook = '/api/leads/photo') => (
  <InPlanner plan={plan} photo={{ words, webhook, notice: null }}>
    <PhotoView isDialog={false} onClose={vi.fn()} />
  </InPlanner>
)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const heading = (step: 'photo' | 'wall' | 'pins' | 'send') => screen.findByRole('heading', { name: words[step].title })
const figures = () => document.querySelector('.photo-figures')?.textContent

async function openSample(page = view()) {
  const user = userEvent.setup()
  const shown = render(page)
  await user.click(await screen.findByRole('button', { name: words.photo.sample }))
  await heading('wall')
  return { user, ...shown }
}

describe('the steps', () => {
  it('open in order, and the sample photo reaches the last one', async () => {
    const { user } = await openSample()
    await user.click(button(words.next))
    await heading('pins')
    expect(figures()).toContain(`${fill(words.figures.run, { low: 8, high: 9 })}, 1 elbow`)
    await user.click(button(words.next))
    await heading('send')
    expect(document.activeElement?.textContent).toBe(words.send.title)
    // The press that opened it did not send the form.
    expect(button(words.send.submit).getAttribute('aria-disabled')).toBeNull()
  })

  it('are closed until there is a photo', async () => {
    render(view())
    await heading('photo')
    for (const step of ['wall', 'pins', 'send'] as const) expect(button(words.tabs[step]).disabled).toBe(true)
  })

  it('say what is wrong with a file, and with marks that cannot be measured', async () => {
    const { user } = await openSample()
    await user.click(screen.getByRole('radio', { name: words.wall.kinds.window }))
    expect(screen.getByText(words.wall.noLength)).toBeTruthy()
    expect(button(words.next).disabled).toBe(true)
    await user.type(screen.getByLabelText(words.wall.heightFt), '6')
    await user.type(screen.getByLabelText(words.wall.heightIn), '8')
    expect(button(words.next).disabled).toBe(false)
    await user.click(button(words.tabs.photo))
    const input = document.querySelector<HTMLInputElement>('[data-photo-input=file]')
    if (!input) throw new Error('there is no file input')
    fireEvent.change(input, { target: { files: [new File(['text'], 'a.jpg', { type: 'image/jpeg' })] } })
    expect(await screen.findByText(words.photo.problems.unreadable)).toBeTruthy()
    const large = Object.defineProperty(new File(['x'], 'b.jpg'), 'size', { value: 60_000_001 })
    fireEvent.change(input, { target: { files: [large] } })
    expect(await screen.findByText(words.photo.problems.large)).toBeTruthy()
    expect(document.querySelector('.photo-surface'), 'the photo before it stays').toBeTruthy()
  })
})

describe('a number that is none', () => {
  it('is told beside its field, stays as typed, and no figure is shown', async () => {
    const { user } = await openSample()
    await user.click(screen.getByRole('radio', { name: words.wall.taped }))
    const height = () => screen.getByLabelText<HTMLInputElement>(words.wall.heightFt)
    await user.clear(height())
    await user.type(height(), `6'8`)
    await user.tab()
    expect(height().value).toBe(`6'8`)
    expect(screen.getByText(words.wall.unread)).toBeTruthy()
    expect(height().getAttribute('aria-invalid')).toBe('true')
    expect(button(words.next).disabled).toBe(true)
    // Also after a look at another step.
    await user.click(button(words.tabs.photo))
    await user.click(button(words.tabs.wall))
    expect(height().value).toBe(`6'8`)
    await user.clear(height())
    await user.type(height(), '6')
    expect(screen.queryByText(words.wall.unread)).toBeNull()

    await user.click(button(words.tabs.pins))
    const extra = screen.getByLabelText<HTMLInputElement>(words.pins.extra)
    expect(figures()).toContain('$')
    await user.clear(extra)
    await user.type(extra, '5 or 6')
    await user.tab()
    expect(extra.value).toBe('5 or 6')
    expect(screen.getByText(words.pins.extraUnread)).toBeTruthy()
    expect(figures()).toBe('')
    expect(button(words.next).disabled).toBe(true)
    await user.clear(extra)
    await user.type(extra, '５')
    expect(figures()).toContain('$')
  })
})

describe('a mark', () => {
  it('moves by one pixel of the photo, with Shift by ten, and Undo takes a series of presses back', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.pins))
    const charger = button(words.marks.charger)
    const before = charger.style.left
    charger.focus()
    await user.keyboard('{ArrowRight}')
    expect(parseFloat(charger.style.left) - parseFloat(before)).toBeCloseTo(100 / 1600)
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(parseFloat(charger.style.left) - parseFloat(before)).toBeCloseTo(1100 / 1600)
    await user.keyboard('{Control>}z{/Control}')
    expect(charger.style.left).toBe(before)
  })

  it('says where it is on the wall', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.pins))
    const described = button(words.marks.panel).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toMatch(/^\d+ ft.* right of the marked corner, \d ft/)
  })
})

describe('a refusal', () => {
  it('stands beside the mark that caused it, describes that mark, and is announced once', async () => {
    const { user } = await openSample()
    const corner = button(words.marks.topLeft)
    corner.focus()
    await user.keyboard(`{Shift>}${'{ArrowRight}'.repeat(80)}{/Shift}`)
    const bubble = document.querySelector('.photo-problem')
    expect(bubble?.textContent).toBe(words.problems.corners)
    const describing = (mark: HTMLElement) => mark.getAttribute('aria-describedby')?.split(' ')
    expect(describing(corner)).toContain(bubble?.id)
    expect(describing(button(words.marks.topRight))).not.toContain(bubble?.id)
    const live = [...document.querySelectorAll('[aria-live], [role=status]')].map(({ textContent }) => textContent)
    expect(live.filter(text => text?.includes(words.problems.corners))).toEqual([
      `${words.marks.topLeft}: ${words.problems.corners}`,
    ])
    await user.keyboard('{Control>}z{/Control}')
    expect(document.querySelector('.photo-problem')).toBeNull()
  })
})

describe('a photo', () => {
  it('is kept with its marks, and is there again', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.pins))
    button(words.marks.charger).focus()
    await user.keyboard('{ArrowUp}')
    const { top } = button(words.marks.charger).style
    cleanup()
    render(view())
    await heading('send')
    await user.click(button(words.tabs.pins))
    expect(button(words.marks.charger).style.top).toBe(top)
  })

  it('that cannot be kept stays in the page, which says so', async () => {
    database.isFull = true
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await openSample()
    expect(await screen.findByText(words.photo.unkept)).toBeTruthy()
  })
})

describe('the finished wall', () => {
  const slider = () => screen.queryByRole('slider', { name: words.finished.slider.slider })

  it('is drawn once both pins are placed, compared with a slider, and follows brand, conduit and height', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.pins))
    await waitFor(() => expect(document.querySelector('.photo-finished canvas')).toBeTruthy())
    expect(document.querySelector('.photo-pipe')).toBeNull()
    await user.click(button(words.tabs.send))
    expect(slider()).toBeTruthy()
    expect(finish.drawn).toHaveLength(1)
    expect(finish.drawn[0]).toMatchObject({ brand: defaultPlan.brand, conduitType: defaultPlan.conduitType })
    const height = screen.getByRole('slider', { name: words.finished.height })
    fireEvent.change(height, { target: { value: '60' } })
    await waitFor(() => expect(finish.drawn).toHaveLength(2))
    expect(finish.drawn[1]).not.toEqual(finish.drawn[0])
    expect(screen.getByText(fill(words.finished.heightOf, { height: '60 in' }))).toBeTruthy()
  })

  it('is not drawn again for what it does not show', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.pins))
    await waitFor(() => expect(finish.drawn).toHaveLength(1))
    await user.type(screen.getByLabelText(words.pins.extra), '5')
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(finish.drawn).toHaveLength(1)
  })

  it('is drawn again for another brand', async () => {
    const { rerender } = await openSample()
    await waitFor(() => expect(finish.drawn).toHaveLength(1))
    rerender(view({ ...defaultPlan, brand: 'tesla', conduitType: 'PVC' }))
    await waitFor(() => expect(finish.drawn.at(-1)).toMatchObject({ brand: 'tesla', conduitType: 'PVC' }))
  })

  it('chooses brand and conduit for the plan', async () => {
    const dispatch = vi.fn()
    const { user } = await openSample(
      <InPlanner plan={defaultPlan} photo={{ words, webhook: '', notice: null }} dispatch={dispatch}>
        <PhotoView isDialog={false} onClose={vi.fn()} />
      </InPlanner>,
    )
    await user.click(button(words.tabs.send))
    await user.click(screen.getByRole('radio', { name: brands.wallbox.name }))
    await user.click(screen.getByRole('radio', { name: 'PVC' }))
    expect(dispatch.mock.calls).toEqual([
      [{ type: 'chooseBrand', brand: 'wallbox' }],
      [{ type: 'setConduitType', conduitType: 'PVC' }],
    ])
  })

  it('is off with a reason where the lengths do not fit the picture, and the line drawing stays', async () => {
    const { user } = await openSample()
    await user.click(screen.getByRole('radio', { name: words.wall.taped }))
    await user.type(screen.getByLabelText(words.wall.widthFt), '6')
    await user.click(button(words.tabs.send))
    expect(screen.getByText(words.finished.off.vague)).toBeTruthy()
    expect(slider()).toBeNull()
    expect(document.querySelector('.photo-pipe')).toBeTruthy()
  })

  it('is off with a reason where the browser cannot draw it', async () => {
    finish.fails = true
    const { user } = await openSample()
    await user.click(button(words.tabs.send))
    expect(await screen.findByText(words.finished.off.unmade)).toBeTruthy()
    expect(document.querySelector('.photo-pipe')).toBeTruthy()
  })

  it('is what is printed', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.send))
    await waitFor(() => expect(slider()).toBeTruthy())
    dispatchEvent(new Event('beforeprint'))
    const page = document.querySelector('body > .photo-print')
    expect(page?.querySelector('canvas')?.getAttribute('aria-label')).toBe(
      fill(words.finished.pictureAlt, { brand: brands.custom.name, conduit: defaultPlan.conduitType }),
    )
    expect(page?.textContent).toContain('$')
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.photo-print')).toBeNull())
  })

  it('is what the device’s own share sheet gets', async () => {
    const share = vi.fn((_data: ShareData) => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share, canShare: () => true }))
    const { user } = await openSample()
    await user.click(button(words.tabs.send))
    await waitFor(() => expect(slider()).toBeTruthy())
    await user.click(button(words.finished.share))
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([
      ['ev_charger_photo.png', 'image/png'],
    ])
    vi.unstubAllGlobals()
  })
})

describe('sending', () => {
  const toSend = async (page = view()) => {
    const shown = await openSample(page)
    await shown.user.click(button(words.tabs.send))
    return shown
  }

  it('needs a name, and a phone number or an email', async () => {
    const { user } = await toSend()
    await user.click(button(words.send.submit))
    expect(await screen.findByText(words.send.nameProblem)).toBeTruthy()
    expect(screen.getByText(words.send.contactProblem)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('takes a panel check of this tab along once it is ticked, also after a look at another step', async () => {
    sessionStorage.setItem(PANEL_CHECK_KEY, JSON.stringify(applianceCheck))
    const { user } = await toSend()
    const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: words.send.panelCheck.label })
    await user.type(screen.getByLabelText(/^Name/), 'Ada')
    await user.type(screen.getByLabelText(words.send.email), 'ada@example.com')
    expect((await tick()).checked).toBe(false)
    const send = async () => {
      await user.click(button(words.send.submit))
      return JSON.parse(sent.at(-1)?.body ?? '') as { readonly panel_check?: object }
    }
    await waitFor(async () => expect(await send()).not.toHaveProperty('panel_check'))
    await user.click(await tick())
    await user.click(button(words.tabs.pins))
    await user.click(button(words.tabs.send))
    expect((await tick()).checked).toBe(true)
    await waitFor(async () => expect((await send()).panel_check).toEqual(applianceCheck))
  })

  it.each([
    ['/api/leads/photo', ['1 marked', '2 clean', '3 finished']],
    ['https://hooks.example.com/x', []],
  ])(
    'to %s: the same JSON, the pictures to the desk only, and the photo leaves the device',
    async (webhook, pictures) => {
      const plan = { ...defaultPlan, brand: 'tesla', amps: 60 } as const
      const { user } = await toSend(view(plan, webhook))
      await waitFor(() => expect(database.rows.size).toBe(2))
      await user.type(screen.getByLabelText(/^Name/), 'Ada')
      await user.type(screen.getByLabelText(words.send.email), 'ada@example.com')
      await user.click(button(words.send.submit))
      expect(await screen.findByText(words.send.report.sent)).toBeTruthy()
      const [lead] = sent
      const body = JSON.parse(lead?.body ?? '') as Record<string, unknown>
      expect(check(photoBody, body)).toMatchObject({ ok: true })
      expect(body).toMatchObject({ amps: 60, contact: { name: 'Ada', phone: null, email: 'ada@example.com' } })
      expect(lead?.event).toEqual({ event: 'generate_lead', form: 'photo', currency: 'USD', value: body.est_cost })
      expect(lead?.photos?.map(({ number, what }) => `${number} ${what}`)).toEqual(pictures)
      await waitFor(() => expect(database.rows.size).toBe(0))
    },
  )
})
