import { describe, expect, it } from 'vitest'
import { buildWarnings, readSettings } from './env'

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({
      siteUrl: 'https://www.example.com',
      webhooks: { plan: '/api/leads/plan', photo: '/api/leads/photo', quote: '', estimate: '' },
      webhookMode: 'json',
      tagManagerId: '',
      tagHosts: [],
      isSample: false,
      isUnlisted: false,
      buildDay: '',
    })
  })
  it('keep a URL unchanged', () => {
    const hook = 'https://hooks.example.net/catch/1?x=%20y'
    expect(readSettings({ NEXT_PUBLIC_QUOTE_WEBHOOK_URL: hook }).webhooks.quote).toBe(hook)
  })
  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'example.com', 'https://www.example.com'],
    ['NEXT_PUBLIC_SITE_URL', '', 'https://www.example.com'],
    ['NEXT_PUBLIC_SITE_URL', 'https://example.com/shop', 'without a path'],
    ['NEXT_PUBLIC_PLAN_WEBHOOK_URL', '', '/api/leads/plan'],
    ['NEXT_PUBLIC_PLAN_WEBHOOK_URL', 'ftp://x', '/api/leads/plan'],
    ['NEXT_PUBLIC_PHOTO_WEBHOOK_URL', '', '/api/leads/plan'],
    ['NEXT_PUBLIC_QUOTE_WEBHOOK_URL', '//evil.example', '/api/leads/quote'],
    ['NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL', 'leads', 'http(s) address'],
    ['NEXT_PUBLIC_WEBHOOK_MODE', 'xml', 'json or simple'],
    ['NEXT_PUBLIC_GTM_ID', 'G-ABC1234', 'GTM-ABC1234'],
    ['NEXT_PUBLIC_TAG_HOSTS', 'tiktok', 'google-ads, meta, bing, callrail, preview'],
    ['NEXT_PUBLIC_SAMPLES', 'true', 'empty or 1'],
    ['SITE_NOINDEX', 'yes', 'empty or 1'],
    ['BUILD_DAY', 'today', 'a day like 2026-11-23'],
    ['NEXT_PUBLIC_GTM_ID', 'GTM-ABC"+alert(1)', 'GTM-ABC1234'],
  ])('stop the build for %s=%j and say the expected form', (name, value, form) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
    expect(() => readSettings({ [name]: value })).toThrow(form)
  })
  it('take a Tag Manager container, or none', () => {
    expect(readSettings({ NEXT_PUBLIC_GTM_ID: 'GTM-ABC1234' }).tagManagerId).toBe('GTM-ABC1234')
    expect(readSettings({ NEXT_PUBLIC_GTM_ID: '' }).tagManagerId).toBe('')
  })
  it('open hosts for a container only', () => {
    const hosts = { NEXT_PUBLIC_TAG_HOSTS: 'meta' }
    expect(readSettings(hosts).tagHosts).toEqual([])
    expect(readSettings({ ...hosts, NEXT_PUBLIC_GTM_ID: 'GTM-ABC1234' }).tagHosts.length).toBe(1)
  })
  it('mark a build as a sample', () => {
    expect(readSettings({ NEXT_PUBLIC_SAMPLES: '1' }).isSample).toBe(true)
    expect(readSettings({ NEXT_PUBLIC_SAMPLES: '' }).isSample).toBe(false)
  })
  it('report all malformed variables at once', () => {
    expect(() => readSettings({ NEXT_PUBLIC_SITE_URL: 'x', NEXT_PUBLIC_WEBHOOK_MODE: 'y' })).toThrow(
      /SITE_URL[\s\S]*WEBHOOK_MODE/,
    )
  })
  it('warn about forms without a webhook, and hosts without a container', () => {
    const webhooks = { NEXT_PUBLIC_QUOTE_WEBHOOK_URL: '/a', NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL: '/b' }
    expect(buildWarnings({})).toEqual([expect.stringMatching(/quick quote.*estimate form/)])
    expect(buildWarnings({ ...webhooks, NEXT_PUBLIC_TAG_HOSTS: 'meta' })).toEqual([
      'NEXT_PUBLIC_TAG_HOSTS does nothing: no container is set (NEXT_PUBLIC_GTM_ID).',
    ])
    expect(buildWarnings({ ...webhooks, NEXT_PUBLIC_TAG_HOSTS: ' ' })).toEqual([])
    expect(buildWarnings({ ...webhooks, NEXT_PUBLIC_TAG_HOSTS: 'meta', NEXT_PUBLIC_GTM_ID: 'GTM-ABC1234' })).toEqual([])
  })
})
