import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tagManagerScript } from './tag-manager'

const run = () => void globalThis.eval(tagManagerScript('GTM-ABC1234'))
const loaded = () => [...document.head.querySelectorAll('script')].map(script => script.src)
const layer = () => window.dataLayer ?? []
let state: DocumentReadyState = 'loading'
let idle: (() => void)[] = []

beforeEach(() => {
  state = 'loading'
  idle = []
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state })
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => {
  // Ends what the script still waits for.
  window.dispatchEvent(new Event('load'))
  delete window.dataLayer
  document.head.replaceChildren()
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined })
  Object.defineProperty(document, 'prerendering', { configurable: true, value: undefined })
  vi.unstubAllGlobals()
})

describe('Tag Manager', () => {
  it('hears the consent defaults first, all of them denied, and then its start', () => {
    run()
    const [consent, redaction, start] = layer() as [ArrayLike<unknown>, ArrayLike<unknown>, { event: string }]
    expect(Array.from(consent).slice(0, 2)).toEqual(['consent', 'default'])
    const states = Array.from(consent)[2] as Record<string, string>
    expect(Object.entries(states).filter(([, value]) => value !== 'denied')).toEqual([['security_storage', 'granted']])
    expect(Array.from(redaction)).toEqual(['set', 'ads_data_redaction', true])
    expect(start.event).toBe('gtm.js')
  })
  it('loads after the page, in an idle moment, once', () => {
    run()
    expect([loaded(), idle.length]).toEqual([[], 0])
    window.dispatchEvent(new Event('load'))
    expect([loaded(), idle.length]).toEqual([[], 1])
    idle.forEach(callback => callback())
    expect(loaded()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'])
  })
  it('waits until a prerendered page is shown', () => {
    state = 'complete'
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
    run()
    expect([layer().length, idle.length]).toEqual([2, 0])
    document.dispatchEvent(new Event('prerenderingchange'))
    expect([layer().length, idle.length]).toEqual([3, 1])
  })
  it('stays away where the browser says that data is not to be shared', () => {
    state = 'complete'
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    run()
    expect([layer().length, idle.length]).toEqual([2, 0])
  })
  it('leaves no name behind', () => {
    const before = Object.keys(window)
    run()
    expect(Object.keys(window).filter(name => !before.includes(name) && name !== 'dataLayer')).toEqual([])
  })
})
