// Stand-ins of Your photo for a browser's own: a database, a drawn wall, the outbox.
import type { Lead } from '@/components/forms/lead'

export const database = { rows: new Map<string, unknown>(), isFull: false }
export const keyval = {
  createStore: () => () => undefined,
  getMany: (keys: readonly string[]) => Promise.resolve(keys.map(key => database.rows.get(key))),
  set: (key: string, value: unknown) =>
    database.isFull
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : Promise.resolve(database.rows.set(key, structuredClone(value))),
  delMany: (keys: readonly string[]) => Promise.resolve(keys.forEach(key => database.rows.delete(key))),
}

export const finish = {
  drawn: [] as { readonly brand: string; readonly conduitType: string }[],
  fails: false,
}
/** jsdom has no canvas. */
export const openFinished = () =>
  Promise.resolve(
    finish.fails
      ? null
      : {
          canvas: document.createElement('canvas'),
          draw: (_pose: object, wanted: (typeof finish.drawn)[number]) => finish.drawn.push(wanted) > 0,
        },
  )

export const sent: Lead[] = []
export const sendLead = (lead: Lead) => {
  sent.push(lead)
  return Promise.resolve({ status: 'sent' })
}
