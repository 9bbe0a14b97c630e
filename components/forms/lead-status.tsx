import type { LeadForm, Phase } from './lead-form'
import { OtherWays, type OtherWaysProps } from './other-ways'

export interface LeadStatusProps {
  form: Pick<LeadForm, 'phase' | 'messages'>
  labels: OtherWaysProps['labels'] & Record<Exclude<Phase, 'idle' | 'submitting'>, string>
  hrefs: OtherWaysProps['hrefs']
}

/** The outcome of a lead. Success is not announced here, because the toast announces it. */
export function LeadStatus({ form: { phase, messages }, labels, hrefs }: LeadStatusProps) {
  const failed = phase === 'idle' || phase === 'submitting' || phase === 'sent' ? undefined : labels[phase]
  return (
    <>
      <div role="status">
        {failed ? (
          <div className="mt-5 border-l-4 border-danger bg-sunken p-4">
            <p className="font-semibold">{failed}</p>
            {phase === 'refused' ? messages.map(message => <p key={message}>{message}</p>) : null}
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
