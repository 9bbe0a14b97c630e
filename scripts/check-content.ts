// Stops a build on content that is wrong: a missing field, a wrong date, a link that leads nowhere, a claim that does not exist.
// Run by `node --import ./scripts/site-modules.ts`.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mdxReferenceFaults, referenceFaults } from '@/lib/content-check'
import { blocksOf } from '@/lib/mdx'

const root = path.resolve(import.meta.dirname, '..')

async function contentFaults(): Promise<readonly string[]> {
  // These modules check their own values and throw.
  const { towns, townSlugs, serviceAreas, locations, isServiceArea, isLocation } = await import('@/content/towns')
  const { panelCheckPath, routes } = await import('@/content/routes')
  const { articles, articlesByDate } = await import('@/content/articles')
  const { privacy, terms } = await import('@/content/legal')
  const { claims } = await import('@/content/claims')
  const { zipRows } = await import('@/content/zips')

  const targets = new Set<string>([...routes.map(route => route.path), '/#zip', panelCheckPath])
  const references = { targets, claims: new Set(Object.keys(claims)) }
  const locationReferences = { ...references, targets: new Set([...targets, '#quote']) }
  const folders = readdirSync(path.join(root, 'content/towns'), { withFileTypes: true })
  const mdxPages = [...articlesByDate, privacy, terms]
  // Reading a body throws on an expression without a value.
  for (const page of mdxPages) blocksOf(page)
  return [
    ...mdxPages.flatMap(({ file }) =>
      mdxReferenceFaults(file, readFileSync(path.join(root, file), 'utf8'), references),
    ),
    ...readdirSync(path.join(root, 'content/articles'))
      .filter(name => name.endsWith('.mdx') && !Object.hasOwn(articles, name.slice(0, -'.mdx'.length)))
      .map(name => `content/routes.ts: articleSlugs: expected a line for content/articles/${name}`),
    ...folders
      .filter(entry => entry.isDirectory() && !Object.hasOwn(towns, entry.name))
      .map(({ name }) => `content/towns/list.ts: expected a line for the folder ${name}`),
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

const faults = await contentFaults().catch((error: unknown) => [error instanceof Error ? error.message : String(error)])
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
