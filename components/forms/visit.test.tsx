// What the visit began with, from the page's own script to the header of a lead.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VISIT_KEY } from '@/lib/storage-keys'
import { DAY_MS } from '@/lib/time'
import { readSourceHeader } from '@/lib/visit-source'
import { sourceOfVisit, utmOfVisit } from './visit'

/** A page of the site as its script sees it. */
async function view(address: string, referrer = '') {
  history.replaceState(null, '', address)
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
  vi.resetModules()
  await import('@/components/layout/inline/page')
}
const setPrivate = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value })
const source = () => readSourceHeader(sourceOfVisit())

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 2) })
  const shell = document.createElement('div')
  shell.dataset.log = '{"event":"ld_injected"}'
  vi.stubGlobal('shell', shell)
})
afterEach(() => setPrivate(undefined))

it('survives three pages, a reload and a day', async () => {
  await view('/?utm_source=google&utm_campaign=spring&gclid=abc&email=ada%40example.com', 'https://www.google.com/')
  for (const address of ['/services', '/contact', '/contact', '/locations/islip'])
    await view(address, `${location.origin}/services`)
  vi.setSystemTime(Date.now() + DAY_MS)
  sessionStorage.clear()
  await view('/contact')
  const first = {
    utm_source: 'google',
    utm_campaign: 'spring',
    gclid: 'abc',
    referrer: 'www.google.com',
    landing: '/',
  }
  expect(source()).toEqual({ first, latest: first })
  expect(utmOfVisit({})).toEqual({ utm_source: 'google', utm_campaign: 'spring' })
  expect(utmOfVisit({ utm_source: 'flyer' })).toEqual({ utm_source: 'flyer' })
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('ada')
})

it('tells the first visit with a source from the latest, for 30 days after the latest', async () => {
  await view('/?gclid=abc')
  vi.setSystemTime(Date.now() + 20 * DAY_MS)
  sessionStorage.clear()
  await view('/services?utm_source=newsletter')
  vi.setSystemTime(Date.now() + 20 * DAY_MS)
  sessionStorage.clear()
  await view('/contact')
  expect(source()).toEqual({
    first: { gclid: 'abc', landing: '/' },
    latest: { utm_source: 'newsletter', landing: '/services' },
  })
  vi.setSystemTime(Date.now() + 11 * DAY_MS)
  sessionStorage.clear()
  await view('/locations')
  expect(source()).toEqual({ first: { landing: '/locations' }, latest: { landing: '/locations' } })
  expect(localStorage.getItem(VISIT_KEY)).toBeNull()
})

it('keeps nothing, and forgets what it had, with Global Privacy Control', async () => {
  await view('/?gclid=abc')
  setPrivate(true)
  expect([sourceOfVisit(), utmOfVisit({})]).toEqual(['', {}])
  sessionStorage.clear()
  await view('/?utm_source=google')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('is counted once, and not before a prerendered page is shown', async () => {
  const setPrerendering = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value })
  delete window.dataLayer
  setPrerendering(true)
  await view('/locations/islip/')
  expect(window.dataLayer).toEqual([])
  setPrerendering(false)
  for (let times = 0; times < 2; times++) document.dispatchEvent(new Event('prerenderingchange'))
  expect(window.dataLayer).toEqual([{ event: 'ld_injected' }])
})

it.each(['{', 'null', '{"at":"x","first":1,"latest":[]}', '[]'])('does no harm where %s is stored', async text => {
  localStorage.setItem(VISIT_KEY, text)
  await view('/?utm_source=google')
  expect(typeof sourceOfVisit()).toBe('string')
})

it('does no harm where storage is blocked', async () => {
  for (const name of ['localStorage', 'sessionStorage'])
    vi.spyOn(window, name as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  await view('/?utm_source=google')
  expect([sourceOfVisit(), utmOfVisit({})]).toEqual(['', {}])
})
