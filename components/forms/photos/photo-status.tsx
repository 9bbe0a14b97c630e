'use client'
import { useEffect, useState } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import type { PhotoProgress } from '@/components/forms/photo-outbox'
import type * as photoProgress from './photo-progress'
import type { PhotoStatusLabels } from './photo-progress'

interface PhotoStatusProps {
  readonly progress: PhotoProgress | null
  readonly labels: PhotoStatusLabels
}

const lazyText = lazyImport(() => import('./photo-progress'))

/**
 * How the photos of a lead that was sent stand. In the page from the start, so that screen readers
 * announce a change.
 */
export function PhotoStatus({ progress, labels }: PhotoStatusProps) {
  const [code, setCode] = useState<typeof photoProgress>()
  const isNeeded = progress !== null
  useEffect(() => {
    if (isNeeded) void lazyText.get().then(setCode)
  }, [isNeeded])
  return <div role="status">{code && progress ? <code.PhotoProgressText {...{ progress, labels }} /> : null}</div>
}
