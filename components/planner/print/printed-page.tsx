'use client'
// A page on paper, rendered only while printing: its head says what it shows, whose it is and of
// what day. The print style page hides the rest of the page.
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePlanner } from '@/components/planner/planner-context'
import { classes } from '@/components/ui/classes'
import { fill } from '@/lib/template'
import { usePrintDate } from './use-print-date'

interface PrintedPageProps {
  title: string
  className?: string
  children: ReactNode
}

export function PrintedPage({ title, className, children }: PrintedPageProps) {
  const date = usePrintDate()
  const { by, phone, printed } = usePlanner().words.keep.onPaper
  if (date === null) return null
  return createPortal(
    <div className={classes('printed-page hidden text-xs scheme-light print:block', className)}>
      <div className="flex items-baseline justify-between gap-6 border-b-2 border-safety pb-2">
        <p className="font-display text-xl font-bold">{title}</p>
        <p className="text-right">
          <b>{by}</b> {phone}
          <br />
          {fill(printed, { date })}
        </p>
      </div>
      {children}
    </div>,
    document.body,
  )
}
