// `npm run bench`: builds, serves and measures the site, and writes docs/benchmarks.md. Names of
// parts measure only those: `npm run bench -- weights`.
import { parseArgs } from 'node:util'
import { lighthouseText, measureLighthouse, samplePaths } from './lighthouse.ts'
import { measureSite, writePart } from './measure-site.ts'
import { measureWeights, weightsText } from './weights.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, paths: { type: 'string' } },
})
const runs = Number(values.runs)
const paths = values.paths?.split(',') ?? samplePaths

const measures: Readonly<Record<string, (site: string, chromium: string) => Promise<string>>> = {
  weights: async site => weightsText(await measureWeights(site)),
  lighthouse: async (site, chromium) => lighthouseText(await measureLighthouse(site, chromium, { runs, paths }), runs),
}

const unknown = positionals.filter(name => !(name in measures))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(measures).join(', ')}`)
  process.exit(2)
}
await measureSite(async (site, chromium) => {
  for (const [part, measure] of Object.entries(measures))
    if (positionals.length === 0 || positionals.includes(part))
      await writePart(part, () => measure(site, chromium), chromium)
})
