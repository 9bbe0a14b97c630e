// Classifies the script elements of an exported page. An unknown script stops the build, so that
// changes in a new Next.js version are noticed.
import type { PageElement } from './document.ts'

export type ScriptKind = 'framework-file' | 'framework-inline' | 'data' | 'own'

/** Flight data, the bundler's start, and React's streaming clock. */
const FRAMEWORK_INLINE =
  /^\s*(?:\(?self\.__next_[a-z]|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT=)/
const DATA_TYPES = new Set(['application/ld+json', 'application/json'])

/** @throws for a script of unknown origin. */
export function classifyScript({ attributes, text }: PageElement): ScriptKind {
  const { src, type } = attributes
  if (type && DATA_TYPES.has(type)) return 'data'
  if (attributes['data-own'] !== undefined) return 'own'
  if (src?.startsWith('/_next/static/') && src.includes('.js')) return 'framework-file'
  if (src === undefined && FRAMEWORK_INLINE.test(text)) return 'framework-inline'
  throw new Error(`unexpected script: ${JSON.stringify({ ...attributes, text: text.slice(0, 120) })}`)
}
