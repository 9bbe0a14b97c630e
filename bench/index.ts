// `npm run bench`: builds, serves and measures the site, and writes docs/benchmarks.md. Names of
// parts measure only those: `npm run bench -- weights lighthouse`. `npm run bench -- versus --peer
// DIR` measures beside the built site in DIR.
import { parseArgs } from 'node:util'
import { measureBuilds } from './builds.ts'
import { measureFrameworkPage } from './framework-page.ts'
import { interactionsText, measureInteractions } from './interactions.ts'
import { measureLighthouse, samplePaths } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureSite, writePart } from './measure-site.ts'
import { measureNavigation } from './navigation.ts'
import { buildsText, lighthouseText, loadText, navigationText, parts, weightsText, type Part } from './report.ts'
import { defaultPages, measureVersus, parsePages, versusText } from './versus.ts'
import { measureWeights } from './weights.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    towns: { type: 'string', default: '250,1000' },
    rates: { type: 'string', default: '20,60,120,160,200,240,320' },
    paths: { type: 'string' },
    peer: { type: 'string' },
    'peer-name': { type: 'string', default: 'AstroWind' },
    pages: { type: 'string', default: defaultPages },
  },
})
const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name)
const unknown = positionals.filter(name => !isPart(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
  process.exit(2)
}
// Without names: everything that needs no other site.
const wanted = positionals.length > 0 ? positionals.filter(isPart) : parts.filter(part => part !== 'versus')
const { peer } = values
if (wanted.includes('versus') && peer === undefined) {
  console.error('versus: name the folder of the other site: npm run bench -- versus --peer ../other/dist')
  process.exit(2)
}
const runs = Number(values.runs)
const log = (text: string) => console.log(`  ${text}`)

const measures: Readonly<Record<Part, (site: string, chromium: string) => Promise<string> | string>> = {
  weights: async site => weightsText(await measureWeights(site)),
  lighthouse: async (site, chromium) => {
    const paths = values.paths?.split(',') ?? samplePaths
    const figures = measureLighthouse(site, chromium, { runs, paths, log })
    return lighthouseText(figures, await measureFrameworkPage(chromium, runs), runs)
  },
  versus: async (_site, chromium) => {
    const figures = await measureVersus(peer ?? '', chromium, { runs, pages: parsePages(values.pages), log })
    return versusText(values['peer-name'], figures, runs)
  },
  navigation: async (site, chromium) => navigationText(await measureNavigation(site, chromium, log)),
  interactions: async (site, chromium) =>
    interactionsText(await measureInteractions(site, chromium, { runs, log }), runs),
  load: async site => loadText(await measureLoad(site, values.rates.split(',').map(Number), log)),
  builds: () => buildsText(measureBuilds(values.towns.split(',').map(Number), log)),
}

async function measure(site: string, chromium: string): Promise<void> {
  for (const part of wanted) {
    console.log(part)
    await writePart(part, () => measures[part](site, chromium), chromium)
  }
}

// Build times are measured in copies of the tree and need no server.
await (wanted.every(part => part === 'builds') ? measure('', '') : measureSite(measure))
