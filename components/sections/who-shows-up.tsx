import { business } from '@/content/business'
import { electrician, electricianWords } from '@/content/electrician'
import { withLicense } from '@/content/license'
import { Words } from '@/components/ui/words'

/** The electrician's word, name, years and license. A sample is marked as one. */
export function WhoShowsUp({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{electricianWords.title}</h3>
        {electrician.sample ? (
          <p className="border border-edge px-2 text-sm font-semibold">{electricianWords.sampleTag}</p>
        ) : null}
      </div>
      <blockquote className="mt-2">
        <Words text={`“${electrician.sentence}”`} />
      </blockquote>
      <figcaption className="mt-1 text-sm text-muted">
        <Words text={withLicense(`${electrician.name}, ${business.foundedNote}`)} />
      </figcaption>
    </figure>
  )
}
