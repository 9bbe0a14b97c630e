import { labels } from '@/content/words/site'
import { mapLabels } from '@/content/words/map'
import { permitOffices } from '@/content/permit-offices'
import type { Town } from '@/content/towns'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { InlineText } from '@/components/ui/inline'

export function PermitCard({ town }: { town: Town }) {
  return (
    <div className="self-start">
      <DrawingFile name={`map-${town.slug}`} alt={mapLabels.marked(town.name)} className="town-map" />
      <PermitTag town={town} />
    </div>
  )
}

function PermitTag({ town }: { town: Town }) {
  return (
    <aside aria-label={labels.town.permit} className="card">
      <p className="font-display text-lg font-bold">{labels.town.permit}</p>
      <ul className="mt-3">
        {town.offices.map(office => (
          <li key={office} className="list-row font-semibold">
            {permitOffices[office].name}
          </li>
        ))}
      </ul>
      <p className="prose border-t border-line pt-3 text-sm text-muted">
        <InlineText text={town.officeNote} />
      </p>
      <p className="mt-3 text-sm text-muted">{labels.town.countyAndZips(town.county, town.zips.join(', '))}</p>
    </aside>
  )
}
