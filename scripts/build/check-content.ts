// Stops a build on content that is wrong: a missing field, a wrong date, a link that leads nowhere,
// a claim that does not exist. Imports content only inside the functions, so that a module that
// throws gets a message too. Run by `node --import ./scripts/site-modules.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import {
  addressFaults,
  mdxReferenceFaults,
  referenceFaults,
  schemaFaults,
  unknownKeyFaults,
  withLine,
} from '@/lib/content-check'
import { readSettings } from '@/lib/env'
import { blocksOf } from '@/lib/mdx'
import { businessSchema } from '@/lib/schema/business'
import { claimsSchema, day, pricesSchema, unitPricesSchema } from '@/lib/schema/fields'
import { homePage } from '@/lib/schema/page'
import { priceOrderFaults } from '@/lib/schema/price-order'
import { root } from '@/scripts/project'
import { lineAt } from '@/scripts/syntax'

type Faults = readonly string[]

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const TOWN_LIST = 'content/towns/list.ts'

/** Faults that would make the import of other content fail without naming their place. */
async function sourceFaults(): Promise<Faults> {
  const { business } = await import('@/content/business')
  const { claims } = await import('@/content/claims')
  const { prices, plannerPrices } = await import('@/content/prices')
  const registers = Object.entries({ business, claims, prices }).map(([name, value]) => ({
    name,
    file: `content/${name}.ts`,
    value,
  }))
  const listed = [...read(TOWN_LIST).matchAll(/^export \{ default as '?([^' ]+)'? \} from '\.\/([^']*)'/gm)].map(
    ([, name = '', slug = '']) => ({ name, slug }),
  )
  return [
    ...schemaFaults(businessSchema, 'content/business.ts', business),
    ...schemaFaults(claimsSchema, 'content/claims.ts', claims),
    ...schemaFaults(pricesSchema, 'content/prices.ts', prices),
    ...priceOrderFaults('content/prices.ts', prices),
    ...schemaFaults(unitPricesSchema, 'content/prices.ts', plannerPrices),
    ...readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll(path.sep, '/'))
      .filter(name => /\.(ts|mdx)$/.test(name) && !name.endsWith('.test.ts'))
      .flatMap(name => unknownKeyFaults(`content/${name}`, read(`content/${name}`), registers)),
    ...listed.flatMap(({ name, slug }) => [
      ...(existsSync(path.join(root, `content/towns/${slug}.ts`))
        ? []
        : [`${TOWN_LIST}: ${slug}: expected content/towns/${slug}.ts, got no such file`]),
      ...(name === slug ? [] : [`${TOWN_LIST}: ${slug}: expected the file’s name after "as", got "${name}"`]),
      ...addressFaults(TOWN_LIST, slug),
    ]),
    ...readdirSync(path.join(root, 'content/towns'))
      .filter(name => !/^(index|list)\.ts$|\.test\.ts$/.test(name))
      .map(name => path.basename(name, '.ts'))
      .filter(name => !listed.some(({ slug }) => slug === name))
      .map(name => `${TOWN_LIST}: expected a line for ${name}`),
  ]
}

function slugFaults(key: string, slugs: readonly string[], folder: string, ending: string): Faults {
  const files = readdirSync(path.join(root, folder)).filter(name => name.endsWith(ending) && name !== 'index.ts')
  const listed = slugs.map(slug => slug + ending)
  return [
    ...slugs.flatMap(slug => addressFaults(`content/slugs.ts: ${key}`, slug)),
    ...listed
      .filter(name => !files.includes(name))
      .map(name => `content/slugs.ts: ${key}: expected ${folder}/${name}, got no such file`),
    ...files
      .filter(name => !listed.includes(name))
      .map(name => `content/slugs.ts: ${key}: expected a line for ${folder}/${name}`),
  ]
}

async function listFaults(): Promise<Faults> {
  const { articleSlugs, serviceSlugs } = await import('@/content/slugs')
  return [
    ...slugFaults('articleSlugs', articleSlugs, 'content/articles', '.mdx'),
    ...slugFaults('serviceSlugs', serviceSlugs, 'content/services', '.ts'),
  ]
}

async function pageFaults(): Promise<Faults> {
  // The modules of towns, articles and legal pages check their own values and throw.
  const { towns, townSlugs, serviceAreas, locations, isServiceArea, isLocation } = await import('@/content/towns')
  const { panelCheckPath, photoPlannerPath, routes, servicePath } = await import('@/content/routes')
  const { serviceSlugs } = await import('@/content/slugs')
  const { articlesByDate } = await import('@/content/articles')
  const { privacy, terms } = await import('@/content/legal')
  const { changed } = await import('@/content/last-modified')
  const { claimIds, indexPage, plannerPage } = await import('@/content/schema')
  const { service } = await import('@/content/service-schema')
  const { sources } = await import('@/content/sources')
  const { services } = await import('@/content/services')
  const { zipRows } = await import('@/content/zips')

  const sectionPaths = Object.values(services).flatMap(({ slug, sections }) =>
    sections.flatMap(section => ('id' in section && section.id ? [`${servicePath(slug)}#${section.id}`] : [])),
  )
  const paths = routes.map(route => route.path)
  const cited = Object.values(sources).map(({ url }) => url)
  const targets = new Set<string>([
    ...paths,
    ...sectionPaths,
    '/#zip',
    '/#all-in',
    panelCheckPath,
    photoPlannerPath,
    ...cited,
  ])
  const mdxFaults = [...articlesByDate, privacy, terms].flatMap(page => {
    const faults = mdxReferenceFaults(page.file, read(page.file), { targets, claims: new Set<string>(claimIds) })
    // Reading a body throws on an expression without a value.
    if (faults.length === 0) blocksOf(page)
    return faults
  })
  const schemas: Readonly<Record<string, z.ZodType>> = { home: homePage, planner: plannerPage }
  const otherPages = await Promise.all(
    readdirSync(path.join(root, 'content/pages')).map(async name => {
      const { page } = (await import(`@/content/pages/${name}`)) as { readonly page: unknown }
      return [`content/pages/${name}`, page, schemas[path.basename(name, '.ts')] ?? indexPage] as const
    }),
  )
  const servicePages = Object.entries(services).map(
    ([slug, page]) =>
      [`content/services/${slug}.ts`, page, service.extend({ slug: z.literal(slug, `expected ${slug}`) })] as const,
  )
  return [
    ...mdxFaults,
    ...serviceSlugs
      .filter(slug => !Object.hasOwn(services, slug))
      .map(slug => `content/services/index.ts: expected a line for ${slug}`),
    ...[...servicePages, ...otherPages].flatMap(([file, page, schema]) => [
      ...schemaFaults(schema, file, page),
      ...referenceFaults(file, page, targets),
    ]),
    ...schemaFaults(z.record(z.string(), day), 'content/last-modified.ts', changed),
    ...Object.keys(changed)
      .filter(key => !targets.has(key))
      .map(key => `content/last-modified.ts: ${key}: expected the path of a page`),
    ...townSlugs.flatMap(slug => {
      const file = `content/towns/${slug}.ts`
      const location = isLocation(slug) ? { location: locations[slug] } : {}
      return [
        ...referenceFaults(file, towns[slug], targets),
        ...(isServiceArea(slug) ? referenceFaults(file, { serviceArea: serviceAreas[slug] }, targets) : []),
        ...referenceFaults(file, location, new Set([...targets, '#quote'])),
      ]
    }),
    ...zipRows
      .filter(({ zip }, index) => zipRows[index - 1]?.zip === zip)
      .map(({ zip, town }) => `content/towns/${town.slug}.ts: zipTable: ${zip} is in the table of another town too`),
  ]
}

/**
 * The message of what a content module threw while it was imported, with its file, and with the
 * line where the stack or the source has it.
 */
function moduleFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = '' } = error
  // The stack of a page has the lines of what it was compiled to.
  const [, file, name] = /^(content\/[^:]+): (\w+) is not defined$/.exec(message) ?? []
  if (file !== undefined) {
    const source = read(file)
    return `${file}:${lineAt(source, source.search(new RegExp(`\\b${name}\\b`)))}: ${name} is not defined`
  }
  if (message.startsWith('content/')) return message
  const place = [...stack.matchAll(/(file:\S+?):(\d+):\d+/g)]
    .map(([, url = '', line]) => `${path.relative(root, fileURLToPath(url)).replaceAll(path.sep, '/')}:${line}`)
    .find(found => found.startsWith('content/'))
  return place === undefined ? message : `${place}: ${message}`
}

/** Each stage needs the modules that the one before has found sound. */
async function contentFaults(): Promise<Faults> {
  for (const stage of [sourceFaults, listFaults, pageFaults]) {
    const faults = await stage()
    if (faults.length > 0) return faults
  }
  return []
}

const faults = await contentFaults().catch((error: unknown) => [moduleFault(error)])
if (faults.length > 0) {
  console.error(faults.map(fault => withLine(fault, read)).join('\n'))
  process.exit(1)
}

const { isSampleRating, ratingInData, ratingWarning } = await import('@/content/reviews')
if (isSampleRating && ratingInData(readSettings(process.env)) === undefined) console.warn(`Warning: ${ratingWarning}`)
