import { asOfNote, claims, type ClaimId } from '@/content/claims'
import { longDate } from '@/lib/format'

export function AsOf({ claim }: { claim: ClaimId }) {
  return (
    <p className="mt-2 text-sm text-muted">
      As of <time dateTime={claims[claim].asOf}>{longDate(claims[claim].asOf)}</time>; {asOfNote(claim)}.
    </p>
  )
}
