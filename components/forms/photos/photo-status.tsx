'use client'
import { useEffect, useState } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import type { PhotoProgress } from '@/components/forms/photo-outbox'
import type * as photoProgress from './photo-progress'
import type { PhotoStatusWords } from './photo-progress'

interface PhotoStatusProps {
  readonly progress: PhotoProgress | null
  readonly words: PhotoStatusWords
}

const lazyText = lazyImport(() => import('./photo-progress'))

/**
 * How the photos of a lead that was sent stand. In the page from the start, so that screen readers
 * announce a change.
 */
export function PhotoStatus({ progress, words }: PhotoStatusProps) {
  const [code, setCode] = useState<typeof photoProgress>()
  const isNeeded = progress !== null
  useEffect(() => {
    if (isNeeded) void lazyText.get().then(setCode)
  }, [isNeeded])
  return <div role="status">{code && progress ? <code.PhotoProgressText {...{ progress, words }} /> : null}</div>
}
