// Lets plain Node.js load the site's modules as they are: `node --import ./scripts/site-modules.ts scripts/….ts`.
// '@/' is the repository's root, and an import without an extension is a .ts file or the index.ts of a folder. Node.js strips the types.
import { statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

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
})
