import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { posts } from '@/content/posts'
import { anchor } from './anchor'

describe('anchors of headings', () => {
  it('keep letters and figures, joined by hyphens', () => {
    expect(anchor('What doesn’t change: 200 A, “café”')).toBe('what-doesnt-change-200-a-cafe')
  })
  it('need no escaping in an address, whatever the heading, and are the same when made of themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), heading => {
        const id = anchor(heading)
        expect(id).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(anchor(id)).toBe(id)
      }),
    )
  })
  it.each(Object.values(posts))('tell the sections of $slug apart, and from the page’s own ids', ({ sections }) => {
    const ids = sections.map(({ heading }) => anchor(heading))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(['', 'contents', 'update-note', 'read-on', 'main']).not.toContain(id)
  })
})
