import { labels } from '@/content/words/site'
import { permitOffices } from '@/content/permit-offices'
import { zipAnswers, zipRows } from '@/content/zips'
import { InlineText } from '@/components/ui/inline'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { DataTable } from '@/components/ui/table'
import { ZipLookup } from './zip-lookup'

const rows = zipRows.map(({ zip, place, offices }) => [
  zip,
  place,
  offices.map(id => permitOffices[id].name).join('; '),
])

/** The lookup, and the whole table for visitors without script. */
export function ZipSection({ title, lead }: { title: string; lead: string }) {
  const { all, columns, ...words } = labels.zip
  return (
    <PageSection id="zip">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <SectionHeading id="zip-title" title={title} flush>
          <p>
            <InlineText text={lead} />
          </p>
        </SectionHeading>
        <div>
          <ZipLookup answers={zipAnswers} labels={words} />
          <details className="mt-6 border-t border-line">
            <summary className="flex min-h-12 items-center font-semibold">{all}</summary>
            <DataTable caption={all} columns={columns} rows={rows} />
          </details>
        </div>
      </div>
    </PageSection>
  )
}
