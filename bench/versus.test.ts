import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { PageFigure } from './lighthouse'
import { addressIn, defaultPages, parsePages, versusText } from './versus'

describe('parsePages', () => {
  it('reads pairs, and single paths that are the same on both sides', () => {
    expect(parsePages('/services=/what-we-do,/blog')).toEqual([
      { ours: '/services', theirs: '/what-we-do' },
      { ours: '/blog', theirs: '/blog' },
    ])
    expect(parsePages(defaultPages)).toHaveLength(5)
  })
  it('refuses what is not a path', () => {
    expect(() => parsePages('services')).toThrow('services')
    expect(() => parsePages('/services=news')).toThrow('/services=news')
  })
})

describe('addressIn', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'fairlead-versus-'))
  afterAll(() => rmSync(site, { recursive: true }))
  mkdirSync(path.join(site, 'blog'))
  for (const file of ['index.html', 'contact.html', 'blog/index.html']) writeFileSync(path.join(site, file), '')
  it('finds the address that needs no redirect', () => {
    expect(['/', '/contact', '/contact/', '/blog', '/blog/'].map(page => addressIn(site, page))).toEqual([
      '/',
      '/contact',
      '/contact',
      '/blog/',
      '/blog/',
    ])
  })
  it('throws for a page that the site lacks', () => {
    expect(() => addressIn(site, '/news')).toThrow('/news')
  })
})

describe('versusText', () => {
  const figure = (change: Partial<PageFigure>): PageFigure => ({
    device: 'phone',
    scores: { performance: 100 },
    fcpMs: 800,
    lcpMs: 1000,
    tbtMs: 0,
    cls: 0,
    bytes: 50_000,
    scriptBytes: 0,
    ...change,
  })
  const pair = { ours: '/contact', theirs: '/kontakt' }
  it('prints ratios before figures', () => {
    const text = versusText('Peer', [{ ...pair, our: figure({}), their: figure({ lcpMs: 1250, bytes: 100_000 }) }], 3)
    expect(text).toContain('\n| /contact | 1.00 | 0.80 | 0.50 | 0 / 0 |\n')
    expect(text).toContain('\n| Peer /kontakt | 100 | 800 | 1,250 | 0 | 0.000 | 100,000 |')
    expect(text).toContain('medians of 3 runs')
    expect(text).not.toContain('**')
  })
  it('marks what is not ahead of the peer', () => {
    const our = figure({ tbtMs: 40, bytes: 60_000 })
    const text = versusText('Peer', [{ ...pair, our, their: figure({ fcpMs: 700, tbtMs: 20 }) }], 1)
    expect(text).toContain('\n| /contact | **1.14** | **1.00** | **1.20** | **40 / 20** |\n')
  })
})
