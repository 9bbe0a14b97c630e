import { labels } from '@/content/labels'
import { permitOffices } from '@/content/permit-offices'
import type { Town } from '@/content/types'
import { InlineText } from '@/components/ui/inline'

/** Who issues the permit, as the tag on a panel would say it. */
export function PermitCard({ town }: { town: Town }) {
  return (
    <aside aria-label={labels.town.permit} className="self-start border border-line bg-raised p-6">
      <p className="font-display text-lg font-bold">{labels.town.permit}</p>
      <ul className="mt-3">
        {town.offices.map(office => <li key={office} className="border-t border-line py-2.5 font-semibold">{permitOffices[office].name}</li>)}
      </ul>
      <p className="prose border-t border-line pt-3 text-sm text-muted"><InlineText text={town.officeNote} /></p>
      <p className="mt-3 text-sm text-muted">{town.county} County · ZIP {town.zips.join(', ')}</p>
    </aside>
  )
}
