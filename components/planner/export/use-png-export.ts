'use client'
// Export PNG for a button: the code is loaded on the first press, and a press during an export does
// nothing.
import { useRef, useState } from 'react'
import { submission } from '@/components/planner/submission/lazy-submission'
import { viewAtPress } from '@/components/planner/plan-image'
import { usePlanner } from '@/components/planner/planner-context'
import { usePassing } from '@/components/planner/use-passing'

export type PngExport =
  | { readonly phase: 'idle' | 'busy' | 'failed' | 'unreachable' }
  | { readonly phase: 'saved'; readonly fileName: string }

export function usePngExport() {
  const { currentView, words } = usePlanner()
  const [state, setState] = useState<PngExport>({ phase: 'idle' })
  const isExporting = useRef(false)
  usePassing(state.phase === 'saved' ? state.fileName : null, () => setState({ phase: 'idle' }))

  async function exportPng() {
    if (isExporting.current) return
    isExporting.current = true
    const current = viewAtPress(currentView(), 'toPng')
    setState({ phase: 'busy' })
    const code = await submission.get()
    const fileName = await code?.exportPng({ ...current, words })
    if (fileName !== undefined) setState({ phase: 'saved', fileName })
    else setState({ phase: code ? 'failed' : 'unreachable' })
    isExporting.current = false
  }

  return { state, exportPng }
}
