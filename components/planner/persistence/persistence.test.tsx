// Stored plans, shared links and their notices.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prices } from '@/content/prices'
import { plannerWords as words } from '@/content/words/planner'
import { parsePlan, type Plan, reducePlan, serializePlan } from '@/lib/planner'
import { encodePlanLink } from '@/lib/planner/link'
import { cableReach, carPorts } from '@/lib/planner/cable'
import { PLAN_KEY } from '@/lib/storage-keys'
import { usd } from '@/lib/usd'
import { openInitialPlan } from './initial-plan'
import { defaultPlan } from '@/tests/planner/default-plan'
import { place } from '@/tests/planner/plans'
import { button, number, priceOf, show } from '@/tests/planner/open-planner'

const { notice } = words.keep
const planWith = (labor: number): Plan => reducePlan(defaultPlan, { type: 'setBaseLabor', value: labor })
const mine = planWith(460)
const theirs = planWith(500)
const labor = () => number('baseLabor')
const stored = () => {
  const text = localStorage.getItem(PLAN_KEY)
  return text === null ? null : parsePlan(text)
}
const openLink = (text: string) => history.replaceState(null, '', `/ev-charger-planner?utm_source=flyer#plan=${text}`)

beforeEach(() => history.replaceState(null, '', '/ev-charger-planner'))

describe('keeping', () => {
  it('saves a changed plan once, after a delay, and nothing for the defaults', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const { user } = show()
    await user.clear(labor())
    await user.type(labor(), '460')
    await waitFor(() => expect(stored()).toEqual({ ok: true, plan: mine }))
    expect(write.mock.calls.filter(([key]) => key === PLAN_KEY).length).toBeLessThanOrEqual(2)
    await user.click(button(words.reset))
    await waitFor(() => expect(stored()).toBeNull())
  })

  it('saves the last change when the page is left at once', async () => {
    const { user } = show()
    await user.click(button(words.nudge.left))
    fireEvent(window, new Event('pagehide'))
    expect(stored()).toMatchObject({ ok: true, plan: { charger: { alongFt: -0.5 } } })
  })

  it('never writes from an idle tab over another tab’s plan', async () => {
    const { user } = show()
    await user.click(button(words.nudge.left))
    fireEvent(window, new Event('pagehide'))
    localStorage.setItem(PLAN_KEY, serializePlan(mine))
    fireEvent(window, new Event('pagehide'))
    cleanup()
    expect(stored()).toEqual({ ok: true, plan: mine })
  })

  it('has its notices in the panel, where they cover nothing of the stage', async () => {
    openLink(encodePlanLink(theirs))
    show()
    const shown = await screen.findByText(notice.shared)
    expect(shown.closest('.planner-inspector')).not.toBeNull()
    expect(shown.closest('.planner-stage')).toBeNull()
  })

  it('shows a notice while storage is full, and keeps working', async () => {
    const { user, total } = show()
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(button(words.nudge.right))
    expect(await screen.findByText(notice.full)).toBeTruthy()
    await user.click(button(words.nudge.right))
    expect(total()).toBe(priceOf(place(defaultPlan, 'back', 1)))
    write.mockRestore()
    await user.click(button(words.nudge.right))
    await waitFor(() => expect(screen.queryByText(notice.full)).toBeNull())
  })

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError')
    })
    const { total } = show()
    expect(total()).toBe(priceOf(defaultPlan))
    expect(screen.getByText(words.keep.kept)).toBeTruthy()
  })
})

describe('coming back', () => {
  it('restores the stored plan without an undo step, and starts over on request', async () => {
    localStorage.setItem(PLAN_KEY, serializePlan(mine))
    const { user, total } = show()
    expect(total()).toBe(priceOf(mine))
    expect(screen.getByText(notice.restored).getAttribute('role')).toBe('status')
    expect(button(words.undo).getAttribute('aria-disabled')).toBe('true')
    await user.click(button(words.keep.startOver))
    expect(total()).toBe(priceOf(defaultPlan))
    expect(screen.queryByText(notice.restored)).toBeNull()
    await waitFor(() => expect(stored()).toBeNull())
    await user.click(button(words.undo))
    expect(total()).toBe(priceOf(mine))
  })

  it.each([
    ['{', notice['stored-unreadable']],
    [JSON.stringify({ v: 2 }), notice['stored-version']],
    [JSON.stringify({ v: 1, ...defaultPlan, amps: 48 }), notice['stored-invalid']],
  ])('with %s kept says so once and starts from the defaults', (text, line) => {
    localStorage.setItem(PLAN_KEY, text)
    expect(show().total()).toBe(priceOf(defaultPlan))
    expect(screen.getByText(line)).toBeTruthy()
    cleanup()
    show()
    expect(screen.queryByText(line)).toBeNull()
  })
})

describe('a circuit in the address', () => {
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: /^60/ }).checked
  const openAmps = (amps: string) => history.replaceState(null, '', `/ev-charger-planner?utm_source=flyer&amps=${amps}`)

  it('is set on the stored plan as an undo step, stored, and removed from the address', async () => {
    localStorage.setItem(PLAN_KEY, serializePlan(mine))
    openAmps('60')
    const { user, total } = show()
    expect(chosen()).toBe(true)
    expect(labor().value).toBe('460')
    expect(screen.getByText(notice.amps)).toBeTruthy()
    expect(location.search).toBe('?utm_source=flyer')
    expect(stored()).toMatchObject({ ok: true, plan: { baseLabor: 460, amps: 60 } })
    await user.click(button(words.undo))
    expect(total()).toBe(priceOf(mine))
    await waitFor(() => expect(stored()).toEqual({ ok: true, plan: mine }))
  })

  it('that the planner does not offer changes nothing', () => {
    localStorage.setItem(PLAN_KEY, serializePlan(mine))
    openAmps('48')
    expect(show().total()).toBe(priceOf(mine))
    expect(screen.getByText(notice.restored)).toBeTruthy()
  })
})

describe('a link', () => {
  it('opens its plan, is removed from the address, and is stored', () => {
    openLink(encodePlanLink(theirs))
    const { total } = show()
    expect(total()).toBe(priceOf(theirs))
    expect(screen.getByText(notice.shared)).toBeTruthy()
    expect(location.href).toMatch(/\/ev-charger-planner\?utm_source=flyer$/)
    expect(stored()).toEqual({ ok: true, plan: theirs })
    expect(button(words.undo).getAttribute('aria-disabled')).toBe('true')
  })

  it('takes precedence over the stored plan, which Undo restores', async () => {
    localStorage.setItem(PLAN_KEY, serializePlan(mine))
    openLink(encodePlanLink(theirs))
    const { user, total } = show()
    expect(total()).toBe(priceOf(theirs))
    expect(screen.getByText(notice.sharedOverOwn)).toBeTruthy()
    await user.click(button(words.undo))
    expect(total()).toBe(priceOf(mine))
    await waitFor(() => expect(stored()).toEqual({ ok: true, plan: mine }))
  })

  it('that cannot be read shows a notice and the defaults, and Undo restores the stored plan', async () => {
    localStorage.setItem(PLAN_KEY, serializePlan(mine))
    openLink(encodePlanLink(theirs).slice(0, -3))
    const { user, total } = show()
    expect(total()).toBe(priceOf(defaultPlan))
    expect(screen.getByText(notice['link-unreadable'])).toBeTruthy()
    expect(location.hash).toBe('')
    expect(stored()).toEqual({ ok: true, plan: mine })
    await user.click(button(words.undo))
    expect(total()).toBe(priceOf(mine))
  })

  it('followed in the open planner is an undo step; other anchors are not', async () => {
    const { user, total } = show()
    await user.click(button(words.nudge.down))
    act(() => {
      openLink(encodePlanLink(theirs))
      dispatchEvent(new Event('hashchange'))
    })
    expect(total()).toBe(priceOf(theirs))
    history.replaceState(null, '', '#plan-estimate')
    act(() => void dispatchEvent(new Event('hashchange')))
    expect(location.hash).toBe('#plan-estimate')
    await user.click(button(words.undo))
    expect(total()).toBe(priceOf(defaultPlan))
  })

  it('is copied, with a notice that leaves by itself or when the plan changes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = show()
    const copy = async () => {
      await user.click(button(words.inspector.share))
      await user.click(button(words.keep.copyLink))
      expect(await screen.findByText(notice.copied)).toBeTruthy()
    }
    await copy()
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/ev-charger-planner#plan=${encodePlanLink(defaultPlan)}`,
    )
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.queryByText(notice.copied)).toBeNull()
    await copy()
    await user.click(button(words.nudge.left))
    expect(screen.queryByText(notice.copied)).toBeNull()
  })

  it('is shown in a field, selected, where the browser cannot copy', async () => {
    const { user } = show()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await user.click(button(words.inspector.share))
    await user.click(button(words.keep.copyLink))
    const field = await screen.findByLabelText<HTMLInputElement>(words.keep.link)
    expect(document.activeElement).toBe(field)
    expect(field.readOnly).toBe(true)
    expect(field.value).toContain(`#plan=${encodePlanLink(defaultPlan)}`)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  })
})

describe('the plan at the start', () => {
  it('has no notice on a first visit', () =>
    expect(openInitialPlan(defaultPlan, null, null)).toEqual({ actions: [], plan: defaultPlan, notice: null }))
  it('opens a link to the stored plan itself as a shared plan', () =>
    expect(openInitialPlan(defaultPlan, { ok: true, plan: mine }, { ok: true, plan: mine }).notice?.kind).toBe(
      'shared',
    ))
})

it('paper holds drawing, parts, estimate, business and day, only while printing', () => {
  show()
  expect(document.querySelector('.printed-page')).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  const page = document.querySelector('body > .printed-page')
  expect(page?.querySelector('svg')).toBeTruthy()
  expect(page?.querySelectorAll('table')).toHaveLength(2)
  for (const text of [
    words.keep.onPaper.by,
    words.keep.onPaper.phone,
    words.keep.onPaper.note,
    `${priceOf(defaultPlan)} · finished job from ${usd(prices.home.standard.min)}. ${words.finishedJob.holds.conduit}`,
    `#plan=${encodePlanLink(defaultPlan)}`,
  ])
    expect(page?.textContent).toContain(text)
  expect(page?.textContent).toMatch(/Printed [A-Z][a-z]+ \d{1,2}, \d{4}/)
  fireEvent(window, new Event('afterprint'))
  expect(document.querySelector('.printed-page')).toBeNull()
})

it('guidance follows the plan, calls no spot good that the cable does not reach from, and blocks nothing', async () => {
  const { user } = show()
  const seen = new Set<boolean>()
  for (const port of carPorts) {
    await user.selectOptions(screen.getByRole('combobox', { name: words.inspector.cable.title }), port)
    const reaches = cableReach(defaultPlan, port).reaches
    expect(screen.queryByText(words.keep.guidance.allFine) !== null, port).toBe(reaches)
    seen.add(reaches)
  }
  expect(seen.size).toBe(2)
  await user.click(button(words.nudge.up))
  expect(screen.getByText(/54 in off the floor is high/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '60 A' }))
  expect(screen.getByText(/We recommend a 200 A service for it/)).toBeTruthy()
})
