import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Runs the script once more. */
const run = async () => {
  vi.resetModules()
  await import('./tag-manager')
}
const layer = () => window.dataLayer ?? []
let state: DocumentReadyState = 'loading'
let idle: (() => void)[] = []

beforeEach(() => {
  state = 'loading'
  idle = []
  vi.stubGlobal('CONTAINER_ID', 'GTM-ABC1234')
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state })
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
})
afterEach(() => {
  // Fires the listener that the script may still have.
  window.dispatchEvent(new Event('load'))
  delete window.dataLayer
  document.head.replaceChildren()
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined })
  Object.defineProperty(document, 'prerendering', { configurable: true, value: undefined })
})

describe('Tag Manager', () => {
  it('gets the consent defaults first, all denied, and then its start event', async () => {
    await run()
    const [consent, redaction, passthrough, start] = layer() as [
      ArrayLike<unknown>,
      ArrayLike<unknown>,
      ArrayLike<unknown>,
      { event: string },
    ]
    expect(Array.from(consent).slice(0, 2)).toEqual(['consent', 'default'])
    const states = Array.from(consent)[2] as Record<string, string>
    expect(Object.entries(states).filter(([, value]) => value !== 'denied')).toEqual([['security_storage', 'granted']])
    expect(Array.from(redaction)).toEqual(['set', 'ads_data_redaction', true])
    expect(Array.from(passthrough)).toEqual(['set', 'url_passthrough', true])
    expect(start.event).toBe('gtm.js')
  })
  it('waits until a prerendered page is shown', async () => {
    state = 'complete'
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
    await run()
    expect([layer().length, idle.length]).toEqual([3, 0])
    document.dispatchEvent(new Event('prerenderingchange'))
    expect([layer().length, idle.length]).toEqual([4, 1])
  })
  it('names a tag that the policy refuses', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await run()
    const refused = (blockedURI: string) =>
      window.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective: 'script-src-elem' }),
      )
    refused('inline')
    refused('https://tags.example/a.js')
    expect(
      warn.mock.calls
        .flat()
        .filter(text => String(text).includes('NEXT_PUBLIC_TAG_HOSTS'))
        .join(),
    ).toContain('https://tags.example/a.js')
  })
  it('does not load with Global Privacy Control', async () => {
    state = 'complete'
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
    await run()
    expect([layer().length, idle.length]).toEqual([3, 0])
  })
})
