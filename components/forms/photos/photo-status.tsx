'use client'
import { useEffect, useState } from 'react'
import { retryImport } from '@/components/ui/retry-import'
import type { PhotoProgress } from '../photo-outbox'
import type * as photoProgress from './photo-progress'

export interface PhotoStatusLabels {
  readonly sending: string
  readonly sent: { readonly one: string; readonly many: string }
  readonly kept: string
  readonly lost: string
  readonly stuck: string
  readonly refused: string
}

interface PhotoStatusProps {
  readonly progress: PhotoProgress | null
  readonly labels: PhotoStatusLabels
}

type Code = typeof photoProgress

/** How the photos of a lead that was sent stand. In the page from the start, so that screen readers announce a change. */
export function PhotoStatus({ progress, labels }: PhotoStatusProps) {
  const [code, setCode] = useState<Code | null>(null)
  const isNeeded = progress !== null
  useEffect(() => {
    if (isNeeded) void retryImport(() => import('./photo-progress')).then(setCode)
  }, [isNeeded])
  return <div role="status">{code && progress ? <code.PhotoProgressText {...{ progress, labels }} /> : null}</div>
}
