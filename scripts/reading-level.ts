// `npm run reading-level`: how hard each page is to read, the hardest first. Grade is Flesch-Kincaid (years of schooling), ease is Flesch
// (60 to 70 is plain English); both are of the running text. A column of numbers to look at now and then, never part of build or test.
// Run by `node --import ./scripts/site-modules.ts`, which resolves the site's imports.
import { locations } from '@/content/locations'
import { page as privacy } from '@/content/legal/privacy'
import { page as terms } from '@/content/legal/terms'
import { page as blog } from '@/content/pages/blog'
import { page as contact } from '@/content/pages/contact'
import { page as home } from '@/content/pages/home'
import { page as locationIndex } from '@/content/pages/locations'
import { page as planner } from '@/content/pages/planner'
import { page as serviceAreaIndex } from '@/content/pages/service-areas'
import { page as serviceIndex } from '@/content/pages/services'
import { posts } from '@/content/posts'
import { serviceAreas } from '@/content/service-areas'
import { services } from '@/content/services'
import { bodyText, words } from '@/lib/page-words'
import { readingLevel } from '@/lib/reading-level'
import {
  locationPath,
  locationSlugs,
  postPath,
  postSlugs,
  routes,
  serviceAreaPath,
  serviceAreaSlugs,
  servicePath,
  serviceSlugs,
  type Path,
} from '@/lib/routes'

const contentOf = new Map<Path, unknown>([
  ['/', home],
  ['/services', serviceIndex],
  ...serviceSlugs.map(slug => [servicePath(slug), services[slug]] as const),
  ['/service-areas', serviceAreaIndex],
  ...serviceAreaSlugs.map(slug => [serviceAreaPath(slug), serviceAreas[slug]] as const),
  ['/locations/', locationIndex],
  ...locationSlugs.map(slug => [locationPath(slug), locations[slug]] as const),
  ['/blog', blog],
  ...postSlugs.map(slug => [postPath(slug), posts[slug]] as const),
  ['/ev-charger-planner', planner],
  ['/contact', contact],
  ['/privacy', privacy],
  ['/terms', terms],
])

const rows = routes
  .map(({ path }) => {
    const text = bodyText(contentOf.get(path))
    return { path, all: words(text).length, ...readingLevel(text) }
  })
  .toSorted((a, b) => b.grade - a.grade)

const line = (path: string, ...cells: readonly string[]) =>
  [path.padEnd(52), ...cells.map(cell => cell.padStart(10))].join('').trimEnd()
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

console.log(line('page', 'words', 'in prose', 'sentences', 'words each', 'grade', 'ease'))
for (const { path, all, words, sentences, wordsPerSentence, grade, ease } of rows) {
  console.log(
    line(
      path,
      String(all),
      String(words),
      String(sentences),
      wordsPerSentence.toFixed(1),
      grade.toFixed(1),
      ease.toFixed(0),
    ),
  )
}
console.log(
  line(
    `mean of ${rows.length} pages`,
    '',
    '',
    '',
    mean(rows.map(row => row.wordsPerSentence)).toFixed(1),
    mean(rows.map(row => row.grade)).toFixed(1),
    mean(rows.map(row => row.ease)).toFixed(0),
  ),
)
