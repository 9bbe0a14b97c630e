// Checks what an owner writes into the content folder. A fault names its file, its key and what is
// expected.
import type * as z from 'zod'
import type { Content } from './schema/fields'

/** ['zips', 0] -> 'zips[0]' */
const keyOf = (path: readonly PropertyKey[]) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )

const faultAt = (file: string, path: readonly PropertyKey[], expected: string, found: unknown) =>
  `${file}: ${keyOf(path)}: ${expected}, got ${found === undefined ? 'nothing' : JSON.stringify(found)}`

/**
 * One line for each fault: `content/towns/montauk.ts: zips[0]: expected five digits, got "1195"`.
 */
export function schemaFaults(schema: z.ZodType, file: string, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => `${file}: ${keyOf([...issue.path, key])}: no such key`)
      : [faultAt(file, issue.path, issue.message, valueAt(value, issue.path))],
  )
}

/** The value as it is, typed. @throws An error with a line for each fault. */
export function checked<Schema extends z.ZodType>(schema: Schema, file: string, value: unknown): Content<Schema> {
  const faults = schemaFaults(schema, file, value)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return value as Content<Schema>
}

type Found = readonly [path: readonly PropertyKey[], text: string]

function strings(value: unknown, path: readonly PropertyKey[] = []): readonly Found[] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => strings(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => strings(item, [...path, key]))
}

/** Links that lead nowhere, one line each. @param targets Where a link may lead. */
export const referenceFaults = (file: string, value: unknown, targets: ReadonlySet<string>): readonly string[] =>
  strings(value).flatMap(([path, found]) =>
    [...found.matchAll(/\]\(([^)\s]*)\)/g)]
      .filter(([, href = '']) => !targets.has(href))
      .map(([, href]) => faultAt(file, path, 'expected a link to a page of this site', href)),
  )

export interface References {
  /** Where a link may lead. */
  readonly targets: ReadonlySet<string>
  readonly claims: ReadonlySet<string>
}

/**
 * Links that lead nowhere and unknown claims in the source of an MDX page, with the number of the
 * line.
 */
export const mdxReferenceFaults = (file: string, source: string, { targets, claims }: References): readonly string[] =>
  source.split('\n').flatMap((line, index) => [
    ...[...line.matchAll(/\]\(([^)\s]*)\)|\bhref="([^"]*)"/g)]
      .map(([, link, href]) => link ?? href ?? '')
      .filter(target => !targets.has(target))
      .map(target => `${file}:${index + 1}: expected a link to a page of this site, got "${target}"`),
    ...[...line.matchAll(/\bclaim="([^"]*)"/g)]
      .filter(([, claim = '']) => !claims.has(claim))
      .map(([, claim]) => `${file}:${index + 1}: expected the name of a claim in content/claims.ts, got "${claim}"`),
  ])

/**
 * A slug becomes an address, which has small letters, digits and single hyphens. `place` is the
 * file, and the key where there is one.
 */
export const addressFaults = (place: string, slug: string): readonly string[] =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? []
    : [`${place}: expected small letters, digits and hyphens, as in port-jefferson, got "${slug}"`]

/** A content module whose keys other content names, such as claims or prices. */
export interface Register {
  /** Name of its export: 'claims'. */
  readonly name: string
  readonly file: string
  readonly value: unknown
}

function hasKey(value: unknown, keys: readonly string[]): boolean {
  const [key, ...others] = keys
  if (key === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return true
  return Object.hasOwn(value, key) && hasKey((value as Record<string, unknown>)[key], others)
}

/**
 * Keys like `claims.rebate` in the source of a module or an MDX page that the register lacks, with
 * the number of the line.
 */
export function unknownKeyFaults(file: string, source: string, registers: readonly Register[]): readonly string[] {
  const imported = registers.filter(({ name }) =>
    new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '[^']*/${name}(\.ts)?'`).test(source),
  )
  return source
    .split('\n')
    .flatMap((line, index) =>
      imported.flatMap(register =>
        [...line.matchAll(new RegExp(String.raw`(?<![\w./'])${register.name}((?:\.\w+)+)`, 'g'))]
          .filter(([, keys = '']) => keys !== '.ts' && !hasKey(register.value, keys.slice(1).split('.')))
          .map(([found]) => `${file}:${index + 1}: expected a key of ${register.file}, got ${found}`),
      ),
    )
}

/**
 * A fault with the line of its key, or of the nearest key around it that the file has:
 * `content/claims.ts: costGuide.source: expected text, got nothing (line 12)`.
 */
export function withLine(fault: string, read: (file: string) => string): string {
  const [, file, keys] = /^(content\/[^:]+\.ts): ([\w.[\]-]+): /.exec(fault) ?? []
  if (file === undefined || keys === undefined) return fault
  const source = read(file)
  let at = -1
  for (const key of keys.split('.').map(part => part.replace(/\[\d+\]$/, ''))) {
    const next = source.slice(at + 1).search(new RegExp(`(?<![\\w-])'?${key}'?:`))
    if (next === -1) break
    at += 1 + next
  }
  return at === -1 ? fault : `${fault} (line ${source.slice(0, at).split('\n').length})`
}
