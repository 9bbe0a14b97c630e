import { describe, expect, it, test } from 'vitest'
import { readArticle, readLegalPage } from './article'

const file = 'content/articles/foo.mdx'
const pictures = ['trench', 'permit'] as const

const article = {
  title: 'A made-up article',
  excerpt: 'What it is about.',
  cardCategory: 'Permits',
  category: 'Permits & Codes',
  published: '2026-11-23',
  updated: '2026-11-24',
  readMinutes: 4,
  metadata: {
    title: 'A made-up article',
    description: 'A description that is as long as a search result wants it, which is seventy characters.',
    keywords: ['one', 'two', 'three', 'four'],
  },
  picture: { name: 'trench', caption: 'A trench.' },
}

const faultsOf = (frontMatter: unknown) => {
  try {
    readArticle(file, frontMatter, pictures)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('expected a fault')
}

describe('front matter of an article', () => {
  it('is returned as it stands when nothing is wrong', () => {
    expect(readArticle(file, article, pictures)).toEqual(article)
    const nextStep = { text: 'Ask us.', action: 'estimate' }
    expect(readArticle(file, { ...article, nextStep }, pictures).nextStep).toEqual(nextStep)
  })

  test.each<[fault: string, frontMatter: unknown, message: string]>([
    ['no date', { ...article, published: 'Nov 5' }, 'published: expected a date like 2026-11-23, got "Nov 5"'],
    ['not a day', { ...article, updated: '2026-02-30' }, 'updated: expected a date like 2026-11-23, got "2026-02-30"'],
    [
      'dates that run back',
      { ...article, updated: '2026-11-22' },
      'updated: expected a date on or after published, got "2026-11-22"',
    ],
    ['a missing field', { ...article, title: undefined }, 'title: expected text, got nothing'],
    ['an empty field', { ...article, excerpt: '' }, 'excerpt: expected text, got ""'],
    ['a misspelled field', { ...article, readTime: 4 }, 'readTime: no such key'],
    ['minutes in words', { ...article, readMinutes: 'four' }, 'readMinutes: expected whole minutes, got "four"'],
    [
      'an unknown picture',
      { ...article, picture: { name: 'tench', caption: 'x' } },
      'picture.name: expected one of trench, permit, got "tench"',
    ],
    [
      'an unknown next step',
      { ...article, nextStep: { text: 'x', action: 'call' } },
      'nextStep.action: expected one of planner, estimate, got "call"',
    ],
    [
      'a number for a keyword',
      { ...article, metadata: { ...article.metadata, keywords: ['a', 'b', 'c', 240] } },
      'metadata.keywords[3]: expected text, got 240',
    ],
    ['no front matter', undefined, 'front matter: expected keys between two lines of ---, got nothing'],
  ])('%s is named with file, key and what is expected', (_, frontMatter, message) => {
    expect(faultsOf(frontMatter)).toBe(`${file}: ${message}`)
  })

  it('has every fault named at once', () => {
    expect(faultsOf({ ...article, published: 'today', category: '' }).split('\n')).toHaveLength(2)
  })
})

it('front matter of a legal page has a month for a date', () => {
  const page = { title: 'Terms', dated: '2024-01', updated: '2026-11', metadata: article.metadata }
  expect(readLegalPage('content/legal/terms.mdx', page)).toEqual(page)
  expect(() => readLegalPage('content/legal/terms.mdx', { ...page, dated: '2024-13' })).toThrow(
    'content/legal/terms.mdx: dated: expected a month like 2026-11, got "2024-13"',
  )
})
