// Holds the written pages to their rules: no two alike, none thin, titles that fit, links that
// resolve.
import { describe, expect, it, test } from 'vitest'
import { bodyText, brokenMarks, ownText, sentencesOf, words } from '@/lib/page-words'
import { panelOnService } from '@/content/prices'
import { routes } from '@/content/routes'
import { describePairs, sharedPairs } from './shared-words'
import { eachPage, pages, type Page } from './pages'

const wordCount = ({ content }: Page) => words(bodyText(content)).length

it('reads one page for each route', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
})

describe('uniqueness', () => {
  const SEQUENCE_WORDS = 5
  const LIMIT = 0.25

  test('no two pages share more than a quarter of their five-word sequences', () => {
    const pairs = sharedPairs(
      pages.map(({ name, content }) => ({ name, text: ownText(content) })),
      SEQUENCE_WORDS,
    )
    const tooClose = pairs.filter(({ share }) => share > LIMIT)
    expect(tooClose.length, `${tooClose.length} pairs are too close; the worst:\n${describePairs(tooClose)}`).toBe(0)
  })

  test('no two pages ask the same question', () => {
    const asked = pages.flatMap(({ name, content }) =>
      Array.isArray(content.faq)
        ? (content.faq as { question: string }[]).map(({ question }) => ({ name, question: words(question).join(' ') }))
        : [],
    )
    expect(asked.length).toBeGreaterThan(0)
    const repeats = [...Map.groupBy(asked, ({ question }) => question)]
      .filter(([, group]) => group.length > 1)
      .map(([question, group]) => `${question}: ${group.map(({ name }) => name).join(', ')}`)
    expect(repeats).toEqual([])
  })

  test('no sentence of eight words or more stands on three towns’ pages', () => {
    const LONG = 8
    const said = pages
      .filter(({ folder }) => folder === 'service-areas' || folder === 'locations')
      .flatMap(({ name, content }) =>
        sentencesOf(bodyText(content))
          .map(words)
          .filter(({ length }) => length >= LONG)
          .filter(sentence => sentence.join(' ') !== words(panelOnService).join(' '))
          .map(sentence => ({ name, sentence: sentence.join(' ') })),
      )
    expect(said.length).toBeGreaterThan(500)
    const repeats = [...Map.groupBy(said, ({ sentence }) => sentence)]
      .map(([sentence, group]) => ({ sentence, names: new Set(group.map(({ name }) => name)) }))
      .filter(({ names }) => names.size > 2)
    expect(repeats).toEqual([])
  })
})

/** The fewest words of a page. */
function fewestWords({ folder, content }: Page): number {
  switch (folder) {
    case 'service-areas':
      return content.layout === 'full' ? 350 : 180
    case 'locations':
      return content.layout === 'long' ? 400 : 200
    case 'services':
      return 350
    case 'articles':
      return 800
    case 'pages':
      return 60
    case 'legal':
      return 500
  }
}

describe.each(eachPage)('%s', (_, page) => {
  const { content } = page

  it('has enough to say', () => {
    expect(wordCount(page), 'words').toBeGreaterThanOrEqual(fewestWords(page))
  })

  it('has no mark that does not close', () => {
    expect(brokenMarks(content)).toEqual([])
  })
})
