// Measures a served product and writes what it finds into docs/benchmarks.md. Started by scripts/bench.mjs.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBuilds } from './builds.ts'
import { measureFrameworkPage } from './framework-page.ts'
import { measureLighthouse, samplePaths } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureNavigation } from './navigation.ts'
import {
  buildsText,
  circumstances,
  engines,
  lighthouseText,
  loadText,
  navigationText,
  parts,
  weightsText,
  writePart,
  type Part,
} from './report.ts'
import { measureWeights } from './weights.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    chromium: { type: 'string' },
    runs: { type: 'string', default: '3' },
    towns: { type: 'string', default: '250,1000' },
    paths: { type: 'string' },
  },
})
const wanted = positionals.length > 0 ? (positionals as Part[]) : parts
const runs = Number(values.runs)
const tell = (text: string) => console.log(`  ${text}`)

function given(name: 'site' | 'chromium'): string {
  const value = values[name]
  if (value === undefined) throw new Error(`--${name} is missing: run npm run bench`)
  return value
}

const measure: Readonly<Record<Part, () => Promise<string> | string>> = {
  weights: async () => weightsText(await measureWeights(given('site'))),
  lighthouse: async () => {
    const figures = measureLighthouse(given('site'), given('chromium'), {
      runs,
      paths: values.paths?.split(',') ?? samplePaths,
      tell,
    })
    return lighthouseText(figures, await measureFrameworkPage(given('chromium'), runs), runs)
  },
  navigation: async () => navigationText(await measureNavigation(given('site'), given('chromium'), tell)),
  load: async () => loadText(await measureLoad(given('site'), tell)),
  builds: () => buildsText(measureBuilds(values.towns.split(',').map(Number), tell)),
}

for (const part of wanted) {
  console.log(part)
  const loadBefore = loadavg()[0] ?? 0
  const text = await measure[part]()
  writePart(part, `${circumstances(new Date(), loadBefore, engines(values.chromium))}\n\n${text}`)
  console.log(text)
}
