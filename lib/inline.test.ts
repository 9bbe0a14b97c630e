import { describe, expect, it } from 'vitest'
import { parseInline, plainText } from './inline'

describe('inline marks', () => {
  it('find links and strong words in order', () => {
    expect(parseInline('See [the terms](/terms), **please**.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'the terms', href: '/terms' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'please' },
      { kind: 'text', text: '.' },
    ])
  })
  it('leave text without marks whole', () => {
    expect(parseInline('3 ft * 2 [sic] (about)')).toEqual([{ kind: 'text', text: '3 ft * 2 [sic] (about)' }])
    expect(parseInline('')).toEqual([])
  })
  it('drop to the words a reader sees', () => {
    expect(plainText('**200 A** is [recommended](/services/electrical-panel-upgrades)')).toBe('200 A is recommended')
  })
})
