// A service's answer to a body, and the message that a reader then sees.
import { type Fields, isFields } from '../../../lib/fields.ts'

export { type Fields, isFields }

export interface Answer {
  readonly status: number
  readonly body: string
  readonly contentType?: string
}

/** A message as a reader sees it. */
export interface Shown {
  /** Without markup. */
  readonly text: string
  /** Addresses that can be pressed. */
  readonly links: readonly string[]
  /** Names of the users and groups that are notified. */
  readonly mentions: readonly string[]
  /** Texts in another style than the rest. */
  readonly styled: readonly string[]
}

export const isText = (value: unknown, min: number, max: number): value is string =>
  typeof value === 'string' && value.length >= min && value.length <= max && value.trim().length >= Math.min(min, 1)

/** Undefined for text that is not a JSON object. */
export function jsonFields(body: string): Fields | undefined {
  try {
    const value = JSON.parse(body) as unknown
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const onlyKeys = (value: Fields, keys: readonly string[]): boolean =>
  Object.keys(value).every(key => keys.includes(key))

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const unescapeEntities = (text: string): string =>
  text.replace(/&(lt|gt|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&' })[name] ?? '')

/** '' for anything but text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
