'use client'
// The photos that a visitor has chosen for a form. They stay in this tab until the form is sent.
import { useEffect, useMemo, useRef, useState } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import { DRAFT_KEY } from '@/lib/storage-keys'
import type { LeadPhoto } from '@/components/forms/lead'
import type { PhotoProgress } from '@/components/forms/photo-outbox'
import type { PhotoSlot } from './slot'
import { type FormSubject, formSubjects } from './subjects'

export interface Photos {
  readonly slots: Readonly<Partial<Record<FormSubject, PhotoSlot>>>
  readonly choose: (what: FormSubject, file: File) => void
  readonly remove: (what: FormSubject) => void
  /** The photos to send, once those that are being read are ready. */
  readonly take: () => Promise<readonly LeadPhoto[]>
  /** How the photos of the last lead stand; null before. */
  readonly progress: PhotoProgress | null
  readonly onProgress: (progress: PhotoProgress) => void
}

const LOAD_TIMEOUT_MS = 15_000
const lazyPrepare = lazyImport(() => import('./prepare-photo'), LOAD_TIMEOUT_MS)

async function readPhoto(what: FormSubject, file: File): Promise<PhotoSlot> {
  const code = await lazyPrepare.get()
  return code ? code.readPhoto(what, file) : { problem: 'unreachable' }
}

function hasKept(draft: string): boolean {
  try {
    return Object.keys(sessionStorage).some(key => key.startsWith(`${DRAFT_KEY}${draft}-`))
  } catch {
    return false
  }
}

/** @param draft the form's `data-draft` */
export function usePhotos(draft: string): Photos {
  const [slots, setSlots] = useState<Photos['slots']>({})
  const [progress, onProgress] = useState<PhotoProgress | null>(null)
  /** `slots` as of the latest render, for work that ends after it. */
  const latest = useRef<Partial<Record<FormSubject, PhotoSlot>>>({})

  useEffect(() => {
    if (hasKept(draft))
      void lazyPrepare.get().then(code => {
        latest.current = { ...code?.keptSlots(draft), ...latest.current }
        setSlots(latest.current)
      })
  }, [draft])

  // The same object until something changes, so that a form that shows its errors does not render
  // the photo fields again.
  return useMemo(() => {
    const show = (what: FormSubject, slot: PhotoSlot) => {
      latest.current = { ...latest.current, [what]: slot }
      setSlots(latest.current)
      void lazyPrepare.get().then(code => code?.keepSlot(draft, what, latest.current[what]))
    }

    return {
      slots,
      progress,
      onProgress,
      choose: (what, file) => {
        const { problem: _problem, reading: _reading, ...before } = latest.current[what] ?? {}
        const reading = readPhoto(what, file)
        show(what, { ...before, reading })
        void reading.then(slot => {
          // Another file was chosen meanwhile.
          if (latest.current[what]?.reading !== reading) return
          // A file that cannot be read leaves the photo before it in place.
          show(what, slot.photo ? slot : { ...before, ...slot })
        })
      },
      remove: what => {
        if (latest.current[what]) show(what, {})
      },
      take: async () => {
        await Promise.all(formSubjects.flatMap(what => latest.current[what]?.reading ?? []))
        return formSubjects.flatMap(what => latest.current[what]?.photo ?? [])
      },
    }
  }, [draft, slots, progress])
}
