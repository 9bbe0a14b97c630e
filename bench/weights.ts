// Weight of the heaviest page of each kind.
import { routes } from '../content/routes.ts'
import type { RouteKind } from '../lib/route.ts'
import { budgets, groupOf, type GroupName } from './budgets.ts'
import { formatInteger, limited, table } from './figures.ts'
import { weigh, type PageWeight } from './page-weight.ts'

export interface WeightFigure extends PageWeight {
  readonly kind: RouteKind
  readonly group: GroupName
  readonly path: string
}

export async function measureWeights(site: string): Promise<readonly WeightFigure[]> {
  const bodies = new Map<string, Uint8Array>()
  const load = async (path: string) => {
    const cached = bodies.get(path)
    if (cached) return cached
    const response = await fetch(site + path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const body = new Uint8Array(await response.arrayBuffer())
    bodies.set(path, body)
    return body
  }
  const heaviest = new Map<RouteKind, WeightFigure>()
  for (const route of routes) {
    const weight = await weigh(new TextDecoder().decode(await load(route.path)), load)
    const before = heaviest.get(route.kind)
    if (!before || before.htmlGzip < weight.htmlGzip)
      heaviest.set(route.kind, { ...weight, kind: route.kind, group: groupOf(route), path: route.path })
  }
  return [...heaviest.values()]
}

export function weightsText(figures: readonly WeightFigure[]): string {
  const rows = figures.map(({ kind, group, path, htmlGzip, inlineCssGzip, cssGzip, fonts, scriptGzip, flightGzip }) => {
    const limits = budgets.groups[group]
    return [
      `${kind} (${path})`,
      limited(htmlGzip + inlineCssGzip, limits.htmlGzip + limits.inlineCssGzip),
      limited(cssGzip + fonts, limits.cssGzip + limits.fonts),
      limited(Math.max(0, scriptGzip - budgets.framework.gzipBytes), limits.ownScriptGzip),
      limited(flightGzip, limits.flightGzip),
    ]
  })
  const scripts = `scripts beyond the framework’s ${formatInteger(budgets.framework.gzipBytes)}`
  return table(
    ['heaviest page of each kind', 'HTML with its rules', 'style sheets and fonts', scripts, 'flight data'],
    rows,
  )
}
