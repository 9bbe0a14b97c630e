import type { AllIn } from '@/content/all-in'
import { DataTable } from '@/components/ui/table'
import { InlineText } from '@/components/ui/inline'
import { Words } from '@/components/ui/words'

export function AllInCost({
  cost,
  headingLevel: Heading = 'h2',
  className,
}: {
  cost: AllIn
  headingLevel?: 'h2' | 'h3'
  className?: string
}) {
  return (
    <section data-all-in="" aria-labelledby="all-in" className={className}>
      <Heading id="all-in" className="text-2xl">
        <Words text={cost.title} />
      </Heading>
      <DataTable caption={cost.caption} columns={cost.columns} rows={cost.rows} />
      <p className="prose text-sm text-muted">
        <InlineText text={cost.note} />
      </p>
    </section>
  )
}
