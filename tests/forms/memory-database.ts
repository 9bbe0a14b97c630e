// idb-keyval in memory, for tests that have no IndexedDB.
import type { UseStore } from 'idb-keyval'

export const database = { rows: new Map<string, unknown>(), isBlocked: false, isHung: false }

const read = <T>(value: () => T) =>
  database.isHung
    ? new Promise<T>(() => undefined)
    : database.isBlocked
      ? Promise.reject(new DOMException('blocked', 'SecurityError'))
      : Promise.resolve(value())

export const keyval = {
  createStore: () => (() => undefined) as unknown as UseStore,
  get: (key: string) => read(() => database.rows.get(key)),
  set: (key: string, value: unknown) => read(() => void database.rows.set(key, structuredClone(value))),
  del: (key: string) => read(() => void database.rows.delete(key)),
  values: () => read(() => [...database.rows.values()]),
}
