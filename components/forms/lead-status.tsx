import type { Phase } from './lead-form'
import { OtherWays, type OtherWaysProps } from './other-ways'

export interface LeadStatusProps {
  phase: Phase
  labels: OtherWaysProps['labels'] & { sent: string; kept: string; lost: string }
  hrefs: OtherWaysProps['hrefs']
}

/** The outcome of a lead. Success is not announced here, because the toast announces it. */
export function LeadStatus({ phase, labels, hrefs }: LeadStatusProps) {
  const failed = phase === 'kept' || phase === 'lost'
  return (
    <>
      <div role="status">
        {failed ? (
          <div className="mt-5 border-l-4 border-danger bg-sunken p-4">
            <p className="font-semibold">{phase === 'kept' ? labels.kept : labels.lost}</p>
            <OtherWays labels={labels} hrefs={hrefs} />
          </div>
        ) : null}
      </div>
      {phase === 'sent' ? (
        <p className="mt-5 border-l-4 border-success bg-sunken p-4 font-semibold">{labels.sent}</p>
      ) : null}
    </>
  )
}
