// Tells what a script element of an exported page is for. Anything unknown stops the build: a new version of the framework must be looked at.
import type { PageElement } from './document.ts'

export type ScriptKind = 'framework-file' | 'framework-inline' | 'data' | 'own'

/** The flight data, the bundler's start, and React's streaming clock. */
const FRAMEWORK_INLINE =
  /^\s*(?:\(?self\.__next_[a-z]|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT=)/
const DATA_TYPES = new Set(['application/ld+json', 'application/json'])

/** @throws for a script that neither the framework of this version nor the project writes. */
export function classifyScript({ attributes, text }: PageElement): ScriptKind {
  const { src, type } = attributes
  if (type && DATA_TYPES.has(type)) return 'data'
  if (attributes['data-own'] !== undefined) return 'own'
  if (src?.startsWith('/_next/static/') && src.includes('.js')) return 'framework-file'
  if (src === undefined && FRAMEWORK_INLINE.test(text)) return 'framework-inline'
  throw new Error(`unexpected script: ${JSON.stringify({ ...attributes, text: text.slice(0, 120) })}`)
}
