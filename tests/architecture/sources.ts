// The project's source files and what each of them imports, read with a parser.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export const root = path.resolve(import.meta.dirname, '../..')

export const folders = ['lib', 'content', 'components', 'app', 'worker', 'scripts', 'bench'] as const
export type Folder = (typeof folders)[number]

export interface Import {
  readonly from: string
  readonly specifier: string
  /** The file of this project that is meant, from the root. Undefined for a package. */
  readonly file?: string
  /** 'zod' for 'zod/mini', '@scope/name' for a scoped one, 'node:fs' as it is. Undefined for a file. */
  readonly package?: string
  /** Removed by the compiler. Under `verbatimModuleSyntax` only `import type` is; `import { type X }` still loads the module. */
  readonly typeOnly: boolean
}

export interface Source {
  /** From the root, with forward slashes. */
  readonly file: string
  readonly folder: string
  readonly text: string
  readonly isTest: boolean
  readonly isClient: boolean
  readonly imports: readonly Import[]
}

const CODE = /\.(ts|tsx|mjs|js)$/

/** Paths from the root of all files below a folder whose name matches. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter(file => pattern.test(file) && statSync(path.join(root, file)).isFile())
    .sort()
}

const isFile = (file: string) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()

function fileOf(specifier: string, importer: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(importer), specifier)
      : undefined
  if (base === undefined) return undefined
  const found = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map(ending => base + ending).find(isFile)
  if (!found) throw new Error(`${importer} imports ${specifier}, which does not exist`)
  return found
}

const packageOf = (specifier: string) =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')

/** Every specifier of a module: imports, re-exports, `import()` and the `import('…')` of types. */
export function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: Import[] = []
  const add = (specifier: { type: string; value?: unknown } | null, typeOnly: boolean) => {
    if (specifier?.type !== 'Literal' || typeof specifier.value !== 'string') return
    const target = fileOf(specifier.value, file)
    found.push({
      from: file,
      specifier: specifier.value,
      typeOnly,
      ...(target ? { file: target } : { package: packageOf(specifier.value) }),
    })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ImportExpression: ({ source }) => add(source, false),
    TSImportType: ({ source }) => add(source, true),
  }).visit(program)
  return found
}

function readSource(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8')
  return {
    file,
    folder: file.split('/')[0] ?? '',
    text,
    isTest: /\.test\.tsx?$/.test(file),
    isClient: /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(text),
    imports: importsOf(file, text),
  }
}

export const sources: readonly Source[] = folders.flatMap(folder => filesBelow(folder, CODE)).map(readSource)

const byFile = new Map(sources.map(source => [source.file, source]))

/** The files that a module loads at run time, itself included, each with its chain of imports. */
export function loadedBy(entry: string): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>([[entry, [entry]]])
  for (const [file, chain] of chains) {
    for (const { file: next, typeOnly } of byFile.get(file)?.imports ?? []) {
      if (next !== undefined && !typeOnly && !chains.has(next)) chains.set(next, [...chain, next])
    }
  }
  return chains
}

/** Every file in browser bundles: client components and all that they load. */
export const clientFiles: ReadonlyMap<string, readonly string[]> = new Map(
  sources.filter(({ isClient }) => isClient).flatMap(({ file }) => [...loadedBy(file)]),
)
