// Measures the smallest Next.js page in the same run as the site, so that times of different
// machines can be compared.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measurePage, type PageFigure } from './lighthouse.ts'
import { withStaticServer } from './static-server.ts'
import { linkModules } from './tree.ts'

export interface FrameworkPageFigure extends PageFigure {
  readonly name: string
}

const files = {
  'package.json': '{ "name": "one-heading", "private": true }',
  'next.config.mjs': "export default { output: 'export' }",
  'app/layout.js':
    "export const metadata = { title: 'One heading', description: 'A page of one heading' }\nexport default function Layout({ children }) { return <html lang=\"en\"><body>{children}</body></html> }",
  'app/page.js': 'export default function Page() { return <h1>One heading</h1> }',
} as const

const pages = [
  { name: 'one heading, as generated', path: '/' },
  { name: 'one heading, its scripts removed', path: '/without-scripts' },
] as const

/** Builds the page, as generated and without its scripts. @throws with the build's output */
function build(tree: string): void {
  mkdirSync(path.join(tree, 'app'))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(tree, file), text)
  linkModules(tree)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: tree,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the page of one heading was not built:\n${`${stdout}${stderr}`.slice(-2000)}`)
  const html = readFileSync(path.join(tree, 'out/index.html'), 'utf8')
  writeFileSync(
    path.join(tree, 'out/without-scripts.html'),
    html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link\b[^>]*as="script"[^>]*>/g, ''),
  )
}

export async function measureFrameworkPage(chromium: string, runs: number): Promise<readonly FrameworkPageFigure[]> {
  const tree = mkdtempSync(path.join(tmpdir(), 'fairlead-one-heading-'))
  try {
    build(tree)
    return await withStaticServer(path.join(tree, 'out'), url =>
      pages.map(page => ({ name: page.name, ...measurePage(url + page.path, 'phone', chromium, runs) })),
    )
  } finally {
    rmSync(tree, { recursive: true, force: true, maxRetries: 3 })
  }
}
