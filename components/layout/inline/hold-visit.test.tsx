// Windows for the visit behind a success message, against a desk in memory.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdVisitWords as words } from '@/content/words/hold-visit'
import { CONFIRM_BY_HEADER } from '@/lib/leads/visit-windows'
import { fill } from '@/lib/template'

const status = '/api/leads/status/0123456789abcdef0123456789abcdef'
const windowOf = (day: number) => ({
  id: `2026-12-0${day}T08`,
  start: `2026-12-0${day}T08:00:00-05:00`,
  end: `2026-12-0${day}T11:00:00-05:00`,
  text: `Dec ${day}, 8–11 AM`,
})
type Window = ReturnType<typeof windowOf>

let free: Window[]
let held: Window | null
/** Answers that the visitor gets in place of the desk's, which has done its part. */
let lost: (() => Response)[]

function answer(path: string, body: { window?: string }): Response {
  if (path === '/api/leads/windows') return Response.json({ windows: free })
  if (path === status) return Response.json({ held, confirmed: false })
  if (path === `${status}/release`) {
    if (held) free = [held, ...free]
    held = null
    return Response.json({ held })
  }
  const wanted = [...free, ...(held ? [held] : [])].find(({ id }) => id === body.window)
  if (!wanted) return Response.json({ windows: free }, { status: 409 })
  free = [...free, ...(held ? [held] : [])].filter(({ id }) => id !== wanted.id)
  held = wanted
  return Response.json({ held }, { headers: { [CONFIRM_BY_HEADER]: '2026-12-02T12:00:00-05:00' } })
}

async function open() {
  await import('./hold-visit')
  const root = document.createElement('div')
  root.dataset.holdVisit = status
  document.body.append(root)
  for (const _ of ['', 'again']) root.dispatchEvent(new Event('hold-visit', { bubbles: true }))
  await vi.waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalledTimes(2))
  await new Promise(resolve => setTimeout(resolve))
  return { user: userEvent.setup(), root }
}
const offered = () => within(screen.getByRole('group', { name: words.offer })).queryAllByRole('button')
const said = () => screen.getByRole('status').textContent
const time = (day: number) => screen.findByRole('button', { name: windowOf(day).text })
const when = fill(words.held, { when: 'Thursday, December 3, 8 to 11 AM' })

beforeEach(() => {
  vi.stubGlobal('WORDS', words)
  free = [3, 4, 5, 6, 7, 8, 9].map(windowOf)
  held = null
  lost = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const body = init?.body
    const real = answer(path as string, JSON.parse(typeof body === 'string' ? body : '{}') as object)
    return (await Promise.resolve(lost.shift()?.())) ?? real
  })
})
afterEach(() => {
  document.body.replaceChildren()
})

describe('behind the success message', () => {
  it('stand the link and six windows; one press holds one, and says when it is confirmed', async () => {
    const { user } = await open()
    expect(screen.getByRole('link', { name: words.keep.link })).toHaveProperty('pathname', status)
    expect(offered()).toHaveLength(6)
    await user.click(await time(3))
    await vi.waitFor(() => expect(said()).toBe(`${when} ${fill(words.confirm, { by: 'Wednesday noon' })}`))
    const calendar = screen.getByRole('link', { name: words.calendar })
    expect(calendar.getAttribute('href')).toBe(`${status}/visit.ics`)
    expect(document.activeElement).toBe(calendar)
  })

  it('the window is changed, kept and given back', async () => {
    const { user } = await open()
    await user.click(await time(3))
    const first = await vi.waitFor(() => (expect(said()).toContain(when), said()))
    await user.click(screen.getByRole('button', { name: words.change }))
    await user.click(await screen.findByRole('button', { name: fill(words.keepHeld, { time: windowOf(3).text }) }))
    expect(said()).toBe(first)
    await user.click(screen.getByRole('button', { name: words.change }))
    await user.click(await time(4))
    await vi.waitFor(() => expect(said()).toContain('Friday, December 4'))
    await user.click(screen.getByRole('button', { name: words.release }))
    await vi.waitFor(() => expect(said()).toBe(words.released))
    expect(held).toBeNull()
    expect(offered()[0]).toBe(document.activeElement)
  })

  it('a lost answer leaves the same press, which finds the window held', async () => {
    const { user } = await open()
    lost = [() => Response.error()]
    await user.click(await time(3))
    await vi.waitFor(() => expect(said()).toBe(words.failed))
    expect(document.activeElement).toBe(await time(3))
    await user.click(await time(3))
    await vi.waitFor(() => expect(said()).toContain(when))
  })

  it('a window that is gone gives way to those that are left, or to none', async () => {
    const { user } = await open()
    free = [windowOf(4)]
    await user.click(await time(3))
    await vi.waitFor(() => expect(said()).toBe(words.taken))
    expect(offered().map(button => button.textContent)).toEqual([windowOf(4).text])
    free = []
    await user.click(await time(4))
    await vi.waitFor(() => expect(said()).toBe(words.none))
    expect(offered()).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  it.each([404, 410])('a lead that is gone is said to be (%i)', async code => {
    const { user } = await open()
    lost = [() => Response.json({ error: { message: 'Gone' } }, { status: code })]
    await user.click(await time(3))
    await vi.waitFor(() => expect(said()).toBe(words.gone))
  })

  it('a window that this lead holds already is shown as held', async () => {
    held = windowOf(3)
    await open()
    expect(said()).toContain(when)
  })

  it.each([
    ['off', () => Response.json({ windows: [] })],
    ['down', () => Response.error()],
    ['not ours', () => new Response('<h1>Wireless network</h1>')],
  ])('stands nothing where the desk is %s', async (_, windows) => {
    lost = [windows]
    const { root } = await open()
    expect(root.childElementCount).toBe(0)
  })
})
