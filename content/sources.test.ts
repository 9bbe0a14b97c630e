import { expect, it } from 'vitest'
import { sourceLink, oldSources } from './sources'

it('lists sources older than six months, and unchecked ones', () => {
  const register = {
    unseen: { name: 'unseen', url: 'https://a.example' },
    old: { name: 'old', url: 'https://b.example', checked: '2026-05' },
    fresh: { name: 'fresh', url: 'https://c.example', checked: '2026-06' },
  } as const
  expect(oldSources('2026-12-31', register).map(({ name }) => name)).toEqual(['unseen', 'old'])
})

it('links a name to its address', () => {
  expect(sourceLink('timeOfDay', 'its rates')).toBe('[its rates](https://www.psegliny.com/en/TimeOfDay)')
})
