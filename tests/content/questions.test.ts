// Questions of a stranger before calling: each has its answer at most two clicks from home.
import { expect, it, test } from 'vitest'
import type { Path } from '@/lib/route'
import { clicksFromHome } from '@/tests/export/read-page'
import { finishedAt, finishedPages } from './finished'

const MOST_CLICKS = 2

const pathOf = (href: string) => href.replace(/[?#].*$/, '') || '/'
const isPath = (path: string): path is Path => finishedPages.some(page => page.path === path)
/** Counted over the links in the pages themselves. */
const clicks = clicksFromHome(path => (isPath(path) ? finishedAt(path).links.map(pathOf).filter(isPath) : []))

test.each<[question: string, path: Path, answer: RegExp]>([
  ['What will it cost me, all in?', '/', /All in: \$[\d,]+–\$[\d,]+/],
  ['When?', '/', /on site, about \w+ to \w+ weeks with the permit/],
  ['Who comes?', '/', /A licensed electrician[^]*Who shows up/],
  [
    'What if my panel is small?',
    '/services/electrical-panel-upgrades',
    /You may not need a new panel[^]*a lower setting/i,
  ],
  ['Who pulls the permit?', '/', /Do I need a permit[^]*We file it/],
  ['Do you charge for that?', '/services/permits-inspections', /in our price\. The fees come on top/],
  ['Is there a rebate?', '/services/home-ev-charger-installation', /Rebate and tax credit[^]*charger rebate, 2026/],
  ['And a tax credit?', '/', /the federal credit is over/],
  ['I rent, or I own a condo. Can I?', '/services/home-ev-charger-installation', /landlord’s OK[^]*co-op/],
  ['Do you install a charger that I bought?', '/services/home-ev-charger-installation', /wherever you buy the charger/],
  ['What if it fails inspection?', '/services/permits-inspections', /pass inspection\?[^]*We fix[^]*, free/],
  ['Who gets my number?', '/', /Your number stays with us/],
  ['And who else sees it?', '/privacy', /who sees it[^]*If you order work, the building department/],
])('%s', (_, path, answer) => {
  expect(clicks.get(path)).toBeLessThanOrEqual(MOST_CLICKS)
  expect(finishedAt(path).words).toMatch(answer)
})

it('counts clicks', () => {
  expect(clicks.get('/')).toBe(0)
  expect([...clicks.values()].filter(count => count === 1).length).toBeGreaterThan(5)
})
