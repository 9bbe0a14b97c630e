// Lets Node.js import the site's TypeScript modules: `node --import ./scripts/site-modules.ts
// scripts/….ts`. Resolves '@/' to the repository's root, adds '.ts' or '/index.ts', and compiles
// .mdx files. A mistake in what an owner edits ends the process with its file and line.
import { readFileSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMdx } from './mdx.ts'
import { lineAt, syntaxFault } from './syntax.ts'

const root = new URL('../', import.meta.url)
const nameOf = (url: string) => path.relative(fileURLToPath(root), fileURLToPath(url)).replaceAll(path.sep, '/')
const sourceOf = (url: string) => readFileSync(fileURLToPath(url), 'utf8')

function stop(fault: string): never {
  console.error(fault)
  process.exit(1)
}

function loadMdx(url: string) {
  try {
    return { format: 'module', source: compileMdx(nameOf(url), sourceOf(url)), shortCircuit: true } as const
  } catch (error) {
    return stop((error as Error).message)
  }
}

/** Node.js finds syntax errors too, but says neither file nor line of them in its message. */
function checkSyntax(url: string): void {
  if (!/^(content|lib)\//.test(url.slice(root.href.length))) return
  const fault = syntaxFault(nameOf(url), sourceOf(url))
  if (fault !== undefined) stop(fault)
}

const isFile = (url: URL) => statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile() === true

function siteModule(specifier: string, importer: string | undefined): string | undefined {
  const base = specifier.startsWith('@/')
    ? new URL(specifier.slice(2), root)
    : specifier.startsWith('.')
      ? new URL(specifier, importer)
      : undefined
  if (base === undefined) return undefined
  const found = ['', '.ts', '/index.ts'].map(ending => new URL(base.href + ending)).find(isFile)
  if (found !== undefined || importer === undefined) return found?.href
  const source = sourceOf(importer)
  const line = lineAt(source, source.search(new RegExp(`(['"])${RegExp.escape(specifier)}\\1`)))
  return stop(`${nameOf(importer)}:${line}: expected a file that exists, got ${nameOf(base.href)}`)
}

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(
      context.parentURL?.includes('/node_modules/')
        ? specifier
        : (siteModule(specifier, context.parentURL) ?? specifier),
      context,
    ),
  load: (url, context, nextLoad) => {
    if (url.endsWith('.mdx')) return loadMdx(url)
    checkSyntax(url)
    return nextLoad(url, context)
  },
})
