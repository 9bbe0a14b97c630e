// The photo and its marks on the visitor's device. IndexedDB, because a photo is too large for
// localStorage. Nothing here rejects.
import { createStore, delMany, getMany, set, type UseStore } from 'idb-keyval'
import { emptySession, type KeptPhoto, markNames, type Session } from '@/lib/photo/session'
import { PHOTO_DATABASE } from '@/lib/storage-keys'

const PHOTO = 'photo'
const MARKS = 'marks'
/** Version of the record. What another version stored is not read. */
const VERSION = 1

interface StoredMarks {
  readonly version: number
  readonly session: Omit<Session, 'photo'>
}

let opened: UseStore | undefined
const store = () => (opened ??= createStore(PHOTO_DATABASE, 'photo'))
/** The photo that the database holds. */
let stored: KeptPhoto | null = null
/** One write after the other, so that the last one stays. */
let queue: Promise<unknown> = Promise.resolve()

const isWhole = (session: Omit<Session, 'photo'>) =>
  markNames.every(name => Number.isFinite(session.points[name].xPx) && Number.isFinite(session.points[name].yPx))

/** The session of an earlier visit; null where there is none, or it cannot be read. */
export async function readSessionKept(): Promise<Session | null> {
  try {
    const [photo, marks] = (await getMany([PHOTO, MARKS], store())) as [KeptPhoto?, StoredMarks?]
    if (!photo || marks?.version !== VERSION || !isWhole(marks.session)) return null
    stored = photo
    return { ...emptySession, ...marks.session, photo }
  } catch {
    return null
  }
}

/** Resolves to false where the device keeps no copy. A session without a photo removes the copy. */
export function keepSession({ photo, ...session }: Session): Promise<boolean> {
  const write = async () => {
    try {
      if (!photo) await delMany([PHOTO, MARKS], store())
      else {
        if (photo !== stored) await set(PHOTO, photo, store())
        await set(MARKS, { version: VERSION, session } satisfies StoredMarks, store())
      }
      stored = photo
      return true
    } catch (error) {
      console.warn('This device keeps no copy of the photo', error)
      return false
    }
  }
  const written = queue.then(write)
  queue = written
  return written
}
