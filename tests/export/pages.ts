// The exported site in out/: every page read and parsed once for all tests of this project.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { photoFromPhone, routes } from '@/content/routes'
import type { Path, Route } from '@/lib/route'
import { readPage, type ReadPage } from './read-page'

const out = path.resolve(import.meta.dirname, '../../out')
if (!existsSync(out)) throw new Error('out/ does not exist: run these tests with `npm test -- export`, which builds it')

export interface ExportedPage extends ReadPage {
  readonly path: string
  readonly html: string
}

export const readFile = (sitePath: string): Buffer => readFileSync(path.join(out, sitePath))

const fileName = (route: Path) => (route.endsWith('/') ? `${route}index.html` : `${route}.html`)

function read(sitePath: string, file: string): ExportedPage {
  const html = readFile(file).toString()
  return { ...readPage(html), path: sitePath, html }
}

const readRoute = ({ path }: Route) => read(path, fileName(path))
export const pages: readonly ExportedPage[] = routes.map(readRoute)
/** Beside the routes: linked from nowhere. */
export const phonePage = readRoute(photoFromPhone)
export const notFound: ExportedPage = read('(not found)', '/404.html')

export function pageAt(route: Path): ExportedPage {
  const page = [...pages, phonePage].find(candidate => candidate.path === route)
  if (!page) throw new Error(`${route} is not a route`)
  return page
}

/** Content of the first meta element with this name or property; '' where there is none. */
export const metaOf = (page: ReadPage, name: string): string => page.meta.get(name)?.[0] ?? ''

export const problemsOf = (
  among: readonly ExportedPage[],
  find: (page: ExportedPage) => readonly string[],
): readonly string[] => among.flatMap(page => find(page).map(problem => `${page.path}: ${problem}`))
