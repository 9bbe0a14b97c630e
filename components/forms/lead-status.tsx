import type { Phase } from './lead-form'
import { OtherWays, type OtherWaysProps } from './other-ways'

export interface LeadStatusProps {
  phase: Phase
  labels: OtherWaysProps['labels'] & { kept: string; lost: string }
  hrefs: OtherWaysProps['hrefs']
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
