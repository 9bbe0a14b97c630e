// Each route has one page, and no two are alike: search engines leave out doubles.
import { expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { ownText, words } from '@/lib/page-words'
import { pages } from './pages'

const SEQUENCE_WORDS = 5
const MOST_SHARED = 0.25

/** The sequences of words of a text. None runs from one line into the next. */
function sequencesIn(text: string): Set<string> {
  const lines = text.split('\n').map(words)
  return new Set(
    lines.flatMap(line =>
      line.flatMap((_, start) =>
        line[start + SEQUENCE_WORDS - 1] === undefined ? [] : [line.slice(start, start + SEQUENCE_WORDS).join(' ')],
      ),
    ),
  )
}

it('reads one page for each route', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
})

it('no two pages share more than a quarter of their five-word sequences', () => {
  const sets = pages.map(({ name, content }) => ({ name, set: sequencesIn(ownText(content)) }))
  const tooClose = sets.flatMap((one, index) =>
    sets.slice(index + 1).flatMap(other => {
      const shared = one.set.intersection(other.set)
      const share = shared.size / Math.min(one.set.size, other.set.size)
      return share > MOST_SHARED ? [`${one.name}, ${other.name}: ${[...shared].slice(0, 6).join('; ')}`] : []
    }),
  )
  expect(tooClose).toEqual([])
})
