import { expect, it, vi } from 'vitest'
import { postLead } from './post-lead'

it('sends the notice’s version and the plan’s link to this site’s own lead desk only', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  const lead = { mode: 'json', body: '{}', key: 'a-key', keptAt: 0, noticeVersion: '1', planLink: 'MQ' } as const
  for (const url of ['/api/leads/plan', 'https://example.com/leads']) await postLead({ ...lead, url }, true)
  const sent = fetched.mock.calls.map(([, request]) => new Headers(request?.headers))
  expect(sent.map(headers => [headers.get('x-notice-version'), headers.get('x-plan-link')])).toEqual([
    ['1', 'MQ'],
    [null, null],
  ])
})
