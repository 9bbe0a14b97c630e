import { expect, it, vi } from 'vitest'
import { SOURCE_HEADER } from '@/lib/visit-source'
import { postLead } from './post-lead'

it('sends the notice’s version, the plan’s link and the visit’s source to this site’s own lead desk only', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  const lead = {
    mode: 'json',
    body: '{}',
    key: 'a-key',
    keptAt: 0,
    noticeVersion: '1',
    planLink: 'MQ',
    source: 'latest_gclid=1',
  } as const
  for (const url of ['/api/leads/plan', 'https://example.com/leads']) await postLead({ ...lead, url }, true)
  const sent = fetched.mock.calls.map(([, request]) => new Headers(request?.headers))
  expect(
    sent.map(headers => ['x-notice-version', 'x-plan-link', SOURCE_HEADER].map(name => headers.get(name))),
  ).toEqual([
    ['1', 'MQ', 'latest_gclid=1'],
    [null, null, null],
  ])
})
