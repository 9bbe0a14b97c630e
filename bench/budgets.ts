// Typed access to budgets.json.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route, RouteKind } from '../lib/route.ts'

export type GroupName = 'content' | 'home' | 'form' | 'check' | 'planner'

/** Bytes. `…Gzip` is compressed text; the others are file sizes. */
export interface ByteBudget {
  readonly kinds: readonly RouteKind[]
  readonly htmlGzip: number
  readonly inlineCssGzip: number
  /** Sum of all executable inline scripts. */
  readonly inlineScript: number
  readonly cssGzip: number
  readonly fonts: number
  /** Images that a phone loads before it scrolls. */
  readonly firstLoadImages: number
  readonly firstLoadScriptGzip: number
  /** Scripts of the islands, without the framework's. */
  readonly ownScriptGzip: number
  readonly flightGzip: number
  /** The planner's 3D scene. */
  readonly sceneGzip?: number
}

export interface Budgets {
  readonly framework: { readonly gzipBytes: number }
  readonly groups: Readonly<Record<GroupName, ByteBudget>>
  readonly wordsGzip: { readonly bytes: number }
  readonly homeElements: number
}

export const budgets = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets

/** @throws unless exactly one group has this kind of page */
export function groupOf({ kind }: Pick<Route, 'kind'>): GroupName {
  const found = Object.entries(budgets.groups).filter(([, { kinds }]) => kinds.includes(kind))
  const [name] = found[0] ?? []
  if (found.length !== 1 || name === undefined)
    throw new Error(`budgets.json: expected exactly one group for pages of the kind ${kind}, found ${found.length}`)
  return name as GroupName
}
