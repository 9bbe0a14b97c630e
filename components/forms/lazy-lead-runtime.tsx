'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import { OUTBOX_DATABASE } from '@/lib/storage-keys'
import type { LeadRuntimeProps } from './lead-runtime'

const runtime = lazyImport(() => import('./lead-runtime'))

/**
 * Whether this device ever stored a lead. True, too, where the browser does not list its databases.
 */
async function mayHoldLeads(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE)
  } catch {
    return true
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
      if (!(await mayHoldLeads())) return
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
