import { timelineFor, timelineTitle } from '@/content/timeline'
import type { Town } from '@/content/towns'
import { classes } from '@/components/ui/classes'
import { Words } from '@/components/ui/words'

/** The whole time of a job: permit, date, hours on site. The longer stage is the wider one. */
export function Timeline({ town, className }: { town?: Town; className?: string }) {
  const timeline = timelineFor(town?.county ?? 'Suffolk', town?.slug)
  return (
    <div data-timeline="" className={classes('@container', className)}>
      <h3 className="text-xl">{timelineTitle(timeline)}</h3>
      <ol className="timeline-steps">
        {timeline.steps.map(({ span, title, text }) => (
          <li key={title}>
            <p className="font-display font-bold">
              <Words text={`${title}: ${span}`} />
            </p>
            <p className="mt-1 text-sm text-muted">
              <Words text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
