'use client'
// LeadRuntime where no form shows messages of its own: fetched once a lead waits on this device. Until then there is nothing to send or say.
import { useEffect, useState, type ComponentType } from 'react'
import { late } from '@/components/ui/late'
import type { LeadRuntimeProps } from './lead-runtime'
import { mayHoldLeads } from './outbox-database'

const runtime = late(() => import('./lead-runtime'))

export function LateLeadRuntime(props: LeadRuntimeProps) {
  const [Runtime, setRuntime] = useState<ComponentType<LeadRuntimeProps> | null>(null)
  const isThere = Runtime !== null
  useEffect(() => {
    if (isThere) return
    const look = async () => {
      if (!(await mayHoldLeads())) return
      const code = await runtime.get()
      if (code) setRuntime(() => code.LeadRuntime)
    }
    const onOnline = () => void look()
    onOnline()
    // A lead of this page may wait too, and code that did not come may come now.
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isThere])
  return Runtime && <Runtime {...props} />
}
