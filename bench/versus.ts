// The site beside another one, page by page and in turns: Lighthouse on its phone, same server,
// same run.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { plural } from '../lib/plural.ts'
import { bold, formatInteger, table } from './figures.ts'
import { measureInTurns, type PageFigure } from './lighthouse.ts'
import { withStaticServer } from './static-server.ts'
import { root } from '../scripts/project.ts'

/** A page of ours and the peer's page of the same kind, as paths. */
export interface PagePair {
  readonly ours: string
  readonly theirs: string
}

export interface VersusFigure extends PagePair {
  readonly our: PageFigure
  readonly their: PageFigure
}

/** The paths are those of AstroWind, the most used template of this kind. */
export const defaultPages = [
  '/=/',
  '/services=/services',
  '/blog=/blog',
  '/blog/tesla-wall-connector-vs-universal-chargers=/get-started-website-with-astro-tailwind-css',
  '/contact=/contact',
].join(',')

/**
 * Reads `/services=/what-we-do,/blog=/news`. A path without `=` is the same on both sides.
 * @throws for a path that does not start with a slash
 */
export function parsePages(text: string): readonly PagePair[] {
  return text.split(',').map(pair => {
    const [ours = '', theirs = ours] = pair.split('=')
    if (!ours.startsWith('/') || !theirs.startsWith('/'))
      throw new Error(`--pages: expected /our-path=/their-path, got ${pair}`)
    return { ours, theirs }
  })
}

/**
 * The address under which the asset server answers without a redirect: with a slash at its end for
 * a folder with an index.html.
 * @throws when the site has no such page
 */
export function addressIn(folder: string, page: string): string {
  const bare = page.replace(/\/$/, '')
  if (existsSync(path.join(folder, bare, 'index.html'))) return `${bare}/`
  if (bare !== '' && existsSync(path.join(folder, `${bare}.html`))) return bare
  throw new Error(`${folder} has no page ${page}`)
}

/** Measures each pair in turns. @throws when one of the sites lacks a page */
export async function measureVersus(
  peer: string,
  chromium: string,
  { runs, pages, log }: { runs: number; pages: readonly PagePair[]; log: (text: string) => void },
): Promise<readonly VersusFigure[]> {
  const site = path.join(root, 'out')
  const pairs = pages.map(({ ours, theirs }) => ({ ours: addressIn(site, ours), theirs: addressIn(peer, theirs) }))
  return withStaticServer(site, ourUrl =>
    withStaticServer(peer, theirUrl =>
      pairs.map(pair => {
        const [our, their] = measureInTurns([ourUrl + pair.ours, theirUrl + pair.theirs], 'phone', chromium, runs)
        log(`${pair.ours}: largest paint ${formatInteger(our.lcpMs)} ms, theirs ${formatInteger(their.lcpMs)} ms`)
        return { ...pair, our, their }
      }),
    ),
  )
}

/** Largest paint at most this share of the peer's; the other figures at most the peer's. */
const LCP_SHARE = 0.8

/** Blocking below this is Lighthouse's best score and differs by the machine's other load. ms */
const SAME_BLOCKING_MS = 10

function ratio(ours: number, theirs: number, limit: number): string {
  const text = theirs === 0 ? (ours === 0 ? '1.00' : '∞') : (ours / theirs).toFixed(2)
  return bold(text, ours > theirs * limit)
}

const blockingText = (ours: number, theirs: number) =>
  bold(`${formatInteger(ours)} / ${formatInteger(theirs)}`, ours > theirs + SAME_BLOCKING_MS)

/** Ratios first, then the figures; what is not ahead of the peer is bold. */
export function versusText(name: string, figures: readonly VersusFigure[], runs: number): string {
  const ratios = figures.map(({ ours, our, their }) => [
    ours,
    ratio(our.fcpMs, their.fcpMs, 1),
    ratio(our.lcpMs, their.lcpMs, LCP_SHARE),
    ratio(our.bytes, their.bytes, 1),
    blockingText(our.tbtMs, their.tbtMs),
  ])
  const cells = ({ scores, fcpMs, lcpMs, tbtMs, cls, bytes }: PageFigure) => [
    String(scores.performance ?? ''),
    fcpMs,
    lcpMs,
    tbtMs,
    cls.toFixed(3),
    bytes,
  ]
  const rows = figures.flatMap(({ ours, theirs, our, their }) => [
    [ours, ...cells(our)],
    [`${name} ${theirs}`, ...cells(their)],
  ])
  return [
    `Ours divided by those of ${name}. Goal: largest paint at most ${LCP_SHARE}, the others at most 1; blocking of up to ${SAME_BLOCKING_MS} ms more counts as equal.`,
    table(['page', 'FCP', 'LCP', 'bytes', 'TBT ms, ours / theirs'], ratios),
    `The figures behind them, medians of ${plural(runs, 'run')} on Lighthouse’s phone, in turns, both sites on the same server:`,
    table(['page', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'bytes'], rows),
  ].join('\n\n')
}
