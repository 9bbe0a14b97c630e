'use client'

import { useEffect, useState } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import { PANEL_CHECK_KEY } from '@/lib/storage-keys'
import type { PanelCheckTickProps } from './panel-check-tick'

const lazyTick = lazyImport(() => import('./panel-check-tick'))

/** Offers to send a panel check along. Its code is fetched only where this tab has made a check. */
export function PanelCheckOffer(props: PanelCheckTickProps) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof lazyTick.get>>>()
  useEffect(() => {
    try {
      if (sessionStorage.getItem(PANEL_CHECK_KEY)) void lazyTick.get().then(setCode)
    } catch {
      // Storage is blocked, so there is no check.
    }
  }, [])
  return code ? <code.PanelCheckTick {...props} /> : null
}
