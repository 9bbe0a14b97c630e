// Tables of what a page must say.
import { expect, test } from 'vitest'
import { articlePath, serviceAreaPath } from '@/content/routes'
import type { Path } from '@/lib/route'
import { type Price, usdRange } from '@/lib/format'
import { textAt } from './pages'

/** { min: 2, max: 4 } as “2–4” or “2 to 4”. */
export const span = ({ min, max }: { readonly min: number; readonly max: number }) => `${min}(–| to )${max}`

export const tesla: Path = '/services/tesla-ev-charger-installation'

export const homeCharging: Path = '/services/home-ev-charger-installation'

export const panels: Path = '/services/electrical-panel-upgrades'

export const permits: Path = '/services/permits-inspections'

export const bestCharger = articlePath('best-ev-charger-long-island-homes')

export const costGuide = articlePath('ev-charger-installation-costs-suffolk-county')

export const nassauPermits = articlePath('nassau-county-ev-charger-permits')

export const prepareHome = articlePath('prepare-home-ev-charger-installation')

export const area = serviceAreaPath

/** What a page says: a text, or a pattern where several wordings are fine. */
type Row = readonly [path: Path, figures: readonly (string | RegExp)[]]

export const holds = (rows: readonly Row[]) =>
  test.each(rows)('%s says what is fixed for it', (path, figures) => {
    for (const figure of figures) expect(textAt(path)).toMatch(figure)
  })

/** Each page has every price of its part of content/prices.ts. */
export const havePrices = (rows: readonly (readonly [path: Path, part: Readonly<Record<string, Price>>])[]) =>
  holds(rows.map(([path, part]) => [path, Object.values(part).map(usdRange)]))
