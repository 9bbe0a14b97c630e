import { ButtonLink } from '@/components/ui/button'
import type { Phase } from './lead-form'

export interface LeadStatusProps {
  phase: Phase
  labels: { kept: string; lost: string; call: string; text: string }
  hrefs: { call: string; text: string }
}

/** Two ways to reach the business without the form. */
export function OtherWays({ labels, hrefs }: Omit<LeadStatusProps, 'phase'>) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <ButtonLink look="strong" size="small" href={hrefs.call}>{labels.call}</ButtonLink>
      <ButtonLink look="outline" size="small" href={hrefs.text}>{labels.text}</ButtonLink>
    </div>
  )
}

/** Says that a lead was not delivered and what becomes of it, with two other ways to reach the business. Stays. */
export function LeadStatus({ phase, labels, hrefs }: LeadStatusProps) {
  const failed = phase === 'kept' || phase === 'lost'
  return (
    <div role="status" className="empty:hidden">
      {failed ? (
        <div className="mt-5 border-l-4 border-danger bg-sunken p-4">
          <p className="font-semibold">{phase === 'kept' ? labels.kept : labels.lost}</p>
          <OtherWays labels={labels} hrefs={hrefs} />
        </div>
      ) : null}
    </div>
  )
}
