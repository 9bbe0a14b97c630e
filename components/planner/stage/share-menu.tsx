'use client'
// Share: link, print, PNG, and the device's own share sheet where there is one.
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { ShareButton } from './share-button'
import { planLink } from '@/components/planner/persistence/share-link'
import { fill } from '@/lib/template'
import { usePlan, usePlanner } from '@/components/planner/planner-context'
import { submission } from '@/components/planner/submission/lazy-submission'
import { viewAtPress } from '@/components/planner/plan-image'
import { usePassing } from '@/components/planner/use-passing'

type PngExport =
  | { readonly phase: 'idle' | 'busy' | 'failed' | 'unreachable' }
  | { readonly phase: 'saved'; readonly fileName: string }

/** The code is loaded on the first press, and a press during an export does nothing. */
function usePngExport() {
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

interface ShareMenuProps {
  /** The element that takes what became of Export PNG. */
  note: HTMLElement | null
  onCopyLink: () => Promise<void>
}

export function ShareMenu({ note, onCopyLink }: ShareMenuProps) {
  const { words } = usePlanner()
  const { plan } = usePlan()
  const inspectorWords = words.inspector
  const png = usePngExport()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  const shareNatively = async () => {
    try {
      await navigator.share({ title: inspectorWords.shareTitle, url: planLink(location, plan) })
    } catch (error) {
      // The visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await onCopyLink()
    }
  }

  const entries = [
    ...(isOpen && typeof navigator.share === 'function' ? [[inspectorWords.shareWith, shareNatively] as const] : []),
    [words.keep.copyLink, onCopyLink],
    [words.keep.print, () => window.print()],
    [png.state.phase === 'busy' ? words.exporting : words.exportPng, png.exportPng],
  ] as const

  return (
    // Firefox and Safari do not focus a pressed button; tabIndex lets the menu see where the focus
    // goes.
    <div className="planner-share" tabIndex={-1} onKeyDown={onKeyDown} onBlur={onBlur}>
      <ShareButton
        ref={button}
        label={inspectorWords.share}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(open => !open)}
      />
      {isOpen ? (
        <ul className="planner-share-menu">
          {entries.map(([label, run]) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  close()
                  void run()
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {note ? createPortal(<ExportStatus state={png.state} />, note) : null}
    </div>
  )
}

/** In the page from the start, so that screen readers announce a change. */
function ExportStatus({ state }: { state: PngExport }) {
  const { words } = usePlanner()
  return (
    <p role="status" className="font-semibold">
      {state.phase === 'saved' ? <span>{fill(words.exported, { file: state.fileName })}</span> : null}
      {state.phase === 'failed' ? <span className="text-danger">{words.exportFailed}</span> : null}
      {state.phase === 'unreachable' ? <span className="text-danger">{words.unreachable}</span> : null}
    </p>
  )
}
