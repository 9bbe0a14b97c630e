// Stops a build on content that is wrong: a missing field, a wrong date, a link that leads nowhere, a claim that does not exist.
// Run by `node --import ./scripts/site-modules.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {
  claimsSchema,
  day,
  lead,
  mdxReferenceFaults,
  metadata,
  pricesSchema,
  referenceFaults,
  schemaFaults,
  text,
  unknownKeyFaults,
  withLine,
} from '@/lib/content-check'
import { blocksOf } from '@/lib/mdx'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'

type Faults = readonly string[]

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Faults that would make the import of other content fail without naming their place. */
function sourceFaults(): Faults {
  const registers = Object.entries({ business, claims, prices }).map(([name, value]) => ({
    name,
    file: `content/${name}.ts`,
    value,
  }))
  const listed = [...read('content/towns/list.ts').matchAll(/ from '\.\/([^']*)'/g)].map(([, slug = '']) => slug)
  return [
    ...schemaFaults(claimsSchema, 'content/claims.ts', claims),
    ...schemaFaults(pricesSchema, 'content/prices.ts', prices),
    ...readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(ts|mdx)$/.test(name) && !name.endsWith('.test.ts'))
      .flatMap(name => unknownKeyFaults(`content/${name}`, read(`content/${name}`), registers)),
    ...listed
      .filter(slug => !existsSync(path.join(root, 'content/towns', slug, 'index.ts')))
      .map(slug => `content/towns/list.ts: ${slug}: expected content/towns/${slug}/index.ts, got no such file`),
    ...readdirSync(path.join(root, 'content/towns'), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !listed.includes(entry.name))
      .map(({ name }) => `content/towns/list.ts: expected a line for the folder ${name}`),
  ]
}

async function articleFileFaults(): Promise<Faults> {
  const { articleSlugs } = await import('@/content/routes')
  const files = readdirSync(path.join(root, 'content/articles')).filter(name => name.endsWith('.mdx'))
  const listed = articleSlugs.map(slug => `${slug}.mdx`)
  return [
    ...listed
      .filter(name => !files.includes(name))
      .map(name => `content/routes.ts: articleSlugs: expected content/articles/${name}, got no such file`),
    ...files
      .filter(name => !listed.includes(name))
      .map(name => `content/routes.ts: articleSlugs: expected a line for content/articles/${name}`),
  ]
}

async function pageFaults(): Promise<Faults> {
  // The modules of towns, articles and legal pages check their own values and throw.
  const { towns, townSlugs, serviceAreas, locations, isServiceArea, isLocation } = await import('@/content/towns')
  const { panelCheckPath, photoPlannerPath, routes } = await import('@/content/routes')
  const { articlesByDate } = await import('@/content/articles')
  const { privacy, terms } = await import('@/content/legal')
  const { changed } = await import('@/content/last-modified')
  const { services } = await import('@/content/services')
  const { zipRows } = await import('@/content/zips')

  const targets = new Set<string>([...routes.map(route => route.path), '/#zip', panelCheckPath, photoPlannerPath])
  const references = { targets, claims: new Set(Object.keys(claims)) }
  const locationReferences = { ...references, targets: new Set([...targets, '#quote']) }
  const mdxFaults = [...articlesByDate, privacy, terms].flatMap(page => {
    const faults = mdxReferenceFaults(page.file, read(page.file), references)
    // Reading a body throws on an expression without a value.
    if (faults.length === 0) blocksOf(page)
    return faults
  })
  const otherPages = await Promise.all(
    readdirSync(path.join(root, 'content/pages')).map(async name => {
      const { page } = (await import(`@/content/pages/${name}`)) as { readonly page: unknown }
      return [`content/pages/${name}`, page] as const
    }),
  )
  return [
    ...mdxFaults,
    ...[
      ...Object.entries(services).map(([slug, page]) => [`content/services/${slug}.ts`, page] as const),
      ...otherPages,
    ].flatMap(([file, page]) => [
      ...schemaFaults(z.looseObject({ metadata, hero: z.looseObject({ title: text, lead }) }), file, page),
      ...referenceFaults(file, page, references),
    ]),
    ...schemaFaults(z.record(z.string(), day), 'content/last-modified.ts', changed),
    ...Object.keys(changed)
      .filter(key => !targets.has(key))
      .map(key => `content/last-modified.ts: ${key}: expected the path of a page`),
    ...townSlugs.flatMap(slug => {
      const file = (name: string) => `content/towns/${slug}/${name}.ts`
      return [
        ...(isServiceArea(slug) || isLocation(slug)
          ? []
          : [`${file('index')}: expected serviceArea or location, got neither`]),
        ...referenceFaults(file('town'), towns[slug], references),
        ...(isServiceArea(slug) ? referenceFaults(file('service-area'), serviceAreas[slug], references) : []),
        ...(isLocation(slug) ? referenceFaults(file('location'), locations[slug], locationReferences) : []),
      ]
    }),
    ...zipRows
      .filter(({ zip }, index) => zipRows[index - 1]?.zip === zip)
      .map(
        ({ zip, town }) => `content/towns/${town.slug}/town.ts: zipTable: ${zip} is in the table of another town too`,
      ),
  ]
}

/** The message of an error that a content module threw. One that names no file gets the place where it was thrown. */
function faultsOf(error: unknown): Faults {
  if (!(error instanceof Error)) return [String(error)]
  if (error.message.startsWith('content/')) return [error.message]
  const place = /\/(content\/[^\s:]+:\d+):\d+\)?$/m.exec(error.stack ?? '')?.[1]
  return [place ? `${place}: ${error.message}` : error.message]
}

/** Each stage needs the modules that the one before has found sound. */
async function contentFaults(): Promise<Faults> {
  for (const stage of [sourceFaults, articleFileFaults, pageFaults]) {
    const faults = await stage()
    if (faults.length > 0) return faults
  }
  return []
}

const faults = await contentFaults().catch(faultsOf)
if (faults.length > 0) {
  console.error(
    faults
      .flatMap(fault => fault.split('\n'))
      .map(fault => withLine(fault, read))
      .join('\n'),
  )
  process.exit(1)
}
