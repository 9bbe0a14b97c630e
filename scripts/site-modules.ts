// Lets Node.js import the site's TypeScript modules: `node --import ./scripts/site-modules.ts
// scripts/….ts`. Resolves '@/' to the repository's root, adds '.ts' or '/index.ts', and compiles
// .mdx files.
import { readFileSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMdx } from './mdx.ts'

const root = new URL('../', import.meta.url)

function loadMdx(file: string) {
  const source = compileMdx(path.relative(fileURLToPath(root), file), readFileSync(file, 'utf8'))
  return { format: 'module', source, shortCircuit: true } as const
}

const isFile = (url: URL) => statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile() === true

function siteModule(specifier: string, importer: string | undefined): URL | undefined {
  const base = specifier.startsWith('@/')
    ? new URL(specifier.slice(2), root)
    : specifier.startsWith('.')
      ? new URL(specifier, importer)
      : undefined
  const found = base && ['', '.ts', '/index.ts'].map(ending => new URL(base.href + ending)).find(isFile)
  // Node.js would take '@/…' for a package.
  return found ?? (specifier.startsWith('@/') ? base : undefined)
}

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(
      context.parentURL?.includes('/node_modules/')
        ? specifier
        : (siteModule(specifier, context.parentURL)?.href ?? specifier),
      context,
    ),
  load: (url, context, nextLoad) => (url.endsWith('.mdx') ? loadMdx(fileURLToPath(url)) : nextLoad(url, context)),
})
