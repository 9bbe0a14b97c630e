import { HoldVisit } from './hold-visit'
import type { LeadForm, Phase } from './lead-form'
import { OtherWays, type OtherWaysProps } from './other-ways'

export interface LeadStatusProps {
  form: Pick<LeadForm, 'phase' | 'messages' | 'receipt'>
  words: OtherWaysProps['words'] &
    Record<Exclude<Phase, 'idle' | 'submitting'> | 'reference', string> & {
      /** Around the number that gets the call; `you` where the form has none. */
      answer: { first: string; you: string; last: string }
    }
  hrefs: OtherWaysProps['hrefs']
}

/** The outcome of a lead. Success is not announced here, because the toast announces it. */
export function LeadStatus({ form: { phase, messages, receipt }, words, hrefs }: LeadStatusProps) {
  const failed = phase === 'idle' || phase === 'submitting' || phase === 'sent' ? undefined : words[phase]
  return (
    <>
      <div role="status">
        {failed ? (
          <div className="mt-5 border-l-4 border-danger bg-sunken p-4">
            <p className="font-semibold">{failed}</p>
            {phase === 'refused' ? messages.map(message => <p key={message}>{message}</p>) : null}
            <OtherWays words={words} hrefs={hrefs} />
          </div>
        ) : null}
      </div>
      {phase === 'sent' ? (
        <div className="mt-5 border-l-4 border-success bg-sunken p-4">
          <p className="font-semibold">
            {words.answer.first} {receipt.phone ?? words.answer.you} {words.answer.last}
          </p>
          <p className="mt-1">{words.sent}</p>
          {receipt.reference ? (
            <p className="mt-1 text-sm text-muted">
              {words.reference} {receipt.reference}
            </p>
          ) : null}
          <HoldVisit statusPath={receipt.statusPath} />
        </div>
      ) : null}
    </>
  )
}
