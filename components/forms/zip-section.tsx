import { siteWords } from '@/content/words/site'
import { permitOffices } from '@/content/permit-offices'
import { zipTablePath } from '@/content/routes'
import { zipAnswers, zipRows } from '@/content/zips'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { DataTable } from '@/components/ui/table'
import { ZipLookup } from './zip-lookup'

const rows = zipRows.map(({ zip, place, offices }) => [
  zip,
  place,
  offices.map(id => permitOffices[id].name).join('; '),
])

const { all, ...words } = siteWords.zip

/** The lookup, with the way to the whole table for visitors without script. */
export function ZipSection({ title, lead }: { title: string; lead: string }) {
  return (
    <PageSection id="zip">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <SectionHeading id="zip-title" title={title} flush lead={lead} />
        <div>
          <ZipLookup answers={zipAnswers} words={words} />
          <a href={zipTablePath} className="link mt-3 inline-flex min-h-11 items-center">
            {all}
          </a>
        </div>
      </div>
    </PageSection>
  )
}

export function ZipTableSection() {
  const { title, columns } = siteWords.zipTable
  return (
    <PageSection background="sunken">
      <details className="faq">
        <summary className="faq-question">
          <h2>{title}</h2>
        </summary>
        {/* Inside, so that a link to it opens it. */}
        <div id="zips">
          <DataTable caption={title} columns={columns} rows={rows} />
        </div>
      </details>
    </PageSection>
  )
}
