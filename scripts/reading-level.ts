// `npm run reading-level`: words, sentence length, Flesch-Kincaid grade and Flesch reading ease of
// each page's running text, hardest first. Not part of build or test. Run by `node --import
// ./scripts/site-modules.ts`.
import { locationSlugs, locations, serviceAreaSlugs, serviceAreas } from '@/content/towns'
import { privacy, terms } from '@/content/legal'
import { page as blog } from '@/content/pages/blog'
import { page as contact } from '@/content/pages/contact'
import { page as home } from '@/content/pages/home'
import { page as locationIndex } from '@/content/pages/locations'
import { page as planner } from '@/content/pages/planner'
import { page as serviceAreaIndex } from '@/content/pages/service-areas'
import { page as serviceIndex } from '@/content/pages/services'
import { articles } from '@/content/articles'
import { services } from '@/content/services'
import { blocksOf } from '@/lib/mdx'
import { bodyText, words } from '@/lib/page-words'
import { readingLevel } from '@/lib/reading-level'
import { locationPath, articlePath, routes, serviceAreaPath, servicePath } from '@/content/routes'
import { articleSlugs, serviceSlugs } from '@/content/slugs'
import type { Path } from '@/lib/route'

const contentOf = new Map<Path, unknown>([
  ['/', home],
  ['/services', serviceIndex],
  ...serviceSlugs.map(slug => [servicePath(slug), services[slug]] as const),
  ['/service-areas', serviceAreaIndex],
  ...serviceAreaSlugs.map(slug => [serviceAreaPath(slug), serviceAreas[slug]] as const),
  ['/locations/', locationIndex],
  ...locationSlugs.map(slug => [locationPath(slug), locations[slug]] as const),
  ['/blog', blog],
  ...articleSlugs.map(slug => [articlePath(slug), blocksOf(articles[slug])] as const),
  ['/ev-charger-planner', planner],
  ['/contact', contact],
  ['/privacy', blocksOf(privacy)],
  ['/terms', blocksOf(terms)],
])

const rows = routes
  .map(({ path }) => {
    const text = bodyText(contentOf.get(path))
    return { path, all: words(text).length, ...readingLevel(text) }
  })
  .toSorted((a, b) => b.grade - a.grade)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const round = (value: number) => Number(value.toFixed(1))

console.table(
  Object.fromEntries(
    rows.map(({ path, all, words, sentences, wordsPerSentence, grade, ease }) => [
      path,
      {
        words: all,
        'in running text': words,
        sentences,
        'words a sentence': round(wordsPerSentence),
        grade: round(grade),
        ease: Math.round(ease),
      },
    ]),
  ),
)
console.log(
  `Mean of ${rows.length} pages: ${round(mean(rows.map(row => row.wordsPerSentence)))} words a sentence, grade ${round(mean(rows.map(row => row.grade)))}, ease ${Math.round(mean(rows.map(row => row.ease)))}`,
)
