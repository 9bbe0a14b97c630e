// Measures the served site and writes docs/benchmarks.md. Started by scripts/bench.mjs.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBuilds } from './builds.ts'
import { measureFrameworkPage } from './framework-page.ts'
import { interactionsText, measureInteractions } from './interactions.ts'
import { measureLighthouse, samplePaths } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureNavigation } from './navigation.ts'
import {
  buildsText,
  environmentText,
  versions,
  lighthouseText,
  loadText,
  navigationText,
  parts,
  weightsText,
  writePart,
  type Part,
} from './report.ts'
import { defaultPages, measureVersus, parsePages, versusText } from './versus.ts'
import { measureWeights } from './weights.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    chromium: { type: 'string' },
    runs: { type: 'string', default: '3' },
    towns: { type: 'string', default: '250,1000' },
    rates: { type: 'string', default: '20,60,120,160,200,240,320' },
    paths: { type: 'string' },
    peer: { type: 'string' },
    'peer-name': { type: 'string', default: 'AstroWind' },
    pages: { type: 'string', default: defaultPages },
  },
})
// Without names: everything that needs no other site.
const wanted = positionals.length > 0 ? (positionals as Part[]) : parts.filter(part => part !== 'versus')
const runs = Number(values.runs)
const log = (text: string) => console.log(`  ${text}`)

function requireOption(name: 'site' | 'chromium' | 'peer'): string {
  const value = values[name]
  if (value === undefined) throw new Error(`--${name} is missing: run npm run bench`)
  return value
}

const measure: Readonly<Record<Part, () => Promise<string> | string>> = {
  weights: async () => weightsText(await measureWeights(requireOption('site'))),
  lighthouse: async () => {
    const figures = measureLighthouse(requireOption('site'), requireOption('chromium'), {
      runs,
      paths: values.paths?.split(',') ?? samplePaths,
      log,
    })
    return lighthouseText(figures, await measureFrameworkPage(requireOption('chromium'), runs), runs)
  },
  versus: async () => {
    const figures = await measureVersus(requireOption('peer'), requireOption('chromium'), {
      runs,
      pages: parsePages(values.pages),
      log,
    })
    return versusText(values['peer-name'], figures, runs)
  },
  navigation: async () =>
    navigationText(await measureNavigation(requireOption('site'), requireOption('chromium'), log)),
  interactions: async () =>
    interactionsText(await measureInteractions(requireOption('site'), requireOption('chromium'), { runs, log }), runs),
  load: async () => loadText(await measureLoad(requireOption('site'), values.rates.split(',').map(Number), log)),
  builds: () => buildsText(measureBuilds(values.towns.split(',').map(Number), log)),
}

for (const part of wanted) {
  console.log(part)
  const loadBefore = loadavg()[0] ?? 0
  const text = await measure[part]()
  writePart(part, `${environmentText(new Date(), loadBefore, versions(values.chromium))}\n\n${text}`)
  console.log(text)
}
