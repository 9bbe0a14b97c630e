// The stand-ins refuse, or do not show, what the services refuse or do not show.
import { expect, it } from 'vitest'
import { type ServiceName, startService } from '.'

it.each<[name: ServiceName, body: object, answer: RegExp]>([
  ['slack', { text: '' }, /^no_text$/],
  ['discord', { content: 'x'.repeat(2001) }, /"code":50035/],
  ['teams', { text: 'Ada' }, /^$/],
  ['google-chat', { title: 'Ada' }, /INVALID_ARGUMENT/],
  ['json', { text: 'Ada' }, /not a lead/],
])('the stand-in for %s', async (name, body, answer) => {
  const service = await startService(name)
  const response = await fetch(service.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status >= 400).toBe(name !== 'teams')
  expect(await response.text()).toMatch(answer)
  expect([service.received.length, service.notShown.length]).toEqual([0, name === 'teams' ? 1 : 0])
  await service.close()
})
