import type { ReactNode } from 'react'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { InlineText } from '@/components/ui/inline'
import { Container } from '@/components/ui/section'

interface PageHeroProps {
  /** A short line above the heading. */
  eyebrow?: ReactNode
  title: string
  /** The town that the title names. */
  town?: string
  lead: string
  actions?: ReactNode
  /** A picture or drawing beside the text, or below it where there is no room. */
  figure?: ReactNode
  /** Starts the conduit line beside the text; the sections below continue it. */
  line?: boolean
}

/**
 * A title with the town's name, and the comma after it, in a box: a line ends inside it only where
 * the name is longer than a line.
 */
function TownTitle({ title, town }: { title: string; town: string }) {
  const [before, after = ''] = title.split(town)
  const mark = /^\S*/.exec(after)?.[0] ?? ''
  return (
    <>
      {before}
      <span className="inline-block">
        {town}
        {mark}
      </span>
      {after.slice(mark.length)}
    </>
  )
}

/** The first screen of every page but the home page. */
export function PageHero({ eyebrow, title, town, lead, actions, figure, line = false }: PageHeroProps) {
  return (
    <div className="relative">
      {line ? <ConduitLine variant="start" className="conduit-small" /> : null}
      <Container className="hero">
        <div className={figure ? 'hero-columns' : undefined}>
          <div className="max-w-[46rem]">
            {eyebrow ? <p className="hero-eyebrow">{eyebrow}</p> : null}
            <h1 className="hero-title">{town?.includes(' ') ? <TownTitle {...{ title, town }} /> : title}</h1>
            <p className="prose hero-lead">
              <InlineText text={lead} />
            </p>
            {actions ? <div className="hero-actions">{actions}</div> : null}
          </div>
          {figure}
        </div>
      </Container>
      <FirstScreenEnd />
    </div>
  )
}
