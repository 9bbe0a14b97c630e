'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import { OUTBOX_FLAG } from '@/lib/storage-keys'
import type { LeadRuntimeProps } from './lead-runtime'

const runtime = lazyImport(() => import('./lead-runtime'))

function holdsLeads(): boolean {
  try {
    return localStorage.getItem(OUTBOX_FLAG) !== null
  } catch {
    return false
  }
}

/**
 * LeadRuntime for a page whose forms show messages of their own: fetched only when a lead is stored
 * on this device.
 */
export function LazyLeadRuntime(props: LeadRuntimeProps) {
  const [Runtime, setRuntime] = useState<ComponentType<LeadRuntimeProps> | null>(null)
  const isLoaded = Runtime !== null
  useEffect(() => {
    if (isLoaded) return
    const load = async () => {
      if (!holdsLeads()) return
      const loaded = await runtime.get()
      if (loaded) setRuntime(() => loaded.LeadRuntime)
    }
    const onOnline = () => void load()
    onOnline()
    // This page may have stored a lead since, or the chunk could not be fetched before.
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isLoaded])
  return Runtime && <Runtime {...props} />
}
