// Tables of what a page must say.
import { expect, test } from 'vitest'
import { articlePath, serviceAreaPath } from '@/content/routes'
import type { Path } from '@/lib/route'
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

/** The expected text of a page: a string, or a pattern where several wordings are fine. */
type Row = readonly [path: Path, figure: string | RegExp, what: string]

export const holds = (rows: readonly Row[]) =>
  test.each(rows)('%s: %s (%s)', (path, figure) => {
    expect(textAt(path)).toMatch(figure)
  })
