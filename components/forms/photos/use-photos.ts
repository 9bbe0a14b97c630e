'use client'
// The photos that a visitor has chosen for a form. They stay in this page until the form is sent.
import { useEffect, useMemo, useRef, useState } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
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

export function usePhotos(): Photos {
  const [slots, setSlots] = useState<Photos['slots']>({})
  const [progress, onProgress] = useState<PhotoProgress | null>(null)
  /** `slots` as of the latest render, for work that ends after it. */
  const latest = useRef<Partial<Record<FormSubject, PhotoSlot>>>({})
  const reading = useRef(new Map<FormSubject, Promise<PhotoSlot>>())

  useEffect(
    () => () => {
      for (const slot of Object.values(latest.current)) if (slot.previewUrl) URL.revokeObjectURL(slot.previewUrl)
    },
    [],
  )

  // The same object until something changes, so that a form that shows its errors does not render
  // the photo fields again.
  return useMemo(() => {
    const show = (what: FormSubject, slot: PhotoSlot) => {
      const previous = latest.current[what]?.previewUrl
      if (previous !== undefined && previous !== slot.previewUrl) URL.revokeObjectURL(previous)
      latest.current = { ...latest.current, [what]: slot }
      setSlots(latest.current)
    }

    return {
      slots,
      progress,
      onProgress,
      choose: (what, file) => {
        const { problem: _problem, ...before } = latest.current[what] ?? {}
        show(what, { ...before, isPreparing: true })
        const promise = readPhoto(what, file)
        reading.current.set(what, promise)
        void promise.then(slot => {
          if (reading.current.get(what) !== promise) {
            if (slot.previewUrl) URL.revokeObjectURL(slot.previewUrl)
            return
          }
          reading.current.delete(what)
          // A file that cannot be read leaves the photo before it in place.
          show(what, slot.photo ? slot : { ...before, ...slot, isPreparing: false })
        })
      },
      remove: what => {
        reading.current.delete(what)
        show(what, {})
      },
      take: async () => {
        await Promise.all(reading.current.values())
        return formSubjects.flatMap(what => latest.current[what]?.photo ?? [])
      },
    }
  }, [slots, progress])
}
