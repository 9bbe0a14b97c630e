// The finished wall and the lead of Your photo: what is drawn, printed, shared and sent.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { plannerPhotoWords as words } from '@/content/words/photo'
import { check } from '@/lib/leads/check'
import { photoBody } from '@/lib/leads/kinds/photo'
import { applianceCheck } from '@/tests/leads/stored-leads'
import { brands } from '@/lib/planner'
import { PANEL_CHECK_KEY } from '@/lib/storage-keys'
import { InPlanner } from '@/tests/planner/in-planner'
import { button, openSample, photoPlanner, startWithoutPhoto, view } from '@/tests/planner/photo-page'
import { database, finish, sent } from '@/tests/planner/photo-mocks'
import { fill } from '@/lib/template'
import { PhotoView } from './photo-view'
import { defaultPlan } from '@/tests/planner/default-plan'

startWithoutPhoto()

const toSend = async (page = view()) => {
  const shown = await openSample(page)
  await shown.user.click(button(words.tabs.send))
  return shown
}

describe('the finished wall', () => {
  const slider = () => screen.queryByRole('slider', { name: words.finished.slider.slider })

  it('is that of the sample, half uncovered, until there is a photo', async () => {
    render(view())
    expect((await screen.findByRole<HTMLInputElement>('slider')).value).toBe('50')
    expect(screen.getByAltText('finished sample')).toBeTruthy()
    expect(button(words.photo.sample)).toBeTruthy()
  })

  it('has the charger close up in a corner, and over all of it at a press', async () => {
    const { user } = await toSend()
    const closeUp = await screen.findByRole('button', { name: words.finished.closeUp })
    // Away from the charger.
    expect(closeUp.dataset.side).toBe('left')
    expect(closeUp.getAttribute('aria-pressed')).toBe('false')
    await user.click(closeUp)
    expect(closeUp.getAttribute('aria-pressed')).toBe('true')
  })

  it('is drawn once both pins are placed, compared with a slider, and follows what it shows, and only that', async () => {
    const { user, rerender } = await openSample()
    await user.click(button(words.tabs.pins))
    await waitFor(() => expect(document.querySelector('.photo-finished canvas')).toBeTruthy())
    expect(document.querySelector('.photo-pipe')).toBeNull()
    await user.type(screen.getByLabelText(words.pins.extra), '5')
    await new Promise(resolve => setTimeout(resolve, 200))
    await user.click(button(words.tabs.send))
    expect(slider()).toBeTruthy()
    expect(finish.drawn).toHaveLength(1)
    expect(finish.drawn[0]).toMatchObject({ brand: defaultPlan.brand, conduitType: defaultPlan.conduitType })
    const height = screen.getByRole('slider', { name: words.finished.height })
    fireEvent.change(height, { target: { value: '60' } })
    await waitFor(() => expect(finish.drawn).toHaveLength(2))
    expect(finish.drawn[1]).not.toEqual(finish.drawn[0])
    expect(screen.getByText(fill(words.finished.heightOf, { height: '60 in' }))).toBeTruthy()
    rerender(view({ ...defaultPlan, brand: 'tesla', conduitType: 'PVC' }))
    await waitFor(() => expect(finish.drawn.at(-1)).toMatchObject({ brand: 'tesla', conduitType: 'PVC' }))
  })

  it('chooses brand and conduit for the plan', async () => {
    const dispatch = vi.fn()
    const { user } = await toSend(
      <InPlanner plan={defaultPlan} photo={photoPlanner('')} dispatch={dispatch}>
        <PhotoView isDialog={false} onClose={vi.fn()} />
      </InPlanner>,
    )
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
    await toSend()
    expect(await screen.findByText(words.finished.off.unmade)).toBeTruthy()
    expect(document.querySelector('.photo-pipe')).toBeTruthy()
  })

  it('is what is printed', async () => {
    await toSend()
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
    const { user } = await toSend()
    await waitFor(() => expect(slider()).toBeTruthy())
    await user.click(button(words.finished.share))
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([
      ['ev_charger_photo.png', 'image/png'],
    ])
  })
})

describe('sending', () => {
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
      const again = screen.queryByRole('button', { name: words.send.report.again })
      if (again) await user.click(again)
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
