import { describe, expect, it } from 'vitest'
import { bodyText, brokenMarks, describePairs, linksIn, ownText, sharedPairs, shingles, words } from './page-text'

const page = {
  layout: 'full',
  slug: 'islip',
  metadata: { title: 'Chargers in Islip', description: 'What it costs.', keywords: ['never counted'] },
  lead: 'Ask the [Town of Islip](/service-areas/islip) for **its list**.',
  services: [{ service: 'permits-inspections', title: 'Papers', text: 'We file.' }],
  towns: [{ town: 'islip', reason: 'Near the bay.' }],
  sections: [{ heading: 'Tables', blocks: [{ kind: 'table', caption: 'Amps', columns: ['Breaker'], rows: [['60 A', '48 A']], claim: 'offPeakWindow' }] }],
  costs: { rows: [{ item: 'Standard', price: { min: 850, max: 1500 }, detail: 'No trench.' }] },
  testimonial: 'islip',
  published: '2024-01-15',
}

describe('ownText', () => {
  it('collects what a visitor reads, one string a line, links as their labels', () => {
    expect(ownText(page).split('\n')).toEqual([
      'Chargers in Islip', 'What it costs.', 'Ask the Town of Islip for its list.', 'Papers', 'We file.', 'Near the bay.',
      'Tables', 'Amps', 'Breaker', '60 A', '48 A', 'Standard', 'No trench.',
    ])
  })

  it('reads a whole module as well as a page', () => {
    expect(ownText({ page })).toBe(ownText(page))
  })

  it('keeps words that stand under the name of a machine value', () => {
    expect(ownText({ service: { name: 'Home charging' } })).toBe('Home charging')
  })
})

describe('bodyText', () => {
  it('leaves out what stands in search results and on other pages', () => {
    expect(bodyText({ ...page, card: { title: 'A card' }, excerpt: 'An excerpt' })).not.toMatch(/Chargers in Islip|What it costs|A card|An excerpt/)
    expect(bodyText(page)).toContain('Town of Islip')
  })
})

describe('links and marks', () => {
  it('lists the targets of links', () => {
    expect(linksIn(page)).toEqual(['/service-areas/islip'])
  })

  it('finds a link or an emphasis that does not close', () => {
    expect(brokenMarks(page)).toEqual([])
    for (const text of ['a [label] (/contact)', 'a [label](/contact', 'an **unpaired mark', 'see https://example.com']) expect(brokenMarks({ text })).toEqual([text])
  })
})

describe('words', () => {
  it('lowers case, evens apostrophes and keeps prices and compounds whole', () => {
    expect(words('The car’s 48 A charger costs $850-$1,500, load-managed.')).toEqual(['the', "car's", '48', 'a', 'charger', 'costs', '850', '1,500', 'load-managed'])
  })

  it('has none in punctuation', () => {
    expect(words(' — … ')).toEqual([])
  })
})

describe('shingles', () => {
  it('are the sequences of a line, each once', () => {
    expect([...shingles('a b c a b c', 3)]).toEqual(['a b c', 'b c a', 'c a b'])
  })

  it('do not run over a line’s end, and a short line has none', () => {
    expect([...shingles('a b c\nd e', 3)]).toEqual(['a b c'])
  })
})

describe('sharedPairs', () => {
  const own = (seed: string, count: number) => Array.from({ length: count }, (_, index) => `${seed}${index}`).join(' ')
  const planted = 'we file the permit your town asks for and arrange the inspection'

  it('finds a planted duplicate and names its sequences', () => {
    const pairs = sharedPairs(
      [
        { name: 'one', text: `${own('a', 20)}\n${planted}` },
        { name: 'two', text: `${planted}\n${own('b', 60)}` },
        { name: 'three', text: own('c', 40) },
      ],
      5,
    )
    expect(pairs).toHaveLength(1)
    expect(pairs[0]?.names).toEqual(['one', 'two'])
    // 8 planted sequences; page one has 16 of its own beside them.
    expect(pairs[0]?.share).toBeCloseTo(8 / 24)
    expect(describePairs(pairs)).toContain('33.3% shared: one | two')
    expect(describePairs(pairs)).toContain('"we file the permit your" (2 pages)')
  })

  it('measures against the smaller page, whichever comes first', () => {
    const small = { name: 'small', text: planted }
    const large = { name: 'large', text: `${planted}\n${own('d', 500)}` }
    expect(sharedPairs([small, large], 5)[0]?.share).toBe(1)
    expect(sharedPairs([large, small], 5)[0]?.share).toBe(1)
  })

  it('sees through a swapped town name', () => {
    const text = (town: string) => `In ${town} the panel is often in the basement on the far side of the house so the run goes along the ceiling`
    expect(sharedPairs([{ name: 'a', text: text('Selden') }, { name: 'b', text: text('Medford') }], 5)[0]?.share).toBeGreaterThan(0.25)
  })

  it('puts the worst pair, and in it the commonest sequence, first', () => {
    const pairs = sharedPairs(
      [
        { name: 'a', text: 'p q r s t\nu v w x y' },
        { name: 'b', text: 'p q r s t\nu v w x y' },
        { name: 'c', text: `u v w x y\n${own('e', 20)}` },
      ],
      5,
    )
    expect(pairs.map(({ names }) => names.join())).toEqual(['a,b', 'a,c', 'b,c'])
    expect(pairs[0]?.shared.map(({ sequence }) => sequence)).toEqual(['u v w x y', 'p q r s t'])
  })
})
