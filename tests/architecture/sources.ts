// The project's source files, and what of them a browser and the Worker load.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildSync, type Metafile } from 'esbuild'
import { root } from '@/scripts/project'

const folders = ['lib', 'content', 'components', 'app', 'worker', 'scripts', 'bench']

export interface Source {
  /** From the root, with forward slashes. */
  readonly file: string
  readonly folder: string
  readonly text: string
  readonly isTest: boolean
  readonly isClient: boolean
}

export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter(file => pattern.test(file) && statSync(path.join(root, file)).isFile())
    .sort()
}

function readSource(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8')
  return {
    file,
    folder: file.split('/')[0] ?? '',
    text,
    isTest: /\.test\.tsx?$/.test(file),
    isClient: /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text),
  }
}

export const sources: readonly Source[] = folders
  .flatMap(folder => filesBelow(folder, /\.(ts|tsx|mjs|js)$/))
  .map(readSource)

/** Every file that the entries load at run time, from the root, with what it imports. */
function loadedBy(entryPoints: string[]): Metafile['inputs'] {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external: ['cloudflare:*'],
    splitting: true,
    format: 'esm',
    outdir: 'unused',
    logLevel: 'silent',
  })
  return metafile.inputs
}

export const browserFiles = loadedBy(sources.filter(({ isClient }) => isClient).map(({ file }) => file))
export const workerFiles = loadedBy(['worker/index.ts'])
