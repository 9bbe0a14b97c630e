// Lets Node.js import the site's TypeScript modules: `node --import ./scripts/site-modules.ts scripts/….ts`. Resolves '@/' to the
// repository's root, adds '.ts' or '/index.ts', and compiles .mdx files.
import { compileSync } from '@mdx-js/mdx'
import { readFileSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { mdxOptions } from './mdx.ts'

const root = new URL('../', import.meta.url)

const isFile = (url: URL) => statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile() === true

function siteModule(specifier: string, importer: string | undefined): URL | undefined {
  const base = specifier.startsWith('@/')
    ? new URL(specifier.slice(2), root)
    : specifier.startsWith('.')
      ? new URL(specifier, importer)
      : undefined
  return base && ['', '.ts', '/index.ts'].map(ending => new URL(base.href + ending)).find(isFile)
}

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(
      context.parentURL?.includes('/node_modules/')
        ? specifier
        : (siteModule(specifier, context.parentURL)?.href ?? specifier),
      context,
    ),
  load: (url, context, nextLoad) =>
    url.endsWith('.mdx')
      ? { format: 'module', source: String(compileSync(readFileSync(new URL(url)), mdxOptions)), shortCircuit: true }
      : nextLoad(url, context),
})
